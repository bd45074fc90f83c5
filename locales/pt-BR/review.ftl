### Análises de partidas terminadas. Só quem pediu as vê.

review-not-for-two = Só partidas de duas pessoas são analisadas.
review-too-short = Esta partida foi curta demais para uma análise.
review-during-rated = A partida { $game } entre estes dois é ranqueada e está em andamento. No servidor dela, as análises das partidas deles só aparecem depois: peça de novo então.

## Um resumo

# O botão sob o fim de uma partida.
review-button = Análise
# $first e $second são cores: a que começa e a outra.
review-title = **Análise da partida { $game }** · a chance de vencer depois de cada lance: { $first } de baixo, { $second } acima.
# $players é uma lista de textos como o próximo, com pontos entre eles.
review-accuracy = Precisão: { $players }
review-accuracy-later = A precisão será dita quando nada mais faltar nesta análise.
review-accuracy-of = { $player } { $percent }%
review-accuracy-means = A precisão diz quão bem as chances de vencer foram mantidas: com 100 %, nenhum lance as entregou. Os lances contam mais enquanto a vantagem muda, e em partidas curtas ela muda muito.
review-turning-points = **O que decidiu:**
review-no-turning-points = Nenhum lance decidiu sozinho esta partida.
# $played é um dos dois próximos textos, $why um dos motivos.
review-summary = - Lance { $number }: { $played } { $why }
# $played é um ponto ou a cor escolhida.
review-blunder = { $player } jogou **{ $played }**, um erro grave.
review-mistake = { $player } jogou **{ $played }**, um erro.
review-other-mistakes = Outros erros
review-other-mistake = { $word ->
    [blunder] Lance { $number }: um erro grave
   *[mistake] Lance { $number }: um erro
}
# $moves é uma lista de números.
review-missed-wins =
    { $count ->
        [one] Outra vitória forçada foi perdida no lance { $moves }.
       *[other] Outras vitórias forçadas foram perdidas nos lances { $moves }.
    }
review-puzzle = Problema: lance { $number }
review-puzzles-wait = Uma vitória perdida que leva mais de um lance pode virar um problema: esta partida ainda está sendo examinada. Abra a análise de novo em alguns minutos.
review-not-said = Nada se diz agora do lance { $number }, porque a posição dele, ou uma anterior, está em uma partida em andamento.
review-left-out = Nada se diz do lance { $number } nem do que se seguiu a ele, porque ele leva a uma posição que está em uma partida em andamento, ou perto de uma.
review-partial = Alguns lances melhores faltam agora, porque levam a posições que estão em partidas em andamento. Peça mais tarde a análise inteira.

## Um lance que decidiu a partida

review-point-title = **Partida { $game }** · lance { $number }
review-chances = Chance de vencer: { $before }% com o melhor lance, { $after }% depois deste.
review-better = Melhor: **{ $best }**
# $line é uma lista de pontos.
review-line = Poderia seguir assim: { $line }
review-overview = Resumo
review-line-shown = No tabuleiro: { $line }
review-line-back = Voltar nesta linha
review-line-on = Avançar nesta linha
review-marked = { $marked ->
    [yes] Lance { $number }: { $player } jogou { $played }, marcado { $mark }.
   *[no] Lance { $number }: { $player } jogou { $played }.
}
review-marked-better = { $marked ->
    [yes] Melhor: { $best }, marcado !.
   *[no] Melhor: { $best }.
}
review-picture-played = { $player }: { $played } { $mark }
review-picture-better = Melhor: { $best }
review-picture-line = Melhor: { $line }
review-marked-line = No lugar do lance { $number }. { $line }.

## Por que um lance foi pior. $moves é quantos lances próprios a vitória leva, $stones uma lista de pontos.

review-missed-win =
    { $moves ->
        [one] Uma vitória em { $moves } lance foi perdida.
       *[other] Uma vitória em { $moves } lances foi perdida.
    }
review-four-ignored = Um quatro ficou sem resposta.
review-three-ignored =
    { $moves ->
        [one] Um três aberto ficou sem resposta e vence em { $moves } lance.
       *[other] Um três aberto ficou sem resposta e vence em { $moves } lances.
    }
review-wrong-block = Um três aberto foi bloqueado no ponto errado.
review-wrong-block-loses =
    { $moves ->
        [one] Um três aberto foi bloqueado no ponto errado, o que permite uma vitória em { $moves } lance.
       *[other] Um três aberto foi bloqueado no ponto errado, o que permite uma vitória em { $moves } lances.
    }
review-last-capture = Isso permite a última captura: { $stones }.
review-allows-win =
    { $moves ->
        [one] Isso permite uma vitória em { $moves } lance, em { $at }.
       *[other] Isso permite uma vitória em { $moves } lances, começando em { $at }.
    }
review-capture-overlooked = Uma captura não foi vista: { $stones }.
review-pair-left = Pedras ficaram à mercê de uma captura: { $stones }.
review-less-likely = Isso custou { $percent } pontos percentuais da chance de vitória.
review-three-left = Um três aberto ficou sem bloqueio.
review-four-overlooked = Um lance que faz um quatro não foi visto.
review-three-overlooked = Um lance que faz um três aberto não foi visto.
review-two-overlooked = Um lance que faz duas ameaças ao mesmo tempo não foi visto.
review-allows-four = Isso deixa o adversário fazer um quatro em { $at }.
review-allows-three = Isso deixa o adversário fazer um três aberto em { $at }.
review-allows-two = Isso deixa o adversário fazer duas ameaças ao mesmo tempo em { $at }.
review-capture-threat-overlooked = Um lance que ameaça capturar { $stones } não foi visto.
review-key-point-left = { $at }, o melhor ponto para os dois, ficou para o adversário.
review-leads-to-capture = Um lance que leva a uma captura não foi visto: { $stones }.
review-leads-to-four = Um lance que leva a um quatro não foi visto.
review-leads-to-three = Um lance que leva a um três aberto não foi visto.
review-allows-capture-soon = Isso deixa o adversário preparar uma captura: { $stones }.
review-allows-four-soon = Isso deixa o adversário preparar um quatro.
review-allows-three-soon = Isso deixa o adversário preparar um três aberto.
review-threat-answered = A ameaça não dá em nada: ela é respondida em { $at }.
review-threat-returned = A ameaça é respondida em { $at }, com outra ameaça ou uma captura.
review-threat-misplaced = A ameaça teria sido melhor em { $at }.
review-attack-missed = Um ataque que muito provavelmente vence não foi visto.
review-allows-attack = Isso permite um ataque que muito provavelmente vence, começando em { $at }.
# $played e $better são números de pontos: depois do lance jogado e depois do melhor.
review-more-points = Isso deixa ao adversário mais pontos para um três aberto: { $played } em vez de { $better }.
review-fewer-points = Isso prepara menos pontos para um três aberto: { $played } em vez de { $better }.
# Duas frases que podem seguir um motivo.
review-win-was-likely = Antes deste lance, a vitória era muito provável.
review-opponent-likely-wins = Depois deste lance, o adversário muito provavelmente vence.

## Enquanto é feita

review-waits =
    { $ahead ->
        [one] A análise da partida { $game } virá em breve: há { $ahead } análise antes da sua.
       *[other] A análise da partida { $game } virá em breve: há { $ahead } análises antes da sua.
    }
review-begun =
    { $judged ->
        [one] A análise da partida { $game } está sendo feita: até agora foi avaliado { $judged } de { $moves } lances.
       *[other] A análise da partida { $game } está sendo feita: até agora foram avaliados { $judged } de { $moves } lances.
    }
review-look-again = Olhar de novo
review-not-reviewed = A análise não pôde ser feita. Tente mais tarde.
review-of-another = A análise da partida { $game } está sendo feita para você. Uma de cada vez.

review-share = Mostrar no canal da partida
review-share-question = { $player } gostaria de mostrar aqui a análise da partida { $game }: como foi e o que a decidiu. Ela só é mostrada se { $other } também concordar em até 7 dias.
review-share-agree = Mostrar
review-share-declined = { $player } prefere não mostrar a análise da partida { $game }.
review-share-you-declined = Você recusou: a análise da partida { $game } não é mostrada no canal da partida. Se mudar de ideia, aperte *{ $share }* embaixo da análise.
review-share-agreed = Os dois acabaram concordando: a análise da partida { $game } está aqui.
review-share-asked = Perguntei a { $other } no canal da partida. A análise é mostrada lá se vocês dois concordarem em até 7 dias.
review-share-waits = { $again ->
    [asked] Já perguntei a { $other }.
    [yes] Você ainda quer mostrá-la.
   *[no] Você quer mostrá-la.
} A análise é mostrada no canal da partida se { $other } também concordar em até 7 dias.
review-share-other-declined = Você ainda quer mostrá-la, mas { $other } recusou e não recebe outra pergunta. A análise só é mostrada no canal da partida se { $other } ainda assim apertar *{ $share }* em até 7 dias.
review-share-at-once = { $other } quer mostrar esta análise no canal da partida: se você apertar *{ $share }*, todos a veem lá na hora.
review-share-done = A análise está no canal da partida.
review-share-failed = Não foi possível publicar nada no canal da partida. Tente de novo mais tarde.
