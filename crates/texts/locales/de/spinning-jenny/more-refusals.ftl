# Was nicht erlaubt ist, und was stattdessen geht.

## Wer dran ist, und womit

not-now = Danach ist gerade nicht gefragt. Wähle eine der aufgeführten Aktionen.
main-action-first = Das ist die Zusatzaktion, und die kommt nach der Hauptaktion. Schließe zuerst die Hauptaktion ab.
main-action-over = Die Hauptaktion ist vorbei, danach kommt nur noch die Zusatzaktion. Wähle eine der aufgeführten Aktionen.
other-additional-action = Diese Zusatzaktion gibt der genutzte Marker nicht. Nutze in einer späteren Aktion einen Marker, der sie zeigt.
wrong-reveal = Das kann jetzt nicht aufgedeckt werden. Nimm etwas, das noch verdeckt liegt und passt.
no-such-player = Dort sitzt niemand. Nenne jemanden aus dieser Partie.

## Fabriken

has-factory = Du hast schon eine Fabrik für diese Ware. Wähle eine andere Ware, oder modernisiere diese Fabrik.
founded-already = Für diese Ware hast du schon eine Fabrik gegründet. Wähle eine andere Ware.
no-factory = Du hast keine Fabrik für diese Ware. Wähle eine der aufgeführten Aktionen.
no-factory-yet = Du hast keine Fabrik für diese Ware. Wähle eine Ware, die du herstellst, oder baue die Fabrik zuerst.
level-too-high = Erst Stufe { part-level } ist erreicht. Baue oder modernisiere bis zu dieser Stufe, oder warte auf die nächste.
just-closed = Du hast in dieser Aktion eine Fabrik dieser Ware und Stufe geschlossen. Baue eine andere Stufe, oder baue sie in einer späteren Aktion.
just-built = Du hast diese Fabrik in dieser Aktion gebaut. Schließe sie in einer späteren Aktion.
first-row-unfilled = Auf dem Arbeitsmarkt und dem Feld der Entlassenen sind zu wenige Arbeiter für die erste Reihe dieser Fabrik. Baue eine, die weniger braucht, oder schließe ab.

## Preise

price-off-scale = Diesen Preis gibt es auf der Preisleiste nicht, oder er liegt unter dem niedrigsten. Setze einen von £{ $least } bis £{ $most }.
price-above-quality = Der Preis ist höher als Qualität und Vertrieb zusammen. Setze ihn auf höchstens £{ $most }.
price-on-stored-goods = Auf diesem Feld der Preisleiste liegen gelagerte Waren. Setze den Preis auf höchstens £{ $most }.
same-price = Das ist schon der Preis. Wähle einen anderen, oder schließe ab.
price-due = Zuerst muss der Preis für { $good } gesetzt werden. Setze ihn, dann geht es weiter.
other-price-due = Jetzt geht es nur um den Preis für { $good }. Setze diesen.
price-adjusted = Du hast diesen Preis in dieser Aktion schon angepasst, und nach unserer Festlegung setzt eine Preisanpassung jeden Preis einmal. Passe einen anderen an, oder schließe ab.
not-affected = Mit der Fabrikaktion werden nur Preise der gebauten oder modernisierten Fabriken angepasst. Wähle eine davon, oder schließe ab.
no-budget = Von den Verwaltungskosten ist nichts mehr übrig für den Preis einer Ware, um die es in der Aktion nicht ging. Wähle eine andere, oder schließe ab.

## Aktien, Kredite und Lager

too-few-shares = So viele Aktien hast du nicht. Verkaufe weniger.
bank-too-few-shares = So viele deiner Aktien hat die Bank nicht. Kaufe weniger.
too-little-cash-for-shares = Für so viele Aktien fehlt dir das Geld. Kaufe weniger, oder verkaufe zuerst gelagerte Waren.
too-little-cash-for-loans = Um so viele Kredite zu tilgen, fehlt dir das Geld. Tilge weniger, oder beschaffe dir zuerst Geld.
loans-first = Solange du Kredite hast, kannst du keine Aktien kaufen. Tilge zuerst deine Kredite.
no-loan = Du hast keinen Kredit zu tilgen. Wähle eine der aufgeführten Aktionen.
too-few-loans = So viele Kredite hast du nicht. Tilge weniger.
buying-closed = Du hast in dieser Aktion Aktien gekauft, dann verkauft; nach unserer Festlegung ist das Kaufen damit vorbei. Verkaufe weiter, oder schließe ab.
selling-closed = Du hast in dieser Aktion Aktien verkauft, dann gekauft; nach unserer Festlegung ist das Verkaufen damit vorbei. Kaufe weiter, oder schließe ab.
too-many-deals = So viele Geschäfte mit Aktien und Krediten, wie eine Aktion nach unserer Festlegung hat, hast du gemacht. Nimm einige zurück und mache sie auf einmal, oder schließe ab.
repay-at-once = Nach unserer Festlegung hat eine Aktion nicht mehr Geschäfte, aber alle Kredite, für die das Geld reicht, werden noch auf einmal getilgt. Tilge { $most }, oder schließe ab.
no-final-sale = Am Spielende werden keine Aktien verkauft. Kaufe Aktien, tilge Kredite, verkaufe gelagerte Waren, oder schließe ab.
too-few-stored = So viele dieser Waren hast du nicht im Lager. Verkaufe weniger.

## Aktionsmarker

marker-not-there = Von diesen Markern liegt keiner mehr aus. Wähle einen anderen.
marker-never-there = Solche Marker liegen hier nie aus. Wähle einen der grauen, die ausliegen.
marker-too-early = Dunkelgraue Marker gibt es erst ab Stufe II. Nimm einen hellgrauen, oder keinen.
marker-twice = Genau diesen Marker hast du schon. Nimm eine andere Art oder Farbe.
marker-not-owned = Diesen Marker hast du nicht. Nutze einen von deinen.
marker-placed-already = Dieser Marker liegt auf der Verwaltungstafel und bleibt auf seinem Feld. Nutze ihn dort erneut, oder lege einen anderen.
marker-not-placed = Dieser Marker liegt noch nicht auf der Verwaltungstafel. Lege ihn auf ein freies Feld.
no-such-space = Ein Feld mit diesen Kosten hat die Verwaltungstafel nicht. Wähle eines ihrer Felder.
space-occupied = Auf diesem Feld liegt schon einer deiner Marker. Wähle ein freies.
no-passing = Passen ist nicht möglich. Lege einen Marker auf ein freies Feld, oder nutze einen gelegten erneut; auf seine Aktion kannst du verzichten.

## Arbeiter und Maschinen

too-few-workers = So viele Arbeiter gibt es auf dem Arbeitsmarkt und dem Feld der Entlassenen nicht. Stelle weniger ein.
no-room = So viele freie Plätze hat die Fabrik nicht. Stelle weniger ein.
active-before = Im letzten Jahrzehnt stellt eine Fabrik, die schon aktiv war, niemanden mehr ein. Stelle in einer ein, die noch produziert oder seither gebaut wurde.
just-hired = Für diese Fabrik hast du in dieser Aktion eingestellt, und eben Eingestellte werden nicht entlassen. Entlasse aus einer anderen Fabrik, oder stelle weiter ein.
just-fired = Aus dieser Fabrik hast du in dieser Aktion entlassen, und für dieselben Reihen wird niemand wieder eingestellt. Stelle für eine andere Fabrik ein, oder entlasse weiter.
first-row-stays = Die erste Reihe einer Fabrik behält ihre Arbeiter. Entlasse weniger, oder schließe die Fabrik mit der Fabrikaktion.
no-machines-bought = Für die gezahlten Verwaltungskosten gibt dieser Marker keine Maschine. Nimm einen Sondermarker, oder schließe ab.
no-machines-left = In dieser Aktion gibt es keine weiteren Maschinen: Alle bezahlten sind aufgestellt, oder du hast damit abgeschlossen. Nimm einen Sondermarker, oder schließe ab.
no-machine-space = In dieser Reihe kann kein Arbeiter durch eine Maschine ersetzt werden. Wähle eine andere Reihe oder Fabrik.

## Qualität und Vertrieb

no-quality-bought = Für die gezahlten Verwaltungskosten gibt dieser Marker keine Qualität. Passe Preise an, oder schließe ab.
no-quality-left = Alle Qualität, die es für die gezahlten Verwaltungskosten gibt, ist verbraucht. Passe Preise an, oder schließe ab.
too-little-for-quality = Von den gezahlten Verwaltungskosten { $left ->
    [one] bleibt eine Stufe
   *[other] bleiben { $left } Stufen
 } Qualität. Wähle höchstens { $most }.
quality-limit = Diesen Wert hat der Qualitätsanzeiger nicht. Wähle einen niedrigeren.
not-higher = Der Anzeiger wird nur auf höhere Werte gedreht. Wähle einen über dem jetzigen.
no-distribution-left = Für Vertrieb ist nichts mehr übrig. Passe Preise an, oder schließe ab.
next-distribution-too-dear = Für Vertrieb sind £{ $left } übrig, und diesen Anzeiger auf { $value } zu drehen kostet £{ $cost }. Wähle eine der aufgeführten Aktionen.
too-little-for-distribution = Für Vertrieb sind £{ $left } übrig, und diesen Anzeiger auf { $value } zu drehen kostet £{ $cost }. Wähle höchstens { $most }.
distribution-limit = Diesen Wert hat der Vertriebsanzeiger nicht. Wähle einen niedrigeren.

## Lagerung

keep-too-many = So viele Waren sind nicht da. Behalte weniger.
storage-full = So viele Waren fasst das Lager nicht. Behalte weniger.
no-storage-space = Über dem Preis sind auf der Preisleiste nicht so viele Felder frei. Behalte weniger von dieser Ware.
needless-discard = Waren werden nur weggeworfen, um Platz für neue zu schaffen. Behalte, was hineinpasst.
