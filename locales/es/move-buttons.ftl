### The buttons and forms for moving.

move-buttons-play = Jugar
move-buttons-type-point = Escribir un punto
move-buttons-power-stone = Piedra de poder ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    })
move-buttons-take-white = Elegir blancas
move-buttons-take-black = Elegir negras
move-buttons-add-two-stones = Añadir dos piedras

move-buttons-next-game = Siguiente: partida { $game } contra { $opponents }
move-buttons-play-game = Jugar la partida { $game } · { $opponents }
move-buttons-play-on = Seguir jugando

move-buttons-what-else = Partida { $game }: ¿qué quieres hacer?
move-buttons-board = Tablero
move-buttons-rules = Reglas
move-buttons-resign = Rendirse

move-buttons-stone-title = Tu piedra en la partida { $game }
move-buttons-power-stone-title = Tu piedra de poder en la partida { $game }
move-buttons-point = Punto
move-buttons-example = K10 o R3U2
move-buttons-typing-help = Para jugar una piedra, escribe aquí un punto, como { $point }. Si te esperan varias partidas, escribe antes el número de la partida, como { $line }. `/games` muestra tus partidas y `/help` lo explica todo.
move-buttons-typing-help-here = Para jugar una piedra, responde al tablero con un punto, como { $point }, o mencióname con él. Si te esperan varias partidas, escribe antes el número de la partida, como { $line }. `/games` muestra tus partidas y `/help` lo explica todo.
move-buttons-type-again = Escribir otra vez
