### Records of games, sent as files.

# With the record of a finished game. $game is its number.
export-game = The record of game { $game }.
# With the record of a game that is still being played.
export-running-game = The record of game { $game } so far.

## The records of all of a person's finished games in one file

export-all =
    { $count ->
        [one] The record of { $count } finished game.
       *[other] The records of { $count } finished games.
    }
# There are no finished games from the number on that was typed.
export-none = You have no finished games there.
# Not all fit into the file. `all` and `from` are typed as they stand here. $game is a number.
export-rest = There are more: `/export all from:{ $game }` sends the next ones.
# Games whose data is damaged. $games is a number or a list of numbers, as in "3 and 7", $count how many they
# are. "I" is the bot.
export-damaged =
    { $count ->
        [one] I can't read game { $games }, so it isn't in the file. Please tell whoever runs this bot.
       *[other] I can't read games { $games }, so they aren't in the file. Please tell whoever runs this bot.
    }
# The same for very many: $others is how many are not named.
export-damaged-many =
    { $others ->
        [one] I can't read games { $games } and { $others } more, so they aren't in the file. Please tell whoever runs this bot.
       *[other] I can't read games { $games } and { $others } more, so they aren't in the file. Please tell whoever runs this bot.
    }
# After `/export game` without a number; below it is a menu of games. The command is typed as it stands here.
export-which = Which game? Any other one is sent by its number: `/export game game:412`.
# In the menu before a game is chosen.
export-choose = Choose a game
