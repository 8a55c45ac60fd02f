# Wo alle zugleich spielen: gewählt wird vor dem Ruf.
replay-choice = { $name } wählt: { $what ->
    [draw] vom Nachziehstapel ziehen
    [take] vom Stapel rechts nehmen
    [discard] { $card } ablegen
    [out-with] mit { $card } Schluss machen
   *[out] Schluss machen
}
replay-choice-hidden = { $name } hat gewählt
replay-call-draw = Der Ruf: Ziehen
replay-call-discard = Der Ruf: Ablegen
replay-own-upcard = aufgedeckt bei { $name }: { $card }
replay-own-pile = Stapel von { $name }: { $cards }
refusal-not-in-this-call = Du hast Schluss gemacht: Dieser Ruf gilt den anderen.
refusal-no-call = Gerade steht kein Ruf an.
refusal-call-too-early = { $player } hat noch nicht gewählt.
refusal-not-the-caller = { $player } ruft.
problem-needs-turns = das geht nur Zug um Zug: Wo alle zugleich spielen, hat niemand einen Zug, in dem angelegt oder ein falscher Schlussruf zurückgenommen werden könnte.
inferred-speed-caller = Wer in der ersten Runde ruft, wird ausgelost; danach geht die Aufgabe jede Runde nach links weiter, wie sonst das Geben.
inferred-speed-stock = Sind weniger Karten zum Ziehen übrig als Mitspielende, werden alle abgelegten Karten bis auf die obersten gemischt; reicht das nicht, endet die Runde.
