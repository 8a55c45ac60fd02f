# Dlaczego czegoś nie można: jedno zdanie na każdy kod.
refusal-already-drawn = Karta jest już dobrana: teraz odrzuć którąś.
refusal-card-not-in-hand = Nie masz { $card } na ręce.
refusal-discard-compulsory = Nie możesz skończyć bez odrzucenia karty: te zasady go wymagają.
refusal-draw-first = Tego jeszcze nie można: najpierw dobierz.
refusal-match-ended = Partia jest skończona.
refusal-match-suspended = Partia jest odłożona; najpierw trzeba ją wznowić.
refusal-name-empty = Imię musi mieć co najmniej jedną literę.
refusal-name-too-long = „{ $name }” jest za długie: imię ma najwyżej { $most } znaków.
refusal-no-round = Żadna runda nie trwa.
refusal-no-such-seat = Nie ma miejsca { $seat }.
refusal-nonce-malformed = „{ $nonce }” nie jest liczbą szesnastkową o długości od 1 do { $most } bajtów.
refusal-not-all-melded = Tak nie możesz skończyć: { $points ->
    [one] zostałby { $points } punkt.
    [few] zostałyby { $points } punkty.
    [many] zostałoby { $points } punktów.
   *[other] zostałoby { $points } punktu.
}
refusal-not-seated = Nie masz miejsca w tej partii.
refusal-not-suspended = Partia nie jest odłożona.
refusal-not-your-turn = To nie twoja kolej: gra { $player }.
refusal-nothing-to-take-back = Nie ma twojej odrzuconej karty, którą można by teraz cofnąć.
refusal-out-in-first-turn = Te zasady nie pozwalają kończyć w pierwszej turze (out.first_turn).
refusal-pile-empty = Stos kart odrzuconych jest pusty.
refusal-round-in-progress = To musi poczekać do końca rundy.
refusal-seat-retired = Nie grasz już w tej partii.
refusal-seating-incomplete = Kolejność przy stole musi wymieniać każde miejsce dokładnie raz (miejsc: { $seats }).
refusal-somebody-is-out = Ktoś już skończył: w ostatniej turze tylko odrzucasz.
refusal-table-full = Stół jest pełny: według tych zasad gra najwyżej { $most }.
refusal-take-back-off = Przy tym stole nie można cofnąć odrzucenia.
refusal-taken-card-returned = { $card } dopiero co wzięto ze stosu kart odrzuconych i nie można jej odrzucić w tej samej turze.
refusal-too-few-seats = Te zasady wymagają co najmniej { $least } miejsc.
refusal-too-many-points-to-knock = Tak nie możesz pukać: zostałoby punktów: { $points }, a wolno najwyżej { $most }.
refusal-card-not-in-pile = Karty { $card } nie ma w stosie, na który grasz.
refusal-discard-first = Karta leży na stosie: teraz odrzuć jedną kartę tego stosu albo cofnij.
refusal-no-such-pile = Nie ma stosu { $pile }.
refusal-not-alone = W grze w pojedynkę nie bierze się ze stosu odkrytego i nie kończy się rozdania.
refusal-nothing-to-undo = Nie ma czego cofnąć: dobrania nigdy się nie cofa.
refusal-only-alone = Tak gra się tylko w pojedynkę.
refusal-pile-closed = Stos { $size } jest zamknięty.
refusal-place-first = Karta jest dobrana: najpierw połóż ją na stosie.
refusal-stock-gone = Stos zakryty się wyczerpał: cofnij albo podlicz.
refusal-stock-left = W stosie zakrytym { $count ->
    [one] jest jeszcze jedna karta
    [few] są jeszcze { $count } karty
    [many] jest jeszcze { $count } kart
   *[other] jest jeszcze { $count } karty
}.
refusal-calls-are-checked = Przy tym stole program pilnuje, by nikt nie skończył błędnie: po prostu zakończ, gdy jest to możliwe.
refusal-bonus-round-due = Jest remis: została tylko runda dodatkowa i nikt nie może do niej dołączyć.
