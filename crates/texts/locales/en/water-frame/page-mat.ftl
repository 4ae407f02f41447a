# The special markers mat.

mat-title = Special markers and ships
mat-open = { $row ->
    [I] row I is open
   *[other] rows I to { $row } are open
}
mat-row = Row { $row }, { $ahead ->
    [0] from { $year }
   *[other] for inventors only
}: { $left } of { $spaces } markers left
mat-inventor = inv.
mat-ship = Ship that carries { $capacity }, crew { $crew }: { $count } left
mat-which-pier = In place of the ship at
mat-replace = Pier { $pier } (carries { $capacity })

sheet-marker-max = ≤ { $most }
