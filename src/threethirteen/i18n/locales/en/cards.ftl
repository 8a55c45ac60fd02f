# Cards as they stand on the screen; the notation in files is never translated.
rank-letter-ace = A
rank-letter-jack = J
rank-letter-queen = Q
rank-letter-king = K
rank-plural = { $rank ->
    [1] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [11] jacks
    [12] queens
   *[13] kings
}
card-joker = Joker
suit-name-spades = spades
suit-name-hearts = hearts
suit-name-diamonds = diamonds
suit-name-clubs = clubs
suit-name-stars = stars
list-end = { $first } and { $last }
