tournament-manage-ask-pause = Pausar **{ $name }**? As partidas seguem; nada novo começa até você retomar.
tournament-manage-ask-pause-open = Pausar **{ $name }**? Não começa até você retomar.
tournament-manage-ask-resume = Retomar **{ $name }** agora?
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = Ele então começa { $time } ({ $span }).
tournament-manage-late-entry = Quem não se inscreveu ainda pode entrar até a metade das rodadas.
tournament-manage-no-late-entry = Quem não se inscreveu fica de fora.
tournament-manage-which-board = Qual mesa? Estas estão em jogo:
tournament-manage-no-board = Todas as mesas desta rodada já têm resultado.
tournament-manage-write-reason = Escrever o motivo
tournament-manage-series-goes-on = A série segue com o próximo; **Encerrar a série** acaba com ela.
tournament-manage-ask-end-series = Encerrar a série? **{ $name }** acontece como anunciado, e nenhum outro vem depois.
tournament-manage-end-series = Encerrar a série
tournament-manage-ask-take-over = Assumir a organização de **{ $name }**? Você passa a receber o que quem organiza precisa saber.
tournament-manage-take-over = Assumir
tournament-manage-ask-put-off = Adiar **{ $name }**? Ele começa então { $time } ({ $span }), e é possível se inscrever até lá.
tournament-manage-put-off = Adiar
tournament-manage-ask-take-out = Retirar { $name }? As partidas são abandonadas, e não há volta a este torneio.
tournament-manage-ask-replace = { $player } fica no lugar de { $before }? Partidas iniciadas recomeçam.
tournament-manage-replace = Substituir
tournament-manage-replace-example = Está sem tempo neste mês.
tournament-manage-cancel-example = Neste mês, pouca gente tem tempo.
tournament-manage-ask-bye = Folgar na rodada { $round } de **{ $name }** por meio ponto? Pode uma vez, e não na última rodada.
tournament-manage-bye = Folgar uma rodada
tournament-manage-bye-given = Você folga na próxima rodada, por meio ponto.
tournament-manage-log = Registro
tournament-manage-log-head = O que aconteceu, do mais recente:
tournament-manage-log-kind =
    { $kind ->
        [announced] anunciado
        [extended] início adiado
        [cancelled] cancelado
        [check-in-opened] confirmação aberta
        [started-early] iniciado antes da hora
        [round-began] a rodada { $round } começou
        [last-season] sem mais temporadas
        [seasons-go-on] a liga continua
        [over] encerrado
        [adjudicated] resultado decidido
        [replaced] substituído
        [removed] retirado
        [withdrew] desistência
        [no-show] ausência
        [paused] pausado
        [resumed] retomado
        [blocked-pair] dois bloqueados emparelhados
        [set-aside] danificado
        [handed-over] assumido
       *[series-ended] série encerrada
    }
tournament-manage-log-board = rodada { $round }, tabuleiro { $board }
tournament-manage-log-round = rodada { $round }
tournament-manage-choice-put-off = Adiar o início, em `hours`
tournament-manage-choice-decide = Decidir um resultado, de `board`
tournament-manage-choice-take-out = Retirar `player`
tournament-manage-choice-replace = Pôr `replacement` no lugar de `player`
tournament-manage-result-first = Vence quem está em primeiro
tournament-manage-result-second = Vence quem está em segundo
tournament-manage-result-third = Vence quem está em terceiro
tournament-manage-result-fourth = Vence quem está em quarto
tournament-manage-series-given-up = **{ $name }** não se repete mais: três seguidos não aconteceram.
tournament-manage-series-ended = **{ $name }** é o último da série.
tournament-manage-tie-breaks-of-cycle = Com pontos iguais decidem mais vitórias; se também forem iguais, o lugar é dividido.
tournament-manage-tie-breaks-of-knock-out = Quem foi eliminado na mesma rodada divide o lugar.
tournament-manage-own-waiting = Sua partida desta rodada acabou. A próxima rodada começa quando todas acabarem.
tournament-manage-own-over = Sua partida desta rodada acabou.
tournament-manage-own-sits-out = Você folga nesta rodada.
tournament-manage-own-in-final = Você folga nesta rodada e está na final.
tournament-manage-own-done = Você não tem mais partidas neste torneio.
