# Die Fabriken, ihre Hinweise, und Möglichkeiten in wenigen Worten.

mill-level-of = Stufe { part-level }
mill-foreman = Vorarbeiter
mill-foreman-why = Der Vorarbeiter ist hier tätig und senkt die Löhne.
mill-workshop = Werkstatt
mill-workshop-why = Die Werkstatt ist hier: Alle Maschinen zusammen kosten im Betrieb wenig.
mill-marked = muss produzieren
mill-marked-why = Nach dem letzten Zyklus dieser Ware wurden Arbeiter eingestellt: Produziere noch einmal mit einem Produktionsmarker, sonst verlierst du am Ende Aktienwert und Aktien (II.2.2).
mill-produce = { $rows ->
    [one] in { $rows } Reihe produzieren
   *[other] in { $rows } Reihen produzieren
}
mill-produce-extra = { $rows ->
    [one] in { $rows } Reihe produzieren, und eine mehr
   *[other] in { $rows } Reihen produzieren, und eine mehr
}
deal-contracts = Aufträge
deal-contract = Auftrag: { $good }
sheet-blocked = durch Bürokratie gesperrt
sheet-paying = oder zahle

hint-discard = was du nicht behältst, geht verloren
hint-return-tile = { $most } darfst du haben
hint-inventor = die nächste Nutzung kostet £{ $fee }
hint-special = ein Marker, ein Schiff oder ein Entwicklungsplättchen
hint-school = { $count ->
    [one] { $count } verdrängter Arbeiter kann an einen freien Platz
   *[other] { $count } verdrängte Arbeiter können an freie Plätze
}
hint-patent = die Stufen lassen sich auf deine Fabriken verteilen
hint-ship = das Schiff hat Platz für { $left }
hint-production = es kommt ins Lager, ohne Löhne
hint-school-before = ihre Arbeiter erhalten keinen Lohn und stellen nichts her, also wird nichts daraus verkauft
hint-school-row = ihre Arbeiter erhalten keinen Lohn und stellen nichts her
hint-patron = eine mehr zu £{ $price }, über die Nachfrage hinaus
hint-jubilee = eine mehr zu £{ $price }; einmal in diesem Jahrzehnt
hint-shipment = der Auftrag verlangt { $count }
hint-store-extra = das Plättchen geht zurück
hint-storing = { $count } nicht verkauft; was keinen Platz findet, geht verloren
hint-charisma = das Plättchen geht zurück
hint-firing = { $count ->
    [0] niemand ist zu bezahlen
    [one] { $count } Arbeiter erhält £{ $wage }
   *[other] { $count } Arbeiter erhalten je £{ $wage }
}
hint-lose-ship = es geht auf die Ablage zurück
hint-luddism = eine Maschine in jeder Fabrik

bar-tile-for = { $tile }: { $good }
bar-ship = Schiff mit { $capacity }
bar-replace = Schiff mit { $capacity } statt Kai { $pier }
bar-contract = { $good }: Auftrag { $space }
bar-deliver = { $good }: { $count } liefern
bar-ship-first = { $count } verschiffen, Kai 1
bar-ship-second = { $count } verschiffen, Kai 2
bar-ship-both = { $count } verschiffen, beide Kais
bar-contract-rises = Auftrag → { $to }
bar-produce = { $good }: { $rows } Reihen
bar-produce-extra = { $good }: { $rows } Reihen + 1
bar-resettle = { $good }: { $count } Verdrängte
bar-smash = { $good }: Maschine in Reihe { $row }
bar-half-price = halber Preis: { $count }
bar-more-harbour = { $count } weitere im Hafen
bar-staff = Lagerarbeiter: { $place }
bar-restaff = Lagerarbeiter: { $from } → { $to }
bar-dismiss = entlassen: { $place }
bar-dismiss-ship = Schiff { $pier } zurück
