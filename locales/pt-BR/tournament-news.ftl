tournament-news-round = **{ $tournament }** · rodada { $round }: você joga contra { $opponents }, { $game }.
tournament-news-bye = **{ $tournament }** · rodada { $round }: nesta rodada você não tem adversário.
tournament-news-no-show = Numa partida de **{ $tournament }** o tempo acabou sem que você jogasse: você está fora do torneio e por um tempo não pode entrar em outro deste servidor.
tournament-news-blocked = **{ $tournament }** · rodada { $round }: foi preciso emparceirar duas pessoas das quais uma bloqueou a outra. `/tournament manage` deixa você decidir o resultado.
tournament-news-set-aside = **{ $tournament }** não pode continuar: algo dele está danificado no banco de dados. As partidas seguem. Avise quem mantém o bot.
tournament-news-set = Um set tem uma segunda partida com as cores trocadas.
tournament-news-further = O confronto empatou: este decide, com menos tempo. Se empatar de novo, passa quem é mais bem ranqueado.
tournament-news-unreadable = O torneio { $tournament }, que você organiza, não pode continuar: está danificado no banco de dados ou foi salvo por outra versão do bot. As partidas seguem. Avise quem mantém o bot.
