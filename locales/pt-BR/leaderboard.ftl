### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · ranking deste servidor
leaderboard-of-everywhere = **{ $ruleset }** · ranking mundial
leaderboard-empty = Ninguém terminou uma partida ranqueada ainda. Comece uma com `/challenge`.
leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · venceu { $wins }, perdeu { $losses }
       *[other] { $name } · **{ $rating }** · venceu { $wins }, perdeu { $losses }, empatou { $draws }
    }
leaderboard-provisional = Provisório (poucas partidas recentes para ter posição):
leaderboard-you = Você: { $row }
leaderboard-you-provisional = Você (provisório): { $row }
leaderboard-page = Página { $page } de { $pages }
