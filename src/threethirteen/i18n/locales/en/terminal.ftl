# The table in the terminal: the app and the plain mode.

# --- the round and the seats
terminal-you = You
terminal-seat-bot = { $name } ({ $bot })
terminal-round = Round { $number } of { $of }
terminal-wild-rank = { $rank }s wild
terminal-wild-jokers = only jokers wild
terminal-wild-none = nothing wild
terminal-wild-mark = wild
terminal-new-mark = new
terminal-set = set
terminal-run = run
terminal-stock = Stock
terminal-pile = Pile
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-mark-turn = turn
terminal-mark-dealer = dealer
terminal-mark-out = out
terminal-mark-left = left

# --- what happened
terminal-log-deal = Round { $number }: { $size } cards each, { $wild }. { $you ->
    [yes] You deal.
   *[no] { $name } deals.
}
terminal-log-own-draw = You drew { $card }.
terminal-log-draw = { $you ->
    [yes] You drew.
   *[no] { $name } drew.
}
terminal-log-take = { $you ->
    [yes] You took { $card }.
   *[no] { $name } took { $card }.
}
terminal-log-discard = { $you ->
    [yes] You threw { $card }.
   *[no] { $name } threw { $card }.
}
terminal-log-take-back = { $you ->
    [yes] You took { $card } back.
   *[no] { $name } took { $card } back.
}
terminal-turn-draw = { $you ->
    [yes] You drew and threw { $card }.
   *[no] { $name } drew and threw { $card }.
}
terminal-turn-draw-own = You drew { $taken } and threw { $card }.
terminal-turn-take = { $you ->
    [yes] You took { $taken } and threw { $card }.
   *[no] { $name } took { $taken } and threw { $card }.
}
terminal-log-out = { $you ->
    [yes] You went out.
   *[no] { $name } went out.
}
terminal-log-out-with = { $you ->
    [yes] You went out with { $card }.
   *[no] { $name } went out with { $card }.
}
terminal-log-last-turns = One more turn each.
terminal-log-recycle = The discards were shuffled: { $count } cards are the new stock.
terminal-log-scored = Round { $number } is over: { $why }
terminal-log-joined = { $you ->
    [yes] You joined.
   *[no] { $name } joined.
}
terminal-log-left = { $you ->
    [yes] You left.
   *[no] { $name } left.
}
terminal-log-suspended = The match was put aside.
terminal-log-resumed = The match goes on.
terminal-ending-out = all last turns are played.
terminal-ending-stock = the stock is used up.
terminal-ending-laps = everybody has had the most turns the rules allow.
terminal-end-rounds = The match is over: all rounds are played.
terminal-end-target = The match is over: somebody has reached the points it goes to.
terminal-end-one-seat = The match is over: only one seat is left.
terminal-end-nobody-left = The match is over: the player has left.
terminal-end-called-off = The match was called off.
terminal-winner = { $you ->
    [yes] You win!
   *[no] { $name } wins!
}
terminal-winners = { $names } share the win!

# --- whose turn, and what to do
terminal-to-draw = Your turn: draw from the stock, or take { $card }.
terminal-to-draw-only = Your turn: draw from the stock.
terminal-to-discard = Choose a card and discard it.
terminal-can-go-out = You can go out with { $cards }.
terminal-can-go-out-now = You can go out without a discard.
terminal-waiting = { $name } is playing …
terminal-may-take-back = You can still take your discard back.
terminal-last-turn-yours = { $name } is out: this is your last turn.
terminal-last-turns-run = { $you ->
    [yes] You are out: last turns.
   *[no] { $name } is out: last turns.
}
terminal-no-discard = no discard
terminal-way-out = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} left)
terminal-choose-way = Go out with which discard?
terminal-choose-first = Choose a card first, with the arrow keys or the mouse.
terminal-nothing-to-undo = There is nothing to undo. A draw is never undone.
terminal-undone = Undone.

# --- the own hand
terminal-left = Left over: { $points } · at best { $least }
terminal-left-least = Left over: { $points }, the least possible
terminal-left-after = Left over after your discard: { $points } · at best { $least }
terminal-left-after-least = Left over after your discard: { $points }, the least possible
terminal-left-over = left over { $cards }
terminal-hints-off = Numbers and hints are off.
terminal-hints-on = Numbers and hints are on.
terminal-hint-not-now = There is a hint only when it is your turn.
terminal-hint-thinking = Thinking …
terminal-hint-take = Hint: take { $card }. It brings you from { $now } down to { $then }.
terminal-hint-take-chance = Hint: take { $card }. No fewer points at once ({ $then } against { $now }), but better chances.
terminal-hint-draw = Hint: draw. { $card } does not help you.
terminal-hint-draw-more = Hint: draw. { $card } would save { $gain }, and the stock promises more.
terminal-hint-draw-only = Hint: draw.
terminal-hint-discard = Hint: discard { $card }. That leaves { $then }, the least possible.
terminal-hint-discard-chance = Hint: discard { $card }. It leaves { $then } instead of { $now }, but better chances.
terminal-hint-out = Hint: go out.
terminal-hint-out-with = Hint: go out with { $card }. That leaves { $points }.

# --- keys
terminal-key-draw = Draw
terminal-key-take = Take
terminal-key-discard = Discard
terminal-key-out = Go out
terminal-key-back = Take back
terminal-key-melds = Melds
terminal-key-rank = Rank
terminal-key-suit = Suit
terminal-key-undo = Undo
terminal-key-hint = Hint
terminal-key-scores = Scores
terminal-key-log = Log
terminal-key-rules = Rules
terminal-key-help = Help
terminal-key-quit = Leave
terminal-key-next = Next round
terminal-key-again = Play again
terminal-key-close = Close
terminal-key-scroll = Scroll

# --- other screens
terminal-help-title = Keys
terminal-help-draw = draw the top card of the stock
terminal-help-take = take the top card of the discard pile
terminal-help-discard = discard the chosen card
terminal-help-out = go out, when you can: with the chosen card, or you are asked
terminal-help-back = take your discard back, until the next seat acts (if this table allows it)
terminal-help-choose = choose a card
terminal-help-move = move the chosen card; with the mouse: drag it
terminal-help-let-go = let go of the chosen card
terminal-help-melds = lay your hand by melds, by rank, by suit
terminal-help-undo = undo sorting, moving and choosing; a draw is never undone
terminal-help-hint = what the look-ahead bot would do here
terminal-help-numbers = show or hide the points left over
terminal-help-scores = the score sheet
terminal-help-log = everything that happened
terminal-help-rules = the rules in force
terminal-help-theme = light or dark
terminal-help-quit = leave; the match is kept and can be resumed
terminal-help-mouse = Everything can be clicked as well: the stock to draw, the pile to take and to discard the chosen card, a card to choose it, the buttons and the keys below.
terminal-help-reading = Neighbours that make a meld are bracketed and named. Under a wild card stands what it stands for.
terminal-scores-title = Score sheet
terminal-scores-round = Round
terminal-scores-total = Total
terminal-log-title = What happened
terminal-rules-title = Rules in force
terminal-summary-title = Round { $number } of { $of } is over: { $why }
terminal-summary-went-out = went out
terminal-left-label = left over
terminal-nothing-left = nothing left over
terminal-standing-title = Final standing
terminal-standing-line = { $place }. { $name }: { $total }
terminal-zero-rounds = rounds with 0
terminal-record-at = The record: { $path }
terminal-record-foreign = { $path } is not the record of this match ({ $id }) and is left as it is; the match goes on without it.
terminal-record-stopped = { $path } cannot be written ({ $why }); the match ({ $id }) goes on without this record.
terminal-verify = Its deals can be checked: three-thirteen verify { $path }
terminal-too-small = The table needs { $columns } columns and { $rows } rows; this window has { $width } and { $height }. Make it larger: nothing is lost.
terminal-kept = Your match is kept. Go on with: three-thirteen matches resume { $id }

# --- playing by prompts
terminal-plain-welcome = { $game }. You play with { $names }. Type help for what can be typed.
terminal-plain-resumed = The match goes on where it was left.
terminal-plain-hand = Your hand: { $cards }.
terminal-plain-new = New: { $card }.
terminal-plain-seat = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, score { $total }{ $turn ->
    [yes] , on turn
   *[no] { "" }
}.
terminal-plain-piles = Stock: { $stock }. Discard pile: { $pile }, on top { $card }.
terminal-plain-scores = { $name }: { $scores }. Total { $total }.
terminal-result = { $name }: { $hand }. Points: { $sum }. Total { $total }.
terminal-result-out = { $you ->
    [yes] You
   *[no] { $name }
} went out: { $hand }. Points: { $sum }. Total { $total }.
terminal-ask-draw = Draw from the stock, or take { $card }? (draw, take)
terminal-ask-draw-only = Draw from the stock. (draw)
terminal-ask-discard = Which card do you discard?
terminal-ask-out = Which card do you discard? You can go out: out { $cards }.
terminal-ask-out-now = Which card do you discard? You can go out: out.
terminal-ask-next = Go on with the next round? (next, quit)
terminal-ask-back = The next seat is to play. (next, or back to take your discard back)
terminal-ask-again = Play again? (again, quit)
terminal-plain-empty = That was an empty line.
terminal-plain-unknown = “{ $line }” is no card and nothing I know. Type help.
terminal-plain-no-card = “{ $line }” is no card. Write rank and suit: 7h, 10s, Kd.
terminal-plain-which = Which card? Write: discard 7h.
terminal-plain-out-which = You can go out with { $cards }. Write out and the card.
terminal-plain-sort = “{ $line }” is no order. Write: sort melds, sort rank or sort suit.
terminal-plain-move = “{ $line }” are no two places from 1 to { $count }. Write: move 5 1.
terminal-plain-not-now = “{ $line }” means nothing now.
terminal-plain-help =
    draw or d: draw from the stock.
    take or t: take the top of the discard pile.
    discard 7h, or just 7h: discard it.
    out 7h: go out with it.
    hand: your cards.
    sort melds, sort rank, sort suit.
    move 5 1: move your fifth card to the first place.
    undo: undo sorting.
    back: take your discard back.
    hint. table. scores. rules.
    next: the next round.
    quit: leave; the match is kept.

# Words that can be typed beside the English ones, parted by commas.
terminal-word-draw = draw
terminal-word-take = take
terminal-word-discard = discard, throw
terminal-word-out = out, knock
terminal-word-hand = hand, cards
terminal-word-sort = sort, arrange
terminal-word-move = move
terminal-word-hint = hint
terminal-word-table = table
terminal-word-scores = scores, score
terminal-word-rules = rules
terminal-word-undo = undo
terminal-word-back = back
terminal-word-next = next
terminal-word-again = again
terminal-word-help = help
terminal-word-quit = quit
terminal-word-melds = melds, meld
terminal-word-rank = rank, ranks
terminal-word-suit = suit, suits

# --- the command line
terminal-error-record-exists = { $path } exists already; it is not overwritten. Name another file for --record.
terminal-error-record-unwritable = { $path } cannot be written: { $why }
terminal-error-bots = A match needs at least one bot: --bots look-ahead,greedy
terminal-error-too-many = These rules seat at most { $most }; you and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} are too many.
terminal-error-too-few = These rules need at least { $least } seats; you and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} are too few.
terminal-error-no-terminal = This is no terminal: playing by prompts (--plain).
terminal-error-no-person = Nobody's own seat is in match { $id }: only bots play it.
terminal-log-called-wrongly = { $you ->
    [yes] You called out wrongly: { $points } points. All saw { $cards }.
   *[no] { $name } called out wrongly: { $points } points. All saw { $cards }.
}
terminal-jokers-away = { $count ->
    [one] a joker laid on another’s meld
   *[other] { $count } jokers laid on others’ melds
}
terminal-key-call = Call out
terminal-to-discard-or-call = Discard a card, or choose one and call out with it.
terminal-call-choose = First choose the card you discard with the call.
terminal-bonus-round = Bonus round
terminal-bonus-dealt = Bonus round for { $names }: { $size } cards each, { $wild }. It decides the tie and changes no total.
terminal-bonus-scored = The bonus round is over: { $why }
terminal-bonus-due = { $names } share the lowest total: a bonus round decides.
terminal-bonus-decided = The bonus round decided the tie: { $scores }.
