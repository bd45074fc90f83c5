//! Changing one's last move: a takeback and another move in one, without asking.
//!
//! It follows the rule of the takeback that needs no agreement, and for the same reasons. It is for two
//! people, for as long as [`FREE_TAKEBACK`]: the board was posted and has called the opponent, who looks at
//! it whether they press a button or not. It is refused once the opponent has started to answer, and where
//! replies that they planned may have waited for the move, in the same words: trying out moves must not
//! reveal plans. A move is changed once. What was chosen in an opening, and a move that ended the game,
//! stay.
//!
//! A turn of several stones is changed as a whole. The clocks end up as if the new move had been the first
//! one, made when it is made; the opponent's starts anew.

use jiff::{SignedDuration, Timestamp};

use super::change_refusal::ChangeRefusal;
use super::game::Game;
use super::id::PlayerId;
use super::move_times::MoveTime;
use super::offers::FREE_TAKEBACK;
use super::refusal::GameRefusal;
use super::reset::Reset;
use super::revision::Revision;
use crate::rules::{Move, Point, Position};

impl Game {
    /// Where in the record the last turn begins, if this player may change it now.
    pub fn check_change(&self, by: PlayerId, now: Timestamp) -> Result<usize, GameRefusal> {
        let game = self.id;
        self.check_in(by)?;
        if self.players.len() != 2 || self.computer.is_some() {
            return Err(ChangeRefusal::OnlyForTwo.into());
        }
        let first = self.stones_of_last_turn(by);
        let first = first.filter(|_| self.suspension.is_none() && self.to_move() != Some(by));
        let first = first.ok_or(ChangeRefusal::NoMove { game })?;
        if !self.is_first_free_change() {
            return Err(ChangeRefusal::ChangedAlready { game }.into());
        }
        if self.is_opened() {
            return Err(ChangeRefusal::AfterOpening { game }.into());
        }
        if now.duration_since(self.moved_at) > FREE_TAKEBACK {
            return Err(ChangeRefusal::TooLate {
                game,
                minutes: FREE_TAKEBACK.as_mins(),
            }
            .into());
        }
        Ok(first)
    }

    /// Where the stones of the last turn begin in the record, if this player placed them.
    fn stones_of_last_turn(&self, by: PlayerId) -> Option<usize> {
        let mut position = Position::new(self.terms.ruleset);
        let mut first = None;
        for (index, &mv) in self.record().moves.iter().enumerate() {
            let is_chosen = position.forced() != Some(mv) && mv.point().is_some();
            let played = position.play(mv).ok()?;
            first = if is_chosen && self.player(played.seat) == by {
                first.or(Some(index))
            } else {
                None
            };
        }
        first
    }

    /// The game as it was before the last turn, with these stones in its place: to choose the next one.
    pub fn before_change(&self, first: usize, stones: &[Move]) -> Result<Self, GameRefusal> {
        self.after_moves(first).with_stones(stones)
    }

    /// The game with these stones placed by the player to move, to choose the next one of the same turn.
    pub fn with_stones(mut self, stones: &[Move]) -> Result<Self, GameRefusal> {
        let by = self.to_move();
        let at = self.moved_at;
        for &stone in stones {
            if self.to_move() != by || !stone.is_turn() {
                return Err(GameRefusal::NotATurn);
            }
            self.advance(stone, at)?;
        }
        Ok(self)
    }

    /// Puts other stones in the place of the last turn.
    pub fn change_move(
        &mut self,
        by: PlayerId,
        stones: &[Move],
        now: Timestamp,
    ) -> Result<(), GameRefusal> {
        let game = self.id;
        let first = self.check_change(by, now)?;
        let seat = self.check_seated(by)?;
        let took = self.time_since(first, now);
        self.undo_from(first, Reset::Changed, now);
        if !self.return_turn(seat, now) {
            return Err(ChangeRefusal::TooLate {
                game,
                minutes: FREE_TAKEBACK.as_mins(),
            }
            .into());
        }
        for &stone in stones {
            self.play(by, stone, now)?;
        }
        if self.to_move() == Some(by) {
            return Err(GameRefusal::NotATurn);
        }
        self.times.note(first, took);
        self.free_takeback = self.ply().checked_sub(1);
        Ok(())
    }

    /// Whether this player has put these stones in the place of their last turn, which stood on the board
    /// `shown`, and nothing has happened since.
    pub fn has_changed_to(&self, by: PlayerId, stones: &[Move], shown: Revision) -> bool {
        let first = self.stones_of_last_turn(by);
        self.reset == Some(Reset::Changed)
            && shown.resets.checked_add(1) == Some(self.resets)
            && first.is_some_and(|first| self.record().moves[first..] == *stones)
    }

    /// Where the turn begins in the record that was put in the place of another one. Moves may have followed.
    pub fn changed_turn(&self) -> Option<usize> {
        let changed = self.reset == Some(Reset::Changed);
        let last = self.free_takeback.filter(|_| changed)?;
        let end = self.index_after_turns(usize::from(last) + 1)?;
        let then = self.after_moves(end);
        then.stones_of_last_turn(then.last_turn()?.by)
    }

    /// The stones that were put in the place of the last turn, if this player is to answer them and has not
    /// opened the board since: they may know only the stones that were there before.
    pub fn unseen_change(&self, by: PlayerId) -> Option<Vec<Point>> {
        let is_last = self.free_takeback == self.ply().checked_sub(1);
        if !is_last || !self.waits_for(by) || self.is_opened() {
            return None;
        }
        let stones = self.record().moves.get(self.changed_turn()?..)?;
        Some(stones.iter().filter_map(|mv| mv.point()).collect())
    }

    /// How long the turn that begins here took, together with the time since.
    fn time_since(&self, first: usize, now: Timestamp) -> MoveTime {
        let entries = first..self.record().moves.len();
        let mut spans = entries.map(|index| self.move_time(index).span());
        let spent = spans.try_fold(SignedDuration::ZERO, |sum, span| Some(sum + span?));
        spent.map_or(MoveTime::UNKNOWN, |spent| {
            MoveTime::of(spent + now.duration_since(self.moved_at))
        })
    }
}
