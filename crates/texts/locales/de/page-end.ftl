# Nach dem Ende eines Spiels.

end-ended = beendet { $year }
end-wins = { $name } gewinnt mit £{ $score }.
end-share-win = { $names } teilen sich den Sieg mit je £{ $score }.
end-nobody = Niemand gewinnt: Alle haben noch einen Kredit.
end-ahead = £{ $points } vor { $name }.
end-by-cash = Gleichauf mit { $name }; das Geld entscheidet, £{ $more } gegen £{ $less }.
end-alone = Alle anderen haben noch einen Kredit und haben verloren.
end-most-sold = { $name } hat { $count ->
    [one] { $count } Ware verkauft.
   *[other] { $count } Waren verkauft, am meisten { $good }.
}
end-and = und

end-play-again = Noch einmal
end-what-if = Was wäre, wenn
end-what-if-hint = Öffnet das Spiel beim Augenblick des Fadenkreuzes oder bei der letzten Entscheidung; von dort geht es als neues Spiel weiter.
end-export = Werte ausgeben

end-ranking = Rangliste
end-place = Platz
end-player = Spieler
end-cash-at-end = Geld am Ende
end-stored = + £{ $amount } Lager
end-repaid = − £{ $amount } Kredite
end-shares-bought = Aktien, zuletzt gekauft
end-cash-left = Geld übrig
end-share-value = Aktienkurs
end-sum = Aktien × Kurs
end-company = Firma
end-lost = verloren, { $count ->
    [one] { $count } Kredit offen
   *[other] { $count } Kredite offen
}

end-plot-value = Aktienkurs
end-plot-value-sub = £ je Aktie nach jeder Produktion
end-plot-portfolio = Portfolio
end-plot-portfolio-sub = Aktien × Kurs
end-plot-cash = Geld
end-plot-cash-sub = nach jeder Produktion
end-plot-keys = Pfeiltasten bewegen das Fadenkreuz.
end-start = Beginn
end-space = Feld { $space }
end-goods-sold = Verkaufte Waren
end-goods-sold-sub = jedes Zeichen ist eine Ware
end-in-all = insgesamt
end-none-sold = keine
end-as-table = Dieselben Werte als Tabelle
end-after = nach
end-seed = Startwert
end-digest = Prüfwert

## Sichern und teilen

share-title = Sichern und teilen
share-sub = nichts davon erreicht einen Server
share-save = Aufzeichnung sichern
share-link = Link kopieren
share-link-copied = Der Link ist kopiert. Er trägt die ganze Aufzeichnung und diesen Augenblick.
share-link-here = Diesen Link kopieren:
share-link-long = Die Aufzeichnung ist zu lang für einen Link. Sichere sie in einer Datei und schicke diese.
share-no-record = Dieses Spiel begann in der Mitte, deshalb gibt es keine Aufzeichnung davon.
