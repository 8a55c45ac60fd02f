# Der letzte Zug einer Rettungsrunde: ausgelegte Meldungen und angelegte Karten.
laying-down = { $you ->
    [yes] Du hast { $meld } ausgelegt.
   *[no] { $name } hat { $meld } ausgelegt.
}
laying-off = { $you ->
    [yes] Du hast { $card } angelegt: { $meld }.
   *[no] { $name } hat { $card } angelegt: { $meld }.
}
laying-told-down = { $name } legt { $meld } aus
laying-told-off = { $name } legt { $card } an: { $meld }
laying-result = angelegt: { $cards }
laying-hint = Tipp: Leg { $card } an: { $meld }. Am Ende bleiben { $then }, weniger geht nicht.
laying-table = Auf dem Tisch
laying-meld = { $number }: { $meld } ({ $name })
laying-to-do = Leg aus oder an, dann leg ab.
laying-done = Mehr hilft nicht. Leg { $card } ab.
laying-none-to-lay = Du hast keine Meldung.
laying-key-down = Auslegen
laying-key-off = Anlegen
laying-key-best = Bestes
laying-choose-meld = An welche Meldung?
laying-end-first = am Anfang
laying-end-last = am Ende
laying-plain-add = Sag, welche Karte an welche Meldung soll, etwa „anlegen 8h 1“, mit „first“ oder „last“ für das Ende einer Folge. Du hast gesagt: { $line }
refusal-no-laying-off = Nach diesen Regeln werden keine Karten ausgelegt oder angelegt (out.lay_off).
refusal-laying-only-in-last-turn = Ausgelegt und angelegt wird nur in deinem letzten Zug, wenn jemand Schluss gemacht hat.
refusal-not-one-meld = Diese Karten ergeben nicht eine Meldung.
refusal-no-such-meld = Diese Meldung liegt nicht auf dem Tisch.
refusal-keep-a-discard = Behalt eine Karte: Am Ende musst du ablegen (out.discard).
refusal-only-taken-card-left = Es bliebe nur { $card }, und die wurde eben vom Ablagestapel genommen.
refusal-lay-off-card-does-not-fit = { $card } passt dort nicht: Die Meldung muss erlaubt bleiben, und was dort liegt, bleibt liegen.
refusal-lay-off-set-same-card-twice = { $card } passt nicht: In einem Satz liegt keine Karte doppelt (meld.same_card_twice_in_set).
refusal-lay-off-wilds-adjacent = { $card } passt nicht: Zwei wilde Karten dürfen nicht nebeneinander liegen (wild.adjacent).
refusal-lay-off-too-few-naturals = { $card } passt nicht: In der Meldung wären zu wenige natürliche Karten (wild.min_naturals).
refusal-lay-off-too-many-wilds = { $card } passt nicht: Mehr wilde Karten verträgt die Meldung nicht (wild.max_per_meld).
refusal-lay-off-too-great-a-share-of-wilds = { $card } passt nicht: Der Anteil wilder Karten wäre zu groß (wild.max_share).
terminal-word-lay = auslegen
terminal-word-add = anlegen
terminal-word-best = bestes
laying-help-down = die Meldung der gewählten Karte auslegen, sonst alle (Rettungsrunde)
laying-help-off = die gewählte Karte an eine Meldung auf dem Tisch anlegen
laying-help-best = alles anlegen, was hilft, und die Karte zum Ablegen wählen
laying-plain-help = Im letzten Zug einer Rettungsrunde: auslegen 9h 9s 9c legt eine Meldung aus, auslegen allein alle; anlegen 8h 1 legt eine Karte an Meldung 1 an; bestes tut, was am meisten hilft.
