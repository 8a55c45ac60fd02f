# Der alle spiller samtidig: valg og rop.
replay-choice = { $name } velger: { $what ->
    [draw] å trekke fra bunken
    [take] å ta fra bunken til høyre
    [discard] å kaste { $card }
    [out-with] å gå ut med { $card }
   *[out] å gå ut
}
replay-choice-hidden = { $name } har valgt
replay-call-draw = Ropet: trekk
replay-call-discard = Ropet: kast
replay-own-upcard = åpent kort hos { $name }: { $card }
replay-own-pile = Bunken til { $name }: { $cards }
refusal-not-in-this-call = Du er ute: Dette ropet gjelder de andre.
refusal-no-call = Det er ikke noe rop nå.
refusal-call-too-early = { $player } har ikke valgt ennå.
refusal-not-the-caller = Det er { $player } som roper.
problem-needs-turns = dette krever turer: Der alle spiller samtidig, har ingen en tur til å legge på eller til å ta et feilaktig utrop tilbake.
inferred-speed-caller = Hvem som roper i første runde, trekkes; deretter går oppgaven videre mot venstre hver runde, slik givingen ellers gjør.
inferred-speed-stock = Er det færre kort å trekke enn spillere, stokkes alle kastede kort unntatt de øverste; er ikke det nok, er runden over.
