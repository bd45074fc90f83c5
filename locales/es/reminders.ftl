### Reminders of a game, and the daily list of games that wait.
###
### $to is not shown: `private` in a direct message to the reader, `mention` in a channel, where $player
### is a mention that pings the reader.
### $game is a link that reads as in "game 412". "Deadline: …" follows each text.

reminders-half =
    { $to ->
        [private] Tu turno en la { $game } contra { $opponents }: ha pasado la mitad de tu tiempo.
       *[mention] { $player }, tu turno en la { $game } contra { $opponents }: ha pasado la mitad de tu tiempo.
    }
reminders-low =
    { $to ->
        [private] Tu turno en la { $game } contra { $opponents }: te queda poco tiempo.
       *[mention] { $player }, tu turno en la { $game } contra { $opponents }: te queda poco tiempo.
    }
reminders-last-call =
    { $to ->
        [private] Tu turno en la { $game } contra { $opponents }: último aviso, tu tiempo casi se ha agotado.
       *[mention] { $player }, tu turno en la { $game } contra { $opponents }: último aviso, tu tiempo casi se ha agotado.
    }
reminders-play = Jugar la partida { $game }

reminders-digest = Es tu turno en estas partidas:
