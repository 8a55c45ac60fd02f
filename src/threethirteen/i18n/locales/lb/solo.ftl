# Eleng spillen: wat mat de Stäpel geschitt a wat ze maachen ass.
solo-dealt = D'Stäpel leien aus, { $piles } am Ganzen; { $stock } Kaarte sinn den Zéistapel.
solo-drawn = Gezunn: { $card }.
solo-placed = { $card } kënnt op den { $size }er-Stapel.
solo-thrown = { $card } gëtt vum { $size }er-Stapel ewechgeluecht.
solo-thrown-closed = { $card } gëtt vum { $size }er-Stapel ewechgeluecht, an de Stapel ass zou.
solo-undone = De leschte Schrëtt ass zréckgeholl.
solo-won = All d'Stäpel sinn zou!
solo-lost = Den Zéistapel ass eidel, an { $points ->
    [one] { $points } Punkt ass
   *[other] { $points } Punkte sinn
} iwwreg.
solo-pile = { $size }er-Stapel
solo-closed = zou
solo-stock = Zéistapel: { $count }
solo-left = Iwwreg: { $points }
solo-to-draw = Zéi eng Kaart.
solo-to-place = Lee { $card } op en oppene Stapel.
solo-to-discard = Lee eng Kaart vum { $size }er-Stapel definitiv ewech.
solo-to-finish = Den Zéistapel ass eidel. Huel zréck, oder looss ofrechnen.
solo-hint-place = Lee se op den { $size }er-Stapel: elo sinn { $now } Punkten iwwreg, dann { $then }.
solo-hint-discard = Lee { $card } ewech: dann sinn { $then } Punkten iwwreg.
solo-left-label = Iwwreg
solo-closed-label = Zou
solo-of = { $count } vun { $of }
solo-nothing-drawn = Keng Kaart ass gezunn.
solo-thrown-last = Ewechgeluecht: { $count }, fir d'lescht { $card }.
solo-piles = Stäpel
solo-undo = Zréckhuelen
solo-draw = Zéien
solo-finish = Ofrechnen
solo-history = Deng Solospiller no dëse Reegelen
solo-history-played = Gespillt
solo-history-won = Gewonnen
solo-history-best = Bescht
solo-history-mean = Duerchschnëtt
solo-history-last = Déi lescht, dat neist fir d'éischt
solo-share = { $share } %
solo-mean = { NUMBER($points, maximumFractionDigits: 1) }
solo-won-short = gewonnen
solo-help-draw = eng Kaart zéien; um Enn: ofrechnen
solo-help-pile = d'Kaart op dëse Stapel leeën; oder de Stapel kucken
solo-help-card = d'Kaart op dëser Plaz vum Stapel ewechleeën
solo-help-undo = zréckhuelen; gezunn ass gezunn
solo-help-close = de grouss gewisene Stapel zoumaachen
solo-play = Eleng spillen
solo-plain-welcome = Du spills eleng. Schreif hëllef, fir ze gesinn, wat s du tippe kanns.
solo-plain-help =
    zéien oder d: eng Kaart zéien.
    op 7, oder just 7: se op den 7er-Stapel leeën.
    ofleeën 7h, oder just 7h: dës Kaart vum Stapel ewechleeën.
    réckgängeg: de leschte Schrëtt zréckhuelen; gezunn ass gezunn.
    dësch: all d'Stäpel.
    tipp.
    ofrechnen: um Enn ofrechnen.
    reegelen.
    enn: goen; d'Partie bleift opgehuewen.
solo-plain-no-pile = „{ $line }“ ass kee Stapel. Schreif d'Gréisst vun engem: { $sizes }.
solo-word-place = place, op
solo-word-finish = finish, ofrechnen
solo-keys = D zéien · 3…9 0 J Q K Stapel · ← → Enter ewechleeën · U zréck · H Hiweis · R Reegelen · ? Hëllef · X goen
