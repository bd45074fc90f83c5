### The buttons and forms for moving.

## Buttons under a board

# Opens a choice of points.
move-buttons-play = Play
# Opens a form for the name of a point. It also stands under the menus for choosing a point.
move-buttons-type-point = Type a point
# A special stone that some rulesets have; $left is how many the player has left.
move-buttons-power-stone = Power stone ({ $left } left)
# What a player can choose in some openings.
move-buttons-take-white = Take white
move-buttons-take-black = Take black
move-buttons-add-two-stones = Add two stones

## Another game in which it is the reader's turn, told after a move. $opponents is a name or a list of
## names, as in "Ann and Ben".

# The button after a move, for another game in which it is the reader's turn. $opponents is a name or a list of names,
# as in "Ann and Ben".
move-buttons-next-game = Next: game { $game } against { $opponents }
move-buttons-play-game = Play game { $game } · { $opponents }
# The button after a move in a game against the computer: the next move is chosen in the same message.
move-buttons-play-on = Play on

## What else can be done in a game

move-buttons-what-else = Game { $game }: what would you like to do?
move-buttons-board = Board
move-buttons-rules = Rules
move-buttons-resign = Resign

## The form that asks for a point. Its texts have at most 45 characters.

move-buttons-stone-title = Your stone in game { $game }
move-buttons-power-stone-title = Your power stone in game { $game }
move-buttons-point = Point
# Two points as examples, in the two notations that people can choose between.
move-buttons-example = K10 or R3U2
# The answer to a private message without a point, like "hello". $point is a point as it is typed, like
# `K10`, and $line the same after the number of a game, like `412 K10`.
move-buttons-typing-help = To play a stone, type a point here, like { $point }. If several games wait for you, type the game's number first, like { $line }. `/games` lists your games, and `/help` explains everything.
# The same where everybody reads it: somebody mentioned the bot without a point.
move-buttons-typing-help-here = To play a stone, reply to the board with a point, like { $point }, or mention me with it. If several games wait for you, type the game's number first, like { $line }. `/games` lists your games, and `/help` explains everything.
# A button under the message that says why a text was not a point.
move-buttons-type-again = Type again
