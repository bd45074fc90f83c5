//! What the message of a board says once another board has followed: it must not call anybody any more.

use crate::discord::message::Message;
use crate::discord::views::{phrases, turn};
use crate::game::{GameId, Revision};
use crate::language::{Text, say};
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
    if posted.resets != now.resets || posted.ply > now.ply {
        // What was played then may have been taken back.
        let next = posted.ply.saturating_add(1);
        return Some(Message::text(say!(
            turn::outdated,
            game = number,
            number = next
        )));
    }
    let earlier = game.at_ply(posted.ply);
    let player = earlier.to_move()?;
    let last = earlier.last_move().map(|last| last.by);
    let moves = phrases::moves_since(&earlier, 0);
    let mut of_last = moves.iter().rev();
    let told = of_last
        .position(|played| Some(earlier.player(played.seat)) != last)
        .unwrap_or(moves.len());
    let before = posted.ply - u16::try_from(told).unwrap_or(0).min(posted.ply);
    let head = say!(
        turn::was_to_move,
        player = phrases::name(view, player),
        game = number,
        number = phrases::next_move(&earlier)
    );
    let earlier = GameView {
        game: earlier,
        posted: Some(Revision {
            ply: before,
            ..posted
        }),
        ..view.clone()
    };
    let captured = phrases::captured(earlier.game.position());
    let told = std::iter::once(head).chain(turn::news(&earlier));
    Some(Message::text(Text::sentences(told.chain(captured))))
}
