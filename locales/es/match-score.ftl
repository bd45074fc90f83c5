match-score-first-to = a { $target } puntos
match-score-ends-at = Cada partida termina con { $length } en línea o { $pairs } pares capturados.
match-score-brings = Puntos: { $row } por { $length } en línea, { $capture } por cada par capturado, { $lesser } por cada línea de exactamente { $shorter } que siga en el tablero al final.
match-score-low-target = Con un objetivo tan bajo, el encuentro puede acabar tras una partida.
match-score-starts-with =
    { $name } empieza con { $points ->
        [0] ningún punto
        [one] { $points } punto
       *[other] { $points } puntos
    }.
match-score-you-start-with =
    Empiezas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
match-score-who-accepts = Quien acepte
match-score-nobody-ahead = nadie empieza con puntos
match-score-opponent-ahead =
    tu rival empieza con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
match-score-you-ahead =
    empiezas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
match-score-by-ratings = { $who } (igualado según vuestras puntuaciones)
match-score-heading = **Encuentro a { $target } puntos**
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
        [out] , fuera
        [one] , falta { $missing }
       *[other] , faltan { $missing }
    }
match-score-detail = {" "}({ $parts })
match-score-made = +{ $total }
match-score-made-for = +{ $total }: { $detail }
match-score-for-row = { $points } por la línea
match-score-for-captures = { $points } por capturas
match-score-for-lesser-rows = { $points } por líneas más cortas
match-score-at-start = { $points } al empezar
match-score-points-of = { $name } { $points }
match-score-points-of-out = { $name } { $points } (fuera)
match-score-won = **{ $name }** gana el encuentro.
match-score-next = Sigue la partida { $next }.
match-score-centre-then = La primera piedra de { $name } se coloca en el centro; después juega { $next }.
match-score-begins = Empieza { $name }.
match-score-followed-by = Después, en el encuentro: { $game }.
match-score-ends = El encuentro termina aquí.
