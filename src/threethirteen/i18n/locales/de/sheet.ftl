sheet-digest = Regelsatz { $key }, Prüfsumme { $digest }
sheet-trade-mark = „Five Crowns“ ist eine fremde Marke. Dieses Projekt hat mit dem Verlag nichts zu tun und zeichnet seine Karten selbst.
sheet-aim = Gesammelt werden Sätze und Folgen. Wer alle Karten bis auf die letzte, die abgelegt wird, in Meldungen hat, macht Schluss; was die anderen dann in keiner Meldung haben, kostet sie Punkte. Die wenigsten Punkte gewinnen.
sheet-aim-solo = Bring alle Stapel in Sätze und Folgen, bevor der Nachziehstapel aufgebraucht ist.

sheet-cards = Mitspielende und Karten
sheet-seats = Für { $seats } Mitspielende.
sheet-seats-solo = Für eine Person.
sheet-deck = Ein Kartenspiel hat { $cards } Karten: { $suits }, jeweils von { $first } bis { $last }{ $jokers ->
    [0] {""}
    [one] , dazu einen Joker
   *[other] , dazu { $jokers } Joker
}.
sheet-copies = { $copies ->
    [one] Gespielt wird mit einem Kartenspiel
   *[other] { $copies } Kartenspiele werden zusammengemischt
}, gleich wie viele mitspielen.
sheet-copies-by-players = Wie viele Kartenspiele gebraucht werden, hängt von der Zahl der Mitspielenden ab.
sheet-column-players = Personen
sheet-column-decks = Kartenspiele
sheet-column-cards = Karten
sheet-column-left = Rest nach der größten Ausgabe

sheet-deal = Austeilen
sheet-rounds = { $count ->
    [one] Die Partie hat eine Runde.
   *[other] Die Partie hat { $count } Runden.
}
sheet-dealing = Wer zuerst gibt, entscheidet das Los; nach jeder Runde gibt die Person links davon. Die Karten werden einzeln ausgeteilt. Der Rest ist der verdeckte Nachziehstapel; seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel. Links vom Geber wird begonnen, gespielt wird im Uhrzeigersinn.
sheet-column-round = Runde
sheet-column-dealt = Karten für jeden
sheet-column-wild = Wild
sheet-column-points = Punkte
sheet-doubled = doppelt
sheet-nothing = –

sheet-wild = Wilde Karten
sheet-wild-follows = In jeder Runde ist ein Kartenwert wild: der, der der Zahl der ausgeteilten Karten entspricht, wie in der Tabelle oben.
sheet-wild-none = Kein Kartenwert ist wild.
sheet-wild-jokers = Joker sind immer wild.
sheet-wild-nothing = Es gibt keine wilden Karten.
sheet-wild-use = Eine wilde Karte darf für jede Karte stehen, auch für eine, die anderswo liegt.
sheet-wild-all = { $allowed ->
    [yes] Eine Meldung darf nur aus wilden Karten bestehen.
   *[no] Eine Meldung darf nicht nur aus wilden Karten bestehen.
}
sheet-wild-max = { $count ->
    [one] Höchstens eine Karte einer Meldung darf als wild dienen.
   *[other] Höchstens { $count } Karten einer Meldung dürfen als wild dienen.
}
sheet-wild-naturals = { $count ->
    [one] Eine Meldung braucht mindestens eine natürliche Karte.
   *[other] Eine Meldung braucht mindestens { $count } natürliche Karten.
}
sheet-wild-share = { $share ->
    [half] Höchstens die Hälfte der Karten einer Meldung darf als wild dienen.
   *[fewer_than_naturals] In einer Meldung müssen weniger Karten als wild dienen, als natürliche Karten darin sind.
}
sheet-wild-exempt = Für eine Meldung nur aus wilden Karten gelten diese Grenzen nicht.
sheet-wild-own-place = { $place ->
    [natural] Eine Karte des wilden Werts, die in einem Satz für ihren eigenen Wert oder in einer Folge für sich selbst steht, ist dort eine natürliche Karte.
   *[always_wild] Eine Karte des wilden Werts zählt auch dann als wild, wenn sie in einem Satz für ihren eigenen Wert oder in einer Folge für sich selbst steht.
}
sheet-wild-apart = Zwei wilde Karten dürfen in einer Folge nicht nebeneinander liegen.

sheet-melds = Meldungen
sheet-set = Ein Satz sind drei oder mehr Karten eines Werts.
sheet-run = { $suits ->
    [mixed] Eine Folge sind drei oder mehr aufeinanderfolgende Karten beliebiger Farben.
   *[same] Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe.
}
sheet-meld-once = Jede Karte gehört höchstens zu einer Meldung. Meldungen dürfen beliebig lang sein.
sheet-same-card = { $allowed ->
    [yes] Bei mehreren Kartenspielen darf ein Satz dieselbe Karte zweimal enthalten.
   *[no] Keine zwei Karten eines Satzes stehen für dieselbe Karte; ein Satz hat also höchstens so viele Karten, wie es Farben gibt.
}
sheet-ace = { $place ->
    [low] Das Ass ist niedrig: { $ace }-2-3 ist eine Folge, { $queen }-{ $king }-{ $ace } ist keine.
    [high_or_low] Das Ass ist hoch oder niedrig: { $ace }-2-3 und { $queen }-{ $king }-{ $ace } sind Folgen, { $king }-{ $ace }-2 ist keine.
   *[around_the_corner] Das Ass verbindet beide Enden: { $ace }-2-3, { $queen }-{ $king }-{ $ace } und { $king }-{ $ace }-2 sind Folgen. Kein Wert kommt in einer Folge zweimal vor.
}
sheet-run-ends = Eine wilde Karte steht nie jenseits der letzten Karte der Reihenfolge; und eine Folge überspringt den wilden Wert nicht: Sein Platz muss besetzt sein.
sheet-examples = Beispiele für eine Runde mit { $cards } Karten, in der { $wild } wild sind:
sheet-examples-no-rank = Beispiele:
sheet-example-set = Satz
sheet-example-run = Folge
sheet-example-no = keine Meldung
sheet-example-stands-for = { $card } steht für { $place }
sheet-column-example = Karten
sheet-column-verdict = Was es ist
sheet-column-why = Warum
example-natural-set = drei Karten eines Werts
example-natural-run = aufeinanderfolgende Karten einer Farbe
example-too-short = zwei Karten sind zu wenig
example-mixed-run = { $legal ->
    [yes] Farben sind in einer Folge gleichgültig
   *[no] aufeinanderfolgend, aber nicht von einer Farbe
}
example-twins = { $legal ->
    [yes] dieselbe Karte zweimal, aus zwei Kartenspielen
   *[no] zweimal dieselbe Karte
}
example-more-than-suits = { $legal ->
    [yes] ein Satz darf mehr Karten haben, als es Farben gibt
   *[no] mehr Karten, als es Farben gibt
}
example-ace-low = { $legal ->
    [yes] das Ass ist hier niedrig
   *[no] das Ass ist nicht niedrig
}
example-ace-high = { $legal ->
    [yes] das Ass ist hier hoch
   *[no] das Ass ist nicht hoch
}
example-ace-corner = { $legal ->
    [yes] die Folge geht über Eck
   *[no] die Folge geht nicht über Eck
}
example-one-wild = { $legal ->
    [yes] eine wilde Karte füllt den Platz
   *[no] zu wenige natürliche Karten neben der wilden
}
example-joker = { $legal ->
    [yes] ein Joker füllt den Platz
   *[no] zu wenige natürliche Karten neben dem Joker
}
example-half-wild = { $legal ->
    [yes] zwei wilde Karten neben zwei natürlichen
   *[no] zu viele wilde Karten
}
example-two-wilds = { $legal ->
    [yes] zwei wilde Karten neben einer natürlichen
   *[no] zu viele wilde Karten
}
example-all-wild = { $legal ->
    [yes] nur wilde Karten
   *[no] nur wilde Karten, das ist nicht erlaubt
}
example-own-rank-set = die Karten des wilden Werts stehen hier für ihren eigenen Wert, als natürliche Karten
example-own-place = { $legal ->
    [yes] eine wilde Karte am eigenen Platz und eine weitere
   *[no] beide Karten des wilden Werts zählen als wild
}
example-skipped = die Folge überspringt einen Wert
example-side-by-side = { $legal ->
    [yes] zwei wilde Karten nebeneinander in einer Folge
   *[no] zwei wilde Karten nebeneinander oder zu viele
}

sheet-turn = Ein Zug
sheet-turn-rule = Zieh eine Karte, die oberste des Nachziehstapels oder des Ablagestapels. Leg dann eine Karte offen auf den Ablagestapel.
sheet-return = { $allowed ->
    [yes] Die eben vom Ablagestapel genommene Karte darf im selben Zug wieder abgelegt werden.
   *[no] Die eben vom Ablagestapel genommene Karte darf nicht im selben Zug abgelegt werden; eine gleiche schon, und auch sie selbst, wenn man damit Schluss macht.
}
sheet-stock-empty = { $then ->
    [reshuffle] Ist der Nachziehstapel aufgebraucht, werden alle Ablagen bis auf die oberste gemischt und bilden den neuen. Ist zum Ziehen auch nichts mehr zu mischen da, endet die Runde sofort.
   *[end_round] Ist beim Ziehen der Nachziehstapel aufgebraucht, endet die Runde sofort.
} Dann zählen alle Hände, wer schon Schluss gemacht hat, behält 0 Punkte, und noch offene letzte Züge verfallen.
sheet-max-laps = { $count ->
    [one] Ebenso endet die Runde, wenn jeder einen Zug hatte.
   *[other] Ebenso endet die Runde, wenn jeder { $count } Züge hatte.
}
sheet-speed-setup = Die Karten liegen verdeckt ausgebreitet in der Mitte. Die höchste gezogene Karte bestimmt, wer ruft. Jeder zieht seine Hand aus der Mitte und dann noch eine Karte, die offen nach links gelegt wird: der eigene Ablagestapel.
sheet-speed-call = Beim Ruf „Ziehen“ nimmt jeder eine Karte, aus der Mitte oder oben vom Stapel des rechten Nachbarn. Beim Ruf „Ablegen“ legt jeder eine Karte auf den eigenen Stapel. Gezogen wird gleichzeitig: Niemand sieht vorher, was andere wählen.
sheet-solo-setup = Leg { $piles } offene Stapel aus, mit { $sizes } Karten: zusammen { $cards } Karten. Die übrigen { $stock } Karten sind der Nachziehstapel. Jeder Stapel hat seinen eigenen wilden Wert, wie in der Tabelle.
sheet-solo-turn = Zieh eine Karte, füg sie zu einem offenen Stapel und leg dann eine Karte dieses Stapels endgültig ab. Ein Stapel, der ganz aus Meldungen besteht, ist geschlossen.

sheet-out = Schluss machen
sheet-out-rule = { $discard ->
    [compulsory] Schluss machen darf, wer nach dem Ziehen alle Karten bis auf eine in Meldungen hat und diese eine ablegt. Das Ablegen ist Pflicht: Sind alle Karten in Meldungen und keine ist übrig, ohne dass eine Meldung zerbricht, geht es noch nicht.
   *[optional] Schluss machen darf, wer nach dem Ziehen alle Karten in Meldungen hat, oder alle bis auf eine, die abgelegt wird.
}
sheet-out-choice = Niemand muss Schluss machen. Wer es tut, sagt es an und zeigt sofort die Meldungen; die anderen Hände werden bei der Abrechnung gezeigt.
sheet-out-knock = { $points ->
    [one] Man darf auch mit einem Punkt in übrigen Karten Schluss machen; er zählt.
   *[other] Man darf auch mit bis zu { $points } Punkten in übrigen Karten Schluss machen (klopfen); sie zählen.
}
sheet-out-first-turn = { $allowed ->
    [yes] Schon im allerersten Zug darf man Schluss machen.
   *[no] Im ersten Umlauf einer Runde darf niemand Schluss machen.
}
sheet-out-wrong-call = Nach jedem Ziehen, außer in einem letzten Zug, darf man beim Ablegen Schluss rufen. War der Ruf falsch, sehen alle die Karten, man nimmt sie zurück und legt wie sonst eine beliebige ab; am Ende der Runde { $points ->
    [one] kommt ein Punkt
   *[other] kommen { $points } Punkte
} dazu.

sheet-last-turns = Letzte Züge
sheet-last-turns-one = Danach haben alle anderen der Reihe nach noch genau einen Zug; auch die zum Schluss abgelegte Karte darf genommen werden. Wer dann alles in Meldungen hat, bekommt ebenfalls 0 Punkte. Danach endet die Runde.
sheet-last-turns-none = Damit endet die Runde sofort: Niemand ist mehr am Zug.
sheet-no-lay-off = An Meldungen anderer wird nicht angelegt.
sheet-redemption = Rettungsrunde: Im letzten Zug darf man eigene Meldungen auslegen und übrige Karten an Meldungen anlegen, die andere auf dem Tisch haben. Die Meldungen müssen erlaubt bleiben, und die wilden Karten darin behalten ihren Platz. Das letzte Ablegen bleibt Pflicht. Wer alles loswird, bekommt 0 Punkte.
sheet-speed-out = Wer Schluss machen kann, sagt es beim Ruf „Ablegen“; auch mehrere zugleich, und alle bekommen 0 Punkte. Die anderen ziehen noch einmal und legen noch einmal ab.

sheet-score = Punkte
sheet-score-rule = Jede Hand wird so geordnet, dass die übrigen Karten, also die in keiner Meldung, so wenig wie möglich kosten. Sie kosten:
sheet-column-card = Karte
sheet-column-cost = Punkte
sheet-number-cards = { $first }–{ $last }
sheet-face-value = Kartenwert
sheet-wild-card = Karte des wilden Werts
sheet-score-wild-own = Eine Karte des wilden Werts kostet, was jede Karte dieses Werts kostet.
sheet-score-wild = Eine Karte des wilden Werts hat diesen eigenen Preis, gleich welcher Wert es ist, auch als Ass oder Bildkarte.
sheet-jokers-away = Ein übriger Joker kostet nichts, wenn jemand anders eine Meldung zeigt: Er wird dort angelegt, gleich wie viele wilde Karten erlaubt sind.
sheet-doubled-rounds = Die Punkte der Runden mit { $sizes } Karten werden verdoppelt{ $calls ->
    [yes] , auch die für einen falschen Schlussruf
   *[no] {""}
}.
sheet-out-bonus = { $points } Punkte bekommt, wer zuerst Schluss macht. Sie werden nie verdoppelt.

sheet-end = Das Ende
sheet-end-rule = Die Punkte aller Runden werden zusammengezählt. Wer nach der letzten Runde die wenigsten hat, gewinnt.
sheet-target = Die Partie endet früher, nämlich mit der Runde, in der jemand { $points } Punkte erreicht.
sheet-tie = { $tie ->
    [shared] Sind die niedrigsten Gesamtpunkte gleich, wird der Sieg geteilt.
    [most_zero_rounds] Sind die niedrigsten Gesamtpunkte gleich, gewinnt, wer die meisten Runden mit 0 Punkten hat; ist auch das gleich, wird der Sieg geteilt.
   *[bonus_round] Sind die niedrigsten Gesamtpunkte gleich, entscheidet eine Zusatzrunde. Sie wird nur an die Punktgleichen ausgeteilt, und ihre Punkte kommen nicht zu den Gesamtpunkten.
}
sheet-bonus-round = In der Zusatzrunde gibt es { $cards } Karten. { $wild ->
    [jokers_only] Nur Joker sind wild.
   *[follows] Der wilde Wert richtet sich wie immer nach der Zahl der Karten.
}
sheet-leaver = Geht jemand weg, kommt die Hand unter den Nachziehstapel, und der Platz endet hinter allen anderen.
sheet-solo-end = Gewonnen ist, wenn alle Stapel geschlossen sind, bevor der Nachziehstapel aufgebraucht ist. Sonst zählen die Punkte der übrigen Karten in den offenen Stapeln.

sheet-differences = Was anders ist als bei Three Thirteen
sheet-no-differences = Nichts: Das sind die Regeln von Three Thirteen, wie die meisten Quellen sie angeben.
sheet-house-rules = Hausregeln zusätzlich zu { $title }: { $options }.
sheet-column-option = Regel
sheet-column-value = Hier
sheet-column-standard = Three Thirteen

sheet-sources = Woher diese Regeln kommen
sheet-sources-of = { $title }: { $sources }.
sheet-inferred = Nur ein Teil einer Quelle war hier zu lesen; was fehlte, hat dieses Projekt erschlossen:
sheet-rulings = Zu diesen Punkten schweigen die Quellen, und dieses Projekt hat entschieden: { $options }.
sheet-rulings-always = Auch dazu, was gilt, wenn jemand weggeht, sagen die Quellen nichts; diese Regel ist ebenfalls von uns.

sheet-options = Alle geltenden Regeln
sheet-column-key = Option
