# De Programm am Browser: wat op all Säit steet.
web-loading = Gëtt gelueden …
web-close = Zoumaachen
web-nav = Säiten
web-again = Nach eng Kéier probéieren
web-settings = Astellungen
web-language = Sprooch
web-theme = Ausgesinn
    .system = Wéi den Apparat
    .light = Hell
    .dark = Däischter
web-suits = Faarwe vun de Kaarten
    .four = Jiddereng hir eege
    .two = Rout a Schwaarz
web-motion = Beweegung
    .system = Wéi den Apparat
    .full = Kaarte wanderen
    .less = Manner
web-large-print = Grouss Schrëft
web-sounds = Téin
web-vibration = Vibréieren, wann ech drun sinn
web-notifications = Bescheed soen, wann ech drun sinn an d’Säit verstoppt ass
web-not-secure = Dës Säit koum onverschlësselt (http). Dofir gëtt et am Browser keen Installéieren, keng Notifikatiounen an den Ecran bleift net un. Wéi een TLS kritt, steet an docs/self-hosting.md.
web-page-failed = D’Säit konnt net geluede ginn.
    .safe = Näischt ass verluer: All Partie läit um Server.
web-missing = Hei ass näischt
    .text = Ënner dëser Adress gëtt et keng Säit.
web-to-lobby = An d’Lobby
web-lobby = Lobby
web-new = Neien Dësch
web-rules = Reegelen
web-learn = Léieren
web-mine = Meng Partien
web-replay = Nospillen
web-table = Dësch { $code }

# Kaarten, wéi e Virliesprogramm se nennt; wéi se ausgesinn, steet an cards.ftl.
web-rank = { $rank ->
    [1] Ass
    [11] Bouf
    [12] Damm
    [13] Kinnek
   *[other] { $rank }
}
web-card-name = { $suit ->
    [spades] Pick
    [hearts] Häerz
    [diamonds] Caro
    [clubs] Tréiff
   *[stars] Stär
} { $rank }
web-card-wild = { $card }, wëll
web-card-stands = { $card }, wëll, steet fir { $place }
web-stands-rank = de Wäert { $rank }

# D’Verbindung mam Server.
web-line-connecting = Verbindung gëtt opgebaut …
web-line-offline = Keng Verbindung. Deng Plaz an deng Kaarte si sécher.
web-line-retry = Neie Versuch an { $seconds } s
web-line-now = Elo probéieren
web-your-turn = Du bass drun
web-ask-before-call = Nofroen, ier ech Schluss ruffen
