# Wo alle zugleich spielen: gewählt wird vor dem Ruf.
replay-choice = { $name } wählt: { $what ->
    [draw] vom Stapel ziehen
    [take] von der Ablage rechts nehmen
    [discard] { $card } ablegen
    [out-with] mit { $card } Schluss machen
   *[out] Schluss machen
}
replay-choice-hidden = { $name } hat gewählt
replay-call-draw = Der Ruf: Ziehen
replay-call-discard = Der Ruf: Ablegen
replay-own-upcard = aufgedeckt bei { $name }: { $card }
replay-own-pile = Ablage von { $name }: { $cards }
refusal-not-in-this-call = Du hast Schluss gemacht: Dieser Ruf gilt den anderen.
refusal-no-call = Gerade steht kein Ruf an.
refusal-call-too-early = { $player } hat noch nicht gewählt.
refusal-not-the-caller = { $player } ruft.
problem-needs-turns = das geht nur Zug um Zug: Wo alle zugleich spielen, hat niemand einen Zug, in dem angelegt oder ein falscher Schlussruf zurückgenommen werden könnte.
inferred-speed-caller = Wer in der ersten Runde ruft, wird ausgelost; danach geht die Aufgabe jede Runde nach links weiter, wie sonst das Geben.
inferred-speed-stock = Sind weniger Karten zum Ziehen übrig als Mitspielende, werden alle abgelegten Karten bis auf die obersten gemischt; reicht das nicht, endet die Runde.

# Dasselbe am Tisch: Bildschirm, Terminal und Nachspielen im Browser.
calls-choice = { $you ->
    [yes] Deine Wahl
   *[no] { $name } wählt
}: { $what ->
    [draw] vom Stapel ziehen
    [take] von der Ablage rechts nehmen
    [discard] { $card } ablegen
    [out_with] mit { $card } Schluss machen
   *[go_out] Schluss machen
}.
calls-chosen = { $name } hat gewählt.
calls-draw = Ruf „Ziehen“: { $parts }.
calls-discard = Ruf „Ablegen“: { $parts }.
calls-took = { $you ->
    [yes] du nimmst { $card }
   *[no] { $name } nimmt { $card }
}
calls-drew-card = { $you ->
    [yes] du ziehst { $card }
   *[no] { $name } zieht { $card }
}
calls-drew = vom Stapel { $names }
calls-laid = { $you ->
    [yes] du legst { $card }
   *[no] { $name } legt { $card }
}
calls-out-with = { $you ->
    [yes] du machst mit { $card } Schluss
   *[no] { $name } macht mit { $card } Schluss
}
calls-out = { $you ->
    [yes] du machst Schluss
   *[no] { $name } macht Schluss
}
calls-to-draw = Wähle: vom Stapel ziehen oder { $card } von { $name } nehmen.
calls-to-draw-only = Wähle: vom Stapel ziehen.
calls-to-discard = Wähle, was du ablegst.
calls-last = Letzter Ruf: { $rest }
calls-waiting = { $count ->
    [0] Alle haben gewählt: Gleich kommt der Ruf.
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
calls-is-out = Du hast Schluss gemacht: Für die anderen wird noch einmal gerufen.
calls-may-change = { $choice } Noch lässt sie sich ändern.
calls-mark-chosen = hat gewählt
calls-mark-caller = ruft
calls-own-pile = meine Ablage
calls-pile-of = Ablage von { $name }
calls-own-pile-name = Meine eigene Ablage, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben { $top }
calls-right-pile-name = Ablage von { $name }, von der du nehmen darfst, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben { $top }
calls-pile-shown = Ablage von { $name }: { $top }
calls-own-pile-shown = Deine Ablage: { $top }
calls-now = Jetzt rufen
calls-now-help = Wer noch nicht gewählt hat, hat noch drei Sekunden.
calls-beat-draw = „Ziehen“ in { $seconds } s
calls-beat-discard = „Ablegen“ in { $seconds } s
calls-beat-call = Der Ruf
calls-beat-setting = Zeit zum Wählen
calls-beat-help = Wo alle zugleich spielen: Ist sie um, kommt der Ruf, und wer noch nicht gewählt hat, für den wählt ein Bot. 0: Gerufen wird nur, wenn alle gewählt haben oder wer ruft es tut.
calls-card-chosen = für den Ruf gewählt
