rank-letter-ace = A
rank-letter-jack = W
rank-letter-queen = D
rank-letter-king = K
rank-plural = { $rank ->
    [1] asy
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [10] dziesiątki
    [11] walety
    [12] damy
   *[13] króle
}
card-joker = Joker
suit-name-spades = piki
suit-name-hearts = kiery
suit-name-diamonds = kara
suit-name-clubs = trefle
suit-name-stars = gwiazdki
list-end = { $first } i { $last }
