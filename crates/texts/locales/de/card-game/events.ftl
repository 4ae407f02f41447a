# Was geschehen ist: ein Satz für jedes Ereignis des Spiels.

## Aufbau

opened = { $seat } beginnt mit einer { part-factory }.
laid = Im Vorrat ausgelegt: { $card }, auf der Rückseite { $other }.
laid-same = Im Vorrat ausgelegt: { $card }.
boxed-same = Zu oft ausgelegt: { $card }. Eine Karte kommt in die Schachtel.
flipped = Zu oft ausgelegt: { $card } wird umgedreht zu { $other }.
boxed = Zu oft ausgelegt: { $card } und { $other }. Die Karte kommt in die Schachtel.
supply-complete = Der Vorrat an Entwicklungskarten liegt aus.
card-start = { $seat } hat von Anfang an { part-card }.
developed-start = { $seat } beginnt mit einer Entwicklung: { part-allows }.
shares-start = { $seat } kauft zu Beginn { part-shares } für £{ $paid }.

## Runden

round-began = Runde { $round } der { $year }er beginnt. Aktive Ware: { $good }.
decade-began = Die { $year }er beginnen: Jahrzehnt { part-level }.
start-player = { $seat } ist Startspieler.
start-named = { $by } bestimmt mit dem Unternehmer den Startspieler: { $seat }.
start-chosen = { $by } wählt den Startspieler: { $seat }.
cards-fresh = { $seat } kann diese Karten wieder nutzen: { $cards }.
card-name = { $card }
card-none = keine
neutral-moved = Die Attraktivität des neutralen Spielers für { $good } steigt auf { $to }.

## Aktionen

built = { $seat } baut eine { part-factory }, Seite { part-level }.
upgraded = { $seat } baut die { part-factory } aus: { $what }.
invented = { $seat } baut die { part-factory } mit dem Erfinder aus: { $what }.
upgraded-factory = Fabrik auf Seite II
upgraded-first = erste Arbeiterkarte auf Seite II
upgraded-second = zweite Arbeiterkarte auf Seite III
employed = { $seat } legt Arbeiterkarte { $position } an die { part-factory }, Seite { part-level }.
demand-moved = Die Nachfrage für { $good } geht von { $from } auf { $to }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} ({ $because }).
demand-up = Der Nachfragemarker für { $good } steigt um { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, sein Wert bleibt { $to } ({ $because }).
demand-down = Der Nachfragemarker für { $good } sinkt um { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, sein Wert bleibt { $to } ({ $because }).
wages-moved = Der Lohn steigt auf £{ $wage } ({ $because }).
wages-stepped = Der Lohnmarker rückt einen Schritt nach rechts, der Lohn bleibt £{ $wage } ({ $because }).
automated = { $seat } ersetzt einen Arbeiter auf Karte { $position } der { part-factory } durch eine Maschine{ $token ->
    [0] { $machines ->
        [one] .
       *[other] : Die Karte hat jetzt { $machines }.
    }
   *[other] , angezeigt mit dem Maschinenmarker.
}
quality-laid = { $seat } setzt die Qualität für { $good } auf { $to } (Karten: { $cards }).
quality-back = { $seat } nimmt die Qualitätskarten für { $good } zurück.
quality-taken = { $seat }: Die Qualität für { $good } sinkt auf { $to }, ihre Karten liegen nun woanders.
quality-engineer = { $seat }: Die Qualität für { $good } sinkt ohne den Ingenieur auf { $to }.
quality-replaced = { $seat } ersetzt den Ingenieur: Die Qualität für { $good } ist jetzt { $to } (Karten: { $cards }).
distribution-set = { $seat } setzt den Vertrieb für { $good } auf { $to }{ $patent ->
    [0] {""}
   *[other] , auf dem Patent
}{ $freed ->
    [0] .
   *[other] {" "}mit einer Karte der Reserve anstelle des Patents, das wieder frei ist.
}
distribution-back = { $seat } nimmt die Vertriebskarte für { $good } zurück.
distribution-lost = { $seat }: Der Vertrieb { $from } für { $good } geht mit dem Patent verloren.
shares-bought = { $seat } kauft { part-shares } für £{ $paid }{ $half ->
    [0] .
   *[other] , davon { $half } zum halben Preis.
}
shares-broker = { $seat } kauft mit dem Makler { part-shares } zum halben Preis, für £{ $paid }.
borrowed = { $seat } nimmt { part-loans } auf und erhält £{ $amount }.
ships-regained = { $seat } hat wieder { $count } Schiffe.
extra-produced = { $seat } stellt in einer Sonderproduktion { part-goods } her, { $cards ->
    [0] ohne Arbeiterkarten
    [one] mit der ersten Arbeiterkarte
   *[other] mit beiden Arbeiterkarten
}{ $shift ->
    [0] .
   *[other] , eine davon mit der Sonderschicht.
}
price-set = { $seat } setzt { $good } auf Attraktivität { $appeal } und Preis £{ $price }.

## Entwicklungen

developed = { $seat } nimmt eine Entwicklung: { part-allows }.
developed-inventor = { $seat } nimmt für den Erfinder eine Entwicklung: { part-allows }.
card-taken = { $seat } nimmt { part-card }.
card-swapped = { $seat } gibt { part-card } für eine andere Karte zurück.
card-spent = { $seat } gibt { part-card } zurück.
card-lost = { $seat } verliert { part-card }: zurück in den Vorrat.
foreman-placed = { $seat } legt den Vorarbeiter an die { part-factory }.
reactivated = { $seat } dreht den Entwickler und kann { part-card } wieder nutzen.
card-used = { $seat } nutzt { part-card }.

## Produktion

production-began = Die Produktion für { $good } beginnt: Nachfrage { $demand }, Lohn £{ $wage }.
produced = { $seat } stellt { part-goods } her{ $shift ->
    [0] { $stored ->
        [0] .
       *[other] ; { $stored } im Lager.
    }
   *[other] , eine davon mit der Sonderschicht{ $stored ->
        [0] .
       *[other] ; { $stored } im Lager.
    }
}
sold = { $seat } verkauft { part-goods } auf dem Heimatmarkt (höchstens { $limit }{ $patrons ->
    [0] {""}
   *[other] {" "}mit Gönner
}) zu je £{ $price }: £{ $income }{ $store ->
    [0] .
   *[other] ; { $store } aus dem Lager.
}
sold-nothing = { $seat } verkauft nichts ({ $good }): Attraktivität { $appeal } gegen Nachfrage { $demand }.
shipped = { $seat } verschifft { part-goods } zu je £{ $price }: £{ $income }{ $store ->
    [0] .
   *[other] ; { $store } aus dem Lager.
}
contract-paid = { $seat } erhält £{ $amount } für den Auftrag, { $count ->
    [one] { $count } Ware verschifft.
   *[other] { $count } Waren verschifft.
}
ships-used = { $seat } nutzt { part-ships } und legt { $tokens ->
    [0] keinen Schiffsmarker
    [one] { $tokens } Schiffsmarker
   *[other] { $tokens } Schiffsmarker
}, insgesamt { $total }.
stored = { $seat } hat { part-goods } im Lager{ $added ->
    [0] .
   *[other] , davon { $added } neu.
}
wasted = { $seat } lässt { part-goods } verderben.
wasted-cleared = { $seat } lässt { part-goods } aus dem geräumten Lagerhaus verderben.
wasted-given-back = { $seat } lässt { part-goods } aus dem zurückgegebenen Großen Lagerhaus verderben.
storehouse-cleared = { $seat } nimmt { part-storehouse } von der { part-factory } weg.
storehouses-returned = { $seat } nimmt { $count ->
    [one] ein nicht mehr benötigtes Lagerhaus
   *[other] { $count } nicht mehr benötigte Lagerhäuser
} von der { part-factory } zurück.
costs-paid = { $seat } zahlt £{ $amount }: { $what }.
costs-wages = £{ $amount } für { $workers ->
    [one] { $workers } Arbeiter zu £{ $wage }
   *[other] { $workers } Arbeiter zu £{ $wage }
}
costs-saved = £{ $amount } weniger durch den Vorarbeiter
costs-machines = £{ $amount } für { $machines ->
    [one] { $machines } Maschine
   *[other] { $machines } Maschinen
}
costs-fixed = £{ $amount } Fixkosten
costs-none = nichts
emergency-fund = { $seat } fehlt Geld: £{ $amount } aus dem Notfonds für { part-tokens }.
bankrupt = { $seat } schuldet £{ $owed }, hat £{ $money }, und ist bankrott: aus dem Spiel.
value-raised = { $seat }: Aktienkurs von £{ $from } auf £{ $to } ({ $because }).
not-shipped = { $seat } verschifft nichts: { $good }.
bonus-declined = { $seat } hat die höchste Attraktivität für { $good } und verzichtet darauf, den Aktienkurs zu erhöhen.
appeal-tied = Mehrere teilen sich die höchste Attraktivität für { $good }, { $appeal }: Niemand hat sie allein.
distribution-fell = { $seat }: Der Vertrieb für { $good } sinkt auf { $to }.

## Das Ende

end-of-game = Die letzte Runde ist vorbei: Schlusswertung.
sole-survivor = Alle anderen sind bankrott: Das Spiel ist aus.
nobody-left = Von denen, die noch da waren, konnte keiner zahlen: Das Spiel ist aus, und niemand hat gewonnen.
stored-sold = { $seat } verkauft { part-goods } aus dem Lager zu je £{ $price }: £{ $income }.
shares-end = { $seat } kauft vom letzten Geld { part-shares } für £{ $paid }.
shares-lost = { $seat } gibt für { $tokens ->
    [one] { $tokens } Kreditmarker
   *[other] { $tokens } Kreditmarker
} je eine Aktie ab: { $count } bleiben.
value-fell = { $seat }: Aktienkurs von £{ $from } auf £{ $to } für { $tokens ->
    [one] { $tokens } Schiffsmarker.
   *[other] { $tokens } Schiffsmarker.
}
scored = { $seat }: { part-shares } zu je £{ $value } sind £{ $score }; £{ $money } bleiben übrig.

## Eine Zeile des Kassenbuchs

sum-list = { $part }, { $rest }
sum-opened = { part-factory } eröffnet
sum-built = { part-factory } gebaut
sum-upgraded = { part-factory } ausgebaut
sum-invented = { part-factory } mit dem Erfinder ausgebaut
sum-employed = { $good }: { $count ->
    [one] { $count } Arbeiterkarte
   *[other] { $count } Arbeiterkarten
}
sum-machines = { $good }: { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
sum-quality = { $good }: Qualität { $to }
sum-quality-lost = { $good }: Qualität nur noch { $to }
sum-distribution = { $good }: Vertrieb { $to }
sum-shares = { part-shares } gekauft
sum-shares-lost = { part-shares } abgegeben
sum-borrowed = { part-loans }
sum-regained = wieder { $count } Schiffe
sum-extra-produced = { part-goods } hergestellt
sum-price = { $good } zu £{ $price }, Attraktivität { $appeal }
sum-developed = Entwicklung: { part-allows }
sum-developed-inventor = Entwicklung: { part-allows } mit dem Erfinder
sum-taken = { $card } genommen
sum-swapped = { $card } zurückgegeben
sum-given-back = { $card } zurückgegeben
sum-foreman = Vorarbeiter: { $good }
sum-reactivated = { $card } wieder bereit
sum-used = { $card } genutzt
sum-shipped = { part-goods } verschifft
sum-tokens = { $count ->
    [0] kein Schiffsmarker
    [one] { $count } Schiffsmarker
   *[other] { $count } Schiffsmarker
}
sum-stored = { part-goods } im Lager
sum-wasted = { part-goods } verdorben
sum-cleared = Lagerhaus geräumt ({ $good })
sum-costs = Kosten £{ $amount }
sum-fresh = { $count ->
    [one] { $count } Karte wieder bereit
   *[other] { $count } Karten wieder bereit
}
sum-starts = Startspieler
sum-sold = { $count } zu £{ $price } verkauft
sum-unsold = keine von { $count } verkauft
sum-stored-sold = { part-goods } aus dem Lager
sum-bonus-declined = auf den höheren Aktienkurs verzichtet
sum-up = ▲{ $count }
sum-down = ▼{ $count }
sum-scored = { $shares } × £{ $value } = £{ $score }
sum-emergency = { part-tokens } aus dem Notfonds für £{ $amount }
sum-bankrupt = bankrott
