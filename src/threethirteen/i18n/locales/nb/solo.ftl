# Å spille alene: det som skjer med bunkene, og det som skal gjøres.
solo-dealt = Bunkene er lagt ut, { $piles } i alt; { $stock } kort er trekkbunken.
solo-drawn = Trukket: { $card }.
solo-placed = { $card } legges på { $size }-bunken.
solo-thrown = { $card } kastes fra { $size }-bunken.
solo-thrown-closed = { $card } kastes fra { $size }-bunken, og bunken er lukket.
solo-undone = Det siste steget er angret.
solo-won = Alle bunkene er lukket!
solo-lost = Trekkbunken er tom, og { $points } poeng står igjen.
solo-pile = { $size }-bunke
solo-closed = lukket
solo-stock = Trekkbunke: { $count }
solo-left = Igjen: { $points }
