# Sheets of the Spinning Jenny table: players, mill, forecast.
