//! The laws of a hill, on simulated ones, and held against a hill that is a list of steps.

use proptest::prelude::*;

use super::*;
use crate::game::SetMargin;

/// How many people take part in a simulation.
const PEOPLE: u64 = 7;
/// A day in seconds.
const DAY: i64 = 86_400;

/// Something that happens on a hill.
#[derive(Clone, Copy, Debug)]
enum Event {
    Joins(PlayerId),
    Leaves(PlayerId),
    Won(PlayerId, PlayerId),
    Drawn(PlayerId, PlayerId),
    Aborted(PlayerId, PlayerId),
    /// So many days pass, each of which ends with a look at the places, unless the bot is away.
    Days(u8, bool),
}

/// A hill as it is kept: with who was told that their place ends.
#[derive(Clone, Debug, Default, PartialEq)]
struct Kept {
    hill: Hill,
    told: BTreeSet<PlayerId>,
}

impl Kept {
    /// Looks at all places, as the bot does.
    fn look(&mut self, now: Timestamp) {
        for (player, climber) in self.hill.clone().climbers() {
            match climber.due(self.told.contains(&player), now) {
                PlaceDue::Ended => {
                    self.hill.leave(player);
                    self.told.remove(&player);
                }
                PlaceDue::ToBeTold => {
                    let others = self.hill.climbers().filter(|&(it, _)| it != player);
                    let told = Climber {
                        step: self.hill.step_of(player).expect("they stand there"),
                        ..climber.told(now)
                    };
                    self.hill = Hill::new(others.chain([(player, told)]));
                    self.told.insert(player);
                }
                PlaceDue::At(next) => assert!(next > now, "{climber:?} at {now}"),
            }
        }
    }
}

fn any_event() -> impl Strategy<Value = Event> {
    let player = || (0..PEOPLE).prop_map(PlayerId);
    let pair = || {
        (0..PEOPLE, 1..PEOPLE).prop_map(|(one, on)| (PlayerId(one), PlayerId((one + on) % PEOPLE)))
    };
    prop_oneof![
        2 => player().prop_map(Event::Joins),
        1 => player().prop_map(Event::Leaves),
        9 => pair().prop_map(|(one, other)| Event::Won(one, other)),
        2 => pair().prop_map(|(one, other)| Event::Drawn(one, other)),
        1 => pair().prop_map(|(one, other)| Event::Aborted(one, other)),
        3 => (1..25_u8, prop::bool::weighted(0.2)).prop_map(|(days, away)| Event::Days(days, away)),
    ]
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("a time")
}

/// Lets an event happen; time goes on by a second, or by days.
fn happen(kept: &mut Kept, event: Event, now: &mut i64) -> Vec<Climb> {
    *now += 1;
    let (players, result) = match event {
        Event::Joins(player) => {
            kept.hill.join(player, at(*now));
            return Vec::new();
        }
        Event::Leaves(player) => {
            kept.hill.leave(player);
            kept.told.remove(&player);
            return Vec::new();
        }
        Event::Days(days, is_away) => {
            for _ in 0..days {
                *now += DAY;
                if !is_away {
                    kept.look(at(*now));
                }
            }
            return Vec::new();
        }
        Event::Won(winner, loser) => {
            let margin = SetMargin::Two;
            ([loser, winner], SetResult::Won { winner, margin })
        }
        Event::Drawn(one, other) => ([one, other], SetResult::Drawn),
        Event::Aborted(one, other) => ([one, other], SetResult::Aborted),
    };
    let climbs = kept.hill.count(players, result, at(*now));
    for climb in &climbs {
        kept.told.remove(&climb.player);
    }
    climbs
}

/// The same hill as a list of steps from the bottom up, each with the people on it, and since when each of them
/// has finished no set, and when they were told.
#[derive(Default)]
struct Steps(Vec<Vec<PlayerId>>, BTreeMap<PlayerId, (i64, Option<i64>)>);

impl Steps {
    fn take(&mut self, player: PlayerId) -> Option<usize> {
        let place = self.0.iter().position(|step| step.contains(&player))?;
        self.0[place].retain(|&it| it != player);
        Some(place)
    }

    fn put(&mut self, player: PlayerId, place: usize) {
        while self.0.len() <= place {
            self.0.push(Vec::new());
        }
        self.0[place].push(player);
    }

    fn happen(&mut self, event: Event, now: i64) {
        match event {
            Event::Joins(player) => {
                let place = self.take(player).unwrap_or(0);
                self.put(player, place);
                self.1.entry(player).or_insert((now, None));
            }
            Event::Leaves(player) => {
                self.take(player);
                self.1.remove(&player);
            }
            Event::Won(winner, loser) => {
                self.finish([winner, loser], now);
                if let Some(place) = self.take(winner) {
                    self.put(winner, place + 1);
                }
                if let Some(place) = self.take(loser) {
                    self.put(loser, place.saturating_sub(1));
                }
            }
            Event::Drawn(one, other) => self.finish([one, other], now),
            Event::Days(days, is_away) => {
                for day in (0..i64::from(days)).rev().filter(|_| !is_away) {
                    self.end_day(now - day * DAY);
                }
            }
            Event::Aborted(..) => {}
        }
        self.0.retain(|step| !step.is_empty());
    }

    fn finish(&mut self, players: [PlayerId; 2], now: i64) {
        for player in players {
            if let Some(place) = self.1.get_mut(&player) {
                *place = (now, None);
            }
        }
    }

    /// After 28 days without a set one is told, and after 31 one leaves, three days after that at the soonest.
    fn end_day(&mut self, now: i64) {
        for (player, (since, told)) in self.1.clone() {
            match told {
                None if now >= since + 28 * DAY => {
                    self.1.insert(player, (since, Some(now)));
                }
                Some(told) if now >= (since + 31 * DAY).max(told + 3 * DAY) => {
                    self.take(player);
                    self.1.remove(&player);
                }
                _ => {}
            }
        }
    }
}

fn check(hill: &Hill, steps: &Steps) -> Result<(), TestCaseError> {
    let people: usize = steps.0.iter().map(Vec::len).sum();
    prop_assert_eq!(hill.climbers().count(), people, "nobody appears or is lost");
    for (place, step) in steps.0.iter().enumerate() {
        for &player in step {
            let number = u16::try_from(place + 1).expect("few steps");
            prop_assert_eq!(hill.step_of(player), Some(Step(number)));
        }
    }
    let king = match steps.0.last().map(Vec::as_slice) {
        Some([alone]) => Some(*alone),
        _ => None,
    };
    prop_assert_eq!(hill.king(), king, "the king is alone on the top step");
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_hill_keeps_its_laws(events in prop::collection::vec(any_event(), 1..40)) {
        let (mut kept, mut steps, mut now) = (Kept::default(), Steps::default(), 0);
        let mut results = Vec::new();
        for &event in &events {
            let before = kept.hill.clone();
            let climbs = happen(&mut kept, event, &mut now);
            steps.happen(event, now);
            let hill = &kept.hill;
            check(hill, &steps)?;
            for climb in &climbs {
                prop_assert_eq!(before.step_of(climb.player), Some(climb.before));
                prop_assert_eq!(hill.step_of(climb.player), Some(climb.after));
                prop_assert_eq!(climb.is_king, hill.king() == Some(climb.player));
                prop_assert_eq!(hill.climber(climb.player).map(|it| it.since), Some(at(now)));
            }
            // Nobody else overtakes anybody.
            let takes_part = |player| climbs.iter().any(|it| it.player == player);
            let others = || hill.climbers().filter(|&(player, _)| !takes_part(player));
            for (one, there) in others() {
                for (other, beside) in others() {
                    let (Some(was), Some(were)) = (before.step_of(one), before.step_of(other)) else {
                        continue;
                    };
                    prop_assert_eq!(was.cmp(&were), there.step.cmp(&beside.step));
                }
            }
            let read_back = Hill::new(hill.climbers());
            prop_assert_eq!(&read_back, hill, "it can be stored");
            results.push(kept.clone());
        }
        let (mut again, mut now) = (Kept::default(), 0);
        for (&event, expected) in events.iter().zip(&results) {
            happen(&mut again, event, &mut now);
            prop_assert_eq!(&again, expected, "the same in order gives the same");
        }
    }
}

#[test]
fn a_result_counts_for_whoever_still_stands_there() {
    let (ann, ben) = (PlayerId(1), PlayerId(2));
    let mut hill = Hill::default();
    assert_eq!(hill.king(), None);
    assert!(hill.join(ann, at(0)) && hill.join(ben, at(0)) && !hill.join(ann, at(5)));
    assert_eq!(hill.king(), None, "two share the only step");
    hill.leave(ben);
    let margin = SetMargin::One;
    let won = |winner| SetResult::Won { winner, margin };
    let climbs = hill.count([ann, ben], won(ann), at(9));
    assert_eq!(climbs.len(), 1, "Ben is not put back");
    assert_eq!(hill.king(), Some(ann));
    hill.join(ben, at(10));
    hill.count([ann, ben], won(ann), at(11));
    assert_eq!(
        (hill.step_of(ann), hill.step_of(ben)),
        (Some(Step(2)), Some(Step(1)))
    );
    hill.count([ann, ben], won(ann), at(12));
    assert_eq!(
        hill.step_of(ann),
        Some(Step(2)),
        "the empty step between has vanished"
    );
}

#[test]
fn a_place_ends_31_days_after_the_last_set() {
    let ann = PlayerId(1);
    let mut hill = Hill::default();
    hill.join(ann, at(0));
    let days = |days: i64| at(days * 86_400);
    let ends = |hill: &Hill| hill.climber(ann).map(|it| (it.told_at(), it.ends_at()));
    assert_eq!(ends(&hill), Some((days(28), days(31))));
    hill.count([ann, PlayerId(2)], SetResult::Aborted, days(9));
    assert_eq!(
        ends(&hill),
        Some((days(28), days(31))),
        "no set was finished"
    );
    hill.count([ann, PlayerId(2)], SetResult::Drawn, days(10));
    assert_eq!(ends(&hill), Some((days(38), days(41))));
}
