# Die Blätter des Tisches.

tab-offer = Plättchen
tab-special = Ablage
tab-own = Eigene
tab-mill = Fabriken
tab-harbour = Hafen
tab-tiles = Plättchen
tab-all = Alle Fabriken
