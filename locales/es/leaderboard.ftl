### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · clasificación de este servidor
leaderboard-of-everywhere = **{ $ruleset }** · clasificación mundial
leaderboard-empty = Esta clasificación aún está vacía: nadie ha terminado una partida puntuada que cuente para ella. `/challenge` empieza una.

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · ganó { $wins }, perdió { $losses }
       *[other] { $name } · **{ $rating }** · ganó { $wins }, perdió { $losses }, tablas { $draws }
    }
leaderboard-provisional = Provisional (muy pocas partidas recientes para tener puesto):
leaderboard-you = Tú: { $row }
leaderboard-you-provisional = Tú (provisional): { $row }
leaderboard-page = Página { $page } de { $pages }
