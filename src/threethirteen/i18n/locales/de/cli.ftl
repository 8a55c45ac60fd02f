usage-file-unreadable = { $file } ist nicht lesbar: { $reason }.
usage-file-not-json = { $file } ist kein JSON: { $reason }.
usage-set-malformed = --set braucht OPTION=WERT, zum Beispiel deck.jokers=2; „{ $value }“ ist das nicht.
usage-unknown-format = Es gibt kein Format „{ $value }“; es gibt { $known }.
usage-unknown-language = Es gibt keine Sprache „{ $value }“; es gibt { $known }.
rules-games = Spiele
rules-variations = Varianten (mit + zu verbinden, zum Beispiel one-wild+redemption)
rules-options = Optionen (zu ändern mit --set, zum Beispiel --set deck.jokers=2)
rules-values = Werte: { $values }. In standard: { $default }.
rules-values-of = { $kind ->
    [flag] yes, no
    [choice] { $words }
    [count] { $least } bis { $most }{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
    [span] ein Bereich innerhalb von { $least }..{ $most }
    [suits] { $least } bis { $most }
    [ranks] ein Bereich wie 3..K
    [sizes] eine Liste wie 3..13, 3..13..3 oder 3,5,7{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
   *[court] drei Zahlen wie 11/12/13
}
rules-hint = three-thirteen rules SCHLÜSSEL zeigt ein Regelblatt, zum Beispiel three-thirteen rules one-wild+redemption.
