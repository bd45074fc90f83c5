### Changing one's last move while the opponent has not opened the board.

# A button under the private receipt of a move.
changing-button = Change my move
# Over the picker, before whose turn it is. Only the player reads it.
changing-heading = You're changing your move in game { $game }: choose what to play instead of **{ $points }**, which stands until then.
# Comes after it in a turn of two stones, once the first one is chosen.
changing-second = Now choose a second stone.
changing-question = Play **{ $point }** in game { $game } instead?
# Before the private receipt of the new move.
changing-done = You changed your move.
# On the board, before the new move. $name is the player who changed theirs.
changing-changed = { $name } changed that move.

## Refusals

changing-only-for-two = A move can be changed only in a game between two people.
changing-no-move = There's no move of yours to change in game { $game }: only stones that you placed last can be changed, while nothing else has happened since.
changing-already = The last move in game { $game } was taken back or changed once already. A move is changed only once; you can offer a takeback in `/offer`.
# Also said where the opponent had prepared replies: it must not show that.
changing-after-opening = Your opponent has started to answer in game { $game }, so the move stands. You can offer a takeback in `/offer`.
changing-too-late = A move can be changed for { $minutes } minutes, and as long as there is time on your clock. The move in game { $game } stands; you can offer a takeback in `/offer`.
# To the player to move, who answered the move that was there before. $points is the new stone, or two of them as in
# "L11 and M12".
changing-unseen = Your opponent changed the last move in game { $game }: it's **{ $points }** now, so your move wasn't played. Look at the board before you send it again.
# Follows it where the board is not shown below.
changing-board-shows = `/board` shows it.
