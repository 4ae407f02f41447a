# Das Brett in Worten.

text-asked = Zu wählen hat: { $name }
text-starts = Startspieler: { $name }
text-job-market = Arbeitsmarkt: { $workers } Arbeiter, { $empty } leere Felder, { $fired } Entlassene; Lohn £{ $wage }
text-importer-at = Importeur auf
text-importer-sells = Importeur verkauft
text-sells = Verkauf { $sold }, { $result }, Schritte { $steps }
text-money = Kasse £{ $cash }; { part-shares } × £{ $value } = £{ $portfolio }; Aktienkurs auf Feld { $space }; Kredite: { $loans }
text-factories = Fabriken
text-column-level = Stufe
text-column-output = ergibt
text-column-workers = Arbeiter
text-column-machines = Maschinen
text-column-quality = Qualität
text-column-distribution = Vertrieb
text-column-price = Preis
text-column-appeal = Attraktivität
text-column-stored = im Lager
text-special-markers = Übrige Sondermarker
text-choices = Alle Möglichkeiten
