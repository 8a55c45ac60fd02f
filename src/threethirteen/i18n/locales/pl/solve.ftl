# three-thirteen solve.
solve-round = Runda z { $cards ->
    [one] { $cards } kartą
    [few] { $cards } kartami
    [many] { $cards } kartami
   *[other] { $cards } karty
}, { $wild ->
    [none] żadna wartość nie jest dzika
   *[other] dzika karta: { $wild }
}
solve-deadwood = Zostaje: { $cards } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
solve-all-melded = Wszystko jest w układach: 0 punktów.
solve-discard = Odrzuć { $card }.
solve-can-go-out = Możesz zakończyć.
solve-cannot-go-out = Nie możesz zakończyć.
solve-batch-wrong = Nie udało się rozwiązać wierszy: { $wrong } z { $total }; odpowiedzi mówią dlaczego.
usage-solve-what = Podaj karty ("3s 3h Kh") albo plik przez --batch; nie jedno i drugie.
usage-hand-size-out-of-range = Ręka o wielkości { $value } nie mieści się między { $least } a { $most }.
usage-card-count = Liczba kart { $count } nie pasuje: ręka { $held } ma { $held } kart, a po dobraniu { $drawn }.
usage-card-malformed = „{ $text }” (miejsce { $position }) to nie karta; karty zapisuje się tak: 7h, Td, 9*, JK.
usage-deck-lacks-card = W talii tych zasad nie ma karty { $card }.
usage-too-many-cards = Kart jest { $count }, a dokładnie ułożyć można najwyżej { $most }.
usage-json-malformed = Ten wiersz to nie JSON: { $reason }
usage-json-not-an-object = Ten wiersz to nie obiekt JSON, jak {"{"}"cards": "3s 3h Kh", "hand_size": 3{"}"}.
usage-json-misspelt-key = Nie ma klucza „{ $key }”; czy chodzi o „{ $near }”?
usage-json-cards = „cards” musi być tekstem, jak "3s 3h Kh", albo listą takich tekstów.
usage-json-hand-size = „hand_size” musi być liczbą całkowitą, a nie { $value }.
usage-json-rules = „rules” musi być nazwą gry albo zestawem zasad, a nie { $value }.
usage-json-options = „options” musi być obiektem z opcjami i wartościami, a nie { $value }.
usage-command = { $reason } (three-thirteen --help pokazuje, co jest)
