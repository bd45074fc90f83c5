tournament-news-round = **{ $tournament }** · rodada { $round }: você joga contra { $opponents }, { $game }. Um set tem uma segunda partida com as cores trocadas.
tournament-news-bye = **{ $tournament }** · rodada { $round }: nesta rodada você não tem adversário.
tournament-news-no-show = Numa partida de **{ $tournament }** o tempo acabou sem que você jogasse: você está fora do torneio e por um tempo não pode entrar em outro deste servidor.
tournament-news-blocked = **{ $tournament }** · rodada { $round }: foi preciso emparceirar duas pessoas das quais uma bloqueou a outra. `/tournament manage` deixa você decidir o resultado.
tournament-news-set-aside = **{ $tournament }** não pode continuar: algo dele está danificado no banco de dados. As partidas seguem. Avise quem mantém o bot.
tournament-news-season = **{ $tournament }** · temporada { $season }, divisão { $division }: você joga contra { $games }. Todas as partidas são jogadas ao mesmo tempo.
