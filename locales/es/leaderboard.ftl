### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · clasificación de este servidor
leaderboard-of-everywhere = **{ $ruleset }** · clasificación mundial
leaderboard-empty = Nadie ha terminado aún una partida puntuada. Empieza una con `/challenge`.

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · ganó { $wins }, perdió { $losses }
       *[other] { $name } · **{ $rating }** · ganó { $wins }, perdió { $losses }, tablas { $draws }
    }
leaderboard-provisional = Provisional (muy pocas partidas recientes para tener puesto):
leaderboard-you = Tú: { $row }
leaderboard-you-provisional = Tú (provisional): { $row }
leaderboard-page = Página { $page } de { $pages }
