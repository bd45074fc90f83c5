### Lists of games.

games-yours = Tus partidas:
games-of = Partidas de { $name }:
games-none = No tienes partidas en curso. Empieza una con `/challenge`.
games-none-of = { $name } no tiene partidas en curso.
games-more = … y { $count } más.
games-page = Página { $page } de { $pages }.
games-page-before = Página anterior
games-page-after = Página siguiente
games-game-button = Partida { $game } · { $opponents }
games-which = ¿A qué partida te refieres?
games-which-others =
    { $count ->
        [one] Hay { $count } más que no se muestra: usa la opción `game` del comando.
       *[other] Hay { $count } más que no se muestran: usa la opción `game` del comando.
    }

games-against = { $game } contra { $opponents }
games-next-move = jugada { $number }
games-waits-for-you = **tu turno**
games-waits-for = turno de { $name }
games-waits-for-me = mi turno
games-over = terminada
games-due = vence { $time }
games-last-move = última jugada { $time }
games-paused = en pausa
games-adjourned = aplazada
games-damaged = partida { $game } · No puedo leer sus jugadas guardadas. Avisa a quien administra este bot, por favor.

games-choice-against = contra { $opponents }
games-choice-your-turn = tu turno
