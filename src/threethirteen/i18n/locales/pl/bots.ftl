# Boty i symulacja. bot-title-<nazwa>: nasze własne boty; mishap-<błąd>: ruch, którego bot nie wykonał.
bot-title-random = Losowy
    .blurb = Zdaje się na los, ale wychodzi, kiedy tylko może.
bot-title-greedy = Zachłanny
    .blurb = Bierze to, co od razu zmniejsza punkty na ręce, i odrzuca to, co kosztuje najwięcej.
bot-title-look-ahead = Przewidujący
    .blurb = Porównuje odrzuconą kartę z nieznaną, a odrzucając, myśli o następnym dobraniu. Najsilniejszy z trzech.
bot-unknown = Nie ma bota „{ $name }”.{ $near ->
    [none] {""}
   *[other] {" "}Czy chodziło o { $near }?
} Dostępne boty: { $known }.
bot-broken = Bota „{ $name }” ({ $source }) nie da się użyć: { $reason }.
mishap-crashed = { $bot } (miejsce { $seat }, zdarzenie { $seq }) uległ awarii; wykonano za niego bezpieczny ruch: { $detail }
mishap-no-action = { $bot } (miejsce { $seat }, zdarzenie { $seq }) odpowiedział czymś, co nie jest ruchem; wykonano bezpieczny ruch: { $detail }
mishap-illegal = { $bot } (miejsce { $seat }, zdarzenie { $seq }) próbował niedozwolonego ruchu; wykonano bezpieczny ruch: { $detail }
mishap-too-slow = { $bot } (miejsce { $seat }, zdarzenie { $seq }) myślał zbyt długo; wykonano za niego bezpieczny ruch: { $detail }
simulation-worker-lost = Jeden z procesów symulacji został przerwany lub zabrakło mu pamięci. Spróbuj ponownie z mniejszą wartością --processes.
usage-simulate-bots = Podaj boty, które mają grać, po jednym na miejsce: --bots look-ahead,greedy
usage-records-exist = { $file } już istnieje, a zapisów się nie nadpisuje.
usage-records-unwritable = Nie można zapisać partii w { $file }: { $reason }.
simulate-progress = Partie
simulate-bot = Bot
simulate-points = Punkty na partię
simulate-lead = Przewaga
simulate-wins = Wygrane
simulate-outs = Wyszedł pierwszy
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) }–{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
simulate-meaning = Im mniej punktów, tym lepiej. „Przewaga”: o tyle punktów na partię mniej niż pozostali. Po ± i w nawiasach: przedziały 95 %.
simulate-played = Partie: { $matches } · różne rozdania: { $deals } · rundy: { $rounds }
simulate-turns = Ruchy na rundę, wszystkie miejsca: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } · rundy, które utknęły: { $stalls }
simulate-speed = Partie na sekundę: { NUMBER($speed, minimumFractionDigits: 2, maximumFractionDigits: 2) } · procesy: { $processes }
simulate-seed = Ziarno: { $seed }
simulate-mishaps = Ruchy, których boty nie wykonały: { $count }. Pierwsze z nich:
    .bots = Boty, po jednym na miejsce, na przykład look-ahead,greedy; wymienia je --list-bots.
    .matches = Ile partii; z --paired w górę, do pełnych obrotów miejsc.
    .rules = Gra, odmiana, połączenie takie jak one-wild+jokers albo plik.
    .set_ = Dodatkowa zasada domowa; można podać kilka razy.
    .seed = Dowolny tekst; to samo ziarno daje te same partie. Bez niego powstaje nowe i zostaje pokazane.
    .paired = Rozegraj te same rozdania ponownie z zamienionymi miejscami: szczęście liczy się wtedy o wiele mniej.
    .as_json = Wypisz wynik jako JSON.
    .records = Zachowaj partie: w folderze, każdą w osobnym pliku, albo wszystkie w jednym pliku PLIK.jsonl.
    .processes = Ile procesów gra; domyślnie po jednym na rdzeń.
    .list_bots = Wypisz dostępne boty.
    .lang = Język: en, de, nb, pl lub lb.
