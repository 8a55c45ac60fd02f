# Ostatnia tura rundy ratunkowej: wyłożone układy i dołożone karty.
laying-down = { $you ->
    [yes] Wykładasz { $meld }.
   *[no] { $name } wykłada { $meld }.
}
laying-off = { $you ->
    [yes] Dokładasz { $card }: { $meld }.
   *[no] { $name } dokłada { $card }: { $meld }.
}
laying-told-down = { $name } wykłada { $meld }
laying-told-off = { $name } dokłada { $card }: { $meld }
laying-result = dołożone: { $cards }
laying-hint = Podpowiedź: dołóż { $card }: { $meld }. Na koniec zostaje { $then }, mniej się nie da.
laying-table = Na stole
laying-meld = { $number }: { $meld } ({ $name })
laying-to-do = Wyłóż albo dołóż, potem odrzuć.
laying-done = Nic więcej nie pomoże. Odrzuć { $card }.
laying-none-to-lay = Nie masz żadnego układu.
laying-key-down = Wyłóż
laying-key-off = Dołóż
laying-key-best = Najlep.
laying-choose-meld = Do którego układu?
laying-end-first = na początku
laying-end-last = na końcu
laying-plain-add = Podaj kartę i numer układu, na przykład „dołóż 8h 1”, z „first” albo „last” dla końca sekwensu. Wpisano: { $line }
refusal-no-laying-off = Według tych zasad nie wykłada się kart na stół (out.lay_off).
refusal-laying-only-in-last-turn = Karty wykłada się tylko w ostatniej turze, gdy ktoś już skończył.
refusal-not-one-meld = Te karty nie tworzą jednego układu.
refusal-no-such-meld = Nie ma takiego układu na stole.
refusal-keep-a-discard = Zachowaj jedną kartę: na koniec trzeba odrzucić (out.discard).
refusal-only-taken-card-left = Zostałaby tylko { $card }, a dopiero co wzięto ją ze stosu kart odrzuconych.
refusal-lay-off-card-does-not-fit = { $card } tam nie pasuje: układ musi pozostać dozwolony, a leżące karty się nie ruszają.
refusal-lay-off-set-same-card-twice = { $card } nie pasuje: w komplecie żadna karta nie może być dwa razy (meld.same_card_twice_in_set).
refusal-lay-off-wilds-adjacent = { $card } nie pasuje: dwie dzikie karty nie mogą leżeć obok siebie (wild.adjacent).
refusal-lay-off-too-few-naturals = { $card } nie pasuje: w układzie byłoby za mało naturalnych kart (wild.min_naturals).
refusal-lay-off-too-many-wilds = { $card } nie pasuje: układ nie przyjmie więcej dzikich kart (wild.max_per_meld).
refusal-lay-off-too-great-a-share-of-wilds = { $card } nie pasuje: dzikich kart byłoby w układzie za dużo (wild.max_share).
terminal-word-lay = wyłóż
terminal-word-add = dołóż
terminal-word-best = najlepsze
laying-help-down = wyłóż układ z wybraną kartą albo wszystkie (runda ratunkowa)
laying-help-off = dołóż wybraną kartę do układu na stole
laying-help-best = dołóż wszystko, co pomaga, i wybierz kartę do odrzucenia
laying-plain-help = W ostatniej turze rundy ratunkowej: wyłóż 9h 9s 9c wykłada układ, samo wyłóż wszystkie; dołóż 8h 1 dokłada kartę do układu 1; najlepsze robi to, co pomaga najbardziej.
