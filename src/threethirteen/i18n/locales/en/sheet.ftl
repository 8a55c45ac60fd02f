# The rule sheet: every sentence that some rule set needs. Letters of ranks come as variables.
sheet-digest = Rule set { $key }, digest { $digest }
sheet-trade-mark = “Five Crowns” is somebody’s trade mark. This project has no tie to the publisher, and its cards are drawn by ourselves.
sheet-aim = Collect sets and runs. Whoever has all cards in melds but the one to discard goes out; the cards that the others then hold in no meld cost them points. The lowest total wins.
sheet-aim-solo = Bring all piles into sets and runs before the stock is used up.

sheet-cards = Players and cards
sheet-seats = For { $seats } players.
sheet-seats-solo = For one player.
sheet-deck = A deck has { $cards } cards: { $suits }, each from { $first } to { $last }{ $jokers ->
    [0] {""}
    [one] , and one joker
   *[other] , and { $jokers } jokers
}.
sheet-copies = { $copies ->
    [one] One deck is used
   *[other] { $copies } decks are shuffled together
}, whatever the number of players.
sheet-copies-by-players = The number of decks depends on the number of players.
sheet-column-players = Players
sheet-column-decks = Decks
sheet-column-cards = Cards
sheet-column-left = Left after the largest deal

sheet-deal = The deal
sheet-rounds = { $count ->
    [one] The match has one round.
   *[other] The match has { $count } rounds.
}
sheet-dealing = The first dealer is chosen at random; after each round the deal passes to the left. The cards are dealt one at a time. The rest is the face-down stock; its top card is turned over and starts the discard pile. The player left of the dealer begins, and play is clockwise.
sheet-column-round = Round
sheet-column-dealt = Cards dealt
sheet-column-wild = Wild
sheet-column-points = Points
sheet-doubled = doubled
sheet-nothing = –

sheet-wild = Wild cards
sheet-wild-follows = In each round one rank is wild: the one that equals the number of cards dealt, as in the table above.
sheet-wild-none = No rank is wild.
sheet-wild-jokers = Jokers are always wild.
sheet-wild-nothing = There are no wild cards.
sheet-wild-use = A wild card may stand for any card, also for one that lies elsewhere.
sheet-wild-all = { $allowed ->
    [yes] A meld may consist of wild cards only.
   *[no] A meld must not consist of wild cards only.
}
sheet-wild-max = { $count ->
    [one] At most one card of a meld may be used as wild.
   *[other] At most { $count } cards of a meld may be used as wild.
}
sheet-wild-naturals = { $count ->
    [one] A meld needs at least one natural card.
   *[other] A meld needs at least { $count } natural cards.
}
sheet-wild-share = { $share ->
    [half] At most half of the cards of a meld may be used as wild.
   *[fewer_than_naturals] A meld must have fewer cards used as wild than natural cards.
}
sheet-wild-exempt = These limits are not for a meld of wild cards only.
sheet-wild-own-place = { $place ->
    [natural] A card of the wild rank that stands for its own rank in a set, or for itself in a run, is a natural card there.
   *[always_wild] A card of the wild rank counts as wild also where it stands for its own rank in a set, or for itself in a run.
}
sheet-wild-apart = Two wild cards must not stand side by side in a run.

sheet-melds = Melds
sheet-set = A set is three or more cards of one rank.
sheet-run = { $suits ->
    [mixed] A run is three or more consecutive ranks, in any suits.
   *[same] A run is three or more consecutive ranks of one suit.
}
sheet-meld-once = A card is in one meld at most. Melds may be as long as you like.
sheet-same-card = { $allowed ->
    [yes] With more than one deck, a set may hold the same card twice.
   *[no] No two cards of a set stand for the same card, so that a set has at most as many cards as there are suits.
}
sheet-ace = { $place ->
    [low] The ace is low: { $ace }-2-3 is a run, { $queen }-{ $king }-{ $ace } is none.
    [high_or_low] The ace is high or low: { $ace }-2-3 and { $queen }-{ $king }-{ $ace } are runs, { $king }-{ $ace }-2 is none.
   *[around_the_corner] The ace joins both ends: { $ace }-2-3, { $queen }-{ $king }-{ $ace } and { $king }-{ $ace }-2 are runs. No rank is in a run twice.
}
sheet-run-ends = A wild card never stands beyond the last rank of a run’s order; and a run does not skip the wild rank: its place must be filled.
sheet-examples = Examples for a round of { $cards } cards, in which { $wild } are wild:
sheet-examples-no-rank = Examples:
sheet-example-set = set
sheet-example-run = run
sheet-example-no = no meld
sheet-example-stands-for = { $card } stands for { $place }
sheet-column-example = Cards
sheet-column-verdict = What it is
sheet-column-why = Why
example-natural-set = three cards of one rank
example-natural-run = consecutive ranks of one suit
example-too-short = two cards are too few
example-mixed-run = { $legal ->
    [yes] suits do not matter in a run
   *[no] consecutive, and not of one suit
}
example-twins = { $legal ->
    [yes] the same card twice, from two decks
   *[no] the same card twice
}
example-more-than-suits = { $legal ->
    [yes] a set may be larger than the number of suits
   *[no] more cards than there are suits
}
example-ace-low = { $legal ->
    [yes] the ace is low here
   *[no] the ace is not low
}
example-ace-high = { $legal ->
    [yes] the ace is high here
   *[no] the ace is not high
}
example-ace-corner = { $legal ->
    [yes] the run goes around the corner
   *[no] the run does not go around the corner
}
example-one-wild = { $legal ->
    [yes] a wild card fills a place
   *[no] too few natural cards beside the wild one
}
example-joker = { $legal ->
    [yes] a joker fills a place
   *[no] too few natural cards beside the joker
}
example-half-wild = { $legal ->
    [yes] two wild cards beside two natural ones
   *[no] too many wild cards
}
example-two-wilds = { $legal ->
    [yes] two wild cards beside one natural card
   *[no] too many wild cards
}
example-all-wild = { $legal ->
    [yes] wild cards only
   *[no] wild cards only, which is not allowed
}
example-own-rank-set = the cards of the wild rank stand for their own rank here, as natural cards
example-own-place = { $legal ->
    [yes] a wild card at its own place, and another one
   *[no] both cards of the wild rank count as wild
}
example-skipped = the run skips a rank
example-side-by-side = { $legal ->
    [yes] two wild cards side by side in a run
   *[no] two wild cards side by side, or too many
}

sheet-turn = A turn
sheet-turn-rule = Draw one card, the top one of the stock or of the discard pile. Then discard one card, face up, on the discard pile.
sheet-return = { $allowed ->
    [yes] The card just taken from the discard pile may be discarded in the same turn.
   *[no] The card just taken from the discard pile must not be discarded in the same turn; another one like it may be, and so may the card itself when you go out with it.
}
sheet-stock-empty = { $then ->
    [reshuffle] When the stock is used up, all discards but the top one are shuffled and become the stock. If a player is to draw and there is nothing left to shuffle, the round ends at once.
   *[end_round] If a player is to draw and the stock is used up, the round ends at once.
} Then all hands are scored, a player who was out keeps 0 points, and last turns not yet taken are lost.
sheet-max-laps = { $count ->
    [one] The round ends in the same way when each player has had one turn.
   *[other] The round ends in the same way when each player has had { $count } turns.
}
sheet-speed-setup = The cards lie spread out in the middle, face down. The high card decides who is the caller. Each player draws a hand from the middle, and one more card that is laid face up to the left: this is the player’s own discard pile.
sheet-speed-call = At the call “draw” every player takes one card, from the middle or from the top of the pile of the neighbour to the right. At the call “discard” every player lays one card on their own pile. Draws are settled together: nobody sees the choice of another first.
sheet-solo-setup = Deal { $piles } face-up piles, of { $sizes } cards: { $cards } cards in all. The other { $stock } cards are the stock. Each pile has a wild rank of its own, as in the table.
sheet-solo-turn = Draw one card and add it to one open pile, then discard one card of that pile for good. A pile that is wholly in melds is closed.

sheet-out = Going out
sheet-out-rule = { $discard ->
    [compulsory] You may go out when, after drawing, all your cards but one are in melds; you discard that one. The discard is compulsory: if all cards are in melds and none can be spared without breaking one, you cannot go out yet.
   *[optional] You may go out when, after drawing, all your cards are in melds, or all but one that you discard.
}
sheet-out-choice = Going out is a choice. Whoever goes out says so and shows the melds at once; the other hands are shown at the scoring.
sheet-out-knock = { $points ->
    [one] You may also go out with one point in cards left over; it counts against you.
   *[other] You may also go out with up to { $points } points in cards left over (knocking); they count against you.
}
sheet-out-first-turn = { $allowed ->
    [yes] You may go out on your very first turn.
   *[no] Nobody may go out in the first lap of a round.
}
sheet-out-wrong-call = You may call out with a discard after any draw, except on a last turn. If the call is wrong, all see your cards, you take them back and discard as usual, any card; { $points ->
    [one] one point is
   *[other] { $points } points are
} added to your score at the end of the round.

sheet-last-turns = Last turns
sheet-last-turns-one = Each of the other players then has exactly one more turn, in order; the discard of the player who went out may be taken. Whoever has everything in melds after that scores 0 too. Then the round ends.
sheet-last-turns-none = Then the round ends at once: nobody has another turn.
sheet-no-lay-off = Nobody lays cards off on the melds of others.
sheet-redemption = Redemption round: on your last turn you may lay your own melds on the table and put cards left over on melds that others have on the table. The melds must stay legal, and the wild cards in them keep their places. The final discard stays compulsory. Whoever gets rid of everything scores 0.
sheet-speed-out = Whoever can go out says so at the call “discard”; several may do so at once, and all of them score 0. The others have one more draw and one more discard.

sheet-score = Scoring
sheet-score-rule = Each hand is arranged so that the cards left over, those in no meld, cost as little as possible. They cost:
sheet-column-card = Card
sheet-column-cost = Points
sheet-number-cards = { $first }–{ $last }
sheet-face-value = face value
sheet-wild-card = Card of the wild rank
sheet-score-wild-own = A card of the wild rank costs what any card of that rank costs.
sheet-score-wild = A card of the wild rank has this price of its own whatever its rank is, also as an ace or a court card.
sheet-jokers-away = A joker left over costs nothing if another player shows a meld: it is laid there, whatever the limits on wild cards.
sheet-doubled-rounds = The points of the rounds with { $sizes } cards are doubled{ $calls ->
    [yes] , those for a wrong call too
   *[no] {""}
}.
sheet-out-bonus = { $points } points for the player who goes out first. They are never doubled.

sheet-end = The end
sheet-end-rule = The scores of all rounds are added up. The lowest total after the last round wins.
sheet-target = The match ends sooner, at the end of the round in which a total reaches { $points }.
sheet-tie = { $tie ->
    [shared] When the lowest totals are equal, the win is shared.
    [most_zero_rounds] When the lowest totals are equal, the player with the most rounds of 0 points wins; if these are equal too, the win is shared.
   *[bonus_round] When the lowest totals are equal, a bonus round decides. It is dealt to the tied players only, and its points are not added to the totals.
}
sheet-bonus-round = In the bonus round { $cards } cards are dealt. { $wild ->
    [jokers_only] Only jokers are wild.
   *[follows] The wild rank follows the number of cards, as ever.
}
sheet-leaver = When a player leaves, the hand goes under the stock, and that player ends below all others.
sheet-solo-end = You win when all piles are closed before the stock is used up. Otherwise your score is the points of the cards left over in the open piles.

sheet-differences = How these rules differ from Three Thirteen
sheet-no-differences = In nothing: these are the rules of Three Thirteen as most sources give them.
sheet-house-rules = House rules on top of { $title }: { $options }.
sheet-column-option = Rule
sheet-column-value = Here
sheet-column-standard = Three Thirteen

sheet-sources = Where these rules come from
sheet-sources-of = { $title }: { $sources }.
sheet-inferred = Only part of a source could be read here; what was missing is inferred by this project:
sheet-rulings = The sources are silent on these points, and this project decided: { $options }.
sheet-rulings-always = The sources say nothing either about a player who leaves; that rule is ours too.

sheet-options = All rules in force
sheet-column-key = Option
