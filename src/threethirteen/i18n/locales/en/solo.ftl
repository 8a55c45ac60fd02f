# Playing alone: what happens at the piles, and what is to be done.
solo-dealt = The piles are dealt, { $piles } of them; { $stock } cards are the stock.
solo-drawn = Drawn: { $card }.
solo-placed = { $card } is put on the { $size } pile.
solo-thrown = { $card } is thrown from the { $size } pile.
solo-thrown-closed = { $card } is thrown from the { $size } pile, and the pile is closed.
solo-undone = The last step is undone.
solo-won = All piles are closed!
solo-lost = The stock is gone, and { $points ->
    [one] { $points } point is left over
   *[other] { $points } points are left over
}.
solo-pile = { $size } pile
solo-closed = closed
solo-stock = Stock: { $count }
solo-left = Left over: { $points }
solo-to-draw = Draw a card.
solo-to-place = Put { $card } on an open pile.
solo-to-discard = Throw one card of the { $size } pile for good.
solo-to-finish = The stock is gone. Undo, or have it scored.
solo-hint-place = Put it on the { $size } pile: { $now } points are left over now, then { $then }.
solo-hint-discard = Throw { $card }: { $then } points are left over then.
solo-left-label = Left over
solo-closed-label = Closed
solo-of = { $count } of { $of }
solo-nothing-drawn = No card is drawn.
solo-thrown-last = Thrown: { $count }, last { $card }.
solo-piles = Piles
solo-undo = Undo
solo-draw = Draw
solo-finish = Score it
solo-history = Your solos by these rules
solo-history-played = Played
solo-history-won = Won
solo-history-best = Best
solo-history-mean = Mean
solo-history-last = The last ones, the newest first
solo-share = { $share } %
solo-mean = { NUMBER($points, maximumFractionDigits: 1) }
solo-won-short = won
solo-help-draw = draw a card; at the end: have it scored
solo-help-pile = put the card on this pile; or look at the pile
solo-help-card = throw the card at this place of the pile
solo-help-undo = undo; a draw is never undone
solo-help-close = close the pile that is shown large
solo-play = Play alone
solo-plain-welcome = You play alone. Type help for what can be typed.
solo-plain-help =
    draw or d: draw a card.
    place 7, or just 7: put it on the 7 pile.
    discard 7h, or just 7h: throw that card of the pile.
    undo: take the last step back; a draw is never undone.
    table: all piles.
    hint.
    score: at the end, have it scored.
    rules.
    quit: leave; the match is kept.
solo-plain-no-pile = “{ $line }” is no pile. Write the size of one: { $sizes }.
solo-word-place = place, put
solo-word-finish = score, finish
solo-keys = D draw · 3…9 0 J Q K pile · ← → Enter throw · U undo · H hint · R rules · ? help · X leave
