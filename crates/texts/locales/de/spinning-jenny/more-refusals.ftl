# Was nicht erlaubt ist, und was stattdessen geht.

## Wer dran ist, und womit

not-now = Danach ist gerade nicht gefragt. Wähle eine der aufgeführten Aktionen.
main-action-first = Das ist die Zusatzaktion, und die kommt nach der Hauptaktion. Schließe zuerst die Hauptaktion ab.
main-action-over = Die Hauptaktion ist vorbei, danach kommt nur noch die Zusatzaktion. Wähle eine der aufgeführten Aktionen.
other-additional-action = Diese Zusatzaktion gibt der genutzte Marker nicht, sondern nur ein Marker, der sie zeigt. Wähle eine der aufgeführten Aktionen.
wrong-reveal = Das kann jetzt nicht aufgedeckt werden. Nimm etwas, das noch verdeckt liegt und passt.
no-such-player = Dort sitzt niemand. Nenne jemanden aus dieser Partie.

## Fabriken

has-factory = Du hast schon eine Fabrik für diese Ware. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Modernisiere sie, oder wähle eine der aufgeführten Aktionen.
}
founded-already = Für diese Ware hast du schon eine Fabrik gegründet. Wähle eine andere Ware.
no-factory = Du hast keine Fabrik für diese Ware. Wähle eine der aufgeführten Aktionen.
no-factory-yet = Du hast keine Fabrik für diese Ware. Baue sie zuerst, oder wähle eine der aufgeführten Aktionen.
level-too-high = Erst Stufe { part-level } ist erreicht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Baue höchstens Stufe { $most }.
}
just-closed = Du hast in dieser Aktion eine Fabrik dieser Ware und Stufe geschlossen. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Baue eine andere Stufe, höchstens { $most }.
}
just-built = Du hast diese Fabrik in dieser Aktion gebaut, und in derselben wird sie nicht geschlossen. Wähle eine der aufgeführten Aktionen.
first-row-unfilled = Auf dem Arbeitsmarkt und dem Feld der Entlassenen sind zu wenige Arbeiter für die erste Reihe dieser Fabrik. Wähle eine der aufgeführten Aktionen.

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

too-few-shares = So viele Aktien kannst du nicht verkaufen. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Verkaufe höchstens { $most }.
}
bank-too-few-shares = So viele deiner Aktien kann dir die Bank nicht verkaufen. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Kaufe höchstens { $most }.
}
too-little-cash-for-shares = Für so viele Aktien fehlt dir das Geld. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Kaufe höchstens { $most }.
}
too-little-cash-for-loans = Um so viele Kredite zu tilgen, fehlt dir das Geld. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Tilge höchstens { $most }.
}
loans-first = Solange du Kredite hast, kannst du keine Aktien kaufen. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Tilge zuerst deine Kredite.
}
no-loan = Du hast keinen Kredit zu tilgen. Wähle eine der aufgeführten Aktionen.
too-few-loans = So viele Kredite kannst du nicht tilgen. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Tilge höchstens { $most }.
}
buying-closed = Du hast in dieser Aktion Aktien gekauft, dann verkauft; nach unserer Festlegung ist das Kaufen damit vorbei. Wähle eine der aufgeführten Aktionen.
selling-closed = Du hast in dieser Aktion Aktien verkauft, dann gekauft; nach unserer Festlegung ist das Verkaufen damit vorbei. Wähle eine der aufgeführten Aktionen.
too-many-deals = So viele Geschäfte mit Aktien und Krediten, wie eine Aktion nach unserer Festlegung hat, hast du gemacht. Nimm einige zurück und mache sie auf einmal, oder schließe ab.
repay-at-once = Nach unserer Festlegung hat eine Aktion nicht mehr Geschäfte, aber alle Kredite, für die das Geld reicht, werden noch auf einmal getilgt. Tilge { $most }, oder schließe ab.
no-final-sale = Am Spielende werden keine Aktien verkauft. Wähle eine der aufgeführten Aktionen.
too-few-stored = So viele dieser Waren kannst du nicht aus dem Lager verkaufen. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Verkaufe höchstens { $most }.
}

## Aktionsmarker

marker-not-there = Von diesen Markern liegt keiner mehr aus. Wähle eine der aufgeführten Aktionen.
marker-never-there = Solche Marker liegen hier nie aus. Wähle eine der aufgeführten Aktionen.
marker-too-early = Dunkelgraue Marker gibt es erst ab Stufe II. Wähle eine der aufgeführten Aktionen.
marker-twice = Genau diesen Marker hast du schon. Wähle eine der aufgeführten Aktionen.
marker-not-owned = Diesen Marker hast du nicht. Nutze einen von deinen.
marker-placed-already = Dieser Marker liegt auf der Verwaltungstafel und bleibt auf seinem Feld. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Nutze ihn dort erneut.
}
marker-not-placed = Dieser Marker liegt noch nicht auf der Verwaltungstafel. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Lege ihn auf ein freies Feld.
}
no-such-space = Ein Feld mit diesen Kosten hat die Verwaltungstafel nicht. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Lege den Marker auf eines ihrer freien Felder.
}
space-occupied = Auf diesem Feld liegt schon einer deiner Marker. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Wähle ein freies.
}
no-passing = Passen ist nicht möglich. Lege einen Marker auf ein freies Feld, oder nutze einen gelegten erneut; auf seine Aktion kannst du verzichten.

## Arbeiter und Maschinen

too-few-workers = So viele Arbeiter gibt es auf dem Arbeitsmarkt und dem Feld der Entlassenen nicht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Stelle höchstens { $most } ein.
}
no-room = So viele Arbeiter kann diese Fabrik nicht aufnehmen. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Es gehen höchstens { $most }.
}
active-before = Im letzten Jahrzehnt stellt eine Fabrik, die schon aktiv war, niemanden mehr ein, außer sie wurde seither gebaut. Wähle eine der aufgeführten Aktionen.
just-hired = Für diese Fabrik hast du in dieser Aktion eingestellt, und eben Eingestellte werden nicht entlassen. Wähle eine der aufgeführten Aktionen.
just-fired = Aus dieser Fabrik hast du in dieser Aktion entlassen, und für dieselben Reihen wird niemand wieder eingestellt. Wähle eine der aufgeführten Aktionen.
first-row-stays = Die erste Reihe einer Fabrik behält ihre Arbeiter, und so viele haben die anderen nicht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Entlasse höchstens { $most }.
}
no-machines-bought = Für die gezahlten Verwaltungskosten gibt dieser Marker keine Maschine. Wähle eine der aufgeführten Aktionen.
no-machines-left = In dieser Aktion gibt es keine weiteren Maschinen: Alle bezahlten sind aufgestellt, oder du hast damit abgeschlossen. Wähle eine der aufgeführten Aktionen.
no-machine-space = In dieser Reihe kann kein Arbeiter durch eine Maschine ersetzt werden. Wähle eine andere Reihe oder Fabrik.

## Qualität und Vertrieb

no-quality-bought = Für die gezahlten Verwaltungskosten gibt dieser Marker keine Qualität. Passe Preise an, oder schließe ab.
no-quality-left = Alle Qualität, die es für die gezahlten Verwaltungskosten gibt, ist verbraucht. Passe Preise an, oder schließe ab.
too-little-for-quality = Von den gezahlten Verwaltungskosten { $left ->
    [one] bleibt eine Stufe
   *[other] bleiben { $left } Stufen
 } Qualität. Wähle höchstens { $most }.
quality-limit = Diesen Wert hat der Qualitätsanzeiger nicht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Wähle höchstens { $most }.
}
not-higher = Der Anzeiger wird nur auf höhere Werte gedreht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Wähle einen höheren, höchstens { $most }.
}
no-distribution-left = Für Vertrieb ist nichts mehr übrig. Passe Preise an, oder schließe ab.
next-distribution-too-dear = Für Vertrieb sind £{ $left } übrig, und diesen Anzeiger auf { $value } zu drehen kostet £{ $cost }. Wähle eine der aufgeführten Aktionen.
too-little-for-distribution = Für Vertrieb sind £{ $left } übrig, und diesen Anzeiger auf { $value } zu drehen kostet £{ $cost }. Wähle höchstens { $most }.
distribution-limit = Diesen Wert hat der Vertriebsanzeiger nicht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Wähle höchstens { $most }.
}

## Lagerung

keep-too-many = So viele Waren sind nicht da. Behalte weniger.
storage-full = So viele Waren fasst das Lager nicht. Behalte weniger.
no-storage-space = Über dem Preis sind auf der Preisleiste nicht so viele Felder frei. Behalte weniger von dieser Ware.
needless-discard = Waren werden nur weggeworfen, um Platz für neue zu schaffen. Behalte, was hineinpasst.
