# The browser client: what every page says.
web-loading = Loading…
web-close = Close
web-nav = Pages
web-again = Try again
web-settings = Settings
web-language = Language
web-theme = Appearance
    .system = As the device
    .light = Light
    .dark = Dark
web-suits = Suit colours
    .four = Each its own
    .two = Red and black
web-motion = Motion
    .system = As the device
    .full = Cards travel
    .less = Less
web-large-print = Large print
web-sounds = Sounds
web-vibration = Vibrate when it is my turn
web-notifications = Notify me when it is my turn and the page is hidden
web-not-secure = This page came without encryption (http), so the browser withholds notifications, installing and keeping the screen on. docs/self-hosting.md says how to have TLS.
web-page-failed = The page could not be loaded.
    .safe = Nothing is lost: every match is kept on the server.
web-missing = Nothing here
    .text = There is no page at this address.
web-to-lobby = To the lobby
web-lobby = Lobby
web-new = New table
web-rules = Rules
web-learn = Learn
web-mine = My matches
web-replay = Replay
web-table = Table { $code }

# Cards as a screen reader says them; how they look is in cards.ftl.
web-rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}
web-card-name = { $rank } of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[stars] stars
}
web-card-wild = { $card }, wild
web-card-stands = { $card }, wild, stands for { $place }
web-stands-rank = a { $rank }

# The line to the server.
web-line-connecting = Connecting…
web-line-offline = No connection. Your seat and your cards are safe.
web-line-retry = Trying again in { $seconds } s
web-line-now = Try now
web-your-turn = Your turn
web-ask-before-call = Ask before I call out
