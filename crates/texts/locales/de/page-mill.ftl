# Das Blatt, das jedes Spiel hat.

## Der Spielplan als Text

text-title = Der Spielplan als Text
text-show = Spielplan als Text zeigen
text-hide = Spielplan als Text ausblenden
