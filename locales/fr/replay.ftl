### Stepping through a finished game, one board after the other. Only who asked sees it.

replay-step-through = Pas à pas
replay-at = **Partie { $game }** · coup { $number } sur { $moves }
replay-begins = **Partie { $game }** · avant le premier coup

replay-first = Début
replay-back-five = Reculer de 5
replay-back = Reculer
replay-forward = Avancer
replay-forward-five = Avancer de 5
replay-last = Fin

replay-jump-prompt = Aller à un coup
replay-jump = Coup { $number }
replay-jump-to-begin = Avant le premier coup
replay-none-here = Tu n'as pas encore de parties terminées ici. `/history` liste toutes les tiennes.
