# Bordet i terminalen: appen og spill med ledetekst.

# --- runden og plassene
terminal-you = Du
terminal-seat-bot = { $name } ({ $bot })
terminal-round = Runde { $number } av { $of }
terminal-wild-rank = { $rank } er vill
terminal-wild-jokers = bare jokere er ville
terminal-wild-none = ingenting er vilt
terminal-wild-mark = vill
terminal-new-mark = ny
terminal-set = sett
terminal-run = serie
terminal-stock = Trekk
terminal-pile = Kast
terminal-cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
terminal-mark-turn = i tur
terminal-mark-dealer = deler
terminal-mark-out = ute
terminal-mark-left = gikk

# --- hva som har skjedd
terminal-log-deal = Runde { $number }: { $size } kort til hver, { $wild }. { $you ->
    [yes] Du deler ut.
   *[no] { $name } deler ut.
}
terminal-log-own-draw = Du trakk { $card }.
terminal-log-draw = { $you ->
    [yes] Du trakk.
   *[no] { $name } trakk.
}
terminal-log-take = { $you ->
    [yes] Du tok { $card }.
   *[no] { $name } tok { $card }.
}
terminal-log-discard = { $you ->
    [yes] Du kastet { $card }.
   *[no] { $name } kastet { $card }.
}
terminal-log-take-back = { $you ->
    [yes] Du tok { $card } tilbake.
   *[no] { $name } tok { $card } tilbake.
}
terminal-turn-draw = { $you ->
    [yes] Du trakk og kastet { $card }.
   *[no] { $name } trakk og kastet { $card }.
}
terminal-turn-draw-own = Du trakk { $taken } og kastet { $card }.
terminal-turn-take = { $you ->
    [yes] Du tok { $taken } og kastet { $card }.
   *[no] { $name } tok { $taken } og kastet { $card }.
}
terminal-log-out = { $you ->
    [yes] Du gikk ut.
   *[no] { $name } gikk ut.
}
terminal-log-out-with = { $you ->
    [yes] Du gikk ut med { $card }.
   *[no] { $name } gikk ut med { $card }.
}
terminal-log-last-turns = Alle andre har én tur igjen.
terminal-log-recycle = Kastebunken ble stokket: { $count } kort er den nye trekkbunken.
terminal-log-scored = Runde { $number } er over: { $why }
terminal-log-joined = { $you ->
    [yes] Du er med.
   *[no] { $name } er med.
}
terminal-log-left = { $you ->
    [yes] Du gikk fra bordet.
   *[no] { $name } gikk fra bordet.
}
terminal-log-suspended = Partiet ble lagt til side.
terminal-log-resumed = Partiet går videre.
terminal-ending-out = alle siste turer er spilt.
terminal-ending-stock = trekkbunken er tom.
terminal-ending-laps = alle har hatt så mange turer som reglene tillater.
terminal-end-rounds = Partiet er over: alle rundene er spilt.
terminal-end-target = Partiet er over: poenggrensen er nådd.
terminal-end-one-seat = Partiet er over: bare én plass er igjen.
terminal-end-nobody-left = Partiet er over: spilleren har gått.
terminal-end-called-off = Partiet ble avlyst.
terminal-winner = { $you ->
    [yes] Du vinner!
   *[no] { $name } vinner!
}
terminal-winners = { $names } deler seieren!

# --- hvem sin tur, og hva som skal gjøres
terminal-to-draw = Din tur: trekk fra bunken, eller ta { $card }.
terminal-to-draw-only = Din tur: trekk fra bunken.
terminal-to-discard = Velg et kort og kast det.
terminal-can-go-out = Du kan gå ut med { $cards }.
terminal-can-go-out-now = Du kan gå ut uten å kaste.
terminal-waiting = { $name } spiller …
terminal-may-take-back = Du kan fortsatt ta kortet tilbake.
terminal-last-turn-yours = { $name } er ute: dette er din siste tur.
terminal-last-turns-run = { $you ->
    [yes] Du er ute: siste turer.
   *[no] { $name } er ute: siste turer.
}
terminal-no-discard = uten å kaste
terminal-way-out = { $card } ({ $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
} igjen)
terminal-choose-way = Gå ut med hvilket kort?
terminal-choose-first = Velg et kort først, med piltastene eller musen.
terminal-nothing-to-undo = Det er ingenting å angre. Å trekke kan aldri angres.
terminal-undone = Angret.

# --- din egen hånd
terminal-left = Løst: { $points } · i beste fall { $least }
terminal-left-least = Løst: { $points }, det minste som er mulig
terminal-left-after = Løst etter at du kaster: { $points } · i beste fall { $least }
terminal-left-after-least = Løst etter at du kaster: { $points }, det minste som er mulig
terminal-left-over = løse kort { $cards }
terminal-hints-off = Tall og tips er av.
terminal-hints-on = Tall og tips er på.
terminal-hint-not-now = Du får tips bare når det er din tur.
terminal-hint-thinking = Tenker …
terminal-hint-take = Tips: ta { $card }. Det bringer deg fra { $now } ned til { $then }.
terminal-hint-take-chance = Tips: ta { $card }. Ikke færre poeng med en gang ({ $then } mot { $now }), men bedre utsikter.
terminal-hint-draw = Tips: trekk. { $card } hjelper deg ikke.
terminal-hint-draw-more = Tips: trekk. { $card } sparer bare { $gain }, og bunken lover mer.
terminal-hint-draw-only = Tips: trekk.
terminal-hint-discard = Tips: kast { $card }. Da er { $then } igjen, det minste som er mulig.
terminal-hint-discard-chance = Tips: kast { $card }. Da er { $then } igjen i stedet for { $now }, men utsiktene er bedre.
terminal-hint-out = Tips: gå ut.
terminal-hint-out-with = Tips: gå ut med { $card }. Da er { $points } igjen.

# --- taster
terminal-key-draw = Trekk
terminal-key-take = Ta
terminal-key-discard = Kast
terminal-key-out = Gå ut
terminal-key-back = Ta tilbake
terminal-key-melds = Sett
terminal-key-rank = Verdi
terminal-key-suit = Farge
terminal-key-undo = Angre
terminal-key-hint = Tips
terminal-key-scores = Poeng
terminal-key-log = Forløp
terminal-key-rules = Regler
terminal-key-help = Hjelp
terminal-key-quit = Gå
terminal-key-next = Neste runde
terminal-key-again = Spill igjen
terminal-key-close = Lukk
terminal-key-scroll = Bla

# --- andre bilder
terminal-help-title = Taster
terminal-help-draw = trekk det øverste kortet i trekkbunken
terminal-help-take = ta det øverste kortet i kastebunken
terminal-help-discard = kast det valgte kortet
terminal-help-out = gå ut, når du kan: med det valgte kortet, ellers blir du spurt
terminal-help-back = ta det kastede kortet tilbake, til neste plass trekker (om bordet tillater det)
terminal-help-choose = velg et kort
terminal-help-move = flytt det valgte kortet; med musen: dra det
terminal-help-let-go = slipp det valgte kortet
terminal-help-melds = legg hånden etter kombinasjoner, etter verdi, etter farge
terminal-help-undo = angre sortering, flytting og valg; å trekke kan aldri angres
terminal-help-hint = hva boten look-ahead ville gjort her
terminal-help-numbers = vis eller skjul poengene i løse kort
terminal-help-scores = poengskjemaet
terminal-help-log = alt som har skjedd
terminal-help-rules = reglene som gjelder
terminal-help-theme = lyst eller mørkt
terminal-help-quit = gå; partiet blir tatt vare på og kan fortsette
terminal-help-mouse = Alt kan også klikkes: trekkbunken for å trekke, kastebunken for å ta og for å kaste det valgte kortet, et kort for å velge det, knappene og tastene under.
terminal-help-reading = Naboer som danner en kombinasjon, er rammet inn og navngitt. Under et vilt kort står det hva det står for.
terminal-scores-title = Poengskjema
terminal-scores-round = Runde
terminal-scores-total = Sum
terminal-log-title = Hva som har skjedd
terminal-rules-title = Reglene som gjelder
terminal-summary-title = Runde { $number } av { $of } er over: { $why }
terminal-summary-went-out = gikk ut
terminal-left-label = løse kort
terminal-nothing-left = ingen løse kort
terminal-standing-title = Sluttstilling
terminal-standing-line = { $place }. { $name }: { $total }
terminal-zero-rounds = runder med 0
terminal-record-at = Opptegnelsen: { $path }
terminal-record-foreign = { $path } er ikke opptegnelsen av dette partiet ({ $id }) og blir stående som den er; partiet fortsetter uten den.
terminal-record-stopped = { $path } kan ikke skrives ({ $why }); partiet ({ $id }) fortsetter uten denne opptegnelsen.
terminal-verify = Utdelingene kan kontrolleres: three-thirteen verify { $path }
terminal-too-small = Bordet trenger { $columns } kolonner og { $rows } linjer; dette vinduet har { $width } og { $height }. Gjør det større: ingenting er tapt.
terminal-kept = Partiet er tatt vare på. Fortsett med: three-thirteen matches resume { $id }

# --- spill med ledetekst
terminal-plain-welcome = { $game }. Med deg spiller { $names }. Skriv hjelp for å se hva du kan skrive.
terminal-plain-resumed = Partiet går videre der det ble forlatt.
terminal-plain-hand = Hånden din: { $cards }.
terminal-plain-new = Nytt: { $card }.
terminal-plain-seat = { $name }: { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}, poeng { $total }{ $turn ->
    [yes] , i tur
   *[no] { "" }
}.
terminal-plain-piles = Trekkbunke: { $stock }. Kastebunke: { $pile }, øverst { $card }.
terminal-plain-scores = { $name }: { $scores }. Sum { $total }.
terminal-result = { $name }: { $hand }. Poeng: { $sum }. Sum { $total }.
terminal-result-out = { $you ->
    [yes] Du
   *[no] { $name }
} gikk ut: { $hand }. Poeng: { $sum }. Sum { $total }.
terminal-ask-draw = Trekke fra bunken, eller ta { $card }? (trekk, ta)
terminal-ask-draw-only = Trekk fra bunken. (trekk)
terminal-ask-discard = Hvilket kort kaster du?
terminal-ask-out = Hvilket kort kaster du? Du kan gå ut: ut { $cards }.
terminal-ask-out-now = Hvilket kort kaster du? Du kan gå ut: ut.
terminal-ask-next = Videre til neste runde? (neste, slutt)
terminal-ask-back = Neste plass skal spille. (neste, eller tilbake for å ta kortet ditt tilbake)
terminal-ask-again = Spille igjen? (igjen, slutt)
terminal-plain-empty = Det var en tom linje.
terminal-plain-unknown = «{ $line }» er ikke et kort og ikke noe jeg kjenner. Skriv hjelp.
terminal-plain-no-card = «{ $line }» er ikke et kort. Skriv verdi og farge: 7h, 10s, Kd.
terminal-plain-which = Hvilket kort? Skriv: kast 7h.
terminal-plain-out-which = Du kan gå ut med { $cards }. Skriv ut og kortet.
terminal-plain-sort = «{ $line }» er ingen rekkefølge. Skriv: sorter kombinasjoner, sorter verdi eller sorter farge.
terminal-plain-move = «{ $line }» er ikke to plasser fra 1 til { $count }. Skriv: flytt 5 1.
terminal-plain-not-now = «{ $line }» betyr ingenting nå.
terminal-plain-help =
    trekk eller d: trekk fra bunken.
    ta eller t: ta det øverste i kastebunken.
    kast 7h, eller bare 7h: kast det (s spar, h hjerter, d ruter, c kløver).
    ut 7h: gå ut med det.
    kort: hånden din.
    sorter kombinasjoner, sorter verdi, sorter farge.
    flytt 5 1: flytt det femte kortet til første plass.
    angre: angre sortering.
    tilbake: ta det kastede kortet tilbake.
    tips. bord. poeng. regler.
    neste: neste runde.
    slutt: gå; partiet blir tatt vare på.

# Ord man kan skrive ved siden av de engelske, med komma imellom.
terminal-word-draw = trekk
terminal-word-take = ta
terminal-word-discard = kast
terminal-word-out = ut, bank
terminal-word-hand = kort, hånd
terminal-word-sort = sorter
terminal-word-move = flytt
terminal-word-hint = tips
terminal-word-table = bord
terminal-word-scores = poeng
terminal-word-rules = regler
terminal-word-undo = angre
terminal-word-back = tilbake
terminal-word-next = neste
terminal-word-again = igjen
terminal-word-help = hjelp
terminal-word-quit = slutt, gå
terminal-word-melds = kombinasjoner, kombinasjon
terminal-word-rank = verdi, verdier
terminal-word-suit = farge, farger

# --- kommandolinjen
terminal-error-record-exists = { $path } finnes allerede og blir ikke overskrevet. Oppgi en annen fil for --record.
terminal-error-record-unwritable = { $path } kan ikke skrives: { $why }
terminal-error-bots = Et parti trenger minst én bot: --bots look-ahead,greedy
terminal-error-too-many = Disse reglene har plass til høyst { $most }; du og { $bots ->
    [one] { $bots } bot
   *[other] { $bots } boter
} er for mange.
terminal-error-too-few = Disse reglene trenger minst { $least } plasser; du og { $bots ->
    [one] { $bots } bot
   *[other] { $bots } boter
} er for få.
terminal-error-no-terminal = Dette er ingen terminal: spiller med ledetekst (--plain).
terminal-error-no-person = Ingen person sitter i partiet { $id }: bare boter spiller.
terminal-log-called-wrongly = { $you ->
    [yes] Du ropte ut med urette: { $points } poeng. Alle så { $cards }.
   *[no] { $name } ropte ut med urette: { $points } poeng. Alle så { $cards }.
}
terminal-jokers-away = { $count ->
    [one] en joker lagt på en annens kombinasjon
   *[other] { $count } jokere lagt på andres kombinasjoner
}
terminal-key-call = Rop ut
terminal-to-discard-or-call = Kast et kort, eller velg ett og rop ut med det.
terminal-call-choose = Velg først kortet du kaster når du roper ut.
terminal-bonus-round = Ekstrarunde
terminal-bonus-dealt = Ekstrarunde for { $names }: { $size } kort til hver, { $wild }. Den avgjør uavgjort og endrer ingen sum.
terminal-bonus-scored = Ekstrarunden er over: { $why }
terminal-bonus-due = { $names } har like få poeng: en ekstrarunde avgjør.
terminal-bonus-decided = Ekstrarunden avgjorde: { $scores }.
