# Was die Startseite vom Spiel sagt, bevor sein Tisch sich öffnet.

start-time-water-frame = etwa 4 Stunden
start-about-water-frame = Das ganze Arkwright, für alle, die Spinning Jenny kennen: fünf Jahrzehnte, und zu Fabriken und Markt kommen Schiffe und Aufträge für die Kolonien, Entwicklungsplättchen, Lager und ein Ereignis nach jedem Jahrzehnt. Beides ist neu? Beginne mit Spinning Jenny.
start-option-patrons = Gönner
start-option-patrons-no = gezogen wie andere Plättchen
start-option-patrons-yes = alle vier im Spiel
start-option-extra-events = Weitere Ereignisse
start-option-extra-events-no = keine
start-option-extra-events-yes = je Jahrzehnt eines mehr
start-option-events = Ereignisse
start-option-events-fixed = in fester Folge
start-option-events-shuffled = gemischt
caption-event = Ereignis
start-learn-water-frame = Water Frame, wenn du Spinning Jenny kennst
