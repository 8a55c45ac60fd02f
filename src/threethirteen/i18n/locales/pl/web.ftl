# Klient w przeglądarce: to, co jest na każdej stronie.
web-loading = Wczytywanie…
web-close = Zamknij
web-nav = Strony
web-again = Spróbuj ponownie
web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
    .system = Jak w urządzeniu
    .light = Jasny
    .dark = Ciemny
web-suits = Barwy kolorów
    .four = Każdy inna
    .two = Czerwona i czarna
web-motion = Ruch
    .system = Jak w urządzeniu
    .full = Karty się przesuwają
    .less = Mniej
web-large-print = Duży druk
web-sounds = Dźwięki
web-vibration = Wibruj, gdy moja kolej
web-notifications = Powiadamiaj, gdy moja kolej, a strona jest ukryta
web-not-secure = Ta strona przyszła bez szyfrowania (http), więc przeglądarka nie pozwala na powiadomienia, instalację ani niewygaszanie ekranu. Jak włączyć TLS, mówi docs/self-hosting.md.
web-page-failed = Nie udało się wczytać strony.
    .safe = Nic nie przepadło: każda partia jest zapisana na serwerze.
web-missing = Tu nic nie ma
    .text = Pod tym adresem nie ma strony.
web-to-lobby = Do poczekalni
web-lobby = Poczekalnia
web-new = Nowy stół
web-rules = Zasady
web-learn = Nauka
web-mine = Moje partie
web-replay = Odtwarzanie
web-table = Stół { $code }

# Karty tak, jak nazywa je czytnik ekranu; wygląd jest w cards.ftl.
web-rank = { $rank ->
    [1] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [11] walet
    [12] dama
   *[13] król
}
web-card-name = { $rank } { $suit ->
    [spades] pik
    [hearts] kier
    [diamonds] karo
    [clubs] trefl
   *[stars] gwiazdka
}
web-card-wild = { $card }, dzika karta
web-card-stands = { $card }, dzika karta zamiast: { $place }
web-stands-rank = { $rank }

# Połączenie z serwerem.
web-line-connecting = Łączenie…
web-line-offline = Brak połączenia. Twoje miejsce i karty są bezpieczne.
web-line-retry = Kolejna próba za { $seconds } s
web-line-now = Spróbuj teraz
web-your-turn = Twoja kolej
web-ask-before-call = Pytaj, zanim zapowiem koniec
