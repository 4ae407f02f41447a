# Learning: the guided game, explanations, the rules reference.

## The rules reference

learn-rules = Rules of { $game }
learn-rules-sub = in our own words, with the section of the rule book
learn-back-table = Back to the table
learn-back-start = Back to the start page
learn-search = Search the rules
learn-found = { $count ->
    [0] Nothing found. Try another word, or a section of the rule book.
    [one] { $count } entry
   *[other] { $count } entries
}
learn-clear = Show all
learn-contents = Contents
learn-numbers-printed = All its numbers are printed in the rule books.
learn-numbers-derived = Its numbers are printed in the rule books or follow from them.
learn-numbers-reconstructed = Some of its numbers are reconstructed.
learn-numbers-see = See the numbers

## The guided game

guide-title = Guided game
guide-of = { $seen } of { $all } explained
guide-understood = Understood
guide-leave = Leave the guide
guide-resume = Go on with the guide
guide-now = What is asked
guide-sensible = A sensible turn
guide-then = then
guide-play-step = Play this step
guide-confirm = That is a whole turn. See once more what it leads to, then confirm.
guide-steps-left = The guide has more steps for this turn. Confirm once more to end it without them.
guide-others = The others have their turn. The ledger tells what they do, and what it changes is marked on the table.
guide-rule = Read the rule
