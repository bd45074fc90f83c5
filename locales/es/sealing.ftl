### Sealed moves of adjourned games.

sealing-button = Sellar una jugada
sealing-invite = Cuando se reanude la partida { $game }, te toca a ti. Puedes sellar ya tu jugada: nadie la ve hasta entonces, y se juega en cuanto la partida se reanude.
sealing-heading = Estás sellando una jugada: nadie más la ve hasta que se reanude la partida.
sealing-seal = Sellar { $point }
sealing-seal-power-stone = Sellar piedra de poder en { $point } (quedan { $left })
sealing-question = ¿Sellar **{ $point }** en la partida { $game }?
sealing-sealed = Has sellado { $moves } en la partida { $game }. Nadie más lo ve. Se juega cuando se reanude la partida; hasta entonces puedes cambiarlo o retirarlo.
sealing-another = Sellar otra jugada
sealing-withdraw = Retirarla
sealing-withdrawn = Ya no tienes ninguna jugada sellada en la partida { $game }.

sealing-board = { $name } ha sellado una jugada.
sealing-played = La partida se reanuda con la jugada que { $name } había sellado.
sealing-lost = La partida se reanuda sin la jugada sellada, que no se pudo jugar. { $name }, elige una jugada.

sealing-not-yours = Solo puede sellar una jugada quien tiene el turno.
sealing-not-offered = Una jugada solo se puede sellar en una partida entre personas que acordaron aplazarla. No es el caso de la partida { $game }.
sealing-nothing = No tienes ninguna jugada sellada en la partida { $game }.
