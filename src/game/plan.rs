//! Answers that a player leaves for moves that may come: if M9, then N8.
//!
//! Nobody but the player is told of them. A plan holds for one board; every move that is played leads
//! it on or ends it.

use super::game::Game;
use super::id::PlayerId;
use super::mark::Mark;
use super::refusal::Refusal;
use crate::rules::Move;

/// The most lines of a plan.
pub const MOST_LINES: usize = 10;

/// The most moves of a line.
pub const LONGEST_LINE: usize = 20;

/// What a player has planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Whose it is.
    pub by: PlayerId,
    /// The board that it starts from.
    pub at: Mark,
    /// The lines, those that were made first going before: the moves of both players in turn, each
    /// line beginning with one of the opponent's and ending with one of the player's own.
    pub lines: Vec<Vec<Move>>,
}

impl Plan {
    /// A plan without lines.
    pub fn new(by: PlayerId, at: Mark) -> Self {
        Self {
            by,
            at,
            lines: Vec::new(),
        }
    }

    /// Adds a line. It is refused if its moves cannot be played, or it does not end with an answer.
    pub fn add(&mut self, game: &Game, line: &[Move]) -> Result<(), Refusal> {
        check(game, self.by, line)?;
        if self.lines.len() >= MOST_LINES {
            return Err(Refusal::PlanIsFull { most: MOST_LINES });
        }
        if !self.lines.iter().any(|known| known == line) {
            self.lines.push(line.to_vec());
        }
        Ok(())
    }

    /// The player's own next move, if the game has come to where the plan has one.
    pub fn answer(&self, game: &Game) -> Option<Move> {
        let is_due = game.to_move() == Some(self.by) && self.at == game.mark();
        let first = self.lines.first().filter(|_| is_due)?;
        first.first().copied()
    }

    /// A move was played, which led to this board: lines that begin with it go on, the others are
    /// given up.
    pub fn follow(&mut self, mv: Move, to: Mark) {
        self.at = to;
        self.lines.retain_mut(|line| {
            let goes_on = line.first() == Some(&mv);
            if goes_on {
                line.remove(0);
            }
            goes_on && !line.is_empty()
        });
    }
}

/// Whether a player may plan this line now.
fn check(game: &Game, by: PlayerId, line: &[Move]) -> Result<(), Refusal> {
    game.check_seated(by)?;
    game.check_running()?;
    if game.to_move() == Some(by) {
        return Err(Refusal::PlanOnOwnTurn { game: game.id });
    }
    if line.len() > LONGEST_LINE {
        return Err(Refusal::LineTooLong { most: LONGEST_LINE });
    }
    let mut position = game.position().clone();
    let mut last = None;
    for &mv in line {
        if matches!(mv, Move::Leave(..) | Move::AgreeDraw) {
            return Err(Refusal::NotATurn);
        }
        let played = position.play(mv).map_err(Refusal::from)?;
        last = Some(game.player(played.seat));
    }
    if last == Some(by) {
        Ok(())
    } else {
        Err(Refusal::LineWithoutAnswer)
    }
}
