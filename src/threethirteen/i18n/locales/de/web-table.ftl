# Der Tisch im Browser. Was am Tisch geschieht, erzählen die Sätze aus terminal.ftl.

# --- Kopf und Plätze
table-wild-rank = { $rank } wild
table-menu = Menü
table-hint = Tipp
table-others = Die anderen
table-seat-name = { $name }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}, { $state }
table-state-none = wartet
table-state-away = abwesend
table-state-auto = spielt automatisch
table-state-bot-plays = abwesend, ein Bot spielt
table-seat-bot = Bot: { $bot }
table-seat-person = Mensch
table-host = leitet den Tisch
table-guest = Gast
table-watcher = Jemand, der zuschaut
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# --- die Mitte
table-rule = Regel
table-open-log = Was zuletzt geschah; öffnet den Verlauf:
table-by-clock = (die Uhr)
table-by-bot = (ein Bot ist eingesprungen)
table-log-renamed = { $name } spielt hier weiter.
table-log-seating = Neue Reihenfolge am Tisch: { $names }.
table-piles = Stapel und Ablage
table-stock-name = Stapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, verdeckt
table-pile-name = Ablage, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, obenauf: { $top }
table-pile-empty = nichts
table-card-wild = { $card }, wild
table-stands-for = steht für { $card }
table-lay = { $card } ablegen
table-countdown-turn = { $seconds } s
table-countdown-bank = { $seconds } s Bedenkzeit
table-countdown-grace = { $name } ist weg: In { $seconds } s spielt ein Bot
table-countdown-next_round = Nächste Runde in { $seconds } s

# --- die eigene Hand
table-last-draw = { $name } hat Schluss gemacht: dein letzter Zug. Zieh oder nimm { $card }.
table-last-draw-only = { $name } hat Schluss gemacht: dein letzter Zug. Zieh.
table-last-discard = Dein letzter Zug: Leg eine Karte ab.
table-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-left = übrig { $points }
table-best = (min. { $points })
table-actions = Was du tun kannst
table-arrange = Ordnen
table-arrange-melds = Nach Sätzen und Folgen
table-arrange-rank = Nach Rang
table-arrange-suit = Nach Farbe
table-move-left = Gewählte Karte nach links
table-move-right = Gewählte Karte nach rechts
table-knock = Klopfen
table-cannot-go-out = Du kannst noch nicht Schluss machen.
table-auto = Für dich wird automatisch gespielt.
table-im-back = Bin wieder da

# --- Abrechnung und Ende
table-summary = Runde { $number }
table-went-out = { $you ->
    [yes] Du hast Schluss gemacht.
   *[no] { $name } hat Schluss gemacht.
}
table-hands = Alle Hände
table-confirmed = Warten …
table-next-round = spielt ab der nächsten Runde mit
table-waiting-for = Es fehlt noch: { $names }.
table-open-round = Runde { $number }: alle Hände zeigen
table-chart-name = Punktestände über { $rounds } Runden
table-rematch = Noch einmal
table-rematch-here = Revanche hier: { $link }
table-rematch-made = Der neue Tisch ist offen. Gib seinen Link an die anderen weiter.
table-rematch-said = Der neue Tisch ist offen. Sein Link steht auch im Chat.
table-rematch-go = Zum neuen Tisch
table-rematch-failed = Es konnte kein neuer Tisch entstehen. Dieser bleibt erhalten; versuch es noch einmal.
table-last-round = Die letzte Runde
table-download = Protokoll
table-record-failed = Das Protokoll war nicht zu bekommen. Es liegt auf dem Server; versuch es noch einmal.
table-fair = Ehrlich gegeben
    .help = Vor dem ersten Geben hat sich der Server auf ein Geheimnis festgelegt, und jeder Browser hat etwas dazugetan. Jetzt ist das Geheimnis offen, und jedes Geben lässt sich nachrechnen.
table-fair-check = Alles nachrechnen
table-fair-busy = Wird nachgerechnet …
table-fair-right = { $deals ->
    [one] { $deals }-mal Geben in diesem Browser nachgerechnet: Es stimmt mit dem Geheimnis überein.
   *[other] { $deals }-mal Geben in diesem Browser nachgerechnet: Alles stimmt mit dem Geheimnis überein.
}
table-fair-secret = Das Geheimnis ist nicht offen: Die Partie kam nicht bis zum Ende.
table-fair-wrong = Das Protokoll passt nicht zu seinem Geheimnis (Zeile { $line }).
table-fair-unreadable = Das Protokoll ist nicht lesbar (Zeile { $line }).

# --- Warteraum, Zuschauen, Hinsetzen
table-waiting = Vor dem ersten Geben
table-waiting-seats = { $count } von { $most } Plätzen sind besetzt.
table-bot-level = Was für ein Bot
table-add-bot = Bot dazu
table-start = Geben
table-too-few = Diese Regeln brauchen mindestens { $least } Plätze: Setz einen Bot dazu oder lade jemanden ein.
table-waits-for-host = { $name } gibt, sobald alle da sind.
table-watching = { $count ->
    [one] Du schaust zu.
   *[other] { $count } schauen zu, du auch.
}
table-sit = Hinsetzen
table-sit-next = Es ist Platz: Setz dich, und du spielst ab der nächsten Runde mit.
table-sit-now = Es ist Platz: Setz dich und spiel mit.
table-sit-resumed = Es ist Platz: Du kannst dich setzen, sobald die Partie weitergeht.
table-sit-bot = Um für einen Bot weiterzuspielen, tippe ihn an.
table-take-seat = Hier spielen
table-full = Alle Plätze sind besetzt.
table-comes-in = { $name }, du bist dabei, sobald diese Runde aus ist.
table-withdraw = Nein, nur zuschauen
table-your-name = Dein Name

# --- Menü, Tischleitung, Links
table-invite = Einladen
table-link = Link zu diesem Tisch
table-link-local = Dieser Link gilt nur auf diesem Rechner.
table-lan = Handys in diesem Netz hereinlassen
table-lan-failed = Von hier aus ließ sich das Netz nicht öffnen.
table-other-device = Mein Platz auf einem anderen Gerät
table-own-link = Geheimer Link zu deinem Platz
table-seat-link = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, spielt auf deinem Platz: Behalte ihn für dich.
table-other-seat = Ein anderer Platz an diesem Tisch?
table-other-seat-ask = In diesem Browser hast du hier schon einen Platz. Der geöffnete Link gehört zu einem anderen; dieser Browser behält einen von beiden.
table-other-seat-named = In diesem Browser sitzt du hier als { $name }. Der geöffnete Link gehört zu einem anderen Platz; dieser Browser behält einen von beiden.
table-other-seat-keep = Meinen Platz behalten
table-other-seat-take = Den Platz des Links nehmen
table-other-seat-link = Geheimer Link zu deinem Platz, um zurückzukommen
table-link-for = Geheimer Link für { $name }
table-settings = Tisch einstellen
table-keys = Tasten
table-suspend = Partie beiseitelegen
table-suspended = Alles bleibt, wie es ist, und das Geheimnis der Karten bleibt geheim.
table-resume = Partie fortsetzen
table-resumes = { $name } kann sie fortsetzen.
table-end = Partie für alle beenden
table-end-sure = Damit ist die Partie für alle und endgültig aus. Tippe { $code } ein, um es zu bestätigen.
table-end-code = Der Code { $code }
table-stay = Nein, bleiben
table-seat-kept = Dein Platz bleibt dir
table-leave-seat = Meinen Platz aufgeben
table-leave-sure = Dein Platz ist dann endgültig weg, und deine Karten kommen unter den Stapel. Willst du später wiederkommen, geh lieber in die Lobby.
table-leave-failed = Dein Platz gehört dir noch. { $why }
table-leave-offline = Gerade gibt es keine Verbindung. Dein Platz wird aufgegeben, sobald es wieder eine gibt.
table-leave-busy = Dein Platz wird aufgegeben …
table-seat-earlier = Einen Platz früher
table-seat-later = Einen Platz später
table-hand-over = Tischleitung übergeben
table-new-link = Neuer Link für diesen Platz
table-bot-in-seat = Einen Bot hierher setzen
table-remove = Vom Tisch nehmen
table-remove-sure = { $name } ist dann endgültig nicht mehr dabei.
table-set-public = Steht in der Lobby
table-set-public-clock = Ein Tisch, der in der Lobby steht, hat immer eine Zeit für den Zug.
table-set-chat = Chat
table-set-hints = Tipps und Restpunkte
table-set-clock = Zeit für einen Zug
table-set-pace = Bots brauchen je Schritt
table-set-summary = Die Abrechnung bleibt
table-seconds = { $seconds } s
table-off = Ohne Grenze
table-until-all = Bis alle weiter sind

# --- Chat
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-off = An diesem Tisch schreibt niemand.
table-mute = Chat stumm
table-muted = Chat und Zurufe sind auf diesem Gerät stumm.
table-reactions = Kurze Zurufe
table-reaction-well_done = Gut gemacht
table-reaction-ouch = Autsch
table-reaction-thanks = Danke
table-reaction-hurry = Bist du dran?
table-reaction-good_game = Schöne Partie
table-reaction-hello = Hallo
table-say = Etwas sagen
table-send = Senden

# --- Tasten
table-help-pile = die oberste Karte der Ablage nehmen; oder die gewählte Karte dort ablegen
table-help-arrows = von Karte zu Karte gehen; Eingabe wählt
table-help-numbers = die Karte an dieser Stelle wählen
table-help-move = die gewählte Karte verschieben
table-help-undo = die eigene Ablage zurücknehmen oder Ordnen, Verschieben und Wählen rückgängig machen
table-help-arrange = die Hand nach Sätzen und Folgen ordnen
table-help-keys = diese Tasten

# --- wenn etwas nicht geht
table-watch = Zuschauen
table-no-answer = Der Server hat nicht geantwortet. Sieh nach, ob es geschehen ist, und versuch es dann noch einmal.
table-trouble-none = Einen Tisch mit diesem Code gibt es nicht.
    .safe = Vielleicht stimmt ein Buchstabe nicht.
table-trouble-token = Dieser Link zum Platz gilt nicht mehr.
    .safe = Du kannst zuschauen oder dir von der Tischleitung einen neuen Link geben lassen.
table-trouble-removed = Du bist in dieser Partie nicht mehr dabei.
    .safe = Du kannst weiter zuschauen.
table-trouble-replaced = Dein Platz hat einen neuen Link, und dieser Browser hat den alten.
    .safe = Dort geht die Partie weiter. Hier kannst du zuschauen.
table-trouble-version = Diese Seite ist älter als der Server.
    .safe = Nichts ist verloren: Lade die Seite neu.
table-trouble-broken = Diese Seite kann der Partie nicht folgen.
    .safe = Nichts ist verloren: Jeder Zug liegt auf dem Server.
table-call-sure = Mit { $card } Schluss rufen? Ist es falsch, sehen alle deine Karten, und es kostet { $points } Punkte.
table-call-sure-bare = Ohne Ablage Schluss rufen? Ist es falsch, sehen alle deine Karten, und es kostet { $points } Punkte.
