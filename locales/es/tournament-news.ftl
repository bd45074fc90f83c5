tournament-news-round = **{ $tournament }** · ronda { $round }: juegas contra { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Se juega en { $channel }.
# Added where the pace is live.
tournament-news-live = El reloj ya está corriendo.
tournament-news-bye = **{ $tournament }** · ronda { $round }: en esta ronda no tienes rival.
tournament-news-no-show = En una partida de **{ $tournament }** se acabó el tiempo sin que jugaras: quedas fuera del torneo y por un tiempo no puedes entrar en otro de este servidor.
tournament-news-blocked = **{ $tournament }** · ronda { $round }: hubo que emparejar a dos que no quieren enfrentarse por un bloqueo. Con `/tournament manage` puedes decidir su resultado.
tournament-news-set-aside = **{ $tournament }** no puede continuar: algo está dañado en la base de datos. Sus partidas siguen. Avisa a quien mantiene el bot.
tournament-news-set = Es un set: al mismo tiempo se juega una segunda partida con los colores cambiados.
tournament-news-further = El encuentro quedó en empate: este decide, con menos tiempo. Si vuelve a haber empate, pasa el mejor cabeza de serie.
tournament-news-unreadable = El torneo { $tournament }, que organizas, no puede continuar: está dañado en la base de datos o lo guardó otra versión del bot. Sus partidas siguen. Avisa a quien mantiene el bot.
tournament-news-season = **{ $tournament }** · temporada { $season }, división { $division }: juegas contra { $games }. Todas las partidas se juegan a la vez.
tournament-news-check-in = **{ $tournament }** · confirma ahora: pulsa *Confirmar* en el canal o usa allí `/tournament check-in`. Quien no confirme antes de { $time } no juega.
