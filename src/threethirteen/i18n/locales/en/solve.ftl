# three-thirteen solve.
solve-round = { $cards }-card round, { $wild ->
    [none] no rank is wild
   *[other] { $wild } wild
}
solve-deadwood = Left over: { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
solve-all-melded = Everything is melded: 0 points.
solve-discard = Discard { $card }.
solve-can-go-out = You can go out.
solve-cannot-go-out = You cannot go out.
solve-batch-wrong = { $wrong } of { $total } lines could not be solved; their answers say why.
usage-solve-what = Say which cards to arrange ("3s 3h Kh"), or give a file with --batch; not both.
usage-hand-size-out-of-range = A hand size of { $value } is not between { $least } and { $most }.
usage-card-count = { $count ->
    [one] { $count } card does
   *[other] { $count } cards do
} not fit: a hand of { $held } has { $held } cards, or { $drawn } after the draw.
usage-card-malformed = “{ $text }” (place { $position }) is not a card; cards are written like 7h, Td, 9*, JK.
usage-deck-lacks-card = There is no { $card } in the deck of these rules.
usage-too-many-cards = { $count } cards are more than the { $most } that can be arranged exactly.
usage-json-malformed = This line is not JSON: { $reason }
usage-json-not-an-object = This line is not a JSON object such as {"{"}"cards": "3s 3h Kh", "hand_size": 3{"}"}.
usage-json-misspelt-key = There is no key “{ $key }”; did you mean “{ $near }”?
usage-json-cards = “cards” must be a text such as "3s 3h Kh" or a list of such texts.
usage-json-hand-size = “hand_size” must be a whole number, not { $value }.
usage-json-rules = “rules” must be the name of a game or a set of rules, not { $value }.
usage-json-options = “options” must be an object of options and values, not { $value }.
usage-command = { $reason } (three-thirteen --help shows what there is)
