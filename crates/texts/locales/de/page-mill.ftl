# Blätter des Tisches von Spinning Jenny: Spieler, Werk, Vorschau.
