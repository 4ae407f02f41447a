# Was von selbst lief, als Abrechnung: die Produktion einer Ware, das Ende eines Jahrzehnts, die letzten Abzüge.

## Produktion

account-costs = Löhne und Maschinen; Vertrieb lässt nach
account-storage = Waren werden gelagert
account-patron = 1 an den Gönner
account-jubilee = 1 zum Kronjubiläum
account-extra-shift = Sonderschichten: 1 mehr
account-shut = { $count ->
    [0] Schule: Reihe { $row } stillgelegt
   *[other] Schule: Reihe { $row } stillgelegt, { $count } weniger
}
account-most-appeal-tied = am attraktivsten, Gleichstand dank Charisma gewonnen
account-most-sold-tied = am meisten verkauft, Gleichstand dank Charisma gewonnen
account-foreman = { $count } × £{ $each }, mit Vorarbeiter weniger
account-workshop = { $count } × £{ $each }, mit Werkstatt weniger
account-in-warehouse = { $count } im Lager

## Verschiffung

account-shipment = Verschiffung der aktiven Ware
account-contract = Auftrag
account-no-contract = keiner
account-earned = Erlös
account-share-value = Aktienwert
account-shipped = { $count } verschifft, { part-ships }
account-shipped-agent = { $count } statt { $asked } verschifft (Agent), { part-ships }
account-rose = nicht erfüllt, { $from } → { $to }
account-overdue = nicht erfüllt, bleibt auf { $count }
account-office = Kontor
account-for-ships = für die Schiffe auf See
account-for-contract = Auftrag nicht erfüllt
account-stays = { $why }: schon auf Feld 1

## Das Ende eines Jahrzehnts

account-decade-began = Das neue Jahrzehnt, veraltete Fabriken
account-harbour = Besatzungen und Lagerarbeiter werden bezahlt
account-crews = Löhne, Entlassungen
account-no-crews = keine Arbeiter im Hafen
account-lasting = anhaltende Ereignisse
account-none-lasting = Kein Ereignis war in Kraft.
account-event = Das Ereignis
account-event-name = Ereignis
account-event-told = { $event }: { $about }
account-effect = Wirkung
account-no-effect = keine Wirkung
account-in-force = im nächsten Jahrzehnt
account-space-closed = Feld für £{ $cost } gesperrt
account-space-open = Feld für £{ $cost } offen, Verwalter
account-broker = Makler
account-no-broker = keiner
account-importers = Importeure: Lebensmittel auf { $food }, Kleidung auf { $clothes }, Besteck auf { $cutlery }, Lampen auf { $lamps }.
account-part-of = { $percent } % von £{ $cash }
account-level-and-tiles = Stufe { part-level }, { $count } Plättchen
account-spaces = Feld { $from } → { $to }
account-war = { $good }: Vertrieb { $to }, £{ $price }
account-distribution-raised = { $good }: Vertrieb { $to }
account-by-charisma = bestimmt mit Charisma

## Das Ende des Spiels

account-end = Die letzten Abzüge
account-end-over = Die Firmen werden gewertet.
account-penalties = Aktienwerte fallen
account-idle = ungenutzte Fabriken
account-idle-factory = { part-factory }: eingestellt, nie produziert
account-forfeited = { part-shares } an die Bank
account-open-contracts = offene Aufträge
account-open-contract = { $good }, Auftrag über { $count }
account-lost-by-loan = hat einen offenen Kredit, hat verloren
