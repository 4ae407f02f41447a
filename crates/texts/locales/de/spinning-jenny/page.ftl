# Der Rahmen der Seite, für jedes Spiel derselbe.

page-tab-mill = Werk
page-tab-market = Markt
page-tab-rivals = Gegner
page-tab-forecast = Vorschau

order-sell-stored = Lagerware in der Produktion verkaufen
order-store-unsold = Unverkaufte Waren einlagern
order-sell-stored-why = Bei jedem Aufruf, bei dem deine Produktion verbraucht ist; nie lässt sie im Lager.
order-store-unsold-why = So viele, wie Platz ist, die teuersten zuerst; nie lagert nichts Neues ein.
