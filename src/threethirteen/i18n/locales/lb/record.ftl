# D'Opzeechnung vun enger Partie: liesen, préiwen, nospillen; an d'Partien, déi den Terminal opbewaart.
record-line = Zeil { $line }: { $what }
record-count-rounds = { $count ->
    [one] eng Ronn
   *[other] { $count } Ronnen
}
record-count-events = { $count ->
    [one] een Evenement
   *[other] { $count } Evenementer
}
record-count-cards = { $count ->
    [one] eng Kaart
   *[other] { $count } Kaarten
}
record-spectator = een, deen nëmmen nokuckt,
record-unreadable = { $path } léisst sech net liesen: { $why }
record-no-such-seat = D'Plaz { $seat } gëtt et an dëser Opzeechnung net, nëmmen d'Plaze vun 0 bis { $last }.
record-no-such-event = D'Evenement { $at } gëtt et an dëser Opzeechnung net, nëmmen d'Evenementer vun 1 bis { $last }.
record-other-viewer = An dëser Opzeechnung steet nëmmen, wat { $viewer } gesinn huet.
record-several = An dësem Fichier si méi Opzeechnungen; --at brauch e Fichier mat nëmmen enger.

# Firwat eng Opzeechnung net liesbar ass (d'Zeil steet virdrun).
record-empty = De Fichier ass eidel; e misst mam Kapp vun enger Opzeechnung ufänken.
record-no-record = Dat hei ass keng Opzeechnung vun enger Partie: hei misst hire Kapp stoen.
record-wrong-version = Dat hei ass eng Opzeechnung vun der Versioun { $version }; dëse Programm liest d'Versioun { $known }.
record-truncated = D'Zeil brécht an der Mëtt of; de Fichier ass hei ofgeschnidden.
record-malformed-json = Dat hei ass kee JSON ({ $detail }).
record-malformed = Sou eppes steet a kenger Opzeechnung ({ $detail }).
record-blank-line = Eng eidel Zeil matzen an der Opzeechnung.
record-gap-in-numbers = D'Evenement huet d'Nummer { $written }, an { $expected } ass un der Rei. Eppes feelt, steet duebel oder op der falscher Plaz.
record-rules = Sou Reegele kann et net ginn: { $detail }
record-unknown-event = En Evenement vun der Zort „{ $type }“ kennt dëse Programm net.
record-event-in-redacted = „{ $type }“ gehéiert net an eng Opzeechnung vun deem, wat nëmmen ee gesinn huet: et géif Verstoppt verroden.
record-sighting-in-open = „{ $type }“ gehéiert net an eng oppen Opzeechnung: et seet ze wéineg.
record-redacted = An dëser Opzeechnung steet nëmmen, wat ee gesinn huet; hei gëtt eng oppe gebraucht.
record-no-events = An der Opzeechnung si keng Evenementer.
record-impossible = Dat kann net op dat Viregt follegen ({ $detail }).

# Déi éischt falsch Zeil vun enger Opzeechnung.
record-kind = { $kind ->
    [match_started] den Ufank vun der Partie
    [nonce_added] eegen Zoufallsbytes
    [seat_joined] eng nei Plaz
    [seat_renamed] en neien Numm
    [seating_changed] eng nei Sëtzuerdnung
    [seat_left] eng Plaz, déi geet
    [round_dealt] en Ausdeelen
    [deal_seen] en Ausdeelen
    [card_drawn] eng Kaart vum Zéistapel
    [own_draw_seen] eng Kaart vum Zéistapel
    [hidden_draw_seen] eng Kaart vum Zéistapel
    [card_taken] eng Kaart vum Oflagestapel
    [card_discarded] en Ofleeën
    [discard_taken_back] en zréckgehollent Ofleeën
    [choice_made] eng Wiel virun engem Ruff
    [own_choice_seen] eng Wiel virun engem Ruff
    [hidden_choice_seen] eng Wiel virun engem Ruff
    [draws_settled] de Ruff „Zéien“
    [draws_seen] de Ruff „Zéien“
    [discards_settled] de Ruff „Ofleeën“
    [stock_recycled] en nei gemëschten Zéistapel
    [recycle_seen] en nei gemëschten Zéistapel
    [called_wrongly] e Ruff zu Onrecht
    [went_out] e Schlussmaachen
    [meld_laid_down] en Ausleeën
    [card_laid_off] en Uleeën
    [piles_dealt] en Ausdeelen
    [piles_seen] en Ausdeelen
    [card_turned] eng oppe gezunne Kaart
    [card_placed] eng Kaart op e Stapel
    [pile_discarded] eng vun engem Stapel ewechgeluechte Kaart
    [solo_undone] e zréckgehollte Schrëtt
    [solo_scored] d'Ofrechnung vun de Stäpel
    [round_scored] d'Ofrechnung vun der Ronn
    [match_suspended] eng Ënnerbriechung vun der Partie
    [match_resumed] d'Weidergoe vun der Partie
    [match_ended] d'Enn vun der Partie
    [match_end_seen] d'Enn vun der Partie
   *[other] { $kind }
}
record-wrong-event = Do steet „{ $written }“; et misst heeschen: { $expected }
record-missing = D'Opzeechnung hält matzen an engem Zuch op. Et feelt: { $expected }
record-unexpected = Do steet „{ $written }“, an näischt huet dohi gefouert.
record-refused = „{ $written }“ ass géint d'Reegelen. D'Äntwert wier gewiescht: { $refusal }
record-wrong-value = „{ $path }“ ass { $written }; richteg wier { $expected }.
record-wrong-deal = Sou gouf net ausgedeelt: „{ $path }“ ass { $written }; aus dem Geheimnis kënnt { $expected }.
record-wrong-shuffle = Sou goufen déi ofgeluechte Kaarten net gemëscht: „{ $path }“ ass { $written }; aus dem Geheimnis kënnt { $expected }.
record-wrong-score = Falsch gerechent: „{ $path }“ ass { $written }; richteg wier { $expected }.
record-wrong-cards = Dat sinn net déi richteg Kaarten. Et feelen: { $missing }. Zevill sinn: { $extra }.
record-wrong-count = D'Plaz { $seat } weist { $written ->
    [one] eng Kaart
   *[other] { $written } Kaarten
} an huet der { $expected }.
record-shown-card-missing = Jiddereen huet gesinn, wéi d'Plaz { $seat } { $missing } geholl huet; op der Hand feelt dat.
record-too-many-copies = Et si méi Kaarte bekannt, wéi an de Kaartespiller sinn: { $extra }.
record-arrangement = D'Hand vun der Plaz { $seat } ass falsch ausgeluecht: { $fault }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}.
record-not-cheapest = D'Hand vun der Plaz { $seat } ass mat { $written } Punkten iwwreg ausgeluecht; { $expected } si méiglech.
record-by-differs = „{ $written }“ soll et gemaach hunn, bei den Evenementer virdrun am selwechten Zuch awer „{ $expected }“.
record-header-rules = D'Reegele sinn net déi vum Kapp: „{ $path }“ ass { $written }, am Kapp { $expected }.
record-header-seats = D'Plaze sinn net déi vum Kapp: { $written }, am Kapp { $expected }.
record-commitment-malformed = „{ $written }“ ass keen hexadezimalen SHA-256.
record-commitment = D'Festleeung gehéiert net zum Geheimnis, aus deem d'Kaarte koumen: { $written } misst { $expected } sinn.
record-secret = Dat ass net d'Geheimnis, op dat d'Partie sech festgeluecht huet.
record-unknown-part = „{ $path }“ kennt dëse Programm net oder schreift et anescht.
record-right = D'Opzeechnung stëmmt: { $rounds }, { $events }. D'Reegelen, d'Rechnung an all Ausdeele si gepréift.
record-right-so-far = D'Opzeechnung stëmmt bis hei: { $rounds }, { $events }. D'Ausdeele léisst sech eréischt préiwen, wann d'Partie eriwwer ass; bis dohi bleift hiert Geheimnis verstoppt.
record-right-redacted = D'Opzeechnung stëmmt: { $rounds }, { $events }. Dra steet, wat { $viewer } gesinn huet; d'Ausdeelen a verdeckte Kaarte loosse sech dran net préiwen.
record-right-several = All { $records } Opzeechnunge stëmmen: { $rounds }, { $events }. { $deals ->
    [checked] D'Reegelen, d'Rechnung an all Ausdeele si gepréift.
   *[other] Wou eng Partie net eriwwer ass oder nëmme steet, wat een eenzege gesinn huet, loosse sech d'Ausdeelen net préiwen.
}

# Nospillen: eng Zeil fir all Evenement.
replay-open = { $title } · oppen Opzeechnung
replay-redacted = { $title } · wéi { $viewer } et gesinn huet
replay-start = Um Dësch: { $names }
replay-nonce = Eegen Zoufallsbytes: { $nonce }
replay-joined = { $name } kënnt derbäi a fänkt mat { $start } un
replay-left = { $name } geet
replay-round = Ronn { $number } vun { $of }: { $cards }, { $wild }; { $name } deelt aus
replay-wild = { $rank } wëll
replay-wild-jokers = nëmme Jokere wëll
replay-wild-none = näischt wëll
replay-upcard = opgedeckt { $card }
replay-draw = { $name } zitt { $card }
replay-draw-hidden = { $name } zitt
replay-take = { $name } hëlt { $card }
replay-discard = { $name } leet { $card } of
replay-back = { $name } hëlt { $card } zréck
replay-out = { $name } mécht Schluss
replay-out-with = { $name } mécht mat { $card } Schluss
replay-recycled = Déi ofgeluechte Kaarte si gemëscht: en neien Zéistapel, { $cards }
replay-suspended = D'Partie gëtt ënnerbrach
replay-resumed = D'Partie geet weider
replay-scored-out = D'Ronn { $number } ass eriwwer
replay-scored-stock_empty = D'Ronn { $number } ass eriwwer: den Zéistapel ass eidel
replay-scored-max_laps = D'Ronn { $number } ass eriwwer: kee koum méi weider
replay-points = { $name }: { $score }, am Ganzen { $total }
replay-ended-rounds_played = D'Partie ass eriwwer
replay-ended-target_reached = D'Partie ass eriwwer: d'Punktegrenz ass erreecht
replay-ended-one_seat_left = D'Partie ass eriwwer: nëmmen ee bleift nach
replay-ended-nobody_left = D'Partie ass eriwwer: de Spiller ass gaangen
replay-ended-called_off = D'Partie gouf ofgebrach
replay-winner = { $count ->
    [0] Keen huet gewonnen
    [one] { $names } gewënnt
   *[other] { $names } deele sech d'Victoire
}
replay-left-over = iwwreg { $cards } ({ $points })
replay-set = Saz
replay-run = Rei

# Nospillen: d'Lag no engem Evenement.
replay-event = Evenement { $number } vun { $of }
replay-player = Numm
replay-hand = Hand
replay-total = Am Ganzen
replay-scores = Ronnen
replay-stock = Zéistapel: { $cards }
replay-pile = Oflagstapel: { $cards }
replay-pile-empty = Den Oflagstapel ass eidel
replay-turn-draw = { $name } muss zéien
replay-turn-discard = { $name } muss ofleeën
replay-retired = (fort)

# Partien, déi den Terminal opbewaart.
saved-none = Et si keng Partien opbewaart.
saved-id = Partie
saved-when = Leschten Zuch
saved-rules = Reegelen
saved-players = Um Dësch
saved-state = Stand
saved-round = Ronn { $round } vun { $rounds }
saved-round-turn = Ronn { $round } vun { $rounds }, { $name } ass drun
saved-ended = eriwwer
saved-problem = net liesbar: { $problem }
saved-resume-hint = Mat three-thirteen matches resume { $id } geet eng Partie weider.
saved-deleted = D'Partie { $id } ass geläscht.
saved-delete-question = D'Partie { $id } fir ëmmer läschen?
saved-not-found = Eng Partie { $id } ass net opbewaart.
saved-ambiguous = { $id } kann all eenzel vun dëse sinn: { $ids }.
saved-in-use = D'Partie { $id } gëtt grad vun engem anere Programm gespillt.
saved-secret-missing = D'Geheimnis vun der Partie { $id } feelt oder ass net hiert; ouni et kënne keng Kaarte méi ausgedeelt ginn.
saved-cannot-write = { $path } léisst sech net schreiwen: { $why }
saved-cannot-read = { $path } léisst sech net liesen: { $why }
saved-damaged = D'Opzeechnung vun der Partie { $id } ass beschiedegt. { $problem }
saved-over = D'Partie { $id } ass eriwwer. three-thirteen replay { $path } weist se.
saved-what = Méiglech sinn list, resume ID an delete ID, net „{ $action }“.
saved-which = Wéi eng Partie? { $action } ID.
replay-renamed = Op der Plaz { $seat } sëtzt vun hei un { $name }.
replay-seating = Vum nächste Verdeelen u sëtzen: { $names }.
replay-called-wrongly = { $name } rifft zu Onrecht Schluss: { $points } Punkten bei der Ofrechnung
replay-bonus = Zousazronn: { $cards }, { $wild }; { $name } deelt aus
replay-bonus-scored = D’Zousazronn ass ofgerechent; keen Total ännert sech
