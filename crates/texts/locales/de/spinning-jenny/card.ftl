# What the start page says of the game before its table opens.

start-time-spinning-jenny = etwa 2 Stunden
start-about-spinning-jenny = Beginne hier: drei Jahrzehnte, vier Waren, ein Markt. Baue Fabriken, setze Preise, und besitze am Ende die wertvollsten Aktien.
start-option-setup = Start
start-option-setup-free = frei
start-option-setup-predetermined = vorgegeben
caption-food = Lebensmittel
caption-clothes = Kleidung
caption-cutlery = Besteck
caption-lamps = Lampen
caption-production = Produktion
caption-start-player = Startspieler
game-spinning-jenny = Spinning Jenny
game-water-frame = Water Frame
start-learn-spinning-jenny = Spinning Jenny gegen zwei schnelle Bots
