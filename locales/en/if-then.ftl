### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

# $game is the number of a game. The command stays as it is; M9 and N8 are points of the board.
if-then-none = You have no if-then lines in game { $game }. To add one, use for example `/if-then line:M9 N8`: if your opponent plays M9, you answer N8.
# The lines follow, each as in "- if **M9** then **N8**, then if **K10** then **L12**".
if-then-answers = Your if-then lines in game { $game } (only you see them until the game is over; then `/replay` shows everyone what you had planned). Lines the next move doesn't match are dropped; `/if-then clear:True` deletes all, also for `/replay`:

## The parts of such a line. $before is the line so far, $deed the next move, as in "**M9**" or "white
## is chosen".

# The opponent's first move.
if-then-first = if { $deed }
# The reader's answer to it.
if-then-then = { $before } then { $deed }
# The opponent's next move after that.
if-then-and-then-if = { $before }, then if { $deed }
# Another move by the player who made the one before.
if-then-and = { $before } and { $deed }

## The moves of a line. In an opening, a player may choose a colour instead of putting a stone.

if-then-stone = **{ $point }**
# A power stone is a special stone of some rulesets.
if-then-power-stone = a power stone at **{ $point }**
if-then-white = white is chosen
if-then-black = black is chosen
if-then-two-stones = two stones are added

# After `/if-then clear:True`.
if-then-cleared = You have no if-then lines left in game { $game }.

# A button under the message that another line answers the same moves otherwise. Up to 80 characters.
if-then-replace = Replace it with the new line
