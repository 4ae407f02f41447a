# Die Abrechnungen am Ende einer Runde und eines Spiels.

## Titel

kanal-account-round = Das Ende von Runde { $round }
kanal-account-round-over = Runde { $round } ist vorbei.
kanal-account-game = Das Ende von Spiel { $game }
kanal-account-game-over = Spiel { $game } ist vorbei.
kanal-account-end = Das Ende des Spiels
kanal-account-end-over = Das Spiel ist aus.

## Gebäude

kanal-account-structures = Gebäude werden nachgelegt
kanal-account-removed = entfernt
kanal-account-too-few = zu wenige errichtet
kanal-account-turned-up = aufgedeckt
kanal-account-stage = { $stage }
kanal-account-stacks = Stapel
kanal-account-cards = Grün { $green }, Orange { $orange }, Blau { $blue }
kanal-account-none = keine

## Das Rad

kanal-account-wheel = Das Materialrad dreht sich
kanal-account-turn = kostenlose Drehung
kanal-account-turned = gedreht
kanal-account-turned-paid = gedreht für Taler
kanal-account-left = ausgelassen
kanal-account-stuck = blockiert
kanal-account-bought = { card-amount } gekauft

## Taler und Scheiben

kanal-account-thaler = Neue Taler
kanal-account-thaler-solo = Neue Taler und die Sperrscheibe
kanal-account-always = jede Runde
kanal-account-unchosen = nicht gewählt
kanal-account-spaces = { $count ->
    [one] Aktionsfeld
   *[other] Aktionsfelder
} { $spaces }
kanal-account-each = je { $amount } Taler
kanal-account-discs = Die Aktionsscheiben werden übergeben
kanal-account-back = Aktionsscheiben
kanal-account-discs-back = alle zurückgenommen
kanal-account-start = Startspieler
kanal-account-starts = beginnt
kanal-account-blocked = Sperrscheibe
kanal-account-on-space = auf Aktionsfeld { $space }
kanal-account-returned = zurück in den Vorrat
kanal-account-from-space = von Aktionsfeld { $space }
kanal-account-now = Prestige jetzt

## Das Ende eines Spiels

kanal-account-scoring = Schlusswertung
kanal-account-sum = Prestige insgesamt
kanal-account-campaign = Die Kampagne
kanal-account-games = Spiele
kanal-account-of-game = Spiel { $game }
kanal-account-aside = beiseitegelegt
kanal-account-campaign-sum = Prestige der Kampagne
