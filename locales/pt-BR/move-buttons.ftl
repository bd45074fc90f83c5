### The buttons and forms for moving.

move-buttons-play = Jogar
move-buttons-type-point = Digitar ponto
move-buttons-power-stone =
    Pedra de poder ({ $left ->
        [one] resta { $left }
       *[other] restam { $left }
    })
move-buttons-take-white = Ficar com as brancas
move-buttons-take-black = Ficar com as pretas
move-buttons-add-two-stones = Pôr mais duas pedras
move-buttons-next-game = Próxima: partida { $game } contra { $opponents }
move-buttons-play-game = Jogar na partida { $game } · { $opponents }
move-buttons-play-on = Continuar jogando
move-buttons-what-else = Partida { $game }: o que você quer fazer?
move-buttons-board = Tabuleiro
move-buttons-rules = Regras
move-buttons-resign = Desistir
move-buttons-stone-title = Sua pedra na partida { $game }
move-buttons-power-stone-title = Sua pedra de poder na partida { $game }
move-buttons-point = Ponto
move-buttons-example = K10 ou R3U2
move-buttons-typing-help = Para jogar uma pedra, escreva um ponto aqui, como { $point }. Se várias partidas esperam por você, escreva antes o número da partida, como { $line }. `/games` lista suas partidas e `/help` explica tudo.
move-buttons-typing-help-here = Para jogar uma pedra, responda ao tabuleiro com um ponto, como { $point }, ou me mencione com ele. Se várias partidas esperam por você, escreva antes o número da partida, como { $line }. `/games` lista suas partidas e `/help` explica tudo.
move-buttons-type-again = Digitar de novo
