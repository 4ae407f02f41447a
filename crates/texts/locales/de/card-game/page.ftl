# The frame of the page, where this game says it in its own way.

page-tab-price = Preis
page-tab-factories = Fabriken
page-tab-market = Markt
page-tab-cards = Karten
page-tab-rivals = Spieler
cg-time-end = Ende
cg-time-set-up = Aufbau
