# Opptegnelsen av et parti: lese, kontrollere og spille av; og partiene som terminalen tar vare på.
record-line = Linje { $line }: { $what }
record-count-rounds = { $count ->
    [one] én runde
   *[other] { $count } runder
}
record-count-events = { $count ->
    [one] én hendelse
   *[other] { $count } hendelser
}
record-count-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
record-spectator = en tilskuer
record-unreadable = { $path } kan ikke leses: { $why }
record-no-such-seat = Plass { $seat } finnes ikke i denne opptegnelsen, bare plassene 0 til { $last }.
record-no-such-event = Hendelse { $at } finnes ikke i denne opptegnelsen, bare hendelsene 1 til { $last }.
record-other-viewer = Denne opptegnelsen inneholder bare det { $viewer } så.
record-several = Denne filen inneholder flere opptegnelser; --at trenger en fil med bare én.

# Det som gjør at en opptegnelse ikke kan leses (linjen står foran).
record-empty = Filen er tom; den skulle begynne med hodet til en opptegnelse.
record-no-record = Dette er ikke en opptegnelse av et parti: hodet til en slik skulle stått her.
record-wrong-version = Dette er en opptegnelse av versjon { $version }; dette programmet leser versjon { $known }.
record-truncated = Linjen bryter av på midten; filen er kuttet her.
record-malformed-json = Dette er ikke JSON ({ $detail }).
record-malformed = Dette hører ikke hjemme i en opptegnelse ({ $detail }).
record-blank-line = En tom linje midt i opptegnelsen.
record-gap-in-numbers = Hendelsen har nummer { $written }, men { $expected } står for tur. Noe mangler, står dobbelt eller på feil sted.
record-rules = Slike regler er umulige: { $detail }
record-unknown-event = Dette programmet kjenner ingen hendelse av typen «{ $type }».
record-event-in-redacted = «{ $type }» hører ikke hjemme i en opptegnelse av det én har sett: det ville røpe noe skjult.
record-sighting-in-open = «{ $type }» hører ikke hjemme i en åpen opptegnelse: det sier for lite.
record-redacted = Denne opptegnelsen inneholder bare det én har sett; her trengs en åpen.
record-no-events = Opptegnelsen har ingen hendelser.
record-impossible = Dette kan ikke følge etter det som står foran ({ $detail }).

# Den første gale linjen i en opptegnelse.
record-kind = { $kind ->
    [match_started] starten på partiet
    [nonce_added] en deltakers egne tilfeldige byte
    [seat_joined] en ny plass
    [seat_renamed] et nytt navn
    [seating_changed] en ny bordplassering
    [seat_left] en plass som går
    [round_dealt] en utdeling
    [deal_seen] en utdeling
    [card_drawn] et kort trukket fra trekkbunken
    [own_draw_seen] et kort trukket fra trekkbunken
    [hidden_draw_seen] et kort trukket fra trekkbunken
    [card_taken] et kort tatt fra kastebunken
    [card_discarded] et kast
    [discard_taken_back] et kast som tas tilbake
    [choice_made] et valg før et rop
    [own_choice_seen] et valg før et rop
    [hidden_choice_seen] et valg før et rop
    [draws_settled] ropet «trekk»
    [draws_seen] ropet «trekk»
    [discards_settled] ropet «kast»
    [stock_recycled] en trekkbunke stokket på nytt
    [recycle_seen] en trekkbunke stokket på nytt
    [called_wrongly] et utrop med urette
    [went_out] at noen går ut
    [meld_laid_down] en kombinasjon lagt ut
    [card_laid_off] et kort lagt på
    [piles_dealt] en utdeling
    [piles_seen] en utdeling
    [card_turned] et kort trukket åpent
    [card_placed] et kort lagt på en bunke
    [pile_discarded] et kort kastet fra en bunke
    [solo_undone] et steg som er angret
    [solo_scored] oppgjøret for bunkene
    [round_scored] regnskapet for runden
    [match_suspended] at partiet legges til side
    [match_resumed] at partiet fortsetter
    [match_ended] slutten på partiet
    [match_end_seen] slutten på partiet
   *[other] { $kind }
}
record-wrong-event = Der står «{ $written }»; det skulle stått: { $expected }
record-missing = Opptegnelsen slutter midt i en tur. Dette mangler: { $expected }
record-unexpected = Der står «{ $written }», og ingenting har ført til det.
record-refused = «{ $written }» er mot reglene. Svaret ville vært: { $refusal }
record-wrong-value = «{ $path }» er { $written }; det skulle vært { $expected }.
record-wrong-deal = Kortene ble ikke delt ut slik: «{ $path }» er { $written }; hemmeligheten gir { $expected }.
record-wrong-shuffle = De kastede kortene ble ikke stokket slik: «{ $path }» er { $written }; hemmeligheten gir { $expected }.
record-wrong-score = Feil regnet: «{ $path }» er { $written }; det skulle vært { $expected }.
record-wrong-cards = Dette er ikke de riktige kortene. Det mangler: { $missing }. For mye: { $extra }.
record-wrong-count = Plass { $seat } viser { $written ->
    [one] ett kort
   *[other] { $written } kort
} og har { $expected }.
record-shown-card-missing = Alle har sett plass { $seat } ta { $missing }, men det mangler på hånden.
record-too-many-copies = Flere kort er kjent enn det finnes i kortstokkene: { $extra }.
record-arrangement = Hånden til plass { $seat } er lagt ut feil: { $fault }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}.
record-not-cheapest = Hånden til plass { $seat } er lagt ut med { $written } poeng til overs; { $expected } er mulig.
record-by-differs = «{ $written }» skal ha gjort det, men hendelsene før i samme tur «{ $expected }».
record-header-rules = Reglene er ikke de samme som i hodet: «{ $path }» er { $written }, i hodet { $expected }.
record-header-seats = Plassene er ikke de samme som i hodet: { $written }, i hodet { $expected }.
record-commitment-malformed = «{ $written }» er ingen heksadesimal SHA-256.
record-commitment = Forpliktelsen hører ikke til hemmeligheten kortene kom fra: { $written } skulle vært { $expected }.
record-secret = Dette er ikke hemmeligheten som partiet forpliktet seg til.
record-unknown-part = «{ $path }» er ukjent for dette programmet eller skrives annerledes.
record-right = Opptegnelsen er riktig: { $rounds }, { $events }. Regler, regnestykker og hver utdeling er kontrollert.
record-right-so-far = Opptegnelsen er riktig så langt: { $rounds }, { $events }. Utdelingene kan ikke kontrolleres før partiet er slutt; til da holdes hemmeligheten skjult.
record-right-redacted = Opptegnelsen er riktig: { $rounds }, { $events }. Den inneholder det { $viewer } så; utdelinger og skjulte kort kan ikke kontrolleres i den.
record-right-several = Alle { $records } opptegnelser er riktige: { $rounds }, { $events }. { $deals ->
    [checked] Regler, regnestykker og hver utdeling er kontrollert.
   *[other] Der et parti ikke er slutt, eller bare det én så er tatt med, kan ikke utdelingene kontrolleres.
}

# Avspilling: én linje per hendelse.
replay-open = { $title } · åpen opptegnelse
replay-redacted = { $title } · slik { $viewer } så det
replay-start = Ved bordet: { $names }
replay-nonce = En deltakers egne tilfeldige byte: { $nonce }
replay-joined = { $name } kommer til og begynner med { $start }
replay-left = { $name } går
replay-round = Runde { $number } av { $of }: { $cards }, { $wild }; { $name } gir
replay-wild = { $rank } er ville
replay-wild-jokers = bare jokere er ville
replay-wild-none = ingen ville kort
replay-upcard = åpent kort { $card }
replay-draw = { $name } trekker { $card }
replay-draw-hidden = { $name } trekker
replay-take = { $name } tar { $card }
replay-discard = { $name } kaster { $card }
replay-back = { $name } tar { $card } tilbake
replay-out = { $name } går ut
replay-out-with = { $name } går ut med { $card }
replay-recycled = De kastede kortene er stokket: en ny trekkbunke, { $cards }
replay-suspended = Partiet legges til side
replay-resumed = Partiet fortsetter
replay-scored-out = Runde { $number } er over
replay-scored-stock_empty = Runde { $number } er over: trekkbunken er tom
replay-scored-max_laps = Runde { $number } er over: ingen kom videre
replay-points = { $name }: { $score }, totalt { $total }
replay-ended-rounds_played = Partiet er slutt
replay-ended-target_reached = Partiet er slutt: poenggrensen er nådd
replay-ended-one_seat_left = Partiet er slutt: bare én er igjen
replay-ended-nobody_left = Partiet er slutt: spilleren har gått
replay-ended-called_off = Partiet ble avbrutt
replay-winner = { $count ->
    [0] Ingen har vunnet
    [one] { $names } vinner
   *[other] { $names } deler seieren
}
replay-left-over = til overs { $cards } ({ $points })
replay-set = sett
replay-run = serie

# Avspilling: stillingen etter en hendelse.
replay-event = Hendelse { $number } av { $of }
replay-player = Spiller
replay-hand = Hånd
replay-total = Totalt
replay-scores = Runder
replay-stock = Trekkbunke: { $cards }
replay-pile = Kastebunke: { $cards }
replay-pile-empty = Kastebunken er tom
replay-turn-draw = { $name } skal trekke
replay-turn-discard = { $name } skal kaste
replay-retired = (gått)

# Partier som terminalen tar vare på.
saved-none = Ingen partier er tatt vare på.
saved-id = Parti
saved-when = Siste tur
saved-rules = Regler
saved-players = Spillere
saved-state = Stilling
saved-round = runde { $round } av { $rounds }
saved-round-turn = runde { $round } av { $rounds }, { $name } sin tur
saved-ended = slutt
saved-problem = kan ikke leses: { $problem }
saved-resume-hint = three-thirteen matches resume { $id } fortsetter et parti.
saved-deleted = Partiet { $id } er slettet.
saved-delete-question = Slette partiet { $id } for godt?
saved-not-found = Det finnes ikke noe parti { $id }.
saved-ambiguous = { $id } kan være hvilken som helst av disse: { $ids }.
saved-in-use = Partiet { $id } spilles av et annet program.
saved-secret-missing = Hemmeligheten til partiet { $id } mangler eller er ikke dets egen; uten den kan det ikke deles ut flere kort.
saved-cannot-write = { $path } kan ikke skrives: { $why }
saved-cannot-read = { $path } kan ikke leses: { $why }
saved-damaged = Opptegnelsen av partiet { $id } er skadet. { $problem }
saved-over = Partiet { $id } er slutt. three-thirteen replay { $path } viser det.
saved-what = Be om list, resume ID eller delete ID, ikke om «{ $action }».
saved-which = Si hvilket parti: { $action } ID.
replay-renamed = Plass { $seat } er { $name } herfra.
replay-seating = Fra neste giv sitter: { $names }.
replay-called-wrongly = { $name } roper ut med urette: { $points } poeng ved oppgjøret
replay-bonus = Ekstrarunde: { $cards }, { $wild }; { $name } gir
replay-bonus-scored = Ekstrarunden er gjort opp; ingen sum endres
