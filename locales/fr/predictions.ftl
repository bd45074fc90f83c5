### Conditional moves after the end of a game.

predictions-planned = { $name } avait prévu : { $line }.
predictions-came-true = { $name } avait prévu : { $line }. C'est ce qui s'est passé.
