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
