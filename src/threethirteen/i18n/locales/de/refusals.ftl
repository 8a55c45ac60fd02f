# Warum etwas nicht geht: ein Satz für jede Ablehnung.
refusal-already-drawn = Du hast schon gezogen: Leg jetzt eine Karte ab.
refusal-card-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-discard-compulsory = Ohne Ablegen kannst du nicht Schluss machen: Diese Regeln verlangen es.
refusal-draw-first = Das geht noch nicht: Zieh zuerst.
refusal-match-ended = Die Partie ist aus.
refusal-match-suspended = Die Partie ist beiseitegelegt; sie muss erst fortgesetzt werden.
refusal-name-empty = Ein Name braucht mindestens einen Buchstaben.
refusal-name-too-long = „{ $name }“ ist zu lang: Ein Name hat höchstens { $most } Zeichen.
refusal-no-round = Es läuft keine Runde.
refusal-no-such-seat = Den Platz { $seat } gibt es nicht.
refusal-nonce-malformed = „{ $nonce }“ ist keine hexadezimale Zahl von 1 bis { $most } Bytes.
refusal-not-all-melded = So kannst du nicht Schluss machen: { $points ->
    [one] { $points } Punkt bliebe übrig.
   *[other] { $points } Punkte blieben übrig.
}
refusal-not-seated = Du hast in dieser Partie keinen Platz.
refusal-not-suspended = Die Partie ist nicht beiseitegelegt.
refusal-not-your-turn = Du bist nicht am Zug: { $player } spielt.
refusal-nothing-to-take-back = Du hast keine abgelegte Karte, die sich jetzt zurücknehmen lässt.
refusal-out-in-first-turn = Im ersten Zug darf man nach diesen Regeln nicht Schluss machen (out.first_turn).
refusal-pile-empty = Der Ablagestapel ist leer.
refusal-round-in-progress = Das muss warten, bis die Runde aus ist.
refusal-seat-retired = Du hast diese Partie verlassen.
refusal-seating-incomplete = Die Reihenfolge am Tisch muss jeden der { $seats } Plätze einmal nennen.
refusal-somebody-is-out = Es hat schon jemand Schluss gemacht: In deinem letzten Zug legst du nur noch ab.
refusal-table-full = Der Tisch ist voll: Nach diesen Regeln spielen höchstens { $most }.
refusal-take-back-off = An diesem Tisch lässt sich eine abgelegte Karte nicht zurücknehmen.
refusal-taken-card-returned = { $card } wurde eben vom Ablagestapel genommen und darf nicht im selben Zug wieder abgelegt werden.
refusal-too-few-seats = Nach diesen Regeln braucht es mindestens { $least } Plätze.
refusal-too-many-points-to-knock = So kannst du nicht klopfen: { $points } Punkte blieben übrig, höchstens { $most } sind erlaubt.
refusal-card-not-in-pile = { $card } liegt nicht in dem Stapel, auf dem du spielst.
refusal-discard-first = Die Karte liegt auf einem Stapel: Leg jetzt eine Karte dieses Stapels ab, oder nimm es zurück.
refusal-no-such-pile = Den Stapel { $pile } gibt es nicht.
refusal-not-alone = Wer allein spielt, hat keinen Ablagestapel zum Nehmen und macht nicht Schluss.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Ein Ziehen bleibt immer gezogen.
refusal-only-alone = Das gibt es nur, wenn man allein spielt.
refusal-pile-closed = Der { $size }er-Stapel ist geschlossen.
refusal-place-first = Du hast gezogen: Leg die Karte zuerst auf einen Stapel.
refusal-stock-gone = Der Nachziehstapel ist leer: Nimm zurück, oder lass abrechnen.
refusal-stock-left = Im Nachziehstapel { $count ->
    [one] ist noch eine Karte
   *[other] sind noch { $count } Karten
}.
refusal-calls-are-checked = An diesem Tisch achtet das Programm darauf, dass niemand falsch Schluss macht: Mach einfach Schluss, wenn es angeboten wird.
refusal-bonus-round-due = Es steht gleich: Nur noch eine Zusatzrunde wird gespielt, und niemand kann mehr dazukommen.
