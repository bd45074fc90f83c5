//! Checks every game against the rules once more: the slow implementation replays its record, and
//! must come to the same player to move and the same outcome, which people must have been told.

use local_discord::{ChannelId, MessageId};
use tessera::game::{Game, PlayerId};
use tessera::rules::{Move, Outcome, Position, Seat};
use tessera::service::GameView;

use super::Promises;
use crate::rules_slow::{Expected, Game as SlowGame, Way};

/// The stones and choices of a game, with who made them.
pub(super) fn turns(game: &Game) -> Vec<(PlayerId, Move)> {
    let mut position = Position::new(game.terms.ruleset);
    let mut turns = Vec::new();
    for &mv in &game.record().moves {
        let by = position.to_act().map(|turn| game.player(turn.seat));
        if position.play(mv).is_err() {
            break;
        }
        let is_turn = !matches!(mv, Move::Leave(..) | Move::AgreeDraw);
        turns.extend(by.filter(|_| is_turn).map(|by| (by, mv)));
    }
    turns
}

impl Promises<'_> {
    /// Checks the outcome of every game, and who is to move in those that go on.
    pub fn check_outcomes(&mut self) {
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            match replay(&view.game) {
                Err(what) => broken.push(format!("game {id}: {what}")),
                Ok(slow) => {
                    broken.extend(differs(&view.game, &slow).map(|it| format!("game {id}: {it}")));
                    broken.extend(self.wrong_ending(*id, view, &slow));
                }
            }
        }
        self.broken.extend(broken);
    }

    /// What is wrong with the message of the end, if it names other winners.
    fn wrong_ending(&self, id: i64, view: &GameView, slow: &SlowGame) -> Option<String> {
        let end = slow.end?;
        let (channel, message) = view.last_board?;
        let (channel, message) = (ChannelId::new(channel.0), MessageId::new(message.0));
        let told = self
            .discord
            .look(|world| world.message(channel, message).cloned())?;
        let sides = slow.way.sides;
        let side = end.seat.map(|seat| seat % sides);
        let seats = (0..slow.way.seats).filter(|seat| Some(seat % sides) == side);
        let named: Vec<_> = seats.map(|seat| view.names[seat].as_str()).collect();
        let expected = if view.game.is_aborted() {
            // In a set it is lost by who left it early; else it is without a winner.
            format!("Game {id} ended ")
        } else if let [_, _, ..] = named[..] {
            format!("{} win game {id} in ", named.join(" and "))
        } else if let [winner] = named[..] {
            format!("{winner} wins game {id} in ")
        } else {
            format!("Game {id} is a draw after ")
        };
        let is_right = without_brackets(&told.content).contains(&expected);
        (!is_right).then(|| format!("not {expected:?} is told, but {:?}", told.content))
    }
}

/// A text without what stands in brackets: the level or the colour behind the name of the computer.
fn without_brackets(text: &str) -> String {
    let mut parts = text.split(" (");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| {
        told + part.split_once(')').map_or("", |(_, after)| after)
    })
}

/// The game by the slow implementation; an error says which move that does not allow.
fn replay(game: &Game) -> Result<SlowGame, String> {
    let mut slow = SlowGame::new(Way::coded(&game.terms.ruleset.code()));
    for (index, &mv) in game.record().moves.iter().enumerate() {
        if !slow.allows(mv) {
            return Err(format!("move {}, {mv:?}, is against the rules", index + 1));
        }
        slow.play(mv);
    }
    Ok(slow)
}

/// How a game differs from what the slow implementation says, if it does.
fn differs(game: &Game, slow: &SlowGame) -> Option<String> {
    let position = game.position();
    let seat = |index: usize| u8::try_from(index).map(Seat::new).ok();
    let expected = slow.end.map(|end| {
        let winner = end.seat.and_then(seat);
        (winner.map(|seat| position.side_of(seat)), end.reason)
    });
    let outcome = position.outcome();
    let outcome = outcome.map(|Outcome { winner, reason, .. }| (winner, reason));
    if outcome != expected {
        return Some(format!("it ended with {outcome:?} instead of {expected:?}"));
    }
    let to_act = slow.expected().and_then(|expected| match expected {
        Expected::Stone { seat: index, .. } | Expected::Choice { seat: index, .. } => seat(index),
    });
    let expected = to_act.map(|seat| game.player(seat));
    let waits_for = game.to_move();
    (waits_for != expected).then(|| format!("it waits for {waits_for:?} instead of {expected:?}"))
}
