problem-too-small = `{ $path }`: { $value } ist kleiner als { $least }.
problem-too-large = `{ $path }`: { $value } ist größer als { $most }.
problem-malformed = `{ $path }`: „{ $value }“ ist { $expected ->
    [flag] nicht ja oder nein (yes, no)
    [choice] keines der Wörter { $words }
    [count] keine ganze Zahl{ $words ->
        [no-words] {""}
       *[other] {" "}und keines der Wörter { $words }
    }
    [span] kein Bereich wie 2..8
    [suits] keine Zahl von Farben wie 4 und keine Liste der ersten Farben
    [ranks] kein Bereich von Kartenwerten wie 3..K
    [sizes] keine Liste von Zahlen wie 3..13 oder 3,5,7
   *[court] keine Dreiergruppe von Zahlen wie 11/12/13
}.
problem-wrong-order = `{ $path }`: In { $value } ist der Anfang größer als das Ende.
problem-too-few-ranks = `{ $path }`: { $count ->
    [one] Ein Kartenwert ist
   *[other] { $count } Kartenwerte sind
} zu wenig; mindestens { $least } sind nötig.
problem-empty = `{ $path }`: Es muss mindestens eine Runde geben.
problem-too-many = `{ $path }`: { $count } Einträge sind mehr als { $most }.
problem-unknown-option = Es gibt keine Option `{ $path }`.{ $near ->
    [none] {""}
   *[other] {" "}Gemeint war vielleicht { $near }?
}
problem-unknown-preset = Es gibt kein Spiel und keine Variante `{ $value }`.{ $near ->
    [none] {""}
   *[other] {" "}Gemeint war vielleicht { $near }?
}
problem-two-games = Zusammen geht nur ein Spiel: `{ $first }` und `{ $second }` sind beide ganze Spiele.
problem-variations-conflict = `{ $path }`: `{ $first }` und `{ $second }` verlangen verschiedene Werte.
problem-given-twice = `{ $path }` ist zweimal angegeben.
problem-not-an-object = Regeln sind ein JSON-Objekt, nicht { $value }.
problem-unknown-schema = Regeln der Schemaversion { $value } sind hier unbekannt; dieses Programm liest Version { $known }.
problem-deck-too-small = `{ $path }`: Die Karten reichen nicht für { $seats } Mitspielende: Bei { $hand_size } Karten auf der Hand, der aufgedeckten Karte und je einer Karte im Nachziehstapel wären { $needed } nötig, es gibt { $cards }.{ $fits ->
    [none] {""}
   *[other] {" "}Möglich sind: { $fits }.
}
problem-wild-rank-lacking = `{ $path }`: Bei { $hand_size } Karten wären { $rank } wild, und das Blatt hat keine.
problem-redemption-without-last-turns = `{ $path }`: Eine Rettungsrunde braucht letzte Züge (`out.last_turns` 1).
problem-jokers-away-without-jokers = `{ $path }`: Im Blatt sind keine Joker (`deck.jokers`).
problem-too-many-in-turn = `{ $path }`: { $value } ist mehr als { $most }; mehr können nicht reihum spielen.
problem-one-seat-is-solo = `{ $path }`: Einer allein kann nur solo spielen (`play` solo).
problem-solo-has-one-seat = `{ $path }`: Ein Solo ist für 1 Person, nicht für { $value }.
problem-needs-other-seats = `{ $path }`: Hier geht es um andere am Tisch, und beim Solo gibt es keine.
problem-ace-needs-king = `{ $path }`: Ein Ass über dem König braucht Könige, und die höchsten Karten im Blatt sind { $rank }.
problem-nobody-goes-out = `{ $path }`: Niemand könnte je Schluss machen: Eine Runde hat nur einen Umlauf, und im ersten ist es nicht erlaubt.
problem-not-a-name = `{ $path }`: Der Name von Regeln ist ein Text, nicht { $value }.
