# Die Vorschau.

forecast-column-ship = für einen Auftrag verschiffte Waren
forecast-brief-ship = Schiff
forecast-to-patron = { $name } verkauft eine an den Gönner
forecast-for-jubilee = { $name } verkauft eine zum Kronjubiläum
forecast-jubilee-kept = { $name } könnte eine zum Kronjubiläum verkaufen
forecast-may-shift = Sonderschichten können eine mehr herstellen
forecast-may-shut = die Schule kann eine Reihe stilllegen
forecast-one-ship = Schiff mit { $carries }
forecast-two-ships = Schiffe mit { $first } und { $second }
forecast-ships = { $office ->
    [0] { $ships }: { $count } × £{ $price }
   *[other] { $ships }: { $count } × £{ $price }, Kontor £{ $office }
}
forecast-rises = Auftrag über { $count } nicht erfüllt: er steigt auf { $to }
forecast-stays = Auftrag über { $count } nicht erfüllt
forecast-why-ships = { $steps } für Schiffe auf See
forecast-why-overdue = { $steps } für den Auftrag
