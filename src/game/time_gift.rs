//! A day that a player gives the other one. It is added at once, needs no agreement, and may go beyond the
//! most that the pace lets a clock hold. How often that may be done is in `limits`.

use jiff::Timestamp;

use super::courtesy_refusal::CourtesyRefusal;
use super::game::Game;
use super::id::PlayerId;
use super::live_refusal::LiveRefusal;
use super::pace::DAY;
use super::refusal::GameRefusal;
use super::suspension::Suspension;

impl Game {
    /// Who would get a day from this player; refused unless two people play with a clock that is not live.
    pub fn check_time_gift(&self, by: PlayerId) -> Result<PlayerId, GameRefusal> {
        self.check_in(by)?;
        let game = self.id;
        if self.is_among_several() {
            return Err(CourtesyRefusal::TimeAmongSeveral.into());
        }
        let other = self.people().find(|&person| person != by);
        let other = other.ok_or(CourtesyRefusal::TimeForComputer)?;
        if self.clock.is_none() {
            return Err(CourtesyRefusal::NoClock { game }.into());
        }
        if self.terms.pace.is_live() {
            return Err(LiveRefusal::Gift { game }.into());
        }
        if self.suspension == Some(Suspension::Adjourned) {
            return Err(GameRefusal::Adjourned { game });
        }
        Ok(other)
    }

    /// Adds a day to the other player's clock, whether it runs or not. Returns who got it. If that clock
    /// had run out, it runs again: vacation no longer extends it, and the win cannot be claimed any more.
    pub fn give_day(&mut self, by: PlayerId, now: Timestamp) -> Result<PlayerId, GameRefusal> {
        let other = self.check_time_gift(by)?;
        let seat = self.check_seated(other)?;
        if let Some(clock) = &mut self.clock {
            clock.give(seat, DAY, &self.time_preferences, now);
        }
        Ok(other)
    }
}
