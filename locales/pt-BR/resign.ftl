### The question before somebody resigns, and the answers to it.

resign-question = Desistir da partida { $game } contra { $opponents }? Você não pode desfazer isso.
resign-resign = Desistir da partida { $game }
resign-play-on = Continuar jogando
resign-resigned = Você desistiu da partida { $game }.
resign-goes-on = A partida { $game } continua.
