//! Tactics: positions drawn as text, with stars on the best points.
//!
//! What the stars claim is proved by the rules of play alone, which takes long: a few of the proofs
//! are done on every run, all of them with `ENGINE_PROOFS=all` and optimisation.

#[path = "engine_tactics/drawing.rs"]
#[allow(dead_code, reason = "drawing is for adding cases")]
mod drawing;
#[path = "engine_tactics/prover.rs"]
mod prover;

use std::collections::{BTreeMap, BTreeSet};

use drawing::{Case, Claim};
use pente::engine::{self, Budget, Chosen, Level, Score};
use pente::rules::{Move, Point, Position, Record, catalogue};

const FILES: [&str; 4] = [
    include_str!("engine_tactics/drawn.txt"),
    include_str!("engine_tactics/now.txt"),
    include_str!("engine_tactics/answers.txt"),
    include_str!("engine_tactics/threats.txt"),
];

/// How many positions there are at least, and how many of each ruleset.
const ENOUGH: usize = 150;
const ENOUGH_OF_EACH: usize = 4;
/// With how many nodes a best stone must be found.
const NODES: u64 = 4_000;
/// One proof of so many is done on every run.
const PROVED: usize = 16;

/// One forced win of so many is played to its end, which comes after so many stones at most.
const CARRIED: usize = 4;
const LONGEST_WIN: u32 = 24;
/// With how many nodes a win was once seen where there was none.
const UNCERTAIN_NODES: u64 = 150_000;

/// What the searches of thirty positions came to. A change of how the engine plays changes it; a
/// change that should not must leave it alone.
const SIGNATURE: u64 = 0xb0e0_caf1_a77d_8600;
const SIGNED: usize = 30;
const SIGNED_NODES: u64 = 1_500;

#[test]
fn the_strongest_level_plays_a_best_stone() {
    let mut failures = Vec::new();
    for case in cases() {
        let budget = Budget::nodes(NODES);
        let chosen = engine::choose_within(&case.position, &Level::strongest(), 1, &budget);
        let chosen = chosen.expect("a stone is asked for");
        if chosen
            .mv
            .point()
            .is_none_or(|point| !case.stars.contains(&point))
        {
            failures.push(format!(
                "{}: {:?}\n{}",
                case.title,
                chosen.line,
                case.position.board()
            ));
        }
    }
    assert!(
        failures.is_empty(),
        "{} failed:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn from_the_second_level_on_nobody_overlooks_a_row_or_a_four() {
    for case in cases() {
        if matches!(case.claim, Claim::WinWithin(_)) {
            continue;
        }
        for level in &Level::ALL[1..5] {
            let chosen = engine::choose(&case.position, level, 3).expect("a stone is asked for");
            let point = chosen.mv.point().expect("a stone is asked for");
            assert!(
                case.stars.contains(&point),
                "{} at level {}: {point}",
                case.title,
                level.number
            );
        }
    }
}

#[test]
fn a_forced_win_is_carried_through() {
    let wins = cases()
        .into_iter()
        .filter(|case| matches!(case.claim, Claim::WinWithin(_)));
    for case in wins.step_by(CARRIED) {
        for level in &Level::ALL[1..] {
            let chosen = choose(&case.position, level);
            let is_strongest = *level == Level::strongest();
            if is_strongest || chosen.score >= Score::WON {
                assert!(
                    is_won(&case.position, level),
                    "level {}: {}",
                    level.number,
                    case.title
                );
            }
        }
    }
}

/// Whether a level wins a game from here on.
fn is_won(position: &Position, level: &Level) -> bool {
    let mut position = position.clone();
    let winner = position.to_act().expect("a stone is asked for").seat;
    let mut stones = 0;
    while position.outcome().is_none() && stones < LONGEST_WIN {
        let to_move = position.to_act().map(|turn| turn.seat);
        let level = if to_move == Some(winner) {
            level
        } else {
            &Level::ALL[5]
        };
        let mv = choose(&position, level).mv;
        position.play(mv).expect("the choice is legal");
        stones += 1;
    }
    let outcome = position.outcome().and_then(|outcome| outcome.winner);
    outcome == Some(position.side_of(winner))
}

fn choose(position: &Position, level: &Level) -> Chosen {
    let budget = Budget::nodes(NODES.min(level.nodes));
    let chosen = engine::choose_within(position, level, 1, &budget);
    chosen.expect("a stone is asked for")
}

/// Games in which wins were once seen where there were none: in lists of stones that left out the
/// one that helps.
const NOT_YET_WON: [(&str, &str); 3] = [
    (
        "boat-pente",
        "K10 L10 N10 N8 O7 L8 L11 M12 O8 O9 O6 P10 M7 J9 L11 O5 P7 N7 N5 M4 N9 N11",
    ),
    (
        "o-pente",
        "K10 L9 M7 K8 M10 L10 O9 L7 J7 M11 P10 N8 L9 K8 J9 N11 M6 N12 K9 K11 O13 K8 K7 N7",
    ),
    (
        "ninuki-renju",
        "H8 H10 F8 E8 F10 F9 G10 D7 G11 E10 G10 G12 E9 G9 G10 D10 D11 G7 G8 C6 B5 E10 J11 D6 F11 \
         H9 H11 E6 K11 G11 M11 L11 B6 E12 E9 H9 J8 K8 D8 C7 F10 E5 B4 E4 E7 F6 C9 G6",
    ),
];

#[test]
fn a_win_is_told_only_where_it_is_certain() {
    for (id, moves) in NOT_YET_WON {
        let mut record = Record::new(catalogue::find(id).expect("it exists"));
        for text in moves.split_whitespace() {
            record.push(Move::parse(text, record.ruleset.size).expect("it is a move"));
        }
        let position = record.position().expect("the moves are legal");
        let analysis = engine::analyse(&position, &Budget::nodes(UNCERTAIN_NODES));
        let analysis = analysis.expect("a stone is asked for");
        assert!(analysis.score < Score::WON, "{id}: {analysis:?}");
    }
}

/// Games of Pente that were once lost by the next stone, and the stones that hold or win instead.
const ONCE_LOST: [(&str, &[&str]); 4] = [
    (
        "K10 L9 O10 L11 L10 M10 N9 J10 P11 M8 K10 N7 Q12 R13 K12 L11 K11 K13 K8 K9 H11 H9 G8 H9 M9 O9 M9",
        &["O6"],
    ),
    (
        "K10 G8 F10 J10 K12 H11 K11 K9 G12 K13 G10 E10 J12 H12 G13 G14 G11 E9 G11 G9 G7 G9 H8 J9 H9 E12 E11",
        &["H15"],
    ),
    ("K10 M11 K14 J9 M14 K11", &["L14", "J11"]),
    ("K10 O11 N8 M9 L8 K8 N10 O10 O9", &["M7"]),
];
/// With how many nodes they are found: a third of the strongest level's.
const ONCE_LOST_NODES: u64 = 300_000;

#[test]
fn games_are_not_lost_again_by_the_stones_that_lost_them_once() {
    for (moves, hold) in ONCE_LOST {
        let mut record = Record::new(catalogue::find("pente").expect("it exists"));
        for text in moves.split_whitespace() {
            record.push(Move::parse(text, record.ruleset.size).expect("it is a move"));
        }
        let position = record.position().expect("the moves are legal");
        let level = Level::strongest().without_book();
        for seed in 0..2 {
            let budget = Budget::nodes(ONCE_LOST_NODES);
            let chosen = engine::choose_within(&position, &level, seed, &budget);
            let point = chosen
                .expect("a stone is asked for")
                .mv
                .text(record.ruleset.size);
            assert!(hold.contains(&point.as_str()), "{point} after {moves}");
        }
    }
}

#[test]
fn a_loss_is_told_only_where_every_stone_was_looked_at() {
    let ruleset = catalogue::decode("adjacent-pente opening=free").expect("it exists");
    let mut position = Position::new(ruleset);
    let moves = "K10 L10 M11 L12 L13 M14 L11 N15 M15 K11 J11 N14 M13 O14 M9 N8 K13 N13";
    for text in moves.split_whitespace() {
        let mv = Move::parse(text, ruleset.size).expect("it is a move");
        position.play(mv).expect("it is legal");
    }
    // O16 holds, which the level overlooks.
    let (level, seed) = (Level::ALL[4], 11_531_056_143_400_788_968);
    let chosen = engine::choose_within(&position, &level, seed, &Budget::nodes(100));
    let score = chosen.expect("a stone is asked for").score;
    assert_eq!(score.loses_in(), None, "{score:?}");
}

#[test]
fn the_stars_are_what_the_rules_say() {
    let all = std::env::var("ENGINE_PROOFS").is_ok_and(|asked| asked == "all");
    for (index, case) in cases().iter().enumerate() {
        let is_quick = case.claim == Claim::WinNow;
        let is_slow = matches!(case.claim, Claim::WinWithin(_));
        if !all && !is_quick && (is_slow || index % PROVED != 0) {
            continue;
        }
        let proved = match case.claim {
            Claim::WinNow => prover::winning_now(&case.position),
            Claim::Answer => prover::answers(&case.position),
            Claim::WinWithin(stones) => prover::winning_by_threats(&case.position, stones),
        };
        let proved: BTreeSet<Point> = proved.into_iter().filter_map(Move::point).collect();
        let stars: BTreeSet<Point> = case.stars.iter().copied().collect();
        assert_eq!(stars, proved, "{}\n{}", case.title, case.position.board());
    }
}

#[test]
fn there_are_enough_positions_of_every_ruleset() {
    let drawings: usize = FILES.iter().map(|file| file.matches("\n== ").count()).sum();
    assert!(drawings >= ENOUGH, "{drawings} positions");
    let two_seats = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    let mut counts: BTreeMap<&str, usize> = two_seats.map(|ruleset| (ruleset.id, 0)).collect();
    for case in cases() {
        *counts.entry(case.position.ruleset().id).or_default() += 1;
    }
    counts.retain(|_, count| *count < ENOUGH_OF_EACH);
    assert!(counts.is_empty(), "too few: {counts:?}");
}

#[test]
fn what_should_not_change_how_it_plays_does_not() {
    let cases = cases();
    let mut signature = 0_u64;
    for case in cases.iter().step_by(cases.len() / SIGNED).take(SIGNED) {
        let analysis = engine::analyse(&case.position, &Budget::nodes(SIGNED_NODES));
        let analysis = analysis.expect("a stone is asked for");
        let told = format!(
            "{:?} {:?} {} {}",
            analysis.line, analysis.score, analysis.depth, analysis.nodes
        );
        for byte in told.bytes() {
            signature = (signature ^ u64::from(byte))
                .wrapping_mul(0x0100_0000_01b3)
                .rotate_left(5);
        }
    }
    assert_eq!(
        signature, SIGNATURE,
        "the engine plays otherwise than before: {signature:#018x}"
    );
}

fn cases() -> Vec<Case> {
    FILES.iter().flat_map(|file| drawing::read(file)).collect()
}
