//! Compares the moves of a record with the best ones, and judges them by that.
//!
//! What is known of a move can change: when a position before or after it is looked at again, or proved. It is then
//! judged again, without another search.

use super::analysis::{Analysis, loses};
use super::chance::Chance;
use super::fault::Fault;
use super::game_review::Judgement;
use super::percent::Percent;
use super::reasons::{Known, why};
use super::value::Value;
use super::word::Word;
use crate::engine::Budget;
use crate::rules::{Choice, Colour, Move, Turn};

/// Below this chance a win that was there is lost.
const KEPT: f64 = 90.0;
/// Below this one it is lost even if the mover is proved to win one turn later.
const REGAINED: f64 = 80.0;

/// The moves of a record, and how good they were.
pub(super) struct Moves {
    pub(super) game: Analysis,
    pub(super) judgements: Vec<Option<Judgement>>,
    compared: Vec<Option<Compared>>,
}

/// A move and the best one.
#[derive(Clone)]
struct Compared {
    mover: Colour,
    /// The best move and its continuation; it may be the move that was made.
    better: Vec<Move>,
    /// What the best move leads to; `None` if it is the one that was made.
    best: Option<Value>,
    /// Whether the best move is proved to win.
    was_won: bool,
}

/// A move that was worse than the best one.
struct Worse<'a> {
    /// Its index in the record.
    at: usize,
    compared: &'a Compared,
    /// The mover's chance with the best move.
    best: Chance,
    /// The chance with the move that was made.
    played: Chance,
}

impl Moves {
    /// Nothing is known yet.
    pub(super) fn new(game: Analysis) -> Self {
        let count = game.moves.len();
        Self {
            game,
            judgements: vec![None; count],
            compared: vec![None; count],
        }
    }

    /// Compares a move with the best one in its position, which was looked at, and judges it.
    pub(super) fn judge(&mut self, at: usize, budget: &Budget<'_>) {
        match self.game.moves[at] {
            Move::Place(_) | Move::Power(_) => {
                self.compared[at] = self.compare(at, budget);
                self.judge_again(at);
            }
            Move::Choose(choice) => self.judgements[at] = self.judge_choice(at, choice),
            Move::Leave(..) | Move::AgreeDraw => {}
        }
    }

    /// Judges a move again by what is known now.
    pub(super) fn judge_again(&mut self, at: usize) {
        let Some(compared) = self.compared[at].clone() else {
            return;
        };
        let judgement = self.judged(at, &compared);
        self.judgements[at] = judgement.map(|it| self.with_missed_row(at, it));
    }

    /// Judges the moves before one again, the nearest first, until nothing changes any more.
    pub(super) fn judge_before(&mut self, at: usize) {
        for earlier in (0..at).rev() {
            let known = self.game.assessments[earlier].value;
            self.judge_again(earlier);
            if self.game.assessments[earlier].value == known {
                break;
            }
        }
    }

    /// Looks again at the position after a move, and judges the answer again.
    pub(super) fn look_after(&mut self, at: usize, budget: &Budget<'_>) {
        let next = at + 1;
        if self.look_again(next, budget) && self.compared.get(next).is_some_and(Option::is_some) {
            self.compared[next] = self.by_search(next, budget);
            self.judge_again(next);
        }
    }

    /// Looks again at the position before a move for the best one. Returns whether that is to be looked at, too: not if it
    /// was made, or is proved to win.
    pub(super) fn look_for_better(&mut self, at: usize, budget: &Budget<'_>) -> bool {
        if !self.look_again(at, budget) {
            return false;
        }
        self.compared[at] = self.by_search(at, budget);
        let compared = self.compared[at].as_ref();
        compared.is_some_and(|it| it.best.is_some() && !it.was_won)
    }

    /// Looks at what the best move leads to.
    pub(super) fn look_after_better(&mut self, at: usize, budget: &Budget<'_>) {
        let compared = self.compared[at].take();
        self.compared[at] = compared.and_then(|it| self.with_best(at, it, budget));
    }

    /// Searches from a position in which a stone is placed and of which nothing is proved. Returns whether it is one.
    fn look_again(&mut self, at: usize, budget: &Budget<'_>) -> bool {
        let is_open = |value: Value| !value.is_certain;
        if !self.game.assessments[at].value.is_some_and(is_open) {
            return false;
        }
        let position = self.game.positions[at].clone();
        let found = self.game.analyse(&position, budget);
        let is_found = found.value.is_some() && !found.line.is_empty();
        if is_found {
            self.game.learn(at, found);
        }
        is_found
    }

    /// Compares a stone with the best one, unless so few are on the board that the chance says nothing yet: in 577 of the
    /// real games, what it says after the third move fits the results worse than that White wins 57 of 100 (0.6890 to
    /// 0.6847, as in [`Chance`]), hardly better after the fourth (0.6777), and better from then on (0.6657, 0.6483).
    fn compare(&mut self, at: usize, budget: &Budget<'_>) -> Option<Compared> {
        let compared = self.by_search(at, budget)?;
        if compared.best.is_none() || compared.was_won {
            return Some(compared);
        }
        self.with_best(at, compared, budget)
    }

    /// The best move as the search from the position names and values it.
    fn by_search(&mut self, at: usize, budget: &Budget<'_>) -> Option<Compared> {
        let before = &self.game.positions[at];
        if !before.is_distinct() || before.forced().is_some() {
            return None;
        }
        let mover = before.to_act()?.colour?;
        let known = &self.game.assessments[at];
        let (value, better) = (known.value?, known.line.clone());
        let is_made = *better.first()? == self.game.moves[at];
        let was_won = value.is_won_by(mover);
        if was_won && (is_made || self.game.keeps_win(at, mover, budget)) {
            self.prove(at + 1, (value.moved(-1), mover), budget);
        }
        Some(Compared {
            mover,
            better,
            best: (!is_made).then(|| value.moved(-1)),
            was_won,
        })
    }

    /// The same with what a search from the position after the best move says.
    fn with_best(
        &mut self,
        at: usize,
        compared: Compared,
        budget: &Budget<'_>,
    ) -> Option<Compared> {
        let mover = compared.mover;
        let mut after = self.game.positions[at].clone();
        after.play(*compared.better.first()?).ok()?;
        let found = self.game.analyse(&after, budget).value?;
        let played = self.game.after(at).value?.chance_of(mover);
        let is_blamed =
            played == Chance::LOST && Word::of(found.chance_of(mover), played).is_some();
        let lost = is_blamed.then(|| loses(&after, mover, budget));
        Some(Compared {
            best: lost.flatten().or(Some(found)),
            ..compared
        })
    }

    fn judged(&mut self, at: usize, compared: &Compared) -> Option<Judgement> {
        let mover = compared.mover;
        let known = self.game.assessments[at].value?;
        if known.is_certain && known.chance_of(mover) == Chance::LOST {
            return Some(Judgement::good(Chance::LOST));
        }
        let played = self.game.after(at).value?;
        let Some(best) = compared.best else {
            self.game.correct_by_best(at, mover, played);
            return Some(Judgement::good(played.chance_of(mover)));
        };
        self.game.correct_by_both(at, mover, [best, played]);
        let (best, played) = (best.chance_of(mover), played.chance_of(mover));
        if played >= best {
            return Some(Judgement::good(played));
        }
        Some(self.worse(&Worse {
            at,
            compared,
            best,
            played,
        }))
    }

    /// A move that was worse than the best one, with the reason if it deserves a word.
    fn worse(&self, worse: &Worse<'_>) -> Judgement {
        let &Worse {
            at,
            compared,
            best,
            played,
        } = worse;
        let (mover, better) = (compared.mover, &compared.better);
        let (before, after) = (&self.game.positions[at], &self.game.positions[at + 1]);
        let word = Word::of(best, played);
        let lost_win = compared.was_won && played.0 < KEPT && !self.is_regained(at, mover, played);
        let missed = lost_win.then(|| before.turns_in(better));
        let reply = self.game.after(at);
        let captured =
            after.captured_by(mover) - before.captured_by(mover).min(after.captured_by(mover));
        let known = Known {
            before,
            after,
            mv: self.game.moves[at],
            mover,
            better,
            reply: &reply.line,
            captured: captured.into(),
            missed,
            best,
            played,
        };
        let reason = word.map(|_| why(&known));
        let spoken_of = reason.as_ref().map(|reason| reason.spoken_of(&reply.line));
        // A line that nobody is shown is not kept.
        let is_told = word.is_some() || missed.is_some();
        Judgement {
            best,
            played,
            word,
            better: if is_told { better.clone() } else { Vec::new() },
            reason,
            reply: spoken_of.unwrap_or_default(),
            missed_win: missed,
        }
    }

    /// Whether the mover still stood clearly better, and one turn later is proved to win.
    fn is_regained(&self, at: usize, mover: Colour, played: Chance) -> bool {
        let later = self.game.assessments.get(at + 2);
        let is_won = later
            .and_then(|it| it.value)
            .is_some_and(|value| value.is_won_by(mover));
        played.0 >= REGAINED && is_won
    }

    /// Notes that a position is proved to be won, so that the loser's next move is not to blame, and leaves it won.
    fn prove(&mut self, at: usize, (value, winner): (Value, Colour), budget: &Budget<'_>) {
        if !self.game.prove(at, value, winner) {
            return;
        }
        if let Some(Some(judgement)) = self.judgements.get_mut(at) {
            *judgement = Judgement::good(Chance::LOST);
        }
        if let Some(Move::Place(_) | Move::Power(_)) = self.game.moves.get(at) {
            self.prove_next(at + 1, (value.moved(-1), winner), budget);
        }
    }

    /// Notes that a position to which the loser's move led is won as well. If the winner's next move lost the win, the win
    /// is looked for.
    fn prove_next(&mut self, at: usize, (value, winner): (Value, Colour), budget: &Budget<'_>) {
        let known = self.game.assessments[at].value;
        if known.is_some_and(|known| known.is_certain) {
            return;
        }
        let turn = self.game.positions[at].to_act();
        if turn.and_then(|turn| turn.colour) != Some(winner) {
            self.prove(at, (value, winner), budget);
            return;
        }
        self.game.prove(at, value, winner);
        let Some(Some(compared)) = self.compared.get(at) else {
            return;
        };
        let mut compared = compared.clone();
        let after = self
            .game
            .after(at)
            .value
            .map(|value| value.chance_of(winner));
        if after.is_some_and(|after| after.0 >= KEPT) {
            compared.best = None;
        } else if let Some(line) = self.game.win_in(at, budget) {
            let is_made = line.first() == Some(&self.game.moves[at]);
            if is_made {
                self.prove(at + 1, (value.moved(-1), winner), budget);
            }
            compared = Compared {
                mover: winner,
                better: line,
                best: (!is_made).then_some(value),
                was_won: true,
            };
        } else if compared.best.is_some() {
            compared.best = Some(value);
        }
        self.compared[at] = Some(compared);
        self.judge_again(at);
    }

    /// A move that did not end the game, although one was there that wins at once, missed that win, unless the mover is
    /// proved to win all the same.
    fn with_missed_row(&self, at: usize, judgement: Judgement) -> Judgement {
        if judgement.played == Chance::WON {
            return judgement;
        }
        let (before, after) = (&self.game.positions[at], &self.game.positions[at + 1]);
        let Some(mover) = before.to_act().and_then(|turn| turn.colour) else {
            return judgement;
        };
        // The second stone of the turn may still win.
        let goes_on = |turn: Turn| turn.colour == Some(mover);
        if after.outcome().is_some() || after.to_act().is_some_and(goes_on) {
            return judgement;
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
            return judgement;
        };
        Judgement {
            word: judgement.word.max(Some(Word::Mistake)),
            better: vec![best],
            reason: Some(Fault::MissedWin { moves: 1 }),
            reply: Vec::new(),
            missed_win: Some(1),
            best: Chance::WON,
            ..judgement
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
