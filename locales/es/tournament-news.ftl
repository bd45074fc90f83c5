tournament-news-round = **{ $tournament }** · ronda { $round }: juegas contra { $opponents }, { $game }. Un set tiene una segunda partida con los colores cambiados.
tournament-news-bye = **{ $tournament }** · ronda { $round }: en esta ronda no tienes rival.
tournament-news-no-show = En una partida de **{ $tournament }** se acabó el tiempo sin que jugaras: quedas fuera del torneo y por un tiempo no puedes entrar en otro de este servidor.
tournament-news-blocked = **{ $tournament }** · ronda { $round }: hubo que emparejar a dos que no quieren enfrentarse por un bloqueo. Con `/tournament manage` puedes decidir su resultado.
tournament-news-set-aside = **{ $tournament }** no puede continuar: algo está dañado en la base de datos. Sus partidas siguen. Avisa a quien mantiene el bot.
tournament-news-season = **{ $tournament }** · temporada { $season }, división { $division }: juegas contra { $games }. Todas las partidas se juegan a la vez.
