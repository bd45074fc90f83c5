### How a game ended, and what it changed.

## The first sentence. $why is one of the reasons below. $moves is the number of stones placed; $names is the
## winner, or a list of winners, as in "Ann and Ben", and $winners is how many they are.

result-won =
    { $names } { $winners ->
        [one] wins
       *[other] win
    } game { $game } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $why }.
# The same to the winner, who alone reads it.
result-you-won =
    You win game { $game } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $why }.
result-drawn =
    Game { $game } is a draw after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $why }.
# It ended so early that it does not count.
result-without-winner =
    Game { $game } ended without a winner after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $why }. A game this short doesn't count.
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early =
    Game { $game } ended without a winner after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $why }.
# After the end of a rated game that was drawn, or won, before each player had made two moves.
result-too-short-to-rate = A game this short doesn't change the ratings.

## Reasons. $words is the number $count as a word, as in "five".

# $from and $to are the points at the ends of the row.
result-row =
    { $count ->
       *[other] { $words } in a row ({ $from }-{ $to })
    }
result-row-somewhere =
    { $count ->
       *[other] { $words } in a row
    }
result-pairs-captured =
    { $count ->
       *[other] { $words } pairs captured
    }
result-stones-captured =
    { $count ->
       *[other] { $words } stones captured
    }
result-resigned = { $name } resigned
# The same to the player who did it, who alone reads it.
result-you-resigned = you resigned
result-out-of-time = { $name } ran out of time
# The same to the player whose time it was, who alone reads it.
result-you-out-of-time = you ran out of time
# Several players left, one after the other. $departures is a list of the four texts above, as in "Cy resigned,
# Ben ran out of time".
result-in-this-order = { $departures } (in this order)
result-board-full = the board is full
result-both-agreed = both players agreed
# The same in a game for more than two.
result-all-agreed = all players agreed
# By the rules, a row and captures that come with the same stone are a draw.
result-row-against-captures = a winning row and the winning capture came at the same time
# A game with very many moves ends as a draw.
result-longest = the limit of 2,000 stones was reached

## How the ratings of the players changed. $changes is a list of texts like the next, as in
## "Ann 1540 → 1552, Ben 1498 → 1487".

result-rating-of = { $name } { $before } → { $after }
result-ratings = Ratings: { $changes }.
# If all of these ratings are provisional, because the players have few rated games yet.
result-ratings-provisional = Ratings: { $changes } (provisional).
# If some of them are. $names is a name or a list of names, as in "Ann and Ben".
result-ratings-provisional-of = Ratings: { $changes } (provisional: { $names }).

## The whole game as an animation

# The button under the end of a game, beside "Rematch". Only who presses it sees the animation.
result-replay = Replay
# Over the animation. $game is the number of the game.
result-replay-of = Game { $game }, move by move:
