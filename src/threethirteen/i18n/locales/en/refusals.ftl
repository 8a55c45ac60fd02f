# Why something is not done: one sentence for each refusal code.
refusal-already-drawn = You have drawn already: now discard a card.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-discard-compulsory = You cannot go out without a discard: these rules ask for one.
refusal-draw-first = You cannot do that yet: draw first.
refusal-match-ended = The match is over.
refusal-match-suspended = The match is put aside; it has to be resumed first.
refusal-name-empty = A name needs at least one letter.
refusal-name-too-long = “{ $name }” is too long: a name has at most { $most } letters.
refusal-no-round = No round is being played.
refusal-no-such-seat = There is no seat { $seat }.
refusal-nonce-malformed = “{ $nonce }” is no hexadecimal number of 1 to { $most } bytes.
refusal-not-all-melded = You cannot go out so: { $points ->
    [one] { $points } point would be left over.
   *[other] { $points } points would be left over.
}
refusal-not-seated = You have no seat in this match.
refusal-not-suspended = The match is not put aside.
refusal-not-your-turn = It is not your turn: { $player } is playing.
refusal-nothing-to-take-back = There is no discard of yours that can be taken back now.
refusal-out-in-first-turn = These rules do not allow going out in the first turn (out.first_turn).
refusal-pile-empty = The discard pile is empty.
refusal-round-in-progress = That has to wait until the round is over.
refusal-seat-retired = You have left this match.
refusal-somebody-is-out = Somebody is out already: in your last turn you just discard.
refusal-table-full = The table is full: these rules seat at most { $most }.
refusal-take-back-off = At this table a discard cannot be taken back.
refusal-taken-card-returned = { $card } has just been taken from the pile and cannot be discarded in the same turn.
refusal-too-few-seats = These rules need at least { $least } seats.
refusal-too-many-points-to-knock = You cannot knock so: { $points } points would be left over, and at most { $most } may be.
refusal-seating-incomplete = The order round the table must name each of the { $seats } seats once.
refusal-card-not-in-pile = { $card } is not in the pile you are playing on.
refusal-discard-first = The card lies on a pile: now discard one card of that pile, or undo.
refusal-no-such-pile = There is no pile { $pile }.
refusal-not-alone = Playing alone there is nobody else’s pile, and no going out.
refusal-nothing-to-undo = There is nothing to undo: a draw is never undone.
refusal-only-alone = That is only done playing alone.
refusal-pile-closed = The { $size } pile is closed.
refusal-place-first = You have drawn: first put the card on a pile.
refusal-stock-gone = The stock is gone: undo, or have it scored.
refusal-stock-left = There is still { $count ->
    [one] a card
   *[other] { $count } cards
} in the stock.
refusal-calls-are-checked = At this table the program sees to it that nobody goes out wrongly: just go out when it is offered.
refusal-bonus-round-due = The match is tied: only a bonus round is still to be played, and nobody can join it.
