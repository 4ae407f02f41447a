# Blätter eines Tisches.

## Woher Zahlen kommen

sheet-reconstructed = rekonstruiert
sheet-reconstructed-hint = Niemand hat diese Zahlen veröffentlicht. Sie sind unser Vorschlag, der zu allem passt, was in den Regelheften steht; unter „Zahlen des Spielmaterials“ lassen sie sich berichtigen.
sheet-partly-published = teils veröffentlicht
sheet-partly-published-hint = Einige dieser Zahlen sind unser Vorschlag, der zu allem passt, was in den Regelheften steht; siehe „Zahlen des Spielmaterials“.
sheet-new = neu seit deinem letzten Zug
