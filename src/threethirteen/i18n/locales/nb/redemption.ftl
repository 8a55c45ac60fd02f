# Siste tur i en redningsrunde: kombinasjoner lagt ut og kort lagt på.
laying-down = { $you ->
    [yes] Du la ut { $meld }.
   *[no] { $name } la ut { $meld }.
}
laying-off = { $you ->
    [yes] Du la på { $card }: { $meld }.
   *[no] { $name } la på { $card }: { $meld }.
}
laying-told-down = { $name } legger ut { $meld }
laying-told-off = { $name } legger på { $card }: { $meld }
laying-result = lagt på: { $cards }
laying-hint = Tips: legg på { $card }: { $meld }. Til slutt er { $then } igjen, det minste som er mulig.
laying-table = På bordet
laying-meld = { $number }: { $meld } ({ $name })
laying-to-do = Legg ut eller på, og kast så.
laying-done = Mer hjelper ikke. Kast { $card }.
laying-none-to-lay = Du har ingen kombinasjon.
laying-key-down = Legg ut
laying-key-off = Legg på
laying-key-best = Beste
laying-choose-meld = På hvilken kombinasjon?
laying-end-first = i begynnelsen
laying-end-last = i slutten
laying-plain-add = Si hvilket kort og hvilken kombinasjon, som «leggpå 8h 1», med «first» eller «last» for enden av en serie. Du sa: { $line }
refusal-no-laying-off = Etter disse reglene legges det ikke kort på bordet (out.lay_off).
refusal-laying-only-in-last-turn = Kort legges bare på bordet i din siste tur, når noen er ute.
refusal-not-one-meld = Disse kortene er ikke én kombinasjon.
refusal-no-such-meld = Det ligger ingen slik kombinasjon på bordet.
refusal-keep-a-discard = Behold ett kort: du må kaste til slutt (out.discard).
refusal-only-taken-card-left = Bare { $card } ville bli igjen, og det ble nettopp tatt fra kastebunken.
refusal-lay-off-card-does-not-fit = { $card } passer ikke der: kombinasjonen må fortsatt være gyldig, og det som ligger der, blir liggende.
refusal-lay-off-set-same-card-twice = { $card } passer ikke: intet kort kan ligge to ganger i et sett (meld.same_card_twice_in_set).
refusal-lay-off-wilds-adjacent = { $card } passer ikke: to ville kort kan ikke ligge ved siden av hverandre (wild.adjacent).
refusal-lay-off-too-few-naturals = { $card } passer ikke: det ville bli for få naturlige kort i kombinasjonen (wild.min_naturals).
refusal-lay-off-too-many-wilds = { $card } passer ikke: kombinasjonen tåler ikke flere ville kort (wild.max_per_meld).
refusal-lay-off-too-great-a-share-of-wilds = { $card } passer ikke: for stor del av kombinasjonen ville være vill (wild.max_share).
terminal-word-lay = leggut
terminal-word-add = leggpå
terminal-word-best = beste
laying-help-down = legg ut kombinasjonen med det valgte kortet, ellers alle (redningsrunde)
laying-help-off = legg det valgte kortet på en kombinasjon på bordet
laying-help-best = legg på alt som hjelper, og velg kortet å kaste
laying-plain-help = I siste tur av en redningsrunde: leggut 9h 9s 9c legger ut en kombinasjon, leggut alene alle; leggpå 8h 1 legger et kort på kombinasjon 1; beste gjør det som hjelper mest.
