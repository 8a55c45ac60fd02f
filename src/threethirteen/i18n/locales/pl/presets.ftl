rules-with-house-rules = { $title }, z { $count ->
    [one] { $count } zasadą domową
    [few] { $count } zasadami domowymi
    [many] { $count } zasadami domowymi
   *[other] { $count } zasady domowej
}
preset-standard = Three Thirteen
    .blurb = Remik w jedenastu rundach, w którym liczba rozdanych kart mówi, jaka wartość jest dzika.
preset-one-wild = Three Thirteen z jedną dziką kartą w układzie
    .blurb = Gra dwiema taliami; w układzie może być tylko jedna dzika karta, a wolna dzika karta kosztuje 15 punktów.
preset-speed = Speed 3-13
    .blurb = Gra Stana Stone’a: na hasło wszyscy jednocześnie dobierają i odrzucają.
preset-five-crowns = Five Crowns
    .blurb = Pięć kolorów bez asów i dwójek oraz trzy jokery w każdej z dwóch talii.
preset-five-crowns-solo = Five Crowns dla jednej osoby
    .blurb = Jedenaście odkrytych stosów, które samotny gracz kolejno zamienia w układy.
preset-deuces-arent-wild = Deuces Aren’t Wild
    .blurb = Gra Jareda Mellentine’a dla dwóch lub trzech osób: jedna talia z dwoma jokerami, dwanaście rund, a przy remisie runda dodatkowa.
preset-aces-high-low = Asy wysoko lub nisko
    .blurb = As może stać także nad królem i kosztuje 15 punktów.
preset-court-11-12-13 = Figury 11, 12, 13
    .blurb = Walet, dama i król kosztują 11, 12 i 13 punktów.
preset-jokers = Z jokerami
    .blurb = Dwa jokery w talii, zawsze dzikie; wolny joker kosztuje 20 punktów.
preset-jokers-away = Jokery precz
    .blurb = Wolny joker nic nie kosztuje, gdy inny gracz pokazuje układ.
preset-fourteens = Czternastki
    .blurb = Dwunasta runda z 14 kartami, w której dzikie są asy.
preset-fifteens = Piętnastki
    .blurb = Dwie rundy więcej: przy 14 kartach dzikie są asy, przy 15 dwójki.
preset-up-and-down = 22 rundy
    .blurb = Od 3 kart w górę do 13 i z powrotem.
preset-redemption = Runda ratunkowa
    .blurb = W ostatniej turze można dokładać karty do układów innych graczy.
preset-doubled-court = Podwójne rundy figur
    .blurb = Rundy waletów, dam i króli liczą się podwójnie.
preset-wrong-call = Zapowiedź na własne ryzyko
    .blurb = Program nie zapobiega błędnej zapowiedzi: kosztuje ona 20 punktów.
preset-all-wild = Układy z samych dzikich kart
    .blurb = Układ może składać się z samych dzikich kart.
preset-short = Krótka gra
    .blurb = Sześć rund: 3, 5, 7, 9, 11 i 13 kart.
source-pagat = zasady na pagat.com
source-about = zasady na about.com
source-article-de = niemiecki artykuł encyklopedyczny
source-article-no = norweski artykuł encyklopedyczny
source-stone = Stan Stone
source-five-crowns = wydane zasady Five Crowns
source-five-crowns-solo = wydane zasady Five Crowns dla jednej osoby
source-mellentine = Jared Mellentine
source-house = popularna zasada domowa
inferred-speed-pile = Z którego stosu można brać: ze stosu sąsiada z prawej.
inferred-speed-calls = Hasła prowadzącego: „dobierz” i „odrzuć”.
inferred-speed-ending = Zakończenie: kto może skończyć, mówi to na hasło „odrzuć”, a pozostali dobierają i odrzucają jeszcze raz.
inferred-deuces-aces-at-14 = W rundzie z 14 kartami dzikie są asy.
inferred-deuces-bonus-wild = W rundzie dodatkowej dzikie są tylko jokery.
