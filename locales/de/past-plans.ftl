### Conditional moves after the end of a game.

past-plans-planned = { $name } hatte geplant: { $line }.
past-plans-came-true = { $name } hatte geplant: { $line }. So kam es.
