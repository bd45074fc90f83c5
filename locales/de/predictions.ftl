### Conditional moves after the end of a game.

predictions-planned = { $name } hatte geplant: { $line }.
predictions-came-true = { $name } hatte geplant: { $line }. So kam es.
