### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

if-then-none = Você não tem linhas condicionais na partida { $game }. Para criar uma, use por exemplo `/if-then line:M9 N8`: se seu oponente jogar M9, você responde N8.
if-then-answers = Suas linhas condicionais na partida { $game } (só você as vê até o fim; depois, `/replay` mostra a todos o que você tinha planejado). As que não combinam com o próximo lance são descartadas; `/if-then clear:True` apaga todas, também para o `/replay`:
if-then-first = se { $deed }
if-then-then = { $before }, então { $deed }
if-then-and-then-if = { $before }; depois, se { $deed }
if-then-and = { $before } e { $deed }
if-then-stone = **{ $point }**
if-then-power-stone = uma pedra de poder em **{ $point }**
if-then-white = são escolhidas as brancas
if-then-black = são escolhidas as pretas
if-then-two-stones = são acrescentadas duas pedras

if-then-cleared = Você não tem mais linhas condicionais na partida { $game }.

if-then-replace = Substituí-la pela nova
