# Der Rahmen der Seite und die kleinen Fragen, die man ein für alle Mal beantworten kann.

order-extra-shift = Beim Aufruf mit Sonderschichten eine Ware mehr produzieren
order-shut-row = Mit der Schule die letzte Reihe stilllegen
order-patron = Eine Ware an den Gönner verkaufen
order-jubilee = Den Jubiläumsverkauf nutzen
order-ship = Verschiffen, was ein Auftrag verlangt
order-store-extra = Mit Sonderschichten eine Ware mehr fürs Lager produzieren
order-fire-harbour = Schiffe oder Lagerarbeiter aufgeben
order-broker = Nach dem Ereignis mit dem Makler handeln
order-charisma = Mit Charisma den Startspieler bestimmen
page-tab-harbour = Hafen
