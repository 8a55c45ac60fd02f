problem-too-small = `{ $path }`: { $value } to mniej niż { $least }.
problem-too-large = `{ $path }`: { $value } to więcej niż { $most }.
problem-malformed = `{ $path }`: „{ $value }” to nie { $expected ->
    [flag] tak ani nie (yes, no)
    [choice] żadne ze słów: { $words }
    [count] liczba całkowita{ $words ->
        [no-words] {""}
       *[other] {" "}ani żadne ze słów: { $words }
    }
    [span] zakres taki jak 2..8
    [suits] liczba kolorów, na przykład 4, ani lista pierwszych kolorów
    [ranks] zakres wartości taki jak 3..K
    [sizes] lista liczb taka jak 3..13 lub 3,5,7
   *[court] trzy liczby takie jak 11/12/13
}.
problem-wrong-order = `{ $path }`: w { $value } początek jest większy niż koniec.
problem-too-few-ranks = `{ $path }`: liczba wartości kart { $count } jest za mała; potrzeba co najmniej { $least }.
problem-empty = `{ $path }`: musi być co najmniej jedna runda.
problem-too-many = `{ $path }`: liczba pozycji { $count } przekracza { $most }.
problem-unknown-option = Nie ma opcji `{ $path }`.{ $near ->
    [none] {""}
   *[other] {" "}Może chodziło o { $near }?
}
problem-unknown-preset = Nie ma gry ani odmiany `{ $value }`.{ $near ->
    [none] {""}
   *[other] {" "}Może chodziło o { $near }?
}
problem-two-games = Można wybrać tylko jedną grę: `{ $first }` i `{ $second }` to dwie różne gry.
problem-variations-conflict = `{ $path }`: `{ $first }` i `{ $second }` wymagają różnych wartości.
problem-given-twice = `{ $path }` podano dwa razy.
problem-not-an-object = Zasady to obiekt JSON, a nie { $value }.
problem-unknown-schema = Wersja schematu zasad { $value } jest tu nieznana; ten program czyta wersję { $known }.
problem-deck-too-small = `{ $path }`: kart nie wystarczy przy liczbie graczy { $seats }: gdy na ręce jest { $hand_size }, jedna karta leży odkryta i dla każdego zostaje jedna w stosie, potrzeba { $needed }, a jest { $cards }.{ $fits ->
    [none] {""}
   *[other] {" "}Możliwe liczby graczy: { $fits }.
}
problem-wild-rank-lacking = `{ $path }`: przy liczbie kart { $hand_size } dzikie byłyby { $rank }, a w talii ich nie ma.
problem-redemption-without-last-turns = `{ $path }`: runda ratunkowa wymaga ostatnich tur (`out.last_turns` 1).
problem-jokers-away-without-jokers = `{ $path }`: w talii nie ma jokerów (`deck.jokers`).
problem-too-many-in-turn = `{ $path }`: { $value } to więcej niż { $most }; więcej osób nie może grać po kolei.
problem-one-seat-is-solo = `{ $path }`: w pojedynkę można grać tylko solo (`play` solo).
problem-solo-has-one-seat = `{ $path }`: gra solo jest dla 1 osoby, a nie dla { $value }.
problem-needs-other-seats = `{ $path }`: chodzi tu o innych graczy, a w grze solo ich nie ma.
problem-ace-needs-king = `{ $path }`: as nad królem wymaga króli, a najwyższe karty w talii to { $rank }.
problem-nobody-goes-out = `{ $path }`: nikt nie mógłby skończyć: runda ma jedno okrążenie, a w pierwszym nie wolno kończyć.
problem-not-a-name = `{ $path }`: nazwa zasad jest tekstem, a nie { $value }.
