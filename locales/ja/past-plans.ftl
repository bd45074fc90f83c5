### Conditional moves after the end of a game.

past-plans-planned = { $name }の予定：{ $line }。
past-plans-came-true = { $name }の予定：{ $line }。そのとおりになりました。
