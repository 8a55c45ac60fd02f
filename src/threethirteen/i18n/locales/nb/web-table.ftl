# Bordet i nettleseren. Det som skjer ved bordet, fortelles med ordene i terminal.ftl.

# --- hodet og plassene
table-wild-rank = { $rank } er ville
table-menu = Meny
table-hint = Tips
table-others = De andre
table-seat-name = { $name }, { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}, { $total ->
    [one] { $total } poeng
   *[other] { $total } poeng
}, { $state }
table-state-none = venter
table-state-away = borte
table-state-auto = spilles automatisk
table-state-bot-plays = borte, en bot spiller
table-seat-bot = Bot: { $bot }
table-seat-person = Menneske
table-host = vert
table-guest = Gjest
table-watcher = En tilskuer
table-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}

# --- midten
table-rule = Regel
table-open-log = Det siste som skjedde; åpner loggen:
table-by-clock = (klokka)
table-by-bot = (en bot trådte inn)
table-log-renamed = { $name } spiller videre her.
table-log-seating = Ny rekkefølge rundt bordet: { $names }.
table-piles = Trekkbunke og kastebunke
table-stock-name = Trekkbunke, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}, med baksiden opp
table-pile-name = Kastebunke, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}, øverst: { $top }
table-pile-empty = ingenting
table-card-wild = { $card }, vill
table-stands-for = står for { $card }
table-lay = Kast { $card }
table-countdown-turn = { $seconds } s
table-countdown-bank = { $seconds } s av tidsbanken
table-countdown-grace = { $name } er borte: en bot spiller om { $seconds } s
table-countdown-next_round = Neste runde om { $seconds } s

# --- egen hånd
table-last-draw = { $name } er ute: din siste tur. Trekk, eller ta { $card }.
table-last-draw-only = { $name } er ute: din siste tur. Trekk.
table-last-discard = Din siste tur: kast et kort.
table-hand = Hånden din, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
table-left = igjen { $points }
table-best = (best { $points })
table-actions = Det du kan gjøre
table-arrange = Ordne
table-arrange-melds = Etter sett og serier
table-arrange-rank = Etter verdi
table-arrange-suit = Etter farge
table-move-left = Flytt det valgte kortet til venstre
table-move-right = Flytt det valgte kortet til høyre
table-knock = Bank
table-cannot-go-out = Du kan ikke gå ut ennå.
table-auto = Du spilles automatisk.
table-im-back = Jeg er tilbake

# --- oppgjøret og slutten
table-summary = Runde { $number }
table-went-out = { $you ->
    [yes] Du gikk ut.
   *[no] { $name } gikk ut.
}
table-hands = Alle hender
table-confirmed = Venter …
table-next-round = er med fra neste runde
table-waiting-for = Venter på { $names }.
table-open-round = Runde { $number }: vis alle hender
table-chart-name = Poengstillingen gjennom { $rounds } runder
table-rematch = Spill igjen
table-rematch-here = Omkamp her: { $link }
table-rematch-made = Det nye bordet er åpent. Gi lenken videre til de andre.
table-rematch-said = Det nye bordet er åpent. Lenken står også i chatten.
table-rematch-go = Til det nye bordet
table-rematch-failed = Det ble ikke noe nytt bord. Dette er tatt vare på; prøv igjen.
table-last-round = Siste runde
table-download = Protokoll
table-record-failed = Protokollen kunne ikke hentes. Den ligger på serveren; prøv igjen.
table-fair = Ærlig utdeling
    .help = Før første utdeling bandt serveren seg til en hemmelighet, og hver nettleser la noe til. Nå er hemmeligheten åpen, så hver utdeling kan regnes ut på nytt.
table-fair-check = Kontroller alle utdelinger
table-fair-busy = Kontrollerer …
table-fair-right = { $deals ->
    [one] { $deals } utdeling kontrollert i denne nettleseren: den stemmer med hemmeligheten.
   *[other] { $deals } utdelinger kontrollert i denne nettleseren: alle stemmer med hemmeligheten.
}
table-fair-secret = Hemmeligheten er ikke åpen: partiet kom ikke til slutten.
table-fair-wrong = Protokollen passer ikke til hemmeligheten (linje { $line }).
table-fair-unreadable = Protokollen kan ikke leses (linje { $line }).

# --- venterommet, å se på, å sette seg
table-waiting = Før første utdeling
table-waiting-seats = { $count } av { $most } plasser er opptatt.
table-bot-level = Hva slags bot
table-add-bot = Legg til bot
table-start = Del ut
table-too-few = Disse reglene krever minst { $least } plasser: legg til en bot eller inviter noen.
table-waits-for-host = { $name } deler ut så snart alle er her.
table-watching = { $count ->
    [one] Du ser på.
   *[other] { $count } ser på, du også.
}
table-sit = Sett deg
table-sit-next = Det er plass: sett deg, så er du med fra neste runde.
table-sit-now = Det er plass: sett deg og spill med.
table-sit-resumed = Det er plass: du kan sette deg så snart partiet fortsetter.
table-sit-bot = Trykk på en bot for å spille på plassen dens.
table-take-seat = Spill her
table-full = Alle plasser er opptatt.
table-comes-in = { $name }, du er med når denne runden er over.
table-withdraw = Nei, bare se på
table-your-name = Navnet ditt

# --- meny, vert, lenker
table-invite = Inviter
table-link = Lenke til bordet
table-link-local = Denne lenken virker bare på denne maskinen.
table-lan = Slipp inn telefoner på dette nettet
table-lan-failed = Nettet kunne ikke åpnes herfra.
table-other-device = Plassen min på en annen enhet
table-own-link = Hemmelig lenke til plassen din
table-seat-link = Åpne lenken på den andre enheten. Den som har den, spiller på plassen din: hold den for deg selv.
table-other-seat = En annen plass ved dette bordet?
table-other-seat-ask = I denne nettleseren har du allerede en plass her. Lenken du åpnet, gjelder en annen; denne nettleseren beholder én av dem.
table-other-seat-named = I denne nettleseren sitter du her som { $name }. Lenken du åpnet, gjelder en annen plass; denne nettleseren beholder én av dem.
table-other-seat-keep = Behold plassen min
table-other-seat-take = Ta plassen fra lenken
table-other-seat-link = Hemmelig lenke til plassen din, for å komme tilbake
table-link-for = Hemmelig lenke til { $name }
table-settings = Bordets innstillinger
table-keys = Taster
table-suspend = Legg partiet til side
table-suspended = Alt blir som det er, og hemmeligheten bak kortene forblir hemmelig.
table-resume = Fortsett partiet
table-resumes = { $name } kan fortsette det.
table-end = Avslutt partiet for alle
table-end-sure = Da er partiet slutt for alle, for godt. Skriv { $code } for å bekrefte.
table-end-code = Koden { $code }
table-stay = Nei, bli
table-seat-kept = Plassen din beholdes
table-leave-seat = Gi fra meg plassen
table-leave-sure = Da er plassen borte for godt, og kortene dine legges under trekkbunken. Vil du komme tilbake senere, gå heller til lobbyen.
table-leave-failed = Plassen er fortsatt din. { $why }
table-leave-offline = Det er ingen forbindelse akkurat nå. Plassen blir gitt fra deg så snart det er en.
table-leave-busy = Gir fra deg plassen …
table-seat-earlier = Én plass tidligere
table-seat-later = Én plass senere
table-hand-over = Gjør til vert
table-new-link = Ny lenke til denne plassen
table-bot-in-seat = Sett en bot her
table-remove = Fjern fra bordet
table-remove-sure = { $name } er da ute av partiet for godt.
table-set-public = Står i lobbyen
table-set-public-clock = Et bord som står i lobbyen, har alltid en tid for hver tur.
table-set-chat = Chat
table-set-hints = Tips og gjenstående poeng
table-set-clock = Tid per tur
table-set-pace = Boter bruker per steg
table-set-summary = Oppgjøret blir stående
table-seconds = { $seconds } s
table-off = Ingen grense
table-until-all = Til alle går videre

# --- chat
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } ny linje
   *[other] Chat, { $count } nye linjer
}
table-chat-empty = Ingen har sagt noe ennå.
table-chat-off = Ved dette bordet skriver ingen.
table-mute = Demp chatten
table-muted = Chat og hilsener er dempet på denne enheten.
table-reactions = Korte hilsener
table-reaction-well_done = Bra spilt
table-reaction-ouch = Au
table-reaction-thanks = Takk
table-reaction-hurry = Din tur?
table-reaction-good_game = Fint parti
table-reaction-hello = Hei
table-say = Si noe
table-send = Send

# --- taster
table-help-pile = ta det øverste kortet i kastebunken, eller legg det valgte kortet der
table-help-arrows = gå fra kort til kort; Enter velger
table-help-numbers = velg kortet på denne plassen
table-help-move = flytt det valgte kortet
table-help-undo = ta tilbake kastet ditt, eller angre ordning, flytting og valg
table-help-arrange = ordne hånden etter sett og serier
table-help-keys = disse tastene

# --- når noe ikke går
table-watch = Se på
table-no-answer = Serveren har ikke svart. Se om det har skjedd, og prøv så igjen.
table-trouble-none = Det finnes ikke noe bord med denne koden.
    .safe = Kanskje en bokstav er feil.
table-trouble-token = Denne plasslenken gjelder ikke lenger.
    .safe = Du kan se på, eller be verten om en ny lenke.
table-trouble-removed = Du er ikke med i dette partiet lenger.
    .safe = Du kan se på videre.
table-trouble-replaced = Plassen din har fått ny lenke, og denne nettleseren har den gamle.
    .safe = Partiet går videre der. Her kan du se på.
table-trouble-version = Denne siden er eldre enn serveren.
    .safe = Ingenting er tapt: last siden på nytt.
table-trouble-broken = Denne siden klarer ikke å følge partiet.
    .safe = Ingenting er tapt: hvert trekk ligger på serveren.
table-call-sure = Rope ut med { $card }? Er det feil, ser alle kortene dine, og det koster { $points } poeng.
table-call-sure-bare = Rope ut uten å kaste? Er det feil, ser alle kortene dine, og det koster { $points } poeng.
