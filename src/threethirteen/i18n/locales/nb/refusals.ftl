# Hvorfor noe ikke blir gjort: én setning for hver kode.
refusal-already-drawn = Du har allerede trukket: kast et kort nå.
refusal-card-not-in-hand = { $card } er ikke på hånden din.
refusal-discard-compulsory = Du kan ikke gå ut uten å kaste et kort: disse reglene krever det.
refusal-draw-first = Det kan du ikke ennå: trekk først.
refusal-match-ended = Partiet er over.
refusal-match-suspended = Partiet er lagt til side; det må tas opp igjen først.
refusal-name-empty = Et navn trenger minst én bokstav.
refusal-name-too-long = «{ $name }» er for langt: et navn har høyst { $most } tegn.
refusal-no-round = Ingen runde er i gang.
refusal-no-such-seat = Plass { $seat } finnes ikke.
refusal-nonce-malformed = «{ $nonce }» er ikke et heksadesimalt tall på 1 til { $most } byte.
refusal-not-all-melded = Du kan ikke gå ut slik: { $points ->
    [one] { $points } poeng ville vært igjen.
   *[other] { $points } poeng ville vært igjen.
}
refusal-not-seated = Du har ingen plass i dette partiet.
refusal-not-suspended = Partiet er ikke lagt til side.
refusal-not-your-turn = Det er ikke din tur: { $player } spiller.
refusal-nothing-to-take-back = Du har ikke kastet noe kort som kan tas tilbake nå.
refusal-out-in-first-turn = Disse reglene tillater ikke å gå ut i første tur (out.first_turn).
refusal-pile-empty = Kastebunken er tom.
refusal-round-in-progress = Det må vente til runden er over.
refusal-seat-retired = Du har forlatt dette partiet.
refusal-seating-incomplete = Rekkefølgen rundt bordet må nevne hver av de { $seats } plassene én gang.
refusal-somebody-is-out = Noen er allerede ute: i din siste tur kaster du bare.
refusal-table-full = Bordet er fullt: disse reglene har plass til høyst { $most }.
refusal-take-back-off = Ved dette bordet kan et kastet kort ikke tas tilbake.
refusal-taken-card-returned = { $card } ble nettopp tatt fra kastebunken og kan ikke kastes i samme tur.
refusal-too-few-seats = Disse reglene trenger minst { $least } plasser.
refusal-too-many-points-to-knock = Du kan ikke banke slik: { $points } poeng ville vært igjen, og høyst { $most } er tillatt.
refusal-card-not-in-pile = { $card } ligger ikke i bunken du spiller på.
refusal-discard-first = Kortet ligger på en bunke: kast nå ett kort fra den bunken, eller angre.
refusal-no-such-pile = Bunke { $pile } finnes ikke.
refusal-not-alone = Når du spiller alene, er det ingen kastebunke å ta fra, og ingen går ut.
refusal-nothing-to-undo = Det er ikke noe å angre: et trekk angres aldri.
refusal-only-alone = Det finnes bare når man spiller alene.
refusal-pile-closed = { $size }-bunken er lukket.
refusal-place-first = Du har trukket: legg kortet på en bunke først.
refusal-stock-gone = Trekkbunken er tom: angre, eller gjør opp.
refusal-stock-left = Det er fortsatt { $count ->
    [one] ett kort
   *[other] { $count } kort
} i trekkbunken.
refusal-calls-are-checked = Ved dette bordet passer programmet på at ingen går ut feil: bare gå ut når det tilbys.
refusal-bonus-round-due = Det står likt: bare en ekstrarunde gjenstår, og ingen kan bli med i den.
