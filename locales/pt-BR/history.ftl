### Lists of finished games, and how two people have fared against each other.

history-yours = **Suas partidas encerradas**
history-of = **Partidas encerradas de { $name }**
history-page = página { $page } de { $pages }
history-none = Você ainda não tem partidas encerradas. `/challenge` começa uma.
history-none-of = { $name } não tem partidas encerradas que você possa ver aqui.
history-none-fits = Nenhuma partida encerrada que você possa ver aqui corresponde. Tire alguma opção para ver mais.
history-open = Ver como uma partida acabou

history-head-to-head =
    { $draws ->
        [0] **{ $name } contra { $opponent }**: venceu { $wins }, perdeu { $losses }
       *[other] **{ $name } contra { $opponent }**: venceu { $wins }, perdeu { $losses }, empatou { $draws }
    }
history-by-ruleset = Por regra (vitórias-derrotas-empates): { $list }
history-last = Últimos resultados, do mais recente ao mais antigo: { $list }

history-won = **vitória**: { $why }
history-lost = derrota: { $why }
history-drawn = empate: { $why }
history-no-winner = sem vitória: { $why }
history-early-in-set =
    { $result ->
        [won] **vitória no set**, por saída cedo: { $why }
        [lost] derrota no set, por saída cedo: { $why }
        [won-if] vitória no set se a partida { $other } contar, por saída cedo: { $why }
       *[lost-if] derrota no set se a partida { $other } contar, por saída cedo: { $why }
    }
history-moves =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
history-hidden = { $name } não mostra os resultados para você aqui: você só encontra as partidas entre vocês dois.
history-match-game = partida { $number } de um match até { $target }
history-match-won = **match ganho** { $score } ({ $games })
history-match-lost = match perdido { $score } ({ $games })
history-match-even = match sem vencedor { $score } ({ $games })
history-match-games =
    { $count ->
        [one] partida { $list }
       *[other] partidas { $list }
    }
