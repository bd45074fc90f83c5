### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · classement de ce serveur
leaderboard-of-everywhere = **{ $ruleset }** · classement mondial
leaderboard-empty = Ce classement est encore vide : aucune partie classée qui compte ici n'est terminée. `/challenge` en lance une.
leaderboard-empty-table = Ce classement est encore vide : aucune partie classée qui compte ici n'est terminée. `/table` ouvre une table pour en jouer une.

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · { $wins ->
                [one] { $wins } victoire
               *[other] { $wins } victoires
            }, { $losses ->
                [one] { $losses } défaite
               *[other] { $losses } défaites
            }
       *[other] { $name } · **{ $rating }** · { $wins ->
                [one] { $wins } victoire
               *[other] { $wins } victoires
            }, { $losses ->
                [one] { $losses } défaite
               *[other] { $losses } défaites
            }, { $draws ->
                [one] { $draws } nulle
               *[other] { $draws } nulles
            }
    }
leaderboard-row-table =
    { $games ->
        [one] { $name } · **{ $rating }** · { $games } partie, { $wins ->
                [one] { $wins } victoire
               *[other] { $wins } victoires
            }
       *[other] { $name } · **{ $rating }** · { $games } parties, { $wins ->
                [one] { $wins } victoire
               *[other] { $wins } victoires
            }
    }
leaderboard-provisional = Provisoire (trop peu de parties récentes pour un rang) :
leaderboard-you = Toi : { $row }
leaderboard-you-provisional = Toi (provisoire) : { $row }
leaderboard-page = Page { $page } sur { $pages }
leaderboard-others = Autres classements avec des parties : { $names }. `/leaderboard ruleset:` les affiche.
