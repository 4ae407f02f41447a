# All cards of a deck.

cards-look-for = Which structures
cards-all = all
cards-stage = Stage
cards-gives = Gives
cards-needs = Needs or counts
cards-mark = How sure
cards-search = Search
cards-shown = { $shown } of { $all } structures
