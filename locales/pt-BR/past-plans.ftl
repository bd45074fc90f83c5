### Conditional moves after the end of a game.

past-plans-planned = { $name } tinha planejado: { $line }.
past-plans-came-true = { $name } tinha planejado: { $line }. Foi o que aconteceu.
