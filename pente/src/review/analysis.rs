//! Analyses the positions of a record, one after the other from its end.

use super::refusal::ReviewRefusal;
use super::value::Value;
use crate::engine::{Analyst, Budget, Score, analyses, forced_win};
use crate::rules::{Choice, Colour, Move, Position, Record, ReplayError, Ruleset, TurnAction};

/// In longer games the positions share the nodes of a game of this length.
const FULLY_SEARCHED: usize = 120;
/// The fewest nodes for a position.
const FEWEST_NODES: u64 = 2_000;
/// The longest continuation that is kept of a better move.
const LINE: usize = 24;
/// By how many percent a deeper look has to differ to be believed.
const CLEARLY: f64 = 5.0;

/// The positions of a record, and what is known of them.
pub(super) struct Analysis {
    pub(super) moves: Vec<Move>,
    /// The positions before each move and after the last.
    pub(super) positions: Vec<Position>,
    /// What is known of each position.
    pub(super) assessments: Vec<Assessment>,
    /// What the search from each position itself said, before the moves in it were compared.
    searched: Vec<Option<Value>>,
    nodes: u64,
    analyst: Analyst,
}

/// What is known of a position.
#[derive(Clone, Default)]
pub(super) struct Assessment {
    /// What it is worth; `None` while the opening has not assigned the colours.
    pub(super) value: Option<Value>,
    /// The best move and the expected continuation; empty if no stone is to be placed.
    pub(super) line: Vec<Move>,
}

/// Whether games by a ruleset can be analysed: whether it is for two with a colour each.
pub(super) fn reviews(ruleset: &Ruleset) -> bool {
    ruleset.seats == 2 && analyses(ruleset)
}

impl Analysis {
    /// Nothing is known yet of any position.
    pub(super) fn new(record: &Record, nodes: u64) -> Result<Self, ReviewRefusal> {
        if !reviews(&record.ruleset) {
            return Err(ReviewRefusal::NotForTwo);
        }
        let mut position = Position::new(record.ruleset);
        let mut positions = vec![position.clone()];
        for (index, &mv) in record.moves.iter().enumerate() {
            let played = position.play(mv);
            played.map_err(|refusal| ReplayError { index, refusal })?;
            positions.push(position.clone());
        }
        let count = record.moves.len();
        let part = FULLY_SEARCHED as u64 * nodes / count.max(FULLY_SEARCHED) as u64;
        let nodes = part.max(nodes.min(FEWEST_NODES));
        Ok(Self {
            moves: record.moves.clone(),
            assessments: vec![Assessment::default(); positions.len()],
            searched: vec![None; positions.len()],
            positions,
            nodes,
            analyst: Analyst::for_nodes(nodes * 8),
        })
    }

    /// The search nodes for a position.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is known of the position after a move.
    pub(super) fn after(&self, at: usize) -> &Assessment {
        &self.assessments[at + 1]
    }

    /// What is known of a position by itself.
    pub(super) fn look(&mut self, at: usize, budget: &Budget<'_>) -> Assessment {
        let position = &self.positions[at];
        let Some(turn) = position.to_act() else {
            let is_played = at == 0 || self.moves[at - 1].is_turn();
            let outcome = position.outcome().filter(|_| is_played);
            return Assessment {
                value: outcome.map(Value::of_outcome),
                line: Vec::new(),
            };
        };
        if let TurnAction::Choose(_) = turn.asks {
            return match self.moves.get(at) {
                Some(Move::Choose(Choice::Swap | Choice::NoSwap)) => Assessment {
                    value: self.assessments[at + 1].value,
                    line: Vec::new(),
                },
                _ => self.look_without_choice(at, budget),
            };
        }
        self.analyse(&self.positions[at].clone(), budget)
    }

    /// The stones on the board while it is open who takes which colour.
    fn look_without_choice(&mut self, at: usize, budget: &Budget<'_>) -> Assessment {
        let mut chosen = self.positions[at].clone();
        if chosen.play(Move::Choose(Choice::NoSwap)).is_err() {
            return Assessment::default();
        }
        let value = self.analyse(&chosen, budget).value;
        Assessment {
            value,
            line: Vec::new(),
        }
    }

    /// Analyses a position in which a stone is to be placed, or the end of a game.
    pub(super) fn analyse(&mut self, position: &Position, budget: &Budget<'_>) -> Assessment {
        if let Some(outcome) = position.outcome() {
            return Assessment {
                value: Some(Value::of_outcome(outcome)),
                line: Vec::new(),
            };
        }
        let colour = position.to_act().and_then(|turn| turn.colour);
        let found = if position.is_distinct() {
            self.analyst.analyse(position, budget)
        } else {
            // Many games have it. It is looked at without what is known of this one, so that it is worth the
            // same in all.
            Analyst::for_nodes(budget.nodes).analyse(position, budget)
        };
        let Some((colour, found)) = colour.zip(found) else {
            return Assessment::default();
        };
        Assessment {
            value: Some(Value::of(found.score, colour, found.is_forced_win)),
            line: found.line.into_iter().take(LINE).collect(),
        }
    }

    /// Takes over what a search from a position itself says.
    pub(super) fn learn(&mut self, at: usize, assessment: Assessment) {
        self.searched[at] = assessment.value;
        self.assessments[at] = assessment;
    }

    /// Corrects what a position is worth in which the best move was made: what that led to was looked at more deeply,
    /// and is believed where it differs clearly from what the search from the position itself had seen.
    pub(super) fn correct_by_best(&mut self, at: usize, mover: Colour, played: Value) {
        let Some(searched) = self.searched[at] else {
            return;
        };
        let chance = |value: Value| value.chance_of(mover).0;
        let differs = (chance(played) - chance(searched)).abs() >= CLEARLY;
        let value = if differs || played.is_won_by(mover) {
            before(played, mover)
        } else {
            searched
        };
        self.correct(at, value);
    }

    /// Corrects what a position is worth in which another move was made than the best one: it is worth what the better
    /// of the two leads to, so that the chances before and after the move differ by just what the move is said to cost.
    pub(super) fn correct_by_both(&mut self, at: usize, mover: Colour, found: [Value; 2]) {
        let [one, other] = found;
        let is_less = one.chance_of(mover).0 < other.chance_of(mover).0;
        let best = if is_less { other } else { one };
        self.correct(at, before(best, mover));
    }

    /// What is proved stays, and so does what many games have in common.
    fn correct(&mut self, at: usize, value: Value) {
        if !self.positions[at].is_distinct() {
            return;
        }
        let known = &mut self.assessments[at].value;
        if known.is_some_and(|known| !known.is_certain) {
            *known = Some(value);
        }
    }

    /// Whether the mover, who could have won by force and played something else, still wins: already at
    /// once, or by force after the best answer.
    pub(super) fn keeps_win(&self, at: usize, mover: Colour, budget: &Budget<'_>) -> bool {
        let after = &self.assessments[at + 1];
        let Some(value) = after.value else {
            return false;
        };
        if value.score_of(mover).wins_in().is_some() {
            return true;
        }
        let mut position = self.positions[at + 1].clone();
        let is_own_turn = |position: &Position| {
            let turn = position.to_act();
            turn.is_some_and(|turn| turn.colour == Some(mover))
        };
        for &mv in &after.line {
            if is_own_turn(&position) {
                break;
            }
            if position.play(mv).is_err() {
                return false;
            }
        }
        let found = is_own_turn(&position).then(|| forced_win(&position, budget));
        found.flatten().is_some_and(|found| found.line.is_some())
    }

    /// A win by force in a position.
    pub(super) fn win_in(&self, at: usize, budget: &Budget<'_>) -> Option<Vec<Move>> {
        let line = forced_win(&self.positions[at], budget)?.line?;
        Some(line.into_iter().take(LINE).collect())
    }

    /// Notes that a position is proved to be won. Returns whether the loser is to move and nobody knew it before.
    pub(super) fn prove(&mut self, at: usize, value: Value, winner: Colour) -> bool {
        let assessment = &mut self.assessments[at];
        if assessment.value.is_some_and(|value| value.is_certain) {
            return false;
        }
        assessment.value = Some(value);
        let turn = self.positions[at].to_act();
        turn.is_some_and(|turn| turn.colour != Some(winner))
    }
}

/// What a position is worth before the best move that leads to a value. That every other move loses as well is not proved.
fn before(best: Value, mover: Colour) -> Value {
    Value {
        is_certain: best.is_won_by(mover),
        ..best.moved(1)
    }
}

/// Whether the opponent, who is to move in a position, wins it by force. Where one of two moves is
/// known to lose, the other one is asked this, so that both are judged with the same effort.
pub(super) fn loses(position: &Position, mover: Colour, budget: &Budget<'_>) -> Option<Value> {
    let opponent = position
        .to_act()?
        .colour
        .filter(|&colour| colour != mover)?;
    let line = forced_win(position, budget)?.line?;
    let stones = i32::try_from(line.len()).unwrap_or(i32::MAX);
    let score = Score(Score::WIN.0.saturating_sub(stones)).max(Score::WON);
    Some(Value::of(score, opponent, true))
}
