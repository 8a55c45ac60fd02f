# De leschten Zuch vun enger Rettungsronn: ausgeluecht Kombinatiounen an ugeluecht Kaarten.
laying-down = { $you ->
    [yes] Du hues { $meld } ausgeluecht.
   *[no] { $name } huet { $meld } ausgeluecht.
}
laying-off = { $you ->
    [yes] Du hues { $card } ugeluecht: { $meld }.
   *[no] { $name } huet { $card } ugeluecht: { $meld }.
}
laying-told-down = { $name } leet { $meld } aus
laying-told-off = { $name } leet { $card } un: { $meld }
laying-result = ugeluecht: { $cards }
laying-hint = Tipp: lee { $card } un: { $meld }. Um Enn bleiwen { $then }, manner geet net.
laying-table = Um Dësch
laying-meld = { $number }: { $meld } ({ $name })
laying-to-do = Lee aus oder un, da lee of.
laying-done = Méi hëlleft net. Lee { $card } of.
laying-none-to-lay = Du hues keng Kombinatioun.
laying-key-down = Ausleeën
laying-key-off = Uleeën
laying-key-best = Bescht
laying-choose-meld = U wéi eng Kombinatioun?
laying-end-first = um Ufank
laying-end-last = um Enn
laying-plain-add = So, wéi eng Kaart u wéi eng Kombinatioun soll, wéi „uleeën 8h 1“, mat „first“ oder „last“ fir d'Enn vun enger Rei. Du hues gesot: { $line }
refusal-no-laying-off = No dëse Reegele gi keng Kaarten ausgeluecht oder ugeluecht (out.lay_off).
refusal-laying-only-in-last-turn = Ausgeluecht an ugeluecht gëtt nëmmen an dengem leschten Zuch, wann ee Schluss gemaach huet.
refusal-not-one-meld = Dës Kaarte ginn net eng Kombinatioun.
refusal-no-such-meld = Déi Kombinatioun läit net um Dësch.
refusal-keep-a-discard = Behal eng Kaart: um Enn muss du ofleeën (out.discard).
refusal-only-taken-card-left = Et bléif nëmmen { $card }, an déi gouf elo grad vum Oflagstapel geholl.
refusal-lay-off-card-does-not-fit = { $card } passt do net: d'Kombinatioun muss erlaabt bleiwen, a wat do läit, bleift leien.
refusal-lay-off-set-same-card-twice = { $card } passt net: an engem Saz läit keng Kaart zweemol (meld.same_card_twice_in_set).
refusal-lay-off-wilds-adjacent = { $card } passt net: zwou wëll Kaarten däerfen net niefteneen leien (wild.adjacent).
refusal-lay-off-too-few-naturals = { $card } passt net: et wieren ze wéineg natierlech Kaarten an der Kombinatioun (wild.min_naturals).
refusal-lay-off-too-many-wilds = { $card } passt net: méi wëll Kaarten verdréit d'Kombinatioun net (wild.max_per_meld).
refusal-lay-off-too-great-a-share-of-wilds = { $card } passt net: den Undeel u wëlle Kaarte wier ze grouss (wild.max_share).
terminal-word-lay = ausleeën
terminal-word-add = uleeën
terminal-word-best = bescht
laying-help-down = d'Kombinatioun vun der gewielter Kaart ausleeën, soss all (Rettungsronn)
laying-help-off = déi gewielte Kaart un eng Kombinatioun um Dësch uleeën
laying-help-best = alles uleeën, wat hëlleft, an d'Kaart fir ofzeleeë wielen
laying-plain-help = Am leschten Zuch vun enger Rettungsronn: ausleeën 9h 9s 9c leet eng Kombinatioun aus, ausleeën eleng all; uleeën 8h 1 leet eng Kaart u Kombinatioun 1 un; bescht mécht, wat am meeschten hëlleft.
