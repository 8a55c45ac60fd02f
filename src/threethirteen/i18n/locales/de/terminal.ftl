# Der Tisch im Terminal: die App und das Spiel mit Eingabezeile.

# --- Runde und Plätze
terminal-you = Du
terminal-seat-bot = { $name } ({ $bot })
terminal-round = Runde { $number } von { $of }
terminal-wild-rank = { $rank } ist wild
terminal-wild-jokers = nur Joker wild
terminal-wild-none = nichts ist wild
terminal-wild-mark = wild
terminal-new-mark = neu
terminal-set = Satz
terminal-run = Folge
terminal-stock = Stapel
terminal-pile = Ablage
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-mark-turn = am Zug
terminal-mark-dealer = gibt
terminal-mark-out = Schluss
terminal-mark-left = gegangen

# --- was geschehen ist
terminal-log-deal = Runde { $number }: je { $size } Karten, { $wild }. { $you ->
    [yes] Du gibst.
   *[no] { $name } gibt.
}
terminal-log-own-draw = Du hast { $card } gezogen.
terminal-log-draw = { $you ->
    [yes] Du hast gezogen.
   *[no] { $name } hat gezogen.
}
terminal-log-take = { $you ->
    [yes] Du hast { $card } genommen.
   *[no] { $name } hat { $card } genommen.
}
terminal-log-discard = { $you ->
    [yes] Du hast { $card } abgelegt.
   *[no] { $name } hat { $card } abgelegt.
}
terminal-log-take-back = { $you ->
    [yes] Du hast { $card } zurückgenommen.
   *[no] { $name } hat { $card } zurückgenommen.
}
terminal-turn-draw = { $you ->
    [yes] Du hast gezogen und { $card } abgelegt.
   *[no] { $name } hat gezogen und { $card } abgelegt.
}
terminal-turn-draw-own = Du hast { $taken } gezogen und { $card } abgelegt.
terminal-turn-take = { $you ->
    [yes] Du hast { $taken } genommen und { $card } abgelegt.
   *[no] { $name } hat { $taken } genommen und { $card } abgelegt.
}
terminal-log-out = { $you ->
    [yes] Du hast Schluss gemacht.
   *[no] { $name } hat Schluss gemacht.
}
terminal-log-out-with = { $you ->
    [yes] Du hast mit { $card } Schluss gemacht.
   *[no] { $name } hat mit { $card } Schluss gemacht.
}
terminal-log-last-turns = Alle anderen haben noch einen Zug.
terminal-log-recycle = Die Ablage wurde gemischt: { $count } Karten sind der neue Stapel.
terminal-log-scored = Runde { $number } ist aus: { $why }
terminal-log-joined = { $you ->
    [yes] Du spielst jetzt mit.
   *[no] { $name } spielt jetzt mit.
}
terminal-log-left = { $you ->
    [yes] Du bist gegangen.
   *[no] { $name } ist gegangen.
}
terminal-log-suspended = Die Partie wurde beiseitegelegt.
terminal-log-resumed = Die Partie geht weiter.
terminal-ending-out = Alle letzten Züge sind gespielt.
terminal-ending-stock = Der Stapel ist aufgebraucht.
terminal-ending-laps = Alle hatten so viele Züge, wie die Regeln höchstens erlauben.
terminal-end-rounds = Die Partie ist aus: Alle Runden sind gespielt.
terminal-end-target = Die Partie ist aus: Die Punktegrenze ist erreicht.
terminal-end-one-seat = Die Partie ist aus: Nur ein Platz ist noch besetzt.
terminal-end-nobody-left = Die Partie ist aus: Wer spielte, ist gegangen.
terminal-end-called-off = Die Partie wurde abgebrochen.
terminal-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt!
}
terminal-winners = { $names } teilen sich den Sieg!

# --- wer am Zug ist und was zu tun ist
terminal-to-draw = Du bist am Zug: Zieh vom Stapel oder nimm { $card }.
terminal-to-draw-only = Du bist am Zug: Zieh vom Stapel.
terminal-to-discard = Wähl eine Karte und leg sie ab.
terminal-can-go-out = Du kannst Schluss machen mit { $cards }.
terminal-can-go-out-now = Du kannst ohne Ablegen Schluss machen.
terminal-waiting = { $name } spielt …
terminal-may-take-back = Du kannst deine Karte noch zurücknehmen.
terminal-last-turn-yours = { $name } hat Schluss gemacht: Das ist dein letzter Zug.
terminal-last-turns-run = { $you ->
    [yes] Du hast Schluss gemacht: die letzten Züge.
   *[no] { $name } hat Schluss gemacht: die letzten Züge.
}
terminal-no-discard = ohne Ablegen
terminal-way-out = { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} übrig)
terminal-choose-way = Mit welcher Karte Schluss machen?
terminal-choose-first = Wähl erst eine Karte, mit den Pfeiltasten oder der Maus.
terminal-nothing-to-undo = Es gibt nichts rückgängig zu machen. Ziehen wird nie rückgängig gemacht.
terminal-undone = Rückgängig gemacht.

# --- die eigenen Karten
terminal-left = Übrig: { $points } · bestenfalls { $least }
terminal-left-least = Übrig: { $points }, weniger geht nicht
terminal-left-after = Übrig nach dem Ablegen: { $points } · bestenfalls { $least }
terminal-left-after-least = Übrig nach dem Ablegen: { $points }, weniger geht nicht
terminal-left-over = übrig { $cards }
terminal-hints-off = Zahlen und Tipps sind aus.
terminal-hints-on = Zahlen und Tipps sind an.
terminal-hint-not-now = Einen Tipp gibt es nur, wenn du am Zug bist.
terminal-hint-thinking = Ich überlege …
terminal-hint-take = Tipp: Nimm { $card }. Damit kommst du von { $now } auf { $then }.
terminal-hint-take-chance = Tipp: Nimm { $card }. Nicht gleich weniger Punkte ({ $then } statt { $now }), aber bessere Aussichten.
terminal-hint-draw = Tipp: Zieh vom Stapel. { $card } hilft dir nicht.
terminal-hint-draw-more = Tipp: Zieh vom Stapel. { $card } spart nur { $gain }, der Stapel verspricht mehr.
terminal-hint-draw-only = Tipp: Zieh vom Stapel.
terminal-hint-discard = Tipp: Leg { $card } ab. Dann bleiben { $then }, weniger geht nicht.
terminal-hint-discard-chance = Tipp: Leg { $card } ab. Dann bleiben { $then } statt { $now }, aber bessere Aussichten.
terminal-hint-out = Tipp: Mach Schluss.
terminal-hint-out-with = Tipp: Mach mit { $card } Schluss. Dann bleiben { $points }.

# --- Tasten
terminal-key-draw = Ziehen
terminal-key-take = Nehmen
terminal-key-discard = Ablegen
terminal-key-out = Schluss
terminal-key-back = Zurück
terminal-key-melds = Sätze
terminal-key-rank = Wert
terminal-key-suit = Farbe
terminal-key-undo = Rückg.
terminal-key-hint = Tipp
terminal-key-scores = Punkte
terminal-key-log = Verlauf
terminal-key-rules = Regeln
terminal-key-help = Hilfe
terminal-key-quit = Gehen
terminal-key-next = Nächste Runde
terminal-key-again = Noch einmal
terminal-key-close = Schließen
terminal-key-scroll = Blättern

# --- andere Bilder
terminal-help-title = Tasten
terminal-help-draw = die oberste Karte des Stapels ziehen
terminal-help-take = die oberste Karte der Ablage nehmen
terminal-help-discard = die gewählte Karte ablegen
terminal-help-out = Schluss machen, wenn es geht: mit der gewählten Karte, sonst wirst du gefragt
terminal-help-back = die abgelegte Karte zurücknehmen, bis der nächste Platz zieht (falls erlaubt)
terminal-help-choose = eine Karte wählen
terminal-help-move = die gewählte Karte verschieben; mit der Maus: ziehen
terminal-help-let-go = die gewählte Karte loslassen
terminal-help-melds = die Karten nach Meldungen, nach Wert, nach Farbe legen
terminal-help-undo = Sortieren, Verschieben, Wählen rückgängig machen; nie das Ziehen
terminal-help-hint = was der Bot look-ahead hier täte
terminal-help-numbers = die übrigen Punkte zeigen oder verbergen
terminal-help-scores = der Punktezettel
terminal-help-log = alles, was geschehen ist
terminal-help-rules = die geltenden Regeln
terminal-help-theme = hell oder dunkel
terminal-help-quit = gehen; die Partie bleibt und kann fortgesetzt werden
terminal-help-mouse = Alles lässt sich auch anklicken: der Stapel zum Ziehen, die Ablage zum Nehmen und zum Ablegen der gewählten Karte, eine Karte zum Wählen, die Schaltflächen und die Tasten darunter.
terminal-help-reading = Nachbarn, die eine Meldung bilden, sind eingerahmt und benannt. Unter einer wilden Karte steht, wofür sie steht.
terminal-scores-title = Punktezettel
terminal-scores-round = Runde
terminal-scores-total = Gesamt
terminal-log-title = Was geschehen ist
terminal-rules-title = Geltende Regeln
terminal-summary-title = Runde { $number } von { $of } ist aus: { $why }
terminal-summary-went-out = hat Schluss gemacht
terminal-left-label = übrig
terminal-nothing-left = nichts übrig
terminal-standing-title = Endstand
terminal-standing-line = { $place }. { $name }: { $total }
terminal-zero-rounds = Runden mit 0
terminal-record-at = Die Aufzeichnung: { $path }
terminal-record-foreign = { $path } ist nicht die Aufzeichnung dieser Partie ({ $id }) und bleibt, wie es ist; die Partie geht ohne sie weiter.
terminal-record-stopped = { $path } lässt sich nicht schreiben ({ $why }); die Partie ({ $id }) geht ohne diese Aufzeichnung weiter.
terminal-verify = Ihre Kartenverteilung lässt sich prüfen: three-thirteen verify { $path }
terminal-too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; dieses Fenster hat { $width } und { $height }. Mach es größer: Nichts ist verloren.
terminal-kept = Deine Partie ist aufgehoben. Weiter geht es mit: three-thirteen matches resume { $id }

# --- das Spiel mit Eingabezeile
terminal-plain-welcome = { $game }. Es spielen mit: { $names }. „hilfe“ nennt alles, was man tippen kann.
terminal-plain-resumed = Die Partie geht weiter, wo sie verlassen wurde.
terminal-plain-hand = Deine Karten: { $cards }.
terminal-plain-new = Neu: { $card }.
terminal-plain-seat = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, Punkte { $total }{ $turn ->
    [yes] , am Zug
   *[no] { "" }
}.
terminal-plain-piles = Stapel: { $stock }. Ablage: { $pile }, oben { $card }.
terminal-plain-scores = { $name }: { $scores }. Gesamt { $total }.
terminal-result = { $name }: { $hand }. Punkte: { $sum }. Gesamt { $total }.
terminal-result-out = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} Schluss gemacht: { $hand }. Punkte: { $sum }. Gesamt { $total }.
terminal-ask-draw = Vom Stapel ziehen oder { $card } nehmen? (ziehen, nehmen)
terminal-ask-draw-only = Vom Stapel ziehen. (ziehen)
terminal-ask-discard = Welche Karte legst du ab?
terminal-ask-out = Welche Karte legst du ab? Du kannst Schluss machen: schluss { $cards }.
terminal-ask-out-now = Welche Karte legst du ab? Du kannst Schluss machen: schluss.
terminal-ask-next = Weiter mit der nächsten Runde? (weiter, ende)
terminal-ask-back = Als Nächstes spielt der nächste Platz. (weiter, oder zurück nimmt deine Karte zurück)
terminal-ask-again = Noch eine Partie? (nochmal, ende)
terminal-plain-empty = Das war eine leere Zeile.
terminal-plain-unknown = „{ $line }“ ist keine Karte und nichts, was ich kenne. Tipp hilfe.
terminal-plain-no-card = „{ $line }“ ist keine Karte. Schreib Wert und Farbe: 7h, 10s, Kd.
terminal-plain-which = Welche Karte? Schreib: ablegen 7h.
terminal-plain-out-which = Du kannst Schluss machen mit { $cards }. Schreib schluss und die Karte.
terminal-plain-sort = „{ $line }“ ist keine Ordnung. Schreib: sortieren meldungen, sortieren wert oder sortieren farbe.
terminal-plain-move = „{ $line }“ sind keine zwei Plätze von 1 bis { $count }. Schreib: verschieben 5 1.
terminal-plain-not-now = „{ $line }“ bedeutet gerade nichts.
terminal-plain-help =
    ziehen oder d: vom Stapel ziehen.
    nehmen oder t: die oberste Karte der Ablage nehmen.
    ablegen 7h oder nur 7h: ablegen (s Pik, h Herz, d Karo, c Kreuz).
    schluss 7h: damit Schluss machen.
    karten: deine Karten.
    sortieren meldungen, sortieren wert, sortieren farbe.
    verschieben 5 1: die fünfte Karte an die erste Stelle.
    rückgängig: Sortieren rückgängig machen.
    zurück: die abgelegte Karte zurücknehmen.
    tipp. tisch. punkte. regeln.
    weiter: die nächste Runde.
    ende: gehen; die Partie bleibt aufgehoben.

# Wörter, die man außer den englischen tippen kann, durch Kommas getrennt.
terminal-word-draw = ziehen, zieh, z
terminal-word-take = nehmen, nimm
terminal-word-discard = ablegen, leg
terminal-word-out = schluss, klopfen
terminal-word-hand = karten, hand
terminal-word-sort = sortieren, ordnen
terminal-word-move = verschieben
terminal-word-hint = tipp
terminal-word-table = tisch
terminal-word-scores = punkte
terminal-word-rules = regeln
terminal-word-undo = rückgängig
terminal-word-back = zurück
terminal-word-next = weiter, nächste
terminal-word-again = nochmal
terminal-word-help = hilfe
terminal-word-quit = ende, gehen
terminal-word-melds = meldungen, meldung
terminal-word-rank = wert, werte
terminal-word-suit = farbe, farben

# --- die Befehlszeile
terminal-error-record-exists = { $path } gibt es schon und wird nicht überschrieben. Nenn für --record eine andere Datei.
terminal-error-record-unwritable = { $path } lässt sich nicht schreiben: { $why }
terminal-error-bots = Eine Partie braucht mindestens einen Bot: --bots look-ahead,greedy
terminal-error-too-many = Nach diesen Regeln spielen höchstens { $most }; du und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} sind zu viele.
terminal-error-too-few = Nach diesen Regeln braucht es mindestens { $least } Plätze; du und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} sind zu wenige.
terminal-error-no-terminal = Das ist kein Terminal: Gespielt wird mit Eingabezeile (--plain).
terminal-error-no-person = In der Partie { $id } sitzt kein Mensch: Es spielen nur Bots.
terminal-log-called-wrongly = { $you ->
    [yes] Du hast zu Unrecht Schluss gerufen: { $points } Punkte. Gezeigt: { $cards }.
   *[no] { $name } hat zu Unrecht Schluss gerufen: { $points } Punkte. Gezeigt: { $cards }.
}
terminal-jokers-away = { $count ->
    [one] ein Joker an eine fremde Meldung gelegt
   *[other] { $count } Joker an fremde Meldungen gelegt
}
terminal-key-call = Schluss rufen
terminal-to-discard-or-call = Lege eine Karte ab, oder wähle eine und rufe mit ihr Schluss.
terminal-call-choose = Wähle zuerst die Karte, die du beim Schlussruf ablegst.
terminal-bonus-round = Zusatzrunde
terminal-bonus-dealt = Zusatzrunde für { $names }: je { $size } Karten, { $wild }. Sie entscheidet den Gleichstand und ändert keinen Stand.
terminal-bonus-scored = Die Zusatzrunde ist vorbei: { $why }
terminal-bonus-due = { $names } haben gleich wenige Punkte: Eine Zusatzrunde entscheidet.
terminal-bonus-decided = Die Zusatzrunde hat den Gleichstand entschieden: { $scores }.
