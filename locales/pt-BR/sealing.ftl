### Sealed moves of adjourned games.

sealing-button = Lacrar um lance
sealing-invite = Quando a partida { $game } continuar, é a sua vez. Você pode lacrar o lance agora: ninguém o vê até lá, e ele é jogado assim que a partida continuar.
sealing-heading = Você está lacrando um lance: ninguém mais o vê até a partida continuar.
sealing-seal = Lacrar { $point }
sealing-seal-power-stone = Lacrar pedra de poder em { $point } (restam { $left })
sealing-question = Lacrar **{ $point }** na partida { $game }?
sealing-sealed = Você lacrou { $moves } na partida { $game }. Ninguém mais vê. Será jogado quando a partida continuar; até lá você pode mudar ou retirar.
sealing-another = Lacrar outro lance
sealing-withdraw = Retirar
sealing-withdrawn = Você não tem mais lance lacrado na partida { $game }.

sealing-board = { $name } lacrou um lance.
sealing-played = A partida continua com o lance que { $name } tinha lacrado.
sealing-lost = A partida continua sem o lance lacrado, que não pôde ser jogado. { $name }, escolha um lance.

sealing-not-yours = Só quem está na vez pode lacrar um lance.
sealing-not-offered = Só dá para lacrar um lance em uma partida entre pessoas que concordaram em adiá-la. Não é o caso da partida { $game }.
sealing-nothing = Você não tem lance lacrado na partida { $game }.
