# Development tiles on the table.

tiles-title = Development tiles
tiles-yours = Your development tiles
tiles-whose = Development tiles: { $name }
tiles-of-player = development tiles
tiles-on-offer = Tiles on offer
tiles-left = { $count } left
tiles-hint = Point at a tile to read what it does.
tiles-count = { $count } of { $most } tiles
tiles-count-brief = { $count } of { $most } tiles
tile-free = free
tile-yours = yours
tile-goes-back = goes back to the supply once it is used
tile-in-factory = { $tile }: { $good }
tile-for-which = for which factory?
tile-return = Return
tile-use = Use
tile-pay = Keep for { $fee }
tile-half-price = Buy { $count } at ½

explained-section = Player's book { $section }
explained-now = Now:
explained-hint = Point at a tile or an event to read what it does.
