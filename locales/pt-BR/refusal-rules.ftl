### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

refusal-rules-off-board = Esse ponto não está no tabuleiro.
refusal-rules-extent =
    { $ranks ->
        [1] Os pontos vão de A a { $file } (sem I).
       *[other] As letras vão de A a { $file } (sem I), e os números de 1 a { $ranks }.
    }
refusal-rules-occupied =
    { $stone ->
        [white] Já há uma pedra branca em { $point }.
        [black] Já há uma pedra preta em { $point }.
        [red] Já há uma pedra vermelha em { $point }.
        [blue] Já há uma pedra azul em { $point }.
        [green] Já há uma pedra verde em { $point }.
        [yellow] Já há uma pedra amarela em { $point }.
       *[power] Já há uma pedra de poder em { $point }.
    } Escolha um ponto vazio.
refusal-rules-not-your-turn = Não é a sua vez. `/board` mostra de quem é.
refusal-rules-game-over = A partida está encerrada. `/board` mostra como acabou.
refusal-rules-centre-required = A primeira pedra tem que ir no centro, { $centre }.
refusal-rules-too-near-centre = Regra de torneio: esta pedra tem que ficar a pelo menos { $distance } linhas do centro, { $centre }, ou seja, fora do quadrado de { $side } × { $side } em volta dele.
refusal-rules-on-centre-line = Regra G: na linha e na coluna do centro, esta pedra tem que ficar a pelo menos { $distance } linhas do centro, { $centre }.
refusal-rules-choice-pending = Escolha primeiro, depois ponha uma pedra: use os botões sob o tabuleiro, ou uma das opções que `/move` sugere.
refusal-rules-placement-pending = Não há nada para escolher agora. Coloque uma pedra: digite um ponto, como `K10`.
refusal-rules-not-offered = Você não pode escolher isso agora. Você pode ficar com as brancas ou com as pretas. Use os botões sob o tabuleiro.
refusal-rules-not-offered-with-pass = Você não pode escolher isso agora. Você pode ficar com as brancas, com as pretas, ou pôr mais duas pedras e deixar seu oponente escolher. Use os botões sob o tabuleiro.
refusal-rules-double-three = Esta pedra faria dois três abertos ao mesmo tempo ({ $threes }), o que não é permitido aqui. Escolha outro ponto.
refusal-rules-must-touch = Aqui, toda pedra precisa encostar em uma pedra que já está no tabuleiro. Escolha um ponto vizinho a uma.
refusal-rules-without-power-stones = Esta partida não tem pedras de poder. Digite só o ponto, como `K10`.
refusal-rules-no-power-stone = Suas pedras de poder acabaram. Jogue uma pedra comum.
refusal-rules-no-such-seat = Nesta partida jogam só { $seats } pessoas.
refusal-rules-seat-left = Essa pessoa já saiu da partida.
