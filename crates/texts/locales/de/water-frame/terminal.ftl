# Das Spielfeld im Terminal.

heading-event-phase = Ende der { $year }er: Hafenlöhne, Ereignis
water-economy = Wirtschaftsmarker (Importeur/Arbeiter)
water-events = Ereignisse
water-in-force = in Kraft
water-row = Tafel { part-level } ({ $shade })
water-ship = Schiff für { $capacity }
water-supply = Plättchenvorrat
water-tiles = Entwicklungsplättchen
water-uses = { $count ->
    [one] einmal genutzt
   *[other] { $count }-mal genutzt
}
water-harbour = Hafen
water-pier = Kai { $pier }
water-manned-ship = { $crew ->
    [0] Schiff für { $capacity }, ohne Besatzung
    [one] Schiff für { $capacity }, { $crew } Seemann
   *[other] Schiff für { $capacity }, { $crew } Seeleute
}
water-contract = Auftrag { $good } { $space }
water-warehouse = Großes Lager, Arbeiter
water-line = Zeile
water-room = Platz
water-small-room = kleines Lager { $count }
water-blocked = gesperrt
water-jubilee-left = Der Jubiläumsverkauf ist noch übrig.
water-marked = Nach dem letzten Zyklus eingestellt
water-no-charisma = Darf Charisma in der nächsten Aktion nicht nehmen.

# Die Vorausschau.
forecast-events = Bekannte Ereignisse der Zukunft
forecast-shipment = { $player }: verschifft { $count } für £{ $amount }, { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zurück
forecast-overdue = { $player }: ein Auftrag bleibt offen, { $spaces } Felder zurück
forecast-extra-shift = { $player }: eine Ware mehr mit Sonderschichten
forecast-school = { $player }: könnte mit der Schule eine Reihe stilllegen
forecast-jubilee = { $player }: könnte eine Ware zum Kronjubiläum verkaufen
