# Den Dësch am Terminal: d'App an d'Spill mat der Agabzeil.

# --- Ronn a Plazen
terminal-you = Du
terminal-seat-bot = { $name } ({ $bot })
terminal-round = Ronn { $number } vun { $of }
terminal-wild-rank = { $rank } ass wëll
terminal-wild-jokers = nëmme Jokere si wëll
terminal-wild-none = näischt ass wëll
terminal-wild-mark = wëll
terminal-new-mark = nei
terminal-set = Saz
terminal-run = Rei
terminal-stock = Stapel
terminal-pile = Oflag
terminal-cards = { $count ->
    [one] { $count } Kaart
   *[other] { $count } Kaarten
}
terminal-mark-turn = um Zuch
terminal-mark-dealer = gëtt
terminal-mark-out = Schluss
terminal-mark-left = fort

# --- wat geschitt ass
terminal-log-deal = Ronn { $number }: { $size } Kaarten all Kéier, { $wild }. { $you ->
    [yes] Du gëss.
   *[no] { $name } gëtt.
}
terminal-log-own-draw = Du hues { $card } gezunn.
terminal-log-draw = { $you ->
    [yes] Du hues gezunn.
   *[no] { $name } huet gezunn.
}
terminal-log-take = { $you ->
    [yes] Du hues { $card } geholl.
   *[no] { $name } huet { $card } geholl.
}
terminal-log-discard = { $you ->
    [yes] Du hues { $card } ofgeluecht.
   *[no] { $name } huet { $card } ofgeluecht.
}
terminal-log-take-back = { $you ->
    [yes] Du hues { $card } zréckgeholl.
   *[no] { $name } huet { $card } zréckgeholl.
}
terminal-turn-draw = { $you ->
    [yes] Du hues gezunn an { $card } ofgeluecht.
   *[no] { $name } huet gezunn an { $card } ofgeluecht.
}
terminal-turn-draw-own = Du hues { $taken } gezunn an { $card } ofgeluecht.
terminal-turn-take = { $you ->
    [yes] Du hues { $taken } geholl an { $card } ofgeluecht.
   *[no] { $name } huet { $taken } geholl an { $card } ofgeluecht.
}
terminal-log-out = { $you ->
    [yes] Du hues Schluss gemaach.
   *[no] { $name } huet Schluss gemaach.
}
terminal-log-out-with = { $you ->
    [yes] Du hues mat { $card } Schluss gemaach.
   *[no] { $name } huet mat { $card } Schluss gemaach.
}
terminal-log-last-turns = Déi aner hunn all nach een Zuch.
terminal-log-recycle = D'Oflag gouf gemëscht: { $count } Kaarte sinn den neie Stapel.
terminal-log-scored = Ronn { $number } ass eriwwer: { $why }
terminal-log-joined = { $you ->
    [yes] Du spills elo mat.
   *[no] { $name } spillt elo mat.
}
terminal-log-left = { $you ->
    [yes] Du bass gaangen.
   *[no] { $name } ass gaangen.
}
terminal-log-suspended = D'Partie gouf op d'Säit geluecht.
terminal-log-resumed = D'Partie geet weider.
terminal-ending-out = all lescht Zich si gespillt.
terminal-ending-stock = den Zéistapel ass eidel.
terminal-ending-laps = jidderee hat esou vill Zich, wéi d'Reegelen héchstens erlaben.
terminal-end-rounds = D'Partie ass eriwwer: all Ronne si gespillt.
terminal-end-target = D'Partie ass eriwwer: d'Punktegrenz ass erreecht.
terminal-end-one-seat = D'Partie ass eriwwer: nëmmen eng Plaz ass nach besat.
terminal-end-nobody-left = D'Partie ass eriwwer: de Spiller ass gaangen.
terminal-end-called-off = D'Partie gouf ofgebrach.
terminal-winner = { $you ->
    [yes] Du gewënns!
   *[no] { $name } gewënnt!
}
terminal-winners = { $names } deele sech de Sieg!

# --- wien um Zuch ass a wat ze maachen ass
terminal-to-draw = Du bass um Zuch: zéi vum Stapel oder huel { $card }.
terminal-to-draw-only = Du bass um Zuch: zéi vum Stapel.
terminal-to-discard = Wiel eng Kaart a lee se of.
terminal-can-go-out = Du kanns Schluss maache mat { $cards }.
terminal-can-go-out-now = Du kanns Schluss maachen, ouni ofzeleeën.
terminal-waiting = { $name } spillt …
terminal-may-take-back = Du kanns deng Kaart nach zréckhuelen.
terminal-last-turn-yours = { $name } huet Schluss gemaach: dat ass däi leschten Zuch.
terminal-last-turns-run = { $you ->
    [yes] Du hues Schluss gemaach: déi lescht Zich.
   *[no] { $name } huet Schluss gemaach: déi lescht Zich.
}
terminal-no-discard = ouni ofzeleeën
terminal-way-out = { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} iwwreg)
terminal-choose-way = Mat wéi enger Kaart Schluss maachen?
terminal-choose-first = Wiel fir d'éischt eng Kaart, mat de Feiltasten oder der Maus.
terminal-nothing-to-undo = Et gëtt näischt réckgängeg ze maachen. Zéie gëtt ni réckgängeg gemaach.
terminal-undone = Réckgängeg gemaach.

# --- déi eege Kaarten
terminal-left = Iwwreg: { $points } · am beschte Fall { $least }
terminal-left-least = Iwwreg: { $points }, manner geet net
terminal-left-after = Iwwreg nom Ofleeën: { $points } · am beschte Fall { $least }
terminal-left-after-least = Iwwreg nom Ofleeën: { $points }, manner geet net
terminal-left-over = iwwreg { $cards }
terminal-hints-off = Zuelen an Tipps sinn aus.
terminal-hints-on = Zuelen an Tipps sinn un.
terminal-hint-not-now = En Tipp gëtt et nëmmen, wann s du um Zuch bass.
terminal-hint-thinking = Ech iwwerleeën …
terminal-hint-take = Tipp: huel { $card }. Domat kënns du vun { $now } op { $then }.
terminal-hint-take-chance = Tipp: huel { $card }. Net direkt manner Punkten ({ $then } amplaz vun { $now }), mä besser Aussiichten.
terminal-hint-draw = Tipp: zéi vum Stapel. { $card } hëlleft dir net.
terminal-hint-draw-more = Tipp: zéi vum Stapel. { $card } spuert nëmmen { $gain }, de Stapel versprécht méi.
terminal-hint-draw-only = Tipp: zéi vum Stapel.
terminal-hint-discard = Tipp: lee { $card } of. Da bleiwen { $then }, manner geet net.
terminal-hint-discard-chance = Tipp: lee { $card } of. Da bleiwen { $then } amplaz vun { $now }, mä besser Aussiichten.
terminal-hint-out = Tipp: maach Schluss.
terminal-hint-out-with = Tipp: maach mat { $card } Schluss. Da bleiwen { $points }.

# --- Tasten
terminal-key-draw = Zéien
terminal-key-take = Huelen
terminal-key-discard = Ofleeën
terminal-key-out = Schluss
terminal-key-back = Zréck
terminal-key-melds = Sätz
terminal-key-rank = Wäert
terminal-key-suit = Faarf
terminal-key-undo = Réckg.
terminal-key-hint = Tipp
terminal-key-scores = Punkten
terminal-key-log = Verlaf
terminal-key-rules = Reegelen
terminal-key-help = Hëllef
terminal-key-quit = Goen
terminal-key-next = Nächst Ronn
terminal-key-again = Nach eng Kéier
terminal-key-close = Zoumaachen
terminal-key-scroll = Bliederen

# --- aner Biller
terminal-help-title = Tasten
terminal-help-draw = déi iewescht Kaart vum Stapel zéien
terminal-help-take = déi iewescht Kaart vun der Oflag huelen
terminal-help-discard = déi gewielte Kaart ofleeën
terminal-help-out = Schluss maachen, wann et geet: mat der gewielter Kaart, soss gëss du gefrot
terminal-help-back = déi ofgeluechte Kaart zréckhuelen, bis déi nächst Plaz zitt (wann erlaabt)
terminal-help-choose = eng Kaart wielen
terminal-help-move = déi gewielte Kaart réckelen; mat der Maus: zéien
terminal-help-let-go = déi gewielte Kaart lassloossen
terminal-help-melds = d'Kaarten no Kombinatiounen, no Wäert, no Faarf leeën
terminal-help-undo = Zortéieren, Réckelen, Wielen réckgängeg maachen; ni d'Zéien
terminal-help-hint = wat de Bot look-ahead hei géif maachen
terminal-help-numbers = déi iwwreg Punkte weisen oder verstoppen
terminal-help-scores = den Zeddel mat de Punkten
terminal-help-log = alles, wat geschitt ass
terminal-help-rules = d'Reegelen, déi gëllen
terminal-help-theme = hell oder däischter
terminal-help-quit = goen; d'Partie bleift a ka weidergespillt ginn
terminal-help-mouse = Alles kann een och uklicken: de Stapel fir ze zéien, d'Oflag fir ze huelen a fir déi gewielte Kaart ofzeleeën, eng Kaart fir se ze wielen, d'Knäppercher an d'Tasten drënner.
terminal-help-reading = Noperen, déi eng Kombinatioun maachen, sinn agerummt a benannt. Ënnert enger wëller Kaart steet, wourfir se steet.
terminal-scores-title = Punktenzeddel
terminal-scores-round = Ronn
terminal-scores-total = Total
terminal-log-title = Wat geschitt ass
terminal-rules-title = Reegelen, déi gëllen
terminal-summary-title = Ronn { $number } vun { $of } ass eriwwer: { $why }
terminal-summary-went-out = huet Schluss gemaach
terminal-left-label = iwwreg
terminal-nothing-left = näischt iwwreg
terminal-standing-title = Endstand
terminal-standing-line = { $place }. { $name }: { $total }
terminal-zero-rounds = Ronne mat 0
terminal-record-at = D'Opzeechnung: { $path }
terminal-record-foreign = { $path } ass net d'Opzeechnung vun dëser Partie ({ $id }) a bleift, wéi et ass; d'Partie geet ouni si weider.
terminal-record-stopped = { $path } kann net geschriwwe ginn ({ $why }); d'Partie ({ $id }) geet ouni dës Opzeechnung weider.
terminal-verify = D'Ausdeele vun de Kaarte kann een nokucken: three-thirteen verify { $path }
terminal-too-small = Den Dësch brauch { $columns } Kolonnen an { $rows } Zeilen; dës Fënster huet { $width } an { $height }. Maach se méi grouss: näischt ass verluer.
terminal-kept = Deng Partie ass opgehuewen. Weider geet et mat: three-thirteen matches resume { $id }

# --- d'Spill mat der Agabzeil
terminal-plain-welcome = { $game }. Mat dir spillen { $names }. „hëllef“ seet alles, wat een tippe kann.
terminal-plain-resumed = D'Partie geet do weider, wou se verlooss gouf.
terminal-plain-hand = Deng Kaarten: { $cards }.
terminal-plain-new = Nei: { $card }.
terminal-plain-seat = { $name }: { $cards ->
    [one] { $cards } Kaart
   *[other] { $cards } Kaarten
}, Punkten { $total }{ $turn ->
    [yes] , um Zuch
   *[no] { "" }
}.
terminal-plain-piles = Stapel: { $stock }. Oflag: { $pile }, uewen { $card }.
terminal-plain-scores = { $name }: { $scores }. Total { $total }.
terminal-result = { $name }: { $hand }. Punkten: { $sum }. Total { $total }.
terminal-result-out = { $you ->
    [yes] Du hues
   *[no] { $name } huet
} Schluss gemaach: { $hand }. Punkten: { $sum }. Total { $total }.
terminal-ask-draw = Vum Stapel zéien oder { $card } huelen? (zéien, huelen)
terminal-ask-draw-only = Vum Stapel zéien. (zéien)
terminal-ask-discard = Wéi eng Kaart lees du of?
terminal-ask-out = Wéi eng Kaart lees du of? Du kanns Schluss maachen: schluss { $cards }.
terminal-ask-out-now = Wéi eng Kaart lees du of? Du kanns Schluss maachen: schluss.
terminal-ask-next = Weider mat der nächster Ronn? (weider, enn)
terminal-ask-back = Elo spillt déi nächst Plaz. (weider, oder zréck fir deng Kaart zréckzehuelen)
terminal-ask-again = Nach eng Partie? (nachemol, enn)
terminal-plain-empty = Dat war eng eidel Zeil.
terminal-plain-unknown = „{ $line }“ ass keng Kaart an näischt, wat ech kennen. Tipp hëllef.
terminal-plain-no-card = „{ $line }“ ass keng Kaart. Schreif Wäert a Faarf: 7h, 10s, Kd.
terminal-plain-which = Wéi eng Kaart? Schreif: ofleeën 7h.
terminal-plain-out-which = Du kanns Schluss maache mat { $cards }. Schreif schluss an d'Kaart.
terminal-plain-sort = „{ $line }“ ass keng Uerdnung. Schreif: zortéieren kombinatiounen, zortéieren wäert oder zortéieren faarf.
terminal-plain-move = „{ $line }“ sinn keng zwou Plaze vun 1 bis { $count }. Schreif: réckelen 5 1.
terminal-plain-not-now = „{ $line }“ bedeit grad näischt.
terminal-plain-help =
    zéien oder d: vum Stapel zéien.
    huelen oder t: déi iewescht Kaart vun der Oflag huelen.
    ofleeën 7h oder just 7h: ofleeën (s Pick, h Häerz, d Caro, c Tréiff).
    schluss 7h: domat Schluss maachen.
    kaarten: deng Kaarten.
    zortéieren kombinatiounen, zortéieren wäert, zortéieren faarf.
    réckelen 5 1: déi fënneft Kaart op déi éischt Plaz.
    réckgängeg: Zortéieren réckgängeg maachen.
    zréck: déi ofgeluechte Kaart zréckhuelen.
    tipp. dësch. punkten. reegelen.
    weider: déi nächst Ronn.
    enn: goen; d'Partie bleift opgehuewen.

# Wierder, déi een nieft den engleschen tippe kann, duerch Komma getrennt.
terminal-word-draw = zéien, zéi
terminal-word-take = huelen, huel
terminal-word-discard = ofleeën, lee
terminal-word-out = schluss, klappen
terminal-word-hand = kaarten, hand
terminal-word-sort = zortéieren
terminal-word-move = réckelen
terminal-word-hint = tipp
terminal-word-table = dësch
terminal-word-scores = punkten
terminal-word-rules = reegelen
terminal-word-undo = réckgängeg
terminal-word-back = zréck
terminal-word-next = weider
terminal-word-again = nachemol
terminal-word-help = hëllef
terminal-word-quit = enn, goen
terminal-word-melds = kombinatiounen, kombinatioun
terminal-word-rank = wäert, wäerter
terminal-word-suit = faarf, faarwen

# --- d'Kommandozeil
terminal-error-record-exists = { $path } gëtt et schonn a gëtt net iwwerschriwwen. Nenn fir --record eng aner Datei.
terminal-error-record-unwritable = { $path } kann net geschriwwe ginn: { $why }
terminal-error-bots = Eng Partie brauch op d'mannst ee Bot: --bots look-ahead,greedy
terminal-error-too-many = No dëse Reegele spillen héchstens { $most }; du an { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} sinn der ze vill.
terminal-error-too-few = No dëse Reegele brauch et op d'mannst { $least } Plazen; du an { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} sinn der ze wéineg.
terminal-error-no-terminal = Dat ass keen Terminal: gespillt gëtt mat der Agabzeil (--plain).
terminal-error-no-person = An der Partie { $id } sëtzt kee Mënsch: et spillen nëmme Bots.
terminal-log-called-wrongly = { $you ->
    [yes] Du hues zu Onrecht Schluss geruff: { $points } Punkten. Gewisen: { $cards }.
   *[no] { $name } huet zu Onrecht Schluss geruff: { $points } Punkten. Gewisen: { $cards }.
}
terminal-jokers-away = { $count ->
    [one] ee Joker un eng friem Kombinatioun geluecht
   *[other] { $count } Jokeren u friem Kombinatioune geluecht
}
terminal-key-call = Schluss ruffen
terminal-to-discard-or-call = Leeë eng Kaart of, oder wiel eng a ruff mat hir Schluss.
terminal-call-choose = Wiel fir d’éischt d’Kaart, déi s du beim Ruff ofleeës.
terminal-bonus-round = Zousazronn
terminal-bonus-dealt = Zousazronn fir { $names }: { $size } Kaarten all Kéier, { $wild }. Si entscheet de Gläichstand an ännert keen Total.
terminal-bonus-scored = D’Zousazronn ass eriwwer: { $why }
terminal-bonus-due = { $names } hu gläich wéineg Punkten: eng Zousazronn entscheet.
terminal-bonus-decided = D’Zousazronn huet de Gläichstand entscheet: { $scores }.
