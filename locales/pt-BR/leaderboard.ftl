### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · ranking deste servidor
leaderboard-of-everywhere = **{ $ruleset }** · ranking mundial
leaderboard-empty = Este ranking ainda está vazio: ninguém terminou uma partida ranqueada que conte para ele. `/challenge` começa uma.
leaderboard-empty-table = Este ranking ainda está vazio: ninguém terminou uma partida ranqueada que conte para ele. `/table` abre uma mesa para uma.
leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · venceu { $wins }, perdeu { $losses }
       *[other] { $name } · **{ $rating }** · venceu { $wins }, perdeu { $losses }, empatou { $draws }
    }
leaderboard-row-table =
    { $games ->
        [one] { $name } · **{ $rating }** · { $games } partida, venceu { $wins }
       *[other] { $name } · **{ $rating }** · { $games } partidas, venceu { $wins }
    }
leaderboard-provisional = Provisório (poucas partidas recentes para ter posição):
leaderboard-you = Você: { $row }
leaderboard-you-provisional = Você (provisório): { $row }
leaderboard-page = Página { $page } de { $pages }
leaderboard-others = Outros rankings com partidas: { $names }. `/leaderboard ruleset:` mostra cada um.
