# Blätter des Tisches von Spinning Jenny: Markt, Leisten, Marker.

## Arbeitsmarkt

sheet-job-market = Arbeitsmarkt
sheet-job-market-empty = { $empty } von { $spaces } leer
sheet-job-market-label = Arbeitsmarkt. Nachfrage: Lebensmittel { $food }, Kleidung { $clothes }, Besteck { $cutlery }, Lampen { $lamps }. Lohn £{ $wage }. Arbeiter ohne Stelle: { $workers }.
sheet-wage = Lohn
sheet-fired = Entlassen
sheet-fired-count = Entlassene Arbeiter: { $count }
sheet-fired-return = { $count } zurück

## Aktienkursleiste

sheet-share-value = Aktienkurs
sheet-share-value-hint = £ je Aktie; Pfeile zeigen die Vorschau für { $good }
sheet-share-value-unit = £ je Aktie
sheet-share-spaces = Feld 1 bis { $last }
sheet-share-label = { $name }: Feld { $space }, £{ $value } je Aktie.

## Marktanteilstabelle

sheet-market-share = Marktanteil
sheet-market-share-hint = Attraktivität = Qualität + Vertrieb − Preis; begrenzt den Verkauf
sheet-market-share-label = Attraktivität, { $good }: { $places }.
sheet-importer = Importeur

## Tableau der Sondermarker

sheet-special-markers = Sondermarker
sheet-dark-from = dunkle ab { $year }
sheet-display = Börse 1760
sheet-taken = weg
sheet-marker-name = { $marker }, { $shade }: { $costs }
sheet-marker-factory = bauen
sheet-marker-workers = Arbeiter
sheet-marker-exchange = Aktien
sheet-marker-max = max. { $most }
sheet-marker-half = ½ erste

## Die eigenen Aktionsmarker

sheet-own-markers = Deine Marker
sheet-reuse-fee = erneut: +£{ $fee }
sheet-on-space = auf £{ $cost }
sheet-lies-on = { $name }, liegt auf dem Feld für £{ $cost }
sheet-place-which = Wähle einen Marker, dann ein Feld.
sheet-place-where = { $shade-word ->
    [own] { $marker } legen auf:
   *[grey] { $marker } ({ $shade }) legen auf:
}
sheet-space = Feld für £{ $cost }

## Zeittafel

sheet-timetable-level = Entwicklungsstufe { $level }
sheet-timetable-obsolete = Stufe { $levels } veraltet
sheet-timetable-preparation = Vorbereitung
sheet-timetable-decade-end = Ende des Jahrzehnts
sheet-timetable-end = Ende
