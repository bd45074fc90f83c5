### Conditional moves after the end of a game: what the players had planned, while stepping through it.

# $line is as in "if **M9**, then **N8**".
predictions-planned = { $name } had planned: { $line }.
# All of its moves were played.
predictions-came-true = { $name } had planned: { $line }. That's what happened.
