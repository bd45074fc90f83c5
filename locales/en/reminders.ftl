### Reminders of a game, and the daily list of games that wait.
###
### $to is not shown: `private` in a direct message to the reader, `mention` in a channel, where $player
### is a mention that pings the reader.
### $game is a link that reads as in "game 412". "Deadline: …" follows each text.

reminders-half =
    { $to ->
        [private] Your turn in { $game } against { $opponents }: half of your time is gone.
       *[mention] { $player }, your turn in { $game } against { $opponents }: half of your time is gone.
    }
reminders-low =
    { $to ->
        [private] Your turn in { $game } against { $opponents }: your time is running low.
       *[mention] { $player }, your turn in { $game } against { $opponents }: your time is running low.
    }
reminders-last-call =
    { $to ->
        [private] Your turn in { $game } against { $opponents }: last call, your time is almost up.
       *[mention] { $player }, your turn in { $game } against { $opponents }: last call, your time is almost up.
    }
# A button. $game is the number of the game.
reminders-play = Play game { $game }

# The heading of the daily list of games.
reminders-digest = It's your turn in these games:
