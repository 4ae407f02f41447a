# Was Zeichen sagen, die keine Symbole der Spielregel sind.

sign-or = oder
sign-and = und
sign-at-least = { $number } oder mehr
sign-at-most = { $number } oder weniger
sign-max = höchstens { $number }
sign-missing = { $number } fehlt
sign-build = zu den üblichen Kosten bauen
sign-empty-space = leerer Streckenplatz
sign-interior = im Inneren deines Plans, nicht am Rand
sign-materials = Materialien
