//! The clocks of a game: how much time each player has left, and whose clock is running.
//!
//! Pure: the current time is an argument. Only the clock of the player to move runs, and only while
//! time counts in that player's calendar.

use jiff::{SignedDuration, Timestamp};

use super::absence::Absence;
use super::calendar::Calendar;
use super::pace::{Allowance, Pace};
use super::reminder::{LAST_CALL, Reminder, Reminders, TimePreferences, Turn};
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

    /// Extends the deadline: the clock's own time is used up and its owner is on vacation, at most
    /// until `at_most`. The hour that is being used ends at `until`. There is another last call, if
    /// it is not too late for that now.
    pub fn go_on_vacation(&mut self, until: Timestamp, at_most: Timestamp, now: Timestamp) {
        if let Some(running) = &mut self.running {
            if !running.is_on_vacation() {
                let is_short = at_most.duration_since(now) <= LAST_CALL;
                running.reminded = if is_short {
                    Reminders::up_to(Reminder::LastCall)
                } else {
                    Reminders::up_to(Reminder::Low)
                };
            }
            running.deadline = at_most;
            running.vacation = Some(until);
        }
    }

    /// Lets the vacation of the running clock's owner end at this time at the latest. There is another
    /// last call before that, if it is not too late for that now.
    pub fn limit_vacation(&mut self, end: Timestamp, now: Timestamp) {
        if let Some(running) = &mut self.running
            && running.is_on_vacation()
            && running.deadline > end
        {
            running.deadline = end;
            if end.duration_since(now) > LAST_CALL {
                running.reminded = Reminders::up_to(Reminder::Low);
            }
        }
    }

    /// Lets the clock run out when the hour of vacation that is being used is over.
    pub fn end_vacation(&mut self) {
        if let Some(running) = &mut self.running {
            running.deadline = running.vacation.unwrap_or(running.deadline);
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
mod tests {
    use jiff::civil::Weekday;
    use jiff::tz::TimeZone;
    use proptest::prelude::*;

    use super::*;
    use crate::game::calendar::Weekend;

    const WHITE: Seat = Seat::new(0);
    const BLACK: Seat = Seat::new(1);

    fn hours(hours: i64) -> SignedDuration {
        SignedDuration::from_hours(hours)
    }

    fn at(hour: i64) -> Timestamp {
        // This many hours after Thursday, 1 January 1970.
        Timestamp::UNIX_EPOCH + hours(hour)
    }

    fn every_day() -> Vec<TimePreferences> {
        vec![TimePreferences::default(); 2]
    }

    fn time_preferences(calendar: Calendar) -> TimePreferences {
        TimePreferences {
            calendar,
            ..TimePreferences::default()
        }
    }

    #[test]
    fn a_move_earns_the_bonus_up_to_the_most() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        clock.turn_to(BLACK, &days, at(10));
        assert_eq!(clock.player_clocks()[0].left, hours(3 * 24 - 10 + 24));
        assert_eq!(clock.running().map(|it| it.deadline), Some(at(10 + 72)));
        for turn in 1..20 {
            let next = if turn % 2 == 1 { WHITE } else { BLACK };
            clock.turn_to(next, &days, at(10));
        }
        assert!(
            clock
                .player_clocks()
                .iter()
                .all(|clock| clock.left == hours(7 * 24)),
            "never above"
        );
    }

    #[test]
    fn days_for_each_move_are_not_kept() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Days(2), 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        clock.turn_to(BLACK, &days, at(47));
        assert_eq!(clock.player_clocks()[0].left, hours(48));
    }

    #[test]
    fn a_second_stone_of_the_same_turn_earns_nothing() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Daily, 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        let before = clock.clone();
        clock.turn_to(WHITE, &days, at(5));
        assert_eq!(clock, before);
    }

    #[test]
    fn time_that_stands_is_kept() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Daily, 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        clock.stop(&days, at(9));
        assert_eq!(clock.shows(WHITE, &days[0].calendar, at(900)), hours(15));
        clock.run(WHITE, &days, at(900));
        assert_eq!(clock.running().map(|it| it.deadline), Some(at(915)));
    }

    #[test]
    fn vacation_never_becomes_time_on_the_clock() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Daily, 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        clock.go_on_vacation(at(25), at(30), at(24));
        assert!(!clock.running().expect("it runs").is_out(at(29)));
        assert_eq!(
            clock.shows(WHITE, &days[0].calendar, at(25)),
            SignedDuration::ZERO
        );
        clock.turn_to(BLACK, &days, at(25));
        assert_eq!(
            clock.player_clocks()[0].left,
            hours(12),
            "the bonus, and nothing else"
        );
    }

    #[test]
    fn another_calendar_changes_nothing_that_is_past() {
        let friday = at(24);
        let weekend = Calendar {
            weekend: Weekend::of([Weekday::Saturday, Weekday::Sunday]).expect("short"),
            zone: TimeZone::UTC,
        };
        let none = Calendar::default();
        let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
        clock.run(
            WHITE,
            &[
                time_preferences(weekend.clone()),
                time_preferences(none.clone()),
            ],
            friday,
        );
        let half = friday + hours(12);
        let shown = clock.shows(WHITE, &weekend, half);
        clock.change_calendar(&weekend, &none, half);
        assert_eq!(clock.shows(WHITE, &none, half), shown);
        assert_eq!(
            clock.running().map(|it| it.deadline),
            Some(friday + hours(72))
        );
    }

    /// What may happen to clocks.
    #[derive(Clone, Copy, Debug)]
    enum Act {
        Turn,
        Stop,
        Run,
        Away(i64),
        Weekend(u8),
        Give(bool),
    }

    fn any_act() -> impl Strategy<Value = Act> {
        prop_oneof![
            4 => Just(Act::Turn),
            1 => Just(Act::Stop),
            1 => Just(Act::Run),
            1 => (0..500_000_000_i64).prop_map(Act::Away),
            1 => (0..0x7f_u8).prop_map(Act::Weekend),
            1 => any::<bool>().prop_map(Act::Give),
        ]
    }

    fn any_pace() -> impl Strategy<Value = Pace> {
        prop::sample::select(vec![Pace::Relaxed, Pace::Daily, Pace::Slow, Pace::Days(3)])
    }

    fn sum(clock: &Clock, days: &[TimePreferences], now: Timestamp) -> SignedDuration {
        clock.shows(WHITE, &days[0].calendar, now) + clock.shows(BLACK, &days[1].calendar, now)
    }

    #[test]
    fn a_gift_lets_a_late_clock_run_again_and_be_reminded_of() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        clock.note_reminder(Reminder::LastCall);
        clock.open_claim(at(72 + 14 * 24));
        assert_eq!(clock.late(), Some(WHITE));
        clock.give(WHITE, hours(24), &days, at(80));
        assert_eq!(clock.late(), None);
        let running = clock.running().expect("it runs");
        assert_eq!(running.deadline, at(80 + 24));
        assert!(!running.reminded.has(Reminder::LastCall), "it comes again");
        // A clock that stands just shows more.
        clock.give(BLACK, hours(24), &days, at(80));
        assert_eq!(clock.player_clocks()[1].left, hours(4 * 24));
    }

    #[test]
    fn a_late_clock_that_is_stopped_without_a_move_is_spared() {
        let days = every_day();
        let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
        clock.run(WHITE, &days, at(0));
        clock.open_claim(at(500));
        let absence = Absence {
            since: at(100),
            until: at(110),
        };
        clock.make_up_for(&absence, &days);
        assert_eq!(clock.running().and_then(|it| it.claim_until), Some(at(510)));
        clock.stop(&days, at(120));
        assert_eq!(clock.player_clocks()[0].left, SignedDuration::ZERO);
        clock.spare(WHITE);
        clock.run(WHITE, &days, at(120));
        assert_eq!(clock.running().map(|it| it.deadline), Some(at(144)));
    }

    proptest! {
        #[test]
        fn time_comes_from_bonuses_gifts_and_outages_alone(
            pace in any_pace(),
            acts in prop::collection::vec((any_act(), 0..200_000_000_i64), 1..40),
        ) {
            let bonus = pace.allowance().expect("time counts").bonus;
            let mut days = every_day();
            let mut clock = Clock::new(pace, 2).expect("time counts");
            let mut now = at(0);
            let mut turn = WHITE;
            clock.run(turn, &days, now);
            for (act, wait) in acts {
                let before = sum(&clock, &days, now);
                let whose = clock.running().map(|it| it.seat);
                let other = if whose == Some(WHITE) { BLACK } else { WHITE };
                let resting = clock.shows(other, &days[other.index()].calendar, now);
                now += SignedDuration::from_millis(wait);
                let after = sum(&clock, &days, now);
                prop_assert!(after <= before, "time passes");
                prop_assert!(before - after <= SignedDuration::from_millis(wait));
                if whose.is_some() {
                    let still = clock.shows(other, &days[other.index()].calendar, now);
                    prop_assert_eq!(still, resting, "it runs for the one to move alone");
                } else {
                    prop_assert_eq!(after, before, "nothing runs");
                }
                let mut then_at = now;
                let gained = match act {
                    Act::Turn => {
                        let is_pressed = whose == Some(turn);
                        turn = if turn == WHITE { BLACK } else { WHITE };
                        clock.turn_to(turn, &days, now);
                        if is_pressed { bonus } else { SignedDuration::ZERO }
                    }
                    Act::Stop => {
                        clock.stop(&days, now);
                        SignedDuration::ZERO
                    }
                    Act::Run => {
                        if clock.running().is_none() {
                            clock.run(turn, &days, now);
                        }
                        SignedDuration::ZERO
                    }
                    Act::Away(ms) => {
                        let until = now + SignedDuration::from_millis(ms);
                        clock.make_up_for(&Absence { since: now, until }, &days);
                        then_at = until;
                        SignedDuration::ZERO
                    }
                    Act::Weekend(bits) => {
                        let seat = clock.running().map_or(0, |it| it.seat.index());
                        let mut changed = days[seat].calendar.clone();
                        changed.weekend = Weekend::from_bits(bits).unwrap_or_default();
                        if whose.is_some() {
                            clock.change_calendar(&days[seat].calendar, &changed, now);
                        }
                        days[seat].calendar = changed;
                        SignedDuration::ZERO
                    }
                    Act::Give(to_white) => {
                        let seat = if to_white { WHITE } else { BLACK };
                        clock.give(seat, hours(24), &days, now);
                        hours(24)
                    }
                };
                now = then_at;
                let then = sum(&clock, &days, now);
                prop_assert!(then <= after + gained, "{act:?}: {after:?} + {gained:?} < {then:?}");
                if !matches!(act, Act::Turn) {
                    prop_assert_eq!(then, after + gained, "{:?}", act);
                }
            }
        }

        #[test]
        fn an_outage_is_given_back_exactly(
            pace in any_pace(),
            (left, back) in (0..900_000_000_i64, 0..900_000_000_i64),
            bits in 0..0x7f_u8,
        ) {
            let weekend = Weekend::from_bits(bits).unwrap_or_default();
            let days = vec![time_preferences(Calendar { weekend, ..Calendar::default() }); 2];
            let calendar = &days[0].calendar;
            let since = at(0) + SignedDuration::from_millis(left);
            let until = since + SignedDuration::from_millis(back);
            let mut clock = Clock::new(pace, 2).expect("time counts");
            clock.run(WHITE, &days, at(0));
            let shown = clock.shows(WHITE, calendar, since);
            clock.make_up_for(&Absence { since, until }, &days);
            prop_assert_eq!(clock.shows(WHITE, calendar, until), shown);
            // The system clock, which had been ahead, is set right again.
            let correction = Absence { since: until, until: since };
            clock.make_up_for(&correction, &days);
            prop_assert_eq!(clock.shows(WHITE, calendar, since), shown);
        }

        #[test]
        fn a_move_on_its_way_when_the_bot_woke_up_costs_nobody_time(absent in 0..1_000_i64) {
            let days = vec![TimePreferences::default(); 2];
            let until = at(10) + SignedDuration::from_mins(absent);
            let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
            clock.run(WHITE, &days, at(0));
            clock.make_up_for(&Absence { since: at(10), until }, &days);
            clock.happens_not_before(until);
            clock.turn_to(BLACK, &days, at(10));
            let shows = |seat| clock.shows(seat, &days[0].calendar, until);
            prop_assert_eq!(shows(WHITE), hours(3 * 24 - 10 + 24));
            prop_assert_eq!(shows(BLACK), hours(3 * 24));
        }

        #[test]
        fn who_moves_while_the_bot_is_absent_loses_no_time(begun in 0..1_000_i64) {
            let days = vec![TimePreferences::default(); 2];
            let absence = Absence { since: at(10), until: at(20) };
            let begun = (at(9) + SignedDuration::from_mins(begun)).min(at(20));
            let mut clock = Clock::new(Pace::Relaxed, 2).expect("time counts");
            clock.run(WHITE, &days, begun);
            let shown = clock.shows(WHITE, &days[0].calendar, begun.max(at(10)));
            clock.make_up_for(&absence, &days);
            prop_assert_eq!(clock.shows(WHITE, &days[0].calendar, at(20)), shown);
        }
    }
}
