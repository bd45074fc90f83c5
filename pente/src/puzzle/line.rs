//! The known line of a win, move by move.

use super::proof::{after, has_won, mover, wins_at_once};
use crate::rules::{Colour, Move, Position, Reason};

/// What a winning line looks like.
pub(super) struct Line {
    /// How many turns of the winner it has.
    pub(super) turns: u32,
    /// Why it ends.
    pub(super) reason: Reason,
    /// Whether the winner captures before the line ends.
    pub(super) captures: bool,
    /// Whether every turn of the winner but the last threatens to win with the next one.
    pub(super) only_threats: bool,
    /// Whether the first turn does not.
    pub(super) is_quiet: bool,
}

impl Line {
    /// Plays the line; `None` if it does not end with a win of this colour.
    pub(super) fn read(position: &Position, winner: Colour, moves: &[Move]) -> Option<Self> {
        let mut now = position.clone();
        let mut captures = false;
        // For each turn of the winner but the last, whether it threatens to win.
        let mut threats = Vec::new();
        for &mv in moves {
            let is_winner = mover(&now) == Some(winner);
            let played = now.play(mv).ok()?;
            if is_winner && now.outcome().is_none() {
                captures |= played.has_removed();
                if mover(&now) != Some(winner) {
                    threats.push(threatens(&now, winner));
                }
            }
        }
        let outcome = now.outcome().filter(|_| has_won(&now, winner))?;
        Some(Self {
            turns: turns(position, winner, moves)?,
            reason: outcome.reason,
            captures,
            only_threats: !threats.is_empty() && threats.iter().all(|&threat| threat),
            is_quiet: threats.first() == Some(&false),
        })
    }
}

/// How many turns of this colour a line has; `None` if a move of it is not legal.
pub(super) fn turns(position: &Position, colour: Colour, moves: &[Move]) -> Option<u32> {
    let mut now = position.clone();
    let mut turns = 0;
    let mut latest = None;
    for &mv in moves {
        let by = mover(&now);
        if by == Some(colour) && latest != by {
            turns += 1;
        }
        latest = by;
        now.play(mv).ok()?;
    }
    Some(turns)
}

/// Whether this colour, which is not to move, wins at once after most of the other's turns.
pub(super) fn threatens(position: &Position, attacker: Colour) -> bool {
    let replies: Vec<Move> = position.legal().collect();
    let wins = replies.iter().filter(|&&reply| {
        let passed = after(position, reply).and_then(|now| finished(now, attacker));
        passed.is_some_and(|now| has_won(&now, attacker) || wins_at_once(&now))
    });
    wins.count() * 2 > replies.len()
}

/// The position once the other side has finished its turn, with whatever is legal first.
fn finished(mut now: Position, attacker: Colour) -> Option<Position> {
    while now.outcome().is_none() && mover(&now) != Some(attacker) {
        let mv = now.legal().next()?;
        now.play(mv).ok()?;
    }
    Some(now)
}
