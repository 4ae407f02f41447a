# Sheets of a table.

## Where numbers come from

sheet-reconstructed = reconstructed
sheet-reconstructed-hint = Nobody has published these numbers. They are our proposal, which fits all that the rule books state; correct them under “Component numbers”.
sheet-partly-published = partly published
sheet-partly-published-hint = Some of these numbers are our proposal, which fits all that the rule books state; see “Component numbers”.
sheet-new = new since your last turn
