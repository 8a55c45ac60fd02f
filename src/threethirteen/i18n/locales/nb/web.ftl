# Klienten i nettleseren: det som står på hver side.
web-loading = Laster …
web-close = Lukk
web-nav = Sider
web-again = Prøv igjen
web-settings = Innstillinger
web-language = Språk
web-theme = Utseende
    .system = Som enheten
    .light = Lyst
    .dark = Mørkt
web-suits = Farger på kortene
    .four = Hver sin
    .two = Rødt og svart
web-motion = Bevegelse
    .system = Som enheten
    .full = Kortene flytter seg
    .less = Mindre
web-large-print = Stor skrift
web-sounds = Lyder
web-vibration = Vibrer når det er min tur
web-notifications = Varsle meg når det er min tur og siden er skjult
web-not-secure = Denne siden kom ukryptert (http). Derfor gir ikke nettleseren varsler, installering eller en skjerm som holder seg våken. docs/self-hosting.md forteller hvordan du får TLS.
web-page-failed = Siden kunne ikke lastes.
    .safe = Ingenting er tapt: Alle partier ligger på serveren.
web-missing = Her er det ingenting
    .text = Det finnes ingen side på denne adressen.
web-to-lobby = Til lobbyen
web-lobby = Lobby
web-new = Nytt bord
web-rules = Regler
web-learn = Lær spillet
web-mine = Mine partier
web-replay = Spill av
web-table = Bord { $code }

# Kortene slik en skjermleser sier dem; hvordan de ser ut, står i cards.ftl.
web-rank = { $rank ->
    [1] ess
    [11] knekt
    [12] dame
    [13] konge
   *[other] { $rank }
}
web-card-name = { $suit ->
    [spades] spar
    [hearts] hjerter
    [diamonds] ruter
    [clubs] kløver
   *[stars] stjerne
} { $rank }
web-card-wild = { $card }, vilt
web-card-stands = { $card }, vilt, står for { $place }
web-stands-rank = verdien { $rank }

# Forbindelsen til serveren.
web-line-connecting = Kobler til …
web-line-offline = Ingen forbindelse. Plassen din og kortene dine er trygge.
web-line-retry = Prøver igjen om { $seconds } s
web-line-now = Prøv nå
web-your-turn = Din tur
web-ask-before-call = Spør før jeg roper ut
