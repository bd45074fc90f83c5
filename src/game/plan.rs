//! Conditional moves: replies that a player plans for moves that may come. If M9, then N8.
//!
//! Only the player sees them. A line applies to the position it was written for. Playing its moves
//! does not use it up: whether it applies follows from the record, so it applies again after a
//! takeback.

use super::game::Game;
use super::id::PlayerId;
use super::refusal::GameRefusal;
use crate::rules::Move;

/// The most lines of a plan that may apply at once.
pub const MOST_LINES: usize = 10;

/// The most moves of a line.
pub const LONGEST_LINE: usize = 20;

/// The most lines of a plan that are kept, including those that do not apply now.
const MOST_KEPT: usize = 40;

/// For how many moves a line is kept after it stopped applying. A takeback undoes a player's last
/// move and the reply; this is enough for several in a row.
const KEPT_FOR: usize = 8;

/// A player's plan for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The player.
    pub by: PlayerId,
    /// The lines, oldest first, including some that do not apply now.
    pub lines: Vec<Line>,
}

/// A line of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The length of the record at which it begins.
    pub from: usize,
    /// How many moves at its start lead up to the position it was written for. This is above zero
    /// if moves before that position have been taken back. Such moves are never played for a
    /// player.
    pub lead: usize,
    /// The moves of both players in turn. After the lead, the line begins with a move of the
    /// opponent and ends with a move of the player.
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

    /// Adds a line. Refused if its moves cannot be played, if it does not end with a move of the
    /// player, or if another line answers the same moves otherwise.
    pub fn add(&mut self, game: &Game, moves: &[Move]) -> Result<(), GameRefusal> {
        check(game, self.by, moves)?;
        if let Some(reply) = self.other_reply(game, moves) {
            let reply = reply.point();
            return Err(GameRefusal::LineContradicts { reply });
        }
        if self.standing(game).count() >= MOST_LINES {
            return Err(GameRefusal::PlanIsFull { most: MOST_LINES });
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

    /// Adds a line in place of those that answer the same moves otherwise, which are returned. Refused as by
    /// [`Self::add`], but for that.
    pub fn replace(&mut self, game: &Game, moves: &[Move]) -> Result<Vec<Line>, GameRefusal> {
        check(game, self.by, moves)?;
        let by = self.by;
        let contradicts = |line: &mut Line| {
            let rest = line.rest(game);
            rest.is_some_and(|known| parting_reply(game, by, known, moves).is_some())
        };
        let before = self.lines.clone();
        let replaced = self.lines.extract_if(.., contradicts).collect();
        let added = self.add(game, moves);
        if added.is_err() {
            self.lines = before;
        }
        added.map(|()| replaced)
    }

    /// Forgets lines that were to be shown after the end of the game.
    pub fn forget(&mut self, lines: &[Line]) {
        self.lines.retain(|line| !lines.contains(line));
    }

    /// The player's own move with which a standing line goes on where this one has another one.
    fn other_reply(&self, game: &Game, moves: &[Move]) -> Option<Move> {
        let mut standing = self.standing(game);
        standing.find_map(|known| parting_reply(game, self.by, known, moves))
    }

    /// The remaining moves of each line that applies while the opponent is to move.
    pub fn standing<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = &'a [Move]> {
        let is_theirs = game.to_move() != Some(self.by);
        let rests = self.lines.iter().filter_map(|line| line.rest(game));
        rests.filter(move |_| is_theirs)
    }

    /// The player's next move, if the game has reached a point where the plan has one.
    pub fn reply_to(&self, game: &Game) -> Option<Move> {
        if game.to_move() != Some(self.by) {
            return None;
        }
        let mut rests = self.lines.iter().filter_map(|line| line.rest(game));
        rests.next()?.first().copied()
    }

    /// Whether a line applied at the beginning of the last turn, or during it.
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

    /// Keeps a line for after the end of the game, where it is shown. If there are too many, the oldest is
    /// dropped.
    pub fn keep(&mut self, line: Line) {
        if self.lines.contains(&line) {
            return;
        }
        self.lines.push(line);
        let surplus = self.lines.len().saturating_sub(MOST_KEPT);
        self.lines.drain(..surplus);
    }

    /// What was left of each line that applied to the position after the first `count` entries of this record,
    /// and whether it came true.
    pub fn applying_at<'a>(
        &'a self,
        record: &'a [Move],
        count: usize,
    ) -> impl Iterator<Item = (&'a [Move], bool)> {
        let (before, after) = record.split_at(count.min(record.len()));
        self.lines.iter().filter_map(move |line| {
            let lead = before.get(line.from..)?;
            let rest = line.moves.strip_prefix(lead)?;
            (lead.len() >= line.lead && !rest.is_empty()).then(|| (rest, after.starts_with(rest)))
        })
    }

    /// Adjusts the lines to a takeback: `before` is the record with the moves taken back, of which
    /// `left` remain.
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

    /// Drops the lines that could still come after these moves, because somebody has left since and the
    /// order of play is another. Returns whether there were any.
    pub fn end_by_departure(&mut self, before: &[Move]) -> bool {
        let count = self.lines.len();
        self.lines.retain(|line| line.rest_after(before).is_none());
        self.lines.len() < count
    }

    /// Drops the lines that are unlikely to apply again.
    pub fn prune(&mut self, game: &Game) {
        let record = &game.record().moves;
        self.lines.retain(|line| {
            let parted_at = line.from + line.followed(record);
            !game.is_over() && record.len().saturating_sub(parted_at) <= KEPT_FOR
        });
    }

    /// If too many lines are kept, drops the oldest that does not apply.
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
    /// The moves still to come, if the line applies in this game.
    fn rest(&self, game: &Game) -> Option<&[Move]> {
        self.rest_after(&game.record().moves)
    }

    /// The same, after the moves of this record.
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

/// The move with which a known line goes on where a new one parts from it, if that is one of the player's own.
fn parting_reply(game: &Game, by: PlayerId, known: &[Move], new: &[Move]) -> Option<Move> {
    let mut pairs = known.iter().zip(new);
    let parts = pairs.position(|(known, new)| known != new)?;
    let mut position = game.position().clone();
    let mut before = known[..parts].iter();
    let is_played = before.all(|&mv| position.play(mv).is_ok());
    let next = position.to_act().filter(|_| is_played);
    let is_own = next.is_some_and(|turn| game.player(turn.seat) == by);
    is_own.then(|| known[parts])
}

/// Whether a player may plan this line now.
fn check(game: &Game, by: PlayerId, line: &[Move]) -> Result<(), GameRefusal> {
    game.check_seated(by)?;
    game.check_running()?;
    if game.to_move() == Some(by) {
        return Err(GameRefusal::PlanOnOwnTurn { game: game.id });
    }
    if line.len() > LONGEST_LINE {
        return Err(GameRefusal::LineTooLong { most: LONGEST_LINE });
    }
    let mut position = game.position().clone();
    let mut last = None;
    for &mv in line {
        if !mv.is_turn() {
            return Err(GameRefusal::NotATurn);
        }
        let played = position.play(mv).map_err(GameRefusal::from)?;
        last = Some(game.player(played.seat));
    }
    if last == Some(by) {
        Ok(())
    } else {
        Err(GameRefusal::LineWithoutAnswer)
    }
}
