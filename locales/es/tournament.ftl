tournament-heading = **{ $name }** · torneo { $number }
tournament-format-swiss = Sistema suizo: nadie queda eliminado y en cada ronda juegas contra alguien con más o menos los mismos puntos.
tournament-format-swiss-top = Sistema suizo: en cada ronda juegas contra alguien con más o menos los mismos puntos. Después, los mejores { $count } juegan por eliminación.
tournament-format-round-robin = Liga en grupos de hasta { $count }: en cada grupo juegan todos contra todos, y los ganadores de los grupos juegan una final.
tournament-format-one-group = Liga: juegan todos contra todos.
tournament-format-single = Eliminación: quien pierde un encuentro queda fuera.
tournament-format-double = Doble eliminación: quien ha perdido dos encuentros queda fuera.
tournament-format-cycle = Mesas por turnos: todos se encuentran más o menos con la misma frecuencia.
tournament-band = Solo para puntuaciones { $band }.
tournament-starts = Empieza: { $time } ({ $span }).
tournament-starts-full = Empieza en cuanto haya { $count } inscritos, como muy tarde { $time } ({ $span }).
tournament-check-in-hours =
    { $count ->
        [one] Pulsa «Confirmar» en la última hora antes del inicio; quien no lo haga queda fuera.
       *[other] Pulsa «Confirmar» en las últimas { $count } horas antes del inicio; quien no lo haga queda fuera.
    }
tournament-check-in-minutes =
    { $count ->
        [one] Pulsa «Confirmar» en el último minuto antes del inicio; quien no lo haga queda fuera.
       *[other] Pulsa «Confirmar» en los últimos { $count } minutos antes del inicio; quien no lo haga queda fuera.
    }
tournament-running = Se juega la ronda { $round }.
tournament-running-of = Se juega la ronda { $round } de { $count }.
tournament-first-round-soon = La primera ronda está a punto de empezar.
tournament-paused = Está en pausa: no empieza ninguna ronda nueva.
tournament-paused-open = Está en pausa y no empieza hasta que se reanude.
tournament-over = Ha terminado.
tournament-cancelled = Está cancelado. Las partidas en curso son normales.
tournament-entered = Inscritos: { $count } (mínimo { $fewest }, máximo { $most }).
tournament-entered-late = Inscritos: { $count } (máximo { $most }).
tournament-entered-by-start = Inscritos: { $count }.
tournament-winners = Primer puesto: { $names }.
tournament-checked-in-count = Confirmados: { $count } (✓).
tournament-enter = Inscribirse
tournament-withdraw = Retirarse
tournament-check-in = Confirmar
tournament-show = Ver
tournament-crosstable = Tabla cruzada
tournament-manage = Gestionar
tournament-announce = Anunciar
tournament-discard = Descartar
tournament-start-now = Empezar ya
tournament-pause = Pausar
tournament-resume = Reanudar
tournament-cancel = Cancelar el torneo
tournament-take-out = Retirar
tournament-stay = Seguir
tournament-which = ¿A qué torneo te refieres?
tournament-back = Volver
tournament-draft = Solo tú ves esta vista previa. Los menús la cambian; «Anunciar» la publica, y desde entonces la gente puede inscribirse.
tournament-menu-format = Cómo se juega
tournament-menu-games = Series o partidas sueltas
tournament-menu-size = Cuántos jugadores
tournament-menu-start = Cuándo empieza
tournament-choice-swiss = Sistema suizo
tournament-choice-swiss-top = Sistema suizo y eliminación de los mejores { $count }
tournament-choice-round-robin = Liga en grupos de { $count }
tournament-choice-single = Eliminación
tournament-choice-double = Doble eliminación
tournament-choice-cycle = Mesas por turnos
tournament-choice-full = { $count } jugadores, empieza al llenarse
tournament-choice-size = De { $fewest } a { $most } jugadores
tournament-choice-start = Dentro de { $span }, redondeado a la hora en punto siguiente
tournament-choice-games =
    { $kind ->
        [set-rated] Series de dos partidas, puntuadas
        [set-casual] Series de dos partidas, sin puntuar
        [single-rated] Partidas sueltas, puntuadas
       *[single-casual] Partidas sueltas, sin puntuar
    }
tournament-announced = Está anunciado en el canal del torneo. No hace falta nada más: empieza y empareja solo. Con `/tournament manage` puedes intervenir.
tournament-discarded = El borrador ya no existe. Nadie más lo vio.
tournament-entered-now = Estás dentro. Te escribiré en privado cuando tengas rival.
tournament-entered-check-in = Estás dentro. Te escribiré en privado cuando haya que confirmar: quien no confirme no juega.
tournament-withdrawn = Ya no estás en el torneo.
tournament-checked-in = Has confirmado.
tournament-ask-leave = Si dejas **{ $name }** ahora, tus partidas en él se abandonan por ti y no puedes volver. ¿Dejarlo?
tournament-round-began = **{ $name }** · ha empezado la ronda { $round }
tournament-final-began = **{ $name }** · ha empezado la ronda { $round }: la final
tournament-bye = { $name }: sin rival en esta ronda, pero con un punto.
tournament-no-opponent = { $name }: sin rival en esta ronda.
tournament-half-point-bye = { $name } descansa, por medio punto.
tournament-better-seed =
    { $kind ->
        [neither] { $players }: no ha ganado ninguno, así que el encuentro es para { $name }, el mejor cabeza de serie.
       *[drawn] { $players }: otro empate, así que el encuentro es para { $name }, el mejor cabeza de serie.
    }
tournament-once-more = se juega otra vez tras el empate
tournament-second-final = Es una segunda final: { $name } ha perdido por primera vez, así que los dos se enfrentan otra vez, y quien gane este encuentro gana el torneo.
tournament-over-post = **{ $name }** ha terminado.
tournament-tie-breaks = Con los mismos puntos deciden, en este orden: las partidas entre ellos, los puntos de los rivales sin el más débil (Buchholz), los de todos los rivales, los de los rivales vencidos y la mitad de los empatados (Sonneborn-Berger), y las victorias.
tournament-tie-breaks-round-robin = Con los mismos puntos deciden, en este orden: las partidas entre ellos, los puntos de los rivales vencidos y la mitad de los empatados (Sonneborn-Berger), las victorias.
tournament-put-off = **{ $name }** empieza más tarde: { $time } ({ $span }). Hasta entonces es posible apuntarse.
tournament-started-early = **{ $name }** · la organización lo empieza antes de tiempo.
tournament-too-few-yet = Hay menos de { $count } inscritos por ahora.
tournament-too-few-there-yet = Por ahora han confirmado menos de { $count }.
tournament-check-in-again = Quien juegue tiene que confirmar entonces desde { $time } ({ $span }), aunque ya lo haya hecho.
tournament-called-off = **{ $name }** está cancelado.
tournament-go-on = Lo que aún se juega sigue como partidas normales.
tournament-too-few = Había menos de { $count } inscritos.
tournament-too-few-there = Habían confirmado menos de { $count }.
tournament-check-in-post = **{ $name }** · ya se puede confirmar: quien no confirme antes de { $time } no juega.
tournament-adjudicated = **{ $name }** · ronda { $round }, tablero { $board }: la organización ha decidido el resultado.
tournament-released =
    { $count ->
        [one] Esta partida sigue, pero ya no cuenta para el torneo: { $games }.
       *[other] Estas partidas siguen, pero ya no cuentan para el torneo: { $games }.
    }
tournament-replaced = **{ $name }** · { $player } ocupa el lugar de { $before }.
tournament-removed = **{ $name }** · la organización ha retirado a { $player }.
tournament-withdrew-post = **{ $name }** · { $player } se ha retirado.
tournament-struck-out = Salida antes de jugar la mitad de las partidas, por lo que los resultados no cuentan: { $names }.
tournament-perhaps-struck-out = { $name } aún no ha jugado la mitad de las partidas. Si sigue así cuando acaben las que están en juego, no cuenta ninguno de sus resultados.
tournament-handed-over = **{ $name }** · desde ahora lo organiza { $player }.
tournament-paused-post = **{ $name }** está en pausa. Las partidas siguen; no empieza ninguna ronda nueva.
tournament-paused-open-post = **{ $name }** está en pausa: no empieza hasta que se reanude.
tournament-resumed-post = **{ $name }** continúa.
tournament-enter-until-then = Hasta entonces es posible apuntarse.
tournament-reason = Motivo: { $reason }
tournament-points = puntos: { $points }
tournament-still-in = sigue en juego
tournament-performance = rendimiento { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = { $names } comparten el primer puesto.
# Under a board: the tournament for which its game is played.
tournament-of-game = Torneo: { $tournament }.
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] En { $tournament }, esta partida cuenta como victoria de { $name }.
       *[single] En { $tournament }, el punto es para { $name }.
    }
tournament-half-point =
    { $kind ->
        [set] En { $tournament }, esta partida cuenta como tablas.
       *[single] En { $tournament }, cada uno recibe medio punto.
    }
tournament-game-of-leaver =
    { $kind ->
        [never] En { $tournament }, esta partida no cuenta: { $name } se fue antes de jugar la mitad de las partidas.
       *[perhaps] En { $tournament }, esta partida solo cuenta si { $name } ha jugado la mitad de las partidas.
    }
tournament-match-end =
    { $kind ->
        [goes-on] En { $tournament }, { $name } sigue adelante.
        [first-defeat] En { $tournament }, { $name } sigue adelante; es el primer encuentro que pierde { $other }.
        [second-final] En { $tournament }, { $name } gana la primera final. { $other } ha perdido por primera vez, así que sigue una segunda final.
        [match] En { $tournament }, el encuentro es para { $name }.
       *[wins] { $name } gana { $tournament }.
    }
tournament-match-again = En { $tournament }, nadie ha ganado aún este encuentro: se juega otra vez.
tournament-match-by-seed = Nadie ha ganado este encuentro, así que es para el mejor cabeza de serie.
# The same for a game of three or four.
tournament-table-counts = Los puestos cuentan en { $tournament }.
tournament-section = **Grupo { $number }**
tournament-final-section = **Final**
tournament-crosstable-key = A la izquierda, el puesto y el número (#); tras el nombre, los puntos; después, en cada ronda, el número del rival con + si se ganó, = si hubo empate, - si se perdió, * si aún se juega; bye, ½, 0 o nada sin rival.
tournament-own-not-in = No estás en este torneo.
tournament-own-draft = Es un borrador: solo lo ve quien puede organizar aquí. Con **Gestionar** se cambia y se anuncia.
tournament-own-left = Has dejado este torneo.
tournament-own-taken-out = La organización te ha sacado de este torneo.
tournament-own-not-checked-in = No confirmaste antes del comienzo, así que no juegas en este torneo.
tournament-own-entered = Estás en la lista.
tournament-own-to-check-in = Aún no has confirmado: quien no confirma antes del comienzo no juega.
tournament-own-place = Tu puesto ahora: { $place }.
tournament-own-final-place = Tu puesto: { $place }.
tournament-own-still-in = Sigues en juego.
tournament-own-possible = Aún posible al final: del { $best } al { $worst }.
tournament-own-possible-late = Aún puede entrar más gente; está incluido.
tournament-own-certain = Tu puesto final ya es seguro: { $place }.
tournament-own-game = Juegas contra { $opponents }: { $game }.
tournament-manage-head = Lo que hagas aquí se publica y queda en el registro del torneo.
tournament-menu-put-off = Aplazar el inicio …
tournament-menu-board = Decidir el resultado de un tablero …
tournament-more-boards = Más tableros …
tournament-menu-person = Retirar o sustituir a alguien …
tournament-menu-replace = Quién ocupa su lugar
tournament-ask-start = ¿Empezar ya con { $count } jugadores?
tournament-ask-cancel = ¿Cancelar **{ $name }** definitivamente? Sus partidas siguen como partidas normales.
tournament-decide = { $players }: ¿qué resultado vale? Después escribes el motivo, que se publica. La partida sigue como partida normal.
tournament-wins = Gana { $name }
tournament-draw = Empate
tournament-neither = Ningún punto para ambos
tournament-neither-wins = No gana ninguno
tournament-reason-title = Decidir un resultado
tournament-reason-label = ¿Por qué? Lo leen todos.
tournament-reason-example = Lo acordaron.
tournament-person = { $name }: retirarlo, como si se hubiera retirado, o elegir abajo quién juega en su lugar. Solo se puede sustituir a quien aún no ha jugado.
tournament-no-bot = Solo pueden jugar personas que sean miembros de este servidor.
tournament-nobody-of-it = Solo se puede retirar o sustituir a quien está en este torneo.
tournament-list = Torneos de este servidor:
# Marks a draft in that list.
tournament-is-draft = un borrador, sin anunciar
tournament-list-starts = empieza { $span }
tournament-list-entered = inscritos: { $count } de { $most }
tournament-list-round = ronda { $round }
tournament-list-running = en juego
tournament-list-over = terminado
tournament-list-cancelled = cancelado
tournament-list-paused = en pausa
tournament-menu-open = Ver un torneo …
tournament-list-item = { $number }. { $name }
tournament-none = Todavía no hay torneos en este servidor. Quien administra el servidor puede crear uno con `/tournament create`.
