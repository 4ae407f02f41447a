# Alle Karten eines Decks.

cards-look-for = Welche Gebäude
cards-all = alle
cards-stage = Abschnitt
cards-gives = Bringt
cards-needs = Braucht oder zählt
cards-mark = Wie sicher
cards-search = Suche
cards-shown = { $shown } von { $all } Gebäuden
