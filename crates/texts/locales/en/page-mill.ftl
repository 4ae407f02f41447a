# The sheet that every game has.

## The board as text

text-title = The board as text
text-show = Show the board as text
text-hide = Hide the board as text
