match-score-first-to = victoire à { $target }
match-score-ends-at = Chaque partie se termine par { $length } pierres alignées ou { $pairs } paires capturées.
match-score-brings = Points : { $row } pour { $length } pierres alignées, { $capture } par paire capturée, { $lesser } par alignement d'exactement { $shorter } encore sur le plateau à la fin.
match-score-low-target = Avec un objectif aussi bas, le match peut finir après une partie.
match-score-starts-with =
    { $name } commence avec { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }.
match-score-you-start-with =
    Tu commences avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
match-score-who-accepts = La personne qui accepte
match-score-nobody-ahead = personne ne commence avec des points
match-score-opponent-ahead =
    l'adversaire commence avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-score-you-ahead =
    tu commences avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-score-by-ratings = { $who } (équilibré d'après vos classements)
match-score-heading = **Match en { $target } points**
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
        [out] , hors jeu
       *[other] , encore { $missing }
    }
match-score-detail = {" "}({ $parts })
match-score-made = +{ $total }
match-score-made-for = +{ $total } : { $detail }
match-score-for-row = { $points } pour la ligne
match-score-for-captures = { $points } pour les captures
match-score-for-lesser-rows = { $points } pour les lignes plus courtes
match-score-at-start = { $points } au départ
match-score-points-of = { $name } { $points }
match-score-points-of-out = { $name } { $points } (hors jeu)
match-score-won = **{ $name }** gagne le match.
match-score-next = La partie { $next } suit.
match-score-centre-then = La première pierre de { $name } est posée au centre ; ensuite, c'est à { $next } de jouer.
match-score-begins = C'est { $name } qui commence.
match-score-followed-by = Ensuite dans le match : { $game }.
match-score-ends = Le match s'arrête ici.
