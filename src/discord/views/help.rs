//! The help page for a new player.

use crate::discord::message::Message;
use crate::discord::views::computer;

/// What the game is and which commands play it.
pub fn help() -> Message {
    Message::text(
        "**Pente**: in turn, each of two players puts a stone on a free point. Five in a row wins. \
         Two stones that you bracket between two of yours, in any direction, are captured and leave \
         the board; five such pairs win, too. Moving in between two stones is safe. By the \
         tournament rule the first stone goes to the centre and the third at least three lines away \
         from it.\n\
         \n\
         - `/challenge` invites somebody to a game, or anybody; so does a long press on a name, under \
         *Apps*\n\
         - *Play* under the board opens a pad of points for you alone\n\
         - a reply to the board with a point plays, too, and so does `/move`: `K10` by letter and \
         number, or `R3U2` by steps from the centre\n\
         - `/board` shows the board again, or reads it out in words\n\
         - `/games` lists your games, those that wait for you first\n\
         - `/offer` proposes a draw, a pause, to take a move back or to adjourn; `/resign` gives up\n\
         - `/if-then` leaves an answer for a move that may come\n\
         - `/leaderboard` shows who stands where\n\
         - `/rules` explains this and every other ruleset, with drawings\n\
         - `/settings` has what you see, your time zone, quiet hours and reminders\n\
         \n\
         Only the one who has to move is pinged. A game gives you days for a move, as you agree; \
         weekends and vacation can rest your clock.",
    )
    .with_buttons(vec![computer::invite()])
}
