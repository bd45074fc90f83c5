### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente**: take turns placing a stone. Five in a row wins, and so does capturing five pairs.
help-capture = To capture, trap exactly two of your opponent's stones between two of yours, as in the drawing: they leave the board.
# $play is the label of a button under the board, in the language of the board.
help-pace = A game may take days: I ping you when it's your turn, and you press *{ $play }* under the board.

## Its buttons

help-challenge-friend = Challenge a friend
help-rules = Rules
# Leads to the other page.
help-more = More
# Leads back to the first page.
help-back = Back

## Choosing whom to challenge

help-choose-friend = Who do you want to challenge? I'll post an invitation that they can accept, decline or answer with other terms. To choose the ruleset or the pace yourself, use `/challenge`.
# The menu of people, as long as nobody is chosen.
help-friend-prompt = Choose a person

## The page with everything

help-game = **Pente**: two players take turns placing a stone on an empty point. Five in a row wins. Trap exactly two of your opponent's stones in a row between two of yours, in any direction, and you capture them: they leave the board. Capturing five pairs wins, too. Moving in between two of your opponent's stones is safe. The first stone goes on the centre. With the tournament rule, the third stone must be at least three lines away from it.
# The names of commands stay as they are. $play is the label of a button, as above, and *Apps* is an entry
# of Discord's own menu.
help-commands =
    - `/challenge` invites someone, or anyone (`set`: to two games at once); or long-press (right-click) a name, *Apps*, *Challenge to Pente*
    - *Play the bot* below starts a game against me
    - *{ $play }* under the board lets you pick a point; only you see the choices
    - You can also reply to the board with a point, or use `/move`: `K10` (letter and number) or `R3U2` (steps from the centre)
    - `/board` shows the board again, or describes it in words
    - `/table` opens a table for three to six, partners and teams among them; I can take chairs, too
    - `/games` lists your games, your turn first; `/history` the finished ones; `/replay` replays one; `/review` says what decided it; `/follow` follows somebody else's
    - `/offer` offers a draw, takeback or pause, or to adjourn (you can then seal a move) or resume, gives your opponent a day or claims a win on time; `/resign` gives up
    - `/if-then` prepares your answer to a move your opponent may play
    - `/rules` explains every ruleset, with diagrams
    - `/settings` has your theme, language, time zone, quiet hours and reminders
help-clock = I ping you when it's your turn. Usually you start with 3 days and get 1 more after each move (never more than 7). In `/settings` you can stop your clock on weekends. Vacation (10 days a year) is used automatically before you lose on time, unless it's turned off.

## The page about the ladder, opponents and records

# Leads to it. The ladder is where ratings are ranked.
help-ladder-page = Puzzles, ladder and more
help-ladder =
    - `/learn` teaches you the game in twelve short lessons
    - `/puzzle` gives you a puzzle that suits you: find the winning stone
    - `/opening` shows how often a position was reached, and what was played then
    - `/seek` finds you an opponent, on this server or, if you like, anywhere
    - `/leaderboard` shows the ladder and its seasons, `/profile` your record or a friend's
    - `/hill` shows the hill of a ruleset, which you climb by winning sets
    - `/tournament` shows, enters and runs tournaments
    - `/export` sends you the records of your games as files
    - `/import` keeps records of other games for you to study
    - `/server`, for those who manage the server: the channel for games, hills, seasons and more
