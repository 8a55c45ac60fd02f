# three-thirteen solve.
solve-round = Runde mit { $cards } Karten, { $wild ->
    [none] kein Kartenwert ist wild
   *[other] { $wild } ist wild
}
solve-deadwood = Übrig: { $cards } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
solve-all-melded = Alles ist gemeldet: 0 Punkte.
solve-discard = Ablegen: { $card }.
solve-can-go-out = Du kannst Schluss machen.
solve-cannot-go-out = Du kannst nicht Schluss machen.
solve-batch-wrong = { $wrong } von { $total } Zeilen ließen sich nicht lösen; ihre Antworten sagen, warum.
usage-solve-what = Gib die Karten an ("3s 3h Kh") oder mit --batch eine Datei; nicht beides.
usage-hand-size-out-of-range = Eine Handgröße von { $value } liegt nicht zwischen { $least } und { $most }.
usage-card-count = { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
} nicht: Eine Hand von { $held } hat { $held } Karten, nach dem Ziehen { $drawn }.
usage-card-malformed = „{ $text }“ (Stelle { $position }) ist keine Karte; Karten schreibt man wie 7h, Td, 9*, JK.
usage-deck-lacks-card = Im Spiel dieser Regeln gibt es kein { $card }.
usage-too-many-cards = { $count } Karten sind mehr als die { $most }, die sich genau ordnen lassen.
usage-json-malformed = Diese Zeile ist kein JSON: { $reason }
usage-json-not-an-object = Diese Zeile ist kein JSON-Objekt wie {"{"}"cards": "3s 3h Kh", "hand_size": 3{"}"}.
usage-json-misspelt-key = Den Schlüssel „{ $key }“ gibt es nicht; ist „{ $near }“ gemeint?
usage-json-cards = „cards“ muss ein Text wie "3s 3h Kh" oder eine Liste solcher Texte sein.
usage-json-hand-size = „hand_size“ muss eine ganze Zahl sein, nicht { $value }.
usage-json-rules = „rules“ muss der Name eines Spiels oder ein Regelwerk sein, nicht { $value }.
usage-json-options = „options“ muss ein Objekt aus Optionen und Werten sein, nicht { $value }.
usage-command = { $reason } (three-thirteen --help zeigt, was es gibt)
