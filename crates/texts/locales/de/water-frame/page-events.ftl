# Wirtschaftsmarker und Ereignisse auf dem Tisch.

economy-title = Wirtschaft
economy-label = Wirtschaftsmarker: Importeur +{ $importer }, zurückkehrende Entlassene: { $workers }
economy-markers = Wirtschaftsmarker
economy-hint = Importeur, zurückkehrende Arbeiter; durchgestrichen: war schon da
events-title = Ereignisse
events-hint = am Ende jedes Jahrzehnts
event-face-down = verdeckt bis nach den Lampen
event-in-force = In Kraft:
event-brief-bureaucracy = kein £{ $amount }-Feld
event-brief-crown-jubilee = { $amount ->
    [0] dein Verkauf ist genutzt
   *[other] ein Verkauf mehr
}
event-brief-navigation-acts = Importeure −{ $amount }
event-brief-opium-war = Schiffe tragen { $amount } weniger
event-brief-threat-of-strike = Löhne +£{ $amount }
