# Sheets of the Spinning Jenny table: market, tracks, markers.
