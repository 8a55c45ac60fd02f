# Sidene i nettleseren utenom bordet: lobby, nytt bord, regler, mine partier, avspilling, lær å spille.
pages-guest = Gjest
pages-your-name = Navnet ditt
pages-play-now = Spill nå
pages-learn-to-play = Lær å spille
pages-resume = Fortsett
pages-watch = Se på
pages-sit = Bli med
pages-join = Bli med
pages-cancel = Avbryt
pages-print = Skriv ut
pages-download = Opptegnelse
pages-copy = Kopier
pages-copied = Kopiert
pages-share = Del
pages-qr = QR-kode for lenken
pages-wild = vilt
pages-set = Sett
pages-run = Serie
pages-games = Spill
pages-variations = Varianter

pages-notify-refused = Nettleseren tillater ikke varsler. Det kan endres i innstillingene dens.

pages-trouble-offline = Serveren svarer ikke.
    .safe = Ingenting er tapt: det som er spilt, ligger der. Er nettet på, kjører serveren?
pages-trouble-refused = Serveren avslo det.
    .safe = Ingenting er endret.
pages-trouble-fault = Noe gikk galt på serveren.
    .safe = Det som er spilt, er tatt vare på. Prøv igjen om litt.

# Lobby
pages-now = Et parti mot boter
    .help = Elleve runder Three Thirteen med to boter som tenker fremover. Det begynner med en gang.
pages-join-friends = Til venner
pages-code = Koden til et bord
pages-code-empty = Skriv de seks bokstavene og sifrene som vennene dine ser ved bordet.
pages-code-letters = En kode har ikke 0 og O, ikke 1, I og L. Se en gang til.
pages-code-length = En kode har seks bokstaver og sifre.
pages-code-none = Det finnes ikke noe bord { $code }. Er koden riktig?
pages-join-title = Bli med ved et bord
pages-join-help = Koden står øverst ved vennenes bord. Store bokstaver, mellomrom og streker spiller ingen rolle.
pages-go-on = Partiene dine
pages-all-mine = Alle mine partier
pages-tables = Bord i gang
pages-tables-none = Ingen åpne bord akkurat nå. Lag ett, så finner andre det her.
pages-row-waiting = venter på spillere
pages-row-playing = runde { $round } av { $rounds }
pages-row-summary = runde { $round } av { $rounds } er over
pages-row-suspended = lagt til side i runde { $round }
pages-row-ended = over
pages-row-your-turn = din tur
pages-row-won = vunnet av { $names }
pages-lan = Telefoner på dette nettverket
    .help = Venner på samme trådløse nett kan bli med fra telefonen. Før du inviterer dem, slipper bare denne maskinen inn.
pages-lan-invite = Inviter telefoner
pages-lan-open = Telefoner på dette nettverket kommer inn med denne adressen.
pages-lan-link = Adresse for telefoner
pages-lan-failed = Denne maskinen har ikke noe nettverk som telefoner kan komme inn gjennom, eller serveren får ikke åpne det. Alt annet går som før.

# Nytt bord
pages-new-game = Hva som spilles
pages-new-none = ingen valgt
pages-new-options = Alle regler
    .help = Det som avviker fra vanlig Three Thirteen, er merket.
pages-new-section-deck = Spillere, kort og runder
pages-new-section-wild = Ville kort
pages-new-section-meld = Kombinasjoner
pages-new-section-draw = Å trekke
pages-new-section-out = Å gå ut
pages-new-section-score = Poeng
pages-new-section-match = Slutten på partiet
pages-new-section-wrong = her er noe galt
pages-new-differs = { $count ->
    [one] én avviker
   *[other] { $count } avviker
}
pages-new-standard = Vanlig: { $value }
pages-new-undo = Angre
pages-new-a-number = et tall
pages-new-number-of = { $title }: tall
pages-new-lowest = { $title }: laveste
pages-new-highest = { $title }: høyeste
pages-new-least = { $title }: minst
pages-new-most = { $title }: høyst
pages-new-points-of = Poeng for { $card }
pages-new-sizes-help = Skriv 3..13, eller 3, 5, 7.
pages-new-own = { $count ->
    [one] Én husregel
   *[other] { $count } husregler
}
pages-new-house = Lagrede husregler
pages-new-name = Navn på disse reglene
    .help = De lagres bare i denne nettleseren.
pages-new-name-missing = Gi reglene et navn først.
pages-new-keep = Lagre
pages-new-kept = Lagret som «{ $name }».
pages-new-bots = Boter
pages-new-bot-more = Én til: { $bot }
pages-new-bot-fewer = Én mindre: { $bot }
pages-new-seats = { $bots ->
    [0] Du og ingen boter
    [one] Du og én bot
   *[other] Du og { $bots } boter
}; { $free ->
    [0] det er ingen plass igjen til venner.
    [one] det er én plass igjen til en venn.
   *[other] det er { $free } plasser igjen til venner.
}
pages-new-habits = Ved bordet
pages-new-privacy = Hvem som kan komme
pages-new-private = Den som har lenken
    .help = Bordet står ikke i noen liste.
pages-new-public = Alle
    .help = Bordet står i lobbyen. Åpne bord har klokke.
pages-new-clock = Tid for en tur
    .help = Når den er ute, gjøres et enkelt trekk for spilleren.
pages-new-clock-none = ubegrenset
pages-new-bank = Ekstra tid
    .help = For hele partiet; brukes når tiden for en tur er ute.
pages-new-bank-none = ingen
pages-new-seconds = { $count ->
    [one] ett sekund
   *[other] { $count } sekunder
}
pages-new-pace = Botenes tempo
    .help = Hvor lenge en bot bruker på et steg.
pages-new-pace-0 = med en gang
pages-new-pace-1 = raskt
pages-new-pace-2 = som folk
pages-new-pace-3 = rolig
pages-new-summary = Etter en runde
    .help = Hvor lenge bordet venter på at alle går videre.
pages-new-summary-all = til alle har gått videre
pages-new-joining = Den som kommer senere
    .help = Poengene en spiller begynner med som kommer etter første runde.
pages-new-joining-highest = like mange som den siste
pages-new-joining-average = gjennomsnittet
pages-new-joining-number = et fast tall
pages-new-joining-points = Poeng å begynne med
pages-new-chat = Chat
    .help = Skriving og korte hilsener. Av ved et barnebord.
pages-new-hints = Tips
    .help = Spillere kan spørre hva en bot ville gjort.
pages-new-take-back = Ta tilbake et kastet kort
    .help = Så lenge den neste ikke har gjort noe.
pages-new-sheet = Regelark
pages-new-start = Lag bordet
pages-new-wrong = { $count ->
    [one] Én regel passer ikke ennå.
   *[other] { $count } regler passer ikke ennå.
}

# Regler
pages-rules-intro = Hvert spill har et regelark med nøyaktig det som spilles: til å lese, skrive ut og avgjøre krangler med.
pages-rules-all = Alle regler
pages-rules-play = Spill dette
pages-rules-sources = Etter { $sources }
pages-rules-players = { $most ->
    [1] For én spiller
   *[other] { $least } til { $most } spillere
}
pages-rules-inferred = { $count ->
    [one] Ett punkt er utledet
   *[other] { $count } punkter er utledet
}
pages-rules-digest = Regelsett { $key }, kontrollsum { $digest }

# Mine partier
pages-mine-none = Ingen partier ennå
    .help = Et parti du spiller, huskes i denne nettleseren, så du kan fortsette det senere.
pages-mine-device = Annen enhet
    .help = Skann dette med telefonen for å spille videre på samme plass der. Den som har denne lenken, spiller i ditt sted: vis den ikke til andre.
pages-mine-device-link = Lenke til plassen min
pages-stored = Hva som er lagret om meg
pages-stored-here = I denne nettleseren: navnet { $name }, innstillingene dine, lagrede husregler og nøklene til { $count ->
    [one] én plass
   *[other] { $count } plasser
}.
pages-stored-no-name = (ikke noe)
pages-stored-server = På serveren: navnet du satte deg med, og det som ble spilt. Ingen adresse, ingen konto.
pages-stored-else = Ingenting annet, og ingenting noe annet sted.
pages-forget = Slett navnet og nøklene mine
pages-forget-sure = Slette navnet og nøklene dine?
pages-forget-what = { $count ->
    [0] Du har ingen partier her. Navnet ditt slettes i denne nettleseren.
    [one] Du forlater partiet ditt, og plassen mister navnet ditt og nøkkelen, her og på serveren.
   *[other] Du forlater alle { $count } partiene, og plassene mister navnet ditt og nøklene, her og på serveren.
}
pages-forget-final = Dette kan ikke angres. Det som er spilt, blir stående uten navnet ditt.
pages-forget-failed = Serveren kunne ikke nås, så ingenting er slettet. Prøv igjen.
pages-forgotten = Slettet. Verken her eller på serveren står det lenger at det var deg.

# Avspilling
pages-replay-of = Avspilling av { $code }
pages-replay-intro = Se et parti om igjen, kort for kort, og kontroller at kortene ble delt rettferdig. En fil leses her i nettleseren og sendes ingen steder.
pages-replay-file = Åpne en opptegnelse
    .help = En fil som slutter på .jsonl. Du kan også slippe den her.
pages-replay-bad-none = Dette er ingen opptegnelse av et parti.
pages-replay-bad-version = Denne opptegnelsen er fra en annen versjon av programmet.
pages-replay-bad-empty = Det står ingenting i denne opptegnelsen.
pages-replay-bad-line = Linje { $line } i denne opptegnelsen kan ikke leses, eller kan ikke følge på det som står foran.
pages-replay-partial = Denne opptegnelsen inneholder det én plass har sett. Når partiet er over, finnes hele.
pages-replay-round = Runde { $number } av { $of }
pages-replay-wild = { $rank } er ville
pages-replay-stock = trekkbunke { $count }
pages-replay-pile = kastebunke
pages-replay-scored = talt opp
pages-replay-turn = på tur
pages-replay-winner = vinner
pages-replay-points = poeng
pages-replay-cards = { $count ->
    [one] ett kort med baksiden opp
   *[other] { $count } kort med baksiden opp
}
pages-replay-step = Steg
pages-replay-at = { $at } av { $of }: { $text }
pages-replay-back = Ett steg tilbake
pages-replay-forward = Ett steg frem
pages-replay-play = Spill av
pages-replay-pause = Stopp
pages-replay-to-round = Runde
pages-replay-view = Sett av
pages-replay-view-open = alle hender
pages-replay-view-none = en tilskuer
pages-replay-record = Opptegnelsen
    .help = Alt som skjedde, som en tekstfil. Den kan åpnes her igjen, eller kontrolleres med three-thirteen verify.
pages-replay-other = Åpne en annen

pages-said-started = Ved bordet: { $names }.
pages-said-nonce = En nettleser har lagt til sitt eget tilfeldige tall.
pages-said-joined = { $name } kommer til.
pages-said-renamed = Herfra spiller { $name } videre.
pages-said-seating = Nye plasser: { $names }.
pages-said-left = { $name } går.
pages-said-dealt = Runde { $number }: { $name } deler ut { $count } kort til hver.
pages-said-dealt-wild = Runde { $number }: { $name } deler ut { $count } kort til hver; { $rank } er ville.
pages-said-drew = { $name } trakk fra trekkbunken.
pages-said-drew-card = { $name } trakk { $card }.
pages-said-took = { $name } tok { $card } fra kastebunken.
pages-said-discarded = { $name } kastet { $card }.
pages-said-took-back = { $name } tok { $card } tilbake.
pages-said-out = { $name } gikk ut.
pages-said-recycled = De kastede kortene ble stokket og er trekkbunken nå.
pages-said-scored-out = Runde { $number } er over og talt opp.
pages-said-scored-stock_empty = Trekkbunken er tom: runde { $number } telles opp.
pages-said-scored-max_laps = Runde { $number } har vart lenge nok og telles opp.
pages-said-suspended = Partiet er lagt til side.
pages-said-resumed = Partiet fortsetter.
pages-said-won = Partiet er over. Vunnet av { $names }.
pages-said-ended = Partiet er over. Ingen har vunnet det.

pages-fair = Ble kortene delt rettferdig?
    .help = Før den første utdelingen bandt serveren seg til en hemmelighet. Nå som den er kjent, kan nettleseren din gjøre hver utdeling om igjen og sammenligne.
pages-fair-check = Kontroller hver utdeling
pages-fair-checking = Kontrollerer …
pages-fair-right = { $deals ->
    [one] Ja. Den ene utdelingen er nøyaktig slik den måtte være.
   *[other] Ja. Alle { $deals } utdelinger og stokkinger er nøyaktig slik de måtte være.
}
pages-fair-right-commitment = Hemmeligheten er den som ble lovet før den første utdelingen.
pages-fair-right-nonces = { $count ->
    [0] Ingen nettleser hadde lagt til et tilfeldig tall, så hemmeligheten alene avgjorde.
    [one] Ett tilfeldig tall fra en nettleser er blandet inn; serveren kjente det ikke på forhånd.
   *[other] { $count } tilfeldige tall fra nettlesere er blandet inn; serveren kjente dem ikke på forhånd.
}
pages-fair-right-cards = Den første giveren, hver hånd, hvert kort i trekkbunken og hvert trekk kommer fra dette og ikke noe annet.
pages-fair-secret = Dette kan ikke kontrolleres ennå: hemmeligheten fortelles når partiet er over for godt.
pages-fair-wrong-commitment = Nei. Hemmeligheten er ikke den som ble lovet.
pages-fair-wrong-dealer = Nei. Giveren i linje { $line } er ikke den hemmeligheten gir.
pages-fair-wrong-deal = Nei. Utdelingen i linje { $line } er ikke den hemmeligheten gir.
pages-fair-wrong-shuffle = Nei. Stokkingen i linje { $line } er ikke den hemmeligheten gir.
pages-fair-wrong-draw = Nei. Kortet som ble trukket i linje { $line }, lå ikke øverst i trekkbunken.
pages-fair-wrong-take = Nei. Kortet som ble tatt i linje { $line }, lå ikke øverst i kastebunken.
pages-fair-unreadable = Linje { $line } i opptegnelsen kan ikke leses.

# Lær å spille
pages-learn-step = Steg { $at } av { $of }
pages-learn-next = Videre
pages-learn-again = En gang til
pages-learn-mia = Mia
pages-learn-stock = Trekkbunke
pages-learn-pile = Kastebunke
pages-learn-hand = Hånden din
pages-learn-meld-name = Kombinasjonen din
pages-learn-discard = Kast
pages-learn-do-meld = Legg sammen
pages-learn-go-out = Gå ut
pages-learn-welcome = Få alle kortene dine inn i kombinasjoner
    .why = En kombinasjon er tre eller flere kort: et sett med samme verdi eller en serie i én farge. Din 7♥ og 8♥ er begynnelsen på en serie. Kort utenfor kombinasjoner koster poeng, og den med færrest poeng vinner.
pages-learn-draw = Trekk: trykk på trekkbunken
    .why = Hver tur begynner med ett kort, enten det øverste i trekkbunken, usett, eller det øverste i kastebunken. Toeren der passer ikke til noe du har.
pages-learn-throw = Kast: velg et kort, så kastebunken
    .why = Du trakk { $card }, og det hjelper ikke. Hver tur slutter med at du kaster et kort. Behold 7♥ og 8♥ og kast et av de andre: billedkort koster 10 poeng hver hvis du blir sittende med dem.
pages-learn-other = Nå er det Mias tur
    .why = Hun trekker et kort og kaster 8♠. Alle ser kastebunken, og den neste kan ta det øverste kortet.
pages-learn-take = Ta 8♠: trykk på kastebunken
    .why = Med en åtter til har du to muligheter: en serie med 7♥ og 8♥ eller et sett med åttere.
pages-learn-throw-again = Kast kortet som ikke passer til noe
    .why = 7♥, 8♥ og 8♠ hører sammen. Kast det fjerde kortet.
pages-learn-other-again = Mia trekker og kaster 4♣
    .why = I en runde med tre kort er treerne ville. I den neste med fire kort er firerne det, og så videre til kongene med tretten. Et vilt kort står for hvilket kort du vil.
pages-learn-draw-wild = Trekk: trykk på trekkbunken
    .why = Fireren på kastebunken hjelper deg ikke. Kanskje det neste kortet gjør det.
pages-learn-meld = Et vilt kort. Velg tre kort til en kombinasjon
    .why = { $card } står for det som mangler: for en åtter i 8♥ 8♠ { $card }, eller for 9♥ i 7♥ 8♥ { $card }. Velg tre kort og legg dem sammen.
pages-learn-out = Gå ut
    .why = Alle kortene unntatt ett er i en kombinasjon. Det ene, { $left }, kaster du. Å gå ut gir deg 0 poeng i runden; det er et valg, ingen tvinger deg.
pages-learn-last-turn = Mia har én tur igjen
    .why = Når noen går ut, har hver av de andre nøyaktig én siste tur. Mia trekker en gang til.
pages-learn-score = Du har 0 poeng, Mia har { $points }
    .why = Mia har ingen kombinasjon, så alle kortene hennes teller: { $sum } = { $points }. Ess koster 1, billedkort 10, andre sitt tall. Et parti har elleve runder, fra tre kort til tretten. Det er alt du trenger å vite.
pages-learn-nudge-read-on = Les dette først, og trykk så «Videre».
pages-learn-nudge-use-stock = Her er trekkbunken bedre: trykk på kortene med baksiden opp.
pages-learn-nudge-use-pile = Ta åtteren som alle ser denne gangen: trykk på kastebunken.
pages-learn-nudge-draw-first = Du kan ikke kaste ennå: trekk først.
pages-learn-nudge-drawn-already = Du har allerede trukket: ett kort hver tur.
pages-learn-nudge-choose-one = Velg kortet du vil kaste, og trykk så på kastebunken.
pages-learn-nudge-keep-pair = Behold heller det: 7♥ og 8♥ mangler bare ett kort til en serie.
pages-learn-nudge-keep-melding = Behold heller åtteren du nettopp tok.
pages-learn-nudge-choose-three = Velg tre kort, og legg dem så sammen.
pages-learn-nudge-no-meld = Disse tre er ingen kombinasjon: verdier eller farger passer ikke.
pages-learn-nudge-use-wild = Uten det ville kortet er dette ingen kombinasjon. Det passer overalt.
pages-learn-nudge-meld-first = Velg først tre kort som er en kombinasjon.
pages-learn-nudge-go-out = Alle kortene unntatt ett er i en kombinasjon: trykk «Gå ut».
pages-said-called-wrongly = { $name } ropte ut med urette: { $points } poeng. Alle så { $cards }.
pages-said-bonus-scored = Ekstrarunden er gjort opp; ingen sum endres.
