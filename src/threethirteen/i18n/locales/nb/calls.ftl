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

# Det samme ved bordet: skjermen, terminalen og avspillingen i nettleseren.
calls-choice = { $you ->
    [yes] Ditt valg
   *[no] { $name } velger
}: { $what ->
    [draw] trekke fra bunken
    [take] ta fra bunken til høyre
    [discard] kaste { $card }
    [out_with] gå ut med { $card }
   *[go_out] gå ut
}.
calls-chosen = { $name } har valgt.
calls-draw = Ropet «trekk»: { $parts }.
calls-discard = Ropet «kast»: { $parts }.
calls-took = { $you ->
    [yes] du tar { $card }
   *[no] { $name } tar { $card }
}
calls-drew-card = { $you ->
    [yes] du trekker { $card }
   *[no] { $name } trekker { $card }
}
calls-drew = fra bunken { $names }
calls-laid = { $you ->
    [yes] du kaster { $card }
   *[no] { $name } kaster { $card }
}
calls-out-with = { $you ->
    [yes] du går ut med { $card }
   *[no] { $name } går ut med { $card }
}
calls-out = { $you ->
    [yes] du går ut
   *[no] { $name } går ut
}
calls-to-draw = Velg: bunken, eller { $card } fra { $name }.
calls-to-draw-only = Velg: trekk fra bunken.
calls-to-discard = Velg hva du kaster.
calls-last = Siste rop: { $rest }
calls-waiting = { $count ->
    [0] Alle har valgt: nå kommer ropet.
    [one] Venter på { $names }.
   *[other] Venter på { $names }.
}
calls-is-out = Du er ute: de andre har ett rop til.
calls-may-change = { $choice } Du kan ennå ombestemme deg.
calls-mark-chosen = har valgt
calls-mark-caller = roper
calls-own-pile = min bunke
calls-pile-of = { $name } sin bunke
calls-own-pile-name = Min egen bunke, { $count ->
    [one] ett kort
   *[other] { $count } kort
}, øverst { $top }
calls-right-pile-name = Bunken til { $name }, som du kan ta fra, { $count ->
    [one] ett kort
   *[other] { $count } kort
}, øverst { $top }
calls-pile-shown = Bunken til { $name }: { $top }
calls-own-pile-shown = Bunken din: { $top }
calls-now = Rop nå
calls-now-help = Den som ikke har valgt, har tre sekunder til.
calls-beat-draw = «Trekk» om { $seconds } s
calls-beat-discard = «Kast» om { $seconds } s
calls-beat-call = Ropet
calls-beat-setting = Tid til å velge
calls-beat-help = Der alle spiller samtidig: når den er ute, kommer ropet, og en robot velger for den som ikke har valgt. 0: Det ropes bare når alle har valgt eller den som roper, gjør det.
calls-card-chosen = valgt til ropet
