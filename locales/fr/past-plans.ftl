### Conditional moves after the end of a game.

past-plans-planned = { $name } avait prévu : { $line }.
past-plans-came-true = { $name } avait prévu : { $line }. C'est ce qui s'est passé.
