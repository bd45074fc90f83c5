### Conditional moves after the end of a game.

predictions-planned = { $name } tinha planejado: { $line }.
predictions-came-true = { $name } tinha planejado: { $line }. Foi o que aconteceu.
