lessons-title-five = Cinco em linha
lessons-five-words = O Pente se joga nos pontos onde as linhas se cruzam: em cada lance você coloca uma pedra, e ela não se move mais. Cinco pedras suas em linha vencem, na horizontal, na vertical ou na diagonal.
lessons-five-task = As brancas têm quatro em linha. Vença com uma pedra.
lessons-five-right = Cinco em linha: você venceu.

lessons-title-capture = Capturar
lessons-capture-words = Cerque exatamente duas pedras pretas entre duas suas, em qualquer direção, e elas saem do tabuleiro. Uma pedra sozinha, ou três ou mais em linha, nunca são capturadas.
lessons-capture-task = Capture um par.
lessons-capture-right = O par sai do tabuleiro, e seus pontos ficam livres de novo.

lessons-title-moving-in = Entrar no meio é seguro
lessons-moving-in-words = Só captura quem fecha a armadilha. Você pode colocar uma pedra de modo que seu próprio par fique entre duas pedras pretas: nada acontece com ele.
lessons-moving-in-task = Entre no meio: forme um par entre duas pedras pretas.
lessons-moving-in-right = O par está seguro, porque não foram as pretas que fecharam a armadilha. Além disso, a pedra forma um três na vertical.

lessons-title-pair = O par é fraco
lessons-pair-words = Duas pedras lado a lado são o que se pode capturar. Se há uma pedra preta em uma ponta do seu par, a próxima na outra ponta o captura.
lessons-pair-task = Seu par está em perigo. Salve-o.
lessons-pair-right = Agora nenhum par seu pode ser capturado.

lessons-title-five-captures = Vencer por capturas
lessons-five-captures-words = Cinco pares capturados vencem, assim como cinco em linha. Você capturou quatro pares, e as pretas têm quatro em linha.
lessons-five-captures-task = Vença agora.
lessons-five-captures-right = Esse foi o quinto par: você venceu antes que as pretas fizessem cinco.

lessons-title-threes = Três e quatro
lessons-open-three-words = Um três aberto, ou *tria*, são três pedras em linha com espaço nas duas pontas. Se ninguém o parar, vira um quatro com as duas pontas livres.
lessons-open-three-task = Forme um três aberto sem buraco.
lessons-open-three-right = Uma tria. Sua próxima pedra formaria um quatro aberto.
lessons-stretch-three-words = Um três esticado é um três aberto com um buraco. Ameaça do mesmo jeito, mas é feito de um par e uma pedra sozinha.
lessons-stretch-three-task = Forme um três esticado.
lessons-stretch-three-right = Com o buraco preenchido, é um quatro aberto.
lessons-open-four-words = Um quatro, ou *tessera*, são quatro pedras em linha. O quatro aberto tem as duas pontas livres: as pretas só bloqueiam uma, e você faz cinco na outra.
lessons-open-four-task = Forme um quatro aberto.
lessons-open-four-right = As duas pontas estão livres: um bloqueio não basta.
lessons-stretch-two-words = Duas pedras com um buraco são um dois esticado. Trabalham juntas como um par, mas ninguém pode capturá-las.
lessons-stretch-two-task = Forme um dois esticado.
lessons-stretch-two-right = Não há par para capturar, e o buraco pode ser preenchido depois.

lessons-title-blocking = Bloquear
lessons-block-stretch-words = As pretas têm um três esticado. Dá para pará-lo em três pontos: em qualquer ponta ou no buraco.
lessons-block-stretch-task = Pare-o em um dos seus três pontos.
lessons-block-stretch-right = As pretas não podem mais formar um quatro aberto.
lessons-block-straight-words = Neste três aberto, uma pedra sua está a dois passos de uma ponta. Restam três pontos para pará-lo: qualquer ponta, ou um passo adiante do outro lado.
lessons-block-straight-task = Pare-o em um dos seus três pontos.
lessons-block-straight-right = O que quer que as pretas acrescentem, uma ponta do quatro está fechada.

lessons-title-shapes = Oito formas
lessons-shape-i-words = O **I**: três pedras em uma linha, com um buraco entre cada duas. Nenhuma pode ser capturada, e mais duas pedras fazem cinco.
lessons-shape-l-words = O **L**: um dois esticado e outro mais longo em ângulo reto. A pedra do canto trabalha nas duas direções.
lessons-shape-h-words = O **h** pequeno: uma perna, uma barra e uma perna para o outro lado, sempre com um buraco. Onde quer que as pretas respondam, outra linha fica aberta.
lessons-shape-x-words = O **X**: quatro cantos em volta de um ponto vazio. Uma pedra no meio forma dois três ao mesmo tempo.
lessons-shape-big-h-words = O **H** grande: duas pernas verticais com espaço para uma barra entre elas. As pernas e a barra podem crescer, e não há par para capturar.
lessons-shape-4x3-words = O **4 × 3**: os cantos de um retângulo de quatro por três pontos. Seus lados são esticados e se ajudam.
lessons-shape-5x3-words = O **5 × 3**: os cantos de um retângulo de cinco por três pontos. Dos lados curtos, as diagonais se encontram no meio.
lessons-shape-hat-words = O **chapéu**: uma base larga e, duas linhas acima ou abaixo, uma pedra na diagonal de uma ponta. É pequeno, seguro contra capturas e cresce em três direções.

lessons-title-wedge = Cunha e extensão
lessons-wedge-words = Uma cunha é uma pedra no buraco de uma forma esticada das pretas, com outra pedra sua ao lado. Ela divide a forma, e as pretas não podem capturá-la com uma só pedra.
lessons-wedge-task = Coloque a cunha.
lessons-wedge-right = A forma está dividida, e as pretas não podem capturar seu par com uma só pedra.
lessons-extension-words = Uma extensão forma um quatro que as pretas só podem bloquear em um ponto. Se o bloqueio forma um par preto que você pode capturar, ele não dura.
lessons-extension-task = Estenda seu três de modo que possa capturar o bloqueio.
lessons-extension-right = As pretas têm que bloquear, o bloqueio forma um par, e você o captura.

lessons-title-initiative = Iniciativa e pedras-chave
lessons-initiative-words = Quem faz ameaças que precisam de resposta tem a iniciativa. Um quatro vem antes de um três aberto: as pretas não têm tempo de continuar.
lessons-initiative-task = As pretas têm um três aberto. Não o pare: forme um quatro que nenhuma resposta pare.
lessons-initiative-right = Dois quatros ao mesmo tempo: as pretas só bloqueiam um.
lessons-keystone-words = Um par-chave pertence a várias linhas ao mesmo tempo. Capture-o, e todas caem.
lessons-keystone-task = As pretas têm dois três abertos. Capture o par que segura os dois.
lessons-keystone-right = Sem o par-chave, não sobra nenhum dos dois.

lessons-title-conventions = Regras e costumes
lessons-third-stone-words = A primeira pedra branca vai no centro, o que é uma grande vantagem. Por isso, pela regra de torneio, a segunda branca, a terceira no total, fica a pelo menos três linhas do centro.
lessons-third-stone-task = Coloque a terceira pedra.
lessons-third-stone-right = Está longe o bastante do centro.
lessons-notation-words = Os pontos têm dois nomes: `K10` conta colunas e linhas a partir do canto inferior esquerdo, `R3U2` os passos para a direita (R), a esquerda (L), cima (U) ou baixo (D) a partir do centro. A letra I não é usada, e o centro é `K10` ou `0`.
lessons-notation-right = Os dois nomes são deste ponto. Em `/settings` você escolhe quais vê.
lessons-calls-words = É educado dizer “tria” ao formar um três aberto e “tessera” ao formar um quatro. Com `calls` no `/challenge`, eu digo pelos dois lados.
lessons-calls-task = Faça um lance em que se diz “tessera”.
lessons-calls-right = Tessera! Agora as pretas sabem.

lessons-title-game = Sua primeira partida
lessons-game-words = Agora jogue contra mim no nível 1, o mais fraco. Depois de cada lance meu, eu aponto uma coisa no tabuleiro: o que foi capturado, o que ameaça ou o que você pode fazer. Em um servidor, a partida tem um tópico próprio, que todos no canal podem abrir; para jogar em particular, use `/learn` em uma mensagem direta para mim.
lessons-game-task = Comece a partida e experimente o que aprendeu.
