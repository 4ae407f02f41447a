# Die Startseite und die Zahlen des Spielmaterials.
