# Das Blatt dessen, was von selbst lief, etwa eine Produktion, und die Leiste darunter.

page-account-open = Schritt für Schritt zeigen
page-account-bar = Abrechnung
page-account-step = Schritt { $step } von { $steps }: { $heading }
page-account-back = Zurück
page-account-next = Weiter
page-account-skip = Zum nächsten Zug
page-account-go-on = Weiterspielen
page-account-you = du
page-account-as-before = wie zuvor
page-account-details = Einzelheiten
page-account-coming = Danach:

page-accounts = Welche Abrechnungen sich öffnen
page-accounts-every = jede Abrechnung
page-accounts-mine = nur eigene
page-accounts-never = keine, nur Kassenbuch
page-stepwise = Wie Abrechnungen gezeigt werden
page-stepwise-step = Schritt für Schritt
page-stepwise-once = auf einmal
