rank-letter-ace = A
rank-letter-jack = B
rank-letter-queen = D
rank-letter-king = K
rank-plural = { $rank ->
    [1] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [10] Zehnen
    [11] Buben
    [12] Damen
   *[13] Könige
}
card-joker = Joker
suit-name-spades = Pik
suit-name-hearts = Herz
suit-name-diamonds = Karo
suit-name-clubs = Kreuz
suit-name-stars = Stern
list-end = { $first } und { $last }
