### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: in turn, each of two players puts a stone on a free point. Five in a row wins. Two stones that you bracket between two of yours, in any direction, are captured and leave the board; five such pairs win, too. Moving in between two stones is safe. By the tournament rule the first stone goes to the centre and the third at least three lines away from it.
# The names of commands stay as they are. *Play* is the label of a button, and *Apps* is an entry of
# Discord's own menu.
help-commands =
    - `/challenge` invites somebody to a game, or anybody; so does a long press on a name, under *Apps*
    - *Play* under the board opens a pad of points for you alone
    - a reply to the board with a point plays, too, and so does `/move`: `K10` by letter and number, or `R3U2` by steps from the centre
    - `/board` shows the board again, or reads it out in words
    - `/games` lists your games, those that wait for you first
    - `/offer` proposes a draw, a pause, to take a move back or to adjourn; `/resign` gives up
    - `/if-then` leaves an answer for a move that may come
    - `/leaderboard` shows who stands where
    - `/rules` explains this and every other ruleset, with drawings
    - `/settings` has what you see, your time zone, quiet hours and reminders
help-clock = Only the one who has to move is pinged. A game gives you days for a move, as you agree; weekends and vacation can rest your clock.
