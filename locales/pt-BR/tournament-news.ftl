tournament-news-round = **{ $tournament }** · rodada { $round }: você joga contra { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Joga-se em { $channel }.
tournament-news-is-final = É a final.
# Added where the pace is live.
tournament-news-live = O relógio já está correndo.
tournament-news-bye = **{ $tournament }** · rodada { $round }: você folga nesta rodada.
tournament-news-bye-point = **{ $tournament }** · rodada { $round }: você folga nesta rodada e ganha um ponto mesmo assim.
tournament-news-bye-half = **{ $tournament }** · rodada { $round }: você folga nesta rodada, por meio ponto.
tournament-news-bye-final = **{ $tournament }** · rodada { $round }: você folga nesta rodada e está na final.
tournament-news-forfeit = **{ $tournament }** · rodada { $round }: quem jogaria contra você saiu, e você vence sem jogar.
tournament-news-no-show = Numa partida de **{ $tournament }** o tempo acabou sem que você jogasse: você está fora do torneio e por um tempo não pode entrar em outro deste servidor.
tournament-news-decided = **{ $tournament }** · rodada { $round }: a organização decidiu sua partida contra { $opponents }.
tournament-news-put-in = **{ $tournament }**: a organização colocou você no lugar de alguém que não joga. Se não quiser, `/tournament withdraw` tira você.
tournament-news-replaced = **{ $tournament }**: a organização deu seu lugar a outra pessoa. O motivo está em { $channel }.
tournament-news-taken-out = **{ $tournament }**: a organização tirou você. Suas partidas em andamento são abandonadas por você.
tournament-news-taken-out-early = **{ $tournament }**: a organização tirou você.
tournament-news-cancelled = **{ $tournament }** foi cancelado. Mais sobre isso em { $channel }.
tournament-news-blocked = **{ $tournament }** · rodada { $round }: foi preciso emparceirar duas pessoas das quais uma bloqueou a outra. `/tournament manage` deixa você decidir o resultado.
tournament-news-set-aside = **{ $tournament }** não pode continuar: algo dele está danificado no banco de dados. As partidas seguem. Avise quem mantém o bot.
tournament-news-set = É um set: a segunda partida, com as cores trocadas, é jogada ao mesmo tempo: { $game }.
tournament-news-further = O confronto empatou: este decide. Se empatar de novo, passa quem é mais bem ranqueado.
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · rodada { $round }: nem você nem { $opponents } venceu; o confronto fica com { $name }, com o melhor ranqueamento.
       *[drawn] **{ $tournament }** · rodada { $round }: seu confronto com { $opponents } empatou de novo; ele fica com { $name }, com o melhor ranqueamento.
    }
tournament-news-unreadable = O torneio { $tournament }, que você organiza, não pode continuar: está danificado no banco de dados ou foi salvo por outra versão do bot. As partidas seguem. Avise quem mantém o bot.
tournament-news-season = **{ $tournament }** · temporada { $season }, divisão { $division }: você joga contra { $games }. Todas as partidas são jogadas ao mesmo tempo.
tournament-news-check-in = **{ $tournament }** · confirme agora: aperte *Confirmar* abaixo ou em { $channel }, ou use lá `/tournament check-in`. Quem não confirmar antes de { $time } não joga.
