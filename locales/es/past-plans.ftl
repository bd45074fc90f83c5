### Conditional moves after the end of a game.

past-plans-planned = { $name } había planeado: { $line }.
past-plans-came-true = { $name } había planeado: { $line }. Así ocurrió.
