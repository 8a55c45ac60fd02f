house-these = Dës Reegelen
house-differs = { $count ->
    [0] Et sinn déi üblech Reegelen.
    [one] Si sinn an engem Punkt anescht wéi déi üblech.
   *[other] Si sinn an { $count } Punkten anescht wéi déi üblech.
}
house-share = Weiderginn
    .help = Wien dëse Link opmécht, gesäit wat anescht ass an dat ganzt Reegelblat, a kann no dëse Reegele spillen, se halen oder änneren. D'Reegele stinn am Link selwer.
house-link = Link op dës Reegelen
house-export = Als Fichier späicheren
    .help = Och de Programm am Terminal liest en: three-thirteen rules FICHIER.json an three-thirteen play --rules FICHIER.json.
house-import = Fichieren opmaachen
house-mine = Meng Hausreegelen
house-all = Meng Hausreegelen
house-shared = Hausreegelen
house-build = Reegele bauen
house-change = Änneren
house-kept = Gehalen
house-unsound = Esou kann een no dëse Reegelen net spillen:
house-rename = Ëmbenennen
house-new-name = Neien Numm
house-name-taken = Den Numm ass eidel, oder aner Reegelen hunn e schonn.
house-duplicate = Verduebelen
house-delete = Läschen
house-deleted = „{ $name }“ ass geläscht.
house-none = Nach keng Hausreegelen
    .help = Bau d'Reegelen esou, wéi Dir doheem spillt, a gëff hinnen en Numm. Si bleiwen hei an dësem Browser.
house-against = Passt net zesumme mat:
house-show = Weisen
house-gave-way = { $title } an { $others } ginn net zesummen: si wëlle verschidde Wäerter fir déiselwecht Reegel. { $others } ass ausgeschalt.
house-fault-broken = Dëse Link ass net ganz.
    .help = En Deel feelt, oder e gouf ënnerwee geännert. Loss e Dir nach eng Kéier ginn a kopéier e ganz.
house-fault-newer = Dës Reegele sinn aus enger méi neier Versioun vum Programm.
    .help = Dës Versioun kann se net liesen. Frot hei no enger méi neier, oder bau d'Reegele selwer.
house-fault-form = An dësem Fichier si keng Reegelen.
    .help = E Reegelfichier ass JSON, esou wéi „Als Fichier späicheren“ e schreift.
