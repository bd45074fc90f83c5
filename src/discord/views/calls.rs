//! The calls of a game that was agreed with them: what each move made, said as a fact to everybody.

use crate::game::Game;
use crate::language::{Text, say};
use crate::rules::{Call, Position};

/// What the last move of a game made that is called; `None` where no calls were agreed on.
pub fn last_call(game: &Game) -> Option<Call> {
    call(game, game.ply())
}

/// This sentence on moves of a game, counted from 1, with the strongest of their calls behind it.
pub fn after(told: Text, game: &Game, plies: impl IntoIterator<Item = u16>) -> Text {
    let calls = plies.into_iter().filter_map(|ply| call(game, ply));
    match calls.max() {
        Some(Call::Tria) => Text::sentences([told, say!(phrases::tria)]),
        Some(Call::Tessera) => Text::sentences([told, say!(phrases::tessera)]),
        None => told,
    }
}

/// The call of a move, counted from 1, by the position that it led to.
fn call(game: &Game, ply: u16) -> Option<Call> {
    if !game.terms.calls {
        return None;
    }
    let record = game.record();
    let (at, mv) = game.turns().nth(usize::from(ply).checked_sub(1)?)?;
    let mut before = Position::new(record.ruleset);
    for &earlier in &record.moves[..at] {
        before.play(earlier).ok()?;
    }
    let mut after = before.clone();
    let played = after.play(mv).ok()?;
    Call::of(&before, &after, &played)
}
