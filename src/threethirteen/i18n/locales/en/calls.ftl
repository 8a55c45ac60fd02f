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

# The same at the table: the screen, the terminal and the replay in the browser.
calls-choice = { $you ->
    [yes] Your choice
   *[no] { $name } chooses
}: { $what ->
    [draw] draw from the stock
    [take] take from the pile to the right
    [discard] discard { $card }
    [out_with] go out with { $card }
   *[go_out] go out
}.
calls-chosen = { $name } has chosen.
calls-draw = Call “draw”: { $parts }.
calls-discard = Call “discard”: { $parts }.
calls-took = { $you ->
    [yes] you take { $card }
   *[no] { $name } takes { $card }
}
calls-drew-card = { $you ->
    [yes] you draw { $card }
   *[no] { $name } draws { $card }
}
calls-drew = from the stock { $names }
calls-laid = { $you ->
    [yes] you lay { $card }
   *[no] { $name } lays { $card }
}
calls-out-with = { $you ->
    [yes] you are out with { $card }
   *[no] { $name } is out with { $card }
}
calls-out = { $you ->
    [yes] you are out
   *[no] { $name } is out
}
calls-to-draw = Choose: the stock, or { $name }’s { $card }.
calls-to-draw-only = Choose: draw from the stock.
calls-to-discard = Choose your discard.
calls-last = Last call: { $rest }
calls-waiting = { $count ->
    [0] All have chosen: the call comes.
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
calls-is-out = You are out: the others have one more call.
calls-may-change = { $choice } You may still change it.
calls-mark-chosen = has chosen
calls-mark-caller = calls
calls-own-pile = my pile
calls-pile-of = { $name }’s pile
calls-own-pile-name = My own pile, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $top }
calls-right-pile-name = Pile of { $name }, from which you may take, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $top }
calls-pile-shown = { $name }’s pile: { $top }
calls-own-pile-shown = Your pile: { $top }
calls-now = Call now
calls-now-help = Whoever has not chosen has three more seconds.
calls-beat-draw = { $seconds } s to “draw”
calls-beat-discard = { $seconds } s to “discard”
calls-beat-call = The call
calls-beat-setting = Time for a choice
calls-beat-help = Where all play at once: when it is over the call is made, and a bot chooses for whoever has not. 0: only the caller or everybody’s choice makes the call.
calls-card-chosen = chosen for the call
