### The question before somebody resigns, and the answers to it.

resign-question = Desistir da partida { $game } contra { $opponents }? Você não pode desfazer isso.
resign-question-in-match = Desistir do match contra { $opponents }? Você deixa o match inteiro, não só a partida { $game }. Você não pode desfazer isso.
resign-question-to-partner = Propor a { $partner } que o lado de vocês desista da partida { $game }? Com a concordância, o lado de vocês perde.
resign-resign = Desistir da partida { $game }
resign-resign-match = Desistir do match
resign-propose = Propor desistir da partida { $game }
resign-play-on = Continuar jogando
resign-resigned = Você desistiu da partida { $game }.
resign-resigned-match = Você desistiu do match na partida { $game }.
resign-goes-on = A partida { $game } continua.
