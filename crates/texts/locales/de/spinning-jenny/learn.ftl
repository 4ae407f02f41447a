# Lernen: das geführte Spiel, Erklärungen, das Regelwerk.

## Das Regelwerk

learn-group-overview = Überblick
learn-group-components = Spielmaterial
learn-group-preparation = Vorbereitung
learn-group-economy = Wirtschaftsphase
learn-group-actions = Aktionsphase
learn-group-production = Produktionsphase
learn-group-end = Ende eines Jahrzehnts und des Spiels

rule-goal = Wer nach den 1790ern das wertvollste Portfolio besitzt, gewinnt: Zahl der eigenen Aktien mal Aktienkurs. Geld zählt nur bei Gleichstand; es muss also am Ende zu Aktien werden.
rule-decades = Nach der Vorbereitung 1760 werden drei Jahrzehnte gespielt. Ein Jahrzehnt hat vier Zyklen, immer Lebensmittel, Kleidung, Besteck, Lampen. Ein Zyklus hat drei Phasen: Wirtschaft, eine Aktion für jeden, Produktion der aktiven Ware. Jeder hat also zwölf Aktionen im Spiel.

rule-box = Der Plan zeigt Arbeitsmarkt, Marktanteilstafel, Kursleiste, Zeittafel und Verwaltungstafel. Jeder hat einen Fabrikplan mit vier Waren und Fabriken der Stufen I und II. Geld, Maschinen und Waren gehen nie aus, Arbeiter schon.
rule-job-market = Hier stehen Arbeiter, die Arbeit suchen. Jeder eingestellte Arbeiter hinterlässt ein leeres Feld, und jedes leere Feld mit Zahl in der Spalte einer Ware ist ein Käufer dieser Ware: mehr Arbeit heißt mehr Nachfrage. Der Lohn neben der untersten Reihe mit einem leeren Feld gilt für alle; Vollbeschäftigung macht Arbeit teuer. Entlassene warten auf einem eigenen Feld und kommen zu zweit zurück.
rule-players = Fünfzehn der dreißig eigenen Aktien, sechs Aktionsmarker in der eigenen Farbe, der Kursanzeiger auf Feld 10 (£10 je Aktie), jede Attraktivität auf 0. Der Zufall bestimmt, wer beginnt.
rule-share-track = Der Anzeiger zieht Felder; der Aktienkurs steht unter dem Feld. Bis £10 ist jedes Feld ein Pfund, bis £20 machen zwei Felder ein Pfund, danach drei. Die Leiste endet auf Feld 60 mit £30.
rule-market-share = Attraktivität = Grundqualität + Qualität + Vertrieb − Preis. Mehr als sie lässt sich von einer Ware in einer Produktion nicht verkaufen, und wer mehr davon hat, verkauft zuerst. Was eine der vier Zahlen ändert, ändert sofort die Attraktivität.
rule-special-mat = Graue Aktionsmarker tun dasselbe wie die eigenen, nur besser. Hellgraue gibt es von Anfang an, dunkelgraue ab 1780. Zu zweit und zu dritt bleibt je ein Satz jeder Farbe in der Schachtel.

rule-preparation = Vor dem ersten Jahrzehnt gründet jeder zwei Fabriken, beschafft Geld und bezahlt. Wer neu ist, nimmt die vorgegebene Aufstellung; dort ist das alles schon getan.
rule-foundation = Vom Startspieler an gründet jeder eine Fabrik der Stufe I, dann in umgekehrter Reihenfolge eine zweite einer anderen Ware. Ihre ersten zwei Reihen werden sofort mit Arbeitern vom Arbeitsmarkt besetzt, und der Preis wird festgelegt. Mehrere Spieler dürfen dieselbe Ware gründen.
rule-capital = Jeder erhält £20 und darf beliebig viele seiner 15 Aktien für je £10 verkaufen; der Aktienkurs bleibt dabei. Danach nimmt in umgekehrter Reihenfolge jeder einen der gezogenen hellgrauen Marker.
rule-paying = Nun werden die Baukosten beider Fabriken bezahlt: £8 für Lebensmittel, £9 für Kleidung, £10 für Besteck, £11 für Lampen.
rule-predetermined = Fabriken, Preise, zehn Aktien und ein hellgrauer Marker sind für jeden Platz vorgegeben. Blau beginnt 1770, und die Fabriken sind schon bezahlt.

rule-sequence = Die Zeittafel nennt die aktive Ware. Nur deren Importeur zieht und nur deren Fabriken produzieren; Aktionen dürfen aber jede Fabrik betreffen.
rule-economy = Der Importeur der aktiven Ware zieht ein Feld weiter; er bringt also 1770 eine Ware auf den Markt, 1780 zwei und 1790 drei. Zwei Entlassene kehren auf den Arbeitsmarkt zurück, soweit es welche gibt; das schließt Felder und senkt die Nachfrage.

rule-action-phase = Vom Startspieler an benutzt jeder einen Aktionsmarker. Niemand passt: Der Marker wird bezahlt, auch wenn die Aktion oder die Zusatzaktion entfällt.
rule-administration = Deine Spalte hat die Felder 2, 4, 6, 8 und £10. Ein Marker bleibt bis zum Ende des Jahrzehnts liegen. Die Kosten des Feldes sind das, was Maschinen, Qualität und Vertrieb nutzen können; ein schon gelegter Marker lässt sich für £2 mehr noch einmal benutzen, was seine Wirkung nicht erhöht. Ein grauer Marker ist ein anderer als dein eigener gleichen Namens.
rule-factory = Fabriken bauen, modernisieren und schließen, so viele du willst. Bauen und Modernisieren kosten, was der neue Marker sagt, und diese Zahl ist auch die Grundqualität. Eine neue Fabrik bekommt Arbeiter nur in der ersten Reihe und sofort ihren Preis. Beim Modernisieren bleiben Arbeiter, Maschinen, Qualität, Vertrieb und Preis. Schließen entlässt alle Arbeiter und verliert, was auf der Fabrik lag. Verwaltungskosten, Gebühr und Baukosten werden zusammen gezahlt, wenn du fertig bist. Danach lassen sich die Preise gebauter und modernisierter Fabriken anpassen.
rule-workers = Stelle beliebig viele in deinen Fabriken ein, zuerst vom Arbeitsmarkt, oder entlasse beliebig viele von der letzten Reihe an. Die erste Reihe bleibt vollständig. Eine Fabrik stellt in einer Aktion entweder ein oder entlässt. In den 1790ern stellt eine Fabrik, die im Jahrzehnt schon aktiv war, niemanden ein; eine seither gebaute darf es. Danach darfst du einen Sondermarker nehmen.
rule-machinery = Eine Maschine ersetzt einen Arbeiter, wo ein Zahnrad gezeichnet ist; der Arbeiter ist entlassen. Sie kostet £1 je Produktion statt des Lohns, doch ein Entlassener öffnet kein Feld auf dem Arbeitsmarkt. Der Marker sagt, wie viele Maschinen die Verwaltungskosten ergeben. Danach darfst du einen Sondermarker nehmen.
rule-quality = Erhöht den Qualitätsmarker einer oder mehrerer Fabriken, bis 4 in jeder. Qualität bleibt, auch beim Modernisieren, und entscheidet Gleichstände im Verkauf; nur durch Schließen geht sie verloren. Danach darfst du Preise anpassen.
rule-distribution = Erhöht Vertriebsmarker, bis 4 in jeder Fabrik. Der Schritt auf Stufe n kostet n £ der Verwaltungskosten, und der Marker begrenzt, wie viel davon für Vertrieb nutzbar ist: £4, hellgrau £7, dunkelgrau £10. Mit jeder Produktion der Ware sinkt der Vertrieb um eine Stufe. Danach darfst du Preise anpassen.
rule-exchange = Kaufe eigene Aktien von der Bank zum Kurs, mindestens aber für £10; verkaufe Aktien zum Kurs; zahle Kredite zurück; verkaufe Lagerware zum festen Preis: Lebensmittel £2, Kleidung £3, Besteck £4, Lampen £5. Alles in beliebiger Folge und so oft du willst, Aktien in einer Reihe Käufe und einer Reihe Verkäufe; nichts davon bewegt den Kurs. Mit dem hellgrauen Marker kostet die erste Aktie die Hälfte, aufgerundet. Mit dem eigenen Marker darfst du danach einen Sondermarker nehmen.
rule-additional = Nach der Aktion gibt der Marker eine zweite, kleinere: Preisanpassung nach Fabrik, Qualität und Vertrieb; einen Sondermarker nach Arbeiter, Maschinen und dem eigenen Börsenmarker. Sie bleibt auch, wenn die Aktion selbst entfiel.
rule-prices = Preise gehen von £5 bis £25 und nie so hoch, dass die Attraktivität unter 0 fiele. Von der Aktion berührte Fabriken sind frei. Nach Qualität und Vertrieb kosten andere Fabriken je £1 von dem, was die Aktion an Verwaltungskosten übrig ließ, nach Vertrieb nur von dem, was der Marker nutzen lässt. Felder mit Lagerware sind für den Preis gesperrt.
rule-special-marker = Ein grauer Marker von der Tafel, kostenlos: hellgraue immer, dunkelgraue ab 1780. Nie zwei gleicher Art und Farbe. Er ist von der nächsten Aktion an nutzbar und bleibt bis zum Ende.

rule-production = Alle Fabriken der aktiven Ware produzieren, verkaufen und bezahlen; niemand kann sich enthalten. Fabriken anderer Waren ruhen und kosten nichts.
rule-sale = Eine Reihe macht ihre Waren, wenn alle ihre Felder besetzt sind. Die Nachfrage ist die Zahl der leeren Felder mit Zahl in der Spalte der Ware auf dem Arbeitsmarkt. Niemand verkauft mehr als die Attraktivität. Ist das Angebot größer als die Nachfrage, wird von der höchsten Attraktivität abwärts gerufen: Bei jedem Ruf verkauft jeder, der mindestens so attraktiv ist, eine Ware. Mehr Attraktivität geht vor, dann mehr Qualität; der Importeur kommt unter Gleichen zuletzt. Wer in beidem gleich ist, verkauft mit, auch über die Nachfrage hinaus, mit Waren aus dem Vorrat. Lagerware darf nach der frischen dazukommen.
rule-share-steps = Eine verkaufte Ware bringt den Kurs ein Feld weiter, zwei oder mehr bringen zwei. Ein Feld mehr für die alleinige höchste Attraktivität, noch eines für die alleinigen meisten Verkäufe; beides muss auch den Importeur schlagen. Eine Produktion bringt also höchstens vier Felder.
rule-wages = Jeder Arbeiter der aktiven Fabrik bekommt den geltenden Lohn, auch in Reihen, die nichts gemacht haben; jede Maschine kostet £1. Dann sinkt der Vertrieb um eine Stufe. Fiele die Attraktivität dadurch unter 0, sinkt stattdessen der Preis um £1, und der Kurs geht ein Feld zurück.
rule-storage = Unverkaufte Waren dürfen auf den letzten Feldern der Preisskala bleiben, höchstens fünf aller Arten. Ältere darf man wegwerfen, um Platz zu machen. Sie werden in einer späteren Produktion der Ware verkauft oder billig an der Börse.
rule-forecast = Was die Produktion brächte, käme sie jetzt und antworteten alle wie üblich: Gelagerte Waren gehen weg, wo jemand sie kauft, unverkaufte bleiben im Lager. Gezählt sind Verkäufe, Löhne und Maschinen, alle Schritte des Aktienkurses, der Preis, der mit dem verfallenden Vertrieb nachgibt, wenn die Attraktivität 0 ist, und was ein Notverkauf oder Kredite für die Löhne kosten. Nicht gezählt ist, was vorher noch kommt: Aktionen, und bei späteren Waren die Produktionen dazwischen.
rule-cycle-end = Nach den ersten drei Zyklen wird der nächste Spieler im Uhrzeigersinn Startspieler.

rule-decade-end = Nach den Lampen: Marker zurück, ein Ereignis, falls es eines gibt, Wahl des Startspielers, Veralten der Fabriken.
rule-markers-return = Jeder nimmt alle Aktionsmarker von der Verwaltungstafel zurück, eigene und graue.
rule-final-exchange = Nach 1790 darf jeder noch einmal Lagerware zum festen Preis verkaufen, Kredite zurückzahlen und mit allem Geld Aktien kaufen. Aktien werden hier nicht verkauft. Es braucht keinen Marker und kostet nichts.
rule-start-player = Wessen Portfolio am wenigsten wert ist, der bestimmt den Startspieler des nächsten Jahrzehnts, und zwar wen er will. Bei Gleichstand entscheidet weniger Geld, dann der Platz, der vom Startspieler am weitesten entfernt ist: bei vier Spielern der gegenüber, von zwei Nachbarn der, der später an der Reihe ist.
rule-obsolete = Vor 1790 nimmt jede Fabrik der Stufe I zwei zusätzliche Arbeiter vom Feld der Entlassenen auf. Sie machen nichts, werden mitbezahlt und lassen sich nicht entlassen; Modernisieren oder Schließen setzt sie frei. Ein Arbeiter, der fehlt, kostet einmal £5.
rule-emergency = Wer nicht zahlen kann, verkauft so wenige Aktien wie nötig zum Kurs, und für jede geht der Kurs um die erste Ziffer seines Feldes zurück, auf den Feldern 1 bis 9 um eins. Ohne Aktien gibt es Kredite zu £10 für je ein Feld; an der Börse kosten sie £13, und bis dahin lässt sich keine Aktie kaufen.
rule-end = Aktien mal Kurs; die wertvollste Firma gewinnt, bei Gleichstand die mit mehr Geld. Wer noch einen Kredit hat, hat verloren.

## Das geführte Spiel

guide-lesson-goal-name = Worum es geht
guide-lesson-goal = Du leitest eine Firma, und am Ende zählen nur deine Aktien: wie viele du hältst mal ihr Kurs. Du hast zehn, und der Kurs ist £10. Verkaufte Waren lassen ihn steigen; Aktien, die du von der Bank kaufst, lassen dich mitsteigen.
guide-lesson-administration-name = Ein Marker, eine Aktion
guide-lesson-administration = In jedem Zyklus benutzt du einen Marker und bezahlst das Feld, auf das du ihn legst. Fünf Felder, vier Zyklen: Billige Felder sind knapp, und manche Aktion ist auf einem teuren stärker. Der Marker bleibt bis zum Ende des Jahrzehnts liegen.
guide-lesson-appeal-name = Attraktivität
guide-lesson-appeal = Qualität und Vertrieb sprechen für deine Waren, der Preis dagegen. Was übrig bleibt, ist die Attraktivität: So viele kannst du höchstens verkaufen, und die höchste verkauft zuerst. Ein Pfund weniger Preis ist eins mehr davon. Qualität bleibt, Vertrieb nutzt sich ab.
guide-lesson-job-market-name = Der Arbeitsmarkt
guide-lesson-job-market = Wen du einstellst, der hinterlässt ein leeres Feld, und leere Felder sind Kunden. Doch je leerer der Markt, desto höher der Lohn, für alle gleich. Maschinen sparen Löhne, aber die ersetzten Arbeiter kaufen nichts Neues.
guide-lesson-demand-name = Nachfrage
guide-lesson-demand = Du hast einen Verkauf gesehen: Die leeren Felder mit Zahl in einer Spalte sind alle Kunden, die es gibt, und einige bedient der Importeur. Bevor du mehr Waren machst, sieh in der Vorschau, ob jemand sie kaufen würde.
guide-lesson-share-value-name = Aktienkurs
guide-lesson-share-value = Der Verkauf hat die Kurse bewegt: ein Feld für eine Ware, zwei für mehr, eines dazu für die alleinige höchste Attraktivität, eines für die alleinigen meisten Verkäufe. In einer Ware der Erste zu sein, ist mehr wert, als etwas mehr davon zu machen.
guide-lesson-wages-name = Löhne
guide-lesson-wages = Eine Fabrik kostet Geld, wenn ihre Ware produziert wird, und nur dann: den Lohn für jeden Arbeiter, £1 für jede Maschine. Auch eine Reihe, die nichts macht, wird bezahlt. Halte genug Geld bereit, denn ein Notverkauf schadet dem Kurs.
guide-lesson-buying-shares-name = Aktien kaufen
guide-lesson-buying-shares = Geld ist am Ende nichts wert, Aktien schon. Früh sind sie billig, später teurer; was du brauchst, ist das Geld, um deine Fabriken bis dahin zu betreiben. Nach 1790 gibt es eine letzte Gelegenheit.
guide-lesson-special-marker-name = Sondermarker
guide-lesson-special-marker = Graue Marker leisten mehr für dasselbe Geld. Nach Arbeiter, Maschinen und Börse darfst du einen umsonst nehmen, und er dient dir bis zum Ende. Nimm sie früh.
guide-lesson-storage-name = Lagerung
guide-lesson-storage = Was gemacht und nicht verkauft ist, darf für die nächste Produktion dieser Ware bleiben, falls die Nachfrage dann besser ist. Fünf Waren insgesamt, und sie sperren die höchsten Preise.
guide-lesson-level-name = Stufe II
guide-lesson-level = Ab 1780 gibt es Fabriken der Stufe II. Sie haben eine bessere Grundqualität und machen mit denselben Arbeitern mehr. Modernisieren ist teuer, doch 1790 brauchen alte Fabriken zwei Arbeiter mehr.
guide-lesson-start-player-name = Wer beginnt
guide-lesson-start-player = Die ärmste Firma bestimmt, wer das nächste Jahrzehnt beginnt. Wer in einer Ware zuletzt kommt, kann den anderen antworten; wer zuerst kommt, hat die Wahl unter Arbeitern und Markern.
guide-lesson-obsolete-name = Veraltete Fabriken
guide-lesson-obsolete = Fabriken der Stufe I haben jetzt zwei Arbeiter mehr zu bezahlen. Und in diesem Jahrzehnt stellt keine Fabrik ein, die ihren Zyklus schon hatte.
guide-lesson-final-name = Die letzten Geschäfte
guide-lesson-final = Verkaufe, was im Lager ist, dann mache alles Geld zu Aktien. Nichts anderes zählt mehr.

guide-now-administration = Wähle einen Marker und ein Feld. Frage dich zuerst: Was wird als Nächstes produziert, und verkaufe ich alles davon? Fehlt Attraktivität, helfen Qualität, Vertrieb oder ein niedrigerer Preis; fehlen Waren, Arbeiter; drücken die Löhne, Maschinen; liegt Geld herum, die Börse.
guide-now-factory = Baue eine Ware, die du noch nicht hast, oder modernisiere. Sieh, wer sie sonst macht, und ob ihr Zyklus in diesem Jahrzehnt noch kommt.
guide-now-price = Lege den Preis fest. Hoch genug, um mehr als die Löhne zu verdienen, niedrig genug, dass die Attraktivität für alles reicht, was du machst.
guide-now-workers = Fülle ganze Reihen; eine Reihe mit einem freien Feld macht nichts. Jeder Eingestellte ist auch ein Kunde mehr für eine Ware.
guide-now-machinery = Stelle Maschinen dorthin, wo du die meisten Löhne zahlst: in die Ware, die als Nächstes produziert wird.
guide-now-quality = Erhöhe die Ware, mit der du für den Rest des Spiels der Erste sein willst.
guide-now-distribution = Erhöhe die Waren, die bald produziert werden; jede Produktion nimmt eine Stufe weg.
guide-now-stock-exchange = Kaufe Aktien mit Geld, das du nicht für Verwaltung und Löhne brauchst. Verkaufe nur, wenn du musst.
guide-now-prices = Jetzt lassen sich Preise ändern. Ist die Attraktivität höher als das, was du machst, kostet dich ein höherer Preis keinen Verkauf.
guide-now-special-marker = Nimm den grauen Marker, dessen Aktion du am meisten brauchen wirst.
guide-now-sale = Eine deiner Lagerwaren ließe sich bei diesem Ruf verkaufen, zu deinem Preis. Selten spricht etwas dagegen.
guide-now-storage = Sage, was im Lager bleibt. Was nicht bleibt, ist verloren.
guide-now-start-player = Du bestimmst den Startspieler des nächsten Jahrzehnts, denn deine Firma ist am wenigsten wert.
guide-now-final-exchange = Der letzte Börsengang. Verkaufe Lagerware, zahle Kredite zurück, kaufe Aktien für alles.
guide-now-foundation = Gründe eine Fabrik. Teure Waren bringen mehr je Stück; Waren mit wenigen Herstellern bringen den ersten Platz.
guide-now-capital = Verkaufe genug Aktien, um beide Fabriken und die erste Verwaltung zu bezahlen, und nicht viele mehr.
guide-now-light-marker = Nimm einen hellgrauen Marker, der zu deinem Plan passt.

guide-why-factory = Eine neue Fabrik verkauft in einem Zyklus mehr in jedem Jahrzehnt, das kommt; eine höhere Stufe macht mehr mit denselben Arbeitern.
guide-why-workers = Mehr Arbeiter machen mehr Waren und hinterlassen mehr Kunden.
guide-why-machinery = Eine Maschine kostet £1, wo ein Arbeiter den Lohn kostet, in jeder Produktion, die kommt.
guide-why-quality = Qualität bleibt: mehr Attraktivität in jeder Produktion, die kommt.
guide-why-distribution = Vertrieb ist billige Attraktivität, auch wenn er nach jeder Produktion nachlässt.
guide-why-exchange = Geld betreibt die Fabriken; was am Ende zählt, sind Aktien.
guide-why-price = Der Preis entscheidet zwischen mehr verkauft und mehr verdient.
guide-why-take = Ein besserer Marker umsonst.
guide-why-store = Waren, die später verkauft werden, sind besser als verlorene.
guide-why-start = Er entscheidet, wer im nächsten Jahrzehnt wem antworten kann.
guide-why-done = Mehr lohnt hier seine Kosten jetzt nicht.

## Die Zahlen des Spielmaterials

numbers-block-factory-food = Lebensmittelfabrik
numbers-block-factory-clothes = Kleidungsfabrik
numbers-block-factory-cutlery = Besteckfabrik
numbers-block-factory-lamps = Lampenfabrik
numbers-block-price-scale = Preisskala
numbers-block-warehouse = Lager
numbers-block-quality-markers = Qualitätsmarker
numbers-block-distribution-markers = Vertriebsmarker
numbers-block-job-market = Arbeitsmarkt
numbers-block-wages = Löhne
numbers-block-set-up = Arbeiter beim Aufbau
numbers-block-economy = Wirtschaft einer Runde
numbers-block-share-track = Aktienwertleiste
numbers-block-shares = Aktien
numbers-block-loans = Kredite
numbers-block-obsolete = Veraltete Fabriken
numbers-block-administration = Verwaltungstafel
numbers-block-timetable = Zeittafel
numbers-block-markers-machinery = Aktionsmarker Maschinen
numbers-block-markers-quality = Aktionsmarker Qualität
numbers-block-markers-distribution = Aktionsmarker Vertrieb
numbers-block-grey-markers = Graue Marker im Spiel
numbers-block-predetermined-2 = Vorgegebener Start zu zweit
numbers-block-predetermined-3 = Vorgegebener Start zu dritt
numbers-block-predetermined-4 = Vorgegebener Start zu viert

numbers-factory-cost = Baukosten (£) der Stufen I bis IV
numbers-factory-rows = Reihen 1 bis 4: W für Arbeiter, M für Arbeiter oder Maschine
numbers-factory-output = Waren der Reihen 1 bis 4, eine Zeile je Stufe
numbers-factory-warehouse-price = Lagerpreis (£)
numbers-key-lowest = Niedrigster
numbers-key-highest = Höchster
numbers-key-spaces = Felder
numbers-job-market-spaces = Von oben, Lebensmittel bis Lampen: # mit Zahl, . ohne
numbers-administration-spaces = Kosten (£) der Felder
numbers-wages-by-row = Lohn (£) je Reihe, von oben
numbers-set-up-fired = Entlassen, zu zweit, dritt und viert
numbers-set-up-boxed = Zurück in die Schachtel, zu zweit, dritt und viert
numbers-economy-importer = Schritte des Importeurs
numbers-economy-workers = Arbeiter, die zurückkehren
numbers-share-track-values = Wert (£) der Felder, zehn je Zeile
numbers-share-track-start-space = Erstes Feld der Anzeiger
numbers-share-track-buying-floor = Mindestpreis (£) einer gekauften Aktie
numbers-shares-total = Aktien eines Spielers
numbers-shares-in-hand = Zu Beginn auf der Hand
numbers-shares-capital = Geld (£) zu Beginn
numbers-loans-amount = Betrag (£)
numbers-loans-repayment = Rückzahlung (£)
numbers-obsolete-workers = Arbeiter, die sie mehr braucht
numbers-obsolete-missing-worker = Gebühr (£) je fehlendem Arbeiter
numbers-administration-reuse-fee = Gebühr (£) für erneutes Nutzen eines Markers
numbers-key-level = Stufe
numbers-key-obsolete = veraltet
numbers-markers-own = Eigene Farbe
numbers-markers-light = Hellgrau
numbers-markers-dark = Dunkelgrau
numbers-grey-markers-sets = Sätze je Farbton, zu zweit, dritt und viert
numbers-grey-markers-stock-exchange = Börse, zu zweit, dritt und viert
numbers-predetermined-seats = Plätze ab dem Startspieler
numbers-predetermined-factories = Preise (£):
numbers-predetermined-shares = Aktien
numbers-predetermined-capital = Geld (£)
numbers-predetermined-marker = Marker
