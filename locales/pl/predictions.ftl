### Conditional moves after the end of a game.

predictions-planned = { $name }, wcześniejszy plan: { $line }.
predictions-came-true = { $name }, wcześniejszy plan: { $line }. Tak się stało.
