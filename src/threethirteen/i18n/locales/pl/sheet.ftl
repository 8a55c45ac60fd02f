sheet-digest = Zestaw zasad { $key }, skrót { $digest }
sheet-trade-mark = „Five Crowns” to cudzy znak towarowy. Ten projekt nie ma związku z wydawcą, a karty rysuje sam.
sheet-aim = Zbiera się komplety i sekwensy. Kto ma w układach wszystkie karty oprócz jednej, którą odrzuca, ten kończy; karty, których pozostali nie mają wtedy w żadnym układzie, kosztują ich punkty. Wygrywa najniższy wynik.
sheet-aim-solo = Zamień wszystkie stosy w komplety i sekwensy, zanim wyczerpie się stos zakryty.

sheet-cards = Gracze i karty
sheet-seats = Liczba graczy: { $seats }.
sheet-seats-solo = Dla jednej osoby.
sheet-deck = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: { $suits }, w każdym kolorze od { $first } do { $last }{ $jokers ->
    [0] {""}
    [one] , oraz jednego jokera
    [few] , oraz { $jokers } jokery
    [many] , oraz { $jokers } jokerów
   *[other] , oraz { $jokers } jokera
}.
sheet-copies = { $copies ->
    [one] Gra się jedną talią
    [few] Tasuje się razem { $copies } talie
    [many] Tasuje się razem { $copies } talii
   *[other] Tasuje się razem { $copies } talii
}, niezależnie od liczby graczy.
sheet-copies-by-players = Liczba talii zależy od liczby graczy.
sheet-column-players = Gracze
sheet-column-decks = Talie
sheet-column-cards = Karty
sheet-column-left = Zostaje po największym rozdaniu

sheet-deal = Rozdanie
sheet-rounds = { $count ->
    [one] Partia ma jedną rundę.
    [few] Partia ma { $count } rundy.
    [many] Partia ma { $count } rund.
   *[other] Partia ma { $count } rundy.
}
sheet-dealing = Pierwszego rozdającego wybiera los; po każdej rundzie rozdaje następna osoba z lewej. Karty rozdaje się po jednej. Reszta to stos zakryty; jego wierzchnią kartę odkrywa się i od niej zaczyna się stos kart odrzuconych. Zaczyna gracz po lewej ręce rozdającego, gra się zgodnie z ruchem wskazówek zegara.
sheet-column-round = Runda
sheet-column-dealt = Kart dla każdego
sheet-column-wild = Dzikie
sheet-column-points = Punkty
sheet-doubled = podwójne
sheet-nothing = –

sheet-wild = Dzikie karty
sheet-wild-follows = W każdej rundzie jedna wartość jest dzika: ta, która odpowiada liczbie rozdanych kart, jak w tabeli powyżej.
sheet-wild-none = Żadna wartość nie jest dzika.
sheet-wild-jokers = Jokery są zawsze dzikie.
sheet-wild-nothing = Nie ma dzikich kart.
sheet-wild-use = Dzika karta może zastąpić każdą kartę, także taką, która leży gdzie indziej.
sheet-wild-all = { $allowed ->
    [yes] Układ może składać się z samych dzikich kart.
   *[no] Układ nie może składać się z samych dzikich kart.
}
sheet-wild-max = { $count ->
    [one] Najwyżej jedna karta układu może być użyta jako dzika.
    [few] Najwyżej { $count } karty układu mogą być użyte jako dzikie.
    [many] Najwyżej { $count } kart układu może być użytych jako dzikie.
   *[other] Najwyżej { $count } karty układu może być użyte jako dzikie.
}
sheet-wild-naturals = { $count ->
    [one] Układ musi mieć co najmniej jedną zwykłą kartę.
    [few] Układ musi mieć co najmniej { $count } zwykłe karty.
    [many] Układ musi mieć co najmniej { $count } zwykłych kart.
   *[other] Układ musi mieć co najmniej { $count } zwykłej karty.
}
sheet-wild-share = { $share ->
    [half] Najwyżej połowa kart układu może być użyta jako dzikie.
   *[fewer_than_naturals] W układzie musi być mniej kart użytych jako dzikie niż kart zwykłych.
}
sheet-wild-exempt = Te ograniczenia nie dotyczą układu z samych dzikich kart.
sheet-wild-own-place = { $place ->
    [natural] Karta dzikiej wartości, która w komplecie oznacza własną wartość, a w sekwensie samą siebie, jest tam zwykłą kartą.
   *[always_wild] Karta dzikiej wartości liczy się jako dzika także wtedy, gdy w komplecie oznacza własną wartość, a w sekwensie samą siebie.
}
sheet-wild-apart = Dwie dzikie karty nie mogą leżeć obok siebie w sekwensie.

sheet-melds = Układy
sheet-set = Komplet to co najmniej trzy karty jednej wartości.
sheet-run = { $suits ->
    [mixed] Sekwens to co najmniej trzy kolejne karty dowolnych kolorów.
   *[same] Sekwens to co najmniej trzy kolejne karty jednego koloru.
}
sheet-meld-once = Karta należy najwyżej do jednego układu. Układy mogą być dowolnie długie.
sheet-same-card = { $allowed ->
    [yes] Przy kilku taliach komplet może zawierać tę samą kartę dwa razy.
   *[no] Żadne dwie karty kompletu nie oznaczają tej samej karty, więc komplet ma najwyżej tyle kart, ile jest kolorów.
}
sheet-ace = { $place ->
    [low] As jest niski: { $ace }-2-3 to sekwens, { $queen }-{ $king }-{ $ace } nie.
    [high_or_low] As jest wysoki lub niski: { $ace }-2-3 i { $queen }-{ $king }-{ $ace } to sekwensy, { $king }-{ $ace }-2 nie.
   *[around_the_corner] As łączy oba końce: { $ace }-2-3, { $queen }-{ $king }-{ $ace } i { $king }-{ $ace }-2 to sekwensy. Żadna wartość nie występuje w sekwensie dwa razy.
}
sheet-run-ends = Dzika karta nigdy nie stoi poza ostatnią wartością w kolejności; a sekwens nie przeskakuje dzikiej wartości: jej miejsce musi być zajęte.
sheet-examples = Przykłady dla rundy, w której każdy ma tyle kart: { $cards }, a dzikie są { $wild }:
sheet-examples-no-rank = Przykłady:
sheet-example-set = komplet
sheet-example-run = sekwens
sheet-example-no = to nie układ
sheet-example-stands-for = { $card } zastępuje { $place }
sheet-column-example = Karty
sheet-column-verdict = Co to jest
sheet-column-why = Dlaczego
example-natural-set = trzy karty jednej wartości
example-natural-run = kolejne karty jednego koloru
example-too-short = dwie karty to za mało
example-mixed-run = { $legal ->
    [yes] w sekwensie kolory nie mają znaczenia
   *[no] kolejne, ale nie jednego koloru
}
example-twins = { $legal ->
    [yes] ta sama karta dwa razy, z dwóch talii
   *[no] dwa razy ta sama karta
}
example-more-than-suits = { $legal ->
    [yes] komplet może mieć więcej kart, niż jest kolorów
   *[no] więcej kart, niż jest kolorów
}
example-ace-low = { $legal ->
    [yes] as jest tu niski
   *[no] as nie jest niski
}
example-ace-high = { $legal ->
    [yes] as jest tu wysoki
   *[no] as nie jest wysoki
}
example-ace-corner = { $legal ->
    [yes] sekwens się zawija
   *[no] sekwens się nie zawija
}
example-one-wild = { $legal ->
    [yes] dzika karta zajmuje wolne miejsce
   *[no] za mało zwykłych kart obok dzikiej
}
example-joker = { $legal ->
    [yes] joker zajmuje wolne miejsce
   *[no] za mało zwykłych kart obok jokera
}
example-half-wild = { $legal ->
    [yes] dwie dzikie karty obok dwóch zwykłych
   *[no] za dużo dzikich kart
}
example-two-wilds = { $legal ->
    [yes] dwie dzikie karty obok jednej zwykłej
   *[no] za dużo dzikich kart
}
example-all-wild = { $legal ->
    [yes] same dzikie karty
   *[no] same dzikie karty, a to niedozwolone
}
example-own-rank-set = karty dzikiej wartości oznaczają tu własną wartość, jako zwykłe karty
example-own-place = { $legal ->
    [yes] dzika karta na swoim miejscu i jeszcze jedna
   *[no] obie karty dzikiej wartości liczą się jako dzikie
}
example-skipped = sekwens przeskakuje wartość
example-side-by-side = { $legal ->
    [yes] dwie dzikie karty obok siebie w sekwensie
   *[no] dwie dzikie karty obok siebie albo za dużo dzikich
}

sheet-turn = Tura
sheet-turn-rule = Weź jedną kartę, wierzchnią ze stosu zakrytego albo ze stosu kart odrzuconych. Potem połóż jedną kartę odkrytą na stosie kart odrzuconych.
sheet-return = { $allowed ->
    [yes] Kartę dopiero co wziętą ze stosu kart odrzuconych można odrzucić w tej samej turze.
   *[no] Karty dopiero co wziętej ze stosu kart odrzuconych nie można odrzucić w tej samej turze; taką samą można, a także ją samą, jeśli się nią kończy.
}
sheet-stock-empty = { $then ->
    [reshuffle] Gdy stos zakryty się wyczerpie, tasuje się wszystkie odrzucone karty oprócz wierzchniej i powstaje nowy. Jeśli trzeba dobrać, a nie ma już czego tasować, runda kończy się natychmiast.
   *[end_round] Jeśli trzeba dobrać, a stos zakryty jest wyczerpany, runda kończy się natychmiast.
} Wtedy liczy się wszystkie ręce, gracz, który skończył, zachowuje 0 punktów, a niewykorzystane ostatnie tury przepadają.
sheet-max-laps = { $count ->
    [one] Tak samo runda kończy się, gdy każdy gracz miał jedną turę.
    [few] Tak samo runda kończy się, gdy każdy gracz miał { $count } tury.
    [many] Tak samo runda kończy się, gdy każdy gracz miał { $count } tur.
   *[other] Tak samo runda kończy się, gdy każdy gracz miał { $count } tury.
}
sheet-speed-setup = Karty leżą zakryte, rozłożone na środku. Najwyższa wyciągnięta karta wskazuje prowadzącego. Każdy gracz bierze swoją rękę ze środka, a potem jeszcze jedną kartę, którą kładzie odkrytą po lewej: to jego własny stos kart odrzuconych.
sheet-speed-call = Na hasło „dobierz” każdy bierze jedną kartę, ze środka albo z wierzchu stosu sąsiada z prawej. Na hasło „odrzuć” każdy kładzie jedną kartę na swój stos. Wszyscy wybierają jednocześnie: nikt nie widzi wcześniej wyboru innych.
sheet-solo-setup = Wyłóż odkryte stosy (jest ich { $piles }) o liczbie kart { $sizes }: razem { $cards }. Reszta, { $stock }, to stos zakryty. Każdy stos ma własną dziką wartość, jak w tabeli.
sheet-solo-turn = Weź jedną kartę, dodaj ją do otwartego stosu, a potem jedną kartę tego stosu odrzuć na dobre. Stos, który w całości tworzy układy, jest zamknięty.

sheet-out = Kończenie
sheet-out-rule = { $discard ->
    [compulsory] Możesz skończyć, gdy po dobraniu masz w układach wszystkie karty oprócz jednej, którą odrzucasz. Odrzucić trzeba: jeśli wszystkie karty są w układach i żadnej nie da się oddać bez zepsucia układu, jeszcze nie możesz skończyć.
   *[optional] Możesz skończyć, gdy po dobraniu masz w układach wszystkie karty albo wszystkie oprócz jednej, którą odrzucasz.
}
sheet-out-choice = Nikt nie musi kończyć. Kto kończy, zapowiada to i od razu pokazuje układy; pozostałe ręce pokazuje się przy liczeniu punktów.
sheet-out-knock = { $points ->
    [one] Możesz też skończyć z jednym punktem w wolnych kartach; liczy się on.
    [few] Możesz też skończyć, mając w wolnych kartach najwyżej { $points } punkty (pukanie); liczą się one.
    [many] Możesz też skończyć, mając w wolnych kartach najwyżej { $points } punktów (pukanie); liczą się one.
   *[other] Możesz też skończyć, mając w wolnych kartach najwyżej { $points } punktu (pukanie); liczą się one.
}
sheet-out-first-turn = { $allowed ->
    [yes] Możesz skończyć już w swojej pierwszej turze.
   *[no] W pierwszym okrążeniu rundy nikt nie może skończyć.
}
sheet-out-wrong-call = Po każdym dobraniu, byle nie w ostatniej turze, możesz przy odrzucaniu zapowiedzieć koniec. Jeśli zapowiedź jest błędna, wszyscy widzą twoje karty, bierzesz je z powrotem i odrzucasz jak zwykle dowolną; na koniec rundy { $points ->
    [one] dolicza ci się jeden punkt
    [few] doliczają ci się { $points } punkty
    [many] dolicza ci się { $points } punktów
   *[other] dolicza ci się { $points } punktu
}.

sheet-last-turns = Ostatnie tury
sheet-last-turns-one = Potem każdy z pozostałych graczy ma po kolei jeszcze dokładnie jedną turę; można wziąć także kartę odrzuconą przy kończeniu. Kto ma wtedy wszystko w układach, też dostaje 0 punktów. Na tym runda się kończy.
sheet-last-turns-none = Runda kończy się natychmiast: nikt nie ma już tury.
sheet-no-lay-off = Nikt nie dokłada kart do układów innych graczy.
sheet-redemption = Runda ratunkowa: w ostatniej turze możesz wyłożyć własne układy i dołożyć wolne karty do układów, które inni mają na stole. Układy muszą pozostać dozwolone, a dzikie karty zostają w nich na swoich miejscach. Na koniec nadal trzeba odrzucić. Kto pozbędzie się wszystkiego, dostaje 0 punktów.
sheet-speed-out = Kto może skończyć, mówi to na hasło „odrzuć”; może to zrobić kilka osób naraz i wszystkie dostają 0 punktów. Pozostali jeszcze raz dobierają i jeszcze raz odrzucają.

sheet-score = Punkty
sheet-score-rule = Każdą rękę układa się tak, by wolne karty, czyli te poza układami, kosztowały jak najmniej. Kosztują one:
sheet-column-card = Karta
sheet-column-cost = Punkty
sheet-number-cards = { $first }–{ $last }
sheet-face-value = wartość karty
sheet-wild-card = Karta dzikiej wartości
sheet-score-wild-own = Karta dzikiej wartości kosztuje tyle, co każda karta tej wartości.
sheet-score-wild = Karta dzikiej wartości ma tę własną cenę bez względu na to, jaka to wartość, także jako as lub figura.
sheet-jokers-away = Wolny joker nic nie kosztuje, gdy inny gracz pokazuje układ: dokłada się go tam, bez względu na ograniczenia dzikich kart.
sheet-doubled-rounds = Punkty w rundach o liczbie kart { $sizes } liczą się podwójnie{ $calls ->
    [yes] , także te za błędną zapowiedź
   *[no] {""}
}.
sheet-out-bonus = Premia dla gracza, który skończy pierwszy (w punktach): { $points }. Nigdy nie jest podwajana.

sheet-end = Koniec
sheet-end-rule = Punkty ze wszystkich rund się sumuje. Po ostatniej rundzie wygrywa najniższy wynik.
sheet-target = Partia kończy się wcześniej, po rundzie, w której czyjś wynik osiągnie { $points }.
sheet-tie = { $tie ->
    [shared] Gdy najniższe wyniki są równe, wygrana jest wspólna.
    [most_zero_rounds] Gdy najniższe wyniki są równe, wygrywa gracz z największą liczbą rund z 0 punktów; jeśli i to jest równe, wygrana jest wspólna.
   *[bonus_round] Gdy najniższe wyniki są równe, rozstrzyga runda dodatkowa. Rozdaje się ją tylko graczom z równym wynikiem, a jej punktów nie dolicza się do wyników.
}
sheet-bonus-round = W rundzie dodatkowej każdy dostaje tyle kart: { $cards }. { $wild ->
    [jokers_only] Dzikie są tylko jokery.
   *[follows] Dzika wartość zależy jak zwykle od liczby kart.
}
sheet-leaver = Gdy gracz odchodzi, jego karty trafiają pod stos zakryty, a on zajmuje miejsce za wszystkimi.
sheet-solo-end = Wygrywasz, gdy wszystkie stosy są zamknięte, zanim wyczerpie się stos zakryty. W przeciwnym razie twoim wynikiem są punkty za wolne karty w otwartych stosach.

sheet-differences = Czym różnią się te zasady od Three Thirteen
sheet-no-differences = Niczym: to zasady Three Thirteen, jakie podaje większość źródeł.
sheet-house-rules = Zasady domowe dodane do { $title }: { $options }.
sheet-column-option = Zasada
sheet-column-value = Tutaj
sheet-column-standard = Three Thirteen

sheet-sources = Skąd pochodzą te zasady
sheet-sources-of = { $title }: { $sources }.
sheet-inferred = Tu dało się przeczytać tylko część źródła; to, czego brakowało, ten projekt wywnioskował:
sheet-rulings = Źródła milczą w tych sprawach i zdecydował ten projekt: { $options }.
sheet-rulings-always = Źródła nie mówią też nic o graczu, który odchodzi; ta zasada jest również nasza.

sheet-options = Wszystkie obowiązujące zasady
sheet-column-key = Opcja
