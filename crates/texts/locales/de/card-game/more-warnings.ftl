# Was eine Wahl verliert oder verschwendet, gesagt, bevor sie getroffen ist.

warn-quality = Die Qualität für { $good } sinkt von { $from } auf { $to }; was verloren ist, kommt nicht wieder.
warn-distribution = Der Vertrieb für { $good } sinkt von { $from } auf { $to }; was verloren ist, kommt nicht wieder.
warn-wasted = { part-goods } { $count ->
    [one] verdirbt.
   *[other] verderben.
}
warn-wasted-stored = Gelagert und ohne Platz in den übrigen Lagerhäusern der Fabrik: { part-goods } { $count ->
    [one] verdirbt.
   *[other] verderben.
}
warn-no-room = So, wie es steht, bleiben { $left } unverkauft ({ $good }), und { $count } davon finden weder auf Schiffen noch in Lagerhäusern Platz.
warn-emergency = Die Kosten sind nicht gedeckt: Der Notfonds gibt £{ $amount } für { part-tokens }, { $total } von { $most }. Jeder nimmt am Ende eine Aktie.
warn-emergency-ahead = So, wie es steht, fehlen £{ $short } für die Kosten dieser Runde: { part-tokens } aus dem Notfonds.
warn-bankrupt = £{ $owed } sind auch mit dem Notfonds nicht zu zahlen: Du bist bankrott und aus dem Spiel.
warn-bankrupt-ahead = So, wie es steht, fehlen £{ $short } für die Kosten dieser Runde, mehr als der Notfonds geben kann: Du wärst bankrott.
warn-token = Der Maschinenmarker bleibt auf Arbeiterkarte { $position } der { part-factory }: Dorthin muss die nächste Maschine.

## Was sich in der Vorschau ändert

foreseen-sale = { $good }: Verkauf { $sold } statt { $sold_before }, Ergebnis { $result } statt { $result_before }
foreseen-sold = { $good }: Verkauf { $sold } statt { $sold_before }
foreseen-result = { $good }: Ergebnis { $result } statt { $result_before }
foreseen-steps = { $good }: Aktienkurs +{ $steps } statt +{ $steps_before }
foreseen-gain = £{ $amount }
foreseen-loss = −£{ $amount }
