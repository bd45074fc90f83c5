//! Judges the moves of a record, the last one first.

use std::sync::atomic::AtomicBool;

use super::analysis::{self, Analysis};
use super::chance::Chance;
use super::fault::Fault;
use super::game_review::{JudgedPly, Judgement, Review};
use super::percent::Percent;
use super::reasons::{Known, why};
use super::refusal::ReviewRefusal;
use super::value::Value;
use super::word::Word;
use crate::engine::Budget;
use crate::rules::{Choice, Colour, Move, Position, Record, Ruleset, Turn};

/// The search nodes for a position, in a game of up to 120 moves. The fit of
/// [`Chance`] is for this number.
pub const NODES_A_POSITION: u64 = 25_000;
/// Below this chance a win that was there is lost.
const KEPT: f64 = 90.0;

/// A review in the making. Each [`step`](Self::step) takes up to a tenth of a second.
pub struct Judging {
    game: Analysis,
    judgements: Vec<Option<Judgement>>,
    /// How many positions are still to be looked at.
    left: usize,
}

/// A move that was worse than the best one.
struct Worse {
    /// Its index in the record.
    at: usize,
    mover: Colour,
    /// The mover's chance with the best move.
    best: Chance,
    /// The chance with the move that was made.
    played: Chance,
    /// The best move and its continuation.
    better: Vec<Move>,
    /// Whether the best move is proved to win.
    was_won: bool,
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
            judgements: vec![None; game.moves.len()],
            left: game.positions.len(),
            game,
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
            nodes: self.game.nodes(),
            guard: None,
            stop,
        };
        self.game.assessments[at] = self.game.look(at, &budget);
        if at < self.game.moves.len() {
            self.judgements[at] = match self.game.moves[at] {
                Move::Place(_) | Move::Power(_) => {
                    let judgement = self.judge_stone(at, &budget);
                    self.with_missed_row(at, judgement)
                }
                Move::Choose(choice) => self.judge_choice(at, choice),
                Move::Leave(..) | Move::AgreeDraw => None,
            };
        }
        self.left = at;
    }

    /// The review, once nothing is left.
    pub fn review(self) -> Review {
        let game = self.game;
        let mut plies: Vec<JudgedPly> = Vec::with_capacity(game.moves.len());
        for (at, (&mv, judgement)) in game.moves.iter().zip(self.judgements).enumerate() {
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

    /// A move that did not end the game, although one was there that wins at once, missed that win, even if another
    /// one was left.
    fn with_missed_row(&self, at: usize, judgement: Option<Judgement>) -> Option<Judgement> {
        let judgement = judgement?;
        let (before, after) = (&self.game.positions[at], &self.game.positions[at + 1]);
        let Some(mover) = before.to_act().and_then(|turn| turn.colour) else {
            return Some(judgement);
        };
        // The second stone of the turn may still win.
        let goes_on = |turn: Turn| turn.colour == Some(mover);
        if after.outcome().is_some() || after.to_act().is_some_and(goes_on) {
            return Some(judgement);
        }
        let wins = |mv: &Move| {
            let mut end = before.clone();
            let is_legal = end.play(*mv).is_ok();
            let winner = end.outcome().and_then(|outcome| outcome.winning_colour);
            is_legal && winner == Some(mover)
        };
        // The engine's move, if it is one of them.
        let best = judgement.better.first().copied().filter(wins);
        let Some(best) = best.or_else(|| before.legal().find(wins)) else {
            return Some(judgement);
        };
        Some(Judgement {
            word: judgement.word.max(Some(Word::Mistake)),
            better: vec![best],
            reason: Some(Fault::MissedWin { moves: 1 }),
            reply: Vec::new(),
            missed_win: Some(1),
            best: Chance::WON,
            ..judgement
        })
    }

    /// Judges a stone, unless so few are on the board that the chance says nothing yet: in 577 of the real games, what it
    /// says after the third move fits the results worse than that White wins 57 of 100 (0.6890 to 0.6847, as in
    /// [`Chance`]), hardly better after the fourth (0.6777), and better from then on (0.6657, 0.6483).
    fn judge_stone(&mut self, at: usize, budget: &Budget<'_>) -> Option<Judgement> {
        let before = self.game.positions[at].clone();
        if !before.is_distinct() {
            return None;
        }
        let mover = before.to_act()?.colour?;
        let known = self.game.assessments[at].clone();
        let (value, best) = (known.value?, *known.line.first()?);
        if before.forced().is_some() {
            return None;
        }
        let is_won = value.is_won_by(mover);
        if best == self.game.moves[at] {
            if is_won {
                self.prove(at + 1, value.moved(-1), mover);
            }
            let played = self.game.assessments[at + 1].value?;
            self.game.correct(at, mover, [played; 2]);
            let chance = played.chance_of(mover);
            return Some(Judgement::good(chance));
        }
        let better = known.line;
        let best = if is_won {
            value
        } else {
            let mut after = before.clone();
            after.play(best).ok()?;
            self.game.analyse(&after, budget).value?
        };
        if is_won && self.game.keeps_win(at, mover, budget) {
            self.prove(at + 1, value.moved(-1), mover);
        }
        let played = self.game.assessments[at + 1].value?;
        self.game.correct(at, mover, [best, played]);
        let (best, played) = (best.chance_of(mover), played.chance_of(mover));
        if played >= best {
            return Some(Judgement::good(played));
        }
        Some(self.worse(Worse {
            at,
            mover,
            best,
            played,
            better,
            was_won: is_won,
        }))
    }

    /// A move that was worse than the best one, with the reason if it deserves a word.
    fn worse(&self, worse: Worse) -> Judgement {
        let Worse {
            at,
            mover,
            best,
            played,
            better,
            was_won,
        } = worse;
        let (before, after) = (&self.game.positions[at], &self.game.positions[at + 1]);
        let word = Word::of(best, played);
        let lost_win = was_won && played.0 < KEPT;
        let missed = lost_win.then(|| before.turns_in(&better));
        let reply = self.game.after(at);
        let captured =
            after.captured_by(mover) - before.captured_by(mover).min(after.captured_by(mover));
        let known = Known {
            before,
            after,
            mv: self.game.moves[at],
            mover,
            better: &better,
            reply: &reply.line,
            captured: captured.into(),
            missed,
            best,
            played,
        };
        let reason = word.map(|_| why(&known));
        let spoken_of = reason.as_ref().map(|reason| reason.spoken_of(&reply.line));
        let reply = spoken_of.unwrap_or_default();
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

    /// Notes that a position is proved to be won, so that the loser's next move is not to blame.
    fn prove(&mut self, at: usize, value: Value, winner: Colour) {
        let is_news = self.game.prove(at, value, winner);
        if let Some(Some(judgement)) = self.judgements.get_mut(at)
            && is_news
        {
            *judgement = Judgement::good(Chance::LOST);
        }
    }

    /// A choice of a colour; whoever hands the choice back is not judged.
    fn judge_choice(&self, at: usize, choice: Choice) -> Option<Judgement> {
        let first = self.game.assessments[at].value?;
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
        let percent = Percent::of(best.0 - played.0);
        Some(Judgement {
            best,
            played,
            word,
            better: word.map(|_| Move::Choose(other)).into_iter().collect(),
            reason: word.map(|_| Fault::LessLikely {
                percent: percent.whole(),
            }),
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
