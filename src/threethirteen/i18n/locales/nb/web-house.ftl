house-these = Disse reglene
house-differs = { $count ->
    [0] De er de vanlige reglene.
    [one] De skiller seg fra de vanlige på ett punkt.
   *[other] De skiller seg fra de vanlige på { $count } punkter.
}
house-share = Gi videre
    .help = Den som åpner lenken, ser hva som er annerledes og hele regelarket, og kan spille etter reglene, lagre dem eller endre dem. Reglene står i selve lenken.
house-link = Lenke til disse reglene
house-export = Lagre som fil
    .help = Programmet i terminalen leser den også: three-thirteen rules FIL.json og three-thirteen play --rules FIL.json.
house-import = Åpne filer
house-mine = Mine husregler
house-all = Mine husregler
house-shared = Husregler
house-build = Bygg regler
house-change = Endre
house-kept = Lagret
house-unsound = Disse reglene kan ikke spilles slik de er:
house-rename = Gi nytt navn
house-new-name = Nytt navn
house-name-taken = Navnet er tomt, eller andre regler har det.
house-duplicate = Lag en kopi
house-delete = Slett
house-deleted = «{ $name }» er slettet.
house-none = Ingen husregler ennå
    .help = Bygg reglene slik dere spiller hjemme, og gi dem et navn. De lagres her i nettleseren.
house-against = Går ikke sammen med:
house-show = Vis
house-gave-way = { $title } og { $others } går ikke sammen: de vil ha ulike verdier for samme regel. { $others } er slått av.
house-fault-broken = Lenken er ikke hel.
    .help = En del mangler, eller den er blitt endret underveis. Be om den på nytt, og kopier hele.
house-fault-newer = Disse reglene er fra en nyere versjon av programmet.
    .help = Denne versjonen kan ikke lese dem. Be om en nyere her, eller bygg reglene selv.
house-fault-form = Denne filen inneholder ingen regler.
    .help = En regelfil er JSON, slik «Lagre som fil» skriver den.
