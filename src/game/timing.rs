//! What falls due in a game as time passes: reminders, loss on time, adjournment.

use jiff::{SignedDuration, Timestamp};

use super::absence::Absence;
use super::clock::Running;
use super::game::{Game, TimeGivenBack};
use super::id::PlayerId;
use super::live_refusal::LiveRefusal;
use super::move_times::MoveTime;
use super::pace::IDLE;
use super::refusal::GameRefusal;
use super::reminder::{Reminder, Reminders, TimePreferences};
use super::reset::Reset;
use super::suspension::Suspension;
use super::vacation::Extension;
use crate::rules::{Departure, Position, Seat};

/// What is due in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This player's time is up.
    OutOfTime(PlayerId),
    /// The hour of this player's vacation that extends the game is over.
    VacationHour(PlayerId),
    /// This player must be reminded.
    Remind(PlayerId, Reminder),
    /// The game has been idle for so long that it is adjourned.
    Idle,
    /// Nobody has claimed the win on time for so long that the game is adjourned.
    Unclaimed,
}

impl Game {
    /// When something is next due; `None` if nothing ever is.
    pub fn due_at(&self) -> Option<Timestamp> {
        if self.is_over() || self.suspension == Some(Suspension::Adjourned) {
            return None;
        }
        if let Some(running) = self.clock.as_ref().and_then(|clock| clock.running()) {
            if running.claim_until.is_some() {
                return running.claim_until;
            }
            let reminders = self.reminders().map(|(_, at)| at);
            let others = reminders.chain(running.vacation);
            return Some(others.fold(running.deadline, Timestamp::min));
        }
        let grace = self.grace.filter(|grace| grace.at == self.revision());
        let idle = grace.map_or(IDLE, |grace| IDLE + grace.time);
        Some(self.moved_at.saturating_add(idle).unwrap_or(Timestamp::MAX))
    }

    /// What is due by now, the most important first.
    pub fn due(&self, now: Timestamp) -> Option<Due> {
        if self.due_at().is_none_or(|at| at > now) {
            return None;
        }
        let Some(running) = self.clock.as_ref().and_then(|clock| clock.running()) else {
            return Some(Due::Idle);
        };
        if running.claim_until.is_some() {
            return Some(Due::Unclaimed);
        }
        let player = self.player(running.seat);
        if running.is_out(now) {
            return Some(Due::OutOfTime(player));
        }
        if running.vacation.is_some_and(|until| until <= now) {
            return Some(Due::VacationHour(player));
        }
        let reminders = self.reminders().filter(|&(_, at)| at <= now);
        let pressing = reminders.map(|(reminder, _)| reminder).max()?;
        Some(Due::Remind(player, pressing))
    }

    /// The player whose time is up, with nothing left to extend it, leaves the game: they lose, or
    /// others play on.
    pub fn run_out(&mut self, now: Timestamp) -> Result<(), GameRefusal> {
        self.check_running()?;
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        let end = |it: &Running| {
            it.vacation
                .map_or(it.deadline, |hour| hour.min(it.deadline))
        };
        let is_out = |it: &&Running| end(it) <= now;
        if let Some(seat) = running.filter(is_out).map(|it| it.seat) {
            self.leave(seat, Departure::OutOfTime, now)?;
        }
        Ok(())
    }

    /// Refused if the time of the player to move is up in a live game: there it ends to the second, even if
    /// nobody has looked at the clock yet. In other games a move counts until somebody does.
    pub(super) fn check_live_clock(&self, now: Timestamp) -> Result<(), GameRefusal> {
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        let is_out = self.terms.pace.is_live() && running.is_some_and(|it| it.deadline <= now);
        if is_out {
            return Err(LiveRefusal::TimeIsUp { game: self.id }.into());
        }
        Ok(())
    }

    /// Extends the deadline of the player to move: they are on vacation.
    pub fn go_on_vacation(&mut self, extension: Extension, now: Timestamp) {
        if let Some(clock) = &mut self.clock {
            clock.go_on_vacation(extension.until, extension.at_most, now);
        }
    }

    /// Lets the vacation of the player to move extend the game until this time at most.
    pub fn limit_vacation(&mut self, end: Timestamp, now: Timestamp) {
        if let Some(clock) = &mut self.clock {
            clock.limit_vacation(end, now);
        }
    }

    /// Ends the vacation of the player to move with the hour that is being used.
    pub fn end_vacation(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.end_vacation();
        }
    }

    /// Whether the player in this seat is to move, and only their vacation extends their time.
    pub fn is_on_vacation(&self, seat: Seat) -> bool {
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        running.is_some_and(|it| it.seat == seat && it.is_on_vacation())
    }

    /// Records that the player to move was reminded.
    pub fn note_reminder(&mut self, reminder: Reminder) {
        if let Some(clock) = &mut self.clock {
            clock.note_reminder(reminder);
        }
    }

    /// Makes up for an absence: the clocks show at its end what they showed at its beginning. The
    /// time given back to the running clock, or to a game in which none runs, is recorded.
    pub fn make_up_for(&mut self, absence: &Absence) {
        if self.is_over() {
            return;
        }
        let at = self.revision();
        self.moved_at = absence.corrected(self.moved_at);
        let clock = self.clock.as_mut();
        let running = clock.and_then(|it| it.running().copied().map(|was| (it, was)));
        let since = match running {
            Some((clock, before)) => {
                clock.make_up_for(absence, &self.time_preferences);
                if clock.running() == Some(&before) {
                    return;
                }
                before.since
            }
            // Nobody is idle while nobody can move.
            None => self.moved_at,
        };
        let told = self.grace.filter(|grace| grace.at == at);
        let told = told.map_or(SignedDuration::ZERO, |grace| grace.time);
        // Time given back while the system clock was ahead had never been lost.
        let ahead = absence.since.duration_since(absence.until);
        let time = told + absence.lost_since(since) - ahead.max(SignedDuration::ZERO);
        self.grace = time.is_positive().then_some(TimeGivenBack { at, time });
    }

    /// How long the player to move has thought by now, without the time for which the bot was absent.
    /// Not known if the game is paused.
    pub(super) fn thinking_time(&self, now: Timestamp) -> MoveTime {
        if self.suspension.is_some() {
            return MoveTime::UNKNOWN;
        }
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        let since = running.map_or(self.moved_at, |it| it.since.max(self.moved_at));
        let away = self.grace.filter(|grace| grace.at == self.revision());
        let away = away.map_or(SignedDuration::ZERO, |grace| grace.time);
        MoveTime::of(now.duration_since(since) - away)
    }

    /// How long an entry of the record took.
    pub fn move_time(&self, index: usize) -> MoveTime {
        self.times.of(index)
    }

    /// The middle one of the times that the moves of a seat took.
    pub fn median_time(&self, seat: Seat) -> MoveTime {
        let mut position = Position::new(self.terms.ruleset);
        let moves = self.record().moves.iter().enumerate();
        let own = moves.filter_map(|(index, &mv)| {
            let played = position.play(mv).ok()?;
            (played.seat == seat).then(|| self.move_time(index))
        });
        MoveTime::median(own)
    }

    /// The time a player's clock shows at `now`; `None` if the game is untimed.
    pub fn time_left(&self, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
        let calendar = &self.time_preferences[seat.index()].calendar;
        let clock = self.clock.as_ref()?;
        Some(clock.shows(seat, calendar, now))
    }

    /// The deadline of the player to move; `None` if no clock is running, or it has run out and the win may
    /// be claimed.
    pub fn deadline(&self) -> Option<Timestamp> {
        let running = self.clock.as_ref()?.running()?;
        running.claim_until.is_none().then_some(running.deadline)
    }

    /// Changes a player's calendar and reminders from now on.
    pub fn change_time_preferences(
        &mut self,
        player: PlayerId,
        time_preferences: &TimePreferences,
        now: Timestamp,
    ) {
        let time_preferences = &self.terms.pace.time_preferences(time_preferences.clone());
        for (seat, before) in self.position().seats().zip(self.time_preferences.clone()) {
            if self.player(seat) != player {
                continue;
            }
            if let Some(clock) = &mut self.clock
                && clock.running().is_some_and(|running| running.seat == seat)
            {
                clock.change_calendar(&before.calendar, &time_preferences.calendar, now);
            }
            self.time_preferences[seat.index()] = time_preferences.clone();
        }
    }

    /// Makes the clocks follow the turn: the clock of the seat to act runs, and none once the game
    /// is over.
    pub(super) fn press_clock(&mut self, now: Timestamp) {
        let acts = self.position().to_act().map(|turn| turn.seat);
        match (&mut self.clock, acts) {
            (Some(clock), Some(seat)) => clock.turn_to(seat, &self.time_preferences, now),
            (Some(clock), None) => clock.stop(&self.time_preferences, now),
            (None, _) => {}
        }
    }

    /// Adjusts the clocks after a takeback: the bonus for each turn taken back is removed. `acted`
    /// lists the seats that acted since then, in order, including the seat that was to act last.
    pub(super) fn set_clock_back(&mut self, acted: &[Seat], now: Timestamp) {
        let acts = self.position().to_act().map(|turn| turn.seat);
        let Some(clock) = &mut self.clock else {
            return;
        };
        let late = clock.late();
        clock.stop(&self.time_preferences, now);
        for pair in acted.windows(2).filter(|pair| pair[0] != pair[1]) {
            clock.unearn(pair[0]);
        }
        if let Some(seat) = late {
            clock.spare(seat);
        }
        if let Some(seat) = acts {
            clock.run(seat, &self.time_preferences, now);
        }
    }

    /// Gives the turn back to a seat whose move is being changed, as if it had never been made: its clock
    /// has run since, and nobody else's. Returns whether there is time left.
    pub(super) fn return_turn(&mut self, seat: Seat, now: Timestamp) -> bool {
        let Some(clock) = &mut self.clock else {
            return true;
        };
        clock.return_to(seat, &self.time_preferences, now);
        clock.running().is_none_or(|it| it.deadline > now)
    }

    /// Suspends the game and stops the clocks.
    pub(super) fn suspend(&mut self, rest: Suspension, now: Timestamp) {
        self.suspension = Some(rest);
        self.reset_board(None);
        if let Some(clock) = &mut self.clock {
            let late = clock.late();
            clock.stop(&self.time_preferences, now);
            if let Some(seat) = late {
                clock.spare(seat);
            }
        }
    }

    /// Continues the game after a suspension.
    pub(super) fn end_suspension(&mut self, why: Reset, now: Timestamp) {
        self.suspension = None;
        // The idle time starts over.
        self.moved_at = now;
        self.reset_board(Some(why));
        self.press_clock(now);
    }

    /// When each reminder is due that was neither sent yet nor settled by a more urgent one.
    fn reminders(&self) -> impl Iterator<Item = (Reminder, Timestamp)> + '_ {
        let clock = self.clock.as_ref();
        let turn = clock.and_then(|clock| Some((*clock.running()?, clock.turn()?)));
        turn.into_iter().flat_map(|(running, turn)| {
            let time_preferences = &self.time_preferences[running.seat.index()];
            let open = move |reminder: &Reminder| !running.reminded.has(*reminder);
            let due = move |reminder| {
                if running.is_on_vacation() {
                    return time_preferences.vacation_due(reminder, running.deadline);
                }
                time_preferences.due(reminder, turn)
            };
            Reminder::ALL
                .into_iter()
                .filter(open)
                .filter_map(move |reminder| Some((reminder, due(reminder)?)))
        })
    }

    /// The reminders that the player to move has received in this turn.
    pub fn reminded(&self) -> Reminders {
        let running = self.clock.as_ref().and_then(|clock| clock.running());
        running.map_or(Reminders::OFF, |running| running.reminded)
    }
}
