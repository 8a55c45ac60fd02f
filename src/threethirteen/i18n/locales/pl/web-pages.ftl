# Strony w przeglądarce poza stołem: lobby, nowy stół, zasady, moje partie, odtwarzanie, nauka gry.
pages-guest = Gość
pages-your-name = Twoje imię
pages-play-now = Graj teraz
pages-learn-to-play = Naucz się grać
pages-resume = Graj dalej
pages-watch = Oglądaj
pages-sit = Dosiądź się
pages-join = Dołącz
pages-cancel = Anuluj
pages-print = Drukuj
pages-download = Zapis
pages-copy = Kopiuj
pages-copied = Skopiowano
pages-share = Udostępnij
pages-qr = Kod QR z linkiem
pages-wild = dzika
pages-set = Komplet
pages-run = Sekwens
pages-games = Gry
pages-variations = Odmiany

pages-notify-refused = Przeglądarka nie pozwala na powiadomienia. Można to zmienić w jej ustawieniach.

pages-trouble-offline = Serwer nie odpowiada.
    .safe = Nic nie zginęło: to, co rozegrano, jest na serwerze. Czy jest sieć i czy serwer działa?
pages-trouble-refused = Serwer odmówił.
    .safe = Nic się nie zmieniło.
pages-trouble-fault = Na serwerze coś się nie udało.
    .safe = To, co rozegrano, jest zapisane. Spróbuj za chwilę jeszcze raz.

# Lobby
pages-now = Partia przeciw botom
    .help = Jedenaście rund Three Thirteen z dwoma botami, które myślą naprzód. Zaczyna się od razu.
pages-join-friends = Do znajomych
pages-code = Kod stołu
pages-code-empty = Wpisz sześć liter i cyfr, które widać przy stole znajomych.
pages-code-letters = W kodzie nie ma 0 i O ani 1, I i L. Spójrz jeszcze raz.
pages-code-length = Kod ma sześć liter i cyfr.
pages-code-none = Nie ma stołu { $code }. Czy kod jest właściwy?
pages-join-title = Dołącz do stołu
pages-join-help = Kod jest u góry stołu znajomych. Wielkość liter, odstępy i kreski nie mają znaczenia.
pages-go-on = Twoje partie
pages-all-mine = Wszystkie moje partie
pages-tables = Trwające partie
pages-tables-none = Teraz nie ma stołu publicznego. Otwórz swój, a inni znajdą go tutaj.
pages-row-waiting = czeka na graczy
pages-row-playing = runda { $round } z { $rounds }
pages-row-summary = koniec rundy { $round } z { $rounds }
pages-row-suspended = odłożona w rundzie { $round }
pages-row-ended = skończona
pages-row-your-turn = twoja kolej
pages-row-won = wygrywa { $names }
pages-lan = Telefony w tej sieci
    .help = Znajomi w tej samej sieci Wi-Fi mogą dołączyć telefonem. Dopóki ich nie zaprosisz, wejść może tylko ten komputer.
pages-lan-invite = Zaproś telefony
pages-lan-open = Telefony w tej sieci wchodzą pod tym adresem.
pages-lan-link = Adres dla telefonów
pages-lan-failed = Ten komputer nie ma sieci, przez którą weszłyby telefony, albo serwer nie może jej otworzyć. Wszystko inne działa jak dotąd.

# Nowy stół
pages-new-game = W co gramy
pages-new-none = nie wybrano
pages-new-options = Wszystkie zasady
    .help = Zaznaczone jest to, co różni się od zwykłego Three Thirteen.
pages-new-section-deck = Gracze, karty i rundy
pages-new-section-wild = Dzikie karty
pages-new-section-meld = Układy
pages-new-section-draw = Dobieranie
pages-new-section-out = Kończenie
pages-new-section-score = Punkty
pages-new-section-match = Koniec partii
pages-new-section-wrong = tu coś się nie zgadza
pages-new-differs = { $count ->
    [one] { $count } różnica
    [few] { $count } różnice
    [many] { $count } różnic
   *[other] { $count } różnicy
}
pages-new-standard = Zwykle: { $value }
pages-new-undo = Cofnij
pages-new-a-number = liczba
pages-new-number-of = { $title }: liczba
pages-new-lowest = { $title }: najniższa
pages-new-highest = { $title }: najwyższa
pages-new-least = { $title }: najmniej
pages-new-most = { $title }: najwięcej
pages-new-points-of = Punkty za { $card }
pages-new-sizes-help = Wpisz 3..13 albo 3, 5, 7.
pages-new-own = { $count ->
    [one] { $count } zasada domowa
    [few] { $count } zasady domowe
    [many] { $count } zasad domowych
   *[other] { $count } zasady domowej
}
pages-new-house = Zachowane zasady domowe
pages-new-name = Nazwa tych zasad
    .help = Zostają tylko w tej przeglądarce.
pages-new-name-missing = Najpierw nadaj zasadom nazwę.
pages-new-keep = Zachowaj
pages-new-kept = Zachowano jako „{ $name }”.
pages-new-bots = Boty
pages-new-bot-more = Jeden więcej: { $bot }
pages-new-bot-fewer = Jeden mniej: { $bot }
pages-new-seats = { $bots ->
    [0] Ty i żadnych botów
    [one] Ty i jeden bot
    [few] Ty i { $bots } boty
    [many] Ty i { $bots } botów
   *[other] Ty i { $bots } bota
}; { $free ->
    [0] dla znajomych nie ma już miejsca.
    [one] dla znajomych zostaje jedno miejsce.
    [few] dla znajomych zostają { $free } miejsca.
    [many] dla znajomych zostaje { $free } miejsc.
   *[other] dla znajomych zostaje { $free } miejsca.
}
pages-new-habits = Przy stole
pages-new-privacy = Kto może przyjść
pages-new-private = Kto ma link
    .help = Stołu nie ma na żadnej liście.
pages-new-public = Wszyscy
    .help = Stół widać w lobby. Przy stołach publicznych jest zegar.
pages-new-clock = Czas na turę
    .help = Gdy minie, program robi za gracza prosty ruch.
pages-new-clock-none = bez ograniczeń
pages-new-bank = Czas dodatkowy
    .help = Na całą partię; ubywa go, gdy minie czas na turę.
pages-new-bank-none = żaden
pages-new-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
pages-new-pace = Tempo botów
    .help = Ile czasu bot potrzebuje na krok.
pages-new-pace-0 = natychmiast
pages-new-pace-1 = szybko
pages-new-pace-2 = jak ludzie
pages-new-pace-3 = powoli
pages-new-summary = Po rundzie
    .help = Jak długo stół czeka, aż wszyscy przejdą dalej.
pages-new-summary-all = aż wszyscy przejdą dalej
pages-new-joining = Kto przychodzi później
    .help = Z iloma punktami zaczyna ktoś, kto dosiada się po pierwszej rundzie.
pages-new-joining-highest = z tyloma, ile ma ostatni
pages-new-joining-average = ze średnią
pages-new-joining-number = ze stałą liczbą
pages-new-joining-points = Punkty na początek
pages-new-chat = Czat
    .help = Pisanie i krótkie okrzyki. Wyłączone przy stole dla dzieci.
pages-new-hints = Podpowiedzi
    .help = Można zapytać, co zrobiłby bot.
pages-new-take-back = Cofanie odrzucenia
    .help = Dopóki następny gracz niczego nie zrobił.
pages-new-sheet = Arkusz zasad
pages-new-start = Otwórz stół
pages-new-wrong = { $count ->
    [one] Jedna zasada jeszcze nie pasuje.
    [few] { $count } zasady jeszcze nie pasują.
    [many] { $count } zasad jeszcze nie pasuje.
   *[other] { $count } zasady jeszcze nie pasuje.
}

# Zasady
pages-rules-intro = Każda gra ma arkusz z dokładnie tymi zasadami, według których się gra: do czytania, do druku, do rozstrzygania sporów.
pages-rules-all = Wszystkie zasady
pages-rules-play = Zagraj w to
pages-rules-sources = Źródła: { $sources }
pages-rules-players = { $most ->
    [1] dla jednej osoby
   *[other] graczy: od { $least } do { $most }
}
pages-rules-inferred = { $count ->
    [one] { $count } punkt jest wywnioskowany
    [few] { $count } punkty są wywnioskowane
    [many] { $count } punktów jest wywnioskowanych
   *[other] { $count } punktu jest wywnioskowane
}
pages-rules-digest = Zestaw zasad { $key }, skrót { $digest }

# Moje partie
pages-mine-none = Nie ma jeszcze partii
    .help = Partię, w którą grasz, zapamiętuje ta przeglądarka, więc można do niej później wrócić.
pages-mine-device = Inne urządzenie
    .help = Zeskanuj to telefonem, a zagrasz tam dalej na tym samym miejscu. Kto ma ten link, gra za ciebie: nie pokazuj go nikomu innemu.
pages-mine-device-link = Link do mojego miejsca
pages-stored = Co jest o mnie zapisane
pages-stored-here = W tej przeglądarce: imię { $name }, twoje ustawienia, zachowane zasady domowe i klucze do miejsc (liczba: { $count }).
pages-stored-no-name = (żadne)
pages-stored-server = Na serwerze: imię podane przy stole i to, co rozegrano. Bez adresu, bez konta.
pages-stored-else = Nic więcej i nigdzie indziej.
pages-forget = Usuń moje imię i klucze
pages-forget-sure = Usunąć twoje imię i klucze?
pages-forget-what = { $count ->
    [0] Nie masz tu partii. Twoje imię zniknie z tej przeglądarki.
    [one] Odchodzisz od swojej partii, a jej miejsce traci twoje imię i klucz, tutaj i na serwerze.
    [few] Odchodzisz od wszystkich { $count } partii, a ich miejsca tracą twoje imię i klucze, tutaj i na serwerze.
    [many] Odchodzisz od wszystkich { $count } partii, a ich miejsca tracą twoje imię i klucze, tutaj i na serwerze.
   *[other] Odchodzisz od wszystkich { $count } partii, a ich miejsca tracą twoje imię i klucze, tutaj i na serwerze.
}
pages-forget-final = Tego nie da się cofnąć. To, co rozegrano, zostaje, ale bez twojego imienia.
pages-forget-failed = Serwer był nieosiągalny, więc niczego nie usunięto. Spróbuj jeszcze raz.
pages-forgotten = Usunięto. Ani tutaj, ani na serwerze nic nie mówi, że to ty.

# Odtwarzanie
pages-replay-of = Odtwarzanie partii { $code }
pages-replay-intro = Obejrzyj partię jeszcze raz, karta po karcie, i sprawdź, czy rozdano uczciwie. Plik jest czytany tu, w przeglądarce, i nigdzie nie wysyłany.
pages-replay-file = Otwórz zapis partii
    .help = Plik z końcówką .jsonl. Można go tu też upuścić.
pages-replay-bad-none = To nie jest zapis partii.
pages-replay-bad-version = Ten zapis pochodzi z innej wersji programu.
pages-replay-bad-empty = W tym zapisie nic nie ma.
pages-replay-bad-line = Wiersza { $line } tego zapisu nie można odczytać albo nie może on następować po tym, co jest przed nim.
pages-replay-partial = Ten zapis zawiera to, co widziało jedno miejsce. Po końcu partii dostępny jest cały.
pages-replay-round = Runda { $number } z { $of }
pages-replay-wild = dzikie: { $rank }
pages-replay-stock = stos zakryty { $count }
pages-replay-pile = odrzucone
pages-replay-scored = policzona
pages-replay-turn = na ruchu
pages-replay-winner = wygrywa
pages-replay-points = punktów
pages-replay-cards = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
pages-replay-step = Krok
pages-replay-at = { $at } z { $of }: { $text }
pages-replay-back = Krok wstecz
pages-replay-forward = Krok dalej
pages-replay-play = Odtwarzaj
pages-replay-pause = Zatrzymaj
pages-replay-to-round = Runda
pages-replay-view = Widziane przez
pages-replay-view-open = wszystkie ręce
pages-replay-view-none = widza
pages-replay-record = Zapis
    .help = Wszystko, co się stało, jako plik tekstowy. Można go tu znowu otworzyć albo sprawdzić poleceniem three-thirteen verify.
pages-replay-other = Otwórz inny

pages-said-started = Przy stole: { $names }.
pages-said-nonce = Przeglądarka dodała własną liczbę losową.
pages-said-joined = { $name } dosiada się.
pages-said-renamed = Odtąd gra { $name }.
pages-said-seating = Nowe miejsca: { $names }.
pages-said-left = { $name } odchodzi od stołu.
pages-said-dealt = Runda { $number }: rozdaje { $name }, kart dla każdego: { $count }.
pages-said-dealt-wild = Runda { $number }: rozdaje { $name }, kart dla każdego: { $count }; dzikie: { $rank }.
pages-said-drew = { $name } dobiera ze stosu zakrytego.
pages-said-drew-card = { $name } dobiera { $card }.
pages-said-took = { $name } bierze { $card } ze stosu odrzuconych.
pages-said-discarded = { $name } odrzuca { $card }.
pages-said-took-back = { $name } bierze z powrotem { $card }.
pages-said-out = { $name } kończy.
pages-said-recycled = Odrzucone karty przetasowano i są teraz stosem zakrytym.
pages-said-scored-out = Runda { $number } jest skończona i policzona.
pages-said-scored-stock_empty = Stos zakryty się wyczerpał: liczy się rundę { $number }.
pages-said-scored-max_laps = Runda { $number } trwała dość długo i jest policzona.
pages-said-suspended = Partia jest odłożona.
pages-said-resumed = Partia toczy się dalej.
pages-said-won = Koniec partii. Wygrywa: { $names }.
pages-said-ended = Koniec partii. Nikt nie wygrał.

pages-fair = Czy rozdano uczciwie?
    .help = Przed pierwszym rozdaniem serwer związał się tajną liczbą. Teraz, gdy jest znana, twoja przeglądarka może powtórzyć każde rozdanie i porównać.
pages-fair-check = Sprawdź każde rozdanie
pages-fair-checking = Sprawdzam …
pages-fair-right = { $deals ->
    [one] Tak. Jedyne rozdanie jest dokładnie takie, jakie musiało być.
    [few] Tak. Wszystkie { $deals } rozdania i tasowania są dokładnie takie, jakie musiały być.
    [many] Tak. Wszystkie { $deals } rozdań i tasowań jest dokładnie takich, jakie musiały być.
   *[other] Tak. Wszystkie { $deals } rozdania i tasowania są dokładnie takie, jakie musiały być.
}
pages-fair-right-commitment = Tajna liczba jest tą, którą przyrzeczono przed pierwszym rozdaniem.
pages-fair-right-nonces = { $count ->
    [0] Żadna przeglądarka nie dodała liczby losowej, więc rozstrzygała sama tajna liczba.
    [one] Wmieszana jest jedna liczba losowa z przeglądarki; serwer nie znał jej wcześniej.
    [few] Wmieszane są { $count } liczby losowe z przeglądarek; serwer nie znał ich wcześniej.
    [many] Wmieszanych jest { $count } liczb losowych z przeglądarek; serwer nie znał ich wcześniej.
   *[other] Wmieszane jest { $count } liczby losowej z przeglądarek; serwer nie znał ich wcześniej.
}
pages-fair-right-cards = Pierwszy rozdający, każda ręka, każda karta stosu zakrytego i każde dobranie pochodzą stąd i znikąd indziej.
pages-fair-secret = Tego jeszcze nie można sprawdzić: tajną liczbę podaje się, gdy partia jest ostatecznie skończona.
pages-fair-wrong-commitment = Nie. To nie jest tajna liczba, którą przyrzeczono.
pages-fair-wrong-dealer = Nie. Rozdający w wierszu { $line } nie jest tym, którego daje tajna liczba.
pages-fair-wrong-deal = Nie. Rozdanie w wierszu { $line } nie jest tym, które daje tajna liczba.
pages-fair-wrong-shuffle = Nie. Tasowanie w wierszu { $line } nie jest tym, które daje tajna liczba.
pages-fair-wrong-draw = Nie. Karta dobrana w wierszu { $line } nie leżała na wierzchu stosu zakrytego.
pages-fair-wrong-take = Nie. Karta wzięta w wierszu { $line } nie leżała na wierzchu stosu odrzuconych.
pages-fair-unreadable = Wiersza { $line } zapisu nie można odczytać.

# Nauka gry
pages-learn-step = Krok { $at } z { $of }
pages-learn-next = Dalej
pages-learn-again = Jeszcze raz
pages-learn-mia = Mia
pages-learn-stock = Stos zakryty
pages-learn-pile = Stos odrzuconych
pages-learn-hand = Twoja ręka
pages-learn-meld-name = Twój układ
pages-learn-discard = Odrzuć
pages-learn-do-meld = Połóż razem
pages-learn-go-out = Zakończ
pages-learn-welcome = Ułóż wszystkie karty w układy
    .why = Układ to co najmniej trzy karty: komplet jednej wartości albo sekwens w jednym kolorze. Twoje 7♥ i 8♥ to początek sekwensu. Karty poza układami kosztują punkty, a wygrywa ten, kto ma ich najmniej.
pages-learn-draw = Dobierz: naciśnij stos zakryty
    .why = Każda tura zaczyna się od jednej karty: wierzchniej ze stosu zakrytego, w ciemno, albo wierzchniej ze stosu odrzuconych. Leżąca tam dwójka do niczego ci nie pasuje.
pages-learn-throw = Odrzuć: wybierz kartę, potem stos odrzuconych
    .why = Dobrana karta to { $card }; nic nie daje. Każda tura kończy się odrzuceniem karty. Zatrzymaj 7♥ i 8♥, a odrzuć jedną z pozostałych: figury kosztują po 10 punktów, jeśli zostaną ci na ręce.
pages-learn-other = Teraz kolej Mii
    .why = Mia dobiera kartę i odrzuca 8♠. Stos odrzuconych widzą wszyscy, a następny gracz może wziąć jego wierzchnią kartę.
pages-learn-take = Weź 8♠: naciśnij stos odrzuconych
    .why = Z drugą ósemką masz dwie drogi: sekwens z 7♥ i 8♥ albo komplet ósemek.
pages-learn-throw-again = Odrzuć kartę, która do niczego nie pasuje
    .why = 7♥, 8♥ i 8♠ pasują do siebie. Odrzuć czwartą kartę.
pages-learn-other-again = Mia dobiera i odrzuca 4♣
    .why = W rundzie z trzema kartami dzikie są trójki. W następnej, z czterema, dzikie są czwórki, i tak dalej aż do króli przy trzynastu. Dzika karta zastępuje każdą kartę, której potrzebujesz.
pages-learn-draw-wild = Dobierz: naciśnij stos zakryty
    .why = Czwórka na stosie odrzuconych nic ci nie da. Może następna karta.
pages-learn-meld = Dzika karta. Wybierz trzy karty na układ
    .why = { $card } zastępuje to, czego brakuje: ósemkę w 8♥ 8♠ { $card } albo 9♥ w 7♥ 8♥ { $card }. Wybierz trzy karty i połóż je razem.
pages-learn-out = Zakończ
    .why = Wszystkie karty oprócz jednej są w układzie. Tę jedną, { $left }, odrzucasz. Kto kończy, ma w tej rundzie 0 punktów; wolno, ale nie trzeba.
pages-learn-last-turn = Mia ma jeszcze jedną turę
    .why = Gdy ktoś kończy, każdy z pozostałych ma dokładnie jedną ostatnią turę. Mia dobiera jeszcze raz.
pages-learn-score = Masz 0 punktów, Mia ma { $points }
    .why = Mia nie ma układu, więc liczą się wszystkie jej karty: { $sum } = { $points }. As kosztuje 1, figura 10, inne karty swoją liczbę. Partia ma jedenaście rund, od trzech kart do trzynastu. To wszystko, co trzeba wiedzieć.
pages-learn-nudge-read-on = Najpierw przeczytaj, potem naciśnij „Dalej”.
pages-learn-nudge-use-stock = Tu lepszy jest stos zakryty: naciśnij zakryte karty.
pages-learn-nudge-use-pile = Tym razem weź ósemkę, którą wszyscy widzą: naciśnij stos odrzuconych.
pages-learn-nudge-draw-first = Nie można jeszcze odrzucić: najpierw dobierz.
pages-learn-nudge-drawn-already = Karta jest już dobrana: jedna na turę.
pages-learn-nudge-choose-one = Wybierz kartę do odrzucenia, potem naciśnij stos odrzuconych.
pages-learn-nudge-keep-pair = Lepiej ją zatrzymać: 7♥ i 8♥ potrzebują jeszcze jednej karty do sekwensu.
pages-learn-nudge-keep-melding = Lepiej zatrzymać ósemkę, którą właśnie masz ze stosu.
pages-learn-nudge-choose-three = Wybierz trzy karty, potem połóż je razem.
pages-learn-nudge-no-meld = Te trzy nie są układem: wartości albo kolory nie pasują.
pages-learn-nudge-use-wild = Bez dzikiej karty to nie jest układ. Ona pasuje wszędzie.
pages-learn-nudge-meld-first = Najpierw wybierz trzy karty, które są układem.
pages-learn-nudge-go-out = Wszystkie karty oprócz jednej są w układzie: naciśnij „Zakończ”.
pages-said-called-wrongly = { $name } zapowiada błędnie: { $points } pkt. Pokazane karty: { $cards }.
pages-said-bonus-scored = Runda dodatkowa podliczona; wyniki się nie zmieniają.
