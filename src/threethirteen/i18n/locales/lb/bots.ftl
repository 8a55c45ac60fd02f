# Botten a Simulatioun. bot-title-<Numm>: eis eege Botten; mishap-<Feeler>: en Zuch, dee e Bot net maache konnt.
bot-title-random = Zoufall
    .blurb = Iwwerléisst alles dem Zoufall, mee mécht Schluss, soubal et geet.
bot-title-greedy = Gäizeg
    .blurb = Hëlt, wat d’Punkte vun der Hand direkt erofsetzt, a geheit ewech, wat am meeschte kascht.
bot-title-look-ahead = Virausschauend
    .blurb = Weit déi ofgeluechte Kaart géint eng onbekannt of an denkt beim Ofleeën un den nächsten Zuch. Dee stäerkste vun deenen dräi.
bot-unknown = Et gëtt kee Bot „{ $name }“.{ $near ->
    [none] {""}
   *[other] {" "}War { $near } gemengt?
} Et gëtt { $known }.
bot-broken = De Bot „{ $name }“ ({ $source }) ass net ze gebrauchen: { $reason }.
mishap-crashed = { $bot } (Plaz { $seat }, Evenement { $seq }) ass ofgestierzt; fir hie gouf e séchere Zuch gemaach: { $detail }
mishap-no-action = { $bot } (Plaz { $seat }, Evenement { $seq }) huet mat eppes geäntwert, wat keen Zuch ass; et gouf e séchere gemaach: { $detail }
mishap-illegal = { $bot } (Plaz { $seat }, Evenement { $seq }) wollt en Zuch maachen, deen net erlaabt ass; et gouf e séchere gemaach: { $detail }
mishap-too-slow = { $bot } (Plaz { $seat }, Evenement { $seq }) huet ze laang gebraucht; fir hie gouf e séchere Zuch gemaach: { $detail }
simulation-worker-lost = E Prozess vun der Simulatioun gouf ofgebrach oder hat ze wéineg Späicher. Mat manner --processes nach eng Kéier probéieren.
usage-simulate-bots = Wéi eng Botte solle spillen? Een op all Plaz: --bots look-ahead,greedy
usage-records-exist = { $file } gëtt et schonn, an Opzeechnunge ginn net iwwerschriwwen.
usage-records-unwritable = Opzeechnunge kënnen net op { $file } geschriwwe ginn: { $reason }.
simulate-progress = Partien
simulate-bot = Bot
simulate-points = Punkte pro Partie
simulate-lead = Virsprong
simulate-wins = Victoiren
simulate-outs = Als Éischten eraus
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) }–{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
simulate-meaning = Manner Punkte si besser. „Virsprong“: esou vill Punkte pro Partie manner wéi déi aner. No ± an a Klameren: 95-%-Intervaller.
simulate-played = Partien: { $matches } · verschidden Ausdeelungen: { $deals } · Ronnen: { $rounds }
simulate-turns = Zich pro Ronn, all Plazen: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } · Ronnen, déi stieche bliwwe sinn: { $stalls }
simulate-speed = Partien an der Sekonn: { NUMBER($speed, minimumFractionDigits: 2, maximumFractionDigits: 2) } · Prozesser: { $processes }
simulate-seed = Startwäert: { $seed }
simulate-mishaps = Zich, déi Botten net maache konnten: { $count }. Déi éischt dovun:
    .bots = D’Botten, een op all Plaz, zum Beispill look-ahead,greedy; --list-bots nennt se.
    .matches = Wéi vill Partien; mat --paired opgeronnt op ganz Ëmleef vun de Plazen.
    .rules = E Spill, eng Variant, eng Verbindung wéi one-wild+jokers oder eng Datei.
    .set_ = Eng Hausreegel derbäi; och méi wéi eng.
    .seed = Iergendeen Text; dee selwechte Startwäert gëtt déiselwecht Partien. Ouni gëtt en neie gemaach a gewisen.
    .paired = Déiselwecht Ausdeelungen nach eng Kéier mat gewiesselte Plaze spillen: Chance zielt da vill manner.
    .as_json = D’Resultat als JSON ausginn.
    .records = D’Partien ophalen: an engem Dossier all eenzel an enger Datei, oder all an enger Datei DATEI.jsonl.
    .processes = Wéi vill Prozesser spillen; soss ee pro Kär.
    .list_bots = D’Botten opzielen, déi et gëtt.
    .lang = D’Sprooch: en, de, nb, pl oder lb.
