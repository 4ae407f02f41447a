# Blätter des Tisches von Spinning Jenny: Markt, Leisten, Marker.
