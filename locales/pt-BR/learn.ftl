learn-head = **Lição { $number } de 12: { $title }**
learn-head-part = **Lição { $number } de 12: { $title }** · { $part } de { $parts }
learn-task = **Sua tarefa:** { $task }
learn-game-language = Neste servidor, a partida e os meus comentários são em { $language }, para todos que acompanham. Com `/learn` em uma mensagem direta para mim, eles são no seu idioma.
learn-named-task = Encontre o ponto { $name }.
learn-shape-task = Complete a forma: coloque a pedra que falta.
learn-shape-right = A forma está completa, e nenhum par nela pode ser capturado.

learn-right = Certo: **{ $point }**. { $words }
learn-also-right = Também certo: { $points }.
learn-shown = Uma resposta é **{ $point }**. { $words }
learn-shown-undone = A tarefa fica feita quando você mesmo coloca a pedra: pressione *{ $again }*.
learn-wrong = **{ $point }** não. { $why }
learn-outside = **{ $point }** fica fora da imagem.
learn-hint = Dica: há uma resposta entre { $points }.
learn-board-in-words = Você está com as brancas.
learn-ringed = Com anel: { $points }.
learn-to-move = Brancas jogam
learn-to-move-after-captures = Brancas jogam · pares capturados: { $pairs }

learn-wrong-short-row = { $length ->
    [1] Ela está sozinha: uma linha precisa de cinco pedras.
   *[other] A linha dela tem { $length } pedras: são precisas cinco.
}
learn-wrong-one-between = Só há uma pedra preta entre ela e a sua próxima pedra na linha: uma pedra sozinha não pode ser capturada.
learn-wrong-more-between = Há mais de duas pedras pretas entre ela e a sua próxima pedra na linha: são capturadas exatamente duas, nunca mais.
learn-wrong-nothing-between = Não há pedras pretas entre ela e outra pedra sua.
learn-wrong-not-moved-in = Ela não forma um par com uma pedra preta em cada ponta.
learn-wrong-leaves-pair = Assim o par { $pair } pode ser capturado em { $point }.
learn-wrong-loses = As pretas vencem com a próxima pedra em { $point }.
learn-wrong-not-won = Ela para as pretas por enquanto, mas não vence.
learn-wrong-side-by-side = { $pair } estão lado a lado: isso é um par, e pode ser capturado.
learn-wrong-no-stretch-two = Um dois esticado tem exatamente um ponto vazio entre duas pedras suas, em uma linha.
learn-wrong-closed-three = Não pode virar um quatro aberto: uma ponta deste três está fechada, ou ele tem duas lacunas.
learn-wrong-three-without-gap = É um três aberto, mas sem buraco.
learn-wrong-three-with-gap = É um três aberto, mas com um buraco: um três esticado.
learn-wrong-no-three = Ela não forma um três.
learn-wrong-four-blocked = Um quatro pode ser bloqueado se uma ponta está fechada: aqui em { $point }.
learn-wrong-four-filled = Um quatro com buraco é parado por uma pedra no buraco: aqui em { $point }.
learn-wrong-no-four = Ela não forma um quatro, então as pretas não precisam responder.
learn-wrong-three-grows = As pretas ainda podem formar um quatro aberto em { $points }.
learn-wrong-not-the-shape = Ela não completa a forma. As pedras com anel fazem parte dela: qual pedra falta?
learn-wrong-not-in-the-gap = Uma cunha fica no buraco, entre as pedras pretas.
learn-wrong-block-is-safe = As pretas bloqueiam em { $point }, e isso não forma um par que você possa capturar.
learn-wrong-no-initiative = Não é um quatro. As pretas não precisam responder e continuam o três aberto.
learn-wrong-answered = É um quatro, mas as pretas o param em { $point }.
learn-wrong-nothing-captured = Ela não captura nada.
learn-wrong-wrong-pair = Ela captura um par, mas as pretas ainda podem formar um quatro aberto em { $points }.
learn-wrong-other-point = Esse ponto é { $name }.
learn-wrong-only-tria = Aí se diz “tria”: é um três aberto, não um quatro.
learn-wrong-not-called = Aí não se diz nada: não forma nem um três aberto nem um quatro.

learn-button-hint = Dica
learn-button-show = Mostrar
learn-button-words = Em palavras
learn-button-board = Tabuleiro
learn-button-back = Anterior
learn-button-next = Próxima
learn-button-all = Todas as lições
learn-button-resume = Continuar
learn-button-again = De novo
learn-button-play = Jogar contra mim
learn-button-game = Sua partida
learn-game-runs = Sua partida desta lição ainda está em andamento: { $game }.
learn-button-begin = Lições
learn-button-decline = Agora não

learn-form-title = Sua pedra

learn-list = **Doze lições** · { $count } feitas
learn-line = { $number }. { $title }
learn-line-done = { $number }. { $title } · feita
learn-line-part = { $number }. { $title } · { $done } de { $tasks }
learn-menu = Ir para uma lição
learn-all-done = Você fez todas as doze lições. Continue com `/challenge` ou veja suas partidas com `/review`.
learn-game-over = Essa foi a partida da última lição. Jogue de novo, reveja esta partida com *{ $review }* ou siga com um problema. `/learn` mostra se ainda falta alguma lição.

learn-offer = Pente é novidade para você? Doze lições curtas mostram como se joga, em particular.
learn-declined = Tudo bem. As lições estão em `/learn` quando você quiser.

learn-comment-can-win = Você pode vencer agora, em { $points }.
learn-comment-must-stop = Ameaço vencer em { $points }: impeça.
learn-comment-lost = Capturei { $stones }.
learn-comment-can-open = Você pode formar um quatro aberto, em { $points }.
learn-comment-open-three = Tenho um três aberto: bloqueie em { $points }.
learn-comment-weak-pair = Seu par { $pair } pode ser capturado em { $point }.
learn-comment-can-capture = Você pode capturar o par { $pair } em { $point }.
learn-comment-captured = Você capturou { $stones }.
learn-comment-made-three = Você formou um três aberto, e eu o parei.
learn-comment-quiet = Nada ameaça: forme um dois esticado ou outra forma.
learn-comment-third-stone = Sua primeira pedra no centro é uma grande vantagem: por isso a segunda tem que ficar longe dele.
learn-comment-none = Não comento este tabuleiro: a mesma posição está em outra partida em andamento, e um comentário ajudaria alguém que a joga.
