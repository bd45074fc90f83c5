### Stepping through a finished game, one board after the other. Only who asked sees it.

replay-step-through = Paso a paso
replay-at = **Partida { $game }** · jugada { $number } de { $moves }
replay-begins = **Partida { $game }** · antes de la primera jugada

replay-first = Inicio
replay-back-five = 5 atrás
replay-back = Atrás
replay-forward = Adelante
replay-forward-five = 5 adelante
replay-last = Final

replay-jump-prompt = Ir a una jugada
replay-jump = Jugada { $number }
replay-jump-to-begin = Antes de la primera jugada
replay-none-here = Aún no tienes partidas terminadas aquí. `/history` muestra todas las tuyas.
