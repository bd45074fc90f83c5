### Conditional moves after the end of a game.

predictions-planned = { $name }の予定：{ $line }。
predictions-came-true = { $name }の予定：{ $line }。そのとおりになりました。
