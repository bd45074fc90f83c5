### Conditional moves after the end of a game: what the players had planned, while stepping through it.

# $line is as in "if **M9**, then **N8**".
past-plans-planned = { $name } had planned: { $line }.
# All of its moves were played.
past-plans-came-true = { $name } had planned: { $line }. That's what happened.
