//! Tests of clocks.

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
