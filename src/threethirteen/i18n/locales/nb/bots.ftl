# Boter og simulering. bot-title-<navn>: våre egne boter; mishap-<feil>: et trekk som en bot ikke fikk gjøre.
bot-title-random = Tilfeldig
    .blurb = Overlater alt til tilfeldighetene, men går ut når den kan.
bot-title-greedy = Grådig
    .blurb = Tar det som straks gir færre poeng på hånden, og kaster det som koster mest.
bot-title-look-ahead = Forutseende
    .blurb = Veier kastekortet mot et ukjent kort, og kaster med tanke på neste trekk. Den sterkeste av de tre.
bot-unknown = Det finnes ingen bot «{ $name }».{ $near ->
    [none] {""}
   *[other] {" "}Mente du { $near }?
} Det finnes { $known }.
bot-broken = Boten «{ $name }» ({ $source }) kan ikke brukes: { $reason }.
mishap-crashed = { $bot } (plass { $seat }, hendelse { $seq }) krasjet, og et trygt trekk ble gjort for den: { $detail }
mishap-no-action = { $bot } (plass { $seat }, hendelse { $seq }) svarte med noe som ikke er et trekk, og et trygt ble gjort: { $detail }
mishap-illegal = { $bot } (plass { $seat }, hendelse { $seq }) prøvde et trekk som ikke er lov, og et trygt ble gjort: { $detail }
mishap-too-slow = { $bot } (plass { $seat }, hendelse { $seq }) brukte for lang tid, og et trygt trekk ble gjort for den: { $detail }
simulation-worker-lost = En av simuleringens prosesser ble avbrutt eller gikk tom for minne. Prøv igjen med færre --processes.
usage-simulate-bots = Hvilke boter skal spille? Én per plass: --bots look-ahead,greedy
usage-records-exist = { $file } finnes allerede, og opptak blir ikke skrevet over.
usage-records-unwritable = Opptak kan ikke skrives til { $file }: { $reason }.
simulate-progress = Partier
simulate-bot = Bot
simulate-points = Poeng per parti
simulate-lead = Forsprang
simulate-wins = Seire
simulate-outs = Først ut
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) }–{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
simulate-meaning = Færre poeng er bedre. «Forsprang»: så mange færre poeng per parti enn de andre. Etter ± og i parentes: 95 %-intervaller.
simulate-played = Partier: { $matches } · ulike utdelinger: { $deals } · runder: { $rounds }
simulate-turns = Trekk per runde, alle plasser: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } · runder som gikk i stå: { $stalls }
simulate-speed = Partier i sekundet: { NUMBER($speed, minimumFractionDigits: 2, maximumFractionDigits: 2) } · prosesser: { $processes }
simulate-seed = Frø: { $seed }
simulate-mishaps = Trekk som boter ikke fikk gjøre: { $count }. De første av dem:
    .bots = Botene, én per plass, som look-ahead,greedy; --list-bots viser dem.
    .matches = Hvor mange partier; med --paired rundet opp til hele omganger av plassene.
    .rules = Et spill, en variant, en kombinasjon som one-wild+jokers, eller en fil.
    .set_ = En husregel i tillegg; kan gis flere ganger.
    .seed = En hvilken som helst tekst; samme frø gir samme partier. Uten blir et nytt laget og vist.
    .paired = Spill de samme utdelingene på nytt med byttede plasser: Da betyr flaks mye mindre.
    .as_json = Skriv resultatet som JSON.
    .records = Ta vare på partiene: i en mappe med én fil for hvert, eller alle i én fil FIL.jsonl.
    .processes = Hvor mange prosesser som spiller; uten angivelse én per kjerne.
    .list_bots = List opp botene som finnes.
    .lang = Språket: en, de, nb, pl eller lb.
