sheet-digest = Reegelsaz { $key }, Préifzomm { $digest }
sheet-trade-mark = „Five Crowns“ ass eng Mark, déi engem anere gehéiert. Dëse Projet huet mam Verlag näischt ze dinn an zeechent seng Kaarte selwer.
sheet-aim = Et gi Sätz a Reie gesammelt. Wien all seng Kaarte bis op déi, déi ofgeluecht gëtt, a Kombinatiounen huet, mécht Schluss; d'Kaarten, déi déi aner dann a kenger Kombinatioun hunn, kaschte si Punkten. Déi niddregst Zomm gewënnt.
sheet-aim-solo = Maach aus all de Stäpel Sätz a Reien, ier den Zéistapel eidel ass.

sheet-cards = Spiller a Kaarten
sheet-seats = Fir { $seats } Spiller.
sheet-seats-solo = Fir ee Spiller.
sheet-deck = E Kaartespill huet { $cards } Kaarten: { $suits }, jeeweils vun { $first } bis { $last }{ $jokers ->
    [0] {""}
    [one] , an ee Joker
   *[other] , an { $jokers } Jokeren
}.
sheet-copies = { $copies ->
    [one] Et gëtt mat engem Kaartespill gespillt
   *[other] { $copies } Kaartespiller ginn zesumme gemëscht
}, egal wéi vill Leit matspillen.
sheet-copies-by-players = Wéi vill Kaartespiller gebraucht ginn, hänkt vun der Zuel vun de Spiller of.
sheet-column-players = Spiller
sheet-column-decks = Kaartespiller
sheet-column-cards = Kaarten
sheet-column-left = Rescht no der gréisster Verdeelung

sheet-deal = D'Kaarte verdeelen
sheet-rounds = { $count ->
    [one] D'Partie huet eng Ronn.
   *[other] D'Partie huet { $count } Ronnen.
}
sheet-dealing = Wien als Éischte verdeelt, entscheet d'Lous; no all Ronn verdeelt deen, dee lénks dovu sëtzt. D'Kaarte ginn eenzel verdeelt. De Rescht ass de verdeckten Zéistapel; seng iewescht Kaart gëtt ëmgedréint a fänkt den Oflagstapel un. De Spiller lénks vum Geber fänkt un, a gespillt gëtt am Auerzäresënn.
sheet-column-round = Ronn
sheet-column-dealt = Kaarte fir jiddereen
sheet-column-wild = Wëll
sheet-column-points = Punkten
sheet-doubled = duebel
sheet-nothing = –

sheet-wild = Wëll Kaarten
sheet-wild-follows = An all Ronn ass ee Kaartewäert wëll: deen, deen der Zuel vun de verdeelte Kaarten entsprécht, wéi an der Tabell uewen.
sheet-wild-none = Kee Kaartewäert ass wëll.
sheet-wild-jokers = Jokere sinn ëmmer wëll.
sheet-wild-nothing = Et gëtt keng wëll Kaarten.
sheet-wild-use = Eng wëll Kaart ka fir all Kaart stoen, och fir eng, déi soss anzwousch läit.
sheet-wild-all = { $allowed ->
    [yes] Eng Kombinatioun kann nëmmen aus wëlle Kaarte bestoen.
   *[no] Eng Kombinatioun däerf net nëmmen aus wëlle Kaarte bestoen.
}
sheet-wild-max = { $count ->
    [one] Héchstens eng Kaart vun enger Kombinatioun däerf als wëll benotzt ginn.
   *[other] Héchstens { $count } Kaarte vun enger Kombinatioun dierfen als wëll benotzt ginn.
}
sheet-wild-naturals = { $count ->
    [one] Eng Kombinatioun brauch op d'mannst eng natierlech Kaart.
   *[other] Eng Kombinatioun brauch op d'mannst { $count } natierlech Kaarten.
}
sheet-wild-share = { $share ->
    [half] Héchstens d'Hallschent vun de Kaarten an enger Kombinatioun däerf als wëll benotzt ginn.
   *[fewer_than_naturals] An enger Kombinatioun musse manner Kaarten als wëll benotzt ginn, wéi natierlech Kaarten dra sinn.
}
sheet-wild-exempt = Fir eng Kombinatioun nëmmen aus wëlle Kaarte gëllen dës Grenzen net.
sheet-wild-own-place = { $place ->
    [natural] Eng Kaart vum wëlle Wäert, déi an engem Saz fir hiren eegene Wäert oder an enger Rei fir sech selwer steet, ass do eng natierlech Kaart.
   *[always_wild] Eng Kaart vum wëlle Wäert zielt och dann als wëll, wann se an engem Saz fir hiren eegene Wäert oder an enger Rei fir sech selwer steet.
}
sheet-wild-apart = Zwou wëll Kaarten dierfen an enger Rei net niefteneen leien.

sheet-melds = Kombinatiounen
sheet-set = E Saz si dräi oder méi Kaarte vum selwechte Wäert.
sheet-run = { $suits ->
    [mixed] Eng Rei si dräi oder méi Kaarten hannerteneen, egal a wéi enge Faarwen.
   *[same] Eng Rei si dräi oder méi Kaarten hannerteneen an der selwechter Faarf.
}
sheet-meld-once = All Kaart gehéiert héchstens zu enger Kombinatioun. Kombinatiounen dierfen esou laang sinn, wéi ee wëllt.
sheet-same-card = { $allowed ->
    [yes] Mat méi wéi engem Kaartespill däerf e Saz déi selwecht Kaart zweemol hunn.
   *[no] Keng zwou Kaarten an engem Saz sti fir déi selwecht Kaart; e Saz huet also héchstens esou vill Kaarten, wéi et Faarwe gëtt.
}
sheet-ace = { $place ->
    [low] D'Ass ass ënnen: { $ace }-2-3 ass eng Rei, { $queen }-{ $king }-{ $ace } ass keng.
    [high_or_low] D'Ass ass uewen oder ënnen: { $ace }-2-3 an { $queen }-{ $king }-{ $ace } si Reien, { $king }-{ $ace }-2 ass keng.
   *[around_the_corner] D'Ass verbënnt déi zwee Enner: { $ace }-2-3, { $queen }-{ $king }-{ $ace } an { $king }-{ $ace }-2 si Reien. Kee Wäert ass zweemol an enger Rei.
}
sheet-run-ends = Eng wëll Kaart steet ni iwwer dem leschte Wäert vun der Reiefolleg eraus; an eng Rei spréngt net iwwer de wëlle Wäert: Seng Plaz muss besat sinn.
sheet-examples = Beispiller fir eng Ronn mat { $cards } Kaarten, an där d'{ $wild } als wëll zielen:
sheet-examples-no-rank = Beispiller:
sheet-example-set = Saz
sheet-example-run = Rei
sheet-example-no = keng Kombinatioun
sheet-example-stands-for = { $card } steet fir { $place }
sheet-column-example = Kaarten
sheet-column-verdict = Wat et ass
sheet-column-why = Firwat
example-natural-set = dräi Kaarte vum selwechte Wäert
example-natural-run = Kaarten hannerteneen an der selwechter Faarf
example-too-short = zwou Kaarte sinn ze wéineg
example-mixed-run = { $legal ->
    [yes] d'Faarwe spillen an enger Rei keng Roll
   *[no] hannerteneen, awer net an der selwechter Faarf
}
example-twins = { $legal ->
    [yes] déi selwecht Kaart zweemol, aus zwee Kaartespiller
   *[no] zweemol déi selwecht Kaart
}
example-more-than-suits = { $legal ->
    [yes] e Saz däerf méi Kaarten hunn, wéi et Faarwe gëtt
   *[no] méi Kaarten, wéi et Faarwe gëtt
}
example-ace-low = { $legal ->
    [yes] d'Ass ass hei ënnen
   *[no] d'Ass ass net ënnen
}
example-ace-high = { $legal ->
    [yes] d'Ass ass hei uewen
   *[no] d'Ass ass net uewen
}
example-ace-corner = { $legal ->
    [yes] d'Rei geet ronderëm den Eck
   *[no] d'Rei geet net ronderëm den Eck
}
example-one-wild = { $legal ->
    [yes] eng wëll Kaart fëllt d'Plaz
   *[no] ze wéineg natierlech Kaarten nieft der wëller
}
example-joker = { $legal ->
    [yes] e Joker fëllt d'Plaz
   *[no] ze wéineg natierlech Kaarten nieft dem Joker
}
example-half-wild = { $legal ->
    [yes] zwou wëll Kaarten nieft zwou natierlechen
   *[no] ze vill wëll Kaarten
}
example-two-wilds = { $legal ->
    [yes] zwou wëll Kaarten nieft enger natierlecher
   *[no] ze vill wëll Kaarten
}
example-all-wild = { $legal ->
    [yes] nëmme wëll Kaarten
   *[no] nëmme wëll Kaarten, an dat ass net erlaabt
}
example-own-rank-set = d'Kaarte vum wëlle Wäert stinn hei fir hiren eegene Wäert, als natierlech Kaarten
example-own-place = { $legal ->
    [yes] eng wëll Kaart op der eegener Plaz an nach eng
   *[no] déi zwou Kaarte vum wëlle Wäert zielen als wëll
}
example-skipped = d'Rei spréngt iwwer ee Wäert
example-side-by-side = { $legal ->
    [yes] zwou wëll Kaarten niefteneen an enger Rei
   *[no] zwou wëll Kaarten niefteneen oder der ze vill
}

sheet-turn = En Zuch
sheet-turn-rule = Zéi eng Kaart, déi iewescht vum Zéistapel oder vum Oflagstapel. Lee duerno eng Kaart op den Oflagstapel, mat der Bildsäit no uewen.
sheet-return = { $allowed ->
    [yes] D'Kaart, déi elo grad vum Oflagstapel geholl gouf, däerf am selwechten Zuch nees ofgeluecht ginn.
   *[no] D'Kaart, déi elo grad vum Oflagstapel geholl gouf, däerf net am selwechten Zuch ofgeluecht ginn; eng gläich däerf et, an och si selwer, wann ee mat hir Schluss mécht.
}
sheet-stock-empty = { $then ->
    [reshuffle] Wann den Zéistapel eidel ass, ginn all déi ofgeluechte Kaarte bis op déi iewescht gemëscht a sinn deen neien. Wann ee soll zéien an et ass och näischt méi ze mëschen do, ass d'Ronn direkt eriwwer.
   *[end_round] Wann ee soll zéien an den Zéistapel eidel ass, ass d'Ronn direkt eriwwer.
} Da ginn all d'Hänn gezielt, wie scho Schluss gemaach huet, behält 0 Punkten, an déi lescht Zich, déi nach net gespillt sinn, falen ewech.
sheet-max-laps = { $count ->
    [one] Grad esou ass d'Ronn eriwwer, wann all Spiller een Zuch hat.
   *[other] Grad esou ass d'Ronn eriwwer, wann all Spiller { $count } Zich hat.
}
sheet-speed-setup = D'Kaarte leie verdeckt an der Mëtt. Déi héchst gezunne Kaart entscheet, wie rifft. All Spiller zitt seng Hand aus der Mëtt an dann nach eng Kaart, déi opgedeckt no lénks geluecht gëtt: säin eegenen Oflagstapel.
sheet-speed-call = Beim Ruff „Zéien“ hëlt jiddereen eng Kaart, aus der Mëtt oder déi iewescht vum Stapel vum rietsen Noper. Beim Ruff „Ofleeën“ leet jiddereen eng Kaart op säin eegene Stapel. Et gëtt zur selwechter Zäit gezunn: Kee gesäit virdrun, wat déi aner wielen.
sheet-solo-setup = Lee { $piles } oppe Stäpel aus, mat { $sizes } Kaarten: am Ganzen { $cards } Kaarten. Déi aner { $stock } Kaarte sinn den Zéistapel. All Stapel huet säin eegene wëlle Wäert, wéi an der Tabell.
sheet-solo-turn = Zéi eng Kaart, lee se bei en oppene Stapel a lee dann eng Kaart vun dësem Stapel definitiv ewech. E Stapel, dee ganz aus Kombinatioune besteet, ass zou.

sheet-out = Schluss maachen
sheet-out-rule = { $discard ->
    [compulsory] Du dierfs Schluss maachen, wann s du nom Zéien all deng Kaarte bis op eng a Kombinatiounen hues an déi eng ofleeë kanns. D'Ofleeën ass Flicht: Wann all d'Kaarten a Kombinatioune sinn a keng iwwreg ass, ouni datt eng Kombinatioun futti geet, geet et nach net.
   *[optional] Du dierfs Schluss maachen, wann s du nom Zéien all deng Kaarten a Kombinatiounen hues, oder all bis op eng, déi s du ofleeë kanns.
}
sheet-out-choice = Kee muss Schluss maachen. Wien et mécht, seet et a weist direkt seng Kombinatiounen; déi aner Hänn gi beim Ofrechne gewisen.
sheet-out-knock = { $points ->
    [one] Du dierfs och mat engem Punkt an iwwrege Kaarte Schluss maachen; hien zielt.
   *[other] Du dierfs och mat bis zu { $points } Punkten an iwwrege Kaarte Schluss maachen (klappen); si zielen.
}
sheet-out-first-turn = { $allowed ->
    [yes] Du dierfs schonn am alleréischten Zuch Schluss maachen.
   *[no] Am éischten Tour vun enger Ronn däerf kee Schluss maachen.
}
sheet-out-wrong-call = No all Zéien, ausser an engem leschten Zuch, dierfs du beim Ofleeë Schluss ruffen. Wann de Ruff falsch ass, gesinn all deng Kaarten, du hëls se zréck a lees wéi soss eng of, egal wéi eng; um Enn vun der Ronn { $points ->
    [one] kënnt ee Punkt
   *[other] kommen { $points } Punkten
} derbäi.

sheet-last-turns = Lescht Zich
sheet-last-turns-one = Duerno huet jidderee vun deenen aneren, een nom aneren, nach genee een Zuch; och d'Kaart, déi fir d'Schlussmaachen ofgeluecht gouf, däerf geholl ginn. Wien dann alles a Kombinatiounen huet, kritt och 0 Punkten. Duerno ass d'Ronn eriwwer.
sheet-last-turns-none = Domat ass d'Ronn direkt eriwwer: Keen ass méi drun.
sheet-no-lay-off = Kee leet Kaarten un déi aner hir Kombinatiounen un.
sheet-redemption = Rettungsronn: Am leschten Zuch dierfs du deng eege Kombinatiounen ausleeën an iwwreg Kaarten un d'Kombinatiounen uleeën, déi anerer um Dësch hunn. D'Kombinatioune mussen erlaabt bleiwen, an déi wëll Kaarten dra behalen hir Plaz. Um Enn muss een ëmmer nach ofleeën. Wien alles lass gëtt, kritt 0 Punkten.
sheet-speed-out = Wie Schluss maache kann, seet et beim Ruff „Ofleeën“; et kënnen der och méi zur selwechter Zäit sinn, an all kréien 0 Punkten. Déi aner zéien nach eng Kéier a leeën nach eng Kéier of.

sheet-score = Punkten
sheet-score-rule = All Hand gëtt esou geuerdent, datt déi iwwreg Kaarten, also déi a kenger Kombinatioun, esou wéineg wéi méiglech kaschten. Si kaschten:
sheet-column-card = Kaart
sheet-column-cost = Punkten
sheet-number-cards = { $first }–{ $last }
sheet-face-value = Kaartewäert
sheet-wild-card = Kaart vum wëlle Wäert
sheet-score-wild-own = Eng Kaart vum wëlle Wäert kascht dat, wat all Kaart vun deem Wäert kascht.
sheet-score-wild = Eng Kaart vum wëlle Wäert huet dësen eegene Präis, egal wéi ee Wäert et ass, och als Ass oder Bild.
sheet-jokers-away = En iwwrege Joker kascht näischt, wann en anere Spiller eng Kombinatioun weist: Hie gëtt do ugeluecht, egal wéi vill wëll Kaarten erlaabt sinn.
sheet-doubled-rounds = D'Punkte vun de Ronne mat { $sizes } Kaarten zielen duebel{ $calls ->
    [yes] , och déi fir e falsche Ruff
   *[no] {""}
}.
sheet-out-bonus = { $points } Punkte fir deen, deen als Éischte Schluss mécht. Si ginn ni verduebelt.

sheet-end = D'Enn
sheet-end-rule = D'Punkte vun alle Ronne ginn zesummegezielt. Déi niddregst Zomm no der leschter Ronn gewënnt.
sheet-target = D'Partie ass éischter eriwwer, no der Ronn, an där eng Zomm { $points } erreecht.
sheet-tie = { $tie ->
    [shared] Wann déi niddregst Zomme gläich sinn, gëtt d'Victoire gedeelt.
    [most_zero_rounds] Wann déi niddregst Zomme gläich sinn, gewënnt dee mat de meeschte Ronnen mat 0 Punkten; wann dat och gläich ass, gëtt d'Victoire gedeelt.
   *[bonus_round] Wann déi niddregst Zomme gläich sinn, entscheet eng Zousazronn. Nëmmen déi kréie Kaarten, déi gläich stinn, an hir Punkte kommen net bei d'Zommen.
}
sheet-bonus-round = An der Zousazronn ginn { $cards } Kaarte verdeelt. { $wild ->
    [jokers_only] Nëmmen d'Jokere si wëll.
   *[follows] De wëlle Wäert riicht sech wéi ëmmer no der Zuel vun de Kaarten.
}
sheet-leaver = Wann e Spiller fortgeet, kënnt seng Hand ënner den Zéistapel, an hien ass um Enn hannert allen aneren.
sheet-solo-end = Du gewënns, wann all d'Stäpel zou sinn, ier den Zéistapel eidel ass. Soss sinn d'Punkte vun den iwwrege Kaarten an den oppene Stäpel däi Resultat.

sheet-differences = Wat anescht ass wéi bei Three Thirteen
sheet-no-differences = Näischt: Dat sinn d'Reegele vun Three Thirteen, wéi déi meescht Quellen se uginn.
sheet-house-rules = Hausreegelen zousätzlech zu { $title }: { $options }.
sheet-column-option = Reegel
sheet-column-value = Hei
sheet-column-standard = Three Thirteen

sheet-sources = Wou dës Reegelen hierkommen
sheet-sources-of = { $title }: { $sources }.
sheet-inferred = Nëmmen en Deel vun enger Quell war hei ze liesen; wat gefeelt huet, huet dëse Projet ofgeleet:
sheet-rulings = Zu dëse Punkte soen d'Quellen näischt, an dëse Projet huet decidéiert: { $options }.
sheet-rulings-always = D'Quelle soen och näischt iwwer e Spiller, dee fortgeet; déi Reegel ass och vun eis.

sheet-options = All d'Reegelen, déi gëllen
sheet-column-key = Optioun
