### Conditional moves after the end of a game.

predictions-planned = { $name } había planeado: { $line }.
predictions-came-true = { $name } había planeado: { $line }. Así ocurrió.
