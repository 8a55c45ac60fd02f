# The last turn of a redemption round: melds laid on the table, and cards put on melds.
laying-down = { $you ->
    [yes] You laid down { $meld }.
   *[no] { $name } laid down { $meld }.
}
laying-off = { $you ->
    [yes] You put { $card } on { $meld }.
   *[no] { $name } put { $card } on { $meld }.
}
laying-told-down = { $name } lays down { $meld }
laying-told-off = { $name } puts { $card } on { $meld }
laying-result = put on melds: { $cards }
laying-hint = Hint: put { $card } on { $meld }. At the end { $then } are left, the least possible.
laying-table = On the table
laying-meld = { $number }: { $meld } ({ $name })
laying-to-do = Lay down or put on, then discard.
laying-done = Nothing more helps. Discard { $card }.
laying-none-to-lay = You hold no meld.
laying-key-down = Lay down
laying-key-off = Put on
laying-key-best = Best
laying-choose-meld = On which meld?
laying-end-first = at the start
laying-end-last = at the end
laying-plain-add = Say which card and on which meld, as in “add 8h 1”, with “first” or “last” for the end of a run. You said: { $line }
refusal-no-laying-off = These rules do not let you lay cards on the table (out.lay_off).
refusal-laying-only-in-last-turn = Cards go on the table in your last turn only, once somebody is out.
refusal-not-one-meld = These cards do not make one meld.
refusal-no-such-meld = There is no such meld on the table.
refusal-keep-a-discard = Keep one card: you have to discard at the end (out.discard).
refusal-only-taken-card-left = Only { $card } would be left, and it has just been taken from the pile.
refusal-lay-off-card-does-not-fit = { $card } does not fit there: the meld must stay legal, and what lies there does not move.
refusal-lay-off-set-same-card-twice = { $card } does not fit: no card may be in a set twice (meld.same_card_twice_in_set).
refusal-lay-off-wilds-adjacent = { $card } does not fit: two wild cards may not lie side by side (wild.adjacent).
refusal-lay-off-too-few-naturals = { $card } does not fit: too few natural cards would be in the meld (wild.min_naturals).
refusal-lay-off-too-many-wilds = { $card } does not fit: the meld bears no more wild cards (wild.max_per_meld).
refusal-lay-off-too-great-a-share-of-wilds = { $card } does not fit: too great a share of the meld would be wild (wild.max_share).
terminal-word-lay = lay
terminal-word-add = add
terminal-word-best = best
laying-help-down = lay down the meld the chosen card is in, or all melds (redemption round)
laying-help-off = put the chosen card on a meld of the table
laying-help-best = put down all that helps, and choose the discard
laying-plain-help = In the last turn of a redemption round: lay 9h 9s 9c lays a meld down, lay alone all of them; add 8h 1 puts a card on meld 1; best does what helps most.
