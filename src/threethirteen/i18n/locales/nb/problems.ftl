problem-too-small = `{ $path }`: { $value } er mindre enn { $least }.
problem-too-large = `{ $path }`: { $value } er mer enn { $most }.
problem-malformed = `{ $path }`: «{ $value }» er ikke { $expected ->
    [flag] ja eller nei (yes, no)
    [choice] et av ordene { $words }
    [count] et helt tall{ $words ->
        [no-words] {""}
       *[other] {" "}eller et av ordene { $words }
    }
    [span] et område som 2..8
    [suits] et antall farger som 4, eller en liste over de første fargene
    [ranks] et område av verdier som 3..K
    [sizes] en liste med tall som 3..13 eller 3,5,7
   *[court] tre tall som 11/12/13
}.
problem-wrong-order = `{ $path }`: I { $value } er det første større enn det siste.
problem-too-few-ranks = `{ $path }`: { $count ->
    [one] Én verdi
   *[other] { $count } verdier
} er for lite; det trengs minst { $least }.
problem-empty = `{ $path }`: Det må være minst én runde.
problem-too-many = `{ $path }`: { $count } oppføringer er mer enn { $most }.
problem-unknown-option = Det finnes ikke noe valg `{ $path }`.{ $near ->
    [none] {""}
   *[other] {" "}Mente du { $near }?
}
problem-unknown-preset = Det finnes ikke noe spill eller noen variant `{ $value }`.{ $near ->
    [none] {""}
   *[other] {" "}Mente du { $near }?
}
problem-two-games = Bare ett spill kan være med: `{ $first }` og `{ $second }` er begge hele spill.
problem-variations-conflict = `{ $path }`: `{ $first }` og `{ $second }` vil ha ulike verdier.
problem-given-twice = `{ $path }` er oppgitt to ganger.
problem-not-an-object = Regler er et JSON-objekt, ikke { $value }.
problem-unknown-schema = Regler med skjemaversjon { $value } er ukjente her; dette programmet leser versjon { $known }.
problem-deck-too-small = `{ $path }`: Kortene strekker ikke til for { $seats } spillere: Med { $hand_size } kort på hånden, det oppslåtte kortet og ett kort til hver i trekkbunken trengs { $needed }, og det er { $cards }.{ $fits ->
    [none] {""}
   *[other] {" "}Mulig antall spillere: { $fits }.
}
problem-wild-rank-lacking = `{ $path }`: Med { $hand_size } kort ville { $rank } vært ville, og kortstokken har ingen.
problem-redemption-without-last-turns = `{ $path }`: En redningsrunde trenger siste turer (`out.last_turns` 1).
problem-jokers-away-without-jokers = `{ $path }`: Det er ingen jokere i kortstokken (`deck.jokers`).
problem-too-many-in-turn = `{ $path }`: { $value } er mer enn { $most }; flere kan ikke spille etter tur.
problem-one-seat-is-solo = `{ $path }`: Én alene kan bare spille solo (`play` solo).
problem-solo-has-one-seat = `{ $path }`: En solo er for 1 spiller, ikke for { $value }.
problem-needs-other-seats = `{ $path }`: Dette gjelder andre spillere, og i en solo er det ingen.
problem-ace-needs-king = `{ $path }`: Et ess over kongen trenger konger, og de høyeste kortene i kortstokken er { $rank }.
problem-nobody-goes-out = `{ $path }`: Ingen kunne noen gang gå ut: En runde har bare én omgang, og i den første er det ikke tillatt.
problem-not-a-name = `{ $path }`: navnet på regler er en tekst, ikke { $value }.
