# D'Säiten am Browser ausser dem Dësch: Lobby, neien Dësch, Reegelen, meng Partien, Nospillen, Spille léieren.
pages-guest = Gaascht
pages-your-name = Däin Numm
pages-play-now = Elo spillen
pages-learn-to-play = Spille léieren
pages-resume = Weider
pages-watch = Nokucken
pages-sit = Matspillen
pages-join = Matmaachen
pages-cancel = Ofbriechen
pages-print = Drécken
pages-download = Opzeechnung
pages-copy = Kopéieren
pages-copied = Kopéiert
pages-share = Deelen
pages-qr = QR-Code vum Link
pages-wild = wëll
pages-set = Saz
pages-run = Rei
pages-games = Spiller
pages-variations = Varianten

pages-notify-refused = De Browser erlaabt keng Notifikatiounen. A sengen Astellunge kann een dat änneren.

pages-trouble-offline = De Server äntwert net.
    .safe = Näischt ass verluer: wat gespillt gouf, läit do. Ass d'Netz un, leeft de Server?
pages-trouble-refused = De Server huet dat refuséiert.
    .safe = Näischt huet geännert.
pages-trouble-fault = Um Server ass eppes schif gaangen.
    .safe = Wat gespillt gouf, ass gehalen. Probéier et gläich nach eng Kéier.

# Lobby
pages-now = Eng Partie géint Bots
    .help = Eelef Ronnen Three Thirteen mat zwee Bots, déi virausdenken. Et geet direkt lass.
pages-join-friends = Bei Frënn
pages-code = Code vun engem Dësch
pages-code-empty = Gëff déi sechs Buschtawen an Zifferen an, déi um Dësch vun denge Frënn stinn.
pages-code-letters = E Code huet keng 0 a keen O, keng 1, keen I a keen L. Kuck w. e. g. nach eng Kéier.
pages-code-length = E Code huet sechs Buschtawen an Zifferen.
pages-code-none = Et gëtt keen Dësch { $code }. Stëmmt de Code?
pages-join-title = Un en Dësch kommen
pages-join-help = De Code steet uewen um Dësch vun denge Frënn. Grouss oder kleng, Espacen a Stréch sinn egal.
pages-go-on = Deng Partien
pages-all-mine = All meng Partien
pages-tables = Dëscher am Spill
pages-tables-none = Grad keen ëffentlechen Dësch. Maach een op, da fannen anerer en hei.
pages-row-waiting = waart op Spiller
pages-row-playing = Ronn { $round } vun { $rounds }
pages-row-summary = d'Ronn { $round } vun { $rounds } ass eriwwer
pages-row-suspended = op d'Säit geluecht an der Ronn { $round }
pages-row-ended = eriwwer
pages-row-your-turn = du bass drun
pages-row-won = gewonne vun { $names }
pages-lan = Telefonen an dësem Netz
    .help = Frënn am selwechte WLAN kënne mat hirem Telefon matspillen. Bis du se invitéiers, kënnt nëmmen dëse Computer eran.
pages-lan-invite = Telefonen invitéieren
pages-lan-open = Ënner dëser Adress kommen Telefonen an dësem Netz eran.
pages-lan-link = Adress fir Telefonen
pages-lan-failed = Dëse Computer huet kee Netz, iwwer dat Telefonen erakéimen, oder de Server däerf et net opmaachen. Alles anescht leeft weider ewéi bis elo.

# Neien Dësch
pages-new-game = Wat gespillt gëtt
pages-new-none = keng gewielt
pages-new-options = All Reegelen
    .help = Wat vum übleche Three Thirteen ofwäicht, ass markéiert.
pages-new-section-deck = Spiller, Kaarten a Ronnen
pages-new-section-wild = Wëll Kaarten
pages-new-section-meld = Kombinatiounen
pages-new-section-draw = Zéien
pages-new-section-out = Schluss maachen
pages-new-section-score = Punkten
pages-new-section-match = Enn vun der Partie
pages-new-section-wrong = hei stëmmt eppes net
pages-new-differs = { $count ->
    [one] eng wäicht of
   *[other] { $count } wäichen of
}
pages-new-standard = Soss: { $value }
pages-new-undo = Zrécksetzen
pages-new-a-number = eng Zuel
pages-new-number-of = { $title }: Zuel
pages-new-lowest = { $title }: niddregsten
pages-new-highest = { $title }: héchsten
pages-new-least = { $title }: op d'mannst
pages-new-most = { $title }: héchstens
pages-new-points-of = Punkte fir { $card }
pages-new-sizes-help = Schreif 3..13 oder 3, 5, 7.
pages-new-own = { $count ->
    [one] Eng Hausreegel
   *[other] { $count } Hausreegelen
}
pages-new-house = Gehalen Hausreegelen
pages-new-name = Numm vun dëse Reegelen
    .help = Si bleiwen nëmmen an dësem Browser.
pages-new-name-missing = Gëff dëse Reegele fir d'éischt en Numm.
pages-new-keep = Halen
pages-new-kept = Gehalen als „{ $name }“.
pages-new-bots = Bots
pages-new-bot-more = Ee méi: { $bot }
pages-new-bot-fewer = Ee manner: { $bot }
pages-new-seats = { $bots ->
    [0] Du a keng Bots
    [one] Du an ee Bot
   *[other] Du an { $bots } Bots
}; { $free ->
    [0] fir Frënn ass keng Plaz méi.
    [one] eng Plaz bleift fir Frënn.
   *[other] { $free } Plaze bleiwe fir Frënn.
}
pages-new-habits = Um Dësch
pages-new-privacy = Wien dierf kommen
pages-new-private = Wien de Link huet
    .help = Den Dësch steet a kenger Lëscht.
pages-new-public = Jiddereen
    .help = Den Dësch steet an der Lobby. Ëffentlech Dëscher hunn eng Auer.
pages-new-clock = Zäit fir en Zuch
    .help = Wann se ëm ass, mécht de Programm en einfachen Zuch.
pages-new-clock-none = onbegrenzt
pages-new-bank = Zousätzlech Zäit
    .help = Fir déi ganz Partie; si leeft, wann d'Zäit fir en Zuch ëm ass.
pages-new-bank-none = keng
pages-new-seconds = { $count ->
    [one] eng Sekonn
   *[other] { $count } Sekonnen
}
pages-new-pace = Tempo vun de Bots
    .help = Wéi laang e Bot fir e Schrëtt brauch.
pages-new-pace-0 = direkt
pages-new-pace-1 = séier
pages-new-pace-2 = ewéi Leit
pages-new-pace-3 = gemittlech
pages-new-summary = No enger Ronn
    .help = Wéi laang den Dësch waart, bis jiddereen weidergeet.
pages-new-summary-all = bis jiddereen weidergeet
pages-new-joining = Wien méi spéit kënnt
    .help = Mat wéi vill Punkten deen ufänkt, deen no der éischter Ronn derbäikënnt.
pages-new-joining-highest = sou vill ewéi dee Leschten
pages-new-joining-average = den Duerchschnëtt
pages-new-joining-number = eng fest Zuel
pages-new-joining-points = Punkten um Ufank
pages-new-chat = Chat
    .help = Schreiwen a kuerz Zouriff. Aus op engem Kannerdësch.
pages-new-hints = Tipps
    .help = Et däerf ee froen, wat e Bot géif maachen.
pages-new-take-back = Ofgeluechte Kaart zréckhuelen
    .help = Soulaang deen Nächsten näischt gemaach huet.
pages-new-sheet = Reegelblat
pages-new-start = Dësch opmaachen
pages-new-wrong = { $count ->
    [one] Eng Reegel passt nach net.
   *[other] { $count } Reegele passen nach net.
}

# Reegelen
pages-rules-intro = Zu all Spill gëtt et e Reegelblat mat genee deem, wat gespillt gëtt: fir ze liesen, ze drécken an e Sträit ze schlichten.
pages-rules-all = All Reegelen
pages-rules-play = Dat spillen
pages-rules-sources = No { $sources }
pages-rules-players = { $most ->
    [1] Fir eng Persoun
   *[other] Fir { $least } bis { $most } Spiller
}
pages-rules-inferred = { $count ->
    [one] Ee Punkt ass ofgeleet
   *[other] { $count } Punkte sinn ofgeleet
}
pages-rules-digest = Reegelsaz { $key }, Préifzomm { $digest }

# Meng Partien
pages-mine-none = Nach keng Partien
    .help = Eng Partie, déi s du spills, verhält dëse Browser, fir datt s du se méi spéit kanns weiderspillen.
pages-mine-device = Aneren Apparat
    .help = Scann dat mat dengem Telefon, fir do op der selwechter Plaz weiderzespillen. Wien dëse Link huet, spillt op denger Plaz: weis e soss kengem.
pages-mine-device-link = Link op meng Plaz
pages-stored = Wat iwwer mech gespäichert ass
pages-stored-here = An dësem Browser: den Numm { $name }, deng Astellungen, gehalen Hausreegelen an d'Schlësselen zu { $count ->
    [one] enger Plaz
   *[other] { $count } Plazen
}.
pages-stored-no-name = (keen)
pages-stored-server = Um Server: den Numm, mat deem s du dech gesat hues, a wat gespillt gouf. Keng Adress, kee Kont.
pages-stored-else = Soss näischt, an néierens soss.
pages-forget = Mäin Numm a meng Schlëssele läschen
pages-forget-sure = Däin Numm an deng Schlëssele läschen?
pages-forget-what = { $count ->
    [0] Du hues hei keng Partien. Däin Numm gëtt an dësem Browser geläscht.
    [one] Du verléiss deng Partie, an hir Plaz verléiert däin Numm an hire Schlëssel, hei an um Server.
   *[other] Du verléiss all { $count } Partien, an hir Plaze verléieren däin Numm an hir Schlësselen, hei an um Server.
}
pages-forget-final = Dat kann een net zrécksetzen. Wat gespillt gouf, bleift, ouni däin Numm.
pages-forget-failed = De Server war net z'erreechen, dofir ass näischt geläscht. Probéier et nach eng Kéier.
pages-forgotten = Geläscht. Weder hei nach um Server steet nach, datt s du et waars.

# Nospillen
pages-replay-of = D'Partie { $code } nospillen
pages-replay-intro = Kuck eng Partie nach eng Kéier, Kaart fir Kaart, a préif, ob fair verdeelt gouf. E Fichier gëtt hei am Browser gelies an néierens higeschéckt.
pages-replay-file = Opzeechnung vun enger Partie opmaachen
    .help = E Fichier, deen op .jsonl ophält. Du kanns en och hei fale loossen.
pages-replay-bad-none = Dat ass keng Opzeechnung vun enger Partie.
pages-replay-bad-version = Dës Opzeechnung ass vun enger anerer Versioun vum Programm.
pages-replay-bad-empty = An dëser Opzeechnung steet näischt.
pages-replay-bad-line = D'Zeil { $line } vun dëser Opzeechnung ass net liesbar oder kann net op dat kommen, wat virdru steet.
pages-replay-partial = Dës Opzeechnung enthält, wat eng Plaz gesinn huet. Wann d'Partie eriwwer ass, gëtt et déi ganz.
pages-replay-round = Ronn { $number } vun { $of }
pages-replay-wild = { $rank } si wëll
pages-replay-stock = Zéistapel { $count }
pages-replay-pile = Oflagstapel
pages-replay-scored = ofgerechent
pages-replay-turn = um Zuch
pages-replay-winner = gewonnen
pages-replay-points = Punkten
pages-replay-cards = { $count ->
    [one] eng verdeckte Kaart
   *[other] { $count } verdeckte Kaarten
}
pages-replay-step = Schrëtt
pages-replay-at = { $at } vun { $of }: { $text }
pages-replay-back = E Schrëtt zréck
pages-replay-forward = E Schrëtt weider
pages-replay-play = Ofspillen
pages-replay-pause = Stoppen
pages-replay-to-round = Ronn
pages-replay-view = Gesi vun
pages-replay-view-open = all Hänn
pages-replay-view-none = engem Zuschauer
pages-replay-record = D'Opzeechnung
    .help = Alles, wat geschitt ass, als Textfichier. Et kann een en hei nees opmaachen oder mat three-thirteen verify préiwen.
pages-replay-other = Eng aner opmaachen

pages-said-started = Um Dësch: { $names }.
pages-said-nonce = E Browser huet seng eegen Zoufallszuel bäigedroen.
pages-said-joined = { $name } kënnt derbäi.
pages-said-renamed = Vun hei u spillt { $name } weider.
pages-said-seating = Nei Plazen: { $names }.
pages-said-left = { $name } geet.
pages-said-dealt = Ronn { $number }: { $name } deelt jidderengem { $count } Kaarten aus.
pages-said-dealt-wild = Ronn { $number }: { $name } deelt jidderengem { $count } Kaarten aus; { $rank } si wëll.
pages-said-drew = { $name } huet vum Zéistapel gezunn.
pages-said-drew-card = { $name } huet { $card } gezunn.
pages-said-took = { $name } huet { $card } vum Oflagstapel geholl.
pages-said-discarded = { $name } huet { $card } ofgeluecht.
pages-said-took-back = { $name } huet { $card } zréckgeholl.
pages-said-out = { $name } huet Schluss gemaach.
pages-said-recycled = Déi ofgeluechte Kaarte goufe gemëscht a sinn elo den Zéistapel.
pages-said-scored-out = D'Ronn { $number } ass eriwwer an ofgerechent.
pages-said-scored-stock_empty = Den Zéistapel ass eidel: d'Ronn { $number } gëtt ofgerechent.
pages-said-scored-max_laps = D'Ronn { $number } huet laang genuch gedauert a gëtt ofgerechent.
pages-said-suspended = D'Partie ass op d'Säit geluecht.
pages-said-resumed = D'Partie geet weider.
pages-said-won = D'Partie ass eriwwer. Gewonne vun { $names }.
pages-said-ended = D'Partie ass eriwwer. Keen huet se gewonnen.

pages-fair = Gouf fair verdeelt?
    .help = Virum éischte Verdeelen huet de Server sech op e Geheimnis festgeluecht. Elo, wou et bekannt ass, kann däi Browser all Verdeelung nomaachen a vergläichen.
pages-fair-check = All Verdeelung préiwen
pages-fair-checking = Gëtt gepréift …
pages-fair-right = { $deals ->
    [one] Jo. Déi eng Verdeelung ass genee sou, wéi se misst sinn.
   *[other] Jo. All { $deals } Verdeelungen a Mëschunge si genee sou, wéi se misste sinn.
}
pages-fair-right-commitment = D'Geheimnis ass dat, wat virum éischte Verdeelen zougesot war.
pages-fair-right-nonces = { $count ->
    [0] Kee Browser hat eng Zoufallszuel bäigedroen, d'Geheimnis eleng huet also entscheet.
    [one] Eng Zoufallszuel aus engem Browser ass ageméscht; de Server kannt se virdrun net.
   *[other] { $count } Zoufallszuelen aus Browsere sinn ageméscht; de Server kannt se virdrun net.
}
pages-fair-right-cards = Den éischte Verdeeler, all Hand, all Kaart vum Zéistapel an all Zéie kommen dohier a vun néierens soss.
pages-fair-secret = Dat kann een nach net préiwen: d'Geheimnis gëtt eréischt gesot, wann d'Partie definitiv eriwwer ass.
pages-fair-wrong-commitment = Nee. Dat ass net d'Geheimnis, dat zougesot war.
pages-fair-wrong-dealer = Nee. De Verdeeler an der Zeil { $line } ass net deen, deen d'Geheimnis ergëtt.
pages-fair-wrong-deal = Nee. D'Verdeelung an der Zeil { $line } ass net déi, déi d'Geheimnis ergëtt.
pages-fair-wrong-shuffle = Nee. D'Mëschung an der Zeil { $line } ass net déi, déi d'Geheimnis ergëtt.
pages-fair-wrong-draw = Nee. D'Kaart, déi an der Zeil { $line } gezu gouf, louch net uewen um Zéistapel.
pages-fair-wrong-take = Nee. D'Kaart, déi an der Zeil { $line } geholl gouf, louch net uewen um Oflagstapel.
pages-fair-unreadable = D'Zeil { $line } vun der Opzeechnung ass net liesbar.

# Spille léieren
pages-learn-step = Schrëtt { $at } vun { $of }
pages-learn-next = Weider
pages-learn-again = Nach eng Kéier
pages-learn-mia = Mia
pages-learn-stock = Zéistapel
pages-learn-pile = Oflagstapel
pages-learn-hand = Deng Hand
pages-learn-meld-name = Deng Kombinatioun
pages-learn-discard = Ofleeën
pages-learn-do-meld = Zesummeleeën
pages-learn-go-out = Schluss maachen
pages-learn-welcome = Bréng all deng Kaarten a Kombinatiounen
    .why = Eng Kombinatioun huet dräi oder méi Kaarten: e Saz vum selwechte Wäert oder eng Rei an der selwechter Faarf. Deng 7♥ an 8♥ sinn den Ufank vun enger Rei. Kaarten, déi a kenger Kombinatioun sinn, kaschte Punkten, a wien am mannste Punkten huet, gewënnt.
pages-learn-draw = Zéi: dréck op den Zéistapel
    .why = All Zuch fänkt mat enger Kaart un, entweder der ieweschter vum Zéistapel, verdeckt, oder der ieweschter vum Oflagstapel. Déi Zwee do passt zu näischt vun dir.
pages-learn-throw = Lee of: wiel eng Kaart, dann den Oflagstapel
    .why = Du hues { $card } gezunn, dat hëlleft net. All Zuch hält mat Ofleeën op. Hal 7♥ an 8♥ a lee eng vun deenen aneren of: Bildkaarte kaschten 10 Punkten d'Stéck, wann s du op hinne sëtze bleifs.
pages-learn-other = Elo ass d'Mia um Zuch
    .why = Hatt zitt eng Kaart a leet 8♠ of. Den Oflagstapel gesi jiddereen, a wien als Nächsten drun ass, däerf déi iewescht Kaart huelen.
pages-learn-take = Huel 8♠: dréck op den Oflagstapel
    .why = Mat enger zweeter Aacht hues du zwee Weeër: eng Rei mat 7♥ an 8♥ oder e Saz vun Aachten.
pages-learn-throw-again = Lee d'Kaart of, déi zu näischt passt
    .why = 7♥, 8♥ an 8♠ gehéieren zesummen. Lee déi véiert Kaart of.
pages-learn-other-again = D'Mia zitt a leet 4♣ of
    .why = An enger Ronn mat dräi Kaarte sinn déi Dräi wëll. An der nächster mat véier Kaarte sinn et déi Véier, an esou weider bis op d'Kinneke bei dräizéng. Eng wëll Kaart steet fir all Kaart, déi s du brauchs.
pages-learn-draw-wild = Zéi: dréck op den Zéistapel
    .why = Déi Véier um Oflagstapel hëlleft dir net. Vläicht mécht et déi nächst Kaart.
pages-learn-meld = Eng wëll Kaart. Wiel dräi Kaarte fir eng Kombinatioun
    .why = { $card } steet fir dat, wat feelt: fir eng Aacht an 8♥ 8♠ { $card } oder fir 9♥ an 7♥ 8♥ { $card }. Wiel dräi Kaarten a lee se zesummen.
pages-learn-out = Maach Schluss
    .why = All Kaarten ausser enger sinn an enger Kombinatioun. Déi eng, { $left }, lees du of. Wien Schluss mécht, huet an dëser Ronn 0 Punkten; du däerfs et, du muss net.
pages-learn-last-turn = D'Mia huet nach een Zuch
    .why = Wann ee Schluss mécht, huet jidderee vun deenen aneren nach genee ee leschten Zuch. D'Mia zitt nach eng Kéier.
pages-learn-score = Du hues 0 Punkten, d'Mia huet { $points }
    .why = D'Mia huet keng Kombinatioun, also zielen all seng Kaarten: { $sum } = { $points }. Ass kascht 1, Bildkaarten 10, anerer hir Zuel. Eng Partie huet eelef Ronnen, vun dräi Kaarte bis dräizéng. Méi muss een net wëssen.
pages-learn-nudge-read-on = Lies fir d'éischt dat hei, da dréck „Weider“.
pages-learn-nudge-use-stock = Hei ass den Zéistapel besser: dréck op déi verdeckte Kaarten.
pages-learn-nudge-use-pile = Huel dës Kéier déi Aacht, déi jidderee gesäit: dréck op den Oflagstapel.
pages-learn-nudge-draw-first = Du kanns nach net ofleeën: zéi fir d'éischt.
pages-learn-nudge-drawn-already = Du hues scho gezunn: eng Kaart pro Zuch.
pages-learn-nudge-choose-one = Wiel d'Kaart, déi s du ofleeë wëlls, da dréck op den Oflagstapel.
pages-learn-nudge-keep-pair = Déi häls du besser: 7♥ an 8♥ feelt just eng Kaart fir eng Rei.
pages-learn-nudge-keep-melding = Déi Aacht, déi s du grad geholl hues, häls du besser.
pages-learn-nudge-choose-three = Wiel dräi Kaarten, da lee se zesummen.
pages-learn-nudge-no-meld = Déi dräi si keng Kombinatioun: Wäerter oder Faarwe passen net.
pages-learn-nudge-use-wild = Ouni déi wëll Kaart ass dat keng Kombinatioun. Si passt iwwerall.
pages-learn-nudge-meld-first = Wiel fir d'éischt dräi Kaarten, déi eng Kombinatioun sinn.
pages-learn-nudge-go-out = All Kaarten ausser enger sinn an enger Kombinatioun: dréck „Schluss maachen“.
pages-said-called-wrongly = { $name } huet zu Onrecht Schluss geruff: { $points } Punkten. Gewisen: { $cards }.
pages-said-bonus-scored = D’Zousazronn ass ofgerechent; keen Total ännert sech.
