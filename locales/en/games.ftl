### Lists of games.

games-yours = Your games:
# $name is the player whose games are listed.
games-of = The games of { $name }:
games-none = You have no game running. `/challenge` invites somebody.
games-none-of = { $name } has no game running.
# The last line of a list that is too long for one message. $count is the number of games, or of other
# lines, that are left out.
games-more = … and { $count } more.

## A line of the list: "game 412 against Ben · Pente · ply 14 · **your move** · until …". $game is a
## link that reads as in "game 412".

games-against = { $game } against { $opponents }
# How many moves were played, with the next one.
games-ply = ply { $ply }
# Whose move it is.
games-waits-for-you = **your move**
games-waits-for = { $name } to move
games-over = over
# When. $time is shown by Discord, as in "in 2 days".
games-until = until { $time }
# $time is shown by Discord, as in "3 hours ago".
games-last-move = last move { $time }
games-paused = paused
games-adjourned = adjourned
# A line for a game whose data is damaged. $game is its number, "me" is the bot.
games-damaged = game { $game } · its saved moves cannot be read; please tell whoever runs me

## A game in a list of choices, as in "412 · against Ben · ply 14 · your move".

games-choice-against = against { $opponents }
games-choice-your-move = your move
