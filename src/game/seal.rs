//! Sealed moves: while a game is adjourned, the player to move may leave the next one, which nobody else
//! sees until the game is resumed.
//!
//! A sealed move is no part of the record. Whether there is one is known to everybody; what it is only to
//! its owner. It takes no time on the clock.

use jiff::Timestamp;

use super::game::Game;
use super::id::PlayerId;
use super::move_times::MoveTime;
use super::refusal::GameRefusal;
use super::reset::Reset;
use super::revision::Revision;
use super::seal_refusal::SealRefusal;
use super::suspension::Suspension;
use crate::rules::Move;

/// What everybody knows of the sealed move of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seal {
    /// The game is not adjourned, or was not adjourned by agreement: none can be left.
    #[default]
    Closed,
    /// The player to move may leave one.
    Open,
    /// The player to move has left one.
    Sealed,
}

/// A sealed move, for its owner only: a turn, which may have several stones.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedMove {
    /// Who has sealed it.
    pub by: PlayerId,
    /// The adjourned board it was sealed at.
    pub at: Revision,
    /// The stones, or the choice.
    pub turn: Vec<Move>,
}

/// A sealed move is never written to a log.
impl std::fmt::Debug for SealedMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("SealedMove");
        fields.field("by", &self.by).field("at", &self.at);
        fields.finish_non_exhaustive()
    }
}

impl Game {
    /// Refuses to seal a move, or to withdraw one, to anybody but the player to move of an adjourned game.
    pub fn check_sealer(&self, by: PlayerId) -> Result<(), GameRefusal> {
        let game = self.id;
        self.check_in(by)?;
        if self.suspension != Some(Suspension::Adjourned) {
            return Err(GameRefusal::NotAdjourned { game });
        }
        if self.to_move() != Some(by) {
            return Err(SealRefusal::NotYours.into());
        }
        Ok(())
    }

    /// The game as it will be resumed, with these stones of the turn placed, to choose the next one.
    pub fn to_seal(&self, by: PlayerId, stones: &[Move]) -> Result<Self, GameRefusal> {
        self.check_sealer(by)?;
        let mut resumed = self.clone();
        resumed.suspension = None;
        resumed.reset = None;
        resumed.clock = None;
        resumed.with_stones(stones)
    }

    /// Refuses what is not a whole turn of the player to move.
    pub fn check_seal(&self, by: PlayerId, turn: &[Move]) -> Result<(), GameRefusal> {
        let after = self.to_seal(by, turn)?;
        let is_whole = after.to_move() != Some(by) || after.is_over() || ends_turn(turn);
        if turn.is_empty() || !is_whole {
            return Err(GameRefusal::NotATurn);
        }
        Ok(())
    }

    /// Plays the sealed move of a game that was resumed just now. If that is not possible, the game goes on
    /// without it.
    pub fn play_sealed(&mut self, sealed: Option<&SealedMove>, at: Revision, now: Timestamp) {
        let before = self.clone();
        self.reset = Some(Reset::Unsealed);
        let turn = sealed.filter(|sealed| sealed.at == at && !sealed.turn.is_empty());
        let is_played = turn.is_some_and(|sealed| {
            let mut moves = sealed.turn.iter();
            moves.all(|&mv| {
                let entry = self.record().moves.len();
                let is_made = self.play(sealed.by, mv, now).is_ok();
                if is_made {
                    self.times.note(entry, MoveTime::SEALED);
                }
                is_made
            })
        });
        if is_played {
            // Everybody sees it now: it is not taken back without asking.
            self.start_answering();
        } else {
            *self = before;
            self.reset = Some(Reset::SealLost);
        }
    }
}

/// Whether a turn ends with a choice: whatever follows is another one, even if the same player makes it.
fn ends_turn(turn: &[Move]) -> bool {
    matches!(turn.last(), Some(Move::Choose(_)))
}
