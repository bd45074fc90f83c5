### Reminders of a game, and the daily list of games that wait.
###
### $to is not shown: `private` in a direct message to the reader, `mention` in a channel, where $player
### is a mention that pings the reader.
### $game is a link that reads as in "game 412". "Deadline: …" follows each text.

reminders-half =
    { $to ->
        [private] Du bist am Zug in { $game } gegen { $opponents }: Die Hälfte deiner Zeit ist um.
       *[mention] { $player }, du bist am Zug in { $game } gegen { $opponents }: Die Hälfte deiner Zeit ist um.
    }
reminders-low =
    { $to ->
        [private] Du bist am Zug in { $game } gegen { $opponents }: Deine Zeit wird knapp.
       *[mention] { $player }, du bist am Zug in { $game } gegen { $opponents }: Deine Zeit wird knapp.
    }
reminders-last-call =
    { $to ->
        [private] Du bist am Zug in { $game } gegen { $opponents }: letzter Aufruf, deine Zeit ist fast um.
       *[mention] { $player }, du bist am Zug in { $game } gegen { $opponents }: letzter Aufruf, deine Zeit ist fast um.
    }
reminders-play = Partie { $game } spielen

reminders-digest = In diesen Partien bist du am Zug:
