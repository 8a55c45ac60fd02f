# Eleng spillen: wat mat de Stäpel geschitt a wat ze maachen ass.
solo-dealt = D'Stäpel leien aus, { $piles } am Ganzen; { $stock } Kaarte sinn den Zéistapel.
solo-drawn = Gezunn: { $card }.
solo-placed = { $card } kënnt op den { $size }er-Stapel.
solo-thrown = { $card } gëtt vum { $size }er-Stapel ewechgeluecht.
solo-thrown-closed = { $card } gëtt vum { $size }er-Stapel ewechgeluecht, an de Stapel ass zou.
solo-undone = De leschte Schrëtt ass zréckgeholl.
solo-won = All d'Stäpel sinn zou!
solo-lost = Den Zéistapel ass eidel, an { $points ->
    [one] { $points } Punkt ass
   *[other] { $points } Punkte sinn
} iwwreg.
solo-pile = { $size }er-Stapel
solo-closed = zou
solo-stock = Zéistapel: { $count }
solo-left = Iwwreg: { $points }
