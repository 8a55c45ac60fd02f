# Where all play at once: choices and calls.
replay-choice = { $name } chooses: { $what ->
    [draw] to draw from the stock
    [take] to take from the pile to the right
    [discard] to discard { $card }
    [out-with] to go out with { $card }
   *[out] to go out
}
replay-choice-hidden = { $name } has chosen
replay-call-draw = The call: draw
replay-call-discard = The call: discard
replay-own-upcard = upcard of { $name }: { $card }
replay-own-pile = Pile of { $name }: { $cards }
refusal-not-in-this-call = You are out: this call is for the others.
refusal-no-call = There is no call to settle now.
refusal-call-too-early = { $player } has not chosen yet.
refusal-not-the-caller = It is for { $player } to call.
problem-needs-turns = this needs turns: where all play at once nobody has a turn to lay off in or to take a wrong call back in.
inferred-speed-caller = The caller is chosen at random for the first round; then the role passes to the left with each round, as the deal does elsewhere.
inferred-speed-stock = When fewer cards than players are left to draw, all discards but the tops of the piles are shuffled; where that is not enough, the round ends.
