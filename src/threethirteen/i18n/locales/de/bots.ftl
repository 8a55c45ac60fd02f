# Bots und Simulation. bot-title-<Name>: unsere eigenen Bots; mishap-<Fehler>: ein Zug, zu dem ein Bot nicht kam.
bot-title-random = Zufall
    .blurb = Überlässt alles dem Zufall, macht aber Schluss, sobald es geht.
bot-title-greedy = Gierig
    .blurb = Nimmt, was die Punkte der Hand sofort senkt, und wirft ab, was am meisten kostet.
bot-title-look-ahead = Vorausschauend
    .blurb = Wägt die Ablage gegen eine unbekannte Karte ab und denkt beim Abwerfen an den nächsten Zug. Der stärkste der drei.
bot-unknown = Es gibt keinen Bot „{ $name }“.{ $near ->
    [none] {""}
   *[other] {" "}War { $near } gemeint?
} Es gibt { $known }.
bot-broken = Der Bot „{ $name }“ ({ $source }) ist nicht zu gebrauchen: { $reason }.
mishap-crashed = { $bot } (Platz { $seat }, Ereignis { $seq }) ist abgestürzt; für ihn wurde ein sicherer Zug gemacht: { $detail }
mishap-no-action = { $bot } (Platz { $seat }, Ereignis { $seq }) hat mit etwas geantwortet, das kein Zug ist; es wurde ein sicherer gemacht: { $detail }
mishap-illegal = { $bot } (Platz { $seat }, Ereignis { $seq }) wollte einen unerlaubten Zug machen; es wurde ein sicherer gemacht: { $detail }
mishap-too-slow = { $bot } (Platz { $seat }, Ereignis { $seq }) hat zu lange gebraucht; für ihn wurde ein sicherer Zug gemacht: { $detail }
simulation-worker-lost = Ein Prozess der Simulation wurde beendet oder hatte zu wenig Speicher. Mit weniger --processes noch einmal versuchen.
usage-simulate-bots = Welche Bots sollen spielen? Einer je Platz: --bots look-ahead,greedy
usage-records-exist = { $file } gibt es schon, und Aufzeichnungen werden nicht überschrieben.
usage-records-unwritable = Aufzeichnungen lassen sich nicht nach { $file } schreiben: { $reason }.
simulate-progress = Partien
simulate-bot = Bot
simulate-points = Punkte je Partie
simulate-lead = Vorsprung
simulate-wins = Siege
simulate-outs = Zuerst aus
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) }–{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
simulate-meaning = Weniger Punkte sind besser. „Vorsprung“: so viele Punkte je Partie weniger als die anderen. Nach ± und in Klammern: 95-%-Intervalle.
simulate-played = Partien: { $matches } · verschiedene Ausgaben: { $deals } · Runden: { $rounds }
simulate-turns = Züge je Runde, alle Plätze: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } · festgefahrene Runden: { $stalls }
simulate-speed = Partien je Sekunde: { NUMBER($speed, minimumFractionDigits: 2, maximumFractionDigits: 2) } · Prozesse: { $processes }
simulate-seed = Startwert: { $seed }
simulate-mishaps = Züge, zu denen Bots nicht kamen: { $count }. Die ersten davon:
    .bots = Die Bots, einer je Platz, etwa look-ahead,greedy; --list-bots nennt sie.
    .matches = Wie viele Partien; mit --paired aufgerundet auf volle Umläufe der Plätze.
    .rules = Ein Spiel, eine Variante, eine Verbindung wie one-wild+jokers oder eine Datei.
    .set_ = Eine Hausregel dazu; auch mehrmals.
    .seed = Beliebiger Text; gleicher Startwert, gleiche Partien. Ohne Angabe wird ein neuer gebildet und angezeigt.
    .paired = Dieselben Ausgaben mit vertauschten Plätzen noch einmal spielen: Glück zählt dann viel weniger.
    .as_json = Das Ergebnis als JSON ausgeben.
    .records = Die Partien aufheben: in einem Ordner je eine Datei, oder alle in einer Datei DATEI.jsonl.
    .processes = Wie viele Prozesse spielen; ohne Angabe einer je Kern.
    .list_bots = Die vorhandenen Bots auflisten.
    .lang = Die Sprache: en, de, nb, pl oder lb.
