# Der Rahmen der Seite, wo dieses Spiel es auf seine Weise sagt.


page-tab-board = Plan
page-tab-structures = Gebäude
page-tab-wheel = Rad
page-tab-pad = Punkte
page-tab-ledger = Verlauf
page-pane-structures = Gebäude
page-pane-ledger = Verlauf
page-ledger = Verlauf
page-ledger-keys = Zeilen des Verlaufs. Pfeiltasten gehen von einer zur nächsten, Enter öffnet sie.
page-accounts-never = keine, nur im Verlauf
guide-others = Der andere ist am Zug. Der Verlauf sagt, was er tut, und was sich ändert, ist auf dem Tisch markiert.
