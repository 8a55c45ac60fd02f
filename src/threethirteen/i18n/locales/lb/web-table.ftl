# Den Dësch am Browser. Wat um Dësch geschitt, gëtt mat de Sätz aus terminal.ftl erzielt.

# --- Kapp a Plazen
table-wild-rank = { $rank } wëll
table-menu = Menü
table-hint = Tipp
table-others = Déi aner
table-seat-name = { $name }, { $cards ->
    [one] { $cards } Kaart
   *[other] { $cards } Kaarten
}, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}, { $state }
table-state-none = waart
table-state-away = net do
table-state-auto = spillt automatesch
table-state-bot-plays = net do, e Bot spillt
table-seat-bot = Bot: { $bot }
table-seat-person = Mënsch
table-host = leet den Dësch
table-guest = Gaascht
table-watcher = Een, deen nokuckt
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

# --- d'Mëtt
table-rule = Regel
table-open-log = Wat zulescht geschitt ass; mécht de Verlaf op:
table-by-clock = (d'Auer)
table-by-bot = (e Bot ass agesprongen)
table-log-renamed = { $name } spillt hei weider.
table-log-seating = Nei Reiefolleg um Dësch: { $names }.
table-piles = Zéistapel an Oflag
table-stock-name = Zéistapel, { $count ->
    [one] { $count } Kaart
   *[other] { $count } Kaarten
}, verdeckt
table-pile-name = Oflag, { $count ->
    [one] { $count } Kaart
   *[other] { $count } Kaarten
}, uewendrop: { $top }
table-pile-empty = näischt
table-card-wild = { $card }, wëll
table-stands-for = steet fir { $card }
table-lay = { $card } ofleeën
table-countdown-turn = { $seconds } s
table-countdown-bank = { $seconds } s aus der Zäitreserv
table-countdown-grace = { $name } ass net do: an { $seconds } s spillt e Bot
table-countdown-next_round = Nächst Ronn an { $seconds } s

# --- déi eege Hand
table-last-draw = { $name } huet Schluss gemaach: däi leschten Zuch. Zéi oder huel { $card }.
table-last-draw-only = { $name } huet Schluss gemaach: däi leschten Zuch. Zéi.
table-last-discard = Däi leschten Zuch: lee eng Kaart of.
table-hand = Deng Hand, { $count ->
    [one] { $count } Kaart
   *[other] { $count } Kaarten
}
table-left = iwwreg { $points }
table-best = (méiglech { $points })
table-actions = Wat s du maache kanns
table-arrange = Uerdnen
table-arrange-melds = No Sätz a Reien
table-arrange-rank = No Wäert
table-arrange-suit = No Faarf
table-move-left = Gewielte Kaart no lénks
table-move-right = Gewielte Kaart no riets
table-knock = Klappen
table-cannot-go-out = Du kanns nach net Schluss maachen.
table-auto = Fir dech gëtt automatesch gespillt.
table-im-back = Ech sinn erëm do

# --- Ofrechnung a Schluss
table-summary = Ronn { $number }
table-went-out = { $you ->
    [yes] Du hues Schluss gemaach.
   *[no] { $name } huet Schluss gemaach.
}
table-hands = All Hänn
table-confirmed = Waarden …
table-next-round = spillt vun der nächster Ronn u mat
table-waiting-for = Et feelt nach: { $names }.
table-open-round = Ronn { $number }: all Hänn weisen
table-chart-name = Punktestänn iwwer { $rounds } Ronnen
table-rematch = Nach eng Kéier
table-rematch-here = Revanche hei: { $link }
table-rematch-made = Deen neien Dësch ass op. Gëff säi Link un déi aner weider.
table-rematch-said = Deen neien Dësch ass op. Säi Link steet och am Chat.
table-rematch-go = Bei deen neien Dësch
table-rematch-failed = Et konnt keen neien Dësch opgemaach ginn. Dësen hei bleift; probéier nach eng Kéier.
table-last-round = Déi lescht Ronn
table-download = Protokoll
table-record-failed = De Protokoll war net ze kréien. E läit um Server; probéier nach eng Kéier.
table-fair = Éierlech ginn
    .help = Virum éischte Ginn huet de Server sech op e Geheimnis festgeluecht, an all Browser huet eppes derbäigedoen. Elo ass d'Geheimnis op, an all Ginn ka nogerechent ginn.
table-fair-check = Alles norechnen
table-fair-busy = Gëtt nogerechent …
table-fair-right = { $deals ->
    [one] { $deals } Mol Ginn an dësem Browser nogerechent: et stëmmt mam Geheimnis.
   *[other] { $deals } Mol Ginn an dësem Browser nogerechent: alles stëmmt mam Geheimnis.
}
table-fair-secret = D'Geheimnis ass net op: d'Partie ass net bis un d'Enn komm.
table-fair-wrong = De Protokoll passt net bei säi Geheimnis (Zeil { $line }).
table-fair-unreadable = De Protokoll kann net gelies ginn (Zeil { $line }).

# --- Waardesall, nokucken, sech setzen
table-waiting = Virum éischte Ginn
table-waiting-seats = { $count } vun { $most } Plaze si besat.
table-bot-level = Wéi eng Zort Bot
table-add-bot = Bot derbäi
table-start = Ginn
table-too-few = Dës Reegele brauche mindestens { $least } Plazen: setz e Bot derbäi oder lued een an.
table-waits-for-host = { $name } gëtt, soubal jiddereen do ass.
table-watching = { $count ->
    [one] Du kucks no.
   *[other] { $count } kucken no, du och.
}
table-sit = Sech setzen
table-sit-next = Et ass Plaz: setz dech, an du spills vun der nächster Ronn u mat.
table-sit-now = Et ass Plaz: setz dech a spill mat.
table-sit-resumed = Et ass Plaz: du kanns dech setzen, soubal d'Partie weidergeet.
table-sit-bot = Fir op der Plaz vun engem Bot ze spillen, tipp en un.
table-take-seat = Hei spillen
table-full = All Plaze si besat.
table-comes-in = { $name }, du bass derbäi, wann dës Ronn eriwwer ass.
table-withdraw = Neen, just nokucken
table-your-name = Däin Numm

# --- Menü, Dëschleedung, Linken
table-invite = Alueden
table-link = Link op dësen Dësch
table-link-local = Dëse Link geet nëmmen op dësem Computer.
table-lan = Handyen aus dësem Netz eraloossen
table-lan-failed = D'Netz konnt vun hei aus net opgemaach ginn.
table-other-device = Meng Plaz op engem aneren Apparat
table-own-link = Geheime Link op deng Plaz
table-seat-link = Maach dëse Link op dengem aneren Apparat op. Wien en huet, spillt op denger Plaz: hal e fir dech.
table-other-seat = Eng aner Plaz op dësem Dësch?
table-other-seat-ask = An dësem Browser hues du hei schonn eng Plaz. De Link, deen s du opgemaach hues, ass fir eng aner; dëse Browser behält eng dovun.
table-other-seat-named = An dësem Browser sëtz du hei als { $name }. De Link, deen s du opgemaach hues, ass fir eng aner Plaz; dëse Browser behält eng dovun.
table-other-seat-keep = Meng Plaz behalen
table-other-seat-take = D'Plaz vum Link huelen
table-other-seat-link = Geheime Link bei deng Plaz, fir zréckzekommen
table-link-for = Geheime Link fir { $name }
table-settings = Dësch astellen
table-keys = Tasten
table-suspend = Partie op d'Säit leeën
table-suspended = Alles bleift, wéi et ass, an d'Geheimnis vun de Kaarte bleift geheim.
table-resume = Mat der Partie weidermaachen
table-resumes = { $name } kann domat weidermaachen.
table-end = Partie fir jiddereen ophalen
table-end-sure = Domat ass d'Partie fir jiddereen a fir ëmmer eriwwer. Tipp { $code } an, fir et ze confirméieren.
table-end-code = De Code { $code }
table-stay = Neen, bleiwen
table-seat-kept = Deng Plaz bleift dir
table-leave-seat = Meng Plaz opginn
table-leave-sure = Deng Plaz ass dann endgülteg fort, an deng Kaarte kommen ënnert den Zéistapel. Wann s du spéider zréckkomme wëlls, géi léiwer an d'Lobby.
table-leave-failed = Deng Plaz ass nach deng. { $why }
table-leave-offline = Et gëtt grad keng Verbindung. Deng Plaz gëtt opginn, soubal et erëm eng gëtt.
table-leave-busy = Deng Plaz gëtt opginn …
table-seat-earlier = Eng Plaz méi fréi
table-seat-later = Eng Plaz méi spéit
table-hand-over = Dëschleedung iwwerginn
table-new-link = Neie Link fir dës Plaz
table-bot-in-seat = E Bot heihi setzen
table-remove = Vum Dësch huelen
table-remove-sure = { $name } ass dann endgülteg net méi derbäi.
table-set-public = Steet an der Lobby
table-set-public-clock = En Dësch, deen an der Lobby steet, huet ëmmer eng Zäit fir den Zuch.
table-set-chat = Chat
table-set-hints = Tippen an iwwreg Punkten
table-set-clock = Zäit fir en Zuch
table-set-pace = Bote brauche pro Schrëtt
table-set-summary = D'Ofrechnung bleift
table-seconds = { $seconds } s
table-off = Ouni Limitt
table-until-all = Bis jiddereen weider ass

# --- Chat
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } nei Zeil
   *[other] Chat, { $count } nei Zeilen
}
table-chat-empty = Et huet nach keen eppes gesot.
table-chat-off = Op dësem Dësch schreift keen.
table-mute = Chat stomm
table-muted = Chat an Zouriff sinn op dësem Apparat stomm.
table-reactions = Kuerz Zouriff
table-reaction-well_done = Gutt gemaach
table-reaction-ouch = Autsch
table-reaction-thanks = Merci
table-reaction-hurry = Bass du drun?
table-reaction-good_game = Flott Partie
table-reaction-hello = Moien
table-say = Eppes soen
table-send = Schécken

# --- Tasten
table-help-pile = déi iewescht Kaart vun der Oflag huelen, oder déi gewielte Kaart do ofleeën
table-help-arrows = vu Kaart zu Kaart goen; Enter wielt
table-help-numbers = d'Kaart op dëser Plaz wielen
table-help-move = déi gewielte Kaart réckelen
table-help-undo = déi eege Kaart zréckhuelen, oder Uerdnen, Réckelen a Wielen ongeschitt maachen
table-help-arrange = d'Hand no Sätz a Reien uerdnen
table-help-keys = dës Tasten

# --- wann eppes net geet
table-watch = Nokucken
table-no-answer = De Server huet net geäntwert. Kuck, ob et geschitt ass, a probéier dann nach eng Kéier.
table-trouble-none = Et gëtt keen Dësch mat dësem Code.
    .safe = Vläicht stëmmt e Buschtaf net.
table-trouble-token = Dëse Link op d'Plaz gëllt net méi.
    .safe = Du kanns nokucken, oder d'Dëschleedung no engem neie Link froen.
table-trouble-removed = Du bass net méi an dëser Partie derbäi.
    .safe = Du kanns weider nokucken.
table-trouble-replaced = Deng Plaz huet en neie Link, an dëse Browser huet deen alen.
    .safe = D'Partie geet do weider. Hei kanns du nokucken.
table-trouble-version = Dës Säit ass méi al wéi de Server.
    .safe = Näischt ass verluer: lued d'Säit nei.
table-trouble-broken = Dës Säit kënnt der Partie net no.
    .safe = Näischt ass verluer: all Zuch läit um Server.
table-call-sure = Mat { $card } Schluss ruffen? Wann et falsch ass, gesinn all deng Kaarten, an et kascht { $points } Punkten.
table-call-sure-bare = Ouni Oflag Schluss ruffen? Wann et falsch ass, gesinn all deng Kaarten, an et kascht { $points } Punkten.
