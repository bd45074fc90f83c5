//! The strongest level keeps to its time, whatever the machine. The clocks here are not real: a search reads
//! its clock at least once in so many nodes, and each of its readings takes a step of time here.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use pente::engine::{self, Budget, Chosen, Clock, Level};
use pente::rules::{Choice, Move, Point, Position, catalogue};

/// The most nodes between two readings of the clock.
const NODES_A_READING: u64 = 512;
/// How many readings a search makes without searching much: where it shares out its time, and once it is
/// over.
const EMPTY_READINGS: u32 = 12;

/// Quiet positions, a choice of colours, and games of more than two.
const POSITIONS: [(&str, &str); 8] = [
    ("pente", "K10 J8 J13 G11 G6"),
    ("keryo-pente opening=free", "K10 L11 N10 M12"),
    ("gomoku", "K10 L11 N8"),
    ("connect6", "K10 L11 N8"),
    ("pente opening=swap2", "K10 L11 N10"),
    ("pente-3", "K10 L11 N10"),
    ("pente-4", "K10 L11 N10"),
    ("team-pente", "K10 L11 N10"),
];

#[test]
fn the_strongest_level_answers_within_its_time_on_slow_machines() {
    let level = Level::strongest().without_book();
    assert!(level.time < Duration::from_secs(1), "people wait a second");
    for (code, moves) in POSITIONS {
        let position = after(code, moves);
        // From 100,000 nodes a second down to 25,000.
        for step in [5, 20].map(Duration::from_millis) {
            let clock = Readings::at(|reading| step * reading);
            let chosen = chosen_by(&position, &level, level.nodes, &clock);
            let passed = step * clock.read();
            let about = format!("{code}: {moves}: {passed:?}, {step:?} each");
            assert!(position.check(chosen.mv).is_ok(), "{about}");
            assert!(passed <= level.time + EMPTY_READINGS * step, "{about}");
            assert!(passed > level.time / 2, "the time is used: {about}");
        }
    }
}

#[test]
fn a_search_ends_as_soon_as_its_clock_says_that_its_time_is_over() {
    let level = Level::strongest().without_book();
    for (code, moves) in POSITIONS {
        let position = after(code, moves);
        for last_in_time in [1, 8, 30, 120] {
            let clock = Readings::at(|reading| level.time * u32::from(reading > last_in_time));
            let chosen = chosen_by(&position, &level, level.nodes, &clock);
            let most = NODES_A_READING * u64::from(last_in_time + 1);
            let about = format!("{code}: {moves}: {} of {most}", chosen.nodes);
            assert!(position.check(chosen.mv).is_ok(), "{about}");
            assert!(chosen.nodes <= most, "{about}");
        }
    }
}

#[test]
fn where_no_time_passes_the_nodes_alone_decide() {
    let level = Level::strongest().without_book();
    for (code, moves) in POSITIONS {
        let position = after(code, moves);
        let clock = Readings::at(|_| Duration::ZERO);
        let chosen = chosen_by(&position, &level, 3_000, &clock);
        let without = engine::choose_within(&position, &level, 1, &Budget::nodes(3_000));
        assert_eq!(Some(chosen), without, "{code}: {moves}");
        assert!(clock.read() > 0, "{code}: {moves}");
    }
}

/// A clock that shows a time that depends on how often it was read.
struct Readings<F> {
    begun: Instant,
    count: AtomicU32,
    shown: F,
}

impl<F: Fn(u32) -> Duration + Sync> Readings<F> {
    /// A clock that shows at each reading, counted from 1, how much time has passed.
    fn at(shown: F) -> Self {
        Self {
            begun: Instant::now(),
            count: AtomicU32::new(0),
            shown,
        }
    }

    /// How often it was read.
    fn read(&self) -> u32 {
        self.count.load(Ordering::Relaxed)
    }
}

impl<F> std::fmt::Debug for Readings<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} readings", self.count)
    }
}

impl<F: Fn(u32) -> Duration + Sync> Clock for Readings<F> {
    fn now(&self) -> Instant {
        let earlier = self.count.fetch_add(1, Ordering::Relaxed);
        self.begun + (self.shown)(earlier + 1)
    }
}

fn after(code: &str, moves: &str) -> Position {
    let ruleset = catalogue::decode(code).expect("a ruleset");
    let mut position = Position::new(ruleset);
    for name in moves.split_whitespace() {
        let point = Point::parse(name, ruleset.size).expect("a point");
        position.play(Move::Place(point)).expect("it is legal");
    }
    if code.contains("swap") {
        let choice = Move::Choose(Choice::NoSwap);
        assert!(position.check(choice).is_ok(), "a choice is asked for");
    }
    position
}

fn chosen_by(position: &Position, level: &Level, nodes: u64, clock: &dyn Clock) -> Chosen {
    let budget = Budget {
        guard: Some(level.time),
        clock,
        ..Budget::nodes(nodes)
    };
    engine::choose_within(position, level, 1, &budget).expect("the game goes on")
}
