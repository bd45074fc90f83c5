### Live games: their players sit together, and the clock runs in minutes and seconds.

# Among the terms of a game, and in the menu of paces. $seconds is what each of the player's own moves adds.
live-pace = live: { $minutes } minutes + { $seconds } seconds a move
# $game is the number of a game.
live-no-gift = Game { $game } is live: there are no days to give. For a break, offer a pause.
live-no-claim = A live game ends by its clock, so there's nothing to claim. Choose a pace in days, or leave `claim` out.
live-no-set = The two games of a set are played at the same time, and nobody can sit at two live clocks. Choose a pace in days, or leave `set` out.
live-time-is-up = Your time in game { $game } is up.
