//! Answers that a player leaves for moves that may come: if M9, then N8.
//!
//! Nobody but the player is told of them. A line holds for the position it was written for. Playing
//! does not use it up: whether it stands follows from the record, so that it stands again when moves
//! are taken back.

use super::game::Game;
use super::id::PlayerId;
use super::refusal::Refusal;
use crate::rules::Move;

/// The most lines of a plan that stand at once.
pub const MOST_LINES: usize = 10;

/// The most moves of a line.
pub const LONGEST_LINE: usize = 20;

/// The most lines of a plan that are kept, those included that do not stand now.
const MOST_KEPT: usize = 40;

/// How many moves after a line ceased to stand it is kept. A takeback undoes a player's last move
/// and the answer; this is enough for several in a row.
const KEPT_FOR: usize = 8;

/// What a player has planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Whose it is.
    pub by: PlayerId,
    /// The lines, those that were made first going before; also some that do not stand now.
    pub lines: Vec<Line>,
}

/// A line of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// After how many moves of the record it begins.
    pub from: usize,
    /// How many of its moves lead to the position that it was written for, since moves before that
    /// position were taken back. These are never played for anybody.
    pub lead: usize,
    /// The moves of both players in turn. After the lead it begins with one of the opponent's, and
    /// it ends with one of the player's own.
    pub moves: Vec<Move>,
}

impl Plan {
    /// A plan without lines.
    pub fn new(by: PlayerId) -> Self {
        Self {
            by,
            lines: Vec::new(),
        }
    }

    /// Adds a line. It is refused if its moves cannot be played, or it does not end with an answer.
    pub fn add(&mut self, game: &Game, moves: &[Move]) -> Result<(), Refusal> {
        check(game, self.by, moves)?;
        if self.standing(game).count() >= MOST_LINES {
            return Err(Refusal::PlanIsFull { most: MOST_LINES });
        }
        if !self.standing(game).any(|known| known == moves) {
            self.lines.push(Line {
                from: game.record().moves.len(),
                lead: 0,
                moves: moves.to_vec(),
            });
            self.drop_oldest(game);
        }
        Ok(())
    }

    /// What is left of each line that stands while the opponent is to move.
    pub fn standing<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = &'a [Move]> {
        let is_theirs = game.to_move() != Some(self.by);
        let rests = self.lines.iter().filter_map(|line| line.rest(game));
        rests.filter(move |_| is_theirs)
    }

    /// The player's own next move, if the game has come to where the plan has one.
    pub fn answer(&self, game: &Game) -> Option<Move> {
        if game.to_move() != Some(self.by) {
            return None;
        }
        let mut rests = self.lines.iter().filter_map(|line| line.rest(game));
        rests.next()?.first().copied()
    }

    /// Whether a line stood at the beginning of the last turn, or during it.
    pub fn stood_before(&self, game: &Game) -> bool {
        let record = &game.record().moves;
        let turn = usize::from(game.terms.ruleset.stones_a_turn);
        let boards = record.len().saturating_sub(turn)..record.len();
        let mut lines = self.lines.iter();
        lines.any(|line| {
            let mut boards = boards.clone();
            boards.any(|board| line.rest_after(&record[..board]).is_some())
        })
    }

    /// Moves were taken back: `before` is the record with them, of which so many are left.
    pub fn take_back(&mut self, before: &[Move], left: usize) {
        for line in &mut self.lines {
            if let Some(gone) = before.get(left..line.from) {
                line.moves.splice(0..0, gone.iter().copied());
                line.lead += gone.len();
                line.from = left;
            }
        }
        self.lines.retain(|line| line.lead <= KEPT_FOR);
    }

    /// Forgets the lines that will hardly stand again.
    pub fn prune(&mut self, game: &Game) {
        let record = &game.record().moves;
        self.lines.retain(|line| {
            let parted_at = line.from + line.followed(record);
            !game.is_over() && record.len().saturating_sub(parted_at) <= KEPT_FOR
        });
    }

    /// Makes room, where too many lines are kept, by forgetting one that does not stand.
    fn drop_oldest(&mut self, game: &Game) {
        let oldest = self.lines.iter().position(|line| line.rest(game).is_none());
        if self.lines.len() > MOST_KEPT
            && let Some(oldest) = oldest
        {
            self.lines.remove(oldest);
        }
    }
}

impl Line {
    /// The moves that are still to come, if the line stands in this game.
    fn rest(&self, game: &Game) -> Option<&[Move]> {
        self.rest_after(&game.record().moves)
    }

    /// The same after these moves.
    fn rest_after(&self, record: &[Move]) -> Option<&[Move]> {
        let played = record.get(self.from..)?;
        let rest = self.moves.strip_prefix(played)?;
        (played.len() >= self.lead && !rest.is_empty()).then_some(rest)
    }

    /// How many of its moves the game has followed.
    fn followed(&self, record: &[Move]) -> usize {
        let played = record.get(self.from..).unwrap_or_default();
        let pairs = self.moves.iter().zip(played);
        pairs
            .take_while(|(planned, played)| planned == played)
            .count()
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
