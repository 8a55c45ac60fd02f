# Wou all zesumme spillen: Wiel a Ruff.
replay-choice = { $name } wielt: { $what ->
    [draw] vum Stapel zéien
    [take] vun der Oflag riets huelen
    [discard] { $card } ofleeën
    [out-with] mat { $card } Schluss maachen
   *[out] Schluss maachen
}
replay-choice-hidden = { $name } huet gewielt
replay-call-draw = De Ruff: Zéien
replay-call-discard = De Ruff: Ofleeën
replay-own-upcard = opgedeckt bei { $name }: { $card }
replay-own-pile = Oflag vum { $name }: { $cards }
refusal-not-in-this-call = Du hues Schluss gemaach: Dëse Ruff ass fir déi aner.
refusal-no-call = Elo steet kee Ruff un.
refusal-call-too-early = { $player } huet nach net gewielt.
refusal-not-the-caller = { $player } rifft.
problem-needs-turns = dat geet nëmmen Zuch fir Zuch: Wou all zesumme spillen, huet keen en Zuch fir unzeleeën oder fir e falsche Ruff zréckzehuelen.
inferred-speed-caller = Wien an der éischter Ronn rifft, gëtt ausgeloust; duerno geet d'Roll all Ronn no lénks weider, wéi soss d'Ginn.
inferred-speed-stock = Wann manner Kaarten ze zéien do sinn ewéi Spiller, ginn all ofgeluecht Kaarte bis op déi iewescht gemëscht; geet dat net duer, ass d'Ronn aus.

# Datselwecht um Dësch: Ecran, Terminal an Nospillen am Browser.
calls-choice = { $you ->
    [yes] Deng Wiel
   *[no] { $name } wielt
}: { $what ->
    [draw] vum Stapel zéien
    [take] vun der Oflag riets huelen
    [discard] { $card } ofleeën
    [out_with] mat { $card } Schluss maachen
   *[go_out] Schluss maachen
}.
calls-chosen = { $name } huet gewielt.
calls-draw = Ruff „Zéien“: { $parts }.
calls-discard = Ruff „Ofleeën“: { $parts }.
calls-took = { $you ->
    [yes] du hëls { $card }
   *[no] { $name } hëlt { $card }
}
calls-drew-card = { $you ->
    [yes] du zitts { $card }
   *[no] { $name } zitt { $card }
}
calls-drew = vum Stapel { $names }
calls-laid = { $you ->
    [yes] du lees { $card }
   *[no] { $name } leet { $card }
}
calls-out-with = { $you ->
    [yes] du mëchs mat { $card } Schluss
   *[no] { $name } mécht mat { $card } Schluss
}
calls-out = { $you ->
    [yes] du mëchs Schluss
   *[no] { $name } mécht Schluss
}
calls-to-draw = Wiel: de Stapel, oder { $card } vum { $name }.
calls-to-draw-only = Wiel: vum Stapel zéien.
calls-to-discard = Wiel, wat s du oflees.
calls-last = Leschte Ruff: { $rest }
calls-waiting = { $count ->
    [0] Jiddereen huet gewielt: De Ruff kënnt.
    [one] Et feelt nach { $names }.
   *[other] Et feelen nach { $names }.
}
calls-is-out = Du hues Schluss gemaach: Fir déi aner gëtt nach eng Kéier geruff.
calls-may-change = { $choice } Du kanns se nach änneren.
calls-mark-chosen = huet gewielt
calls-mark-caller = rifft
calls-own-pile = meng Oflag
calls-pile-of = Oflag vum { $name }
calls-own-pile-name = Meng eege Oflag, { $count ->
    [one] eng Kaart
   *[other] { $count } Kaarten
}, uewen { $top }
calls-right-pile-name = Oflag vum { $name }, vun där s du huele kanns, { $count ->
    [one] eng Kaart
   *[other] { $count } Kaarten
}, uewen { $top }
calls-pile-shown = Oflag vum { $name }: { $top }
calls-own-pile-shown = Deng Oflag: { $top }
calls-now = Elo ruffen
calls-now-help = Wien nach net gewielt huet, huet nach dräi Sekonnen.
calls-beat-draw = „Zéien“ an { $seconds } s
calls-beat-discard = „Ofleeën“ an { $seconds } s
calls-beat-call = De Ruff
calls-beat-setting = Zäit fir ze wielen
calls-beat-help = Wou all zesumme spillen: Wann se ëm ass, kënnt de Ruff, a fir deen, deen nach net gewielt huet, wielt e Bot. 0: Geruff gëtt eréischt, wann all gewielt hunn oder dee rifft, deen drun ass.
calls-card-chosen = fir de Ruff gewielt
