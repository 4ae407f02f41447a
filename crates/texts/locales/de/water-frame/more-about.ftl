# Was Plättchen und Ereignisse bewirken.

## Entwicklungsplättchen

about-agent = Ein Auftrag darf mit einer Ware mehr oder weniger erfüllt werden, als er verlangt.
about-broker = Nach dem Ereignis eines Jahrzehnts darfst du mit Aktien handeln und Lagerware verkaufen; oder du gibst ihn statt eines Sondermarkers zurück und kaufst bis zu { $count } Aktien zum halben Preis.
about-accountant = Du darfst bis zu £{ $amount } mehr oder weniger zahlen, als ein Feld der Verwaltungstafel kostet.
about-charisma = Bei Gleichstand zählst du allein als attraktivster und größter Verkäufer; gib es zurück, um den Startspieler zu bestimmen.
about-developer = Gib es in einer Fabrikaktion zurück: Jede Fabrik, die gebaut oder bis zur jetzigen Stufe modernisiert wird, kostet einmal £{ $amount } weniger.
about-inventor = Du darfst eine Stufe voraus modernisieren, Marker oder Schiffe nehmen; er kostet £{ $first } und, um ihn nach einer Nutzung zu behalten, £{ $second }, £{ $third }, £{ $fourth }.
about-engineer = Qualität lässt sich bis +{ $count } erhöhen, und in einer Qualitätsaktion bestimmst du selbst, wie viel du zahlst.
about-small-warehouse = Lagert { $count } Waren auf den Preisleisten, ganz ohne Arbeiter.
about-extra-shifts = Gib es zurück, um eine Ware mehr zu produzieren, in der Produktion oder mit einem Produktionsmarker.
about-office = Bringt £{ $amount }, sooft du in einer Schiffsaktion oder Verschiffung Aufträge erfüllst.
about-engineering-works = Bringt £{ $amount } für jede Maschine, die jemand anderes kauft.
about-patent = Gibt £{ $amount } zu dem dazu, was du für Vertrieb zahlst; oder du gibst es in einer Vertriebsaktion für { $count } freie Stufen zurück.
about-school = Durch Maschinen ersetzte Arbeiter dürfen auf andere freie Plätze, und die höchste arbeitende Reihe einer Fabrik darfst du vor oder nach dem Verkauf stilllegen.
about-foreman = In einer Fabrik senkt er den Lohn von bis zu { $count } Arbeitern um £{ $amount }, aber nicht unter £{ $least }.
about-patron = In jeder Produktion ({ $good }) darfst du eine Ware mehr zu deinem Preis verkaufen, über die Nachfrage hinaus.
about-administrator = Die Bürokratie sperrt dein billigstes Feld nicht, und die erneute Nutzung eines Markers kostet keine Gebühr.
about-workshop = Gibt £{ $amount } zu dem dazu, was du für Maschinen zahlst, und alle Maschinen einer Fabrik kosten zusammen £{ $running } Betriebskosten.

## Ereignisse

about-bureaucracy = Von jetzt an ist das billigste Feld der Verwaltungstafel gesperrt, außer mit dem Verwalter.
about-crown-jubilee = Im nächsten Jahrzehnt dürfen alle einmal eine Ware mehr verkaufen, wie an einen Gönner.
about-credit-crisis = Alle verlieren { $percent } % ihres Bargelds.
about-war-on-the-continent = In jeder Fabrik steigen Vertrieb und Preis um eins, außer wenn ihr Vertrieb schon ganz oben ist.
about-lobby = Alle nehmen der Reihe nach einen Sondermarker.
about-made-in-england = Alle erhöhen ihren Vertrieb um insgesamt { $count } Stufen.
about-luddism = In jeder Fabrik mit Maschinen weicht eine Maschine einem Arbeiter.
about-navigation-acts = Im nächsten Jahrzehnt stehen alle Importeure { $count } Felder tiefer.
about-opium-war = Im nächsten Jahrzehnt trägt jedes Schiff { $count } weniger, und an seinem Ende verlieren alle ein Schiff.
about-recession = Jeder Aktienkurs fällt um { $count } Felder.
about-royal-society = Alle erhalten £{ $amount } für jede Stufe ihrer höchsten Fabrik und £{ $each } für jedes Entwicklungsplättchen.
about-social-unrest = Alle zahlen £{ $amount } für jeden Arbeiter.
about-threat-of-strike = Im nächsten Jahrzehnt verdient jeder Arbeiter £{ $amount } mehr.
about-world-exhibition = { $count } Arbeiter verlassen den Arbeitsmarkt und das Spiel.
about-economic-crisis = { $count } Entlassene kehren auf den Arbeitsmarkt zurück.
about-end-of-game = Alle gehen noch einmal an die Börse, dann werden die Firmen gewertet.
