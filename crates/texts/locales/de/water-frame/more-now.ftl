# Was ein Plättchen oder ein Ereignis dem Leser auf dem jetzigen Spielplan brächte.

## Entwicklungsplättchen

now-agent = Dein Auftrag über { $count } { $good } ließe sich mit { $least } bis { $most } erfüllen.
now-agent-none = Du hast gerade keinen Auftrag.
now-broker = { $count ->
    [one] Zurückgegeben kauft er { $count } Aktie für £{ $cost } statt £{ $full }.
   *[other] Zurückgegeben kauft er { $count } Aktien für £{ $cost } statt £{ $full }.
}
now-broker-none = Zum halben Preis könntest du gerade keine Aktie kaufen.
now-accountant = Dein billigstes freies Feld kostet £{ $from }; du könntest £{ $to } zahlen.
now-charisma = { $count ->
    [one] Gleichstände jetzt: { $count } Kursschritt mehr in den nächsten Produktionen.
   *[other] Gleichstände jetzt: { $count } Kursschritte mehr in den nächsten Produktionen.
}
now-charisma-none = In den nächsten Produktionen gewännst du keinen Gleichstand.
now-developer = { $count ->
    [one] { $count } Fabrik ließe sich für £{ $amount } weniger bauen oder modernisieren.
   *[other] { $count } Fabriken ließen sich für zusammen £{ $amount } weniger bauen oder modernisieren.
}
now-developer-none = Alle deine Fabriken stehen auf Stufe { $level }; es gibt nichts zu verbilligen.
now-inventor = Kostet sofort £{ $amount } und öffnet dir Stufe { $level }.
now-inventor-next = Öffnet noch einmal Stufe { $level }; ihn danach zu behalten kostet £{ $amount }.
now-inventor-last = Öffnet noch einmal Stufe { $level }, dann geht er zurück.
now-engineer = { $count ->
    [one] { $count } deiner Fabriken könnte weiter steigen, bis +{ $most }.
   *[other] { $count } deiner Fabriken könnten weiter steigen, bis +{ $most }.
}
now-engineer-none = Noch keine deiner Fabriken ist bei +{ $limit } angekommen.
now-small-warehouse = Bewahrt von der nächsten Produktion ({ $good }) { $count } mehr.
now-small-warehouse-holds = Hält jetzt { $count } von { $most } Waren.
now-small-warehouse-none = Platz für { $most } Waren; nach jetzigem Stand käme nichts hinzu.
now-extra-shifts = Eine Ware mehr in der nächsten Produktion ({ $good }): +£{ $amount }.
now-extra-shifts-stored = Eine Ware mehr in der nächsten Produktion ({ $good }), fürs Lager.
now-extra-shifts-none = Eine Ware mehr in der nächsten Produktion ({ $good }) fände keinen Käufer.
now-no-production = Keine deiner Fabriken produziert gerade etwas.
now-office = +£{ $amount } bei der nächsten Verschiffung ({ $good }).
now-office-none = +£{ $amount } bei jeder Verschiffung; nach jetzigem Stand wird nichts verschifft.
now-engineering-works = { $count ->
    [one] Die anderen haben jetzt Platz für { $count } Maschine: £{ $amount }.
   *[other] Die anderen haben jetzt Platz für { $count } Maschinen: höchstens £{ $amount }.
}
now-patent = { $count ->
    [one] £{ $amount } mehr für Vertrieb, oder zurückgegeben { $count } Stufe umsonst.
   *[other] £{ $amount } mehr für Vertrieb, oder zurückgegeben { $count } Stufen umsonst.
}
now-patent-none = Kein Vertrieb von dir könnte jetzt steigen.
now-school = Die höchste Reihe der nächsten Produktion ({ $good }) stillzulegen spart £{ $amount }.
now-school-none = In den nächsten Produktionen bliebe keine Reihe unverkauft.
now-foreman = Für { $good }: in jeder Produktion £{ $amount } weniger Lohn.
now-foreman-none = Gerade gibt es keinen Lohn zu senken.
now-workshop = Für { $good }: Maschinen kosten £{ $to } statt £{ $from }.
now-workshop-none = £{ $amount } mehr für Maschinen; noch hat keine deiner Fabriken mehr als eine.
now-patron = Eine Ware mehr ({ $good }) zu £{ $amount }{ $steps ->
    [0] .
    [one] , und { $steps } Kursschritt.
   *[other] , und { $steps } Kursschritte.
}
now-patron-none = Für den Gönner bliebe nichts übrig ({ $good }).
now-patron-or-ship = £{ $amount } für eine Ware ({ $good }), doch dann ließe sich der Auftrag nicht erfüllen.
now-patron-over = Es gibt keine Produktion mehr ({ $good }).
now-no-factory = Du hast keine Fabrik ({ $good }).
now-administrator = { $count ->
    [0] Einen Marker erneut zu nutzen kostete keine £{ $amount }; du hast noch keinen gesetzt.
    [one] Dein gesetzter Marker ließe sich ohne £{ $amount } erneut nutzen.
   *[other] Deine { $count } gesetzten Marker ließen sich ohne je £{ $amount } erneut nutzen.
}
now-administrator-blocked = Dein £{ $cost }-Feld ist offen, und einen Marker erneut zu nutzen kostet keine Gebühr.

## Ereignisse

now-bureaucracy = Dein billigstes freies Feld kostete £{ $cost }.
now-bureaucracy-none = Der Verwalter hält dein billigstes Feld offen.
now-jubilee = Eine Ware mehr ({ $good }) zu £{ $amount }, einmal im Jahrzehnt.
now-jubilee-none = Nach jetzigem Stand bliebe dir keine Ware übrig.
now-jubilee-used = Du hast es genutzt.
now-credit-crisis = Du würdest £{ $amount } verlieren.
now-war = { $count ->
    [one] { $count } deiner Fabriken gewänne £1 im Preis bei gleicher Attraktivität.
   *[other] { $count } deiner Fabriken gewännen £1 im Preis bei gleicher Attraktivität.
}
now-war-appeal = { $more ->
    [one] { $more } deiner Fabriken gewänne 1 an Attraktivität, da ihr Preis nicht steigen kann.
   *[other] { $more } deiner Fabriken gewännen 1 an Attraktivität, da ihre Preise nicht steigen können.
}
now-war-both = £1 im Preis bei gleicher Attraktivität für { $count } deiner Fabriken; 1 an Attraktivität für { $more }, deren Preis nicht steigen kann.
now-war-none = Keine deiner Fabriken würde sich ändern.
now-lobby = Du würdest als Nummer { $place } von { $count } wählen.
now-made-in-england = { $count ->
    [one] Du könntest den Vertrieb um { $count } Stufe erhöhen.
   *[other] Du könntest den Vertrieb um { $count } Stufen erhöhen.
}
now-made-in-england-none = Kein Vertrieb von dir könnte steigen.
now-luddism = { $count ->
    [one] Du würdest { $count } Maschine an einen Arbeiter verlieren.
   *[other] Du würdest { $count } Maschinen, eine je Fabrik, an Arbeiter verlieren.
}
now-luddism-none = Du würdest keine Maschine verlieren.
now-navigation = In einem Jahrzehnt wie jetzt: verkaufte Waren { $count }, Kursschritte { $steps }.
now-navigation-none = An deinen Verkäufen würde sich nichts ändern.
now-opium = Deine Schiffe trügen { $to } statt { $from }, und eines ginge verloren.
now-opium-none = Du hast kein Schiff zu verlieren.
now-recession = Feld { $from } → { $to }, eine Aktie £{ $value } → £{ $worth }.
now-royal-society = Du würdest £{ $amount } erhalten.
now-social-unrest = { $count ->
    [one] Du würdest £{ $amount } für { $count } Arbeiter zahlen.
   *[other] Du würdest £{ $amount } für { $count } Arbeiter zahlen.
}
now-social-unrest-shares = { $shares ->
    [one] Du würdest £{ $amount } zahlen ({ $count } Arbeiter) und müsstest dafür { $shares } Aktie verkaufen.
   *[other] Du würdest £{ $amount } zahlen ({ $count } Arbeiter) und müsstest dafür { $shares } Aktien verkaufen.
}
now-strike = Lohn £{ $from } → £{ $to }: £{ $amount } mehr in einem Jahrzehnt wie jetzt.
now-job-market-better = Lohn £{ $from } → £{ $to }; mit der Nachfrage £{ $amount } mehr in einem Jahrzehnt wie jetzt.
now-job-market-same = Lohn £{ $from } → £{ $to }; mit der Nachfrage £{ $amount } mehr oder weniger in einem Jahrzehnt wie jetzt.
now-job-market-worse = Lohn £{ $from } → £{ $to }; mit der Nachfrage £{ $amount } weniger in einem Jahrzehnt wie jetzt.
now-end-of-game = Deine Firma wäre £{ $amount } wert: Platz { $place }.
now-end-of-game-lost = Mit einem Kredit hättest du verloren.
