//! What the message of a board says once another board has followed: it must not call anybody any more.

use crate::discord::message::Message;
use crate::discord::views::{phrases, seats, tally, turn};
use crate::game::{Game, GameId, Revision};
use crate::language::{Text, say};
use crate::rules::Seat;
use crate::service::GameView;

/// The new text of the board that was posted last, now that the game has gone on: whose turn it was, and
/// what had led to it. `None` if that board is still the present one.
pub fn past(view: &GameView) -> Option<Message> {
    let game = &view.game;
    let (posted, now) = (view.posted?, game.revision());
    if posted == now && !game.is_over() {
        return None;
    }
    let GameId(number) = game.id;
    let Some(earlier) = game.at_board(posted) else {
        // What was played then may have been taken back.
        let next = posted.ply.saturating_add(1);
        return Some(Message::text(say!(
            turn::outdated,
            game = number,
            number = next
        )));
    };
    let turn = earlier.position().to_act()?;
    let before = posted.ply.saturating_sub(told(&earlier, turn.seat));
    let head = say!(
        turn::was_to_move,
        player = seats::name(view, turn.seat),
        game = number,
        number = phrases::next_move(&earlier)
    );
    let earlier = GameView {
        posted: Some(Revision {
            ply: before,
            ..earlier.revision()
        }),
        game: earlier,
        ..view.clone()
    };
    let captured = tally::captured(&earlier);
    let told = std::iter::once(head).chain(turn::news(&earlier));
    Some(Message::text(Text::sentences(told.chain(captured))))
}

/// How many moves led to the turn of the player in this seat: all since their own last one; if that was
/// the last of all, it and those of the same turn.
fn told(game: &Game, to_move: Seat) -> u16 {
    let moves = phrases::moves_since(game, 0);
    let is_own_last = moves.last().is_some_and(|played| played.seat == to_move);
    let of_others = moves.iter().rev();
    let led = of_others.take_while(|played| (played.seat == to_move) == is_own_last);
    u16::try_from(led.count()).unwrap_or(0)
}
