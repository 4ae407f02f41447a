# Die Sondermarkertafel.

mat-title = Sondermarker und Schiffe
mat-open = { $row ->
    [I] Reihe I ist offen
   *[other] Reihen I bis { $row } sind offen
}
mat-row = Reihe { $row }, { $ahead ->
    [0] ab { $year }
   *[other] nur für Erfinder
}: noch { $left } von { $spaces } Markern
mat-inventor = Erf.
mat-ship = Schiff für { $capacity } Waren, Besatzung { $crew }: noch { $count }
mat-which-pier = Anstelle des Schiffs an
mat-replace = Kai { $pier } (trägt { $capacity })

sheet-marker-max = ≤ { $most }
