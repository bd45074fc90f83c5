tournament-manage-ask-pause = ¿Pausar **{ $name }**? Sus partidas siguen; nada nuevo empieza hasta que lo reanudes.
tournament-manage-ask-pause-open = ¿Poner **{ $name }** en pausa? No empieza hasta que lo reanudes.
tournament-manage-ask-resume = ¿Reanudar **{ $name }** ahora?
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = Entonces empieza { $time } ({ $span }).
tournament-manage-late-entry = Quien no se haya inscrito aún puede entrar hasta la mitad de las rondas.
tournament-manage-no-late-entry = Quien no se haya inscrito queda fuera.
tournament-manage-which-board = ¿Qué tablero? Se están jugando estos:
tournament-manage-no-board = Todos los tableros de esta ronda tienen ya un resultado.
tournament-manage-write-reason = Escribir el motivo
tournament-manage-series-goes-on = La serie sigue con el próximo; **Terminar la serie** la detiene.
tournament-manage-ask-end-series = ¿Terminar la serie? **{ $name }** se juega como se anunció y no le sigue otro.
tournament-manage-end-series = Terminar la serie
tournament-manage-ask-take-over = ¿Asumir la organización de **{ $name }**? Recibirás lo que debe saber quien organiza.
tournament-manage-take-over = Asumir
tournament-manage-ask-put-off = ¿Aplazar **{ $name }**? Empezará { $time } ({ $span }) y se puede entrar hasta entonces.
tournament-manage-put-off = Aplazar
tournament-manage-ask-take-out = ¿Sacar a { $name }? Sus partidas se dan por perdidas y no puede volver a este torneo.
tournament-manage-ask-replace = ¿Ocupa { $player } el lugar de { $before }? Las partidas empezadas comienzan de nuevo.
tournament-manage-replace = Reemplazar
tournament-manage-replace-example = No tiene tiempo este mes.
tournament-manage-cancel-example = Este mes muy pocos tienen tiempo.
tournament-manage-ask-bye = ¿Descansar en la ronda { $round } de **{ $name }** por medio punto? Se puede una vez y no en la última ronda.
tournament-manage-bye = Descansar una ronda
tournament-manage-bye-given = Descansas la próxima ronda, por medio punto.
tournament-manage-log = Registro
tournament-manage-log-head = Lo que ha pasado, lo más reciente primero:
tournament-manage-log-kind =
    { $kind ->
        [announced] anunciado
        [extended] inicio aplazado
        [cancelled] cancelado
        [check-in-opened] confirmación abierta
        [started-early] empezado antes de tiempo
        [round-began] empezó la ronda { $round }
        [last-season] sin más temporadas
        [seasons-go-on] la liga sigue
        [over] terminado
        [adjudicated] resultado decidido
        [replaced] reemplazado
        [removed] sacado
        [withdrew] retirada
        [no-show] ausencia
        [paused] pausado
        [resumed] reanudado
        [blocked-pair] emparejados dos bloqueados
        [set-aside] dañado
        [handed-over] asumido
       *[series-ended] serie terminada
    }
tournament-manage-log-board = ronda { $round }, tablero { $board }
tournament-manage-log-round = ronda { $round }
tournament-manage-choice-put-off = Aplazar el inicio, `hours`
tournament-manage-choice-decide = Decidir un resultado, de `board`
tournament-manage-choice-take-out = Sacar a `player`
tournament-manage-choice-replace = Poner a `replacement` en lugar de `player`
tournament-manage-result-first = Gana el primero
tournament-manage-result-second = Gana el segundo
tournament-manage-result-third = Gana el tercero
tournament-manage-result-fourth = Gana el cuarto
tournament-manage-series-given-up = **{ $name }** ya no se repite: tres seguidos no se jugaron.
tournament-manage-series-ended = **{ $name }** es el último de su serie.
tournament-manage-tie-breaks-of-cycle = Con los mismos puntos deciden más victorias; si también son iguales, comparten el puesto.
tournament-manage-tie-breaks-of-knock-out = Quienes quedaron eliminados en la misma ronda comparten el puesto.
tournament-manage-own-waiting = Tu partida de esta ronda ha terminado. La siguiente empieza cuando terminen todas.
tournament-manage-own-over = Tu partida de esta ronda ha terminado.
tournament-manage-own-sits-out = Descansas en esta ronda.
tournament-manage-own-in-final = Descansas en esta ronda y estás en la final.
tournament-manage-own-done = No te quedan partidas en este torneo.
