### Changing one's last move while the opponent has not opened the board.

changing-button = Cambiar mi jugada
changing-heading = Estás cambiando tu jugada en la partida { $game }: elige qué jugar en vez de **{ $points }**, que vale hasta entonces.
changing-second = Elige ahora la segunda piedra.
changing-question = ¿Jugar **{ $point }** en su lugar en la partida { $game }?
changing-done = Has cambiado tu jugada.
changing-changed = { $name } ha cambiado esa jugada.

changing-only-for-two = Una jugada solo se puede cambiar en una partida entre dos personas.
changing-no-move = No hay ninguna jugada tuya que cambiar en la partida { $game }: solo se pueden cambiar las piedras que pusiste en último lugar, mientras no haya pasado nada más.
changing-already = La última jugada de la partida { $game } ya se deshizo o se cambió una vez. Solo se cambia una vez; puedes proponer deshacerla con `/offer`.
changing-after-opening = Tu rival ya ha empezado a responder en la partida { $game }, así que la jugada vale. Puedes proponer deshacerla con `/offer`.
changing-too-late = Una jugada se puede cambiar durante { $minutes } minutos, mientras quede tiempo en tu reloj. La jugada de la partida { $game } vale; puedes proponer deshacerla con `/offer`.
changing-unseen = Tu rival ha cambiado la última jugada de la partida { $game }: ahora es **{ $points }**, así que tu jugada no se ha hecho. Mira el tablero antes de enviarla otra vez.
changing-board-shows = `/board` lo muestra.
