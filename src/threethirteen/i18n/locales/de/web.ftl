# Das Programm im Browser: was auf jeder Seite steht.
web-loading = Wird geladen …
web-close = Schließen
web-nav = Seiten
web-again = Noch einmal versuchen
web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
    .system = Wie das Gerät
    .light = Hell
    .dark = Dunkel
web-suits = Farben der Karten
    .four = Jede für sich
    .two = Rot und Schwarz
web-motion = Bewegung
    .system = Wie das Gerät
    .full = Karten wandern
    .less = Weniger
web-large-print = Große Schrift
web-sounds = Töne
web-vibration = Vibrieren, wenn ich dran bin
web-notifications = Benachrichtigen, wenn ich dran bin und die Seite verdeckt ist
web-not-secure = Diese Seite kam unverschlüsselt (http). Darum bietet der Browser kein Installieren, keine Benachrichtigungen und keinen wach gehaltenen Bildschirm. Wie man TLS einrichtet, steht in docs/self-hosting.md.
web-page-failed = Die Seite konnte nicht geladen werden.
    .safe = Nichts ist verloren: Jede Partie liegt auf dem Server.
web-missing = Hier ist nichts
    .text = Unter dieser Adresse gibt es keine Seite.
web-to-lobby = Zur Lobby
web-lobby = Lobby
web-new = Neuer Tisch
web-rules = Regeln
web-learn = Lernen
web-mine = Meine Partien
web-replay = Nachspielen
web-table = Tisch { $code }

# Karten, wie ein Vorleseprogramm sie nennt; wie sie aussehen, steht in cards.ftl.
web-rank = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
web-card-name = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
   *[stars] Stern
} { $rank }
web-card-wild = { $card }, wild
web-card-stands = { $card }, wild, steht für { $place }
web-stands-rank = den Wert { $rank }

# Die Verbindung zum Server.
web-line-connecting = Verbindung wird aufgebaut …
web-line-offline = Keine Verbindung. Dein Platz und deine Karten sind sicher.
web-line-retry = Neuer Versuch in { $seconds } s
web-line-now = Jetzt versuchen
web-your-turn = Du bist dran
web-ask-before-call = Nachfragen, bevor ich Schluss rufe
