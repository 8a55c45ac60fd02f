problem-too-small = `{ $path }`: { $value } ass manner wéi { $least }.
problem-too-large = `{ $path }`: { $value } ass méi wéi { $most }.
problem-malformed = `{ $path }`: „{ $value }“ ass { $expected ->
    [flag] net jo oder nee (yes, no)
    [choice] keent vun de Wierder { $words }
    [count] keng ganz Zuel{ $words ->
        [no-words] {""}
       *[other] {" "}a keent vun de Wierder { $words }
    }
    [span] kee Beräich wéi 2..8
    [suits] keng Zuel vu Faarwen wéi 4 a keng Lëscht vun den éischte Faarwen
    [ranks] kee Beräich vu Kaartewäerter wéi 3..K
    [sizes] keng Lëscht vun Zuelen wéi 3..13 oder 3,5,7
   *[court] keng dräi Zuelen wéi 11/12/13
}.
problem-wrong-order = `{ $path }`: Bei { $value } ass den Ufank méi grouss wéi d'Enn.
problem-too-few-ranks = `{ $path }`: { $count ->
    [one] Ee Kaartewäert ass
   *[other] { $count } Kaartewäerter sinn
} ze wéineg; op d'mannst { $least } ginn gebraucht.
problem-empty = `{ $path }`: Et muss op d'mannst eng Ronn ginn.
problem-too-many = `{ $path }`: { $count } Andréi si méi wéi { $most }.
problem-unknown-option = Et gëtt keng Optioun `{ $path }`.{ $near ->
    [none] {""}
   *[other] {" "}War { $near } gemengt?
}
problem-unknown-preset = Et gëtt kee Spill a keng Variant `{ $value }`.{ $near ->
    [none] {""}
   *[other] {" "}War { $near } gemengt?
}
problem-two-games = Nëmmen ee Spill geet zesummen: `{ $first }` an `{ $second }` si béid ganz Spiller.
problem-variations-conflict = `{ $path }`: `{ $first }` an `{ $second }` wëllen ënnerschiddlech Wäerter.
problem-given-twice = `{ $path }` ass zweemol uginn.
problem-not-an-object = Reegele sinn e JSON-Objet, net { $value }.
problem-unknown-schema = Reegele mat der Schemaversioun { $value } sinn hei onbekannt; dëse Programm liest d'Versioun { $known }.
problem-deck-too-small = `{ $path }`: D'Kaarte ginn net duer fir { $seats } Spiller: Mat { $hand_size } Kaarten op der Hand, der opgedeckter Kaart an enger Kaart fir jiddereen am Zéistapel si { $needed } néideg, an et gëtt der { $cards }.{ $fits ->
    [none] {""}
   *[other] {" "}Méiglech Zuele vu Spiller: { $fits }.
}
problem-wild-rank-lacking = `{ $path }`: Mat { $hand_size } Kaarte géifen d'{ $rank } als wëll zielen, an am Spill gëtt et der keng.
problem-redemption-without-last-turns = `{ $path }`: Eng Rettungsronn brauch lescht Zich (`out.last_turns` 1).
problem-jokers-away-without-jokers = `{ $path }`: Am Spill si keng Jokeren (`deck.jokers`).
problem-too-many-in-turn = `{ $path }`: { $value } ass méi wéi { $most }; méi Leit kënnen net een nom anere spillen.
problem-one-seat-is-solo = `{ $path }`: Een eleng kann nëmme solo spillen (`play` solo).
problem-solo-has-one-seat = `{ $path }`: E Solo ass fir 1 Spiller, net fir { $value }.
problem-needs-other-seats = `{ $path }`: Hei geet et ëm aner Spiller, an am Solo gëtt et der keng.
problem-ace-needs-king = `{ $path }`: En Ass iwwer dem Kinnek brauch Kinneken, an déi héchst Kaarten am Spill sinn d'{ $rank }.
problem-nobody-goes-out = `{ $path }`: Keen kéint jee Schluss maachen: Eng Ronn huet nëmmen een Tour, an am éischten ass et net erlaabt.
problem-not-a-name = `{ $path }`: Den Numm vu Regelen ass en Text, net { $value }.
