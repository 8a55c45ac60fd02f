# Firwat eppes net geet: ee Saz fir all Code.
refusal-already-drawn = Du hues scho gezunn: lee elo eng Kaart of.
refusal-card-not-in-hand = { $card } hues du net an der Hand.
refusal-discard-compulsory = Ouni ofzeleeë kanns du net Schluss maachen: dës Reegele verlaangen et.
refusal-draw-first = Dat geet nach net: zéi fir d'éischt.
refusal-match-ended = D'Partie ass eriwwer.
refusal-match-suspended = D'Partie ass op d'Säit geluecht; si muss fir d'éischt weidergefouert ginn.
refusal-name-empty = En Numm brauch op d'mannst ee Buschtaf.
refusal-name-too-long = „{ $name }“ ass ze laang: en Numm huet héchstens { $most } Zeechen.
refusal-no-round = Et leeft keng Ronn.
refusal-no-such-seat = D'Plaz { $seat } gëtt et net.
refusal-nonce-malformed = „{ $nonce }“ ass keng hexadezimal Zuel vun 1 bis { $most } Bytes.
refusal-not-all-melded = Esou kanns du net Schluss maachen: { $points ->
    [one] { $points } Punkt géif iwwreg bleiwen.
   *[other] { $points } Punkte géifen iwwreg bleiwen.
}
refusal-not-seated = Du hues keng Plaz an dëser Partie.
refusal-not-suspended = D'Partie ass net op d'Säit geluecht.
refusal-not-your-turn = Du bass net um Zuch: { $player } spillt.
refusal-nothing-to-take-back = Du hues keng ofgeluechte Kaart, déi een elo zréckhuele kann.
refusal-out-in-first-turn = Am éischten Zuch däerf een no dëse Reegelen net Schluss maachen (out.first_turn).
refusal-pile-empty = Den Oflagstapel ass eidel.
refusal-round-in-progress = Dat muss waarden, bis d'Ronn eriwwer ass.
refusal-seat-retired = Du hues dës Partie verlooss.
refusal-seating-incomplete = D'Reiefolleg um Dësch muss all eenzel vun de { $seats } Plazen eemol nennen.
refusal-somebody-is-out = Et huet scho ee Schluss gemaach: an dengem leschten Zuch lees du just nach of.
refusal-table-full = Den Dësch ass voll: no dëse Reegele spillen héchstens { $most }.
refusal-take-back-off = Op dësem Dësch kann een eng ofgeluechte Kaart net zréckhuelen.
refusal-taken-card-returned = { $card } gouf elo grad vum Oflagstapel geholl an däerf net am selwechten Zuch nees ofgeluecht ginn.
refusal-too-few-seats = Dës Reegele brauchen op d'mannst { $least } Plazen.
refusal-too-many-points-to-knock = Esou kanns du net klappen: { $points } Punkte géifen iwwreg bleiwen, héchstens { $most } sinn erlaabt.
refusal-card-not-in-pile = { $card } läit net an deem Stapel, op deem s du spills.
refusal-discard-first = D'Kaart läit op engem Stapel: lee elo eng Kaart vun deem Stapel ewech, oder huel et zréck.
refusal-no-such-pile = De Stapel { $pile } gëtt et net.
refusal-not-alone = Wien eleng spillt, huet keen Oflagestapel fir ze huelen a mécht net Schluss.
refusal-nothing-to-undo = Et gëtt näischt zréckzehuelen: gezunn ass ëmmer gezunn.
refusal-only-alone = Dat gëtt et nëmmen, wann ee eleng spillt.
refusal-pile-closed = Den { $size }er-Stapel ass zou.
refusal-place-first = Du hues gezunn: lee d'Kaart fir d'éischt op e Stapel.
refusal-stock-gone = Den Zéistapel ass eidel: huel zréck, oder looss ofrechnen.
refusal-stock-left = Am Zéistapel { $count ->
    [one] ass nach eng Kaart
   *[other] sinn nach { $count } Kaarten
}.
refusal-calls-are-checked = Op dësem Dësch passt de Programm op, datt kee falsch Schluss mécht: maach einfach Schluss, wann et ugebuede gëtt.
refusal-bonus-round-due = Et steet gläich: nëmmen nach eng Zousazronn gëtt gespillt, an et kann keen derbäikommen.
