# Die Seiten im Browser außer dem Tisch: Lobby, neuer Tisch, Regeln, meine Partien, Nachspielen, Lernen.
pages-guest = Gast
pages-your-name = Dein Name
pages-play-now = Jetzt spielen
pages-learn-to-play = Spielen lernen
pages-resume = Weiter
pages-watch = Zusehen
pages-sit = Mitspielen
pages-join = Beitreten
pages-cancel = Abbrechen
pages-print = Drucken
pages-download = Aufzeichnung
pages-copy = Kopieren
pages-copied = Kopiert
pages-share = Teilen
pages-qr = QR-Code des Links
pages-wild = wild
pages-set = Satz
pages-run = Folge
pages-games = Spiele
pages-variations = Varianten

pages-notify-refused = Der Browser erlaubt keine Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.

pages-trouble-offline = Der Server antwortet nicht.
    .safe = Nichts ist verloren: Was gespielt wurde, liegt dort. Ist das Netz da, läuft der Server?
pages-trouble-refused = Der Server hat das abgelehnt.
    .safe = Nichts hat sich geändert.
pages-trouble-fault = Auf dem Server ist etwas schiefgegangen.
    .safe = Was gespielt wurde, ist gesichert. Versuch es gleich noch einmal.

# Lobby
pages-now = Eine Partie gegen Bots
    .help = Elf Runden Three Thirteen mit zwei Bots, die vorausdenken. Es geht sofort los.
pages-join-friends = Zu Freunden
pages-code = Code eines Tisches
pages-code-empty = Gib die sechs Buchstaben und Ziffern ein, die am Tisch deiner Freunde stehen.
pages-code-letters = Ein Code hat kein 0 und O, kein 1, I und L. Bitte schau noch einmal hin.
pages-code-length = Ein Code hat sechs Buchstaben und Ziffern.
pages-code-none = Es gibt keinen Tisch { $code }. Stimmt der Code?
pages-join-title = An einen Tisch kommen
pages-join-help = Der Code steht oben am Tisch deiner Freunde. Großschreibung, Leerzeichen und Striche sind egal.
pages-go-on = Deine Partien
pages-all-mine = Alle meine Partien
pages-tables = Laufende Tische
pages-tables-none = Gerade kein öffentlicher Tisch. Mach einen auf, dann finden andere ihn hier.
pages-row-waiting = wartet auf Mitspieler
pages-row-playing = Runde { $round } von { $rounds }
pages-row-summary = Runde { $round } von { $rounds } ist vorbei
pages-row-suspended = beiseitegelegt in Runde { $round }
pages-row-ended = vorbei
pages-row-your-turn = du bist dran
pages-row-won = gewonnen von { $names }
pages-lan = Handys in diesem Netz
    .help = Freunde im selben WLAN können mit ihren Handys mitspielen. Bis du sie einlädst, kommt nur dieser Rechner herein.
pages-lan-invite = Handys einladen
pages-lan-open = Unter dieser Adresse kommen Handys in diesem Netz herein.
pages-lan-link = Adresse für Handys
pages-lan-failed = Dieser Rechner hat kein Netz, über das Handys hereinkämen, oder der Server darf es nicht öffnen. Alles andere läuft weiter wie bisher.

# Neuer Tisch
pages-new-game = Was gespielt wird
pages-new-none = keine gewählt
pages-new-options = Alle Regeln
    .help = Was vom üblichen Three Thirteen abweicht, ist markiert.
pages-new-section-deck = Mitspielende, Karten und Runden
pages-new-section-wild = Wilde Karten
pages-new-section-meld = Meldungen
pages-new-section-draw = Ziehen
pages-new-section-out = Schluss machen
pages-new-section-score = Punkte
pages-new-section-match = Ende der Partie
pages-new-section-wrong = hier stimmt etwas nicht
pages-new-differs = { $count ->
    [one] eine weicht ab
   *[other] { $count } weichen ab
}
pages-new-standard = Üblich: { $value }
pages-new-undo = Zurücknehmen
pages-new-a-number = eine Zahl
pages-new-number-of = { $title }: Zahl
pages-new-lowest = { $title }: niedrigster
pages-new-highest = { $title }: höchster
pages-new-least = { $title }: mindestens
pages-new-most = { $title }: höchstens
pages-new-points-of = Punkte für { $card }
pages-new-sizes-help = Schreib 3..13 oder 3, 5, 7.
pages-new-own = { $count ->
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
}
pages-new-house = Aufbewahrte Hausregeln
pages-new-name = Name dieser Regeln
    .help = Sie bleiben nur in diesem Browser.
pages-new-name-missing = Gib diesen Regeln erst einen Namen.
pages-new-keep = Aufbewahren
pages-new-kept = Aufbewahrt als „{ $name }“.
pages-new-bots = Bots
pages-new-bot-more = Einer mehr: { $bot }
pages-new-bot-fewer = Einer weniger: { $bot }
pages-new-seats = { $bots ->
    [0] Du und keine Bots
    [one] Du und ein Bot
   *[other] Du und { $bots } Bots
}; { $free ->
    [0] für Freunde ist kein Platz mehr.
    [one] ein Platz bleibt für Freunde.
   *[other] { $free } Plätze bleiben für Freunde.
}
pages-new-habits = Am Tisch
pages-new-privacy = Wer kommen darf
pages-new-private = Wer den Link hat
    .help = Der Tisch steht in keiner Liste.
pages-new-public = Alle
    .help = Der Tisch steht in der Lobby. Öffentliche Tische haben eine Uhr.
pages-new-clock = Zeit für einen Zug
    .help = Ist sie um, macht das Programm einen einfachen Zug.
pages-new-clock-none = unbegrenzt
pages-new-bank = Zusätzliche Zeit
    .help = Für die ganze Partie; sie läuft, wenn die Zeit für einen Zug um ist.
pages-new-bank-none = keine
pages-new-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
pages-new-pace = Tempo der Bots
    .help = Wie lange ein Bot für einen Schritt braucht.
pages-new-pace-0 = sofort
pages-new-pace-1 = flott
pages-new-pace-2 = wie Menschen
pages-new-pace-3 = gemächlich
pages-new-summary = Nach einer Runde
    .help = Wie lange der Tisch wartet, bis alle weitermachen.
pages-new-summary-all = bis alle weitermachen
pages-new-joining = Wer später kommt
    .help = Mit wie vielen Punkten anfängt, wer nach der ersten Runde dazukommt.
pages-new-joining-highest = so viele wie der Letzte
pages-new-joining-average = der Durchschnitt
pages-new-joining-number = eine feste Zahl
pages-new-joining-points = Punkte zu Beginn
pages-new-chat = Chat
    .help = Schreiben und kurze Zurufe. Aus an einem Kindertisch.
pages-new-hints = Tipps
    .help = Man darf fragen, was ein Bot täte.
pages-new-take-back = Abgelegte Karte zurücknehmen
    .help = Solange der Nächste noch nichts getan hat.
pages-new-sheet = Regelblatt
pages-new-start = Tisch aufmachen
pages-new-wrong = { $count ->
    [one] Eine Regel passt noch nicht.
   *[other] { $count } Regeln passen noch nicht.
}

# Regeln
pages-rules-intro = Zu jedem Spiel gibt es ein Regelblatt mit genau dem, was gespielt wird: zum Lesen, zum Drucken, zum Schlichten.
pages-rules-all = Alle Regeln
pages-rules-play = Das spielen
pages-rules-sources = Nach { $sources }
pages-rules-players = { $most ->
    [1] Für eine Person
   *[other] Für { $least } bis { $most }
}
pages-rules-inferred = { $count ->
    [one] Ein Punkt ist erschlossen
   *[other] { $count } Punkte sind erschlossen
}
pages-rules-digest = Regelsatz { $key }, Prüfsumme { $digest }

# Meine Partien
pages-mine-none = Noch keine Partien
    .help = Eine Partie, die du spielst, merkt sich dieser Browser, damit du sie später fortsetzen kannst.
pages-mine-device = Anderes Gerät
    .help = Scanne das mit deinem Handy, um dort auf demselben Platz weiterzuspielen. Wer diesen Link hat, spielt an deiner Stelle: Zeig ihn sonst niemandem.
pages-mine-device-link = Link zu meinem Platz
pages-stored = Was über mich gespeichert ist
pages-stored-here = In diesem Browser: der Name { $name }, deine Einstellungen, aufbewahrte Hausregeln und die Schlüssel zu { $count ->
    [one] einem Platz
   *[other] { $count } Plätzen
}.
pages-stored-no-name = (keiner)
pages-stored-server = Auf dem Server: der Name, mit dem du dich gesetzt hast, und was gespielt wurde. Keine Adresse, kein Konto.
pages-stored-else = Sonst nichts, und nirgends sonst.
pages-forget = Meinen Namen und meine Schlüssel löschen
pages-forget-sure = Deinen Namen und deine Schlüssel löschen?
pages-forget-what = { $count ->
    [0] Du hast hier keine Partien. Dein Name wird in diesem Browser gelöscht.
    [one] Du verlässt deine Partie, und ihr Platz verliert deinen Namen und seinen Schlüssel, hier und auf dem Server.
   *[other] Du verlässt alle { $count } Partien, und ihre Plätze verlieren deinen Namen und ihre Schlüssel, hier und auf dem Server.
}
pages-forget-final = Das lässt sich nicht rückgängig machen. Was gespielt wurde, bleibt, ohne deinen Namen.
pages-forget-failed = Der Server war nicht zu erreichen, deshalb ist nichts gelöscht. Versuch es noch einmal.
pages-forgotten = Gelöscht. Weder hier noch auf dem Server steht noch, dass du es warst.

# Nachspielen
pages-replay-of = Partie { $code } nachspielen
pages-replay-intro = Sieh eine Partie noch einmal, Karte für Karte, und prüfe, ob fair gegeben wurde. Eine Datei wird hier im Browser gelesen und nirgendwohin geschickt.
pages-replay-file = Aufzeichnung einer Partie öffnen
    .help = Eine Datei, die auf .jsonl endet. Du kannst sie auch hierher ziehen.
pages-replay-bad-none = Das ist keine Aufzeichnung einer Partie.
pages-replay-bad-version = Diese Aufzeichnung stammt von einer anderen Version des Programms.
pages-replay-bad-empty = In dieser Aufzeichnung steht nichts.
pages-replay-bad-line = Zeile { $line } dieser Aufzeichnung ist nicht lesbar oder kann nicht auf das folgen, was davor steht.
pages-replay-partial = Diese Aufzeichnung enthält, was ein Platz gesehen hat. Nach dem Ende der Partie gibt es die ganze.
pages-replay-round = Runde { $number } von { $of }
pages-replay-wild = { $rank } sind wild
pages-replay-stock = Nachziehstapel { $count }
pages-replay-pile = Ablagestapel
pages-replay-scored = abgerechnet
pages-replay-turn = am Zug
pages-replay-winner = gewonnen
pages-replay-points = Punkte
pages-replay-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
pages-replay-step = Schritt
pages-replay-at = { $at } von { $of }: { $text }
pages-replay-back = Ein Schritt zurück
pages-replay-forward = Ein Schritt weiter
pages-replay-play = Abspielen
pages-replay-pause = Anhalten
pages-replay-to-round = Runde
pages-replay-view = Gesehen von
pages-replay-view-open = alle Hände
pages-replay-view-none = Zuschauer
pages-replay-record = Die Aufzeichnung
    .help = Alles, was geschah, als Textdatei. Sie lässt sich hier wieder öffnen oder mit three-thirteen verify prüfen.
pages-replay-other = Andere öffnen

pages-said-started = Am Tisch: { $names }.
pages-said-nonce = Ein Browser hat seine eigene Zufallszahl beigetragen.
pages-said-joined = { $name } kommt dazu.
pages-said-renamed = Von hier an spielt { $name } weiter.
pages-said-seating = Neue Sitzordnung: { $names }.
pages-said-left = { $name } geht.
pages-said-dealt = Runde { $number }: { $name } gibt jedem { $count } Karten.
pages-said-dealt-wild = Runde { $number }: { $name } gibt jedem { $count } Karten; { $rank } sind wild.
pages-said-drew = { $name } hat vom Nachziehstapel gezogen.
pages-said-drew-card = { $name } hat { $card } gezogen.
pages-said-took = { $name } hat { $card } vom Ablagestapel genommen.
pages-said-discarded = { $name } hat { $card } abgelegt.
pages-said-took-back = { $name } hat { $card } zurückgenommen.
pages-said-out = { $name } hat Schluss gemacht.
pages-said-recycled = Die abgelegten Karten wurden gemischt und sind jetzt der Nachziehstapel.
pages-said-scored-out = Runde { $number } ist vorbei und abgerechnet.
pages-said-scored-stock_empty = Der Nachziehstapel ist aufgebraucht: Runde { $number } wird abgerechnet.
pages-said-scored-max_laps = Runde { $number } hat lange genug gedauert und wird abgerechnet.
pages-said-suspended = Die Partie ist beiseitegelegt.
pages-said-resumed = Die Partie geht weiter.
pages-said-won = Die Partie ist vorbei. Gewonnen von { $names }.
pages-said-ended = Die Partie ist vorbei. Niemand hat sie gewonnen.

pages-fair = Wurde fair gegeben?
    .help = Vor dem ersten Geben hat sich der Server auf ein Geheimnis festgelegt. Jetzt, da es bekannt ist, kann dein Browser jedes Geben wiederholen und vergleichen.
pages-fair-check = Jedes Geben prüfen
pages-fair-checking = Wird geprüft …
pages-fair-right = { $deals ->
    [one] Ja. Das eine Geben war genau so, wie es sein musste.
   *[other] Ja. Alle { $deals }-mal wurde genau so gegeben und gemischt, wie es sein musste.
}
pages-fair-right-commitment = Das Geheimnis ist das, welches vor dem ersten Geben zugesagt war.
pages-fair-right-nonces = { $count ->
    [0] Kein Browser hatte eine Zufallszahl beigetragen, das Geheimnis allein hat also entschieden.
    [one] Eine Zufallszahl aus einem Browser ist eingemischt; der Server kannte sie vorher nicht.
   *[other] { $count } Zufallszahlen aus Browsern sind eingemischt; der Server kannte sie vorher nicht.
}
pages-fair-right-cards = Der erste Geber, jede Hand, jede Karte des Nachziehstapels und jedes Ziehen kommen daher und nirgendwo sonst her.
pages-fair-secret = Das lässt sich noch nicht prüfen: Das Geheimnis wird erst bekannt, wenn die Partie endgültig vorbei ist.
pages-fair-wrong-commitment = Nein. Das ist nicht das Geheimnis, das zugesagt war.
pages-fair-wrong-dealer = Nein. Der Geber in Zeile { $line } ist nicht der, den das Geheimnis ergibt.
pages-fair-wrong-deal = Nein. In Zeile { $line } wurde anders gegeben, als das Geheimnis ergibt.
pages-fair-wrong-shuffle = Nein. In Zeile { $line } wurde anders gemischt, als das Geheimnis ergibt.
pages-fair-wrong-draw = Nein. Die in Zeile { $line } gezogene Karte lag nicht oben auf dem Nachziehstapel.
pages-fair-wrong-take = Nein. Die in Zeile { $line } genommene Karte lag nicht oben auf dem Ablagestapel.
pages-fair-unreadable = Zeile { $line } der Aufzeichnung ist nicht lesbar.

# Spielen lernen
pages-learn-step = Schritt { $at } von { $of }
pages-learn-next = Weiter
pages-learn-again = Noch einmal
pages-learn-mia = Mia
pages-learn-stock = Nachziehstapel
pages-learn-pile = Ablagestapel
pages-learn-hand = Deine Hand
pages-learn-meld-name = Deine Meldung
pages-learn-discard = Ablegen
pages-learn-do-meld = Zusammenlegen
pages-learn-go-out = Schluss machen
pages-learn-welcome = Bring alle deine Karten in Meldungen
    .why = Eine Meldung hat drei oder mehr Karten: ein Satz von einem Wert oder eine Folge in einer Farbe. Deine 7♥ und 8♥ sind der Anfang einer Folge. Karten, die in keiner Meldung sind, kosten Punkte, und wer am wenigsten Punkte hat, gewinnt.
pages-learn-draw = Zieh: Drück auf den Nachziehstapel
    .why = Jeder Zug beginnt mit einer Karte, entweder der obersten des Nachziehstapels, verdeckt, oder der obersten des Ablagestapels. Die Zwei dort passt zu nichts von dir.
pages-learn-throw = Leg ab: Wähl eine Karte, dann den Ablagestapel
    .why = Du hast { $card } gezogen, das hilft nicht. Jeder Zug endet mit dem Ablegen. Behalte 7♥ und 8♥ und leg eine der anderen ab: Bildkarten kosten je 10 Punkte, wenn du auf ihnen sitzen bleibst.
pages-learn-other = Jetzt ist Mia am Zug
    .why = Sie zieht eine Karte und legt 8♠ ab. Den Ablagestapel sehen alle, und wer als Nächster dran ist, darf seine oberste Karte nehmen.
pages-learn-take = Nimm 8♠: Drück auf den Ablagestapel
    .why = Mit einer zweiten Acht hast du zwei Wege: eine Folge mit 7♥ und 8♥ oder einen Satz aus Achten.
pages-learn-throw-again = Leg die Karte ab, die zu nichts passt
    .why = 7♥, 8♥ und 8♠ gehören zusammen. Leg die vierte Karte ab.
pages-learn-other-again = Mia zieht und legt 4♣ ab
    .why = In einer Runde mit drei Karten sind die Dreien wild. In der nächsten mit vier Karten sind es die Vieren, und so weiter bis zu den Königen bei dreizehn. Eine wilde Karte steht für jede Karte, die du brauchst.
pages-learn-draw-wild = Zieh: Drück auf den Nachziehstapel
    .why = Die Vier auf dem Ablagestapel hilft dir nicht. Vielleicht tut es die nächste Karte.
pages-learn-meld = Eine wilde Karte. Wähl drei Karten für eine Meldung
    .why = { $card } steht für das, was fehlt: für eine Acht in 8♥ 8♠ { $card } oder für 9♥ in 7♥ 8♥ { $card }. Wähl drei Karten und leg sie zusammen.
pages-learn-out = Mach Schluss
    .why = Alle Karten bis auf eine sind in einer Meldung. Diese eine, { $left }, legst du ab. Wer Schluss macht, beendet die Runde für sich mit 0 Punkten; du darfst es, du musst nicht.
pages-learn-last-turn = Mia hat noch einen Zug
    .why = Wenn jemand Schluss macht, haben alle anderen noch genau einen letzten Zug. Mia zieht noch einmal.
pages-learn-score = Du hast 0 Punkte, Mia hat { $points }
    .why = Mia hat keine Meldung, also zählen alle ihre Karten: { $sum } = { $points }. Asse kosten 1, Bildkarten 10, andere ihre Zahl. Eine Partie hat elf Runden, von drei Karten bis dreizehn. Mehr muss man nicht wissen.
pages-learn-nudge-read-on = Lies erst das hier, dann drück „Weiter“.
pages-learn-nudge-use-stock = Hier ist der Nachziehstapel besser: Drück auf die verdeckten Karten.
pages-learn-nudge-use-pile = Nimm diesmal die Acht, die alle sehen: Drück auf den Ablagestapel.
pages-learn-nudge-draw-first = Du kannst noch nicht ablegen: Zieh erst.
pages-learn-nudge-drawn-already = Du hast schon gezogen: eine Karte je Zug.
pages-learn-nudge-choose-one = Wähl die Karte, die du ablegen willst, dann drück auf den Ablagestapel.
pages-learn-nudge-keep-pair = Die behältst du besser: 7♥ und 8♥ fehlt nur eine Karte zur Folge.
pages-learn-nudge-keep-melding = Die Acht, die du gerade genommen hast, behältst du besser.
pages-learn-nudge-choose-three = Wähl drei Karten und leg sie dann zusammen.
pages-learn-nudge-no-meld = Diese drei ergeben keine Meldung: Werte oder Farben passen nicht.
pages-learn-nudge-use-wild = Ohne die wilde Karte ergibt das keine Meldung. Sie passt überall.
pages-learn-nudge-meld-first = Wähl erst drei Karten, die eine Meldung ergeben.
pages-learn-nudge-go-out = Alle Karten bis auf eine sind in einer Meldung: Drück „Schluss machen“.
pages-said-called-wrongly = { $name } hat zu Unrecht Schluss gerufen: { $points } Punkte. Gezeigt: { $cards }.
pages-said-bonus-scored = Die Zusatzrunde ist abgerechnet; kein Stand ändert sich.
