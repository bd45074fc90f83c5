### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · clasificación de este servidor
leaderboard-of-everywhere = **{ $ruleset }** · clasificación mundial
leaderboard-empty = Esta clasificación aún está vacía: nadie ha terminado una partida puntuada que cuente para ella. `/challenge` empieza una.
leaderboard-empty-table = Esta clasificación aún está vacía: nadie ha terminado una partida puntuada que cuente para ella. `/table` abre una mesa para una.

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · ganó { $wins }, perdió { $losses }
       *[other] { $name } · **{ $rating }** · ganó { $wins }, perdió { $losses }, tablas { $draws }
    }
leaderboard-row-table =
    { $games ->
        [one] { $name } · **{ $rating }** · { $games } partida, ganó { $wins }
       *[other] { $name } · **{ $rating }** · { $games } partidas, ganó { $wins }
    }
leaderboard-provisional = Provisional (muy pocas partidas recientes para tener puesto):
leaderboard-you = Tú: { $row }
leaderboard-you-provisional = Tú (provisional): { $row }
leaderboard-page = Página { $page } de { $pages }
leaderboard-others = Otras clasificaciones con partidas: { $names }. `/leaderboard ruleset:` las muestra.
