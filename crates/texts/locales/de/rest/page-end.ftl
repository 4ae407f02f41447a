# Nach dem Ende eines Spiels.

end-wins = { $name } gewinnt mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
end-share-win = { $names } teilen sich den Sieg mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
end-nobody = Niemand gewinnt.
end-and = und

end-play-again = Noch einmal
end-what-if = Was wäre, wenn
end-what-if-hint = Öffnet das Spiel beim Augenblick des Fadenkreuzes oder bei der letzten Entscheidung; von dort geht es als neues Spiel weiter.
end-export = Werte ausgeben

end-ranking = Rangliste
end-place = Platz
end-player = Spieler
end-reckoning = Rechnung
end-points = Punkte

end-plot-keys = Pfeiltasten bewegen das Fadenkreuz.
end-in-all = insgesamt
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
