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
