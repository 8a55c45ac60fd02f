# What is wrong with a rule set: one message for each problem code. $path is the option.
problem-too-small = `{ $path }`: { $value } is less than { $least }.
problem-too-large = `{ $path }`: { $value } is more than { $most }.
problem-malformed = `{ $path }`: “{ $value }” is not { $expected ->
    [flag] yes or no
    [choice] one of the words: { $words }
    [count] a whole number{ $words ->
        [no-words] {""}
       *[other] , or one of the words: { $words }
    }
    [span] a range such as 2..8
    [suits] a number of suits such as 4, or a list of the first suits
    [ranks] a range of ranks such as 3..K
    [sizes] a list of numbers such as 3..13 or 3,5,7
   *[court] three numbers such as 11/12/13
}.
problem-wrong-order = `{ $path }`: in { $value } the first is greater than the last.
problem-too-few-ranks = `{ $path }`: { $count ->
    [one] one rank is
   *[other] { $count } ranks are
} too few; at least { $least } are needed.
problem-empty = `{ $path }`: there must be at least one round.
problem-too-many = `{ $path }`: { $count } entries are more than { $most }.
problem-unknown-option = There is no option `{ $path }`.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
problem-unknown-preset = There is no game or variation `{ $value }`.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
problem-two-games = A join has one game: `{ $first }` and `{ $second }` are both games.
problem-variations-conflict = `{ $path }`: `{ $first }` and `{ $second }` want different values.
problem-given-twice = `{ $path }` is given twice.
problem-not-an-object = Rules are a JSON object, not { $value }.
problem-unknown-schema = Rules of schema version { $value } are unknown here; this program reads version { $known }.
problem-deck-too-small = `{ $path }`: the cards do not suffice for { $seats } players: { $needed } would be needed with hands of { $hand_size }, the upcard and one card each left in the stock, and there are { $cards }.{ $fits ->
    [none] {""}
   *[other] {" "}Possible numbers of players: { $fits }.
}
problem-wild-rank-lacking = `{ $path }`: with { $hand_size } cards { $rank } would be wild, and the deck has none.
problem-redemption-without-last-turns = `{ $path }`: a redemption round needs last turns (`out.last_turns` 1).
problem-jokers-away-without-jokers = `{ $path }`: there are no jokers in the deck (`deck.jokers`).
problem-too-many-in-turn = `{ $path }`: { $value } is more than { $most }, the most that can play in turns.
problem-one-seat-is-solo = `{ $path }`: one alone can only play solo (`play` solo).
problem-solo-has-one-seat = `{ $path }`: a solo is for 1 player, not for { $value }.
problem-needs-other-seats = `{ $path }`: this is about other players, and a solo has none.
problem-ace-needs-king = `{ $path }`: an ace above the king needs kings, and the highest cards of the deck are { $rank }.
problem-nobody-goes-out = `{ $path }`: nobody could ever go out: a round has one lap, and going out is not allowed in the first.
problem-not-a-name = `{ $path }`: the name of rules is a text, not { $value }.
