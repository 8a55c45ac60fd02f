# The match record: reading, verifying and replaying it, and the matches kept by the terminal.
record-line = Line { $line }: { $what }
record-count-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
record-count-events = { $count ->
    [one] one event
   *[other] { $count } events
}
record-count-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
record-spectator = a spectator
record-unreadable = { $path } cannot be read: { $why }
record-no-such-seat = There is no seat { $seat } in this record; there are seats 0 to { $last }.
record-no-such-event = There is no event { $at } in this record; it has events 1 to { $last }.
record-other-viewer = This record holds only what { $viewer } saw.
record-several = This file holds several records; --at needs a file with one.

# What keeps a record from being read ($line is told before it).
record-empty = the file is empty; it should begin with the header of a match record.
record-no-record = this is no match record: the header of one is expected here.
record-wrong-version = this is a record of version { $version }; this program reads version { $known }.
record-truncated = the line breaks off in the middle; the file has been cut short here.
record-malformed-json = this is not JSON ({ $detail }).
record-malformed = this is not what a match record holds ({ $detail }).
record-blank-line = a blank line in the middle of the record.
record-gap-in-numbers = the event is numbered { $written }, and { $expected } is due. Something is missing, doubled or out of place.
record-rules = the rules cannot be: { $detail }
record-unknown-event = “{ $type }” is no kind of event that this program knows.
record-event-in-redacted = “{ $type }” has no place in a record of what one viewer saw: it would tell what is hidden.
record-sighting-in-open = “{ $type }” has no place in an open record: it tells too little.
record-redacted = this record holds only what one viewer saw; here an open one is needed.
record-no-events = the record has no events.
record-impossible = this cannot follow what stands before it ({ $detail }).

# The first wrong line of a record.
record-kind = { $kind ->
    [match_started] the start of the match
    [nonce_added] a participant’s random bytes
    [seat_joined] a new seat
    [seat_renamed] a new name
    [seating_changed] a new seating
    [seat_left] a seat that leaves
    [round_dealt] a deal
    [deal_seen] a deal
    [card_drawn] a draw from the stock
    [own_draw_seen] a draw from the stock
    [hidden_draw_seen] a draw from the stock
    [card_taken] a card taken from the pile
    [card_discarded] a discard
    [discard_taken_back] a discard taken back
    [choice_made] a choice for a call
    [own_choice_seen] a choice for a call
    [hidden_choice_seen] a choice for a call
    [draws_settled] a draw call
    [draws_seen] a draw call
    [discards_settled] a discard call
    [stock_recycled] the discards shuffled as a new stock
    [recycle_seen] the discards shuffled as a new stock
    [called_wrongly] a wrong call
    [went_out] a seat going out
    [meld_laid_down] a meld laid down
    [card_laid_off] a card put on a meld
    [piles_dealt] a deal
    [piles_seen] a deal
    [card_turned] a card drawn face up
    [card_placed] a card put on a pile
    [pile_discarded] a card thrown from a pile
    [solo_undone] a step undone
    [solo_scored] the scoring of the piles
    [round_scored] the scoring of the round
    [match_suspended] the match put aside
    [match_resumed] the match going on
    [match_ended] the end of the match
    [match_end_seen] the end of the match
   *[other] { $kind }
}
record-wrong-event = “{ $written }” stands there; it should be: { $expected }
record-missing = the record ends in the middle of a move. This is due: { $expected }
record-unexpected = “{ $written }” stands there, and nothing that happened has brought it about.
record-refused = “{ $written }” is against the rules. It would have been refused: { $refusal }
record-wrong-value = “{ $path }” is { $written }; it should be { $expected }.
record-wrong-deal = the cards were not dealt so: “{ $path }” is { $written }; the secret gives { $expected }.
record-wrong-shuffle = the discards were not shuffled so: “{ $path }” is { $written }; the secret gives { $expected }.
record-wrong-score = wrongly scored: “{ $path }” is { $written }; it should be { $expected }.
record-wrong-cards = these are not the right cards. Missing: { $missing }. Too many: { $extra }.
record-wrong-count = seat { $seat } shows { $written ->
    [one] one card
   *[other] { $written } cards
}; it holds { $expected }.
record-shown-card-missing = all have seen seat { $seat } take { $missing }, and its hand is without it.
record-too-many-copies = more cards are known than the decks have: { $extra }.
record-arrangement = the hand of seat { $seat } is wrongly laid out: { $fault }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}.
record-not-cheapest = the hand of seat { $seat } is laid out with { $written } points left; { $expected } are possible.
record-by-differs = “{ $written }” is said to have done it, and the events before it of the same move “{ $expected }”.
record-header-rules = the rules are not those of the header: “{ $path }” is { $written }, in the header { $expected }.
record-header-seats = the seats are not those of the header: { $written }, in the header { $expected }.
record-commitment-malformed = “{ $written }” is no SHA-256 in hexadecimal.
record-commitment = the commitment does not belong to the secret that the cards came from: { $written } should be { $expected }.
record-secret = this is not the secret that the match committed itself to.
record-unknown-part = “{ $path }” is nothing that this program knows, or not as it writes it.
record-right = The record is right: { $rounds }, { $events }. Rules, reckoning and every deal are checked.
record-right-so-far = The record is right so far: { $rounds }, { $events }. The deals cannot be checked before the match has ended; until then its secret is kept.
record-right-redacted = The record is right: { $rounds }, { $events }. It holds what { $viewer } saw; deals and hidden cards cannot be checked in it.
record-right-several = All { $records } records are right: { $rounds }, { $events }. { $deals ->
    [checked] Rules, reckoning and every deal are checked.
   *[other] Where a match has not ended, or only what one viewer saw is kept, the deals cannot be checked.
}

# Replay: one line an event.
replay-open = { $title } · open record
replay-redacted = { $title } · as { $viewer } saw it
replay-start = At the table: { $names }
replay-nonce = A participant’s random bytes: { $nonce }
replay-joined = { $name } joins, starting from { $start }
replay-left = { $name } leaves
replay-round = Round { $number } of { $of }: { $cards }, { $wild }; dealer { $name }
replay-wild = { $rank } wild
replay-wild-jokers = only jokers wild
replay-wild-none = nothing wild
replay-upcard = upcard { $card }
replay-draw = { $name } draws { $card }
replay-draw-hidden = { $name } draws
replay-take = { $name } takes { $card }
replay-discard = { $name } discards { $card }
replay-back = { $name } takes { $card } back
replay-out = { $name } goes out
replay-out-with = { $name } goes out with { $card }
replay-recycled = The discards are shuffled: a new stock, { $cards }
replay-suspended = The match is put aside
replay-resumed = The match goes on
replay-scored-out = Round { $number } is over
replay-scored-stock_empty = Round { $number } is over: the stock is used up
replay-scored-max_laps = Round { $number } is over: nobody got any further
replay-points = { $name }: { $score }, total { $total }
replay-ended-rounds_played = The match is over
replay-ended-target_reached = The match is over: the target is reached
replay-ended-one_seat_left = The match is over: one seat is left
replay-ended-nobody_left = The match is over: the player has left
replay-ended-called_off = The match was called off
replay-winner = { $count ->
    [0] Nobody has won
    [one] { $names } wins
   *[other] { $names } share the win
}
replay-left-over = left { $cards } ({ $points })
replay-set = set
replay-run = run

# Replay: the position after an event.
replay-event = Event { $number } of { $of }
replay-player = Player
replay-hand = Hand
replay-total = Total
replay-scores = Rounds
replay-stock = Stock: { $cards }
replay-pile = Discard pile: { $cards }
replay-pile-empty = The discard pile is empty
replay-turn-draw = { $name } is to draw
replay-turn-discard = { $name } is to discard
replay-retired = (left)

# Matches kept by the terminal.
saved-none = No matches are kept.
saved-id = Match
saved-when = Last move
saved-rules = Rules
saved-players = Players
saved-state = Where it stands
saved-round = round { $round } of { $rounds }
saved-round-turn = round { $round } of { $rounds }, turn: { $name }
saved-ended = ended
saved-problem = cannot be read: { $problem }
saved-resume-hint = three-thirteen matches resume { $id } goes on with a match.
saved-deleted = Match { $id } is deleted.
saved-delete-question = Delete match { $id } for good?
saved-not-found = There is no kept match { $id }.
saved-ambiguous = { $id } may be any of these: { $ids }.
saved-in-use = Match { $id } is being played by another program.
saved-secret-missing = The secret of match { $id } is lost or not its own; without it no more cards can be dealt.
saved-cannot-write = { $path } cannot be written: { $why }
saved-cannot-read = { $path } cannot be read: { $why }
saved-damaged = The record of match { $id } is damaged. { $problem }
saved-over = Match { $id } has ended. three-thirteen replay { $path } shows it.
saved-what = Ask for list, resume ID or delete ID, not for “{ $action }”.
saved-which = Say which match: { $action } ID.
replay-renamed = Seat { $seat } is { $name } from here on.
replay-seating = From the next deal on the seats are: { $names }.
replay-called-wrongly = { $name } calls out wrongly: { $points } points at the scoring
replay-bonus = Bonus round: { $cards }, { $wild }; dealer { $name }
replay-bonus-scored = The bonus round is scored; no total changes
