# Nach dem Ende eines Spiels: was den Sieg außerdem ausmachte.

unit-plain = { $amount }
end-plot-shipped = Verschiffte Waren
end-plot-shipped-sub = in die Kolonien, bis dahin
end-plot-tiles = Entwicklungsplättchen
end-plot-tiles-sub = bis dahin genommen
end-before = zuvor £{ $value }
end-forfeited = − { $count }, eingestellt und nie produziert
why-shipments = Verschiffungen brachten { $seat } £{ $amount }, £{ $more } mehr als { $second }.
why-patrons = Gönner und Jubiläum brachten { $seat } £{ $amount }, £{ $more } mehr als { $second }.
why-events = Die Ereignisse trafen { $seat } besser als { $second }, um £{ $more }.
why-penalty = { $count ->
    [one] Am Ende verlor { $second } { $count } Feld für Aufträge und stillstehende Fabriken.
   *[other] Am Ende verlor { $second } { $count } Felder für Aufträge und stillstehende Fabriken.
}
