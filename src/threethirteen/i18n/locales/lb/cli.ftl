usage-file-unreadable = { $file } kann net gelies ginn: { $reason }.
usage-file-not-json = { $file } ass kee JSON: { $reason }.
usage-set-malformed = --set brauch OPTIOUN=WÄERT, zum Beispill deck.jokers=2; „{ $value }“ ass dat net.
usage-unknown-format = Et gëtt kee Format „{ $value }“; et gëtt { $known }.
usage-unknown-language = Et gëtt keng Sprooch „{ $value }“; et gëtt { $known }.
rules-games = Spiller
rules-variations = Varianten (mat + zesummenzesetzen, zum Beispill one-wild+redemption)
rules-options = Optiounen (mat --set z'änneren, zum Beispill --set deck.jokers=2)
rules-values = Wäerter: { $values }. A standard: { $default }.
rules-values-of = { $kind ->
    [flag] yes, no
    [choice] { $words }
    [count] { $least } bis { $most }{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
    [span] e Beräich tëschent { $least } an { $most }
    [suits] { $least } bis { $most }
    [ranks] e Beräich wéi 3..K
    [sizes] eng Lëscht wéi 3..13, 3..13..3 oder 3,5,7{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
   *[court] dräi Zuele wéi 11/12/13
}
rules-hint = three-thirteen rules SCHLËSSEL weist e Reegelblat, zum Beispill three-thirteen rules one-wild+redemption.
