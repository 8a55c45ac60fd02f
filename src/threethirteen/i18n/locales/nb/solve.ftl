# three-thirteen solve.
solve-round = Runde med { $cards } kort, { $wild ->
    [none] ingen verdi er vill
   *[other] { $wild } er vill
}
solve-deadwood = Til overs: { $cards } ({ $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
})
solve-all-melded = Alt er lagt i kombinasjoner: 0 poeng.
solve-discard = Kast { $card }.
solve-can-go-out = Du kan gå ut.
solve-cannot-go-out = Du kan ikke gå ut.
solve-batch-wrong = { $wrong } av { $total } linjer lot seg ikke løse; svarene deres sier hvorfor.
usage-solve-what = Oppgi kortene ("3s 3h Kh"), eller en fil med --batch; ikke begge deler.
usage-hand-size-out-of-range = En håndstørrelse på { $value } er ikke mellom { $least } og { $most }.
usage-card-count = { $count } kort passer ikke: en hånd på { $held } har { $held } kort, eller { $drawn } etter trekket.
usage-card-malformed = «{ $text }» (plass { $position }) er ikke et kort; kort skrives som 7h, Td, 9*, JK.
usage-deck-lacks-card = Det finnes ingen { $card } i kortstokken med disse reglene.
usage-too-many-cards = { $count } kort er flere enn de { $most } som kan ordnes nøyaktig.
usage-json-malformed = Denne linjen er ikke JSON: { $reason }
usage-json-not-an-object = Denne linjen er ikke et JSON-objekt som {"{"}"cards": "3s 3h Kh", "hand_size": 3{"}"}.
usage-json-misspelt-key = Nøkkelen «{ $key }» finnes ikke; mente du «{ $near }»?
usage-json-cards = «cards» må være en tekst som "3s 3h Kh" eller en liste med slike tekster.
usage-json-hand-size = «hand_size» må være et helt tall, ikke { $value }.
usage-json-rules = «rules» må være navnet på et spill eller et regelsett, ikke { $value }.
usage-json-options = «options» må være et objekt med valg og verdier, ikke { $value }.
usage-command = { $reason } (three-thirteen --help viser hva som finnes)
