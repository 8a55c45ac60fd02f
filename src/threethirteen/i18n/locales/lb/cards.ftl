rank-letter-ace = A
rank-letter-jack = B
rank-letter-queen = D
rank-letter-king = K
rank-plural = { $rank ->
    [1] Assen
    [2] Zweeën
    [3] Dräien
    [4] Véieren
    [5] Fënnefen
    [6] Sechsen
    [7] Siwenen
    [8] Aachten
    [9] Néngen
    [10] Zéngen
    [11] Bouwen
    [12] Dammen
   *[13] Kinneken
}
card-joker = Joker
suit-name-spades = Pick
suit-name-hearts = Häerz
suit-name-diamonds = Caro
suit-name-clubs = Tréiff
suit-name-stars = Stär
list-end = { $first } sowéi { $last }
