//! The engine at tables of more than two: what it chooses is legal, wins are taken and stopped, and
//! games end.
//!
//! `ENGINE_POSITIONS` says how many random positions of each ruleset are tried, if more than a quick
//! run is wanted: `ENGINE_POSITIONS=100000 cargo test --release -p pente --test engine_seats`.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "engine_seats/dice.rs"]
mod dice;
#[path = "engine_seats/drawn.rs"]
mod drawn;

use std::sync::atomic::AtomicBool;

use dice::{Dice, random_position};
use drawn::drawn;
use pente::engine::{self, Budget, Chosen, Level, Method};
use pente::rules::{Departure, Move, Point, Position, Reason, Ruleset, Seat, catalogue};

/// How many positions of each ruleset are tried.
const POSITIONS: u32 = 6;
/// The most nodes of a search here.
const MOST_NODES: u64 = 400;
/// By when a game of the engine against itself must be over.
const LONGEST: u16 = 700;

/// Every ruleset with more than two seats.
fn rulesets() -> impl Iterator<Item = Ruleset> {
    let all = catalogue::all().iter();
    all.filter(|ruleset| ruleset.seats > 2).copied()
}

fn positions() -> u32 {
    let asked = std::env::var("ENGINE_POSITIONS").ok();
    asked.map_or(POSITIONS, |number| {
        number.parse().expect("ENGINE_POSITIONS is a number")
    })
}

fn choose(position: &Position, level: &Level) -> Chosen {
    let budget = Budget::nodes(level.nodes.min(MOST_NODES));
    engine::choose_within(position, level, 3, &budget).expect("the game goes on")
}

/// From the second level on nobody overlooks a win.
fn attentive() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().skip(1)
}

/// Checks that every level from the second on plays one of these points.
fn check(position: &Position, points: &[&str]) {
    for level in attentive() {
        let point = choose(position, &level)
            .mv
            .point()
            .expect("a stone is asked for");
        assert!(
            points.contains(&point.to_string().as_str()),
            "level {} plays {point}, not one of {points:?}\n{}",
            level.number,
            position.board()
        );
    }
}

#[test]
fn every_ruleset_is_played() {
    assert!(catalogue::all().iter().all(engine::plays));
    assert_eq!(rulesets().count(), 14);
}

#[test]
fn every_choice_is_legal_in_random_positions() {
    for ruleset in rulesets() {
        let mut dice = Dice(u64::from(ruleset.seats) * 31 + 7);
        for _ in 0..positions() {
            let position = random_position(ruleset, &mut dice);
            if position.outcome().is_some() {
                continue;
            }
            let level = Level::ALL[dice.roll(10) as usize];
            let stop = AtomicBool::new(dice.roll(8) == 0);
            let budget = Budget {
                stop: Some(&stop),
                ..Budget::nodes(1 + dice.roll(level.nodes.min(MOST_NODES)))
            };
            let seed = dice.roll(1 << 40);
            let chosen = engine::choose_within(&position, &level, seed, &budget);
            let chosen = chosen.expect("the game goes on");
            let mut after = position.clone();
            assert_eq!(chosen.line.first(), Some(&chosen.mv));
            for mv in &chosen.line {
                let played = after.play(*mv).map(|_| ());
                assert_eq!(played, Ok(()), "{:?} in {position:?}", chosen.line);
            }
        }
    }
}

#[test]
fn the_same_is_chosen_every_time() {
    for ruleset in rulesets() {
        let mut dice = Dice(5);
        let position = random_position(ruleset, &mut dice);
        for level in Level::ALL.iter().take(6) {
            let chosen = engine::choose(&position, level, 11);
            assert_eq!(chosen, engine::choose(&position, level, 11));
        }
    }
}

#[test]
fn another_seed_makes_another_game() {
    let budget = Budget::nodes(MOST_NODES);
    for ruleset in rulesets() {
        for level in [Level::ALL[2], Level::strongest()] {
            let game = |seed| {
                let mut position = Position::new(ruleset);
                let mut moves = Vec::new();
                while position.outcome().is_none() && moves.len() < 12 {
                    let chosen = engine::choose_within(&position, &level, seed, &budget);
                    moves.push(chosen.expect("the game goes on").mv);
                    position.play(moves[moves.len() - 1]).expect("it is legal");
                }
                moves
            };
            assert_ne!(game(0), game(1), "{} at level {}", ruleset.id, level.number);
        }
    }
}

#[test]
fn a_told_end_is_that_of_the_expected_line() {
    let mut ends = [0; 2];
    for ruleset in rulesets() {
        let mut dice = Dice(u64::from(ruleset.seats) * 17 + 5);
        for _ in 0..positions() {
            let mut position = random_position(ruleset, &mut dice);
            while position.outcome().is_none() && position.ply() < LONGEST {
                let chosen = choose(&position, &Level::strongest());
                let (wins, loses) = (chosen.score.wins_in(), chosen.score.loses_in());
                if let Some(stones) = wins.or(loses).filter(|_| chosen.depth > 0) {
                    let mut after = position.clone();
                    for &mv in &chosen.line {
                        after.play(mv).expect("it is legal");
                    }
                    let about = format!("{}: {chosen:?}\n{}", ruleset.id, position.board());
                    assert_eq!(stones as usize, chosen.line.len(), "{about}");
                    let seat = position.to_act().expect("the game goes on").seat;
                    let winner = after.outcome().and_then(|outcome| outcome.winner);
                    let is_won = winner == Some(position.side_of(seat));
                    assert_eq!(
                        (winner.is_some(), is_won),
                        (true, wins.is_some()),
                        "{about}"
                    );
                    ends[usize::from(is_won)] += 1;
                    break;
                }
                position.play(chosen.mv).expect("the choice is legal");
            }
        }
    }
    assert!(ends.iter().all(|&count| count > 10), "{ends:?}");
}

#[test]
fn a_row_is_completed() {
    for id in ["pente-3", "keryo-5", "team-pente", "partners"] {
        check(
            &drawn(id, "1: K10 L10 M10 N10 2: J10 A1 T1", 1, &[]),
            &["O10"],
        );
        check(&drawn(id, "2: K10 K11 K13 K14 1: A1 A5", 2, &[]), &["K12"]);
    }
    check(&drawn("points-4", "4: C3 D4 E5 1: B2", 4, &[]), &["F6"]);
}

#[test]
fn the_next_ones_row_is_stopped() {
    for id in ["pente-3", "pente-6", "keryo-4", "team-pente"] {
        check(
            &drawn(id, "2: K10 L10 M10 N10 3: J10 1: A1 A9", 1, &[]),
            &["O10"],
        );
        check(
            &drawn(id, "3: K10 K11 K13 K14 1: A1 A9 2: T1", 2, &[]),
            &["K12"],
        );
    }
    check(&drawn("points-5", "1: C3 D4 E5 2: B2", 5, &[]), &["F6"]);
}

#[test]
fn a_row_is_stopped_by_a_capture_if_nothing_else_does() {
    // An open four of the next seat: only the capture of two of its stones stops it.
    let stones = "2: K10 L10 M10 N10 L11 3: A1 T1 1: L9 T9";
    check(&drawn("pente-3", stones, 1, &[]), &["L12"]);
    check(&drawn("team-pente", stones, 1, &[]), &["L12"]);
}

#[test]
fn captures_win() {
    check(&drawn("pente-3", "1: K10 2: L10 3: M10", 1, &[8]), &["N10"]);
    check(
        &drawn("keryo-3", "1: K10 2: L10 3: M10 2: N10", 1, &[12]),
        &["O10"],
    );
    check(
        &drawn("points-6", "6: K10 2: K11 1: K12", 6, &[0, 0, 0, 0, 0, 6]),
        &["K13"],
    );
    // Partners capture together.
    check(
        &drawn("team-pente", "3: K10 2: L10 4: M10", 3, &[4, 0, 4]),
        &["N10"],
    );
}

#[test]
fn the_next_ones_captures_are_stopped() {
    check(
        &drawn("pente-4", "2: K10 1: L10 3: M10", 1, &[0, 8]),
        &["N10"],
    );
    check(
        &drawn("keryo-4", "2: K10 1: L10 M10 3: N10", 1, &[0, 12]),
        &["O10"],
    );
}

#[test]
fn a_partners_stones_captured_count_for_nobody() {
    let position = drawn("team-pente", "1: K10 C2 3: L10 M10 2: C3 C4 C5 C6", 1, &[8]);
    check(&position, &["C7"]);
}

#[test]
fn a_partners_row_counts_for_the_side() {
    let stones = "3: K10 L10 M10 N10 1: A1 T1 2: T19 4: A19";
    let told = |id| {
        let chosen = choose(&drawn(id, stones, 1, &[]), &Level::strongest());
        (chosen.score.wins_in(), chosen.score.loses_in())
    };
    assert_eq!(told("team-pente"), (Some(3), None));
    let (wins, _) = told("pente-4");
    assert_eq!(wins, None, "there it is another's");
    // In Partners the stones are the side's own.
    let stones = "1: K10 L10 M10 N10 2: T19 A19 T10";
    let partners = choose(&drawn("partners", stones, 1, &[]), &Level::strongest());
    assert_eq!(partners.score.wins_in(), Some(1));
}

#[test]
fn a_row_scores_more_than_captures() {
    let position = drawn("points-3", "1: C3 C4 C5 K10 2: L10 3: M10 2: C2", 1, &[6]);
    check(&position, &["C6"]);
    let mut won = position;
    won.play(choose(&won, &Level::strongest()).mv)
        .expect("it is legal");
    let outcome = won.outcome().map(|outcome| outcome.reason);
    assert_eq!(outcome, Some(Reason::Row));
}

#[test]
fn who_is_out_is_no_danger_and_the_one_after_is() {
    let stones = "2: K10 L10 M10 N10 3: C3 D4 E5 F6 1: J10 B2 T1";
    let mut position = drawn("pente-4", stones, 1, &[]);
    check(&position, &["O10"]);
    position
        .play(Move::Leave(Seat::SECOND, Departure::OutOfTime))
        .expect("anybody may leave");
    check(&position, &["G7"]);
}

#[test]
fn whole_games_end() {
    for ruleset in rulesets() {
        let mut position = Position::new(ruleset);
        let mut leaves = ruleset.sides > 2;
        while let Some(turn) = position.to_act() {
            assert!(position.ply() < LONGEST, "{position:?}");
            if leaves && position.ply() == 20 {
                leaves = false;
                let leave = Move::Leave(turn.seat, Departure::Resigned);
                position.play(leave).expect("anybody may leave");
                continue;
            }
            let level = &Level::ALL[3 + turn.seat.index() % 2];
            position
                .play(choose(&position, level).mv)
                .expect("it is legal");
        }
    }
}

#[test]
fn a_search_that_is_stopped_answers_all_the_same() {
    let stop = AtomicBool::new(true);
    for ruleset in rulesets() {
        for method in Method::ALL {
            let position = random_position(ruleset, &mut Dice(9));
            let budget = Budget {
                stop: Some(&stop),
                ..Budget::nodes(u64::MAX)
            };
            let level = Level::strongest();
            let chosen = if ruleset.colours > 2 {
                engine::choose_by(method, &position, &level, 1, &budget)
            } else {
                engine::choose_within(&position, &level, 1, &budget)
            };
            let chosen = chosen.expect("the game goes on");
            assert_eq!(position.check(chosen.mv), Ok(()), "{position:?}");
            assert!(chosen.nodes < 100_000, "{}", chosen.nodes);
        }
    }
}

#[test]
fn the_first_stone_goes_to_the_centre() {
    for ruleset in rulesets() {
        let chosen = choose(&Position::new(ruleset), &Level::ALL[4]);
        let centre: Point = ruleset.size.centre();
        assert_eq!(chosen.mv, Move::Place(centre), "{}", ruleset.id);
    }
}
