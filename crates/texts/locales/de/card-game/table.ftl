# Wonach gefragt wird, was zur Wahl steht, Daueraufträge und Kurven.

## Wonach gefragt wird

prompt-open = Mit welcher Fabrik beginnst du?
prompt-lay = Gleich wird eine Entwicklungskarte im Vorrat ausgelegt.
prompt-start-development = Mit welcher Entwicklung beginnst du?
prompt-foreman = An welche Fabrik legst du den Vorarbeiter?
prompt-start-shares = Wie viele Aktien kaufst du zu Beginn, zu je £{ $value }?
prompt-action = Welche Aktion führst du aus?
prompt-build = Baust du eine weitere Fabrik, oder baust du eine aus?
prompt-employ = Legst du eine weitere Arbeiterkarte an?
prompt-automate = Wohin kommt eine Maschine? { $left ->
    [one] { $left } ist noch übrig.
   *[other] { $left } sind noch übrig.
}
prompt-quality = Für welche Ware setzt du die Qualität? { $left ->
    [0] Karten lassen sich nur noch zurücknehmen.
   *[other] Noch { $left }.
}
prompt-distribution = Für welche Ware setzt du den Vertrieb? { $left ->
    [0] Karten lassen sich nur noch zurücknehmen.
   *[other] Noch { $left }.
}
prompt-bought = Nimmst du noch Bankkredite auf oder holst deine Schiffe zurück?
prompt-borrowed = Holst du noch deine Schiffe zurück?
prompt-extra-production = Welche Fabrik produziert für ihre Lagerhäuser?
prompt-early-shipping = Welche gelagerten Waren verschiffst du noch?
prompt-price = Welche Attraktivität setzt du für { $good }? Der Rest ist der Preis.
prompt-development = Welche Entwicklung nimmst du?
prompt-replace = Welche Qualitätskarten ersetzen den Ingenieur an der { part-factory }, bis zu { $count }?
prompt-developer = Drehst du den Entwickler gleich, um eine andere Karte wieder zu nutzen?
prompt-shift = Nutzt du die Sonderschicht für eine Ware mehr ({ $good })?
prompt-patron = Nutzt du einen Gönner, um eine Ware mehr zu verkaufen ({ $good })?
prompt-stored-sale = Verkaufst du auch gelagerte Waren? Im Lager: { part-goods }.
prompt-shipping = Wie viele Waren verschiffst du ({ $good })?
prompt-customs = Nutzt du das Zollamt für einen Schiffsmarker weniger?
prompt-storage = Übrig: { part-goods }{ $stored ->
    [0] .
   *[other] , neben { $stored } im Lager.
} Wie viele lagerst du?
prompt-keep = Zu verwahren: { part-goods }. In welche Lagerhäuser?
prompt-bonus = Höchste Attraktivität ({ $good }): Erhöhst du deinen Aktienkurs um eins?
prompt-tie = Gleichstand an der Spitze ({ $good }): Nutzt du den Unternehmer?
prompt-entrepreneur = Gibst du den Unternehmer zurück und bestimmst den Startspieler?
prompt-start-player = Deine Aktien sind am wenigsten wert: Wer soll Startspieler sein?
prompt-over = Das Spiel ist zu Ende.

## Was zur Wahl steht

action-open = mit einer { part-factory } beginnen
action-build = eine { part-factory } bauen
action-upgrade = die { part-factory } ausbauen
action-invent = die { part-factory } mit dem Erfinder ausbauen
action-employ = die nächste Arbeiterkarte an die { part-factory } legen
action-automate = Maschine für Arbeiterkarte { $position } der { part-factory }
action-quality = die Qualität für { $good } auf { $count } setzen
action-quality-cards = die Qualität für { $good } auf { $count } setzen: { $cards }
action-distribution = den Vertrieb für { $good } auf { $count } setzen
action-buy = { part-shares } kaufen
action-borrow = { part-loans } aufnehmen
action-regain = die Schiffe zurückholen
action-produce = { $good } für die Lagerhäuser produzieren{ $shift ->
    [0] , Arbeiterkarten: { $count }
   *[other] {" "}mit der Sonderschicht, Arbeiterkarten: { $count }
}
action-ship = { part-goods } verschiffen
action-appeal = die Attraktivität auf { $appeal } setzen
action-develop = eine Entwicklung nehmen: { $track }
action-develop-two = den Erfinder zurückgeben für { $track } und { $other }
action-take = { part-card } nehmen
action-swap = { $old } zurückgeben und { part-card } nehmen
action-broker = den Makler zurückgeben und { part-shares } kaufen
action-reactivate = den Entwickler drehen und { part-card } wieder nutzen
action-foreman = den Vorarbeiter an die { part-factory } legen
action-replace = Qualität { $count } anlegen: { $cards }
action-use = { part-card } nutzen
action-sell = { $count } aus dem Lager verkaufen
action-store = lagern, Lagerhäuser: { part-storehouses }
action-clear = { part-storehouse } von der { part-factory } wegnehmen
action-waste = nichts lagern
action-bonus = den Aktienkurs um eins erhöhen
action-start = { $seat } wird Startspieler
action-done = abschließen
choice-develop = Entwicklung: { part-allows }
choice-appeal = Attraktivität { $appeal }, Preis £{ $price }: { $sold ->
    [0] verkauft jetzt nichts
   *[other] verkauft jetzt { $sold }
}
choice-buy = { part-shares } zu je £{ $value } kaufen{ $first ->
    [0] {""}
    [one] , die erste zu £{ $half }
   *[other] , die ersten { $first } zu £{ $half }
}
choice-broker = den Makler zurückgeben und { part-shares } zu je £{ $half } kaufen
choice-borrow = { part-loans } zu je £{ $value } aufnehmen
choice-employ = Arbeiterkarte { $position } an die { part-factory } legen
choice-ship = { part-goods } zu je £{ $price } verschiffen
choice-sell = { $count } aus dem Lager zu je £{ $price } verkaufen
choice-store = { part-goods } lagern, dazu { part-storehouses }
choice-waste = { part-goods } verderben lassen
choice-clear = { part-storehouse } von der { part-factory } wegnehmen, dort lagern { $count }
done-action = keine Aktion ausführen
done-replace = nichts dafür anlegen
done-developer = den Entwickler für später behalten
done-development = keine Entwicklung nehmen
done-shares = keine Aktien kaufen
done-shift = die Sonderschicht behalten
done-patron = keinen Gönner nutzen
done-sale = die gelagerten Waren behalten
done-shipping = nichts verschiffen
done-customs = das Zollamt für später behalten
done-bonus = den Aktienkurs lassen
done-tie = den Unternehmer für später behalten
done-entrepreneur = den Unternehmer behalten

## Was beim Abschließen liegen bleibt

left-action = Aktion
left-machines = { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
left-quality = { $count } Qualität
left-distribution = { $count } Vertrieb
left-replacement = Karten an seiner Stelle
left-developer = das Drehen des Entwicklers
left-development = Entwicklung
left-shares = Aktien
left-bonus = höheren Aktienkurs

## Daueraufträge und Kurven

order-group-sale = Der Heimatmarkt
order-group-left = Waren, die übrig sind
order-group-round = Aktienkurs und Startspieler
order-sell-stored = Auch gelagerte Waren verkaufen
order-sell-stored-why = So viele der Heimatmarkt nach den neuen noch nimmt; nie behält sie im Lager.
order-extra-shift = Die Sonderschicht nutzen
order-extra-shift-why = In der nächsten Produktion, für eine Ware mehr; die Karte geht zurück. Nie behält sie.
order-patron = Einen Gönner nutzen
order-patron-why = Wo immer er eine Ware mehr verkaufen lässt, einmal im Jahrzehnt; nie hebt ihn auf.
order-ship = Verschiffen, so viele die Schiffe tragen
order-ship-why = Jedes Schiff kostet am Ende Aktienkurs; nie verschifft nichts.
order-customs = Das Zollamt nutzen
order-customs-why = Beim ersten Schiff eines Jahrzehnts; nie hebt es auf.
order-store = Lagern, so viele Platz haben
order-store-why = Mit den wenigsten Lagerhäusern, auch wo nur umziehen darf, was im Lager bleibt. Gefragt wirst du, wenn eines von einer anderen Fabrik zu holen wäre.
order-bonus = Den Aktienkurs für die höchste Attraktivität erhöhen
order-bonus-why = Wann immer du sie allein hast.
order-tie = Einen Gleichstand mit dem Unternehmer brechen
order-tie-why = Beim ersten Gleichstand eines Jahrzehnts; nie hebt die Karte auf.
order-name-start = Dich mit dem Unternehmer zum Startspieler machen
order-name-start-why = Am Ende der Runde; die Karte geht zurück. Nie behält sie.
order-choose-start = Dich selbst zum Startspieler wählen
order-choose-start-why = Wenn deine Aktien am Ende eines Jahrzehnts am wenigsten wert sind.
end-plot-value = Aktienkurs
end-plot-portfolio = Wert der Aktien
end-plot-cash = Geld
end-plot-output = Waren aller Fabriken
end-plot-appeal = Attraktivität aller Fabriken
