# Wie die Teile des Regelhefts heißen; eine Zahl oder ein Buchstabe kann folgen.

section-game-materials = Spielmaterial
section-set-up = Aufbau
section-gameplay = Spielablauf
section-action-phase = Aktionsphase
section-action = Aktion
section-production = Produktion
section-preparation = Vorbereitung
section-final-scoring = Schlusswertung
section-development-cards = Entwicklungskarten
section-card = Karte
