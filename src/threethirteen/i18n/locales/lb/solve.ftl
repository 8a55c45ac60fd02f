# three-thirteen solve.
solve-round = Ronn mat { $cards } Kaarten, { $wild ->
    [none] kee Kaartewäert ass wëll
   *[other] { $wild } ass wëll
}
solve-deadwood = Bleift iwwreg: { $cards } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
})
solve-all-melded = Alles ass a Kombinatiounen: 0 Punkten.
solve-discard = Ofleeën: { $card }.
solve-can-go-out = Du kanns Schluss maachen.
solve-cannot-go-out = Du kanns net Schluss maachen.
solve-batch-wrong = { $wrong } vun { $total } Zeile konnten net geléist ginn; hir Äntwerte soe firwat.
usage-solve-what = Gëff d'Kaarten un ("3s 3h Kh") oder mat --batch e Fichier; net béides.
usage-hand-size-out-of-range = Eng Handgréisst vun { $value } läit net tëscht { $least } an { $most }.
usage-card-count = { $count ->
    [one] { $count } Kaart passt
   *[other] { $count } Kaarte passen
} net: Eng Hand vun { $held } huet { $held } Kaarten, nom Zéien { $drawn }.
usage-card-malformed = „{ $text }“ (Plaz { $position }) ass keng Kaart; Kaarte schreift ee wéi 7h, Td, 9*, JK.
usage-deck-lacks-card = Am Spill vun dëse Reegele gëtt et kee { $card }.
usage-too-many-cards = { $count } Kaarte si méi wéi déi { $most }, déi genee geuerdnet kënne ginn.
usage-json-malformed = Dës Zeil ass kee JSON: { $reason }
usage-json-not-an-object = Dës Zeil ass keen JSON-Objet wéi {"{"}"cards": "3s 3h Kh", "hand_size": 3{"}"}.
usage-json-misspelt-key = De Schlëssel „{ $key }“ gëtt et net; ass „{ $near }“ gemengt?
usage-json-cards = „cards“ muss en Text wéi "3s 3h Kh" sinn oder eng Lëscht mat esou Texter.
usage-json-hand-size = „hand_size“ muss eng ganz Zuel sinn, net { $value }.
usage-json-rules = „rules“ muss den Numm vun engem Spill oder e Set vu Reegele sinn, net { $value }.
usage-json-options = „options“ muss en Objet mat Optiounen a Wäerter sinn, net { $value }.
usage-command = { $reason } (three-thirteen --help weist, wat et gëtt)
