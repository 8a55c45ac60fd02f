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
solo-to-draw = Dobierz kartę.
solo-to-place = Połóż { $card } na otwartym stosie.
solo-to-discard = Odrzuć na dobre jedną kartę ze stosu { $size }.
solo-to-finish = Stos zakryty się wyczerpał. Cofnij albo podlicz.
solo-hint-place = Połóż ją na stosie { $size }: teraz luzem { $now }, potem { $then }.
solo-hint-discard = Odrzuć { $card }: luzem zostanie { $then }.
solo-left-label = Luzem
solo-closed-label = Zamknięte
solo-of = { $count } z { $of }
solo-nothing-drawn = Nie dobrano karty.
solo-thrown-last = Odrzucono: { $count }, ostatnio { $card }.
solo-piles = Stosy
solo-undo = Cofnij
solo-draw = Dobierz
solo-finish = Podlicz
solo-history = Twoje gry w pojedynkę według tych zasad
solo-history-played = Rozegrane
solo-history-won = Wygrane
solo-history-best = Najlepszy wynik
solo-history-mean = Średnia
solo-history-last = Ostatnie, od najnowszej
solo-share = { $share }%
solo-mean = { NUMBER($points, maximumFractionDigits: 1) }
solo-won-short = wygrana
solo-help-draw = dobierz kartę; na końcu: podlicz
solo-help-pile = połóż kartę na tym stosie albo obejrzyj stos
solo-help-card = odrzuć kartę z tego miejsca stosu
solo-help-undo = cofnij; dobrania nigdy się nie cofa
solo-help-close = zamknij powiększony stos
solo-play = Graj w pojedynkę
solo-plain-welcome = Grasz w pojedynkę. Napisz pomoc, żeby zobaczyć, co można pisać.
solo-plain-help =
    dobierz albo d: dobierz kartę.
    na 7, albo samo 7: połóż ją na stosie 7.
    odrzuć 7h, albo samo 7h: odrzuć tę kartę stosu.
    cofnij: cofnij ostatni krok; dobrania nigdy się nie cofa.
    stół: wszystkie stosy.
    podpowiedź.
    podlicz: na końcu podlicz.
    zasady.
    koniec: wyjdź; partia zostaje zachowana.
solo-plain-no-pile = „{ $line }” to nie stos. Napisz wielkość któregoś: { $sizes }.
solo-word-place = place, na
solo-word-finish = finish, podlicz
solo-keys = D dobierz · 3…9 0 J Q K stos · ← → Enter odrzuć · U cofnij · H podpowiedź · R zasady · ? pomoc · X wyjdź
