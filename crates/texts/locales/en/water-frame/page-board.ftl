# The sheets of the table.

tab-offer = Tiles
tab-special = Mat
tab-own = Yours
tab-mill = Mill
tab-harbour = Harbour
tab-tiles = Tiles
tab-all = All mills
