# Bots and simulation. bot-title-<name>: our own bots; mishap-<fault>: a move that a bot did not get to make.
bot-title-random = Random
    .blurb = Leaves everything to chance, but goes out when it can.
bot-title-greedy = Greedy
    .blurb = Takes whatever lowers the points of the hand at once, and throws what costs most.
bot-title-look-ahead = Look-ahead
    .blurb = Weighs the discard against an unseen card, and throws with the next draw in mind. The strongest of the three.
bot-unknown = There is no bot “{ $name }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
} There are { $known }.
bot-broken = The bot “{ $name }” ({ $source }) cannot be used: { $reason }.
mishap-crashed = { $bot } (seat { $seat }, event { $seq }) broke down, and a safe move was made for it: { $detail }
mishap-no-action = { $bot } (seat { $seat }, event { $seq }) answered with something that is no move, and a safe one was made: { $detail }
mishap-illegal = { $bot } (seat { $seat }, event { $seq }) tried a move that is not allowed, and a safe one was made: { $detail }
mishap-too-slow = { $bot } (seat { $seat }, event { $seq }) took too long, and a safe move was made for it: { $detail }
simulation-worker-lost = A process of the simulation was killed or ran out of memory. Try again with fewer --processes.
usage-simulate-bots = Say which bots are to play, one a seat: --bots look-ahead,greedy
usage-records-exist = { $file } is there already, and records are not written over.
usage-records-unwritable = Records cannot be written to { $file }: { $reason }.
simulate-progress = Matches
simulate-bot = Bot
simulate-points = Points a match
simulate-lead = Ahead by
simulate-wins = Wins
simulate-outs = First out
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) }–{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
simulate-meaning = Fewer points are better. “Ahead by”: points a match below the others. After ± and in brackets: 95 % intervals.
simulate-played = Matches: { $matches } · different deals: { $deals } · rounds: { $rounds }
simulate-turns = Turns a round, all seats: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } · rounds that stalled: { $stalls }
simulate-speed = Matches a second: { NUMBER($speed, minimumFractionDigits: 2, maximumFractionDigits: 2) } · processes: { $processes }
simulate-seed = Seed: { $seed }
simulate-mishaps = Moves that bots did not get to make: { $count }. The first of them:
    .bots = The bots, one a seat, such as look-ahead,greedy; --list-bots names them.
    .matches = How many matches; with --paired rounded up to whole rotations of the seats.
    .rules = A game, a variation, a join such as one-wild+jokers, or a file.
    .set_ = A house rule on top; may be given again.
    .seed = Any text; the same seed gives the same matches. Without one, a new seed is made and shown.
    .paired = Play the same deals again with the seats rotated: luck counts for much less.
    .as_json = Print the result as JSON.
    .records = Keep the matches: in a folder one file each, or all in one file FILE.jsonl.
    .processes = How many processes play; one for each core unless told otherwise.
    .list_bots = List the bots there are.
    .lang = The language: en, de, nb, pl or lb.
