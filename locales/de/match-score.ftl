match-score-first-to = bis { $target }
match-score-ends-at = Jede Partie endet mit { $length } in einer Reihe oder { $pairs } geschlagenen Paaren.
match-score-brings = Punkte: { $row } für { $length } in einer Reihe, { $capture } für jedes geschlagene Paar, { $lesser } für jede Reihe von genau { $shorter }, die am Ende noch auf dem Brett ist.
match-score-low-target = Bei einem so niedrigen Ziel kann das Match nach einer Partie vorbei sein.
match-score-starts-with =
    { $name } beginnt mit { $points ->
        [0] keinem Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
match-score-you-start-with =
    Du beginnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
match-score-who-accepts = Wer annimmt,
match-score-nobody-ahead = niemand beginnt mit Punkten
match-score-opponent-ahead =
    die andere Person beginnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
match-score-you-ahead =
    du beginnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
match-score-by-ratings = { $who } (ausgeglichen nach euren Wertungen)
match-score-heading = **Match bis { $target } Punkte**
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
        [out] , ausgeschieden
       *[other] , noch { $missing }
    }
match-score-detail = {" "}({ $parts })
match-score-made = +{ $total }
match-score-made-for = +{ $total }: { $detail }
match-score-for-row = { $points } für die Reihe
match-score-for-captures = { $points } fürs Schlagen
match-score-for-lesser-rows = { $points } für kürzere Reihen
match-score-at-start = { $points } zu Beginn
match-score-points-of = { $name } { $points }
match-score-points-of-out = { $name } { $points } (ausgeschieden)
match-score-won = **{ $name }** gewinnt das Match.
match-score-next = Als Nächstes kommt Partie { $next }.
match-score-centre-then = Der erste Stein von { $name } wird in die Mitte gesetzt; danach ist { $next } am Zug.
match-score-begins = Es beginnt { $name }.
match-score-followed-by = Danach im Match: { $game }.
match-score-ends = Das Match endet hier.
