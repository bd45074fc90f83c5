### Conditional moves after the end of a game.

past-plans-planned = { $name }, wcześniejszy plan: { $line }.
past-plans-came-true = { $name }, wcześniejszy plan: { $line }. Tak się stało.
