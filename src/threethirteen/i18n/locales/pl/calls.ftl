# Gdzie wszyscy grają naraz: wybory i hasła.
replay-choice = { $name } wybiera: { $what ->
    [draw] dobrać ze stosu
    [take] wziąć ze stosu z prawej
    [discard] odrzucić { $card }
    [out-with] skończyć z { $card }
   *[out] skończyć
}
replay-choice-hidden = { $name } ma wybór za sobą
replay-call-draw = Hasło: dobierz
replay-call-discard = Hasło: odrzuć
replay-own-upcard = odkryta karta, { $name }: { $card }
replay-own-pile = Stos gracza { $name }: { $cards }
refusal-not-in-this-call = Masz już koniec: to hasło jest dla pozostałych.
refusal-no-call = Teraz nie pada żadne hasło.
refusal-call-too-early = { $player } jeszcze nie ma wyboru za sobą.
refusal-not-the-caller = Hasło podaje { $player }.
problem-needs-turns = do tego potrzeba kolejek: gdzie wszyscy grają naraz, nikt nie ma tury, w której mógłby dokładać karty albo cofnąć błędną zapowiedź.
inferred-speed-caller = Kto prowadzi w pierwszej rundzie, rozstrzyga los; potem rola przechodzi co rundę w lewo, jak zwykle rozdawanie.
inferred-speed-stock = Gdy kart do dobrania jest mniej niż graczy, tasuje się wszystkie odrzucone karty oprócz wierzchnich; jeśli to nie wystarczy, runda się kończy.
