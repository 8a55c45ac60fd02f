sheet-digest = Regelsett { $key }, kontrollsum { $digest }
sheet-trade-mark = «Five Crowns» er et varemerke som tilhører andre. Dette prosjektet har ingen tilknytning til utgiveren og tegner kortene sine selv.
sheet-aim = Det gjelder å samle sett og serier. Den som har alle kortene i kombinasjoner unntatt ett å kaste, går ut; kortene de andre da har utenfor kombinasjoner, koster dem poeng. Den laveste summen vinner.
sheet-aim-solo = Få alle bunkene til å gå opp i sett og serier før trekkbunken er tom.

sheet-cards = Spillere og kort
sheet-seats = For { $seats } spillere.
sheet-seats-solo = For én spiller.
sheet-deck = En kortstokk har { $cards } kort: { $suits }, hver fra { $first } til { $last }{ $jokers ->
    [0] {""}
    [one] , og én joker
   *[other] , og { $jokers } jokere
}.
sheet-copies = { $copies ->
    [one] Det brukes én kortstokk
   *[other] { $copies } kortstokker stokkes sammen
}, uansett antall spillere.
sheet-copies-by-players = Antallet kortstokker avhenger av antallet spillere.
sheet-column-players = Spillere
sheet-column-decks = Kortstokker
sheet-column-cards = Kort
sheet-column-left = Igjen etter den største utdelingen

sheet-deal = Utdelingen
sheet-rounds = { $count ->
    [one] Partiet har én runde.
   *[other] Partiet har { $count } runder.
}
sheet-dealing = Den første giveren trekkes ut; etter hver runde går utdelingen til venstre. Kortene deles ut ett om gangen. Resten er trekkbunken, med baksiden opp; det øverste kortet snus og begynner kastebunken. Spilleren til venstre for giveren begynner, og det spilles med klokken.
sheet-column-round = Runde
sheet-column-dealt = Kort til hver
sheet-column-wild = Vilt
sheet-column-points = Poeng
sheet-doubled = dobbelt
sheet-nothing = –

sheet-wild = Ville kort
sheet-wild-follows = I hver runde er én verdi vill: den som svarer til antallet utdelte kort, som i tabellen over.
sheet-wild-none = Ingen verdi er vill.
sheet-wild-jokers = Jokere er alltid ville.
sheet-wild-nothing = Det er ingen ville kort.
sheet-wild-use = Et vilt kort kan stå for et hvilket som helst kort, også et som ligger et annet sted.
sheet-wild-all = { $allowed ->
    [yes] En kombinasjon kan bestå av bare ville kort.
   *[no] En kombinasjon kan ikke bestå av bare ville kort.
}
sheet-wild-max = { $count ->
    [one] Høyst ett kort i en kombinasjon kan brukes som vilt.
   *[other] Høyst { $count } kort i en kombinasjon kan brukes som ville.
}
sheet-wild-naturals = { $count ->
    [one] En kombinasjon må ha minst ett naturlig kort.
   *[other] En kombinasjon må ha minst { $count } naturlige kort.
}
sheet-wild-share = { $share ->
    [half] Høyst halvparten av kortene i en kombinasjon kan brukes som ville.
   *[fewer_than_naturals] En kombinasjon må ha færre kort brukt som ville enn naturlige kort.
}
sheet-wild-exempt = Disse grensene gjelder ikke en kombinasjon av bare ville kort.
sheet-wild-own-place = { $place ->
    [natural] Et kort av den ville verdien som står for sin egen verdi i et sett, eller for seg selv i en serie, er et naturlig kort der.
   *[always_wild] Et kort av den ville verdien regnes som vilt også når det står for sin egen verdi i et sett, eller for seg selv i en serie.
}
sheet-wild-apart = To ville kort kan ikke ligge ved siden av hverandre i en serie.

sheet-melds = Kombinasjoner
sheet-set = Et sett er tre eller flere kort med samme verdi.
sheet-run = { $suits ->
    [mixed] En serie er tre eller flere kort i rekkefølge, i hvilke farger som helst.
   *[same] En serie er tre eller flere kort i rekkefølge i samme farge.
}
sheet-meld-once = Et kort er med i høyst én kombinasjon. Kombinasjoner kan være så lange man vil.
sheet-same-card = { $allowed ->
    [yes] Med flere kortstokker kan et sett inneholde samme kort to ganger.
   *[no] Ingen to kort i et sett står for samme kort, så et sett har høyst like mange kort som det er farger.
}
sheet-ace = { $place ->
    [low] Esset er lavt: { $ace }-2-3 er en serie, { $queen }-{ $king }-{ $ace } er ingen.
    [high_or_low] Esset er høyt eller lavt: { $ace }-2-3 og { $queen }-{ $king }-{ $ace } er serier, { $king }-{ $ace }-2 er ingen.
   *[around_the_corner] Esset binder sammen begge ender: { $ace }-2-3, { $queen }-{ $king }-{ $ace } og { $king }-{ $ace }-2 er serier. Ingen verdi er to ganger i en serie.
}
sheet-run-ends = Et vilt kort står aldri utenfor den siste verdien i rekkefølgen; og en serie hopper ikke over den ville verdien: Plassen må fylles.
sheet-examples = Eksempler for en runde med { $cards } kort, der { $wild } er ville:
sheet-examples-no-rank = Eksempler:
sheet-example-set = sett
sheet-example-run = serie
sheet-example-no = ingen kombinasjon
sheet-example-stands-for = { $card } står for { $place }
sheet-column-example = Kort
sheet-column-verdict = Hva det er
sheet-column-why = Hvorfor
example-natural-set = tre kort med samme verdi
example-natural-run = kort i rekkefølge i samme farge
example-too-short = to kort er for lite
example-mixed-run = { $legal ->
    [yes] fargene spiller ingen rolle i en serie
   *[no] i rekkefølge, men ikke i samme farge
}
example-twins = { $legal ->
    [yes] samme kort to ganger, fra to kortstokker
   *[no] samme kort to ganger
}
example-more-than-suits = { $legal ->
    [yes] et sett kan ha flere kort enn det er farger
   *[no] flere kort enn det er farger
}
example-ace-low = { $legal ->
    [yes] esset er lavt her
   *[no] esset er ikke lavt
}
example-ace-high = { $legal ->
    [yes] esset er høyt her
   *[no] esset er ikke høyt
}
example-ace-corner = { $legal ->
    [yes] serien går rundt hjørnet
   *[no] serien går ikke rundt hjørnet
}
example-one-wild = { $legal ->
    [yes] et vilt kort fyller plassen
   *[no] for få naturlige kort ved siden av det ville
}
example-joker = { $legal ->
    [yes] en joker fyller plassen
   *[no] for få naturlige kort ved siden av jokeren
}
example-half-wild = { $legal ->
    [yes] to ville kort ved siden av to naturlige
   *[no] for mange ville kort
}
example-two-wilds = { $legal ->
    [yes] to ville kort ved siden av ett naturlig
   *[no] for mange ville kort
}
example-all-wild = { $legal ->
    [yes] bare ville kort
   *[no] bare ville kort, og det er ikke tillatt
}
example-own-rank-set = kortene av den ville verdien står her for sin egen verdi, som naturlige kort
example-own-place = { $legal ->
    [yes] et vilt kort på egen plass, og ett til
   *[no] begge kortene av den ville verdien regnes som ville
}
example-skipped = serien hopper over en verdi
example-side-by-side = { $legal ->
    [yes] to ville kort ved siden av hverandre i en serie
   *[no] to ville kort ved siden av hverandre, eller for mange
}

sheet-turn = En tur
sheet-turn-rule = Trekk ett kort, det øverste i trekkbunken eller i kastebunken. Kast så ett kort, med billedsiden opp, på kastebunken.
sheet-return = { $allowed ->
    [yes] Kortet man nettopp tok fra kastebunken, kan kastes i samme tur.
   *[no] Kortet man nettopp tok fra kastebunken, kan ikke kastes i samme tur; et likt kort kan, og det samme kan kortet selv når man går ut med det.
}
sheet-stock-empty = { $then ->
    [reshuffle] Når trekkbunken er tom, stokkes alle kastede kort unntatt det øverste og blir ny trekkbunke. Skal noen trekke og det ikke er noe igjen å stokke, slutter runden med en gang.
   *[end_round] Skal noen trekke og trekkbunken er tom, slutter runden med en gang.
} Da telles alle hender, en spiller som har gått ut, beholder 0 poeng, og siste turer som ikke er tatt, går tapt.
sheet-max-laps = { $count ->
    [one] På samme måte slutter runden når hver spiller har hatt én tur.
   *[other] På samme måte slutter runden når hver spiller har hatt { $count } turer.
}
sheet-speed-setup = Kortene ligger spredt utover i midten med baksiden opp. Det høyeste trukne kortet avgjør hvem som roper. Hver spiller trekker hånden sin fra midten, og deretter ett kort til, som legges til venstre med billedsiden opp: spillerens egen kastebunke.
sheet-speed-call = Ved ropet «trekk» tar hver spiller ett kort, fra midten eller det øverste i bunken til høyre nabo. Ved ropet «kast» legger hver spiller ett kort på sin egen bunke. Alle trekker samtidig: Ingen ser først hva andre velger.
sheet-solo-setup = Legg ut { $piles } bunker med billedsiden opp, med { $sizes } kort: { $cards } kort i alt. De andre { $stock } kortene er trekkbunken. Hver bunke har sin egen ville verdi, som i tabellen.
sheet-solo-turn = Trekk ett kort og legg det til en åpen bunke, og kast så ett kort fra denne bunken for godt. En bunke som helt går opp i kombinasjoner, er lukket.

sheet-out = Å gå ut
sheet-out-rule = { $discard ->
    [compulsory] Du kan gå ut når du etter å ha trukket har alle kortene unntatt ett i kombinasjoner, og kaster det. Du må kaste: Er alle kortene i kombinasjoner og ingen kan avses uten å bryte en av dem, kan du ikke gå ut ennå.
   *[optional] Du kan gå ut når du etter å ha trukket har alle kortene i kombinasjoner, eller alle unntatt ett som du kaster.
}
sheet-out-choice = Ingen må gå ut. Den som gjør det, sier fra og viser kombinasjonene med en gang; de andre hendene vises når poengene telles.
sheet-out-knock = { $points ->
    [one] Du kan også gå ut med ett poeng i løse kort; det teller.
   *[other] Du kan også gå ut med inntil { $points } poeng i løse kort (banke); de teller.
}
sheet-out-first-turn = { $allowed ->
    [yes] Du kan gå ut allerede i din aller første tur.
   *[no] Ingen kan gå ut i første omgang av en runde.
}
sheet-out-wrong-call = Etter å ha trukket kan du alltid, unntatt i en siste tur, rope at du går ut når du kaster. Er ropet feil, ser alle kortene dine, du tar dem tilbake og kaster som vanlig, hvilket kort du vil; { $points ->
    [one] ett poeng legges
   *[other] { $points } poeng legges
} til når runden er slutt.

sheet-last-turns = Siste turer
sheet-last-turns-one = Deretter har hver av de andre nøyaktig én tur til, i rekkefølge; kortet som ble kastet til slutt, kan tas. Den som da har alt i kombinasjoner, får også 0 poeng. Så er runden slutt.
sheet-last-turns-none = Da slutter runden med en gang: Ingen har flere turer.
sheet-no-lay-off = Ingen legger kort på andres kombinasjoner.
sheet-redemption = Redningsrunde: I siste tur kan du legge ut egne kombinasjoner og legge løse kort på kombinasjoner som andre har på bordet. Kombinasjonene må fortsatt være gyldige, og de ville kortene i dem blir på plassen sin. Du må fortsatt kaste til slutt. Den som blir kvitt alt, får 0 poeng.
sheet-speed-out = Den som kan gå ut, sier det ved ropet «kast»; flere kan gjøre det samtidig, og alle får 0 poeng. De andre trekker én gang til og kaster én gang til.

sheet-score = Poeng
sheet-score-rule = Hver hånd ordnes slik at de løse kortene, de som ikke er i noen kombinasjon, koster minst mulig. De koster:
sheet-column-card = Kort
sheet-column-cost = Poeng
sheet-number-cards = { $first }–{ $last }
sheet-face-value = kortets verdi
sheet-wild-card = Kort av den ville verdien
sheet-score-wild-own = Et kort av den ville verdien koster det samme som ellers.
sheet-score-wild = Et kort av den ville verdien har denne prisen uansett hvilken verdi det er, også ess og bildekort.
sheet-jokers-away = En løs joker koster ikke noe når en annen spiller viser en kombinasjon: Den legges der, uansett grensene for ville kort.
sheet-doubled-rounds = Poengene i rundene med { $sizes } kort dobles{ $calls ->
    [yes] , også de for et feilaktig utrop
   *[no] {""}
}.
sheet-out-bonus = { $points } poeng til den som går ut først. De dobles aldri.

sheet-end = Slutten
sheet-end-rule = Poengene fra alle rundene legges sammen. Den laveste summen etter siste runde vinner.
sheet-target = Partiet slutter tidligere, etter den runden der en sum når { $points } poeng.
sheet-tie = { $tie ->
    [shared] Er de laveste summene like, deles seieren.
    [most_zero_rounds] Er de laveste summene like, vinner den som har flest runder med 0 poeng; er også det likt, deles seieren.
   *[bonus_round] Er de laveste summene like, avgjør en ekstrarunde. Bare de som står likt, får kort, og poengene legges ikke til summene.
}
sheet-bonus-round = I ekstrarunden deles det ut { $cards } kort. { $wild ->
    [jokers_only] Bare jokere er ville.
   *[follows] Den ville verdien følger antallet kort, som ellers.
}
sheet-leaver = Når en spiller går, legges hånden under trekkbunken, og spilleren ender bak alle de andre.
sheet-solo-end = Du vinner når alle bunkene er lukket før trekkbunken er tom. Ellers er resultatet poengene for de løse kortene i de åpne bunkene.

sheet-differences = Hva som er annerledes enn i Three Thirteen
sheet-no-differences = Ingenting: Dette er reglene for Three Thirteen slik de fleste kilder gir dem.
sheet-house-rules = Husregler i tillegg til { $title }: { $options }.
sheet-column-option = Regel
sheet-column-value = Her
sheet-column-standard = Three Thirteen

sheet-sources = Hvor reglene kommer fra
sheet-sources-of = { $title }: { $sources }.
sheet-inferred = Bare en del av en kilde kunne leses her; det som manglet, har dette prosjektet sluttet seg til:
sheet-rulings = Kildene sier ikke noe om dette, og dette prosjektet har avgjort det: { $options }.
sheet-rulings-always = Kildene sier heller ikke noe om en spiller som går; den regelen er også vår.

sheet-options = Alle regler som gjelder
sheet-column-key = Valg
