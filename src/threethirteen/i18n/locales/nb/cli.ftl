usage-file-unreadable = { $file } kan ikke leses: { $reason }.
usage-file-not-json = { $file } er ikke JSON: { $reason }.
usage-set-malformed = --set trenger VALG=VERDI, for eksempel deck.jokers=2; «{ $value }» er ikke det.
usage-unknown-format = Det finnes ikke noe format «{ $value }»; det finnes { $known }.
usage-unknown-language = Det finnes ikke noe språk «{ $value }»; det finnes { $known }.
rules-games = Spill
rules-variations = Varianter (føyes sammen med +, for eksempel one-wild+redemption)
rules-options = Valg (endres med --set, for eksempel --set deck.jokers=2)
rules-values = Verdier: { $values }. I standard: { $default }.
rules-values-of = { $kind ->
    [flag] yes, no
    [choice] { $words }
    [count] { $least } til { $most }{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
    [span] et område innenfor { $least }..{ $most }
    [suits] { $least } til { $most }
    [ranks] et område som 3..K
    [sizes] en liste som 3..13, 3..13..3 eller 3,5,7{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
   *[court] tre tall som 11/12/13
}
rules-hint = three-thirteen rules NØKKEL viser et regelark, for eksempel three-thirteen rules one-wild+redemption.
