crosstable-points = Pts
crosstable-round = Rodada { $round }
crosstable-season = Temporada { $number }
crosstable-over = classificação final
crosstable-cancelled = cancelado
crosstable-rows = jogadores { $from }–{ $to } de { $count }
crosstable-rounds = rodadas { $from }–{ $to }
crosstable-wins = vitórias
crosstable-group = Grupo { $number }
crosstable-division = Divisão { $number }
crosstable-the-final = Final
crosstable-swiss = Sistema suíço
crosstable-upper = Sem derrota
crosstable-lower = Após uma derrota
crosstable-semi-finals = Semifinais
crosstable-quarter-finals = Quartas de final
crosstable-last = Últimos { $count }
crosstable-bye = folga
crosstable-alt = { $title }. { $subtitle }.
crosstable-alt-part = { $name }:
crosstable-alt-row = { $place }. { $name }: { $points }.
crosstable-alt-row-left = { $name }, que saiu: { $points }.
crosstable-alt-match = { $one } – { $other } { $scores }.
crosstable-alt-open = { $one } – { $other }.
crosstable-alt-more =
    { $count ->
        [one] Falta aqui mais { $count } linha.
       *[other] Faltam aqui mais { $count } linhas.
    }
crosstable-key = Sob cada rodada: o número do adversário com + para vitória, = para empate, − para derrota, * enquanto se joga. O que foi decidido sem partida está mais claro.
crosstable-key-colours = A cor de fundo é a das pedras do jogador.
crosstable-key-square = Em uma linha: 1 para vitória, ½ para empate, 0 para derrota contra o jogador com esse número, * enquanto se joga. O que foi decidido sem partida está mais claro.
crosstable-key-struck-out = O que está entre parênteses não conta: quem sai antes de jogar metade das partidas tem os resultados anulados.
crosstable-key-cycle = Sob cada rodada: a colocação na mesa, * enquanto se joga, e embaixo os números dos outros da mesa.
crosstable-key-bracket = Quem venceu um confronto está em negrito. Depois do nome estão os pontos do confronto.
crosstable-ties = Com os mesmos pontos decidem primeiro as partidas entre eles; depois, nesta ordem, o que está sob o nome: BH−1 e BH são os pontos dos adversários (Buchholz) sem e com o mais fraco; SB (Sonneborn-Berger), os dos adversários vencidos e metade nos empates; por fim, as vitórias.
crosstable-ties-round-robin = Com os mesmos pontos decidem primeiro as partidas entre eles; depois, nesta ordem, o que está sob o nome: SB (Sonneborn-Berger), os pontos dos adversários vencidos e metade nos empates; por fim, as vitórias.
crosstable-text-key-square = À esquerda, a colocação e o número (#); depois do nome, os pontos; em seguida, na coluna com o número do adversário, + para vitória, = para empate, - para derrota, * enquanto se joga.
crosstable-text-key-cycle = À esquerda, a colocação e o número (#); depois do nome, os pontos; em seguida, em cada rodada, a colocação na mesa, como 1., * enquanto se joga, e ½ ou 0 sem mesa.
crosstable-text-key-knock-out = À esquerda, a colocação e o número (#); em seguida, em cada rodada, o número do adversário com + para vitória, = para empate, - para derrota, * enquanto se joga; bye sem adversário.
crosstable-text-ties = À direita, o que decidiu com os mesmos pontos: DE os pontos entre eles (ou + para quem fica à frente por isso), BH-1 e BH os pontos dos adversários (Buchholz) sem e com o mais fraco, SB (Sonneborn-Berger) os dos adversários vencidos e metade dos que empataram, W as vitórias.
crosstable-text-ties-round-robin = À direita, o que decidiu com os mesmos pontos: DE os pontos entre eles (ou + para quem fica à frente por isso), SB (Sonneborn-Berger) os pontos dos adversários vencidos e metade dos que empataram, W as vitórias.
crosstable-text-ties-cycle = À direita, o que decidiu com os mesmos pontos: W é quantas partidas alguém venceu.
crosstable-soon = Você acabou de ver muitas imagens; aqui está como texto.
crosstable-as-text = Como texto
crosstable-as-picture = Como imagem
crosstable-report = Arquivo de relatório
crosstable-report-given = O torneio como arquivo TRF-2026 para outros programas.
crosstable-no-report = Um arquivo de relatório só tem partidas de dois, então deste torneio não há nenhum.
