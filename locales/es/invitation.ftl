### An invitation to a game, from the first ping to the title line of its game.
###
### Values that many of these texts have:
### $to is not shown: `anybody` if whoever wants may accept, else `player`.
### $challenger is the name of the person who invites, $opponent the name of the invited person.
### $terms are the terms of the game, as in "**Pente** · tournament rule · no clock · not rated".
### $game is the number of a game.

invitation-open =
    { $to ->
        [anybody] { $challenger } busca rival: { $terms }.
       *[player] { $opponent }, { $challenger } te invita a { $terms }.
    }
invitation-challenger-moves-first = { $challenger } hace la primera jugada.
invitation-you-move-first = Haces la primera jugada.
invitation-who-accepts-moves-first = Quien acepte hace la primera jugada.
invitation-centre-of-you = Tu primera piedra se coloca en el centro; después juega { $name }.
invitation-centre-of-other = La primera piedra de { $name } se coloca en el centro; después juegas tú.
invitation-centre-then-anybody = La primera piedra de { $name } se coloca en el centro; después juega quien acepte.
invitation-centre-of-anybody = La primera piedra de quien acepte se coloca en el centro; después juega { $name }.
invitation-expires = Caduca { $time }.

invitation-accept = Aceptar
invitation-decline = Rechazar
invitation-change = Cambiar condiciones
invitation-withdraw = Retirar

invitation-accepted =
    { $to ->
        [anybody] La invitación de { $challenger } a { $terms } fue aceptada · partida { $game }
       *[player] { $challenger } y { $opponent } juegan { $terms } · partida { $game }
    }
invitation-declined = { $opponent } rechazó la invitación de { $challenger } a { $terms }.
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger } ya no busca rival: { $terms }.
       *[player] { $challenger } retiró la invitación a { $opponent }: { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] La invitación de { $challenger } caducó sin respuesta: { $terms }.
       *[player] La invitación de { $challenger } a { $opponent } caducó sin respuesta: { $terms }.
    }
invitation-countered = { $challenger } invitó a { $opponent } a { $terms }. { $opponent } hizo una contraoferta: mira abajo.

invitation-sent =
    { $to ->
        [anybody] Buscas rival: { $terms }.
       *[player] Invitaste a { $opponent } a { $terms }.
    }
invitation-is-here = La invitación está publicada aquí. Puedes retirarla con su botón.
invitation-is-elsewhere = La invitación está publicada en { $channel }. Puedes retirarla con su botón.

invitation-player = { $name } ({ $colour })
invitation-versus = { $one } vs { $other }
invitation-game = partida { $game }
