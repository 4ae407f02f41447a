# Was die Startseite über das Spiel sagt, bevor sein Tisch aufgeht.

game-quarry = Steinbruch
start-time-quarry = etwa 2 Minuten
start-about-quarry = Nimm Steine, poliere einen, und habe am Ende die schwerste Sammlung.
start-option-market = Markt
start-option-market-two = zwei Steine
start-option-market-three = drei Steine
