### The question before somebody resigns, and the answers to it.

resign-question = Desistir da partida { $game } contra { $opponents }? Você não pode desfazer isso.
resign-question-in-match = Desistir da partida { $game } contra { $opponents }? Com ela você deixa o match inteiro. Você não pode desfazer isso.
resign-question-to-partner = Propor a { $partner } que o lado de vocês desista da partida { $game }? Com a concordância, o lado de vocês perde.
resign-resign = Desistir da partida { $game }
resign-propose = Propor desistir da partida { $game }
resign-play-on = Continuar jogando
resign-resigned = Você desistiu da partida { $game }.
resign-resigned-match = Você desistiu da partida { $game } e, com ela, do match inteiro.
resign-goes-on = A partida { $game } continua.
