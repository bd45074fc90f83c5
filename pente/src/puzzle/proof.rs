//! What the engine's search for forced wins says of a position.

use crate::engine::{Budget, forced_loss, forced_win};
use crate::rules::{Colour, Move, Position};

/// The result of a search for a forced win of one colour.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    /// The moves of both sides up to the win, with the longest defence; `None` if no win was found.
    pub(super) line: Option<Vec<Move>>,
    /// Whether the search may have ended because its nodes were used up.
    pub(super) is_exhausted: bool,
}

impl Proof {
    /// Searches for a forced win of this colour, whoever is to move.
    pub(super) fn search(position: &Position, winner: Colour, nodes: u64) -> Self {
        let certain = |line| Self {
            line,
            is_exhausted: false,
        };
        if position.outcome().is_some() {
            return certain(has_won(position, winner).then(Vec::new));
        }
        let budget = Budget::nodes(nodes);
        let found = if mover(position) == Some(winner) {
            forced_win(position, &budget)
        } else {
            forced_loss(position, &budget)
        };
        found.map_or(certain(None), |found| Self {
            line: found.line,
            // The first of the engine's two searches has half of the nodes.
            is_exhausted: found.nodes >= nodes / 2,
        })
    }

    /// Whether a win was found.
    pub(super) const fn is_won(&self) -> bool {
        self.line.is_some()
    }
}

/// The colour that is to place a stone; `None` if the game is over, or if there is a choice to make.
pub(super) fn mover(position: &Position) -> Option<Colour> {
    position.to_act()?.colour
}

/// Whether this colour has won the game.
pub(super) fn has_won(position: &Position, colour: Colour) -> bool {
    position
        .outcome()
        .is_some_and(|outcome| outcome.winning_colour == Some(colour))
}

/// The position after a move that is known to be legal; `None` if it is not.
pub(super) fn after(position: &Position, mv: Move) -> Option<Position> {
    let mut after = position.clone();
    after.play(mv).ok().map(|_| after)
}

/// Nodes that are enough to see a win within the present turn.
const AT_ONCE: u64 = 8;

/// Whether whoever is to move wins within this turn.
pub(super) fn wins_at_once(position: &Position) -> bool {
    let left = usize::from(position.stones_left());
    let found = forced_win(position, &Budget::nodes(AT_ONCE));
    found
        .and_then(|found| found.line)
        .is_some_and(|line| line.len() <= left)
}
