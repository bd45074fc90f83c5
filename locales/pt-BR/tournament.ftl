tournament-heading = **{ $name }** · torneio { $number }
tournament-format-swiss = Sistema suíço: ninguém é eliminado, e em cada rodada você enfrenta alguém com mais ou menos os mesmos pontos.
tournament-format-swiss-top = Sistema suíço: em cada rodada você enfrenta alguém com mais ou menos os mesmos pontos. Depois, os { $count } melhores jogam em mata-mata.
tournament-format-round-robin = Todos contra todos em grupos de até { $count }: em cada grupo todos se enfrentam, e os vencedores dos grupos jogam uma final.
tournament-format-one-group = Todos contra todos: cada um enfrenta todos os outros.
tournament-format-single = Mata-mata: quem perde um confronto está fora.
tournament-format-double = Eliminação dupla: quem perdeu dois confrontos está fora.
tournament-format-cycle = Mesas em rodízio: todos se encontram mais ou menos com a mesma frequência.
tournament-band = Só para classificações { $band }.
tournament-starts = Começa: { $time } ({ $span }).
tournament-starts-full = Começa assim que { $count } se inscreverem, no máximo { $time } ({ $span }).
tournament-check-in-hours =
    { $count ->
        [one] Aperte “Confirmar” na última hora antes do início; quem não fizer isso fica de fora.
       *[other] Aperte “Confirmar” nas últimas { $count } horas antes do início; quem não fizer isso fica de fora.
    }
tournament-check-in-minutes =
    { $count ->
        [one] Aperte “Confirmar” no último minuto antes do início; quem não fizer isso fica de fora.
       *[other] Aperte “Confirmar” nos últimos { $count } minutos antes do início; quem não fizer isso fica de fora.
    }
tournament-running = A rodada { $round } está em andamento.
tournament-running-of = A rodada { $round } de { $count } está em andamento.
tournament-first-round-soon = A primeira rodada está para começar.
tournament-paused = Está pausado: nenhuma rodada nova começa.
tournament-paused-open = Está pausado e não começa até ser retomado.
tournament-over = Terminou.
tournament-cancelled = Foi cancelado. As partidas em andamento são comuns.
tournament-entered = Inscritos: { $count } (mínimo { $fewest }, máximo { $most }).
tournament-entered-late = Inscritos: { $count } (máximo { $most }).
tournament-entered-by-start = Inscritos: { $count }.
tournament-winners = Primeiro lugar: { $names }.
tournament-checked-in-count = Confirmados: { $count } (✓).
tournament-enter = Inscrever-se
tournament-withdraw = Desistir
tournament-check-in = Confirmar
tournament-show = Ver
tournament-crosstable = Tabela cruzada
tournament-manage = Gerenciar
tournament-announce = Anunciar
tournament-discard = Descartar
tournament-start-now = Começar agora
tournament-pause = Pausar
tournament-resume = Retomar
tournament-cancel = Cancelar o torneio
tournament-take-out = Retirar
tournament-stay = Ficar
tournament-which = De qual torneio você fala?
tournament-back = Voltar
tournament-draft = Só você vê esta prévia. Os menus a alteram; “Anunciar” a publica, e a partir daí as pessoas podem se inscrever.
tournament-menu-format = Como se joga
tournament-menu-games = Séries ou partidas avulsas
tournament-menu-size = Quantos jogadores
tournament-menu-start = Quando começa
tournament-choice-swiss = Sistema suíço
tournament-choice-swiss-top = Sistema suíço, depois mata-mata dos { $count } melhores
tournament-choice-round-robin = Todos contra todos em grupos de { $count }
tournament-choice-single = Mata-mata
tournament-choice-double = Eliminação dupla
tournament-choice-cycle = Mesas em rodízio
tournament-choice-full = { $count } jogadores, começa ao lotar
tournament-choice-size = De { $fewest } a { $most } jogadores
tournament-choice-start = Daqui a { $span }, arredondado para a hora cheia seguinte
tournament-choice-games =
    { $kind ->
        [set-rated] Séries de duas partidas, valendo classificação
        [set-casual] Séries de duas partidas, amistosas
        [single-rated] Partidas avulsas, valendo classificação
       *[single-casual] Partidas avulsas, amistosas
    }
tournament-announced = Foi anunciado no canal do torneio. Nada mais é preciso: ele começa e emparceira sozinho. Com `/tournament manage` você pode intervir.
tournament-discarded = O rascunho foi descartado. Ninguém mais o viu.
tournament-entered-now = Você está dentro. Escrevo em particular quando você for emparceirado.
tournament-entered-check-in = Você está dentro. Escrevo em particular quando for hora de confirmar: quem não confirma não joga.
tournament-withdrawn = Você saiu do torneio.
tournament-checked-in = Presença confirmada.
tournament-ask-leave = Se você sair de **{ $name }** agora, suas partidas nele são abandonadas por você, e não dá para voltar. Sair?
tournament-round-began = **{ $name }** · começou a rodada { $round }
tournament-final-began = **{ $name }** · a rodada { $round } começou: a final
tournament-bye = { $name }: sem adversário nesta rodada, mas com um ponto.
tournament-no-opponent = { $name }: sem adversário nesta rodada.
tournament-half-point-bye = { $name } folga, por meio ponto.
tournament-better-seed =
    { $kind ->
        [neither] { $players }: ninguém venceu; o confronto fica com { $name }, com o melhor ranqueamento.
       *[drawn] { $players }: empate de novo; o confronto fica com { $name }, com o melhor ranqueamento.
    }
tournament-once-more = jogado de novo após o empate
tournament-second-final = Esta é uma segunda final: { $name } perdeu pela primeira vez, então os dois se enfrentam de novo, e quem vencer este confronto vence o torneio.
tournament-over-post = **{ $name }** terminou.
tournament-tie-breaks = Com os mesmos pontos decidem, nesta ordem: as partidas entre eles, os pontos dos adversários sem o mais fraco (Buchholz), os de todos, os dos adversários vencidos e metade dos empatados (Sonneborn-Berger), e as vitórias.
tournament-tie-breaks-round-robin = Com os mesmos pontos decidem, nesta ordem: as partidas entre eles, os pontos dos adversários vencidos e metade dos empatados (Sonneborn-Berger), as vitórias.
tournament-put-off = **{ $name }** começa mais tarde: { $time } ({ $span }). Até lá é possível se inscrever.
tournament-started-early = **{ $name }** · a organização o inicia antes da hora.
tournament-too-few-yet = Por enquanto há menos de { $count } inscritos.
tournament-too-few-there-yet = Por enquanto menos de { $count } confirmaram presença.
tournament-check-in-again = Quem joga precisa então confirmar presença a partir de { $time } ({ $span }), mesmo que já tenha confirmado.
tournament-called-off = **{ $name }** foi cancelado.
tournament-go-on = O que ainda está em jogo continua como partidas comuns.
tournament-too-few = Havia menos de { $count } inscritos.
tournament-too-few-there = Menos de { $count } tinham confirmado presença.
tournament-check-in-post = **{ $name }** · a confirmação está aberta: quem não confirmar antes de { $time } não joga.
tournament-adjudicated = **{ $name }** · rodada { $round }, mesa { $board }: a organização decidiu o resultado.
tournament-released =
    { $count ->
        [one] Esta partida continua, mas não conta mais para o torneio: { $games }.
       *[other] Estas partidas continuam, mas não contam mais para o torneio: { $games }.
    }
tournament-replaced = **{ $name }** · { $player } entra no lugar de { $before }.
tournament-removed = **{ $name }** · a organização retirou { $player }.
tournament-withdrew-post = **{ $name }** · { $player } desistiu.
tournament-struck-out = Saída antes da metade das partidas, então os resultados não contam: { $names }.
tournament-perhaps-struck-out = { $name } ainda não jogou metade das partidas. Se continuar assim quando as que estão em andamento acabarem, nenhum dos seus resultados conta.
tournament-handed-over = **{ $name }** · a partir de agora quem organiza é { $player }.
tournament-paused-post = **{ $name }** está pausado. As partidas continuam; nenhuma rodada nova começa.
tournament-paused-open-post = **{ $name }** está pausado: não começa até ser retomado.
tournament-resumed-post = **{ $name }** continua.
tournament-enter-until-then = Até lá é possível se inscrever.
tournament-reason = Motivo: { $reason }
tournament-points = pontos: { $points }
tournament-still-in = ainda na disputa
tournament-performance = desempenho { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = { $names } dividem o primeiro lugar.
# Under a board: the tournament for which its game is played.
tournament-of-game = Torneio: { $tournament }.
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] Em { $tournament }, esta partida conta como vitória de { $name }.
       *[single] Em { $tournament }, o ponto vai para { $name }.
    }
tournament-half-point =
    { $kind ->
        [set] Em { $tournament }, esta partida conta como empate.
       *[single] Em { $tournament }, cada um recebe meio ponto.
    }
tournament-game-of-leaver =
    { $kind ->
        [never] Em { $tournament }, esta partida não conta: { $name } saiu antes de jogar metade das partidas.
       *[perhaps] Em { $tournament }, esta partida só conta se { $name } tiver jogado metade das partidas.
    }
tournament-match-end =
    { $kind ->
        [goes-on] Em { $tournament }, { $name } segue adiante.
        [first-defeat] Em { $tournament }, { $name } segue adiante; é o primeiro confronto que { $other } perde.
        [second-final] Em { $tournament }, { $name } vence a primeira final. { $other } perdeu pela primeira vez, então haverá uma segunda final.
        [match] Em { $tournament }, o confronto fica com { $name }.
       *[wins] { $name } vence { $tournament }.
    }
tournament-match-again = Em { $tournament }, ninguém venceu ainda este confronto: ele é jogado de novo.
tournament-match-by-seed = Ninguém venceu este confronto; ele fica com o melhor ranqueamento.
# The same for a game of three or four.
tournament-table-counts = As posições contam em { $tournament }.
tournament-section = **Grupo { $number }**
tournament-final-section = **Final**
tournament-crosstable-key = À esquerda, a colocação e o número (#); depois do nome, os pontos; em seguida, em cada rodada, o número do adversário com + para vitória, = para empate, - para derrota, * enquanto se joga; bye, ½, 0 ou nada sem adversário.
tournament-own-not-in = Você não está neste torneio.
tournament-own-draft = É um rascunho: só quem pode organizar aqui o vê. Com **Gerenciar** ele é alterado e anunciado.
tournament-own-left = Você deixou este torneio.
tournament-own-taken-out = A organização tirou você deste torneio.
tournament-own-not-checked-in = Você não confirmou presença antes do início e por isso não joga neste torneio.
tournament-own-entered = Você está na lista.
tournament-own-to-check-in = Você ainda não confirmou presença: quem não confirma antes do início não joga.
tournament-own-place = Sua colocação agora: { $place }.
tournament-own-final-place = Sua posição: { $place }.
tournament-own-still-in = Você ainda está na disputa.
tournament-own-possible = Ainda possível no fim: de { $best } a { $worst }.
tournament-own-possible-late = Outros ainda podem entrar; isso está incluído.
tournament-own-certain = Sua posição no fim já é certa: { $place }.
tournament-own-game = Você joga contra { $opponents }: { $game }.
tournament-manage-head = O que você fizer aqui é publicado e fica no registro do torneio.
tournament-menu-put-off = Adiar o início em …
tournament-menu-board = Decidir o resultado de uma mesa …
tournament-more-boards = Mais mesas …
tournament-menu-person = Retirar ou substituir alguém …
tournament-menu-replace = Quem entra no lugar
tournament-ask-start = Começar agora com { $count } jogadores?
tournament-ask-cancel = Cancelar **{ $name }** de vez? As partidas continuam como partidas comuns.
tournament-decide = { $players }: qual resultado vale? Depois você escreve o motivo, que é publicado. A partida continua como partida comum.
tournament-wins = { $name } vence
tournament-draw = Empate
tournament-neither = Nenhum ponto para ambos
tournament-neither-wins = Nenhum vence
tournament-reason-title = Decidir um resultado
tournament-reason-label = Por quê? Todos leem.
tournament-reason-example = Eles combinaram assim.
tournament-person = { $name }: retirar, como se tivesse desistido, ou escolher abaixo quem joga no lugar. Só pode ser substituído quem ainda não jogou.
tournament-no-bot = Só pessoas que são membros deste servidor podem jogar.
tournament-nobody-of-it = Só quem está neste torneio pode ser retirado ou substituído.
tournament-list = Torneios deste servidor:
# Marks a draft in that list.
tournament-is-draft = um rascunho, não anunciado
tournament-list-starts = começa { $span }
tournament-list-entered = inscritos: { $count } de { $most }
tournament-list-round = rodada { $round }
tournament-list-running = em andamento
tournament-list-over = encerrado
tournament-list-cancelled = cancelado
tournament-list-paused = pausado
tournament-menu-open = Ver um torneio …
tournament-list-item = { $number }. { $name }
tournament-none = Ainda não há torneio neste servidor. Quem gerencia o servidor pode criar um com `/tournament create`.
