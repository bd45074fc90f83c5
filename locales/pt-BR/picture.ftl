### Pictures: the few words in them, and the descriptions that screen readers tell of them. The words in
### a picture must be short. A description has at most 1,024 characters, names of stones included: the
### shorter its sentences, the more stones are told.

picture-separator = {", "}
picture-colour =
    { $colour ->
        [white] brancas
        [black] pretas
        [red] vermelhas
        [blue] azuis
        [green] verdes
       *[yellow] amarelas
    }
picture-colour-begins =
    { $colour ->
        [white] Brancas
        [black] Pretas
        [red] Vermelhas
        [blue] Azuis
        [green] Verdes
       *[yellow] Amarelas
    }
picture-power = poder
picture-empty = Um tabuleiro vazio.
picture-first-stone = As regras colocaram a primeira pedra em { $point }.
picture-tria = Tria!
picture-tessera = Tessera!
picture-played = { $who }: lance em { $point }.
picture-played-and-removed = { $who }: lance em { $point }, que retirou { $removed }.
picture-player = { $name } ({ $colour })
picture-player-of-seat = Participante { $number }
picture-captured-stones = Pedras capturadas: { $counts }.
picture-captured-pairs = Pares capturados: { $counts }.
picture-captured-of-colour = { $count } pelas { $colour }
picture-stones = { $colour }: { $points }.
picture-stones-and-more = { $colour }: { $points } e mais { $count }.
picture-stones-counted =
    { $colour }: { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }.
picture-power-stones = Pedras de poder: { $points }.
picture-part = O tabuleiro de { $low } a { $high }.
picture-part-line = A linha.
picture-picked = Ponto escolhido, ainda sem jogar: { $point }.
picture-marked = Marcados: { $points }.
picture-rank = Linha { $rank }: { $stones }.
picture-rank-stones = { $colour } { $files }
picture-line = A linha: { $stones }.
picture-other-ranks =
    Nas outras linhas: { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }.
picture-drawing-colours = { $colours }.
picture-drawing-colour = { $number }: pedras { $colour }
picture-drawing-rank = Linha { $number } de cima para baixo: { $points }.
picture-drawing-point = { $what } em { $file }
picture-drawing-points = { $what } de { $first } a { $last }
picture-drawing-marked = marca
picture-drawing-power-stone = pedra de poder
picture-drawing-more-ranks =
    { $count ->
        [one] Mais { $count } linha.
       *[other] Mais { $count } linhas.
    }
picture-game = Partida { $game }
picture-to-move = Vez de { $name }
picture-paused = Pausada
picture-adjourned = Adiada
picture-without-a-winner = Sem vitória
picture-drawn = Empate
picture-wins = { $name } vence
picture-win = { $names } vencem
picture-partners = { $one } & { $other }
picture-bot = Bot { $level }
picture-captured = capturou { $count }
picture-out = fora
picture-replay-title = { $players } · partida { $game }
picture-opponents = { $one } vs { $other }
picture-captured-score = Capturas { $score }
picture-replay = A partida inteira, lance a lance.

picture-match-title = Partida { $game } · match até { $target }
picture-match-score = Placar do match até { $target } pontos.
picture-match-player =
    { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $detail ->
        [0] {""}
       *[other] {" "}(por partida: { $games })
    }.
picture-rating-none = { $title }: nenhuma partida ranqueada ainda.
picture-rating-one = { $title }: { $first } em { $start }, depois de 1 partida ranqueada.
picture-rating =
    { $title }: { $first } em { $start }, { $last } em { $end }; entre { $lowest } e { $highest }; { $count ->
        [one] { $count } partida ranqueada
       *[other] { $count } partidas ranqueadas
    }.
picture-date =
    { $day } { $month ->
        [1] jan
        [2] fev
        [3] mar
        [4] abr
        [5] mai
        [6] jun
        [7] jul
        [8] ago
        [9] set
        [10] out
        [11] nov
       *[12] dez
    } { $year }
picture-theme-wood = Madeira
picture-theme-light = Claro
picture-theme-dark = Escuro
picture-theme-high-contrast = Alto contraste
picture-theme-colour-blind = Daltonismo, com formas
picture-theme-print = Impressão

picture-strip =
    Chance de vencer depois de cada um de { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } para { $colour ->
        [white] as brancas
        [black] as pretas
       *[other] a primeira cor
    }: { $last }% no fim, entre { $lowest } e { $highest }%.
picture-strip-even =
    Chance de vencer depois de cada um de { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } para { $colour ->
        [white] as brancas
        [black] as pretas
       *[other] a primeira cor
    }: { $percent }% do começo ao fim.
picture-strip-until = A faixa termina ali: nada se diz do que vem depois do lance { $number }.
picture-strip-at = { $percent } % depois do lance { $number }
picture-strip-course = O andamento: { $points }.
picture-strip-nothing = Nada se diz sobre quem estava melhor.
