# The table in the browser. What happens at a table is told in the words of terminal.ftl.

# --- the head and the seats
table-wild-rank = { $rank } wild
table-menu = Menu
table-hint = Hint
table-others = The others
table-seat-name = { $name }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $state }
table-state-none = waiting
table-state-away = away
table-state-auto = on auto-play
table-state-bot-plays = away, a bot plays
table-seat-bot = Bot: { $bot }
table-seat-person = Person
table-host = host
table-guest = Guest
table-watcher = A watcher
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# --- the middle
table-rule = Rule
table-open-log = What happened last; opens the log:
table-by-clock = (the clock)
table-by-bot = (a bot stood in)
table-log-renamed = { $name } plays on here.
table-log-seating = New order round the table: { $names }.
table-piles = Stock and discard pile
table-stock-name = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down
table-pile-name = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top: { $top }
table-pile-empty = nothing
table-card-wild = { $card }, wild
table-stands-for = stands for { $card }
table-lay = Discard { $card }
table-countdown-turn = { $seconds } s
table-countdown-bank = { $seconds } s of the time bank
table-countdown-grace = { $name } is away: a bot plays in { $seconds } s
table-countdown-next_round = Next round in { $seconds } s

# --- the own hand
table-last-draw = { $name } is out: your last turn. Draw, or take { $card }.
table-last-draw-only = { $name } is out: your last turn. Draw.
table-last-discard = Your last turn: discard a card.
table-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-left = left { $points }
table-best = (best { $points })
table-actions = What you can do
table-arrange = Arrange
table-arrange-melds = By melds
table-arrange-rank = By rank
table-arrange-suit = By suit
table-move-left = Move the chosen card left
table-move-right = Move the chosen card right
table-knock = Knock
table-cannot-go-out = You cannot go out yet.
table-auto = You are on auto-play.
table-im-back = I am back

# --- the summary and the end
table-summary = Round { $number }
table-went-out = { $you ->
    [yes] You went out.
   *[no] { $name } went out.
}
table-hands = All hands
table-confirmed = Waiting …
table-next-round = plays from the next round on
table-waiting-for = Waiting for { $names }.
table-open-round = Round { $number }: show all hands
table-chart-name = Running totals over { $rounds } rounds
table-rematch = Play again
table-rematch-here = Rematch here: { $link }
table-rematch-made = The new table is open. Pass its link on to the others.
table-rematch-said = The new table is open. Its link stands in the chat, too.
table-rematch-go = To the new table
table-rematch-failed = No new table could be made. This one is kept; try again.
table-last-round = The last round
table-download = Record
table-record-failed = The record could not be fetched. It is kept on the server; try again.
table-fair = Fair deals
    .help = Before the first deal the server committed itself to a secret, and each browser added to it. The secret is open now, so that every deal can be made again.
table-fair-check = Check all deals
table-fair-busy = Checking …
table-fair-right = { $deals ->
    [one] { $deals } deal checked in this browser: it is as the secret has it.
   *[other] { $deals } deals checked in this browser: all are as the secret has them.
}
table-fair-secret = The secret is not open: the match did not come to its end.
table-fair-wrong = The record does not fit its secret (line { $line }).
table-fair-unreadable = The record cannot be read (line { $line }).

# --- the waiting room, watching, sitting down
table-waiting = Before the first deal
table-waiting-seats = { $count } of { $most } seats are taken.
table-bot-level = What kind of bot
table-add-bot = Add a bot
table-start = Deal
table-too-few = These rules need at least { $least } seats: add a bot or invite somebody.
table-waits-for-host = { $name } deals as soon as everybody is here.
table-watching = { $count ->
    [one] You are watching.
   *[other] { $count } are watching, you among them.
}
table-sit = Sit down
table-sit-next = There is room: sit down and you play from the next round on.
table-sit-now = There is room: sit down and you play along.
table-sit-resumed = There is room: you can sit down as soon as the match goes on.
table-sit-bot = To play in a bot’s seat, tap the bot.
table-take-seat = Play here
table-full = All seats are taken.
table-comes-in = { $name }, you come in when this round is over.
table-withdraw = No, just watch
table-your-name = Your name

# --- menu, host, links
table-invite = Invite
table-link = Link to this table
table-link-local = This link works on this computer only.
table-lan = Let in phones on this network
table-lan-failed = The network could not be opened from here.
table-other-device = My seat on another device
table-own-link = Secret link to your seat
table-seat-link = Open this link on your other device. Whoever has it plays in your seat: keep it to yourself.
table-other-seat = Another seat at this table?
table-other-seat-ask = In this browser you have a seat here already. The link you opened is for another one; this browser keeps one of them.
table-other-seat-named = In this browser you sit here as { $name }. The link you opened is for another seat; this browser keeps one of them.
table-other-seat-keep = Keep my seat
table-other-seat-take = Take the seat of the link
table-other-seat-link = Secret link to your seat, to come back to it
table-link-for = Secret link for { $name }
table-settings = Table settings
table-keys = Keys
table-suspend = Put the match aside
table-suspended = Everything is kept as it is, and the secret of the deals stays secret.
table-resume = Go on with the match
table-resumes = { $name } can go on with it.
table-end = End the match for all
table-end-sure = This ends the match for everybody and for good. Type { $code } to confirm.
table-end-code = The code { $code }
table-stay = No, stay
table-seat-kept = Your seat is kept
table-leave-seat = Give up my seat
table-leave-sure = Your seat is gone for good then, and your cards go under the stock. To come back later, go to the lobby instead.
table-leave-failed = Your seat is still yours. { $why }
table-leave-offline = There is no connection just now. Your seat is given up as soon as there is one.
table-leave-busy = Giving up your seat …
table-seat-earlier = One place earlier
table-seat-later = One place later
table-hand-over = Make host
table-new-link = New link for this seat
table-bot-in-seat = Put a bot in this seat
table-remove = Remove from the table
table-remove-sure = { $name } leaves the match for good.
table-set-public = Listed in the lobby
table-set-public-clock = A table listed in the lobby always has a time for a turn.
table-set-chat = Chat
table-set-hints = Hints and points left
table-set-clock = Time for a turn
table-set-pace = Bots take for a step
table-set-summary = A summary stays
table-seconds = { $seconds } s
table-off = No limit
table-until-all = Until all go on

# --- chat
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
table-chat-empty = Nobody has said anything yet.
table-chat-off = At this table nobody writes.
table-mute = Mute chat
table-muted = Chat and reactions are muted on this device.
table-reactions = Quick reactions
table-reaction-well_done = Well done
table-reaction-ouch = Ouch
table-reaction-thanks = Thanks
table-reaction-hurry = Your turn?
table-reaction-good_game = Good game
table-reaction-hello = Hello
table-say = Say something
table-send = Send

# --- keys
table-help-pile = take the top of the discard pile; or lay the chosen card there
table-help-arrows = go from card to card; Enter chooses
table-help-numbers = choose the card at this place
table-help-move = move the chosen card
table-help-undo = take your discard back, or undo sorting, moving and choosing
table-help-arrange = arrange your hand by melds
table-help-keys = these keys

# --- trouble
table-watch = Watch
table-no-answer = The server has not answered. Look whether it has happened, then try again.
table-trouble-none = There is no table with this code.
    .safe = Perhaps a letter is wrong.
table-trouble-token = This seat link does not count any more.
    .safe = You can watch, or ask the host for a new link.
table-trouble-removed = You are not in this match any more.
    .safe = You can watch on.
table-trouble-replaced = Your seat has a new link, and this browser has the old one.
    .safe = The match goes on there. Here you can watch.
table-trouble-version = This page is older than the server.
    .safe = Nothing is lost: load the page again.
table-trouble-broken = This page cannot follow the match.
    .safe = Nothing is lost: every move is kept on the server.
table-call-sure = Call out with { $card }? If you are wrong, all see your cards and it costs { $points } points.
table-call-sure-bare = Call out without a discard? If you are wrong, all see your cards and it costs { $points } points.
