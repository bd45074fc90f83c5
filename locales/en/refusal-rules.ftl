### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

# What the points of the board are follows: see refusal-rules-extent.
refusal-rules-off-board = That point isn't on the board.

# The columns of a board have letters, its rows numbers. $file is the last letter, $ranks the last number.
# A board of one row, on which points are called by their letters alone, has 1.
refusal-rules-extent =
    { $ranks ->
        [1] Its points go from A to { $file } (without I).
       *[other] Its letters go from A to { $file } (without I), its numbers from 1 to { $ranks }.
    }

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
refusal-rules-not-your-turn = It isn't your turn. `/board` shows whose it is.
refusal-rules-game-over = The game is over. `/board` shows how it ended.
refusal-rules-centre-required = The first stone must go on the centre, { $centre }.

# $side is the length of the side of the square, in lines.
refusal-rules-too-near-centre = Tournament rule: this stone must be at least { $distance } lines from the centre, { $centre }, so outside the { $side } × { $side } square around it.
refusal-rules-on-centre-line = G rule: on the centre's own row or column, this stone must be at least { $distance } lines from the centre, { $centre }.

# `/move` is a command.
refusal-rules-choice-pending = Choose first, then place a stone: use the buttons under the board, or pick one of the choices `/move` suggests.
refusal-rules-placement-pending = There's nothing to choose now. Place a stone: type a point, like `K10`.

# At certain points of an opening a player chooses in place of putting a stone.
refusal-rules-not-offered = You can't choose that now. You can take white, or take black. Use the buttons under the board.

# At certain points of an opening a player chooses in place of putting a stone.
refusal-rules-not-offered-with-pass = You can't choose that now. You can take white, take black, or add two stones and let your opponent choose. Use the buttons under the board.

# $threes names two threes by their points, as in "K10-K11-K12 and L9-M9-N9".
refusal-rules-double-three = This stone would make two open threes at once ({ $threes }), which isn't allowed here. Choose another point.
refusal-rules-must-touch = Every stone here must touch a stone already on the board. Choose a point next to one.
# A power stone is a special stone of some rulesets.
refusal-rules-without-power-stones = This game has no power stones. Type the point alone, like `K10`.
refusal-rules-no-power-stone = You have no power stones left. Play an ordinary stone.
refusal-rules-no-such-seat = This game has only { $seats } players.
refusal-rules-seat-left = That player has already left the game.
