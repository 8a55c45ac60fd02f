usage-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
usage-file-not-json = Plik { $file } nie jest poprawnym JSON-em: { $reason }.
usage-set-malformed = --set wymaga postaci OPCJA=WARTOŚĆ, na przykład deck.jokers=2; „{ $value }” nią nie jest.
usage-unknown-format = Nie ma formatu „{ $value }”; są: { $known }.
usage-unknown-language = Nie ma języka „{ $value }”; są: { $known }.
rules-games = Gry
rules-variations = Odmiany (łączy się je znakiem +, na przykład one-wild+redemption)
rules-options = Opcje (zmienia się je przez --set, na przykład --set deck.jokers=2)
rules-values = Wartości: { $values }. W standard: { $default }.
rules-values-of = { $kind ->
    [flag] yes, no
    [choice] { $words }
    [count] od { $least } do { $most }{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
    [span] zakres od { $least } do { $most }
    [suits] od { $least } do { $most }
    [ranks] zakres taki jak 3..K
    [sizes] lista taka jak 3..13, 3..13..3 lub 3,5,7{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
   *[court] trzy liczby takie jak 11/12/13
}
rules-hint = three-thirteen rules KLUCZ pokazuje kartę zasad, na przykład three-thirteen rules one-wild+redemption.
