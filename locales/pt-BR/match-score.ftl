match-score-first-to = vence quem chegar a { $target }
match-score-ends-at = Cada partida termina com { $length } em linha ou { $pairs } pares capturados.
match-score-brings = Pontos: { $row } por { $length } em linha, { $capture } por par capturado, { $lesser } por sequência de exatamente { $shorter } que ainda está no tabuleiro no fim.
match-score-low-target = Com uma meta tão baixa, o match pode acabar depois de uma partida.
match-score-starts-with =
    { $name } começa com { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
match-score-you-start-with =
    Você começa com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
match-score-who-accepts = Quem aceitar
match-score-nobody-ahead = ninguém começa com pontos
match-score-opponent-ahead =
    a outra pessoa começa com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
match-score-you-ahead =
    você começa com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
match-score-by-ratings = { $who } (equilibrado pelos ratings)
match-score-heading = **Match até { $target } pontos**
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
        [out] , fora
        [one] , falta { $missing }
       *[other] , faltam { $missing }
    }
match-score-detail = {" "}({ $parts })
match-score-made = +{ $total }
match-score-made-for = +{ $total }: { $detail }
match-score-for-row = { $points } pela linha
match-score-for-captures = { $points } por capturas
match-score-for-lesser-rows = { $points } por linhas mais curtas
match-score-at-start = { $points } no início
match-score-points-of = { $name } { $points }
match-score-points-of-out = { $name } { $points } (fora)
match-score-won = **{ $name }** vence o match.
match-score-next = A próxima é a partida { $next }.
match-score-centre-then = A primeira pedra de { $name } é colocada no centro; depois joga { $next }.
match-score-begins = Começa { $name }.
match-score-followed-by = A seguir no match: { $game }.
match-score-ends = O match acaba aqui.
