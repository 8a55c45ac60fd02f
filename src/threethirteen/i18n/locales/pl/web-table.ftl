# Stół w przeglądarce. To, co się dzieje przy stole, opowiadają zdania z terminal.ftl.

# --- nagłówek i miejsca
table-wild-rank = dzikie { $rank }
table-menu = Menu
table-hint = Podpowiedź
table-others = Pozostali
table-seat-name = { $name }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}, { $state }
table-state-none = czeka
table-state-away = poza stołem
table-state-auto = gra automatyczna
table-state-bot-plays = poza stołem, gra bot
table-seat-bot = Bot: { $bot }
table-seat-person = Człowiek
table-host = gospodarz
table-guest = Gość
table-watcher = Ktoś z widzów
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

# --- środek
table-rule = Zasada
table-open-log = Co się ostatnio stało; otwiera przebieg:
table-by-clock = (zegar)
table-by-bot = (w zastępstwie bot)
table-log-renamed = Tu gra dalej { $name }.
table-log-seating = Nowa kolejność przy stole: { $names }.
table-piles = Stos zakryty i karty odrzucone
table-stock-name = Stos zakryty, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-pile-name = Karty odrzucone, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, na wierzchu: { $top }
table-pile-empty = nic
table-card-wild = { $card }, dzika
table-stands-for = zastępuje { $card }
table-lay = Odrzuć { $card }
table-countdown-turn = { $seconds } s
table-countdown-bank = { $seconds } s z zapasu czasu
table-countdown-grace = { $name } poza stołem: za { $seconds } s zagra bot
table-countdown-next_round = Następna runda za { $seconds } s

# --- własna ręka
table-last-draw = { $name } kończy: twoja ostatnia tura. Dobierz albo weź { $card }.
table-last-draw-only = { $name } kończy: twoja ostatnia tura. Dobierz.
table-last-discard = Twoja ostatnia tura: odrzuć kartę.
table-hand = Twoja ręka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-left = zostaje { $points }
table-best = (min. { $points })
table-actions = Co możesz zrobić
table-arrange = Ułóż
table-arrange-melds = Według układów
table-arrange-rank = Według wartości
table-arrange-suit = Według kolorów
table-move-left = Przesuń wybraną kartę w lewo
table-move-right = Przesuń wybraną kartę w prawo
table-knock = Pukam
table-cannot-go-out = Nie możesz jeszcze skończyć.
table-auto = Trwa gra automatyczna.
table-im-back = Już jestem

# --- podsumowanie i koniec
table-summary = Runda { $number }
table-went-out = { $you ->
    [yes] Kończysz rundę.
   *[no] Rundę kończy { $name }.
}
table-hands = Wszystkie ręce
table-confirmed = Czekamy…
table-next-round = gra od następnej rundy
table-waiting-for = Czekamy na: { $names }.
table-open-round = Runda { $number }: pokaż wszystkie ręce
table-chart-name = Sumy punktów, liczba rund: { $rounds }
table-rematch = Jeszcze raz
table-rematch-here = Rewanż tutaj: { $link }
table-rematch-made = Nowy stół jest otwarty. Przekaż jego łącze pozostałym.
table-rematch-said = Nowy stół jest otwarty. Jego łącze jest też na czacie.
table-rematch-go = Do nowego stołu
table-rematch-failed = Nie udało się otworzyć nowego stołu. Ten jest zachowany; spróbuj ponownie.
table-last-round = Ostatnia runda
table-download = Zapis
table-record-failed = Nie udało się pobrać zapisu. Jest na serwerze; spróbuj ponownie.
table-fair = Uczciwe rozdania
    .help = Przed pierwszym rozdaniem serwer zobowiązał się do tajnej liczby, a każda przeglądarka coś do niej dodała. Teraz jest jawna, więc każde rozdanie można odtworzyć.
table-fair-check = Sprawdź wszystkie rozdania
table-fair-busy = Sprawdzanie…
table-fair-right = { $deals ->
    [one] W tej przeglądarce sprawdzono { $deals } rozdanie: zgadza się.
    [few] W tej przeglądarce sprawdzono { $deals } rozdania: wszystkie się zgadzają.
    [many] W tej przeglądarce sprawdzono { $deals } rozdań: wszystkie się zgadzają.
   *[other] W tej przeglądarce sprawdzono { $deals } rozdania: wszystkie się zgadzają.
}
table-fair-secret = Tajna liczba nie jest jawna: partia nie dobiegła końca.
table-fair-wrong = Zapis nie zgadza się z tajną liczbą (wiersz { $line }).
table-fair-unreadable = Zapisu nie da się odczytać (wiersz { $line }).

# --- poczekalnia, widzowie, siadanie
table-waiting = Przed pierwszym rozdaniem
table-waiting-seats = Zajęte miejsca: { $count } z { $most }.
table-bot-level = Jaki bot
table-add-bot = Dodaj bota
table-start = Rozdaj
table-too-few = Te zasady wymagają co najmniej { $least } miejsc: dodaj bota albo zaproś kogoś.
table-waits-for-host = { $name } rozda, gdy wszyscy będą na miejscu.
table-watching = { $count ->
    [one] Oglądasz grę.
    [few] Grę oglądają { $count } osoby, w tym ty.
    [many] Grę ogląda { $count } osób, w tym ty.
   *[other] Grę ogląda { $count } osoby, w tym ty.
}
table-sit = Usiądź
table-sit-next = Jest miejsce: usiądź, a zagrasz od następnej rundy.
table-sit-now = Jest miejsce: usiądź i zagraj.
table-sit-resumed = Jest miejsce: możesz usiąść, gdy tylko partia zostanie wznowiona.
table-sit-bot = Aby zagrać na miejscu bota, dotknij go.
table-take-seat = Graj tutaj
table-full = Wszystkie miejsca są zajęte.
table-comes-in = { $name }, wchodzisz do gry po tej rundzie.
table-withdraw = Nie, tylko oglądam
table-your-name = Twoje imię

# --- menu, gospodarz, łącza
table-invite = Zaproś
table-link = Łącze do tego stołu
table-link-local = To łącze działa tylko na tym komputerze.
table-lan = Wpuść telefony z tej sieci
table-lan-failed = Stąd nie udało się otworzyć sieci.
table-other-device = Moje miejsce na innym urządzeniu
table-own-link = Tajne łącze do twojego miejsca
table-seat-link = Otwórz to łącze na drugim urządzeniu. Kto je ma, gra na twoim miejscu: zachowaj je dla siebie.
table-other-seat = Inne miejsce przy tym stole?
table-other-seat-ask = W tej przeglądarce masz już tutaj miejsce. Otwarte łącze prowadzi do innego; ta przeglądarka zachowa jedno z nich.
table-other-seat-named = W tej przeglądarce siedzisz tutaj jako { $name }. Otwarte łącze prowadzi do innego miejsca; ta przeglądarka zachowa jedno z nich.
table-other-seat-keep = Zachowaj moje miejsce
table-other-seat-take = Zajmij miejsce z łącza
table-other-seat-link = Tajne łącze do twojego miejsca, aby wrócić
table-link-for = Tajne łącze dla: { $name }
table-settings = Ustawienia stołu
table-keys = Klawisze
table-suspend = Odłóż partię
table-suspended = Wszystko zostaje, jak jest, a tajemnica rozdań pozostaje tajemnicą.
table-resume = Wznów partię
table-resumes = Wznowić może { $name }.
table-end = Zakończ partię dla wszystkich
table-end-sure = To kończy partię dla wszystkich i na dobre. Wpisz { $code }, aby potwierdzić.
table-end-code = Kod { $code }
table-stay = Nie, zostaję
table-seat-kept = Twoje miejsce czeka
table-leave-seat = Oddaję miejsce
table-leave-sure = Miejsce przepadnie na dobre, a twoje karty trafią pod stos zakryty. Jeśli chcesz wrócić, przejdź raczej do poczekalni.
table-leave-failed = Miejsce wciąż jest twoje. { $why }
table-leave-offline = Teraz nie ma połączenia. Miejsce zostanie oddane, gdy tylko wróci.
table-leave-busy = Oddajemy miejsce …
table-seat-earlier = O jedno miejsce wcześniej
table-seat-later = O jedno miejsce później
table-hand-over = Przekaż rolę gospodarza
table-new-link = Nowe łącze do tego miejsca
table-bot-in-seat = Posadź tu bota
table-remove = Usuń od stołu
table-remove-sure = { $name } odpadnie z partii na dobre.
table-set-public = Widoczny w poczekalni
table-set-public-clock = Stół widoczny w poczekalni zawsze ma czas na ruch.
table-set-chat = Czat
table-set-hints = Podpowiedzi i pozostałe punkty
table-set-clock = Czas na turę
table-set-pace = Boty na krok
table-set-summary = Podsumowanie trwa
table-seconds = { $seconds } s
table-off = Bez limitu
table-until-all = Aż wszyscy pójdą dalej

# --- czat
table-chat = Czat
table-chat-open = { $count ->
    [0] Czat
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-off = Przy tym stole nikt nie pisze.
table-mute = Wycisz czat
table-muted = Czat i okrzyki są wyciszone na tym urządzeniu.
table-reactions = Krótkie okrzyki
table-reaction-well_done = Brawo
table-reaction-ouch = Auć
table-reaction-thanks = Dzięki
table-reaction-hurry = Twoja kolej?
table-reaction-good_game = Dobra partia
table-reaction-hello = Cześć
table-say = Powiedz coś
table-send = Wyślij

# --- klawisze
table-help-pile = weź wierzchnią odrzuconą kartę albo połóż tam wybraną
table-help-arrows = przejdź do sąsiedniej karty; Enter wybiera
table-help-numbers = wybierz kartę na tym miejscu
table-help-move = przesuń wybraną kartę
table-help-undo = cofnij odrzucenie albo układanie, przesuwanie i wybór
table-help-arrange = ułóż rękę według układów
table-help-keys = te klawisze

# --- kłopoty
table-watch = Oglądaj
table-no-answer = Serwer nie odpowiedział. Sprawdź, czy to się stało, a potem spróbuj ponownie.
table-trouble-none = Nie ma stołu o tym kodzie.
    .safe = Może jedna litera się nie zgadza.
table-trouble-token = To łącze do miejsca już nie działa.
    .safe = Możesz oglądać albo poprosić gospodarza o nowe łącze.
table-trouble-removed = Nie bierzesz już udziału w tej partii.
    .safe = Możesz dalej oglądać.
table-trouble-replaced = Twoje miejsce ma nowe łącze, a ta przeglądarka ma stare.
    .safe = Partia toczy się tam dalej. Tutaj możesz oglądać.
table-trouble-version = Ta strona jest starsza niż serwer.
    .safe = Nic nie przepadło: wczytaj stronę ponownie.
table-trouble-broken = Ta strona nie nadąża za partią.
    .safe = Nic nie przepadło: każdy ruch jest zapisany na serwerze.
table-call-sure = Zapowiedzieć koniec, odrzucając { $card }? Jeśli to pomyłka, wszyscy zobaczą twoje karty i kosztuje to { $points } pkt.
table-call-sure-bare = Zapowiedzieć koniec bez odrzucania? Jeśli to pomyłka, wszyscy zobaczą twoje karty i kosztuje to { $points } pkt.
