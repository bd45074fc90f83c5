### The question before somebody resigns, and the answers to it.

resign-question = ¿Rendirte en la partida { $game } contra { $opponents }? No se puede deshacer.
resign-question-in-match = ¿Abandonar el encuentro contra { $opponents }? Lo dejas entero, no solo la partida { $game }. No se puede deshacer.
resign-question-to-partner = ¿Proponer a { $partner } que vuestro bando se rinda en la partida { $game }? Si acepta, pierde vuestro bando.

resign-resign = Rendirme en la partida { $game }
resign-resign-match = Abandonar el encuentro
resign-propose = Proponer rendirse en la partida { $game }
resign-play-on = Seguir jugando

resign-resigned = Te rendiste en la partida { $game }.
resign-resigned-match = Abandonaste el encuentro en la partida { $game }.
resign-goes-on = La partida { $game } sigue.
