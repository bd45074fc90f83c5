### Why the game, an invitation or a proposal did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

## Invitations

refusal-game-self-challenge = You cannot play against yourself. Invite somebody else.
refusal-game-not-for-two = { $ruleset } is not a game for two. Choose another ruleset from the list.

# `rated` is an option of `/challenge`.
refusal-game-not-ratable = { $ruleset } with these options cannot be rated. Leave the options out, or set `rated` to false.

# `pace` and `rated` are options of `/challenge`.
refusal-game-rated-without-clock = A rated game is played against time. Choose another `pace`, or set `rated` to false.
refusal-game-not-for-you = This invitation is for { $opponent }. Only they can answer it.
refusal-game-your-own-challenge = This is your own invitation: the other one answers it. You can withdraw it.
refusal-game-not-your-challenge = This invitation was made by { $challenger }. Only they can withdraw it.
refusal-game-already-accepted = This invitation was accepted already and became game { $game }. `/board` shows it.
refusal-game-already-declined = This invitation was declined already. `/challenge` makes a new one.
refusal-game-already-withdrawn = This invitation was withdrawn already. `/challenge` makes a new one.
refusal-game-expired = This invitation has run out: nobody answered it for a week. `/challenge` makes a new one.
refusal-game-already-countered = This invitation was answered with other terms: those are what counts now.
refusal-game-same-terms = These are the same terms. Change one of them, or accept the invitation as it is.
refusal-game-for-anybody = This invitation is for anybody: who does not want it leaves it alone.
refusal-game-too-many-open = { $most } of your invitations stand already. Withdraw one of them, or wait for an answer.
refusal-game-too-many-lately = You have sent { $most } invitations within a minute, which is as many as I post for one person. Nothing was sent; please try again in a minute.
refusal-game-blocked = There are no invitations between you two: one of you has switched them off.
refusal-game-too-many-computer-games = You have { $most } games against me already, which is as many as I play with one person at once. Finish or resign one of them; `/games` lists them.

## Settings

# $when is a time that Discord shows as the span until then, as in "in 3 days".
refusal-game-calendar-stays = You have changed your weekend or time zone within the last week, and your clocks run by them. They can be changed again { $when }. Nothing was changed.

## Whose game and whose turn it is

refusal-game-not-a-player = Game { $game } is played by others. `/games` lists yours, `/challenge` begins one.
refusal-game-over = Game { $game } is over. `/board` shows its end, `/challenge` begins another.
refusal-game-still-running = Game { $game } goes on. A rematch can be offered when it is over.
refusal-game-not-your-turn = It is { $whose }'s turn.

# The last stone was put on $point by $by.
refusal-game-not-your-turn-after = It is { $whose }'s turn, after { $point } by { $by }.

# A button was pressed under a board that is not the newest of its game.
refusal-game-stale = The game has gone on since that board: it is { $whose }'s turn. `/board` shows it.

# A button was pressed under a board that is not the newest of its game. The last stone was put on
# $point by $by.
refusal-game-stale-after = The game has gone on since that board: it is { $whose }'s turn, after { $point } by { $by }. `/board` shows it.

## Proposals: a draw, to take a move back, a pause, to adjourn

refusal-game-adjourned = Game { $game } is adjourned. Propose to take it up again: the button is under its board, and `/offer` does it, too.
refusal-game-already-adjourned = Game { $game } is adjourned already: nobody loses, and the button under its board takes it up again.
refusal-game-not-adjourned = Game { $game } goes on already: it is not adjourned. `/board` shows it.

# *Go on* is the label of a button.
refusal-game-already-paused = Game { $game } is paused already. Whoever plays or presses *Go on* ends the pause.
refusal-game-not-paused = Game { $game } goes on already: it is not paused. `/board` shows it.
refusal-game-already-taken-back = Your last move in game { $game } is taken back already. To take back one more, ask again in { $seconds } seconds.
refusal-game-nothing-to-take-back = You have made no move in game { $game } that could be taken back.
refusal-game-offer-is-moot = That proposal in game { $game } does not stand any more: it was answered, or the game has gone on. `/offer` makes a new one.
refusal-game-your-own-offer = This is your own proposal: the other one answers it. You can withdraw it.
refusal-game-not-your-offer = This proposal was made by { $by }. Only they can withdraw it.
refusal-game-offers-blocked = There are no proposals between you two: one of you has switched them off. The game itself goes on.
refusal-game-computer-plays-on = I play on to the end. You can resign, or take a move back.

## Moves that are left with `/if-then` for when the other player makes a certain move

refusal-game-plan-on-own-turn = It is your turn in game { $game }: play. Answers are left while the other one is to move.
refusal-game-plan-is-full = You have left { $most } lines already. `/if-then clear:True` gives them up.
refusal-game-line-too-long = A line has { $most } moves at most. Leave out the last ones.
refusal-game-line-without-answer = A line begins with a move of theirs and ends with one of yours, like `M9 N8`.
refusal-game-not-a-turn = That is not a move. Name a point, like `K10`.
