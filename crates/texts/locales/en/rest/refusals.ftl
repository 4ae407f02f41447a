# What is not allowed, and what to do instead.

## Whose turn, and for what

game-over = The game is over and nobody has a choice left. Start a new one, or undo.
reveal-due = Something has to be turned up first. Turn it up, then choose.
no-reveal-due = Nothing is to be turned up now. Choose an action.
other-reveal = Something else lies on top. What is turned up is decided by the stock here.
table-illegal = Not allowed: { $reason }
