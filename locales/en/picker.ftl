### Choosing a point with buttons or menus.

## Prompts of the menus. A column is a line of points from top to bottom, a row one from left to right.

# On a board that is a single line.
picker-the-point = Point
picker-first-the-file = First the column
# When a column is chosen already, and can still be changed.
picker-the-file = Column
picker-then-the-rank = Then the row

## Buttons

picker-back-to-board = Back to the board
# Plays on the point that was picked.
picker-play = Play { $point }
# Plays a special stone there; $left is how many the player has left.
picker-play-power-stone = Power stone at { $point } ({ $left } left)
# Goes back to choose another point.
picker-change = Change

# The question before a stone is played. $number is the number of the move.
picker-question = Play **{ $point }** in game { $game }, move { $number }?
