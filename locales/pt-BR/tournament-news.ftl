tournament-news-round = **{ $tournament }** · rodada { $round }: você joga contra { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Joga-se em { $channel }.
# Added where the pace is live.
tournament-news-live = O relógio já está correndo.
tournament-news-bye = **{ $tournament }** · rodada { $round }: nesta rodada você não tem adversário.
tournament-news-no-show = Numa partida de **{ $tournament }** o tempo acabou sem que você jogasse: você está fora do torneio e por um tempo não pode entrar em outro deste servidor.
tournament-news-blocked = **{ $tournament }** · rodada { $round }: foi preciso emparceirar duas pessoas das quais uma bloqueou a outra. `/tournament manage` deixa você decidir o resultado.
tournament-news-set-aside = **{ $tournament }** não pode continuar: algo dele está danificado no banco de dados. As partidas seguem. Avise quem mantém o bot.
tournament-news-set = É um set: uma segunda partida, com as cores trocadas, é jogada ao mesmo tempo.
tournament-news-further = O confronto empatou: este decide, com menos tempo. Se empatar de novo, passa quem é mais bem ranqueado.
tournament-news-unreadable = O torneio { $tournament }, que você organiza, não pode continuar: está danificado no banco de dados ou foi salvo por outra versão do bot. As partidas seguem. Avise quem mantém o bot.
tournament-news-season = **{ $tournament }** · temporada { $season }, divisão { $division }: você joga contra { $games }. Todas as partidas são jogadas ao mesmo tempo.
tournament-news-check-in = **{ $tournament }** · confirme agora: aperte *Confirmar* no canal ou use lá `/tournament check-in`. Quem não confirmar antes de { $time } não joga.
