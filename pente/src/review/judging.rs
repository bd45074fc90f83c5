//! Reviews a record, step by step: its moves, the last one first, and then again those that decided.

use std::sync::atomic::AtomicBool;

use super::analysis::{self, Analysis};
use super::comparing::Moves;
use super::game_review::{JudgedPly, Review};
use super::refusal::ReviewRefusal;
use super::second_look::{SecondLooks, TIMES};
use crate::engine::Budget;
use crate::rules::{Colour, Position, Record, Ruleset};

/// The search nodes for a position, in a game of up to 120 moves. The fit of
/// [`Chance`](super::Chance) is for this number.
pub const NODES_A_POSITION: u64 = 25_000;

/// A review in the making. Each [`step`](Self::step) takes up to two tenths of a second, mostly much less: it searches up
/// to four times [`NODES_A_POSITION`].
pub struct Judging {
    moves: Moves,
    /// How many positions are still to be looked at.
    left: usize,
    second: SecondLooks,
}

/// Reviews a record at once.
pub fn judge(record: &Record) -> Result<Review, ReviewRefusal> {
    let mut judging = Judging::new(record)?;
    while judging.left() > 0 {
        judging.step(None);
    }
    Ok(judging.review())
}

impl Judging {
    /// Whether games by a ruleset are reviewed: whether it is for two with a colour each.
    pub fn reviews(ruleset: &Ruleset) -> bool {
        analysis::reviews(ruleset)
    }

    /// Begins a review; nothing has been analysed yet.
    pub fn new(record: &Record) -> Result<Self, ReviewRefusal> {
        Self::with_nodes(record, NODES_A_POSITION)
    }

    /// The same with another number of search nodes for a position. The chances are fitted for
    /// [`NODES_A_POSITION`].
    pub fn with_nodes(record: &Record, nodes: u64) -> Result<Self, ReviewRefusal> {
        let game = Analysis::new(record, nodes)?;
        Ok(Self {
            left: game.positions.len(),
            moves: Moves::new(game),
            second: SecondLooks::default(),
        })
    }

    /// How many steps are left, those aside of which it is not known yet whether they are needed. None are once the
    /// review is done.
    pub const fn left(&self) -> usize {
        self.left + self.second.left()
    }

    /// Looks at one more position, and judges the move that was made in it; or looks again at one that matters. If
    /// `stop` becomes true meanwhile, the review is spoilt and must be dropped.
    pub fn step(&mut self, stop: Option<&AtomicBool>) {
        let nodes = self.moves.game.nodes();
        let budget = |nodes| Budget {
            stop,
            ..Budget::nodes(nodes)
        };
        let Some(at) = self.left.checked_sub(1) else {
            self.second.step(&mut self.moves, &budget(TIMES * nodes));
            return;
        };
        let found = self.moves.game.look(at, &budget(nodes));
        self.moves.game.learn(at, found);
        if at < self.moves.game.moves.len() {
            self.moves.judge(at, &budget(nodes));
        }
        self.left = at;
        if at == 0 {
            self.second.begin(&self.moves);
        }
    }

    /// The review, once nothing is left.
    pub fn review(self) -> Review {
        let Moves {
            game, judgements, ..
        } = self.moves;
        let mut plies: Vec<JudgedPly> = Vec::with_capacity(game.moves.len());
        for (at, (&mv, judgement)) in game.moves.iter().zip(judgements).enumerate() {
            // Whoever leaves changes nothing on the board.
            let known = if mv.is_turn() { at + 1 } else { at };
            let value = game.assessments[known].value;
            plies.push(JudgedPly {
                mv,
                colour: mover(&game.positions[at], &game.positions[at + 1]),
                score: value.map(|value| value.score),
                chance: value.map(|value| value.chance_of(Colour::FIRST)),
                judgement,
            });
        }
        Review {
            ruleset: *game.positions[0].ruleset(),
            plies,
        }
    }
}

/// The colour of whoever made a move: for a choice the colour that it brought; `None` while the opening has
/// not assigned the colours.
fn mover(before: &Position, after: &Position) -> Option<Colour> {
    let seat = before.to_act()?.seat;
    before.colour_of(seat).or_else(|| after.colour_of(seat))
}
