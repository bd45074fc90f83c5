### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: two players take turns placing a stone on an empty point. Five in a row wins. Trap exactly two of your opponent's stones in a row between two of yours, in any direction, and you capture them: they leave the board. Five captured pairs win, too. Moving in between two of your opponent's stones is safe. With the tournament rule, the first stone goes in the centre, and the third stone at least three lines away from it.
# The names of commands stay as they are. *Play* is the label of a button, and *Apps* is an entry of
# Discord's own menu.
help-commands =
    - `/challenge` invites someone to a game, or anyone; so does a long press on a name, under *Apps*
    - *Play* under the board lets you pick a point; only you see the choices
    - You can also reply to the board with a point, or use `/move`: `K10` (letter and number) or `R3U2` (steps from the centre)
    - `/board` shows the board again, or describes it in words
    - `/games` lists your games, those waiting for you first
    - `/offer` offers a draw, takeback or pause, or to adjourn; `/resign` gives up
    - `/if-then` prepares your answer to a move your opponent may play
    - `/leaderboard` shows the ladder
    - `/rules` explains every ruleset, with drawings
    - `/settings` has your theme, time zone, quiet hours and reminders
help-clock = I ping you when it's your turn. You agree on how many days each move gets; weekends and vacation can stop your clock.
