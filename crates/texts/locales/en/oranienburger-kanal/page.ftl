# The frame of the page, where this game says it in its own way.


page-tab-structures = Structures
page-tab-wheel = Wheel
page-tab-pad = Points
page-pane-structures = Structures
page-tab-board = Board
page-tab-ledger = Log
page-pane-ledger = Log
page-ledger = Log
page-ledger-keys = Lines of the log. Arrow keys go from one to the next, Enter opens it.
page-accounts-never = none, log only
guide-others = The other player has a turn. The log tells what happens, and what it changes is marked on the table.
