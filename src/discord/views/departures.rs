//! Who has left a game that others play on, and which of that a board has told.

use crate::game::{Game, PlayerId, Revision};
use crate::rules::{Departure, Move, Position, Seat};
use crate::service::GameView;

/// Who has left since the board was last posted, and how.
pub fn since_posted(view: &GameView) -> Vec<(PlayerId, Departure)> {
    let told = view.posted.unwrap_or(Revision { resets: 0, ply: 0 });
    let now = view.game.revision();
    let new = usize::from(now.resets.saturating_sub(told.resets));
    let mut gone = after(&view.game, usize::from(told.ply));
    gone.split_off(gone.len().saturating_sub(new))
}

/// Whether nothing but moves and departures has followed the board that was last posted: what it told is
/// not to be told again.
pub fn only_since_posted(view: &GameView) -> bool {
    let (Some(posted), now) = (view.posted, view.game.revision()) else {
        return false;
    };
    let new = usize::from(now.resets.saturating_sub(posted.resets));
    view.game.reset.is_none() && posted.ply <= now.ply && since_posted(view).len() == new
}

/// Who has left since this many turns were made, and how.
fn after(game: &Game, turns: usize) -> Vec<(PlayerId, Departure)> {
    let all = game.record().moves.len();
    since(game, game.index_after_turns(turns).unwrap_or(all))
}

/// Who has left after the first `since` entries of the record, and how.
pub fn since(game: &Game, since: usize) -> Vec<(PlayerId, Departure)> {
    let record = game.record().moves.iter().skip(since);
    let left = record.filter_map(|mv| match *mv {
        Move::Leave(seat, how) => Some((game.player(seat), how)),
        _ => None,
    });
    left.collect()
}

/// The seat that was to act once this many turns were made, before anybody left since.
pub fn called_after(game: &Game, turns: usize) -> Option<Seat> {
    let record = game.record();
    let mut position = Position::new(record.ruleset);
    for &mv in &record.moves[..game.index_after_turns(turns)?] {
        position.play(mv).ok()?;
    }
    position.to_act().map(|turn| turn.seat)
}
