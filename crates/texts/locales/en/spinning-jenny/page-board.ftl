# Sheets of the Spinning Jenny table: market, tracks, markers.

## Job market

sheet-job-market = Job market
sheet-job-market-empty = { $empty } of { $spaces } empty
sheet-job-market-label = Job market. Demand: food { $food }, clothes { $clothes }, cutlery { $cutlery }, lamps { $lamps }. Wage £{ $wage }. Workers without a job: { $workers }.
sheet-wage = wage
sheet-fired = Fired
sheet-fired-count = Fired workers: { $count }
sheet-fired-return = { $count } return

## Share value track

sheet-share-value = Share value
sheet-share-value-hint = £ per share; arrows show the forecast for { $good }
sheet-share-value-unit = £ per share
sheet-share-spaces = space 1 to { $last }
sheet-share-label = { $name }: space { $space }, £{ $value } per share.

## Market share table

sheet-market-share = Market share
sheet-market-share-hint = appeal = quality + distribution − price; also the most one may sell
sheet-market-share-label = Appeal of { $good }: { $places }.
sheet-importer = importer

## Special markers mat

sheet-special-markers = Special markers
sheet-dark-from = dark from { $year }
sheet-display = Stock exchange 1760
sheet-taken = taken
sheet-marker-name = { $marker }, { $shade }: { $costs }
sheet-marker-factory = build
sheet-marker-workers = hire
sheet-marker-exchange = shares
sheet-marker-max = max { $most }
sheet-marker-half = ½ first

## One's own action markers

sheet-own-markers = Your markers
sheet-reuse-fee = again: +£{ $fee }
sheet-on-space = on £{ $cost }
sheet-lies-on = { $name }, lies on the £{ $cost } space
sheet-place-which = Choose a marker, then a space.
sheet-place-where = { $shade-word ->
    [own] Place { $marker } on:
   *[grey] Place { $marker } ({ $shade }) on:
}
sheet-space = £{ $cost } space

## Timetable

sheet-timetable-level = development level { $level }
sheet-timetable-obsolete = level { $levels } obsolete
sheet-timetable-preparation = preparation
sheet-timetable-decade-end = end of the decade
sheet-timetable-end = End
