### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

## The option `first` of `/challenge`: who moves first.

options-first-chance = random
options-first-me = me
options-first-opponent = my opponent

## The option `what` of `/offer`: what to offer to the opponent.

options-offer-draw = draw
options-offer-takeback = takeback: undo my last move
options-offer-pause = pause: stop for a while, either of us can resume
options-offer-adjourn = adjourn: stop for longer, nobody loses
options-offer-resume = resume an adjourned game
options-offer-time = time: give my opponent a day
options-offer-rate = make the game rated
options-offer-unrate = make the game unrated
options-offer-claim = claim a win on time

## The option `scope` of `/leaderboard`: whose games.

options-scope-server = this server
options-scope-everywhere = worldwide
options-scope-me = my results against the bot

## The option `visibility` of `/server`: who sees the games of the server.

options-visibility-open = open: anyone can see the games
options-visibility-closed = closed: only members and the players can see them

## The option `point` of `/move`.

# A point such as K10, for one of the few power stones of a player.
options-power-stone = { $point } · power stone

## The option `order` of `/table`.

options-order-chance = random
options-order-as-seated = as seated

## The option `do` of `/table`.

options-table-sit = sit down
options-table-sit-on-side = sit on side { $side }
options-table-stand = stand up
options-table-remove = remove `person`
options-table-fill = give the free chairs to the bot
options-table-start = start the game
options-table-close = close the table

## The option `result` of `/history`; the words also stand in its list.

options-result-won = won
options-result-lost = lost
options-result-drawn = drawn
options-result-none = no winner (too short)

## The option `format` of `/export`.

options-format-text = text: headers and numbered moves
options-format-sgf = SGF: for editors of Go and Gomoku records

## The options of `/puzzle`: the theme, and how hard it is.

options-theme-win-by-captures = a win by captures
options-theme-capture = a capture on the way
options-theme-fours = only fours and other threats to win at once
options-theme-quiet-stone = a quiet first stone
options-theme-under-threat = under threat
options-theme-defence = defence: stop a win
options-theme-long = long: five turns or more
options-difficulty-easier = easier
options-difficulty-suiting = what suits my rating
options-difficulty-harder = harder
# Where a puzzle is from.
options-source-any = all of these
options-source-built-in = built in
options-source-server = this server's games
options-source-mine = my games
