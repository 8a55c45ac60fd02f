# The browser client's pages besides the table: lobby, new table, rules, my matches, replay, learn to play.
pages-guest = Guest
pages-your-name = Your name
pages-play-now = Play now
pages-learn-to-play = Learn to play
pages-resume = Go on
pages-watch = Watch
pages-sit = Sit down
pages-join = Join
pages-cancel = Cancel
pages-print = Print
pages-download = Record
pages-copy = Copy
pages-copied = Copied
pages-share = Share
pages-qr = QR code of the link
pages-wild = wild
pages-set = Set
pages-run = Run
pages-games = Games
pages-variations = Variations

pages-notify-refused = The browser does not allow notifications. You can change that in its settings.

pages-trouble-offline = The server does not answer.
    .safe = Nothing is lost: what was played is kept there. Is the network on, is the server running?
pages-trouble-refused = The server refused that.
    .safe = Nothing has changed.
pages-trouble-fault = Something went wrong on the server.
    .safe = What was played is kept. Try again in a moment.

# Lobby
pages-now = A match against bots
    .help = Eleven rounds of Three Thirteen with two bots that think ahead. It begins at once.
pages-join-friends = To friends
pages-code = Code of a table
pages-code-empty = Type the six letters and digits that your friend sees at the table.
pages-code-letters = A code has no 0 and O, no 1, I and L. Please look again.
pages-code-length = A code has six letters and digits.
pages-code-none = There is no table { $code }. Is the code right?
pages-join-title = Join a table
pages-join-help = The code stands at the top of your friend’s table. Capitals, blanks and dashes do not matter.
pages-go-on = Your matches
pages-all-mine = All my matches
pages-tables = Tables in play
pages-tables-none = No public table just now. Make one, and others find it here.
pages-row-waiting = waiting for players
pages-row-playing = round { $round } of { $rounds }
pages-row-summary = round { $round } of { $rounds } is over
pages-row-suspended = put aside in round { $round }
pages-row-ended = over
pages-row-your-turn = your turn
pages-row-won = won by { $names }
pages-lan = Phones on this network
    .help = Friends in the same Wi-Fi can join with their phones. Until you invite them, only this machine can come in.
pages-lan-invite = Invite phones
pages-lan-open = Phones on this network can come in by this address.
pages-lan-link = Address for phones
pages-lan-failed = This machine has no network that phones could come in by, or the server may not open it. Everything else goes on as it was.

# New table
pages-new-game = What is played
pages-new-none = none chosen
pages-new-options = All rules
    .help = What differs from Three Thirteen as most play it is marked.
pages-new-section-deck = Players, cards and rounds
pages-new-section-wild = Wild cards
pages-new-section-meld = Melds
pages-new-section-draw = Drawing
pages-new-section-out = Going out
pages-new-section-score = Points
pages-new-section-match = The end of the match
pages-new-section-wrong = something is wrong here
pages-new-differs = { $count ->
    [one] one differs
   *[other] { $count } differ
}
pages-new-standard = Usually: { $value }
pages-new-undo = Undo
pages-new-a-number = a number
pages-new-number-of = { $title }: number
pages-new-lowest = { $title }: lowest
pages-new-highest = { $title }: highest
pages-new-least = { $title }: least
pages-new-most = { $title }: most
pages-new-points-of = Points of { $card }
pages-new-sizes-help = Write 3..13, or 3, 5, 7.
pages-new-own = { $count ->
    [one] One house rule
   *[other] { $count } house rules
}
pages-new-house = Kept house rules
pages-new-name = Name of these rules
    .help = They are kept in this browser only.
pages-new-name-missing = Give these rules a name first.
pages-new-keep = Keep
pages-new-kept = Kept as “{ $name }”.
pages-new-bots = Bots
pages-new-bot-more = One more: { $bot }
pages-new-bot-fewer = One fewer: { $bot }
pages-new-seats = { $bots ->
    [0] You and no bots
    [one] You and one bot
   *[other] You and { $bots } bots
}; { $free ->
    [0] no seat is left for friends.
    [one] one seat is left for a friend.
   *[other] { $free } seats are left for friends.
}
pages-new-habits = At the table
pages-new-privacy = Who may come
pages-new-private = Whoever has the link
    .help = The table is in no list.
pages-new-public = Everybody
    .help = The table stands in the lobby. Public tables have a clock.
pages-new-clock = Time for a turn
    .help = When it is up, a simple move is made for the player.
pages-new-clock-none = no limit
pages-new-bank = Extra time
    .help = For the whole match, used when a turn’s time is up.
pages-new-bank-none = none
pages-new-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
pages-new-pace = Pace of the bots
    .help = How long a bot takes for a step.
pages-new-pace-0 = at once
pages-new-pace-1 = quick
pages-new-pace-2 = as people do
pages-new-pace-3 = unhurried
pages-new-summary = After a round
    .help = How long the table waits for everybody to go on.
pages-new-summary-all = until all have gone on
pages-new-joining = Who comes later
    .help = The points a player starts with who joins after the first round.
pages-new-joining-highest = as many as the last one
pages-new-joining-average = the average
pages-new-joining-number = a fixed number
pages-new-joining-points = Points to start with
pages-new-chat = Chat
    .help = Writing and quick reactions. Off at a children’s table.
pages-new-hints = Hints
    .help = Players may ask what a bot would do.
pages-new-take-back = Taking a discard back
    .help = As long as the next player has done nothing.
pages-new-sheet = Rule sheet
pages-new-start = Make the table
pages-new-wrong = { $count ->
    [one] One rule does not fit yet.
   *[other] { $count } rules do not fit yet.
}

# Rules
pages-rules-intro = Every game here has a rule sheet of exactly what is played: to read, to print, to settle an argument.
pages-rules-all = All rules
pages-rules-play = Play this
pages-rules-sources = From { $sources }
pages-rules-players = { $most ->
    [1] for one player
   *[other] { $least } to { $most } players
}
pages-rules-inferred = { $count ->
    [one] One point is inferred
   *[other] { $count } points are inferred
}
pages-rules-digest = Rule set { $key }, digest { $digest }

# My matches
pages-mine-none = No matches yet
    .help = A match you play is kept here, in this browser, so that you can go on with it later.
pages-mine-device = Other device
    .help = Scan this with your phone to go on with the same seat there. Who has this link plays in your place: show it to nobody else.
pages-mine-device-link = Link to my seat
pages-stored = What is stored about me
pages-stored-here = In this browser: the name { $name }, your settings, house rules you kept, and the keys to { $count ->
    [one] one seat
   *[other] { $count } seats
}.
pages-stored-no-name = (none)
pages-stored-server = On the server: the name you sat down with, and what was played. No address, no account.
pages-stored-else = Nothing else, and nothing anywhere else.
pages-forget = Delete my name and keys
pages-forget-sure = Delete your name and keys?
pages-forget-what = { $count ->
    [0] You have no matches here. Your name is deleted in this browser.
    [one] You leave your match, and its seat loses your name and its key, here and on the server.
   *[other] You leave all { $count } matches, and their seats lose your name and their keys, here and on the server.
}
pages-forget-final = This cannot be undone. What was played stays, without your name.
pages-forget-failed = The server could not be reached, so nothing has been deleted. Try again.
pages-forgotten = Deleted. Nothing here or on the server says that it was you.

# Replay
pages-replay-of = Replay of { $code }
pages-replay-intro = See a match again, card by card, and check that its deals were fair. A file is read here in the browser and sent nowhere.
pages-replay-file = Open a match record
    .help = A file that ends in .jsonl. You can also drop it here.
pages-replay-bad-none = This is no match record.
pages-replay-bad-version = This record is from another version of the program.
pages-replay-bad-empty = This record has no events.
pages-replay-bad-line = Line { $line } of this record cannot be read, or cannot follow what stands before it.
pages-replay-partial = This record holds what one seat saw. When the match is over, the whole record can be had.
pages-replay-round = Round { $number } of { $of }
pages-replay-wild = { $rank } are wild
pages-replay-stock = stock { $count }
pages-replay-pile = pile
pages-replay-scored = scored
pages-replay-turn = turn
pages-replay-winner = winner
pages-replay-points = points
pages-replay-cards = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
pages-replay-step = Step
pages-replay-at = { $at } of { $of }: { $text }
pages-replay-back = A step back
pages-replay-forward = A step on
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-to-round = Round
pages-replay-view = Seen by
pages-replay-view-open = all hands
pages-replay-view-none = a watcher
pages-replay-record = The record
    .help = Everything that happened, as a file of text. It can be opened here again, or checked with three-thirteen verify.
pages-replay-other = Open another

pages-said-started = At the table: { $names }.
pages-said-nonce = A browser has added its own random number.
pages-said-joined = { $name } joins.
pages-said-renamed = { $name } plays on from here.
pages-said-seating = New seating: { $names }.
pages-said-left = { $name } leaves.
pages-said-dealt = Round { $number }: { $name } deals { $count } cards each.
pages-said-dealt-wild = Round { $number }: { $name } deals { $count } cards each; { $rank } are wild.
pages-said-drew = { $name } drew from the stock.
pages-said-drew-card = { $name } drew { $card }.
pages-said-took = { $name } took { $card } from the pile.
pages-said-discarded = { $name } threw { $card }.
pages-said-took-back = { $name } took { $card } back.
pages-said-out = { $name } went out.
pages-said-recycled = The discards were shuffled and are the stock now.
pages-said-scored-out = Round { $number } is over and scored.
pages-said-scored-stock_empty = The stock is used up: round { $number } is scored.
pages-said-scored-max_laps = Round { $number } has gone on long enough and is scored.
pages-said-suspended = The match is put aside.
pages-said-resumed = The match goes on.
pages-said-won = The match is over. It is won by { $names }.
pages-said-ended = The match is over. Nobody has won it.

pages-fair = Were the deals fair?
    .help = Before the first deal the server committed itself to a secret. Now that it is told, your browser can make every deal again and compare.
pages-fair-check = Check every deal
pages-fair-checking = Checking…
pages-fair-right = { $deals ->
    [one] Yes. The one deal is exactly as it had to be.
   *[other] Yes. All { $deals } deals and shuffles are exactly as they had to be.
}
pages-fair-right-commitment = The secret is the one that was promised before the first deal.
pages-fair-right-nonces = { $count ->
    [0] No browser had added a random number, so the secret alone decided.
    [one] One random number that a browser added is mixed in; the server did not know it beforehand.
   *[other] { $count } random numbers that browsers added are mixed in; the server did not know them beforehand.
}
pages-fair-right-cards = The first dealer, every hand, every card of the stock and every draw come from these and from nothing else.
pages-fair-secret = This cannot be checked yet: the secret is told when the match is over for good.
pages-fair-wrong-commitment = No. The secret is not the one that was promised.
pages-fair-wrong-dealer = No. The dealer in line { $line } is not the one that the secret gives.
pages-fair-wrong-deal = No. The deal in line { $line } is not the one that the secret gives.
pages-fair-wrong-shuffle = No. The shuffle in line { $line } is not the one that the secret gives.
pages-fair-wrong-draw = No. The card drawn in line { $line } was not on top of the stock.
pages-fair-wrong-take = No. The card taken in line { $line } was not on top of the pile.
pages-fair-unreadable = Line { $line } of the record cannot be read.

# Learn to play
pages-learn-step = Step { $at } of { $of }
pages-learn-next = Go on
pages-learn-again = Once more
pages-learn-mia = Mia
pages-learn-stock = Stock
pages-learn-pile = Discard pile
pages-learn-hand = Your hand
pages-learn-meld-name = Your meld
pages-learn-discard = Discard
pages-learn-do-meld = Lay together
pages-learn-go-out = Go out
pages-learn-welcome = Get all your cards into melds
    .why = A meld is three or more cards: a set of one rank, or a run of one suit. Your 7♥ and 8♥ are the start of a run. Cards in no meld cost points, and the fewest points win.
pages-learn-draw = Draw: press the stock
    .why = Every turn begins with one card, either the top of the stock, unseen, or the top of the discard pile. The two down there goes with nothing of yours.
pages-learn-throw = Discard: choose a card, then the pile
    .why = You drew { $card }, which does not help. Every turn ends with a discard. Keep 7♥ and 8♥, and throw one of the others: court cards cost 10 points each if you are left with them.
pages-learn-other = Now it is Mia’s turn
    .why = She draws a card and throws 8♠. Everybody sees the discard pile, and whoever is next may take its top card.
pages-learn-take = Take 8♠: press the discard pile
    .why = With a second eight you have two ways on: a run with 7♥ and 8♥, or a set of eights.
pages-learn-throw-again = Discard the card that goes with nothing
    .why = 7♥, 8♥ and 8♠ work together. Throw the fourth card.
pages-learn-other-again = Mia draws and throws 4♣
    .why = In a round of three cards, threes are wild. In the next round of four cards fours are, and so on up to kings with thirteen. A wild card stands for any card you need.
pages-learn-draw-wild = Draw: press the stock
    .why = The four on the pile does not help you. Perhaps the next card does.
pages-learn-meld = A wild card. Choose three cards for a meld
    .why = { $card } stands for whatever is missing: for an eight in 8♥ 8♠ { $card }, or for 9♥ in 7♥ 8♥ { $card }. Choose three cards and lay them together.
pages-learn-out = Go out
    .why = All cards but one are in a meld. That one, { $left }, is your discard. Going out ends the round for you with 0 points; it is a choice, and nobody forces you.
pages-learn-last-turn = Mia has one more turn
    .why = When somebody goes out, each of the others has exactly one last turn. Mia draws once more.
pages-learn-score = You have 0 points, Mia has { $points }
    .why = Mia has no meld, so all her cards count: { $sum } = { $points }. Aces cost 1, court cards 10, others their number. A match has eleven rounds, from three cards to thirteen. That is all there is to know.
pages-learn-nudge-read-on = Read this first, then press “Go on”.
pages-learn-nudge-use-stock = The stock is the better choice here: press the face-down pile.
pages-learn-nudge-use-pile = This time take the eight that all can see: press the discard pile.
pages-learn-nudge-draw-first = You cannot discard yet: draw first.
pages-learn-nudge-drawn-already = You have drawn already: one card a turn.
pages-learn-nudge-choose-one = Choose the card to throw, then press the discard pile.
pages-learn-nudge-keep-pair = Better keep that one: 7♥ and 8♥ need one more card for a run.
pages-learn-nudge-keep-melding = Better keep the eight that you have just taken.
pages-learn-nudge-choose-three = Choose three cards, then lay them together.
pages-learn-nudge-no-meld = These three make no meld: ranks or suits do not fit.
pages-learn-nudge-use-wild = Without the wild card these make no meld. It fits anywhere.
pages-learn-nudge-meld-first = First choose three cards that make a meld.
pages-learn-nudge-go-out = All but one of your cards are melded: press “Go out”.
pages-said-called-wrongly = { $name } called out wrongly: { $points } points. All saw { $cards }.
pages-said-bonus-scored = The bonus round is scored; no total changes.
