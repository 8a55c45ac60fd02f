# Wou all zesumme spillen: Wiel a Ruff.
replay-choice = { $name } wielt: { $what ->
    [draw] vum Stapel zéien
    [take] vum Stapel riets huelen
    [discard] { $card } ofleeën
    [out-with] mat { $card } Schluss maachen
   *[out] Schluss maachen
}
replay-choice-hidden = { $name } huet gewielt
replay-call-draw = De Ruff: Zéien
replay-call-discard = De Ruff: Ofleeën
replay-own-upcard = opgedeckt bei { $name }: { $card }
replay-own-pile = Stapel vum { $name }: { $cards }
refusal-not-in-this-call = Du hues Schluss gemaach: Dëse Ruff ass fir déi aner.
refusal-no-call = Elo steet kee Ruff un.
refusal-call-too-early = { $player } huet nach net gewielt.
refusal-not-the-caller = { $player } rifft.
problem-needs-turns = dat geet nëmmen Zuch fir Zuch: Wou all zesumme spillen, huet keen en Zuch fir unzeleeën oder fir e falsche Ruff zréckzehuelen.
inferred-speed-caller = Wien an der éischter Ronn rifft, gëtt ausgeloust; duerno geet d'Roll all Ronn no lénks weider, wéi soss d'Ginn.
inferred-speed-stock = Wann manner Kaarten ze zéien do sinn ewéi Spiller, ginn all ofgeluecht Kaarte bis op déi iewescht gemëscht; geet dat net duer, ass d'Ronn aus.
