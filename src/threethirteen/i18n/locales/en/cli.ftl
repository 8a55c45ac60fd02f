# The command line. usage-<code>: what was wrong with a command.
usage-file-unreadable = { $file } cannot be read: { $reason }.
usage-file-not-json = { $file } is not JSON: { $reason }.
usage-set-malformed = --set needs OPTION=VALUE, such as deck.jokers=2; “{ $value }” is not that.
usage-unknown-format = There is no format “{ $value }”; there are { $known }.
usage-unknown-language = There is no language “{ $value }”; there are { $known }.
rules-games = Games
rules-variations = Variations (join them with +, such as one-wild+redemption)
rules-options = Options (change them with --set, such as --set deck.jokers=2)
rules-values = Values: { $values }. In standard: { $default }.
rules-values-of = { $kind ->
    [flag] yes, no
    [choice] { $words }
    [count] { $least } to { $most }{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
    [span] a range within { $least }..{ $most }
    [suits] { $least } to { $most }
    [ranks] a range such as 3..K
    [sizes] a list such as 3..13, 3..13..3 or 3,5,7{ $words ->
        [no-words] {""}
       *[other] , { $words }
    }
   *[court] three numbers such as 11/12/13
}
rules-hint = three-thirteen rules KEY shows a rule sheet, such as three-thirteen rules one-wild+redemption.
