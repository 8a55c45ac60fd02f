# Gra w pojedynkę: co dzieje się ze stosami i co zrobić.
solo-dealt = Stosy są rozłożone, jest ich { $piles }; stos zakryty ma { $stock } kart.
solo-drawn = Dobrano: { $card }.
solo-placed = { $card } trafia na stos { $size }.
solo-thrown = { $card } odrzucono ze stosu { $size }.
solo-thrown-closed = { $card } odrzucono ze stosu { $size } i stos jest zamknięty.
solo-undone = Ostatni krok cofnięto.
solo-won = Wszystkie stosy są zamknięte!
solo-lost = Stos zakryty się wyczerpał, a luzem { $points ->
    [one] został { $points } punkt
    [few] zostały { $points } punkty
    [many] zostało { $points } punktów
   *[other] zostało { $points } punktu
}.
solo-pile = stos { $size }
solo-closed = zamknięty
solo-stock = Stos zakryty: { $count }
solo-left = Luzem: { $points }
