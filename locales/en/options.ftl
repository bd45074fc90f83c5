### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

## The option `first` of `/challenge`: who moves first.

options-first-chance = by chance
options-first-me = me
options-first-opponent = my opponent

## The option `what` of `/offer`: what to propose to the other player.

options-offer-draw = a draw
options-offer-takeback = to take my last move back
options-offer-pause = a pause
options-offer-adjourn = to adjourn
options-offer-resume = to take an adjourned game up again

## The option `scope` of `/leaderboard`: whose games.

options-scope-server = this server
options-scope-everywhere = everywhere
options-scope-me = me against the bot

## The option `visibility` of `/server`: who sees the games of the server.

options-visibility-open = open: anyone can see the games
options-visibility-closed = closed: only members and the players

## The option `point` of `/move`.

# A point such as K10, for one of the few power stones of a player.
options-power-stone = { $point } · a power stone
