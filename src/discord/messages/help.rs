//! The first page for somebody new.

use super::said::Said;

/// What the game is and which commands play it.
pub fn help() -> Said {
    Said::text(
        "**Pente**: in turn, each of two players puts a stone on a free point. Five in a row wins. \
         Two stones that you bracket between two of yours, in any direction, are captured and leave \
         the board; five such pairs win, too. Moving in between two stones is safe. By the \
         tournament rule the first stone goes to the centre and the third at least three lines away \
         from it.\n\
         \n\
         - `/challenge` invites somebody to a game; so does a long press on a name, under *Apps*\n\
         - *Play* under the board opens a pad of points for you alone\n\
         - a reply to the board with a point plays, too, and so does `/move`: `K10` by letter and \
         number, or `R3U2` by steps from the centre\n\
         - `/board` shows the board again, or reads it out in words\n\
         - `/games` lists your games, those that wait for you first\n\
         - `/resign` gives a game up\n\
         - `/leaderboard` shows who stands where\n\
         - `/rules` explains this and every other ruleset, with drawings\n\
         - `/settings` has the theme and the notation of what you see\n\
         \n\
         Only the one who has to move is pinged. Take your time: every game is kept.",
    )
}
