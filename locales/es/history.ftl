### Lists of finished games, and how two people have fared against each other.

history-yours = **Tus partidas terminadas**
history-of = **Partidas terminadas de { $name }**
history-page = página { $page } de { $pages }
history-none = Aún no tienes partidas terminadas. `/challenge` empieza una.
history-none-of = { $name } no tiene partidas terminadas que puedas ver aquí.
history-none-fits = Ninguna partida terminada que puedas ver aquí coincide. Quita alguna opción para ver más.
history-open = Ver cómo terminó una partida

history-head-to-head =
    { $draws ->
        [0] **{ $name } contra { $opponent }**: ganó { $wins }, perdió { $losses }
       *[other] **{ $name } contra { $opponent }**: ganó { $wins }, perdió { $losses }, empató { $draws }
    }
history-by-ruleset = Por reglamento (ganadas-perdidas-tablas): { $list }
history-last = Últimos resultados, el más reciente primero: { $list }

history-won = **ganada**: { $why }
history-lost = perdida: { $why }
history-drawn = tablas: { $why }
history-no-winner = sin ganador: { $why }
history-early-in-set =
    { $result ->
        [won] **ganada en el set**, por abandono temprano: { $why }
        [lost] perdida en el set, por abandono temprano: { $why }
        [won-if] ganada en el set si cuenta la partida { $other }, por abandono temprano: { $why }
       *[lost-if] perdida en el set si cuenta la partida { $other }, por abandono temprano: { $why }
    }
history-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
history-hidden = { $name } no te muestra aquí sus resultados: solo encuentras las partidas entre vosotros dos.
history-match-game = partida { $number } de un encuentro a { $target }
history-match-won = **encuentro ganado** { $score } ({ $games })
history-match-lost = encuentro perdido { $score } ({ $games })
history-match-even = encuentro sin ganador { $score } ({ $games })
history-match-games =
    { $count ->
        [one] partida { $list }
       *[other] partidas { $list }
    }
