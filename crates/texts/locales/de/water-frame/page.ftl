# Der Rahmen der Seite und die kleinen Fragen, die man ein für alle Mal beantworten kann.

order-group-sale = Der Verkauf in England
order-group-harbour = Hafen und Lager
order-group-decade = Das Ende eines Jahrzehnts

order-sell-stored-why = Bei jedem Aufruf, bei dem deine Produktion verbraucht ist; nie lässt sie im Lager. Braucht sie ein Auftrag, wirst du trotzdem gefragt.
order-extra-shift = Mit Sonderschichten eine Ware mehr für einen Verkauf produzieren
order-extra-shift-why = Bei einem Aufruf, für einen Gönner, das Jubiläum oder einen Auftrag, wo die Ware fehlt; das Plättchen geht zurück. Nie behält es.
order-patron = Eine Ware an den Gönner verkaufen
order-patron-why = In jeder Produktion, in der eine übrig ist; braucht sie ein Auftrag, wirst du trotzdem gefragt.
order-jubilee = Den Jubiläumsverkauf bei der ersten Gelegenheit nutzen
order-jubilee-why = Mit der ersten Ware, die im Jahrzehnt übrig ist; nie lässt ihn verfallen.
order-shut-before = Mit der Schule die höchste Reihe vor dem Verkauf stilllegen
order-shut-before-why = In jeder Produktion, so dass ihre Waren nicht hergestellt und nicht verkauft werden; nie lässt sie für den Verkauf offen.
order-shut-row = Mit der Schule die höchste Reihe nach dem Verkauf stilllegen
order-shut-row-why = Wo keine ihrer Waren verkauft wurde: kein Lohn dafür und keine Waren zum Lagern oder Verschiffen.
order-ship = Verschiffen, was ein Auftrag verlangt
order-ship-why = Mit den wenigsten Schiffen, deren jedes ein Kursfeld kostet; nie lässt den Auftrag steigen.
order-store-extra = Mit Sonderschichten eine Ware mehr fürs Lager produzieren
order-store-extra-why = Wo Platz für sie ist; das Plättchen geht zurück. Nie behält es für einen Verkauf.
order-discard = Die teuersten Waren behalten, wo nicht für alle Platz ist
order-discard-why = Nach dem, was das Lager an der Börse für sie zahlt.
order-keep-harbour = Alle Schiffe und Lagerarbeiter behalten
order-keep-harbour-why = Nach ihrem Lohn am Ende eines Jahrzehnts wird niemand entlassen.
order-lose-ship = Nach dem Opiumkrieg das kleinere Schiff verlieren
order-lose-ship-why = Wo es zwei gibt.
order-made-in-england = Durch Made in England den Vertrieb erhöhen
order-made-in-england-why = Wo nur eine Fabrik steigen kann; bei mehreren wählst du.
order-no-broker = Den Handel des Maklers auslassen
order-no-broker-why = Nach dem Ereignis eines Jahrzehnts wird weder mit Aktien noch mit Waren gehandelt.
order-charisma = Dich mit Charisma zum Startspieler machen
order-charisma-why = Sooft du es nicht ohnehin würdest; das Plättchen geht zurück. Nie behält es.

page-tab-harbour = Hafen
