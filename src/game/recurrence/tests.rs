use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Recurrence, RecurrenceError, UsualRecurrence};

fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).expect("a zone")
}

/// A time on the wall clock of a zone, as in `2026-12-05T20:00[Europe/Berlin]`.
fn local(text: &str) -> Timestamp {
    let zoned: jiff::Zoned = text.parse().expect("a time");
    zoned.timestamp()
}

/// The first times of a rule as the wall clock of the zone shows them.
fn times(rule: &str, first: &str, name: &str, most: usize) -> Vec<String> {
    let rule: Recurrence = rule.parse().expect("a rule");
    let zone = zone(name);
    let first = local(&format!("{first}[{name}]"));
    let shown = |at: Timestamp| zone.to_datetime(at).strftime("%m-%d %H:%M").to_string();
    rule.times(first, &zone).take(most).map(shown).collect()
}

#[test]
fn rules_give_the_dates_that_rfc_5545_gives() {
    let cases: [(&str, &str, &[&str]); 12] = [
        // Those that the RFC names for such rules, in its zone.
        (
            "FREQ=DAILY;COUNT=3",
            "1997-09-02T09:00",
            &["09-02 09:00", "09-03 09:00", "09-04 09:00"],
        ),
        (
            "FREQ=DAILY;INTERVAL=10;COUNT=5",
            "1997-09-02T09:00",
            &[
                "09-02 09:00",
                "09-12 09:00",
                "09-22 09:00",
                "10-02 09:00",
                "10-12 09:00",
            ],
        ),
        (
            "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=MO;BYDAY=TU,TH",
            "1997-09-02T09:00",
            &[
                "09-02 09:00",
                "09-04 09:00",
                "09-09 09:00",
                "09-11 09:00",
                "09-16 09:00",
                "09-18 09:00",
                "09-23 09:00",
                "09-25 09:00",
                "09-30 09:00",
                "10-02 09:00",
            ],
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
            "1997-08-05T09:00",
            &["08-05 09:00", "08-10 09:00", "08-19 09:00", "08-24 09:00"],
        ),
        (
            "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
            "1997-09-05T09:00",
            &[
                "09-05 09:00",
                "10-03 09:00",
                "11-07 09:00",
                "12-05 09:00",
                "01-02 09:00",
                "02-06 09:00",
                "03-06 09:00",
                "04-03 09:00",
                "05-01 09:00",
                "06-05 09:00",
            ],
        ),
        (
            "FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU",
            "1997-09-07T09:00",
            &["09-07 09:00", "09-28 09:00", "11-02 09:00", "11-30 09:00"],
        ),
        (
            "FREQ=MONTHLY;COUNT=3;BYDAY=-2MO",
            "1997-09-22T09:00",
            &["09-22 09:00", "10-20 09:00", "11-17 09:00"],
        ),
        // A month without such a day is passed over.
        (
            "FREQ=MONTHLY;COUNT=3",
            "1998-01-31T09:00",
            &["01-31 09:00", "03-31 09:00", "05-31 09:00"],
        ),
        (
            "FREQ=MONTHLY;BYDAY=5SA;COUNT=3",
            "1997-08-30T09:00",
            &["08-30 09:00", "11-29 09:00", "01-31 09:00"],
        ),
        (
            "FREQ=MONTHLY;BYDAY=MO;COUNT=3",
            "1997-09-22T09:00",
            &["09-22 09:00", "09-29 09:00", "10-06 09:00"],
        ),
        (
            "FREQ=DAILY;BYDAY=SA,SU;UNTIL=19970914",
            "1997-09-06T09:00",
            &["09-06 09:00", "09-07 09:00", "09-13 09:00", "09-14 09:00"],
        ),
        (
            "FREQ=DAILY;UNTIL=19970903",
            "1997-09-02T23:30",
            &["09-02 23:30", "09-03 23:30"],
        ),
    ];
    for (rule, first, expected) in cases {
        assert_eq!(
            times(rule, first, "America/New_York", 20),
            expected,
            "{rule}"
        );
    }
}

#[test]
fn the_wall_clock_shows_the_same_time_when_clocks_change() {
    let weekly = times("FREQ=WEEKLY", "2026-10-18T20:00", "Europe/Berlin", 3);
    assert_eq!(weekly, ["10-18 20:00", "10-25 20:00", "11-01 20:00"]);
    let zone = zone("Europe/Berlin");
    let rule: Recurrence = "FREQ=DAILY".parse().expect("a rule");
    let before = local("2026-10-24T20:00[Europe/Berlin]");
    let next = rule.next(before, &zone, before).expect("a next day");
    assert_eq!(next.duration_since(before).as_hours(), 25);
}

#[test]
fn a_time_that_the_clock_skips_comes_later_and_one_that_comes_twice_once() {
    // Clocks go from 2:00 to 3:00 on 29 March 2026, and from 3:00 to 2:00 on 25 October.
    let spring = times("FREQ=DAILY", "2026-03-28T02:30", "Europe/Berlin", 3);
    assert_eq!(spring, ["03-28 02:30", "03-29 03:30", "03-30 02:30"]);
    let autumn = times("FREQ=DAILY", "2026-10-24T02:30", "Europe/Berlin", 3);
    assert_eq!(autumn, ["10-24 02:30", "10-25 02:30", "10-26 02:30"]);
    let zone = zone("Europe/Berlin");
    let rule: Recurrence = "FREQ=DAILY".parse().expect("a rule");
    let first = local("2026-10-24T02:30[Europe/Berlin]");
    let twice = rule.next(first, &zone, first).expect("a next day");
    assert_eq!(
        twice,
        "2026-10-25T00:30:00Z".parse().expect("a time"),
        "the first of the two"
    );
}

#[test]
fn a_rule_that_is_chosen_by_a_word_fits_its_first_time() {
    let zone = zone("Europe/Berlin");
    // A first Saturday, a last one that is the fifth, and a fourth one that is the last.
    for (first, monthly) in [
        ("2026-12-05T20:00[Europe/Berlin]", "FREQ=MONTHLY;BYDAY=1SA"),
        ("2026-10-31T20:00[Europe/Berlin]", "FREQ=MONTHLY;BYDAY=-1SA"),
        ("2026-11-28T20:00[Europe/Berlin]", "FREQ=MONTHLY;BYDAY=4SA"),
        // In UTC it is still Friday.
        ("2026-12-05T00:30[Europe/Berlin]", "FREQ=MONTHLY;BYDAY=1SA"),
    ] {
        let first = local(first);
        let expected = ["FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2", monthly];
        for (usual, expected) in UsualRecurrence::ALL.into_iter().zip(expected) {
            let rule = usual.rule(first, &zone);
            assert_eq!(rule.to_string(), expected);
            assert!(rule.fits(first, &zone), "{rule}");
            assert_eq!(rule.usual(first, &zone), Some(usual));
            assert_eq!(expected.parse(), Ok(rule));
        }
    }
    let second = local("2026-12-12T20:00[Europe/Berlin]");
    let first_saturday: Recurrence = "FREQ=MONTHLY;BYDAY=1SA".parse().expect("a rule");
    assert!(!first_saturday.fits(second, &zone));
    let next = first_saturday.next(second, &zone, second);
    assert_eq!(next, Some(local("2027-01-02T20:00[Europe/Berlin]")));
}

#[test]
fn what_is_no_rule_is_refused_with_the_part_that_is_wrong() {
    let part = |part: &str| {
        Err(RecurrenceError::Part {
            part: part.to_owned(),
        })
    };
    for (text, refused) in [
        ("INTERVAL=2", Err(RecurrenceError::Frequency)),
        (
            "FREQ=WEEKLY;COUNT=2;UNTIL=20261231",
            Err(RecurrenceError::TwoEnds),
        ),
        ("", part("")),
        ("every Saturday", part("every Saturday")),
        ("freq=Yearly", part("freq=Yearly")),
        ("FREQ=YEARLY", part("FREQ=YEARLY")),
        ("FREQ=DAILY;FREQ=DAILY", part("FREQ=DAILY")),
        ("FREQ=DAILY;INTERVAL=0", part("INTERVAL=0")),
        ("FREQ=DAILY;INTERVAL=100", part("INTERVAL=100")),
        ("FREQ=DAILY;INTERVAL=+2", part("INTERVAL=+2")),
        ("FREQ=DAILY;COUNT=1000", part("COUNT=1000")),
        ("FREQ=DAILY;UNTIL=2026-12-31", part("UNTIL=2026-12-31")),
        ("FREQ=DAILY;UNTIL=20261331", part("UNTIL=20261331")),
        (
            "FREQ=DAILY;UNTIL=20261231T200000",
            part("UNTIL=20261231T200000"),
        ),
        ("FREQ=MONTHLY;BYDAY=6SA", part("BYDAY=6SA")),
        ("FREQ=MONTHLY;BYDAY=0SA", part("BYDAY=0SA")),
        ("FREQ=MONTHLY;BYDAY=SATURDAY", part("BYDAY=SATURDAY")),
        ("FREQ=MONTHLY;BYDAY=+SA", part("BYDAY=+SA")),
        ("FREQ=MONTHLY;BYDAY=1ßA", part("BYDAY=1ßA")),
        ("FREQ=WEEKLY;BYDAY=1SA", part("BYDAY=1SA")),
        ("FREQ=WEEKLY;WKST=SU", part("WKST=SU")),
        ("FREQ=WEEKLY;BYSETPOS=1", part("BYSETPOS=1")),
    ] {
        assert_eq!(text.parse::<Recurrence>(), refused, "{text}");
    }
    let written = "rrule:freq=monthly;byday=+1sa,-1fr;interval=2;until=20261231t200000z;";
    let rule: Recurrence = written.parse().expect("a rule");
    let shown = "FREQ=MONTHLY;INTERVAL=2;BYDAY=1SA,-1FR;UNTIL=20261231T200000Z";
    assert_eq!(rule.to_string(), shown);
    assert_eq!(shown.parse(), Ok(rule));
}

#[test]
fn a_rule_that_never_comes_again_ends() {
    let zone = zone("UTC");
    let first = local("2027-02-01T20:00[UTC]");
    // February has five Mondays in leap years only, and the rule asks every twelfth month.
    let rule: Recurrence = "FREQ=MONTHLY;INTERVAL=12;BYDAY=5MO"
        .parse()
        .expect("a rule");
    let next = rule.next(first, &zone, first);
    assert_eq!(next, Some(local("2044-02-29T20:00[UTC]")));
    let once: Recurrence = "FREQ=WEEKLY;COUNT=1".parse().expect("a rule");
    assert_eq!(once.next(first, &zone, first), None);
    let past: Recurrence = "FREQ=WEEKLY;UNTIL=20270131".parse().expect("a rule");
    assert!(!past.fits(first, &zone));
    let late: Timestamp = Timestamp::MAX;
    let rule: Recurrence = "FREQ=DAILY;INTERVAL=99".parse().expect("a rule");
    assert_eq!(rule.next(first, &zone, late), None);
}

#[test]
fn a_calendar_has_the_last_day_as_a_time() {
    let rule: Recurrence = "FREQ=WEEKLY;UNTIL=20261231".parse().expect("a rule");
    let shown = rule.in_calendar(&zone("Europe/Berlin"));
    assert_eq!(shown, "FREQ=WEEKLY;UNTIL=20261231T225959Z");
}
