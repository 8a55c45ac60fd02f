# Å spille alene: det som skjer med bunkene, og det som skal gjøres.
solo-dealt = Bunkene er lagt ut, { $piles } i alt; { $stock } kort er trekkbunken.
solo-drawn = Trukket: { $card }.
solo-placed = { $card } legges på { $size }-bunken.
solo-thrown = { $card } kastes fra { $size }-bunken.
solo-thrown-closed = { $card } kastes fra { $size }-bunken, og bunken er lukket.
solo-undone = Det siste steget er angret.
solo-won = Alle bunkene er lukket!
solo-lost = Trekkbunken er tom, og { $points } poeng står igjen.
solo-pile = { $size }-bunke
solo-closed = lukket
solo-stock = Trekkbunke: { $count }
solo-left = Igjen: { $points }
solo-to-draw = Trekk et kort.
solo-to-place = Legg { $card } på en åpen bunke.
solo-to-discard = Kast ett kort fra { $size }-bunken for godt.
solo-to-finish = Trekkbunken er tom. Angre, eller gjør opp.
solo-hint-place = Legg det på { $size }-bunken: nå står { $now } poeng igjen, da { $then }.
solo-hint-discard = Kast { $card }: da står { $then } poeng igjen.
solo-left-label = Igjen
solo-closed-label = Lukket
solo-of = { $count } av { $of }
solo-nothing-drawn = Ikke noe kort er trukket.
solo-thrown-last = Kastet: { $count }, sist { $card }.
solo-piles = Bunker
solo-undo = Angre
solo-draw = Trekk
solo-finish = Gjør opp
solo-history = Dine solospill etter disse reglene
solo-history-played = Spilt
solo-history-won = Vunnet
solo-history-best = Beste
solo-history-mean = Snitt
solo-history-last = De siste, det nyeste først
solo-share = { $share } %
solo-mean = { NUMBER($points, maximumFractionDigits: 1) }
solo-won-short = vunnet
solo-help-draw = trekk et kort; til slutt: gjør opp
solo-help-pile = legg kortet på denne bunken; eller se på bunken
solo-help-card = kast kortet på denne plassen i bunken
solo-help-undo = angre; et trekk angres aldri
solo-help-close = lukk bunken som vises stor
solo-play = Spill alene
solo-plain-welcome = Du spiller alene. Skriv hjelp for å se hva du kan skrive.
solo-plain-help =
    trekk eller d: trekk et kort.
    på 7, eller bare 7: legg det på 7-bunken.
    kast 7h, eller bare 7h: kast det kortet fra bunken.
    angre: angre det siste steget; et trekk angres aldri.
    bord: alle bunkene.
    tips.
    oppgjør: gjør opp til slutt.
    regler.
    slutt: gå; partiet blir tatt vare på.
solo-plain-no-pile = «{ $line }» er ingen bunke. Skriv størrelsen på en: { $sizes }.
solo-word-place = place, på
solo-word-finish = finish, oppgjør
solo-keys = D trekk · 3…9 0 J Q K bunke · ← → Enter kast · U angre · H hint · R regler · ? hjelp · X gå
