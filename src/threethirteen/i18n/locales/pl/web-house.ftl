house-these = Te zasady
house-differs = { $count ->
    [0] To zwykłe zasady.
    [one] Różnią się od zwykłych w jednym punkcie.
    [few] Różnią się od zwykłych w { $count } punktach.
    [many] Różnią się od zwykłych w { $count } punktach.
   *[other] Różnią się od zwykłych w { $count } punktu.
}
house-share = Przekaż dalej
    .help = Kto otworzy ten link, zobaczy różnice i całą kartę zasad i może według nich zagrać, zachować je albo zmienić. Zasady są w samym linku.
house-link = Link do tych zasad
house-export = Zapisz jako plik
    .help = Czyta go też program w terminalu: three-thirteen rules PLIK.json i three-thirteen play --rules PLIK.json.
house-import = Otwórz pliki
house-mine = Moje zasady domowe
house-all = Moje zasady domowe
house-shared = Zasady domowe
house-build = Ułóż zasady
house-change = Zmień
house-kept = Zachowane
house-unsound = Według tych zasad nie da się tak grać:
house-rename = Zmień nazwę
house-new-name = Nowa nazwa
house-name-taken = Ta nazwa jest pusta albo mają ją inne zasady.
house-duplicate = Powiel
house-delete = Usuń
house-deleted = Usunięto „{ $name }”.
house-none = Nie ma jeszcze zasad domowych
    .help = Ułóż zasady tak, jak grasz w domu, i nadaj im nazwę. Zostaną tutaj, w tej przeglądarce.
house-against = Kłóci się z:
house-show = Pokaż
house-gave-way = { $title } i { $others } nie mogą być razem: chcą różnych wartości tej samej zasady. Wyłączono: { $others }.
house-fault-broken = Ten link nie jest cały.
    .help = Brakuje jego części albo został po drodze zmieniony. Poproś o niego jeszcze raz i skopiuj go w całości.
house-fault-newer = Te zasady są z nowszej wersji programu.
    .help = Ta wersja nie umie ich przeczytać. Poproś tu o nowszą albo ułóż zasady samodzielnie.
house-fault-form = W tym pliku nie ma zasad.
    .help = Plik z zasadami to JSON, jaki zapisuje „Zapisz jako plik”.
