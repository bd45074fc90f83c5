### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

options-first-chance = sorteio
options-first-me = eu
options-first-opponent = meu oponente
options-offer-draw = empate
options-offer-takeback = voltar lance: desfazer meu último lance
options-offer-pause = pausar: parar por um tempo, qualquer lado pode retomar
options-offer-adjourn = adiar: parar por mais tempo, ninguém perde
options-offer-resume = retomar uma partida adiada
options-offer-time = tempo: dar um dia ao meu oponente
options-offer-rate = tornar a partida ranqueada
options-offer-unrate = tornar a partida não ranqueada
options-offer-claim = reivindicar uma vitória por tempo
options-scope-server = este servidor
options-scope-everywhere = mundial
options-scope-me = meus resultados contra o bot
options-visibility-open = aberto: todo mundo pode ver as partidas
options-visibility-closed = fechado: só membros e quem joga podem ver
options-power-stone = { $point } · pedra de poder
options-order-chance = sorteada
options-order-as-seated = como os lugares
options-table-sit = sentar
options-table-sit-on-side = sentar no lado { $side }
options-table-stand = levantar
options-table-remove = fazer `person` se levantar
options-table-fill = dar as cadeiras livres ao bot
options-table-start = começar a partida
options-table-close = fechar a mesa

## The option `result` of `/history`; the words also stand in its list.

options-result-won = vitória
options-result-lost = derrota
options-result-drawn = empate
options-result-none = sem vitória (curta demais)

options-format-text = texto: cabeçalhos e lances numerados
options-format-sgf = SGF: para editores de go e gomoku

## The options of `/puzzle`: the theme, how hard it is, and where it comes from.

options-theme-win-by-captures = vitória por capturas
options-theme-capture = uma captura no caminho
options-theme-fours = só quatros e outras ameaças imediatas
options-theme-quiet-stone = uma primeira pedra quieta
options-theme-under-threat = sob ameaça
options-theme-defence = defesa: impedir uma vitória
options-theme-long = longo: cinco lances ou mais
options-difficulty-easier = mais fácil
options-difficulty-suiting = de acordo com meu rating
options-difficulty-harder = mais difícil
options-source-any = todos estes
options-source-built-in = incluídos
options-source-server = partidas deste servidor
options-source-mine = minhas partidas
