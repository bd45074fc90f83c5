//! The clocks of a game: how much time each player has left, and whose clock is running.
//!
//! Pure: the current time is an argument. Only the clock of the player to move runs, and only while
//! time counts in that player's calendar.

mod vacation;

use jiff::{SignedDuration, Timestamp};

use super::absence::Absence;
use super::calendar::Calendar;
use super::pace::{Allowance, Pace};
use super::reminder::{Reminder, Reminders, TimePreferences, Turn};
use crate::rules::Seat;

/// The clocks of a timed game.
///
/// ```
/// use jiff::{SignedDuration, Timestamp};
/// use tessera::game::{Clock, Pace, TimePreferences};
/// use tessera::rules::Seat;
///
/// let preferences = [TimePreferences::default(), TimePreferences::default()];
/// let start = Timestamp::UNIX_EPOCH;
/// let hours = SignedDuration::from_hours;
/// let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
/// clock.run(Seat::FIRST, &preferences, start);
/// clock.turn_to(Seat::SECOND, &preferences, start + hours(10));
/// // Three days, less ten hours, and a day for the move.
/// assert_eq!(clock.player_clocks()[0].left, hours(3 * 24 - 10 + 24));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    allowance: Allowance,
    /// By seat, to the millisecond.
    player_clocks: Vec<PlayerClock>,
    running: Option<Running>,
    /// When the bot's last absence ended. Requests that were on their way then take effect no
    /// earlier: the time before it is already accounted for.
    not_before: Timestamp,
}

/// One player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerClock {
    /// The time it showed when it last started or stopped.
    pub left: SignedDuration,
    /// The time added for the player's last move, which a takeback removes again.
    pub earned: SignedDuration,
}

/// A running clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// Whose clock it is.
    pub seat: Seat,
    /// When it started.
    pub since: Timestamp,
    /// When it runs out, or how long the player's vacation can extend that.
    pub deadline: Timestamp,
    /// If its own time is used up and the player's vacation is running: the end of the hour that is
    /// being used.
    pub vacation: Option<Timestamp>,
    /// If it has run out and the opponent may claim the win: until when.
    pub claim_until: Option<Timestamp>,
    /// The reminders its owner has received.
    pub reminded: Reminders,
}

impl Clock {
    /// The clocks at the start of a game, none running yet; `None` for an untimed pace.
    pub fn new(pace: Pace, seats: usize) -> Option<Self> {
        let allowance = pace.allowance()?;
        Some(Self {
            allowance,
            player_clocks: vec![
                PlayerClock {
                    left: allowance.start,
                    earned: SignedDuration::ZERO,
                };
                seats
            ],
            running: None,
            not_before: Timestamp::MIN,
        })
    }

    /// Restores stored clocks; `None` for an untimed pace or if the stored values are inconsistent.
    pub fn resume(
        pace: Pace,
        player_clocks: Vec<PlayerClock>,
        running: Option<Running>,
    ) -> Option<Self> {
        let allowance = pace.allowance()?;
        let fits = |running: Running| running.seat.index() < player_clocks.len();
        running.is_none_or(fits).then_some(Self {
            allowance,
            player_clocks,
            running,
            not_before: Timestamp::MIN,
        })
    }

    /// Makes everything from now on take effect no earlier than `at`, because the bot was absent
    /// until then.
    pub fn happens_not_before(&mut self, at: Timestamp) {
        self.not_before = at;
    }

    /// Every player's clock, by seat.
    pub fn player_clocks(&self) -> &[PlayerClock] {
        &self.player_clocks
    }

    /// The running clock.
    pub fn running(&self) -> Option<&Running> {
        self.running.as_ref()
    }

    /// The turn whose time is running.
    pub fn turn(&self) -> Option<Turn> {
        self.running.map(|running| Turn {
            since: running.since,
            deadline: running.deadline,
            whole: self.player_clocks[running.seat.index()].left,
        })
    }

    /// The time a clock shows at `now`; the calendar is its owner's. Vacation is not shown.
    pub fn shows(&self, seat: Seat, calendar: &Calendar, now: Timestamp) -> SignedDuration {
        match self.running {
            Some(running) if running.seat == seat => running.left(calendar, now),
            _ => self.player_clocks[seat.index()].left,
        }
    }

    /// Makes it a seat's turn from now on. If it was another seat's turn, that seat's clock stops
    /// and gains the bonus of the pace.
    pub fn turn_to(&mut self, seat: Seat, time_preferences: &[TimePreferences], now: Timestamp) {
        if let Some(running) = self.running {
            if running.seat == seat {
                return;
            }
            self.stop(time_preferences, now);
            let Allowance { bonus, most, .. } = self.allowance;
            let clock = &mut self.player_clocks[running.seat.index()];
            let after = (clock.left + bonus).min(most.max(clock.left));
            clock.earned = after - clock.left;
            clock.left = after;
        }
        self.run(seat, time_preferences, now);
    }

    /// Stops the running clock, if any, and keeps the time it shows.
    pub fn stop(&mut self, time_preferences: &[TimePreferences], now: Timestamp) {
        if let Some(running) = self.running.take() {
            let now = now.max(self.not_before);
            let seat = running.seat.index();
            self.player_clocks[seat].left = running.left(&time_preferences[seat].calendar, now);
        }
    }

    /// Starts a stopped clock.
    pub fn run(&mut self, seat: Seat, time_preferences: &[TimePreferences], now: Timestamp) {
        let left = self.player_clocks[seat.index()].left;
        let now = now.max(self.not_before);
        self.running = Some(Running {
            seat,
            since: now,
            deadline: time_preferences[seat.index()].calendar.after(now, left),
            vacation: None,
            claim_until: None,
            reminded: Reminders::OFF,
        });
    }

    /// Adds time to a clock, even beyond the most of the pace. If it runs, it does so with what it shows and
    /// the time added to that: vacation no longer extends it, nobody may claim the win any more, and the
    /// reminders that come later now come again.
    pub fn give(
        &mut self,
        seat: Seat,
        time: SignedDuration,
        time_preferences: &[TimePreferences],
        now: Timestamp,
    ) {
        let now = now.max(self.not_before);
        let own = &time_preferences[seat.index()];
        let given = &mut self.player_clocks[seat.index()];
        given.left += time;
        let whole = given.left;
        let Some(running) = self.running.as_mut().filter(|it| it.seat == seat) else {
            return;
        };
        let now = now.max(running.since);
        let left = running.left(&own.calendar, now) + time;
        running.deadline = own.calendar.after(now, left);
        running.vacation = None;
        running.claim_until = None;
        let turn = Turn {
            since: running.since,
            deadline: running.deadline,
            whole,
        };
        let is_past = |it: &Reminder| own.due(*it, turn).is_none_or(|at| at <= now);
        let reminded = running.reminded;
        let kept = Reminder::ALL.into_iter().filter(|it| reminded.has(*it));
        running.reminded = kept.filter(is_past).fold(Reminders::OFF, Reminders::with);
    }

    /// Lets the opponent of the running clock's owner claim the win until this time: the clock has run out,
    /// and so has the vacation that extended it.
    pub fn open_claim(&mut self, until: Timestamp) {
        if let Some(running) = &mut self.running {
            let hour = running.vacation.take();
            running.deadline = hour.map_or(running.deadline, |it| it.min(running.deadline));
            running.claim_until = Some(until);
        }
    }

    /// Whose clock has run out while the win may be claimed.
    pub fn late(&self) -> Option<Seat> {
        let running = self.running.filter(|it| it.claim_until.is_some());
        running.map(|it| it.seat)
    }

    /// Lets a clock that had run out, and was stopped by something other than a move, show what a move would
    /// have added. Otherwise it would run out as soon as it is started again.
    pub fn spare(&mut self, seat: Seat) {
        let clock = &mut self.player_clocks[seat.index()];
        clock.left = clock.left.max(self.allowance.bonus);
    }

    /// Gives the turn back to the seat that moved last: its clock runs since the other one started, which
    /// is as if that had not, and the time that the move added is removed.
    pub fn return_to(&mut self, seat: Seat, time_preferences: &[TimePreferences], now: Timestamp) {
        let since = self.running.take().map_or(now, |running| running.since);
        self.unearn(seat);
        self.run(seat, time_preferences, since.min(now));
    }

    /// Removes the time that the player's last move added, because the move was taken back.
    pub fn unearn(&mut self, seat: Seat) {
        let clock = &mut self.player_clocks[seat.index()];
        clock.left = (clock.left - clock.earned).max(SignedDuration::ZERO);
        clock.earned = SignedDuration::ZERO;
    }

    /// Makes up for an absence: at its end the running clock shows what it showed at the beginning,
    /// or when it started if that was in between. The other clocks do not change.
    pub fn make_up_for(&mut self, absence: &Absence, time_preferences: &[TimePreferences]) {
        let Some(running) = &mut self.running else {
            return;
        };
        let from = absence.since.max(running.since);
        let from = if absence.is_correction() {
            from
        } else {
            from.min(absence.until)
        };
        let calendar = &time_preferences[running.seat.index()].calendar;
        let moved = absence.until.duration_since(from);
        running.vacation = running
            .vacation
            .map(|until| until.saturating_add(moved).unwrap_or(until));
        running.claim_until = running
            .claim_until
            .map(|until| until.saturating_add(moved).unwrap_or(until));
        running.deadline = if running.is_on_vacation() || running.deadline < from {
            // An hour of vacation is an hour on any day. A deadline that had passed before the
            // absence stays passed.
            let deadline = running.deadline.saturating_add(moved);
            deadline.unwrap_or(running.deadline)
        } else {
            calendar.after(absence.until, calendar.counted(from, running.deadline))
        };
        running.since = absence.corrected(running.since);
    }

    /// Switches to another calendar from now on. The time shown does not change.
    pub fn change_calendar(&mut self, before: &Calendar, after: &Calendar, now: Timestamp) {
        if let Some(running) = &mut self.running
            && !running.is_on_vacation()
            && running.deadline > now
        {
            let left = before.counted(now, running.deadline);
            running.deadline = after.after(now, left);
        }
    }

    /// Records that the owner of the running clock was reminded. This also settles all less urgent
    /// reminders.
    pub fn note_reminder(&mut self, reminder: Reminder) {
        if let Some(running) = &mut self.running {
            running.reminded = Reminders::up_to(reminder);
        }
    }
}

impl Running {
    /// The time it shows at `now`.
    fn left(&self, calendar: &Calendar, now: Timestamp) -> SignedDuration {
        if self.is_on_vacation() || self.claim_until.is_some() {
            return SignedDuration::ZERO;
        }
        // Setting the system clock back must not give anyone time.
        let left = calendar.counted(now.max(self.since), self.deadline);
        SignedDuration::from_millis(i64::try_from(left.as_millis()).unwrap_or(i64::MAX))
    }

    /// Whether its own time is used up and the player's vacation is running.
    pub fn is_on_vacation(&self) -> bool {
        self.vacation.is_some()
    }

    /// Whether its time is up.
    pub fn is_out(&self, now: Timestamp) -> bool {
        now >= self.deadline
    }
}

#[cfg(test)]
mod tests;
