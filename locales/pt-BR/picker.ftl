### Choosing a point with buttons or menus.

picker-the-point = Ponto
picker-first-the-file = Primeiro a coluna (letra)
picker-the-file = Coluna (letra)
picker-then-the-rank = Depois a linha (número)
picker-back-to-board = Voltar ao tabuleiro
picker-play = Jogar { $point }
picker-play-power-stone =
    Pedra de poder em { $point } ({ $left ->
        [one] resta { $left }
       *[other] restam { $left }
    })
picker-change = Mudar
picker-question = Jogar **{ $point }** na partida { $game }, lance { $number }?
