//! Analyses a record, one position after the other from its end.

use std::sync::atomic::AtomicBool;

use thiserror::Error;

use super::chance::Chance;
use super::game_review::{JudgedPly, Judgement, Review};
use super::reason::{self, Known, why};
use super::value::Value;
use super::word::Word;
use crate::engine::{Analyst, Budget, analyses, forced_win};
use crate::rules::{Choice, Colour, Move, Position, Record, ReplayError, Ruleset, TurnAction};

/// The search nodes for a position, in a game of up to 120 moves. The fit of
/// [`Chance`] is for this number.
pub const NODES_A_POSITION: u64 = 25_000;
/// In longer games the positions share the nodes of a game of this length.
const FULLY_SEARCHED: usize = 120;
/// The fewest nodes for a position.
const FEWEST_NODES: u64 = 2_000;
/// The longest continuation that is kept of a better move.
const LINE: usize = 24;
/// By how many percent a deeper look has to differ to be believed.
const CLEARLY: f64 = 5.0;
/// Below this chance a win that was there is lost.
const KEPT: f64 = 90.0;

/// Why a record cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReviewRefusal {
    /// The ruleset is not for two.
    #[error("only games of two players with a colour each are reviewed")]
    NotForTwo,
    /// The record has a move that is not allowed.
    #[error(transparent)]
    Illegal(#[from] ReplayError),
}

/// A review in the making. Each [`step`](Self::step) takes up to a tenth of a second.
pub struct Judging {
    moves: Vec<Move>,
    /// The positions before each move and after the last.
    positions: Vec<Position>,
    /// What is known of each position.
    standings: Vec<Standing>,
    judgements: Vec<Option<Judgement>>,
    /// How many positions are still to be looked at.
    left: usize,
    nodes: u64,
    analyst: Analyst,
}

/// What is known of a position.
#[derive(Clone, Default)]
struct Standing {
    /// What it is worth; `None` while the opening has not assigned the colours.
    value: Option<Value>,
    /// The best move and the expected continuation; empty if no stone is to be placed.
    line: Vec<Move>,
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
        ruleset.seats == 2 && analyses(ruleset)
    }

    /// Begins a review; nothing has been analysed yet.
    pub fn new(record: &Record) -> Result<Self, ReviewRefusal> {
        Self::with_nodes(record, NODES_A_POSITION)
    }

    /// The same with another number of search nodes for a position. The chances are fitted for
    /// [`NODES_A_POSITION`].
    pub fn with_nodes(record: &Record, nodes: u64) -> Result<Self, ReviewRefusal> {
        if !Self::reviews(&record.ruleset) {
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
            standings: vec![Standing::default(); positions.len()],
            judgements: vec![None; count],
            left: positions.len(),
            positions,
            nodes,
            analyst: Analyst::for_nodes(nodes * 8),
        })
    }

    /// How many steps are left.
    pub const fn left(&self) -> usize {
        self.left
    }

    /// Looks at one more position, and judges the move that was made in it. If `stop` becomes true
    /// meanwhile, the review is spoilt and must be dropped.
    pub fn step(&mut self, stop: Option<&AtomicBool>) {
        let Some(at) = self.left.checked_sub(1) else {
            return;
        };
        let budget = Budget {
            nodes: self.nodes,
            guard: None,
            stop,
        };
        self.standings[at] = self.look(at, &budget);
        if at < self.moves.len() {
            self.judgements[at] = match self.moves[at] {
                Move::Place(_) | Move::Power(_) => self.judge_stone(at, &budget),
                Move::Choose(choice) => self.judge_choice(at, choice),
                Move::Leave(..) | Move::AgreeDraw => None,
            };
        }
        self.left = at;
    }

    /// The review, once nothing is left.
    pub fn review(self) -> Review {
        let mut plies: Vec<JudgedPly> = Vec::with_capacity(self.moves.len());
        for (at, (&mv, judgement)) in self.moves.iter().zip(self.judgements).enumerate() {
            // Whoever leaves changes nothing on the board.
            let known = if mv.is_turn() { at + 1 } else { at };
            let value = self.standings[known].value;
            plies.push(JudgedPly {
                mv,
                colour: mover(&self.positions[at], &self.positions[at + 1]),
                score: value.map(|value| value.score),
                chance: value.map(|value| value.chance_of(Colour::FIRST)),
                judgement,
            });
        }
        Review {
            ruleset: *self.positions[0].ruleset(),
            plies,
        }
    }

    /// What is known of a position by itself.
    fn look(&mut self, at: usize, budget: &Budget<'_>) -> Standing {
        let position = &self.positions[at];
        let Some(turn) = position.to_act() else {
            let is_played = at == 0 || self.moves[at - 1].is_turn();
            let outcome = position.outcome().filter(|_| is_played);
            return Standing {
                value: outcome.map(Value::of_outcome),
                line: Vec::new(),
            };
        };
        if let TurnAction::Choose(_) = turn.asks {
            return match self.moves.get(at) {
                Some(Move::Choose(Choice::Swap | Choice::NoSwap)) => Standing {
                    value: self.standings[at + 1].value,
                    line: Vec::new(),
                },
                _ => self.look_without_choice(at, budget),
            };
        }
        self.analyse(&self.positions[at].clone(), budget)
    }

    /// The stones on the board while it is open who takes which colour.
    fn look_without_choice(&mut self, at: usize, budget: &Budget<'_>) -> Standing {
        let mut chosen = self.positions[at].clone();
        if chosen.play(Move::Choose(Choice::NoSwap)).is_err() {
            return Standing::default();
        }
        let value = self.analyse(&chosen, budget).value;
        Standing {
            value,
            line: Vec::new(),
        }
    }

    /// Analyses a position in which a stone is to be placed, or the end of a game.
    fn analyse(&mut self, position: &Position, budget: &Budget<'_>) -> Standing {
        if let Some(outcome) = position.outcome() {
            return Standing {
                value: Some(Value::of_outcome(outcome)),
                line: Vec::new(),
            };
        }
        let colour = position.to_act().and_then(|turn| turn.colour);
        let Some((colour, found)) = colour.zip(self.analyst.analyse(position, budget)) else {
            return Standing::default();
        };
        Standing {
            value: Some(Value::of(found.score, colour, found.is_forced_win)),
            line: found.line.into_iter().take(LINE).collect(),
        }
    }

    fn judge_stone(&mut self, at: usize, budget: &Budget<'_>) -> Option<Judgement> {
        let before = self.positions[at].clone();
        let mover = before.to_act()?.colour?;
        let known = self.standings[at].clone();
        let (value, best) = (known.value?, *known.line.first()?);
        if before.forced().is_some() {
            return None;
        }
        let is_won = value.is_won_by(mover);
        if best == self.moves[at] {
            if is_won {
                self.prove(at + 1, value.moved(-1), mover);
            }
            let played = self.standings[at + 1].value?;
            self.correct(at, mover, [played; 2]);
            let chance = played.chance_of(mover);
            return Some(Judgement::good(chance));
        }
        let best = if is_won {
            value
        } else {
            let mut after = before.clone();
            after.play(best).ok()?;
            self.analyse(&after, budget).value?
        };
        if is_won && self.keeps_win(at, mover, budget) {
            self.prove(at + 1, value.moved(-1), mover);
        }
        let played = self.standings[at + 1].value?;
        self.correct(at, mover, [best, played]);
        let (best, played) = (best.chance_of(mover), played.chance_of(mover));
        if played >= best {
            return Some(Judgement::good(played));
        }
        Some(self.worse(at, mover, (best, played), known.line, is_won))
    }

    /// Corrects what a position is worth, if the moves that were looked at more deeply lead to clearly more or
    /// clearly less for whoever is to move than the search from the position itself had seen.
    fn correct(&mut self, at: usize, mover: Colour, found: [Value; 2]) {
        let Some(value) = self.standings[at].value.filter(|value| !value.is_certain) else {
            return;
        };
        let chance = |value: Value| value.chance_of(mover).0;
        let [one, other] = found;
        let best = if chance(one) < chance(other) {
            other
        } else {
            one
        };
        let differs = (chance(best) - chance(value)).abs() >= CLEARLY;
        if differs || best.is_won_by(mover) {
            // That the others lose as well is not proved.
            let is_certain = best.is_won_by(mover);
            self.standings[at].value = Some(Value {
                is_certain,
                ..best.moved(1)
            });
        }
    }

    /// A move that was worse than the best one, with the reason if it deserves a word.
    fn worse(
        &self,
        at: usize,
        mover: Colour,
        (best, played): (Chance, Chance),
        better: Vec<Move>,
        was_won: bool,
    ) -> Judgement {
        let (before, after) = (&self.positions[at], &self.positions[at + 1]);
        let word = Word::of(best, played);
        let lost_win = was_won && played.0 < KEPT;
        let missed = lost_win.then(|| reason::turns_of(before, &better));
        let reply = &self.standings[at + 1];
        let captured =
            after.captured_by(mover) - before.captured_by(mover).min(after.captured_by(mover));
        let known = Known {
            before,
            after,
            mover,
            better: &better,
            reply: &reply.line,
            captured: captured.into(),
            missed,
            allows_win: played == Chance::LOST,
            lost: best.0 - played.0,
        };
        let reason = word.map(|_| why(&known));
        let spoken_of = reason.as_ref().map(|reason| reason.spoken_of(&reply.line));
        let reply = spoken_of.unwrap_or_default().to_vec();
        // A line that nobody is shown is not kept.
        let is_told = word.is_some() || missed.is_some();
        Judgement {
            best,
            played,
            word,
            better: if is_told { better } else { Vec::new() },
            reason,
            reply,
            missed_win: missed,
        }
    }

    /// Whether the mover, who could have won by force and played something else, still wins: already at
    /// once, or by force after the best answer.
    fn keeps_win(&self, at: usize, mover: Colour, budget: &Budget<'_>) -> bool {
        let after = &self.standings[at + 1];
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

    /// Notes that a position is proved to be won, so that the loser's next move is not to blame.
    fn prove(&mut self, at: usize, value: Value, winner: Colour) {
        let standing = &mut self.standings[at];
        if standing.value.is_some_and(|value| value.is_certain) {
            return;
        }
        standing.value = Some(value);
        let is_losers = self.positions[at]
            .to_act()
            .is_some_and(|turn| turn.colour != Some(winner));
        if let Some(Some(judgement)) = self.judgements.get_mut(at)
            && is_losers
        {
            *judgement = Judgement::good(Chance::LOST);
        }
    }

    /// A choice of a colour; whoever hands the choice back is not judged.
    fn judge_choice(&self, at: usize, choice: Choice) -> Option<Judgement> {
        let first = self.standings[at].value?;
        let of = |choice| match choice {
            Choice::Swap => first.chance_of(Colour::FIRST),
            Choice::NoSwap | Choice::Pass => first.chance_of(Colour::SECOND),
        };
        let other = match choice {
            Choice::Swap => Choice::NoSwap,
            Choice::NoSwap => Choice::Swap,
            Choice::Pass => return None,
        };
        let (played, best) = (of(choice), of(other));
        if played >= best {
            return Some(Judgement::good(played));
        }
        let word = Word::of(best, played);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is a percentage"
        )]
        let percent = (best.0 - played.0).round() as u8;
        Some(Judgement {
            best,
            played,
            word,
            better: word.map(|_| Move::Choose(other)).into_iter().collect(),
            reason: word.map(|_| reason::Reason::LessLikely { percent }),
            reply: Vec::new(),
            missed_win: None,
        })
    }
}

/// The colour of whoever made a move: for a choice the colour that it brought; `None` while the opening has
/// not assigned the colours.
fn mover(before: &Position, after: &Position) -> Option<Colour> {
    let seat = before.to_act()?.seat;
    before.colour_of(seat).or_else(|| after.colour_of(seat))
}
