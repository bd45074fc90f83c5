### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

options-first-chance = al azar
options-first-me = yo
options-first-opponent = mi rival

options-offer-draw = tablas
options-offer-takeback = deshacer: anular mi última jugada
options-offer-pause = pausar: parar un rato, cualquiera puede reanudar
options-offer-adjourn = aplazar: parar más tiempo, nadie pierde
options-offer-resume = reanudar una partida aplazada
options-offer-time = tiempo: regalar un día a mi rival
options-offer-rate = hacer puntuada la partida
options-offer-unrate = hacer amistosa la partida
options-offer-claim = reclamar una victoria por tiempo

options-scope-server = este servidor
options-scope-everywhere = mundial
options-scope-me = mis resultados contra el bot

options-visibility-open = abierta: cualquiera puede ver las partidas
options-visibility-closed = cerrada: solo pueden verlas los miembros y quienes juegan

options-power-stone = { $point } · piedra de poder
options-order-chance = al azar
options-order-as-seated = por orden de asiento
options-table-sit = sentarse
options-table-sit-on-side = sentarse en el bando { $side }
options-table-stand = levantarse
options-table-remove = levantar a `person`
options-table-fill = dar las sillas libres al bot
options-table-start = empezar la partida
options-table-close = cerrar la mesa

## The option `result` of `/history`; the words also stand in its list.

options-result-won = ganada
options-result-lost = perdida
options-result-drawn = tablas
options-result-none = sin ganador (muy corta)

options-format-text = texto: encabezados y jugadas numeradas
options-format-sgf = SGF: para editores de go y gomoku

## The options of `/puzzle`: the theme, how hard it is, and where it comes from.

options-theme-win-by-captures = victoria por capturas
options-theme-capture = una captura en el camino
options-theme-fours = solo cuatros y otras amenazas inmediatas
options-theme-quiet-stone = una primera piedra tranquila
options-theme-under-threat = bajo amenaza
options-theme-defence = defensa: impedir una victoria
options-theme-long = largo: cinco turnos o más
options-difficulty-easier = más fácil
options-difficulty-suiting = según mi puntuación
options-difficulty-harder = más difícil
options-source-any = todos estos
options-source-built-in = incluidos
options-source-server = partidas de este servidor
options-source-mine = mis partidas
