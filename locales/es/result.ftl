### How a game ended, and what it changed.

result-won =
    { $names } { $winners ->
        [one] gana
       *[other] ganan
    } la partida { $game } en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }: { $why }.
result-you-won =
    Ganas la partida { $game } en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }: { $why }.
result-drawn =
    La partida { $game } acaba en tablas tras { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }: { $why }.
result-without-winner =
    La partida { $game } terminó tras { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } y nadie gana: { $why }. Una partida tan corta no cuenta.
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early =
    La partida { $game } terminó tras { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } y nadie gana: { $why }.
result-too-short-to-rate = Una partida tan corta no cambia las puntuaciones.

result-row =
    { $count ->
       *[other] { $words } en línea ({ $from }-{ $to })
    }
result-row-somewhere =
    { $count ->
       *[other] { $words } en línea
    }
result-pairs-captured =
    { $count ->
        [one] un par capturado
       *[other] { $words } pares capturados
    }
result-stones-captured =
    { $count ->
        [one] una piedra capturada
       *[other] { $words } piedras capturadas
    }
result-resigned = { $name } se rindió
result-you-resigned = te rendiste
result-out-of-time = { $name } agotó su tiempo
result-you-out-of-time = agotaste tu tiempo
result-in-this-order = { $departures } (en este orden)
result-board-full = el tablero está lleno
result-both-agreed = por acuerdo
result-all-agreed = por acuerdo de todos
result-row-against-captures = la línea y la captura ganadoras llegaron a la vez
result-longest = se alcanzó el límite de 2000 piedras


result-rating-of = { $name } { $before } → { $after }
result-ratings = Puntuaciones: { $changes }.
result-ratings-provisional = Puntuaciones: { $changes } (provisionales).
result-ratings-provisional-of = Puntuaciones: { $changes } (provisional: { $names }).

result-replay = Repetición
result-replay-of = La partida { $game }, jugada a jugada:
