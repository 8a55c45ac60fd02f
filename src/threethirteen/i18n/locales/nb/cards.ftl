rank-letter-ace = E
rank-letter-jack = Kn
rank-letter-queen = D
rank-letter-king = K
rank-plural = { $rank ->
    [1] ess
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [6] seksere
    [7] sjuere
    [8] åttere
    [9] niere
    [10] tiere
    [11] knekter
    [12] damer
   *[13] konger
}
card-joker = Joker
suit-name-spades = spar
suit-name-hearts = hjerter
suit-name-diamonds = ruter
suit-name-clubs = kløver
suit-name-stars = stjerner
list-end = { $first } og { $last }
