# Entwicklungsplättchen auf dem Tisch.

tiles-title = Entwicklungsplättchen
tiles-yours = Deine Entwicklungsplättchen
tiles-whose = Entwicklungsplättchen: { $name }
tiles-of-player = Entwicklungsplättchen
tiles-on-offer = Plättchen im Vorrat
tiles-left = noch { $count }
tiles-hint = Zeige auf ein Plättchen, um zu lesen, was es bewirkt.
tiles-count = { $count } von { $most } Plättchen
tiles-count-brief = { $count } von { $most }
tile-free = frei
tile-yours = deins
tile-goes-back = kommt nach dem Einsatz in den Vorrat zurück
tile-in-factory = { $tile }: { $good }
tile-for-which = für welche Fabrik?
tile-return = Abgeben
tile-use = Einsetzen
tile-pay = Behalten für { $fee }
tile-half-price = { $count } zum halben Preis

explained-section = Spielerheft { $section }
explained-now = Jetzt:
explained-hint = Zeige auf ein Plättchen oder Ereignis, um zu lesen, was es bewirkt.
