### Choosing a point with buttons or menus.

picker-the-point = Punto
picker-first-the-file = Primero la columna
picker-the-file = Columna
picker-then-the-rank = Luego la fila

picker-back-to-board = Volver al tablero
picker-play = Jugar en { $point }
picker-play-power-stone = Piedra de poder en { $point } ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    })
picker-change = Cambiar

picker-question = ¿Jugar en **{ $point }** en la partida { $game }, jugada { $number }?
