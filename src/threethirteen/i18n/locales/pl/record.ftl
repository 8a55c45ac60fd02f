# Zapis partii: czytanie, sprawdzanie i odtwarzanie; oraz partie przechowywane przez terminal.
record-line = Wiersz { $line }: { $what }
record-count-rounds = { $count ->
    [one] jedna runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
record-count-events = { $count ->
    [one] jedno zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
}
record-count-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
record-spectator = widz
record-unreadable = Nie można odczytać { $path }: { $why }
record-no-such-seat = W tym zapisie nie ma miejsca { $seat }; są miejsca od 0 do { $last }.
record-no-such-event = W tym zapisie nie ma zdarzenia { $at }; są zdarzenia od 1 do { $last }.
record-other-viewer = Ten zapis zawiera tylko to, co widzi { $viewer }.
record-several = Ten plik zawiera kilka zapisów; --at wymaga pliku z jednym zapisem.

# Dlaczego zapisu nie da się odczytać (numer wiersza stoi wcześniej).
record-empty = Plik jest pusty; powinien zaczynać się od nagłówka zapisu partii.
record-no-record = To nie jest zapis partii: tutaj powinien być jego nagłówek.
record-wrong-version = To zapis w wersji { $version }; ten program czyta wersję { $known }.
record-truncated = Wiersz urywa się w połowie; plik został tu ucięty.
record-malformed-json = To nie jest JSON ({ $detail }).
record-malformed = Czegoś takiego w zapisie partii nie ma ({ $detail }).
record-blank-line = Pusty wiersz w środku zapisu.
record-gap-in-numbers = Zdarzenie ma numer { $written }, a kolej na { $expected }. Czegoś brakuje, coś się powtarza albo stoi nie na swoim miejscu.
record-rules = Takich zasad być nie może: { $detail }
record-unknown-event = Ten program nie zna zdarzenia „{ $type }”.
record-event-in-redacted = „{ $type }” nie może stać w zapisie tego, co widziała jedna osoba: zdradziłoby rzeczy ukryte.
record-sighting-in-open = „{ $type }” nie może stać w zapisie otwartym: mówi za mało.
record-redacted = Ten zapis zawiera tylko to, co widziała jedna osoba; tu potrzebny jest zapis otwarty.
record-no-events = W zapisie nie ma zdarzeń.
record-impossible = To nie może nastąpić po tym, co stoi wcześniej ({ $detail }).

# Pierwszy błędny wiersz zapisu.
record-kind = { $kind ->
    [match_started] początek partii
    [nonce_added] losowe bajty od uczestnika
    [seat_joined] nowe miejsce
    [seat_renamed] nowe imię
    [seating_changed] nowa kolejność miejsc
    [seat_left] odejście od stołu
    [round_dealt] rozdanie
    [deal_seen] rozdanie
    [card_drawn] dobranie karty ze stosu zakrytego
    [own_draw_seen] dobranie karty ze stosu zakrytego
    [hidden_draw_seen] dobranie karty ze stosu zakrytego
    [card_taken] wzięcie karty ze stosu odrzuconych
    [card_discarded] odrzucenie karty
    [discard_taken_back] cofnięcie odrzucenia
    [choice_made] wybór przed hasłem
    [own_choice_seen] wybór przed hasłem
    [hidden_choice_seen] wybór przed hasłem
    [draws_settled] hasło „dobierz”
    [draws_seen] hasło „dobierz”
    [discards_settled] hasło „odrzuć”
    [stock_recycled] nowo przetasowany stos zakryty
    [recycle_seen] nowo przetasowany stos zakryty
    [called_wrongly] błędna zapowiedź
    [went_out] zakończenie rundy przez gracza
    [meld_laid_down] wyłożenie układu
    [card_laid_off] dołożenie karty
    [piles_dealt] rozdanie
    [piles_seen] rozdanie
    [card_turned] karta dobrana odkrycie
    [card_placed] karta położona na stosie
    [pile_discarded] karta odrzucona ze stosu
    [solo_undone] cofnięty krok
    [solo_scored] podliczenie stosów
    [round_scored] punktacja rundy
    [match_suspended] odłożenie partii
    [match_resumed] wznowienie partii
    [match_ended] koniec partii
    [match_end_seen] koniec partii
   *[other] { $kind }
}
record-wrong-event = Stoi tam „{ $written }”, a powinno być: { $expected }
record-missing = Zapis kończy się w środku tury. Brakuje: { $expected }
record-unexpected = Stoi tam „{ $written }”, choć nic do tego nie doprowadziło.
record-refused = „{ $written }” jest wbrew zasadom. Odpowiedź brzmiałaby: { $refusal }
record-wrong-value = „{ $path }” to { $written }; powinno być { $expected }.
record-wrong-deal = Karty rozdano inaczej: „{ $path }” to { $written }; z sekretu wynika { $expected }.
record-wrong-shuffle = Odrzucone karty przetasowano inaczej: „{ $path }” to { $written }; z sekretu wynika { $expected }.
record-wrong-score = Błąd w punktacji: „{ $path }” to { $written }; powinno być { $expected }.
record-wrong-cards = To nie są właściwe karty. Brakuje: { $missing }. Zbędne: { $extra }.
record-wrong-count = Miejsce { $seat } pokazuje { $written ->
    [one] jedną kartę
    [few] { $written } karty
    [many] { $written } kart
   *[other] { $written } karty
}, a trzyma { $expected }.
record-shown-card-missing = Wszyscy widzieli, że miejsce { $seat } wzięło { $missing }, a w ręce tego nie ma.
record-too-many-copies = Znanych jest więcej kart, niż mają talie: { $extra }.
record-arrangement = Ręka miejsca { $seat } jest źle ułożona: { $fault }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}.
record-not-cheapest = Ręka miejsca { $seat } jest ułożona z resztą { $written } pkt; możliwe jest { $expected }.
record-by-differs = Miał to zrobić „{ $written }”, a wcześniejsze zdarzenia tej samej tury „{ $expected }”.
record-header-rules = Zasady różnią się od nagłówka: „{ $path }” to { $written }, w nagłówku { $expected }.
record-header-seats = Miejsca różnią się od nagłówka: { $written }, w nagłówku { $expected }.
record-commitment-malformed = „{ $written }” nie jest skrótem SHA-256 w zapisie szesnastkowym.
record-commitment = Zobowiązanie nie pasuje do sekretu, z którego wzięły się karty: zamiast { $written } powinno być { $expected }.
record-secret = To nie jest sekret, do którego partia się zobowiązała.
record-unknown-part = Ten program nie zna „{ $path }” albo zapisuje to inaczej.
record-right = Zapis jest poprawny: { $rounds }, { $events }. Sprawdzono zasady, rachunki i każde rozdanie.
record-right-so-far = Zapis jest dotąd poprawny: { $rounds }, { $events }. Rozdań nie można sprawdzić przed końcem partii; do tego czasu jej sekret pozostaje ukryty.
record-right-redacted = Zapis jest poprawny: { $rounds }, { $events }. Zawiera to, co widzi { $viewer }; rozdań i ukrytych kart nie da się w nim sprawdzić.
record-right-several = Wszystkie zapisy są poprawne ({ $records }): { $rounds }, { $events }. { $deals ->
    [checked] Sprawdzono zasady, rachunki i każde rozdanie.
   *[other] Tam, gdzie partia się nie skończyła albo zapisano tylko to, co widzi jedna osoba, rozdań nie można sprawdzić.
}

# Odtwarzanie: wiersz na zdarzenie.
replay-open = { $title } · zapis otwarty
replay-redacted = { $title } · tak to widzi { $viewer }
replay-start = Przy stole: { $names }
replay-nonce = Losowe bajty od uczestnika: { $nonce }
replay-joined = { $name } dosiada się i zaczyna od { $start }
replay-left = { $name } odchodzi od stołu
replay-round = Runda { $number } z { $of }: { $cards }, { $wild }; rozdaje { $name }
replay-wild = dzikie: { $rank }
replay-wild-jokers = dzikie: tylko jokery
replay-wild-none = bez dzikich kart
replay-upcard = odkryta { $card }
replay-draw = { $name } dobiera { $card }
replay-draw-hidden = { $name } dobiera
replay-take = { $name } bierze { $card }
replay-discard = { $name } odrzuca { $card }
replay-back = { $name } bierze z powrotem { $card }
replay-out = { $name } kończy
replay-out-with = { $name } kończy, odrzucając { $card }
replay-recycled = Odrzucone karty przetasowano: nowy stos zakryty, { $cards }
replay-suspended = Partia zostaje odłożona
replay-resumed = Partia toczy się dalej
replay-scored-out = Koniec rundy { $number }
replay-scored-stock_empty = Koniec rundy { $number }: stos zakryty się wyczerpał
replay-scored-max_laps = Koniec rundy { $number }: nikt nie posunął się dalej
replay-points = { $name }: { $score }, razem { $total }
replay-ended-rounds_played = Koniec partii
replay-ended-target_reached = Koniec partii: osiągnięto limit punktów
replay-ended-one_seat_left = Koniec partii: przy stole została jedna osoba
replay-ended-nobody_left = Koniec partii: gracz odszedł
replay-ended-called_off = Partię przerwano
replay-winner = { $count ->
    [0] Nikt nie wygrał
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
replay-left-over = zostaje { $cards } ({ $points })
replay-set = komplet
replay-run = sekwens

# Odtwarzanie: sytuacja po zdarzeniu.
replay-event = Zdarzenie { $number } z { $of }
replay-player = Gracz
replay-hand = Ręka
replay-total = Razem
replay-scores = Rundy
replay-stock = Stos zakryty: { $cards }
replay-pile = Stos odrzuconych: { $cards }
replay-pile-empty = Stos odrzuconych jest pusty
replay-turn-draw = Teraz dobiera { $name }
replay-turn-discard = Teraz odrzuca { $name }
replay-retired = (poza grą)

# Partie przechowywane przez terminal.
saved-none = Nie ma przechowywanych partii.
saved-id = Partia
saved-when = Ostatnia tura
saved-rules = Zasady
saved-players = Gracze
saved-state = Stan
saved-round = runda { $round } z { $rounds }
saved-round-turn = runda { $round } z { $rounds }, teraz { $name }
saved-ended = zakończona
saved-problem = nie można odczytać: { $problem }
saved-resume-hint = three-thirteen matches resume { $id } wznawia partię.
saved-deleted = Partia { $id } została usunięta.
saved-delete-question = Usunąć partię { $id } na zawsze?
saved-not-found = Nie ma przechowywanej partii { $id }.
saved-ambiguous = { $id } może oznaczać każdą z tych: { $ids }.
saved-in-use = Partię { $id } prowadzi właśnie inny program.
saved-secret-missing = Brakuje sekretu partii { $id } albo nie jest on jej własny; bez niego nie można dalej rozdawać.
saved-cannot-write = Nie można zapisać { $path }: { $why }
saved-cannot-read = Nie można odczytać { $path }: { $why }
saved-damaged = Zapis partii { $id } jest uszkodzony. { $problem }
saved-over = Partia { $id } jest zakończona. Pokaże ją three-thirteen replay { $path }.
saved-what = Możliwe są list, resume ID i delete ID, a nie „{ $action }”.
saved-which = Która partia? { $action } ID.
replay-renamed = Na miejscu { $seat } gra odtąd { $name }.
replay-seating = Od następnego rozdania siedzą: { $names }.
replay-called-wrongly = { $name } zapowiada błędnie: { $points } pkt przy podliczeniu
replay-bonus = Runda dodatkowa: { $cards }, { $wild }; rozdaje { $name }
replay-bonus-scored = Runda dodatkowa podliczona; wyniki się nie zmieniają
