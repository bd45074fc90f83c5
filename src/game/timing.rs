//! What becomes due in a game as time passes: reminders, its end, its adjournment.

use jiff::{SignedDuration, Timestamp};

use super::absence::Absence;
use super::game::{Game, Grace};
use super::id::PlayerId;
use super::pace::IDLE;
use super::refusal::Refusal;
use super::reminder::{Habits, Reminder, Reminders};
use super::reset::Reset;
use super::suspension::Suspension;
use crate::rules::{Departure, Move, Seat};

/// What is due in a game at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The time of this player is up.
    OutOfTime(PlayerId),
    /// This player is to be reminded.
    Remind(PlayerId, Reminder),
    /// Nothing has happened for so long that the game is put away.
    Idle,
}

impl Game {
    /// When something is due next; `None` if nothing ever is.
    pub fn due_at(&self) -> Option<Timestamp> {
        if self.is_over() || self.rest == Some(Suspension::Adjourned) {
            return None;
        }
        match self.clock.as_ref().and_then(|clock| clock.running()) {
            Some(running) => {
                let reminders = self.reminders().map(|(_, at)| at);
                Some(reminders.fold(running.deadline, Timestamp::min))
            }
            None => Some(self.moved_at.saturating_add(IDLE).unwrap_or(Timestamp::MAX)),
        }
    }

    /// What is due by now, the most important thing first.
    pub fn due(&self, now: Timestamp) -> Option<Due> {
        if self.due_at().is_none_or(|at| at > now) {
            return None;
        }
        let Some(running) = self.clock.as_ref().and_then(|clock| clock.running()) else {
            return Some(Due::Idle);
        };
        let player = self.player(running.seat);
        if running.is_out(now) {
            return Some(Due::OutOfTime(player));
        }
        let reminders = self.reminders().filter(|&(_, at)| at <= now);
        let pressing = reminders.map(|(reminder, _)| reminder).max()?;
        Some(Due::Remind(player, pressing))
    }

    /// The player whose time is up loses.
    pub fn run_out(&mut self, now: Timestamp) -> Result<(), Refusal> {
        self.check_running()?;
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        if let Some(seat) = running.filter(|it| it.is_out(now)).map(|it| it.seat) {
            self.advance(Move::Leave(seat, Departure::OutOfTime), now)?;
            self.press_clock(now);
        }
        Ok(())
    }

    /// The time of the one to move goes on until then: they are on vacation.
    pub fn go_on_vacation(&mut self, until: Timestamp) {
        if let Some(clock) = &mut self.clock {
            clock.go_on_vacation(until);
        }
    }

    /// Notes that the one to move was reminded.
    pub fn note_reminder(&mut self, reminder: Reminder) {
        if let Some(clock) = &mut self.clock {
            clock.note_reminder(reminder);
        }
    }

    /// The clocks show at the end of an absence what they showed at its beginning. What the clock
    /// that runs was given is noted, to be told.
    pub fn make_up_for(&mut self, absence: &Absence) {
        if self.is_over() {
            return;
        }
        self.moved_at = absence.corrected(self.moved_at);
        let at = self.mark();
        let clock = self.clock.as_mut();
        let Some((clock, before)) = clock.and_then(|it| it.running().copied().map(|was| (it, was)))
        else {
            // What counts here is for how long nobody has moved who could.
            let lost = absence.lost_since(self.moved_at);
            let moved_at = self.moved_at.saturating_add(lost);
            self.moved_at = moved_at.unwrap_or(Timestamp::MAX);
            return;
        };
        clock.make_up_for(absence, &self.habits);
        if clock.running() == Some(&before) {
            return;
        }
        let told = self.grace.filter(|grace| grace.at == at);
        let told = told.map_or(SignedDuration::ZERO, |grace| grace.time);
        // What was given while the clock was ahead had never been lost.
        let ahead = absence.since.duration_since(absence.until);
        let time = told + absence.lost_since(before.since) - ahead.max(SignedDuration::ZERO);
        self.grace = time.is_positive().then_some(Grace { at, time });
    }

    /// What a player's clock shows at a moment; `None` where time does not count.
    pub fn time_left(&self, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
        let calendar = &self.habits[seat.index()].calendar;
        let clock = self.clock.as_ref()?;
        Some(clock.shows(seat, calendar, now))
    }

    /// When the time of the one to move ends; `None` where it does not run.
    pub fn deadline(&self) -> Option<Timestamp> {
        let running = self.clock.as_ref()?.running()?;
        Some(running.deadline)
    }

    /// A player's clocks run at other hours from now on, and reminders come otherwise.
    pub fn change_habits(&mut self, player: PlayerId, habits: &Habits, now: Timestamp) {
        for (seat, before) in self.position().seats().zip(self.habits.clone()) {
            if self.player(seat) != player {
                continue;
            }
            if let Some(clock) = &mut self.clock
                && clock.running().is_some_and(|running| running.seat == seat)
            {
                clock.change_calendar(&before.calendar, &habits.calendar, now);
            }
            self.habits[seat.index()] = habits.clone();
        }
    }

    /// The clocks follow the turn: that of the one to act runs, and none once the game is over.
    pub(super) fn press_clock(&mut self, now: Timestamp) {
        let acts = self.position().to_act().map(|turn| turn.seat);
        match (&mut self.clock, acts) {
            (Some(clock), Some(seat)) => clock.turn_to(seat, &self.habits, now),
            (Some(clock), None) => clock.stop(&self.habits, now),
            (None, _) => {}
        }
    }

    /// The clocks as they are when moves were taken back: what ending a turn had earned is gone with
    /// it. The seats are those that acted in turn since then, whoever was to act last included.
    pub(super) fn set_clock_back(&mut self, acted: &[Seat], now: Timestamp) {
        let acts = self.position().to_act().map(|turn| turn.seat);
        let Some(clock) = &mut self.clock else {
            return;
        };
        clock.stop(&self.habits, now);
        for pair in acted.windows(2).filter(|pair| pair[0] != pair[1]) {
            clock.unearn(pair[0]);
        }
        if let Some(seat) = acts {
            clock.run(seat, &self.habits, now);
        }
    }

    /// The game stands still, and with it the clocks.
    pub(super) fn stand_still(&mut self, rest: Suspension, now: Timestamp) {
        self.rest = Some(rest);
        self.set_up_anew(None);
        if let Some(clock) = &mut self.clock {
            clock.stop(&self.habits, now);
        }
    }

    /// The game goes on after it stood still.
    pub(super) fn take_up(&mut self, why: Reset, now: Timestamp) {
        self.rest = None;
        // From here on it counts as idle anew.
        self.moved_at = now;
        self.set_up_anew(Some(why));
        self.press_clock(now);
    }

    /// When each reminder is due that was not given yet, nor settled by a more pressing one.
    fn reminders(&self) -> impl Iterator<Item = (Reminder, Timestamp)> + '_ {
        let clock = self.clock.as_ref();
        let turn = clock.and_then(|clock| Some((*clock.running()?, clock.turn()?)));
        let turn = turn.filter(|(running, _)| !running.on_vacation);
        turn.into_iter().flat_map(|(running, turn)| {
            let habits = &self.habits[running.seat.index()];
            let open = move |reminder: &Reminder| !running.reminded.has(*reminder);
            Reminder::ALL
                .into_iter()
                .filter(open)
                .filter_map(move |reminder| Some((reminder, habits.due(reminder, turn)?)))
        })
    }

    /// Of what the one to move was reminded in this turn.
    pub fn reminded(&self) -> Reminders {
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        running.map_or(Reminders::OFF, |running| running.reminded)
    }
}
