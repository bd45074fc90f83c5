### Reminders of a game, and the daily list of games that wait.
###
### $to is not shown: `private` in a direct message to the reader, `mention` in a channel, where $player
### is a mention that pings the reader.
### $game is a link that reads as in "game 412". "Move by …" follows each text.

reminders-half =
    { $to ->
        [private] Your move in { $game } against { $opponents }: half of your time is gone.
       *[mention] { $player } your move in { $game } against { $opponents }: half of your time is gone.
    }
reminders-low =
    { $to ->
        [private] Your move in { $game } against { $opponents }: little of your time is left.
       *[mention] { $player } your move in { $game } against { $opponents }: little of your time is left.
    }
reminders-last-call =
    { $to ->
        [private] Your move in { $game } against { $opponents }: this is the last call.
       *[mention] { $player } your move in { $game } against { $opponents }: this is the last call.
    }
# A button. $game is the number of the game.
reminders-play = Play game { $game }

# The heading of the daily list of games.
reminders-digest = These games wait for you today:
