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

# To samo przy stole: ekran, terminal i odtwarzanie w przeglądarce.
calls-choice = { $you ->
    [yes] Twój wybór
   *[no] { $name } wybiera
}: { $what ->
    [draw] dobrać ze stosu
    [take] wziąć ze stosu z prawej
    [discard] odrzucić { $card }
    [out_with] skończyć z { $card }
   *[go_out] skończyć
}.
calls-chosen = { $name } ma wybór za sobą.
calls-draw = Hasło „dobierz”: { $parts }.
calls-discard = Hasło „odrzuć”: { $parts }.
calls-took = { $you ->
    [yes] bierzesz { $card }
   *[no] { $name } bierze { $card }
}
calls-drew-card = { $you ->
    [yes] dobierasz { $card }
   *[no] { $name } dobiera { $card }
}
calls-drew = ze stosu { $names }
calls-laid = { $you ->
    [yes] kładziesz { $card }
   *[no] { $name } kładzie { $card }
}
calls-out-with = { $you ->
    [yes] kończysz z { $card }
   *[no] { $name } kończy z { $card }
}
calls-out = { $you ->
    [yes] kończysz
   *[no] { $name } kończy
}
calls-to-draw = Wybierz: stos albo { $card } (gracz { $name }).
calls-to-draw-only = Wybierz: dobierz ze stosu.
calls-to-discard = Wybierz kartę do odrzucenia.
calls-last = Ostatnie hasło: { $rest }
calls-waiting = { $count ->
    [0] Wszyscy wybrali: zaraz padnie hasło.
    [one] Czekamy: { $names }.
    [few] Czekamy: { $names }.
    [many] Czekamy: { $names }.
   *[other] Czekamy: { $names }.
}
calls-is-out = Masz już koniec: pozostali mają jeszcze jedno hasło.
calls-may-change = { $choice } Możesz go jeszcze zmienić.
calls-mark-chosen = już po wyborze
calls-mark-caller = prowadzi
calls-own-pile = mój stos
calls-pile-of = stos: { $name }
calls-own-pile-name = Mój własny stos, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, na wierzchu { $top }
calls-right-pile-name = Stos gracza { $name }, z którego możesz wziąć, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, na wierzchu { $top }
calls-pile-shown = Stos gracza { $name }: { $top }
calls-own-pile-shown = Twój stos: { $top }
calls-now = Hasło teraz
calls-now-help = Kto jeszcze nie wybrał, ma trzy sekundy.
calls-beat-draw = „Dobierz” za { $seconds } s
calls-beat-discard = „Odrzuć” za { $seconds } s
calls-beat-call = Hasło
calls-beat-setting = Czas na wybór
calls-beat-help = Gdy wszyscy grają naraz: po jego upływie pada hasło, a za każdego, kto nie wybrał, wybiera bot. 0: hasło pada dopiero, gdy wszyscy wybrali albo poda je prowadzący.
calls-card-chosen = wybrana na hasło
