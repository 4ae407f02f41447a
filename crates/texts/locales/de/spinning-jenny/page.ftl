# Der Rahmen der Seite, für jedes Spiel derselbe.

page-tab-mill = Werk
page-tab-market = Markt
page-tab-rivals = Gegner
page-tab-forecast = Vorschau

order-sell-stored = Lagerware in der Produktion verkaufen
order-store-unsold = Unverkaufte Waren einlagern
