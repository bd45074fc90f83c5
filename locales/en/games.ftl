### Lists of games.

games-yours = Your games:
# $name is the player whose games are listed.
games-of = { $name }'s games:
games-none = You have no games in progress. Start one with `/challenge`.
games-none-of = { $name } has no games in progress.
# The last line of a list that is too long for one message. $count is the number of games, or of other
# lines, that are left out.
games-more = … and { $count } more.
# Behind the heading of a list that has several pages.
games-page = Page { $page } of { $pages }.
# The buttons that turn to another page of a list.
games-page-before = Previous page
games-page-after = Next page
# A button that is about a game. $opponents is a name or a list of names.
games-game-button = Game { $game } · { $opponents }
# The question after a command that could be about several games; a button for each is below.
games-which = Which game do you mean?
# Follows the question if there are more games than buttons. $count is how many have none.
games-which-others =
    { $count ->
        [one] { $count } more isn't shown: use the command's option `game` for it.
       *[other] { $count } more aren't shown: use the command's option `game` for them.
    }

## A line of the list: "game 412 against Ben · Pente · move 14 · **your turn** · due …". $game is a
## link that reads as in "game 412".

games-against = { $game } against { $opponents }
# The number of the move that is to be made.
games-next-move = move { $number }
# Whose move it is.
games-waits-for-you = **your turn**
games-waits-for = { $name }'s turn
# The bot's own turn.
games-waits-for-me = my turn
games-over = over
# The deadline. $time is shown by Discord, as in "in 2 days".
games-due = due { $time }
# $time is shown by Discord, as in "3 hours ago".
games-last-move = last move { $time }
games-paused = paused
games-adjourned = adjourned
# A line for a game whose data is damaged. $game is its number, "I" is the bot.
games-damaged = game { $game } · I can't read its saved moves. Please tell whoever runs this bot.

## A game in a list of choices, as in "412 · against Ben · move 14 · your turn".

games-choice-against = against { $opponents }
games-choice-your-turn = your turn
