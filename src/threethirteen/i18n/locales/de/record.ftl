# Die Aufzeichnung einer Partie: lesen, prüfen, nachspielen; und die Partien, die das Terminal aufbewahrt.
record-line = Zeile { $line }: { $what }
record-count-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
record-count-events = { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}
record-count-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
record-spectator = jemand, der nur zusieht,
record-unreadable = { $path } lässt sich nicht lesen: { $why }
record-no-such-seat = Den Platz { $seat } gibt es in dieser Aufzeichnung nicht, nur die Plätze 0 bis { $last }.
record-no-such-event = Das Ereignis { $at } gibt es in dieser Aufzeichnung nicht, nur die Ereignisse 1 bis { $last }.
record-other-viewer = Diese Aufzeichnung enthält nur, was { $viewer } gesehen hat.
record-several = Diese Datei enthält mehrere Aufzeichnungen; --at braucht eine Datei mit nur einer.

# Was eine Aufzeichnung unlesbar macht (die Zeile steht davor).
record-empty = Die Datei ist leer; sie müsste mit dem Kopf einer Aufzeichnung beginnen.
record-no-record = Das ist keine Aufzeichnung einer Partie: Hier müsste deren Kopf stehen.
record-wrong-version = Das ist eine Aufzeichnung der Version { $version }; dieses Programm liest Version { $known }.
record-truncated = Die Zeile bricht mittendrin ab; die Datei ist hier abgeschnitten.
record-malformed-json = Das ist kein JSON ({ $detail }).
record-malformed = So etwas steht in keiner Aufzeichnung ({ $detail }).
record-blank-line = Eine leere Zeile mitten in der Aufzeichnung.
record-gap-in-numbers = Das Ereignis trägt die Nummer { $written }, an der Reihe ist { $expected }. Etwas fehlt, steht doppelt oder am falschen Ort.
record-rules = Solche Regeln kann es nicht geben: { $detail }
record-unknown-event = Ein Ereignis der Art „{ $type }“ kennt dieses Programm nicht.
record-event-in-redacted = „{ $type }“ gehört nicht in eine Aufzeichnung dessen, was nur einer gesehen hat: Es würde Verborgenes verraten.
record-sighting-in-open = „{ $type }“ gehört nicht in eine offene Aufzeichnung: Es sagt zu wenig.
record-redacted = Diese Aufzeichnung enthält nur, was einer gesehen hat; hier wird eine offene gebraucht.
record-no-events = Die Aufzeichnung enthält keine Ereignisse.
record-impossible = Das kann auf das Vorige nicht folgen ({ $detail }).

# Die erste falsche Zeile einer Aufzeichnung.
record-kind = { $kind ->
    [match_started] der Beginn der Partie
    [nonce_added] eigene Zufallsbytes
    [seat_joined] ein neuer Platz
    [seat_renamed] ein neuer Name
    [seating_changed] eine neue Sitzordnung
    [seat_left] ein Platz, der geht
    [round_dealt] ein Geben
    [deal_seen] ein Geben
    [card_drawn] eine Karte vom Nachziehstapel
    [own_draw_seen] eine Karte vom Nachziehstapel
    [hidden_draw_seen] eine Karte vom Nachziehstapel
    [card_taken] eine Karte vom Ablagestapel
    [card_discarded] ein Ablegen
    [discard_taken_back] ein zurückgenommenes Ablegen
    [choice_made] eine Wahl vor einem Ruf
    [own_choice_seen] eine Wahl vor einem Ruf
    [hidden_choice_seen] eine Wahl vor einem Ruf
    [draws_settled] der Ruf „Ziehen“
    [draws_seen] der Ruf „Ziehen“
    [discards_settled] der Ruf „Ablegen“
    [stock_recycled] ein neu gemischter Nachziehstapel
    [recycle_seen] ein neu gemischter Nachziehstapel
    [called_wrongly] ein Schlussruf zu Unrecht
    [went_out] ein Schlussmachen
    [meld_laid_down] ein Auslegen
    [card_laid_off] ein Anlegen
    [piles_dealt] ein Geben
    [piles_seen] ein Geben
    [card_turned] eine offen gezogene Karte
    [card_placed] eine Karte auf einen Stapel
    [pile_discarded] eine von einem Stapel abgelegte Karte
    [solo_undone] ein zurückgenommener Schritt
    [solo_scored] die Abrechnung der Stapel
    [round_scored] die Abrechnung der Runde
    [match_suspended] eine Unterbrechung der Partie
    [match_resumed] die Fortsetzung der Partie
    [match_ended] das Ende der Partie
    [match_end_seen] das Ende der Partie
   *[other] { $kind }
}
record-wrong-event = Dort steht „{ $written }“; es müsste heißen: { $expected }
record-missing = Die Aufzeichnung endet mitten in einem Zug. Es fehlt: { $expected }
record-unexpected = Dort steht „{ $written }“, und nichts hat dazu geführt.
record-refused = „{ $written }“ ist gegen die Regeln. Die Antwort wäre gewesen: { $refusal }
record-wrong-value = „{ $path }“ ist { $written }; richtig wäre { $expected }.
record-wrong-deal = So wurde nicht gegeben: „{ $path }“ ist { $written }; aus dem Geheimnis folgt { $expected }.
record-wrong-shuffle = So wurden die abgelegten Karten nicht gemischt: „{ $path }“ ist { $written }; aus dem Geheimnis folgt { $expected }.
record-wrong-score = Falsch gerechnet: „{ $path }“ ist { $written }; richtig wäre { $expected }.
record-wrong-cards = Das sind nicht die richtigen Karten. Es fehlen: { $missing }. Zu viel sind: { $extra }.
record-wrong-count = Platz { $seat } zeigt { $written ->
    [one] eine Karte
   *[other] { $written } Karten
} und hält { $expected }.
record-shown-card-missing = Alle haben gesehen, wie Platz { $seat } { $missing } nahm; auf der Hand fehlt das.
record-too-many-copies = Es sind mehr Karten bekannt, als in den Kartenspielen sind: { $extra }.
record-arrangement = Die Hand von Platz { $seat } ist falsch ausgelegt: { $fault }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}.
record-not-cheapest = Die Hand von Platz { $seat } ist mit { $written } Restpunkten ausgelegt; möglich sind { $expected }.
record-by-differs = Urheber soll „{ $written }“ sein, bei den Ereignissen davor im selben Zug aber „{ $expected }“.
record-header-rules = Die Regeln sind nicht die des Kopfes: „{ $path }“ ist { $written }, im Kopf { $expected }.
record-header-seats = Die Plätze sind nicht die des Kopfes: { $written }, im Kopf { $expected }.
record-commitment-malformed = „{ $written }“ ist kein SHA-256 in hexadezimaler Schreibweise.
record-commitment = Die Festlegung gehört nicht zu dem Geheimnis, aus dem die Karten kamen: { $written } müsste { $expected } sein.
record-secret = Das ist nicht das Geheimnis, auf das die Partie sich festgelegt hat.
record-unknown-part = „{ $path }“ kennt dieses Programm nicht oder schreibt es anders.
record-right = Die Aufzeichnung stimmt: { $rounds }, { $events }. Regeln, Rechnung und jedes Geben sind geprüft.
record-right-so-far = Die Aufzeichnung stimmt bis hierher: { $rounds }, { $events }. Das Geben lässt sich erst prüfen, wenn die Partie zu Ende ist; bis dahin bleibt ihr Geheimnis gewahrt.
record-right-redacted = Die Aufzeichnung stimmt: { $rounds }, { $events }. Sie enthält, was { $viewer } gesehen hat; das Geben und verdeckte Karten lassen sich darin nicht prüfen.
record-right-several = Alle { $records } Aufzeichnungen stimmen: { $rounds }, { $events }. { $deals ->
    [checked] Regeln, Rechnung und jedes Geben sind geprüft.
   *[other] Wo eine Partie nicht zu Ende ist oder nur steht, was einer gesehen hat, lässt sich das Geben nicht prüfen.
}

# Nachspielen: eine Zeile je Ereignis.
replay-open = { $title } · offene Aufzeichnung
replay-redacted = { $title } · wie { $viewer } es sah
replay-start = Am Tisch: { $names }
replay-nonce = Eigene Zufallsbytes: { $nonce }
replay-joined = { $name } kommt dazu und beginnt mit { $start }
replay-left = { $name } geht
replay-round = Runde { $number } von { $of }: { $cards }, { $wild }; { $name } gibt
replay-wild = { $rank } wild
replay-wild-jokers = nur Joker wild
replay-wild-none = nichts wild
replay-upcard = aufgedeckt { $card }
replay-draw = { $name } zieht { $card }
replay-draw-hidden = { $name } zieht
replay-take = { $name } nimmt { $card }
replay-discard = { $name } legt { $card } ab
replay-back = { $name } nimmt { $card } zurück
replay-out = { $name } macht Schluss
replay-out-with = { $name } macht mit { $card } Schluss
replay-recycled = Die abgelegten Karten sind gemischt: ein neuer Nachziehstapel, { $cards }
replay-suspended = Die Partie wird unterbrochen
replay-resumed = Die Partie geht weiter
replay-scored-out = Runde { $number } ist zu Ende
replay-scored-stock_empty = Runde { $number } ist zu Ende: Der Nachziehstapel ist aufgebraucht
replay-scored-max_laps = Runde { $number } ist zu Ende: Niemand kam weiter
replay-points = { $name }: { $score }, gesamt { $total }
replay-ended-rounds_played = Die Partie ist zu Ende
replay-ended-target_reached = Die Partie ist zu Ende: Die Punktgrenze ist erreicht
replay-ended-one_seat_left = Die Partie ist zu Ende: Nur einer ist noch da
replay-ended-nobody_left = Die Partie ist zu Ende: Wer spielte, ist gegangen
replay-ended-called_off = Die Partie wurde abgebrochen
replay-winner = { $count ->
    [0] Niemand hat gewonnen
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
replay-left-over = übrig { $cards } ({ $points })
replay-set = Satz
replay-run = Folge

# Nachspielen: die Lage nach einem Ereignis.
replay-event = Ereignis { $number } von { $of }
replay-player = Name
replay-hand = Hand
replay-total = Gesamt
replay-scores = Runden
replay-stock = Nachziehstapel: { $cards }
replay-pile = Ablagestapel: { $cards }
replay-pile-empty = Der Ablagestapel ist leer
replay-turn-draw = { $name } muss ziehen
replay-turn-discard = { $name } muss ablegen
replay-retired = (gegangen)

# Partien, die das Terminal aufbewahrt.
saved-none = Es sind keine Partien aufbewahrt.
saved-id = Partie
saved-when = Letzter Zug
saved-rules = Regeln
saved-players = Am Tisch
saved-state = Stand
saved-round = Runde { $round } von { $rounds }
saved-round-turn = Runde { $round } von { $rounds }, { $name } am Zug
saved-ended = zu Ende
saved-problem = nicht lesbar: { $problem }
saved-resume-hint = Mit three-thirteen matches resume { $id } geht eine Partie weiter.
saved-deleted = Die Partie { $id } ist gelöscht.
saved-delete-question = Die Partie { $id } endgültig löschen?
saved-not-found = Eine Partie { $id } ist nicht aufbewahrt.
saved-ambiguous = { $id } kann jede von diesen sein: { $ids }.
saved-in-use = Die Partie { $id } wird gerade von einem anderen Programm gespielt.
saved-secret-missing = Das Geheimnis der Partie { $id } fehlt oder ist nicht ihres; ohne es lassen sich keine Karten mehr geben.
saved-cannot-write = { $path } lässt sich nicht schreiben: { $why }
saved-cannot-read = { $path } lässt sich nicht lesen: { $why }
saved-damaged = Die Aufzeichnung der Partie { $id } ist beschädigt. { $problem }
saved-over = Die Partie { $id } ist zu Ende. three-thirteen replay { $path } zeigt sie.
saved-what = Möglich sind list, resume ID und delete ID, nicht „{ $action }“.
saved-which = Welche Partie? { $action } ID.
replay-renamed = Auf Platz { $seat } sitzt ab hier { $name }.
replay-seating = Ab dem nächsten Geben sitzen: { $names }.
replay-called-wrongly = { $name } ruft zu Unrecht Schluss: { $points } Punkte bei der Abrechnung
replay-bonus = Zusatzrunde: { $cards }, { $wild }; { $name } gibt
replay-bonus-scored = Die Zusatzrunde ist abgerechnet; kein Stand ändert sich
