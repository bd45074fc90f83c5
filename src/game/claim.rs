//! Wins on time that are claimed, if the terms say so: when a clock has run out for good, the game goes on
//! until the opponent claims the win, or the player moves after all. If neither happens within
//! [`CLAIM_WITHIN`], the game is adjourned, so that nothing waits for ever.
//!
//! A game that is too short to have a loser is aborted when time runs out, as any other.

use jiff::Timestamp;

use super::courtesy_refusal::CourtesyRefusal;
use super::game::Game;
use super::id::PlayerId;
use super::limits::CLAIM_WITHIN;
use super::refusal::GameRefusal;
use super::reset::Reset;
use crate::rules::{Departure, Played};

/// A player whose time is up, while the opponent may claim the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    /// The player.
    pub player: PlayerId,
    /// Until when the win may be claimed; then the game is adjourned.
    pub until: Timestamp,
}

impl Game {
    /// Who is late, if the win may be claimed now.
    pub fn late(&self) -> Option<Late> {
        let running = self.clock.as_ref()?.running()?;
        Some(Late {
            player: self.player(running.seat),
            until: running.claim_until?,
        })
    }

    /// The opponent of who is late: they may claim the win.
    pub fn claimant(&self) -> Option<PlayerId> {
        let late = self.late()?.player;
        self.people().find(|&person| person != late)
    }

    /// Whether a win on time has to be claimed now: the terms say so, somebody is there to claim it, and the
    /// game can have a loser.
    pub fn needs_claim(&self) -> bool {
        let is_for_two = self.players.len() == 2 && self.computer.is_none();
        self.terms.claim && is_for_two && self.has_enough_plies()
    }

    /// Lets the opponent claim the win, because the time of the player to move is up with nothing left to
    /// extend it. The board is another one then, which tells both.
    pub fn open_claim(&mut self, now: Timestamp) {
        let until = now.saturating_add(CLAIM_WITHIN).unwrap_or(Timestamp::MAX);
        if let Some(clock) = &mut self.clock {
            clock.open_claim(until);
        }
        self.reset_board(Some(Reset::TimeIsUp));
    }

    /// A player claims the win: whoever is late has lost.
    pub fn claim(&mut self, by: PlayerId, now: Timestamp) -> Result<Played, GameRefusal> {
        self.check_in(by)?;
        let game = self.id;
        let is_theirs = self.terms.claim && self.to_move() != Some(by);
        let due = self.deadline().filter(|_| is_theirs);
        let late = self
            .late()
            .ok_or(CourtesyRefusal::NothingToClaim { game, due })?;
        if late.player == by {
            return Err(CourtesyRefusal::OwnTimeIsUp { game }.into());
        }
        let seat = self.check_seated(late.player)?;
        self.leave(seat, Departure::OutOfTime, now)
    }
}
