# Allein spielen: was an den Stapeln geschieht und was zu tun ist.
solo-dealt = Die Stapel liegen aus, { $piles } insgesamt; { $stock } Karten sind der Nachziehstapel.
solo-drawn = Gezogen: { $card }.
solo-placed = { $card } kommt auf den { $size }er-Stapel.
solo-thrown = { $card } wird vom { $size }er-Stapel abgelegt.
solo-thrown-closed = { $card } wird vom { $size }er-Stapel abgelegt, und der Stapel ist geschlossen.
solo-undone = Der letzte Schritt ist zurückgenommen.
solo-won = Alle Stapel sind geschlossen!
solo-lost = Der Nachziehstapel ist leer, und { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
} übrig.
solo-pile = { $size }er-Stapel
solo-closed = geschlossen
solo-stock = Nachziehstapel: { $count }
solo-left = Übrig: { $points }
solo-to-draw = Zieh eine Karte.
solo-to-place = Leg { $card } auf einen offenen Stapel.
solo-to-discard = Leg eine Karte des { $size }er-Stapels endgültig ab.
solo-to-finish = Der Nachziehstapel ist leer. Nimm zurück, oder lass abrechnen.
solo-hint-place = Leg sie auf den { $size }er-Stapel: Jetzt sind { $now } Punkte übrig, dann { $then }.
solo-hint-discard = Leg { $card } ab: Dann sind { $then } Punkte übrig.
solo-left-label = Übrig
solo-closed-label = Geschlossen
solo-of = { $count } von { $of }
solo-nothing-drawn = Keine Karte ist gezogen.
solo-thrown-last = Abgelegt: { $count }, zuletzt { $card }.
solo-piles = Stapel
solo-undo = Zurücknehmen
solo-draw = Ziehen
solo-finish = Abrechnen
solo-history = Deine Solospiele nach diesen Regeln
solo-history-played = Gespielt
solo-history-won = Gewonnen
solo-history-best = Bestes
solo-history-mean = Durchschnitt
solo-history-last = Die letzten, das neueste zuerst
solo-share = { $share } %
solo-mean = { NUMBER($points, maximumFractionDigits: 1) }
solo-won-short = gewonnen
solo-help-draw = eine Karte ziehen; am Ende: abrechnen
solo-help-pile = die Karte auf diesen Stapel legen; oder den Stapel ansehen
solo-help-card = die Karte an dieser Stelle des Stapels ablegen
solo-help-undo = zurücknehmen; ein Ziehen bleibt
solo-help-close = den groß gezeigten Stapel schließen
solo-play = Allein spielen
solo-plain-welcome = Du spielst allein. Mit hilfe siehst du, was du tippen kannst.
solo-plain-help =
    ziehen oder d: eine Karte ziehen.
    auf 7, oder nur 7: sie auf den 7er-Stapel legen.
    ablegen 7h, oder nur 7h: diese Karte des Stapels ablegen.
    rückgängig: den letzten Schritt zurücknehmen; ein Ziehen bleibt.
    tisch: alle Stapel.
    tipp.
    abrechnen: am Ende abrechnen.
    regeln.
    ende: gehen; die Partie bleibt aufbewahrt.
solo-plain-no-pile = „{ $line }“ ist kein Stapel. Schreib die Größe von einem: { $sizes }.
solo-word-place = place, auf
solo-word-finish = finish, abrechnen
solo-keys = D ziehen · 3…9 0 J Q K Stapel · ← → Enter ablegen · U zurück · H Tipp · R Regeln · ? Hilfe · X gehen
