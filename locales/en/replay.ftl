### Stepping through a finished game, one board after the other. Only who asked sees it.

# The button under the animation of a game.
replay-step-through = Step through
# Over the board. $number is the number of the move that it shows, $moves how many the game has.
replay-at = **Game { $game }** · move { $number } of { $moves }
# Over the empty board.
replay-begins = **Game { $game }** · before the first move

## Buttons: to the empty board, five moves back, one back, one on, five on, to the end

replay-first = First
replay-back-five = Back 5
replay-back = Back
replay-forward = Forward
replay-forward-five = Forward 5
replay-last = Last

## The menu of boards

replay-jump-prompt = Jump to a move
replay-jump = Move { $number }
replay-jump-to-begin = Before the first move
# After `/replay` without a game's number.
replay-none-here = You have no finished games here yet. `/history` lists all of yours.
