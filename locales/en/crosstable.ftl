### Crosstables and brackets of tournaments, as pictures and what stands beside them.

## The words in a picture. They must be short: a column is 70 pixels wide.

# The heading over points.
crosstable-points = Pts
# Over a round of a bracket, and how far a tournament has come.
crosstable-round = Round { $round }
# How far a tournament has come, after dots: the season of a league, that it is over, or was cancelled.
crosstable-season = Season { $number }
crosstable-over = final standings
crosstable-cancelled = cancelled
# Which rows and which rounds a page shows, after dots: "Pente · Round 9 · players 33–60 of 60 · rounds 1–8".
crosstable-rows = players { $from }–{ $to } of { $count }
crosstable-rounds = rounds { $from }–{ $to }
# Over the names, for what stands in small letters below each, beside abbreviations that are those of chess, as in "SB · wins".
crosstable-wins = wins
# Headings of parts: the groups of a round robin and their final, the Swiss before a knock-out, and the two halves of a double knock-out.
crosstable-group = Group { $number }
crosstable-division = Division { $number }
crosstable-the-final = Final
crosstable-swiss = Swiss system
crosstable-upper = Without a defeat
crosstable-lower = After one defeat
# Headings over the rounds of a knock-out.
crosstable-semi-finals = Semi-finals
crosstable-quarter-finals = Quarter-finals
# The round in which $count players are left: 16, 32, 64 and so on.
crosstable-last = Last { $count }
# In a bracket, instead of a name: nobody plays there, and the other side goes on without a game.
crosstable-bye = bye

## The description of a picture.

# $title is the name of the tournament, $subtitle as in "Pente · Round 3".
crosstable-alt = { $title }. { $subtitle }.
# A heading, as in "Group 1" or "Semi-finals". What it is over follows.
crosstable-alt-part = { $name }:
# A place, a name and points, as in "2½".
crosstable-alt-row = { $place }. { $name }: { $points }.
# The same for somebody who has left, and has no place.
crosstable-alt-row-left = { $name }, who has left: { $points }.
# Who meets whom, with the points as in "1:0", and without.
crosstable-alt-match = { $one } – { $other } { $scores }.
crosstable-alt-open = { $one } – { $other }.
crosstable-alt-more =
    { $count ->
        [one] { $count } more line isn't told here.
       *[other] { $count } more lines aren't told here.
    }

## What stands beside a picture, and its buttons.

crosstable-key = Under each round: the opponent's number with + for a win, = for a draw, − for a loss, * while it is played. What was decided without a game is pale.
# Comes after the key, where each game has its colours.
crosstable-key-colours = The colour behind it is that of the player's stones.
crosstable-key-square = In a row: 1 for a win, ½ for a draw, 0 for a loss against the player with that number, * while it is played. What was decided without a game is pale.
# Added to the keys of a picture and of a text where somebody was struck out.
crosstable-key-struck-out = What is in parentheses doesn't count: whoever leaves before playing half of the games is struck out.
crosstable-key-cycle = Under each round: the place at the table, * while it is played, and below it the numbers of the others there.
crosstable-key-bracket = Whoever has won a match is in bold. Behind a name are the points in the match.
crosstable-ties = With equal points, the games against each other decide first; then, in this order, what stands below a name: BH−1 and BH are the points of the opponents (Buchholz) without and with the weakest, SB (Sonneborn-Berger) those of beaten opponents and half of those who drew, then wins.
crosstable-ties-round-robin = With equal points, the games against each other decide first; then, in this order, what stands below a name: SB (Sonneborn-Berger) are the points of beaten opponents and half of those who drew, then wins.
# Under a crosstable as text, in which each column stands for an opponent.
crosstable-text-key-square = On the left the place and the number (#), behind the name the points; then in the column of each opponent's number + for a win, = for a draw, - for a loss, * while it is played.
# The same where three or four play at a table.
crosstable-text-key-cycle = On the left the place and the number (#), behind the name the points; then in each round the place at the table, as in 1., * while it is played, and ½ or 0 without a table.
# The same of a knock-out, where there are no points. "bye" stays as it is.
crosstable-text-key-knock-out = On the left the place and the number (#); then in each round the opponent's number with + for a win, = for a draw, - for a loss, * while it is played; bye without an opponent.
# Added to the keys of a crosstable as text. The abbreviations stay as they are.
crosstable-text-ties = On the right, what decided between equal points: DE the points against each other (or + for who is ahead on them), BH-1 and BH the points of the opponents (Buchholz) without and with the weakest, SB (Sonneborn-Berger) those of beaten opponents and half of those who drew, W wins.
# The same in a round robin.
crosstable-text-ties-round-robin = On the right, what decided between equal points: DE the points against each other (or + for who is ahead on them), SB (Sonneborn-Berger) the points of beaten opponents and half of those who drew, W wins.
crosstable-text-ties-cycle = On the right, what decided between equal points: W is how many games somebody won.
# Instead of a picture, to somebody who has just asked for many.
crosstable-soon = You've had many pictures just now; here it is as text.
# Buttons.
crosstable-as-text = As text
crosstable-as-picture = As picture
crosstable-report = Report file
# With the file. TRF-2026 is the name of its format.
crosstable-report-given = The tournament as a TRF-2026 file for other programs.
crosstable-no-report = A report file has games of two only, so there is none of this tournament.
