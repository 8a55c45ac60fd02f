# Stół w terminalu: aplikacja i gra z wierszem poleceń.

# --- runda i miejsca
terminal-you = Ty
terminal-seat-bot = { $name } ({ $bot })
terminal-round = Runda { $number } z { $of }
terminal-wild-rank = dzikie: { $rank }
terminal-wild-jokers = dzikie tylko jokery
terminal-wild-none = bez dzikich kart
terminal-wild-mark = dzik.
terminal-new-mark = nowa
terminal-set = komplet
terminal-run = sekwens
terminal-stock = Stos
terminal-pile = Odrz.
terminal-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
terminal-mark-turn = gra
terminal-mark-dealer = rozdaje
terminal-mark-out = koniec
terminal-mark-left = poza grą

# --- co się stało
terminal-log-deal = Runda { $number }, kart na rękę: { $size }, { $wild }. { $you ->
    [yes] Rozdajesz.
   *[no] { $name } rozdaje.
}
terminal-log-own-draw = Dobierasz { $card }.
terminal-log-draw = { $you ->
    [yes] Dobierasz kartę.
   *[no] { $name } dobiera kartę.
}
terminal-log-take = { $you ->
    [yes] Bierzesz { $card }.
   *[no] { $name } bierze { $card }.
}
terminal-log-discard = { $you ->
    [yes] Odrzucasz { $card }.
   *[no] { $name } odrzuca { $card }.
}
terminal-log-take-back = { $you ->
    [yes] Cofasz { $card }.
   *[no] { $name } cofa { $card }.
}
terminal-turn-draw = { $you ->
    [yes] Dobierasz i odrzucasz { $card }.
   *[no] { $name } dobiera i odrzuca { $card }.
}
terminal-turn-draw-own = Dobierasz { $taken } i odrzucasz { $card }.
terminal-turn-take = { $you ->
    [yes] Bierzesz { $taken } i odrzucasz { $card }.
   *[no] { $name } bierze { $taken } i odrzuca { $card }.
}
terminal-log-out = { $you ->
    [yes] Kończysz.
   *[no] { $name } kończy.
}
terminal-log-out-with = { $you ->
    [yes] Kończysz, odrzucając { $card }.
   *[no] { $name } kończy, odrzucając { $card }.
}
terminal-log-last-turns = Pozostali mają jeszcze po jednej turze.
terminal-log-recycle = Karty odrzucone potasowano; nowy stos zakryty, kart: { $count }.
terminal-log-scored = Koniec rundy { $number }: { $why }
terminal-log-joined = { $you ->
    [yes] Dołączasz do gry.
   *[no] { $name } dołącza do gry.
}
terminal-log-left = { $you ->
    [yes] Opuszczasz grę.
   *[no] { $name } opuszcza grę.
}
terminal-log-suspended = Partię odłożono.
terminal-log-resumed = Partia toczy się dalej.
terminal-ending-out = rozegrano wszystkie ostatnie tury.
terminal-ending-stock = stos zakryty się wyczerpał.
terminal-ending-laps = każdy miał tyle tur, na ile pozwalają zasady.
terminal-end-rounds = Koniec partii: rozegrano wszystkie rundy.
terminal-end-target = Koniec partii: osiągnięto granicę punktów.
terminal-end-one-seat = Koniec partii: zostało tylko jedno miejsce.
terminal-end-nobody-left = Koniec partii: gracz odszedł.
terminal-end-called-off = Partię przerwano.
terminal-winner = { $you ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $name }!
}
terminal-winners = Wspólne zwycięstwo: { $names }!

# --- czyja kolej i co zrobić
terminal-to-draw = Twoja kolej: dobierz ze stosu albo weź { $card }.
terminal-to-draw-only = Twoja kolej: dobierz ze stosu.
terminal-to-discard = Wybierz kartę i odrzuć ją.
terminal-can-go-out = Możesz skończyć, odrzucając { $cards }.
terminal-can-go-out-now = Możesz skończyć bez odrzucania.
terminal-waiting = Gra { $name } …
terminal-may-take-back = Możesz jeszcze cofnąć odrzucenie.
terminal-last-turn-yours = { $name } kończy: to twoja ostatnia tura.
terminal-last-turns-run = { $you ->
    [yes] Kończysz: ostatnie tury.
   *[no] { $name } kończy: ostatnie tury.
}
terminal-no-discard = bez odrzucania
terminal-way-out = { $card } ({ $points ->
    [one] zostaje { $points } punkt
    [few] zostają { $points } punkty
    [many] zostaje { $points } punktów
   *[other] zostaje { $points } punktu
})
terminal-choose-way = Którą kartę odrzucić, kończąc?
terminal-choose-first = Najpierw wybierz kartę, strzałkami albo myszą.
terminal-nothing-to-undo = Nie ma czego cofnąć. Dobrania nigdy się nie cofa.
terminal-undone = Cofnięto.

# --- własne karty
terminal-left = Luzem: { $points } · najlepiej { $least }
terminal-left-least = Luzem: { $points }, mniej się nie da
terminal-left-after = Luzem po odrzuceniu: { $points } · najlepiej { $least }
terminal-left-after-least = Luzem po odrzuceniu: { $points }, mniej się nie da
terminal-left-over = luzem { $cards }
terminal-hints-off = Liczby i podpowiedzi są wyłączone.
terminal-hints-on = Liczby i podpowiedzi są włączone.
terminal-hint-not-now = Podpowiedź jest tylko wtedy, gdy to twoja kolej.
terminal-hint-thinking = Myślę …
terminal-hint-take = Podpowiedź: weź { $card }. Z { $now } robi się { $then }.
terminal-hint-take-chance = Podpowiedź: weź { $card }. Punktów nie ubędzie od razu ({ $then } zamiast { $now }), ale szanse są lepsze.
terminal-hint-draw = Podpowiedź: dobierz. { $card } nic ci nie daje.
terminal-hint-draw-more = Podpowiedź: dobierz. { $card } oszczędza tylko { $gain }, a stos obiecuje więcej.
terminal-hint-draw-only = Podpowiedź: dobierz.
terminal-hint-discard = Podpowiedź: odrzuć { $card }. Zostaje { $then }, mniej się nie da.
terminal-hint-discard-chance = Podpowiedź: odrzuć { $card }. Zostaje { $then } zamiast { $now }, ale szanse są lepsze.
terminal-hint-out = Podpowiedź: kończ.
terminal-hint-out-with = Podpowiedź: kończ, odrzucając { $card }. Zostaje { $points }.

# --- klawisze
terminal-key-draw = Dobierz
terminal-key-take = Weź
terminal-key-discard = Odrzuć
terminal-key-out = Kończ
terminal-key-back = Cofnij kartę
terminal-key-melds = Układy
terminal-key-rank = Wart.
terminal-key-suit = Kolor
terminal-key-undo = Cofnij
terminal-key-hint = Rada
terminal-key-scores = Punkty
terminal-key-log = Przebieg
terminal-key-rules = Zasady
terminal-key-help = Pomoc
terminal-key-quit = Wyjdź
terminal-key-next = Następna runda
terminal-key-again = Jeszcze raz
terminal-key-close = Zamknij
terminal-key-scroll = Przewiń

# --- inne ekrany
terminal-help-title = Klawisze
terminal-help-draw = dobierz wierzchnią kartę stosu zakrytego
terminal-help-take = weź wierzchnią kartę ze stosu kart odrzuconych
terminal-help-discard = odrzuć wybraną kartę
terminal-help-out = zakończ, gdy można: wybraną kartą albo padnie pytanie
terminal-help-back = cofnij odrzucenie, zanim ruszy następne miejsce (jeśli stół pozwala)
terminal-help-choose = wybierz kartę
terminal-help-move = przesuń wybraną kartę; myszą: przeciągnij ją
terminal-help-let-go = puść wybraną kartę
terminal-help-melds = ułóż karty według układów, wartości, koloru
terminal-help-undo = cofnij sortowanie, przesunięcie, wybór; dobrania się nie cofa
terminal-help-hint = co zrobiłby tu bot look-ahead
terminal-help-numbers = pokaż lub ukryj punkty kart luzem
terminal-help-scores = tabela punktów
terminal-help-log = wszystko, co się stało
terminal-help-rules = obowiązujące zasady
terminal-help-theme = jasno albo ciemno
terminal-help-quit = wyjdź; partia zostaje zachowana i można ją wznowić
terminal-help-mouse = Wszystko można też kliknąć: stos, by dobrać, karty odrzucone, by wziąć albo odrzucić wybraną kartę, kartę, by ją wybrać, przyciski i klawisze pod spodem.
terminal-help-reading = Sąsiednie karty, które tworzą układ, są w ramce z nazwą. Pod dziką kartą stoi to, co ona zastępuje.
terminal-scores-title = Tabela punktów
terminal-scores-round = Runda
terminal-scores-total = Razem
terminal-log-title = Co się stało
terminal-rules-title = Obowiązujące zasady
terminal-summary-title = Koniec rundy { $number } z { $of }: { $why }
terminal-summary-went-out = kończy
terminal-left-label = luzem
terminal-nothing-left = nic luzem
terminal-standing-title = Wynik końcowy
terminal-standing-line = { $place }. { $name }: { $total }
terminal-zero-rounds = rundy z 0
terminal-record-at = Zapis partii: { $path }
terminal-record-foreign = { $path } nie jest zapisem tej partii ({ $id }) i pozostaje bez zmian; partia toczy się dalej bez niego.
terminal-record-stopped = Nie można zapisać { $path } ({ $why }); partia ({ $id }) toczy się dalej bez tego zapisu.
terminal-verify = Rozdania można sprawdzić: three-thirteen verify { $path }
terminal-too-small = Stół potrzebuje { $columns } kolumn i { $rows } wierszy; to okno ma { $width } i { $height }. Powiększ je: nic nie przepadło.
terminal-kept = Partia jest zachowana. Dalej: three-thirteen matches resume { $id }

# --- gra z wierszem poleceń
terminal-plain-welcome = { $game }. Przy stole: { $names }. Napisz pomoc, by zobaczyć, co można wpisać.
terminal-plain-resumed = Partia toczy się dalej od miejsca, w którym ją przerwano.
terminal-plain-hand = Twoje karty: { $cards }.
terminal-plain-new = Nowa: { $card }.
terminal-plain-seat = { $name }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, punkty { $total }{ $turn ->
    [yes] , teraz gra
   *[no] { "" }
}.
terminal-plain-piles = Stos zakryty: { $stock }. Karty odrzucone: { $pile }, na wierzchu { $card }.
terminal-plain-scores = { $name }: { $scores }. Razem { $total }.
terminal-result = { $name }: { $hand }. Punkty: { $sum }. Razem { $total }.
terminal-result-out = { $you ->
    [yes] Kończysz
   *[no] { $name } kończy
}: { $hand }. Punkty: { $sum }. Razem { $total }.
terminal-ask-draw = Dobrać ze stosu czy wziąć { $card }? (dobierz, weź)
terminal-ask-draw-only = Dobierz ze stosu. (dobierz)
terminal-ask-discard = Którą kartę odrzucasz?
terminal-ask-out = Którą kartę odrzucasz? Możesz skończyć: kończ { $cards }.
terminal-ask-out-now = Którą kartę odrzucasz? Możesz skończyć: kończ.
terminal-ask-next = Następna runda? (dalej, koniec)
terminal-ask-back = Teraz gra następne miejsce. (dalej albo wróć, by cofnąć odrzucenie)
terminal-ask-again = Jeszcze jedna partia? (znowu, koniec)
terminal-plain-empty = To był pusty wiersz.
terminal-plain-unknown = „{ $line }” nie jest kartą ani niczym, co znam. Napisz pomoc.
terminal-plain-no-card = „{ $line }” nie jest kartą. Napisz wartość i kolor: 7h, 10s, Kd.
terminal-plain-which = Którą kartę? Napisz: odrzuć 7h.
terminal-plain-out-which = Możesz skończyć, odrzucając { $cards }. Napisz kończ i kartę.
terminal-plain-sort = „{ $line }” nie jest porządkiem. Napisz: sortuj układy, sortuj wartość albo sortuj kolor.
terminal-plain-move = „{ $line }” to nie dwa miejsca od 1 do { $count }. Napisz: przesuń 5 1.
terminal-plain-not-now = „{ $line }” nic teraz nie znaczy.
terminal-plain-help =
    dobierz albo d: dobierz ze stosu.
    weź albo t: weź wierzchnią kartę odrzuconą.
    odrzuć 7h albo samo 7h: odrzuć ją (s piki, h kiery, d kara, c trefle).
    kończ 7h: zakończ, odrzucając ją.
    karty: twoje karty.
    sortuj układy, sortuj wartość, sortuj kolor.
    przesuń 5 1: przesuń piątą kartę na pierwsze miejsce.
    cofnij: cofnij sortowanie.
    wróć: cofnij odrzucenie.
    rada. stół. punkty. zasady.
    dalej: następna runda.
    koniec: wyjdź; partia zostaje zachowana.

# Słowa, które można wpisać obok angielskich, rozdzielone przecinkami.
terminal-word-draw = dobierz
terminal-word-take = weź, wez
terminal-word-discard = odrzuć, odrzuc
terminal-word-out = kończ, koncz, pukam
terminal-word-hand = karty, ręka
terminal-word-sort = sortuj
terminal-word-move = przesuń, przesun
terminal-word-hint = rada, podpowiedź
terminal-word-table = stół, stol
terminal-word-scores = punkty
terminal-word-rules = zasady
terminal-word-undo = cofnij
terminal-word-back = wróć, wroc
terminal-word-next = dalej
terminal-word-again = znowu
terminal-word-help = pomoc
terminal-word-quit = koniec, wyjdź
terminal-word-melds = układy, uklady
terminal-word-rank = wartość, wartosc
terminal-word-suit = kolor, kolory

# --- wiersz poleceń
terminal-error-record-exists = { $path } już istnieje i nie zostanie nadpisany. Podaj inny plik po --record.
terminal-error-record-unwritable = Nie można zapisać { $path }: { $why }
terminal-error-bots = Partia potrzebuje co najmniej jednego bota: --bots look-ahead,greedy
terminal-error-too-many = Według tych zasad gra najwyżej { $most }; ty i boty ({ $bots }) to za dużo.
terminal-error-too-few = Według tych zasad trzeba co najmniej { $least } miejsc; ty i boty ({ $bots }) to za mało.
terminal-error-no-terminal = To nie jest terminal: gra toczy się w wierszu poleceń (--plain).
terminal-error-no-person = W partii { $id } nie ma miejsca dla człowieka: grają same boty.
terminal-log-called-wrongly = { $you ->
    [yes] Zapowiadasz błędnie: { $points } pkt. Pokazane karty: { $cards }.
   *[no] { $name } zapowiada błędnie: { $points } pkt. Pokazane karty: { $cards }.
}
terminal-jokers-away = { $count ->
    [one] joker dołożony do cudzego układu
    [few] { $count } jokery dołożone do cudzych układów
    [many] { $count } jokerów dołożonych do cudzych układów
   *[other] { $count } jokera dołożonego do cudzych układów
}
terminal-key-call = Zapowiedz
terminal-to-discard-or-call = Odrzuć kartę albo wybierz jedną i zapowiedz z nią koniec.
terminal-call-choose = Najpierw wybierz kartę, którą odrzucasz przy zapowiedzi.
terminal-bonus-round = Runda dodatkowa
terminal-bonus-dealt = Runda dodatkowa, grają: { $names }, kart na rękę: { $size }, { $wild }. Rozstrzyga remis i nie zmienia wyników.
terminal-bonus-scored = Koniec rundy dodatkowej: { $why }
terminal-bonus-due = Najniższy wynik mają: { $names }. Rozstrzygnie runda dodatkowa.
terminal-bonus-decided = Runda dodatkowa rozstrzygnęła remis: { $scores }.
