### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

# What the points of the board are follows: see refusal-rules-extent.
refusal-rules-off-board = That point is not on the board.

# The board's columns are called files, its rows ranks. $file is the letter of the last file.
refusal-rules-extent = Its files go from A to { $file } (without I), its ranks from 1 to { $ranks }.

# $stone is the colour of the stone that is there, or "power".
refusal-rules-occupied =
    { $stone ->
        [white] { $point } is taken by a white stone.
        [black] { $point } is taken by a black stone.
        [red] { $point } is taken by a red stone.
        [blue] { $point } is taken by a blue stone.
        [green] { $point } is taken by a green stone.
        [yellow] { $point } is taken by a yellow stone.
       *[power] { $point } is taken by a power stone.
    } Choose an empty point.
refusal-rules-not-your-turn = It is not your turn. `/board` shows whose it is.
refusal-rules-game-over = The game is over. `/board` shows its end.
refusal-rules-centre-required = The first stone goes to the centre, { $centre }.

# $side is the length of the side of the square, in lines.
refusal-rules-too-near-centre = By the tournament rule this stone must stand at least { $distance } lines away from the centre, { $centre }: outside the square of { $side } x { $side } around it.
refusal-rules-on-centre-line = On the lines through the centre, { $centre }, this stone must stand at least { $distance } lines away from it.

# `/move` is a command.
refusal-rules-choice-pending = First a colour is chosen, with the buttons under the board or from the list of `/move`; then stones are placed.
refusal-rules-placement-pending = There is nothing to choose now. Place a stone: name a point, like `K10`.

# At certain points of an opening a player chooses in place of putting a stone.
refusal-rules-not-offered = That is not on offer. You can take white, or take black.

# At certain points of an opening a player chooses in place of putting a stone.
refusal-rules-not-offered-with-pass = That is not on offer. You can take white, or take black, or place two more stones and hand the choice back.

# $threes names two threes by their points, as in "K10-K11-K12 and L9-M9-N9".
refusal-rules-double-three = This stone would make two open threes at once ({ $threes }), which is forbidden here. Choose another point.
refusal-rules-must-touch = Here every stone must touch one that stands already. Choose a point beside one.
refusal-rules-no-power-stone = You have no power stone left. Play an ordinary stone.
refusal-rules-no-such-seat = This game has { $seats } players only.
refusal-rules-seat-left = That player has left the game already.
