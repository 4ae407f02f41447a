# Was nicht erlaubt ist, und was stattdessen geht.

## Wer dran ist, und womit

not-now = Danach ist gerade nicht gefragt. Wähle eine der aufgeführten Aktionen.
wrong-reveal = Das kann jetzt nicht ausgelegt werden. Nimm eine Karte, die noch verdeckt liegt.

## Aufbau

card-already-opened = Mit dieser Fabrik beginnst du schon. Wähle eine andere Ware.
card-opening-due = Eine Startfabrik ist zu wählen. Wähle eine Ware.

## Aktionen

card-one-action = Ein Zug hat eine Aktion, und du hast eine andere begonnen. Führe sie fort, oder schließe ab.
card-not-built = Du hast keine Fabrik für diese Ware. Wähle eine Ware, die du herstellst.

## Bauen und ausbauen

card-already-built = Du hast schon eine Fabrik für diese Ware. Wähle eine andere Ware.
card-too-late-to-build = Diese Fabrik würde in keiner Runde mehr produzieren. Wähle eine Ware, die noch kommt.
card-no-upgrade-yet = Fabriken lassen sich ab Jahrzehnt II ausbauen. Warte, oder nutze den Erfinder.
card-nothing-to-upgrade = Diese Fabrik und ihre Arbeiterkarten sind so weit, wie das Jahrzehnt erlaubt. Wähle eine andere Fabrik.
card-no-inventor = Du hast den Erfinder nicht. Nimm ihn zuerst.
card-inventor-spent = Der Erfinder hat so viele Fabriken ausgebaut, wie er kann. Wähle etwas anderes, oder schließe ab.
card-invented-already = Der Erfinder baut verschiedene Fabriken aus. Wähle eine andere.
card-nothing-to-invent = An dieser Fabrik würde der Erfinder nichts ändern. Wähle eine andere.

## Arbeiter und Maschinen

card-no-worker-card-left = Diese Fabrik hat beide Arbeiterkarten. Wähle eine andere Fabrik.
card-too-late-to-employ = Diese Fabrik produziert in keiner Runde mehr. Wähle eine Ware, die noch kommt.
card-no-worker-card = An dieser Stelle liegt keine Arbeiterkarte. Wähle eine andere.
card-no-machine-left = Diese Arbeiterkarte hat alle ihre Maschinen. Wähle eine andere.
card-machinery-level = Deine Entwicklung erlaubt in dieser Aktion keine weiteren Maschinen. Schließe ab.
card-token-first = Der Maschinenmarker liegt auf einer Arbeiterkarte, und dorthin muss die nächste Maschine. Vervollständige zuerst diese Karte.
card-token-in-use = Der Maschinenmarker liegt auf einer anderen Arbeiterkarte. Vervollständige zuerst diese, oder wähle eine Karte mit einer Maschine.

## Qualität und Vertrieb

card-either-or = Qualität und Vertrieb werden nicht im selben Zug erhöht. Bleibe bei dem, was du begonnen hast, oder schließe ab.
card-set-already = Diese Fabrik ist in dieser Aktion schon gesetzt. Wähle eine andere, oder schließe ab.
card-no-change = Das liegt schon da. Wähle einen anderen Wert.
card-no-such-quality = Solche Qualitätskarten hat niemand: Zwei zeigen 1 oder 2, eine zeigt 3 oder 4, der Ingenieur 5 oder 6. Wähle andere.
card-most-quality = So viel Qualität kann eine Fabrik nicht haben. Wähle weniger.
card-quality-level = So viel Qualität erlaubt deine Entwicklung in einer Aktion nicht. Wähle weniger.
card-no-engineer = Du hast den Ingenieur nicht. Wähle andere Karten.
card-engineer-set = Der Ingenieur liegt an einer Fabrik, die in dieser Aktion schon gesetzt ist. Wähle andere Karten.
card-large-set = Die Qualitätskarte für 3 und 4 liegt an einer Fabrik, die in dieser Aktion schon gesetzt ist. Wähle andere Karten.
card-too-few-small = So viele Qualitätskarten für 1 und 2 sind nicht übrig. Wähle andere Karten.
card-which-small = Mehrere Fabriken könnten eine Qualitätskarte für 1 oder 2 abgeben. Nimm zuerst eine zurück.
card-most-distribution = So viel Vertrieb kann eine Fabrik nicht haben. Wähle weniger.
card-distribution-level = So viel Vertrieb erlaubt deine Entwicklung in einer Aktion nicht. Wähle weniger.
card-no-distribution-card = Du hast keine Vertriebskarte mehr. Nimm zuerst eine von einer anderen Fabrik zurück.

## Börse

card-at-least-one = Mindestens eins ist nötig. Wähle eine Zahl ab 1.
card-too-many-shares = So viele Aktien werden nicht auf einmal gekauft. Wähle weniger.
card-too-dear = Dafür fehlt dir das Geld. Wähle weniger.
card-order-of-steps = An der Börse kommen erst Aktien, dann Kredite, dann Schiffe, und jedes einmal. Gehe in dieser Folge weiter, oder schließe ab.
card-no-loan-tokens = So viele Kreditmarker sind nicht übrig. Wähle weniger.
card-ships-there = Du hast alle deine Schiffe. Wähle etwas anderes, oder schließe ab.

## Sonderproduktion und frühe Verschiffung

card-no-extra-production = Dieses Spiel geht ohne Sonderproduktion. Wähle eine andere Aktion.
card-produced-already = Diese Fabrik hat in dieser Aktion schon produziert. Wähle eine andere, oder schließe ab.
card-too-few-worker-cards = So viele Arbeiterkarten hat diese Fabrik nicht. Wähle weniger.
card-must-store = Was die Sonderproduktion macht, muss ins Lager, soweit Platz ist. Wähle Lagerhäuser, die mehr fassen.
card-no-extra-shift = Du hast die Sonderschicht nicht. Produziere ohne sie.
card-no-early-shipping = Dieses Spiel geht ohne frühe Verschiffung. Wähle eine andere Aktion.
card-shipped-already = Diese Ware ist in dieser Aktion schon verschifft. Wähle eine andere, oder schließe ab.
card-too-few-stored = So viele Waren sind nicht im Lager. Wähle weniger.

## Preis und Attraktivität

card-no-such-appeal = Feld, Kontor und Karten ergeben diese Attraktivität nicht. Wähle eine der aufgeführten.
card-price-due = Preis und Attraktivität sind zu setzen. Wähle eine Attraktivität.

## Entwicklungen

card-track-end = Diese Entwicklung ist am Ende. Wähle eine andere.
card-decade-restriction = Diese Entwicklung wartet auf ein späteres Jahrzehnt. Wähle eine andere, oder nimm die Karte, die die Sperre aufhebt.
card-not-in-supply = Diese Karte liegt nicht im Vorrat. Wähle eine, die dort liegt.
card-owned-already = Eine solche Karte hast du schon, und niemand hat zwei. Wähle eine andere.
card-given-back-now = Diese Karte hast du in diesem Zug zurückgegeben. Nimm sie in einem späteren, oder wähle eine andere.
card-card-limit = Du hast so viele Karten, wie deine Entwicklung erlaubt. Gib eine dafür zurück, oder erhöhe die Grenze.
card-room-for-card = Du hast Platz für eine weitere Karte. Nimm sie, ohne eine zurückzugeben.
card-not-owned = Diese Karte hast du nicht. Wähle eine von deinen.
card-two-tracks = Das sind zwei verschiedene Entwicklungen, in der Reihenfolge der Spielertafel. Schreibe sie so.
card-no-restrictions = Ohne Jahrzehntsperren gibt der Erfinder keine Entwicklungen. Wähle etwas anderes.
card-broker-limit = So viele Aktien kauft der Makler nicht. Wähle weniger.
card-no-developer = Du hast keinen Entwickler, der sich drehen ließe. Wähle etwas anderes.
card-not-itself = Der Entwickler macht eine andere Karte bereit, nicht sich selbst. Wähle eine andere.
card-is-fresh = Diese Karte ist noch bereit. Wähle eine genutzte.
card-foreman-due = Zuerst muss der Vorarbeiter an eine Fabrik gelegt werden. Wähle eine Fabrik.
card-foreman-needs-factory = Der Vorarbeiter kommt an eine gebaute Fabrik. Wähle eine andere Ware.
card-more-than-engineer = Die Karten sind mehr wert, als der Ingenieur war. Wähle weniger.
card-not-in-reserve = Diese Qualitätskarten sind nicht in deiner Reserve. Wähle andere.

## Produktion

card-no-use-here = Diese Karte bewirkt hier nichts. Wähle eine der aufgeführten Aktionen.
card-used-already = Diese Karte ist in diesem Jahrzehnt schon genutzt. Wähle eine andere.
card-other-patron = Dieser Gönner ist für andere Waren. Wähle einen anderen.
card-home-limit = Mehr nimmt der Heimatmarkt nicht. Wähle weniger.
card-other-good = Nur Waren dieser Runde werden verschifft. Verschiffe diese.
card-too-few-goods = So viele Waren sind nicht da. Wähle weniger.
card-home-would-buy = Einige dieser Waren nähme die Heimat noch ab, und verschifft wird nur, was sie nicht nimmt. Wähle weniger.
card-ships-full = So viele tragen deine Schiffe nicht. Wähle weniger.
card-no-ships-left = So viele Schiffe darfst du in diesem Spiel nicht mehr nutzen, was das Zollamt auch erspart hat. Wähle weniger Waren.
card-too-few-storehouses = So viele Lagerhäuser hast du nicht frei. Wähle weniger.
card-needless-storehouse = Eines dieser Lagerhäuser bliebe leer. Wähle weniger.
card-stored-goods-stay = Was im Lager war und nicht fortging, bleibt dort. Wähle Lagerhäuser, die alles fassen.
card-storage-due = Was mit den Waren wird, ist noch zu sagen. Lagere sie, oder lass sie verderben.
card-storehouses-due = Welche Lagerhäuser die Waren fassen, ist noch zu sagen: Nicht alle dürfen verderben. Wähle welche.
card-room-enough = Die Lagerhäuser an dieser Fabrik und in der Reserve haben Platz für alle Waren. Lagere sie dort.
card-nothing-to-clear = Dort steht kein solches Lagerhaus. Wähle ein anderes.
card-own-storehouse = Dieses Lagerhaus steht schon an dieser Fabrik. Wähle ein anderes.

## Startspieler

card-not-in-game = Dort sitzt niemand, der noch im Spiel ist. Nenne jemand anderen.
card-start-due = Der Startspieler ist zu wählen. Nenne jemanden.
