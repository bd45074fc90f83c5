### A rematch, in addition to its invitation.
###
### $place is not shown: `here` if the message comes in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

rematch-ask = Revancha

rematch-offered =
    { $place ->
        [here] Ofreciste la revancha de la partida { $game }. La invitación está abajo.
       *[elsewhere] Ofreciste la revancha de la partida { $game }. La invitación está en { $channel }.
    }
rematch-who-moves-first = Empieza quien perdió o, si no perdió nadie, quien jugó en segundo lugar.

rematch-begun =
    { $place ->
        [here] Ambas partes ofrecieron la revancha: la partida { $game } empieza aquí abajo.
       *[elsewhere] Ambas partes ofrecieron la revancha: la partida { $game } empieza en { $channel }.
    }
