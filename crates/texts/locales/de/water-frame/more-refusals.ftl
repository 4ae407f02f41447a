# Was nicht erlaubt ist, und was stattdessen geht.

## Wer dran ist, und womit

discard-first = Für alle deine Waren reicht der Platz nicht. Sage zuerst, welche du behältst.
return-tile-first = Du hast ein Plättchen mehr, als du behalten darfst. Gib zuerst ein anderes zurück.
inventor-first = Der Erfinder wurde noch einmal genutzt. Zahle zuerst für seine nächste Nutzung, oder gib ihn zurück.

## Entwicklungsplättchen

tile-not-owned = Dieses Plättchen hast du nicht. Wähle eine der aufgeführten Aktionen.
tile-just-taken = Dieses Plättchen hast du eben genommen. Gib ein anderes zurück.
tile-not-there = Ein solches Plättchen liegt nicht im Vorrat. Wähle eine der aufgeführten Aktionen.
tile-twice = Dieses Plättchen hast du schon, und niemand hat zwei gleiche. Wähle eine der aufgeführten Aktionen.
tile-for-factory = Dieses Plättchen wirkt in einer Fabrik. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Nenne die Ware dieser Fabrik.
}
tile-for-all = Dieses Plättchen wird keiner Fabrik zugewiesen. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Lass die Ware weg.
}
tile-not-assigned = Dieses Plättchen wirkt in keiner Fabrik, also wird es nicht versetzt. Wähle eine der aufgeführten Aktionen.
assigned-there = Dort wirkt das Plättchen schon. Nenne eine andere Ware.
charisma-barred = Mit Charisma wurde eben der Startspieler bestimmt, und bis zum Ende deiner nächsten Aktion darfst du es nicht nehmen. Wähle eine der aufgeführten Aktionen.
too-little-cash-at-half-price = { $most ->
    [0] Selbst zum halben Preis fehlt dir das Geld für eine Aktie. Nimm einen Sondermarker, oder schließe ab.
   *[other] Selbst zum halben Preis fehlt dir das Geld für so viele Aktien. Kaufe höchstens { $most }.
}
half-price-limit = Der Makler kauft ein oder zwei Aktien zum halben Preis. Wähle eine der aufgeführten Aktionen.
developer-in-use = Den Entwickler nutzt du schon. Mach mit der Fabrikaktion weiter.
nothing-to-develop = Der Entwickler verbilligt einen Bau oder eine Modernisierung bis zur jetzigen Stufe in dieser Aktion. Wähle eine der aufgeführten Aktionen.
patent-in-use = Die Pfund des Patents sind in dieser Aktion schon verbraucht. Behalte das Plättchen.
nothing-to-raise = Keiner deiner Vertriebsanzeiger kann erhöht werden. Behalte das Plättchen.
too-few-patent-levels = So viele Stufen hat das Patent nicht mehr. Wähle einen niedrigeren Wert.
extra-too-late = Sonderschichten gibt es beim ersten Aufruf nach deiner eigenen Produktion. Wähle eine der aufgeführten Aktionen.
good-at-hand = Du hast eine Ware, die du ohne Sonderschichten verkaufen kannst. Verkaufe diese.
too-few-displaced = So viele Arbeiter wurden nicht durch Maschinen ersetzt. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Versetze höchstens { $most }.
}

## Sondermarker und Schiffe

row-not-open = Diese Reihe der Sondermarkertafel ist noch nicht offen; der Erfinder öffnet eine Reihe im Voraus. Wähle eine der aufgeführten Aktionen.
ship-not-there = Ein solches Schiff liegt nicht auf der Sondermarkertafel. Wähle eine der aufgeführten Aktionen.
no-free-pier = Beide Kais sind belegt. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Sage, welches Schiff ersetzt wird.
}
pier-is-free = Ein Kai ist frei, also wird kein Schiff ersetzt. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Nimm das Schiff, ohne eines zu ersetzen.
}
ship-not-larger = Ein Schiff wird nur durch ein größeres ersetzt. Wähle eine der aufgeführten Aktionen.
no-crew = Auf dem Arbeitsmarkt und dem Feld der Entlassenen sind zu wenige Arbeiter für die Besatzung. Wähle eine der aufgeführten Aktionen.
no-such-ship = An diesem Kai liegt kein Schiff. Wähle eine der aufgeführten Aktionen.

## Verwaltungstafel

space-blocked = Dieses Feld sperrt die Bürokratie für alle ohne Verwalter. { $can ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Lege den Marker auf ein anderes.
}
same-amount = So viel kostet das Feld ohnehin. Lass den Betrag weg.
no-such-amount = Diesen Betrag kannst du für diesen Marker nicht zahlen. Zahle £{ $least } bis £{ $most }.
no-use-for-more = Nach unserer Festlegung zahlt niemand mehr für Qualität, als der Marker und drei Preise nutzen können. Zahle £{ $least } bis £{ $most }.
only-amount = Für diesen Marker kannst du auf diesem Feld nur £{ $amount } zahlen. Zahle so viel.
ship-needs-more = Ein Schiff braucht Verwaltungskosten von mindestens so viel, wie es trägt, und dieses trägt { $least }. { $short ->
    [0] Zahle £{ $least } oder mehr.
   *[other] So viel kannst du auf diesem Feld nicht zahlen. Wähle eine der aufgeführten Aktionen.
}

## Lager und Arbeiter

place-taken = Dieser Platz des Lagers hat schon seinen Arbeiter. Wähle eine der aufgeführten Aktionen.
place-empty = An diesem Platz des Lagers steht kein Arbeiter. Wähle eine der aufgeführten Aktionen.
same-place = Das ist derselbe Platz. Wähle eine der aufgeführten Aktionen.
too-many-moves = Nach unserer Festlegung versetzt eine Aktion jeden Lagerarbeiter höchstens einmal. Wähle eine der aufgeführten Aktionen.

## Aufträge, Schiffe und Produktion

no-such-contract = Einen Auftrag über so viele Waren gibt es nicht. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Wähle ein Feld der Leiste, höchstens { $most }.
}
contract-not-higher = { $most ->
    [0] Ein Auftrag wird nur erhöht, und dieser liegt auf dem letzten Feld. Wähle eine der aufgeführten Aktionen.
   *[other] Ein Auftrag wird nur erhöht. Wähle einen höheren, höchstens { $most }.
}
no-ship = Du hast kein Schiff zum Liefern; Schiffe nimmt man als Sondermarker. Wähle eine der aufgeführten Aktionen.
no-contract = Für { $good } hast du keinen Auftrag; Aufträge nimmt man an der Börse. Wähle eine der aufgeführten Aktionen.
other-count = Der Auftrag verlangt { $count } Waren, nicht mehr und nicht weniger. Wähle eine der aufgeführten Aktionen.
other-count-with-agent = Der Auftrag verlangt { $count } Waren, und mit dem Agenten eine mehr oder weniger: { $least } bis { $most }. Wähle eine der aufgeführten Aktionen.
too-few-goods = Dazu braucht es { $count } Waren ({ $good }), und du hast { $there }. Wähle eine der aufgeführten Aktionen.
ship-carries-less = { $left ->
    [0] Das Schiff ist voll, und eine Aktion hat nur ein Schiff. Wähle eine der aufgeführten Aktionen.
   *[other] Das Schiff hat höchstens für { $left } Platz, und eine Aktion hat nur ein Schiff. Wähle eine der aufgeführten Aktionen.
}
too-little-capacity = So viele Waren gehen nicht auf die genannten Schiffe. Schicke beide.
ships-carry-less = So viele Waren tragen deine Schiffe auch zusammen nicht. Wähle eine der aufgeführten Aktionen.
no-good-to-sell = Du hast keine Ware dieser Art zu verkaufen. Wähle eine der aufgeführten Aktionen.
not-produced = Mit der Produktionsaktion wird nur der Preis der Fabrik angepasst, die produziert hat. Wähle diese, oder schließe ab.
rows-not-producing = So viele Reihen dieser Fabrik produzieren nicht, oder der Marker lässt weniger zu. { $most ->
    [0] Wähle eine der aufgeführten Aktionen.
   *[other] Wähle höchstens { $most }.
}
too-few-for-factories = Die verkauften Aktien müssen beide Fabriken bezahlen. Verkaufe mindestens { $least }.

## Ereignisse

take-one = Bei diesem Ereignis nimmt jeder einen Sondermarker. Wähle eine der aufgeführten Aktionen.
one-level-only = Das Ereignis erhöht um eine Stufe auf einmal. Wähle den nächsten Wert.
hit-already = Diese Fabrik hat ihre Maschine an das Ereignis schon verloren. Wähle eine andere Fabrik.
no-machine-there = In dieser Reihe steht keine Maschine. Wähle eine andere.
no-repayment = Nach unserer Festlegung tilgt der Makler keine Kredite. Wähle eine der aufgeführten Aktionen.
