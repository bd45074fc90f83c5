tournament-news-round = **{ $tournament }** · ronda { $round }: juegas contra { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Se juega en { $channel }.
tournament-news-is-final = Es la final.
# Added where the pace is live.
tournament-news-live = El reloj ya está corriendo.
tournament-news-bye = **{ $tournament }** · ronda { $round }: descansas en esta ronda.
tournament-news-bye-point = **{ $tournament }** · ronda { $round }: descansas en esta ronda, y aun así ganas un punto.
tournament-news-bye-half = **{ $tournament }** · ronda { $round }: descansas en esta ronda, por medio punto.
tournament-news-bye-final = **{ $tournament }** · ronda { $round }: descansas en esta ronda y estás en la final.
tournament-news-forfeit = **{ $tournament }** · ronda { $round }: tu rival se ha retirado, ganas sin jugar.
tournament-news-no-show = En una partida de **{ $tournament }** se acabó el tiempo sin que jugaras: quedas fuera del torneo y por un tiempo no puedes entrar en otro de este servidor.
tournament-news-decided = **{ $tournament }** · ronda { $round }: la organización ha decidido tu partida contra { $opponents }.
tournament-news-put-in = **{ $tournament }**: la organización te ha puesto en el lugar de alguien que no juega. Si no quieres, `/tournament withdraw` te saca.
tournament-news-replaced = **{ $tournament }**: la organización ha dado tu plaza a otra persona. El motivo está en { $channel }.
tournament-news-taken-out = **{ $tournament }**: la organización te ha sacado. Tus partidas en curso se abandonan por ti.
tournament-news-taken-out-early = **{ $tournament }**: la organización te ha sacado.
tournament-news-cancelled = **{ $tournament }** está cancelado. Hay más en { $channel }.
tournament-news-blocked = **{ $tournament }** · ronda { $round }: hubo que emparejar a dos que no quieren enfrentarse por un bloqueo. Con `/tournament manage` puedes decidir su resultado.
tournament-news-set-aside = **{ $tournament }** no puede continuar: algo está dañado en la base de datos. Sus partidas siguen. Avisa a quien mantiene el bot.
tournament-news-set = Es un set: la segunda partida, con los colores cambiados, se juega a la vez: { $game }.
tournament-news-further = El encuentro quedó en empate: este decide. Si vuelve a haber empate, pasa el mejor cabeza de serie.
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · ronda { $round }: no habéis ganado ni tú ni { $opponents }, así que el encuentro es para { $name }, el mejor cabeza de serie.
       *[drawn] **{ $tournament }** · ronda { $round }: tu encuentro con { $opponents } acabó otra vez en empate, así que es para { $name }, el mejor cabeza de serie.
    }
tournament-news-unreadable = El torneo { $tournament }, que organizas, no puede continuar: está dañado en la base de datos o lo guardó otra versión del bot. Sus partidas siguen. Avisa a quien mantiene el bot.
tournament-news-season = **{ $tournament }** · temporada { $season }, división { $division }: juegas contra { $games }. Todas las partidas se juegan a la vez.
tournament-news-check-in = **{ $tournament }** · confirma ahora: pulsa *Confirmar* aquí abajo o en { $channel }, o usa allí `/tournament check-in`. Quien no confirme antes de { $time } no juega.
