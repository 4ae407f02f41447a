# Was nicht erlaubt ist, und was stattdessen geht.

## Wer dran ist, und womit

game-over = Das Spiel ist zu Ende, niemand hat mehr eine Wahl. Beginne ein neues, oder nimm zurück.
reveal-due = Zuerst muss etwas aufgedeckt werden. Decke es auf und wähle dann.
no-reveal-due = Jetzt ist nichts aufzudecken. Wähle eine Aktion.
other-reveal = Obenauf liegt etwas anderes. Was aufgedeckt wird, bestimmt der Vorrat hier.
table-illegal = Nicht erlaubt: { $reason }
