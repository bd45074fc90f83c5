//! The engine plays what the rules allow, whatever the position, the level and the budget. Here are
//! the rulesets with two seats; those with more are in `engine_seats`.
//!
//! `ENGINE_POSITIONS` says how many random positions of each ruleset are tried, if more than a
//! quick run is wanted.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

use std::sync::atomic::{AtomicBool, Ordering};

use pente::engine::{self, Budget, Level};
use pente::rules::{Choice, Move, Point, Position, Ruleset, TurnAction, catalogue};

/// How many positions of each ruleset are tried.
const POSITIONS: u32 = 6;
/// The most nodes of a search here.
const MOST_NODES: u64 = 600;

/// Rulesets with options, beside those that have a name.
const CODED: [&str; 8] = [
    "pente opening=free size=9",
    "pente boat=on opening=free poof=on size=9",
    "pente opening=g size=9",
    "pente opening=swap2 poof=on",
    "keryo-pente boat=on opening=free size=9",
    "keryo-pente opening=swap poof=on size=13",
    "gomoku size=9",
    "gomoku size=15",
];

#[test]
fn every_choice_is_legal_in_random_positions() {
    for ruleset in rulesets() {
        let mut dice = Dice(u64::from(ruleset.size.files()));
        for count in 0..positions() {
            let position = random_position(ruleset, &mut dice, count);
            if position.outcome().is_some() {
                continue;
            }
            let level = Level::ALL[dice.roll(10) as usize];
            let nodes = 1 + dice.roll(level.nodes.min(MOST_NODES));
            check(&position, &level, nodes, dice.roll(1 << 40), &mut dice);
        }
    }
}

#[test]
fn games_against_itself_end() {
    for ruleset in rulesets()
        .into_iter()
        .filter(|ruleset| ruleset.size.files() < 15)
    {
        let mut position = Position::new(ruleset);
        let mut moves = 0;
        while position.outcome().is_none() && moves < 200 {
            let level = &Level::ALL[moves % 4];
            let chosen = engine::choose(&position, level, 7).expect("the game goes on");
            position.play(chosen.mv).expect("the choice is legal");
            moves += 1;
        }
        assert!(
            moves < 200 || position.outcome().is_some(),
            "{}",
            ruleset.code()
        );
    }
}

#[test]
fn openings_are_kept() {
    for ruleset in rulesets() {
        for seed in 0..4 {
            let mut position = Position::new(ruleset);
            let level = &Level::ALL[seed as usize];
            while position.outcome().is_none() && position.ply() < 7 {
                let chosen = engine::choose(&position, level, seed).expect("the game goes on");
                let is_open = chosen.score.wins_in().or(chosen.score.loses_in()).is_none();
                assert!(
                    is_open || position.ply() > 3,
                    "{chosen:?} in {}",
                    ruleset.code()
                );
                let played = position.play(chosen.mv).map(|_| ());
                assert_eq!(played, Ok(()), "{:?} in {}", chosen.mv, ruleset.code());
            }
        }
    }
}

#[test]
fn nothing_is_chosen_when_the_game_is_over() {
    for ruleset in catalogue::all() {
        let mut position = Position::new(*ruleset);
        position
            .play(Move::AgreeDraw)
            .expect("a draw can be agreed at any time");
        assert_eq!(engine::choose(&position, &Level::ALL[0], 0), None);
        assert_eq!(engine::analyse(&position, &Budget::nodes(10)), None);
    }
}

#[test]
fn the_same_is_chosen_every_time() {
    for ruleset in rulesets() {
        let mut dice = Dice(5);
        let position = random_position(ruleset, &mut dice, 3);
        for level in Level::ALL.iter().take(5) {
            let chosen = engine::choose(&position, level, 11);
            assert_eq!(
                chosen,
                engine::choose(&position, level, 11),
                "{}",
                ruleset.code()
            );
        }
    }
}

#[test]
fn a_search_that_is_stopped_answers_all_the_same() {
    let stop = AtomicBool::new(true);
    for ruleset in rulesets() {
        let mut dice = Dice(9);
        let position = random_position(ruleset, &mut dice, 8);
        if position.outcome().is_some() {
            continue;
        }
        let budget = Budget {
            stop: Some(&stop),
            ..Budget::nodes(u64::MAX)
        };
        let chosen = engine::choose_within(&position, &Level::strongest(), 1, &budget);
        let chosen = chosen.expect("the game goes on");
        assert_eq!(position.check(chosen.mv), Ok(()), "{}", ruleset.code());
        assert!(
            chosen.nodes < 100_000,
            "{}: {}",
            ruleset.code(),
            chosen.nodes
        );
    }
}

#[test]
fn a_search_without_end_can_be_stopped() {
    let position = Position::new(catalogue::decode("pente opening=free").expect("it exists"));
    let stop = AtomicBool::new(false);
    let budget = Budget {
        stop: Some(&stop),
        ..Budget::nodes(u64::MAX)
    };
    let begun = {
        let mut begun = position.clone();
        begun
            .play(Move::Place(position.ruleset().size.centre()))
            .expect("it is legal");
        begun
    };
    std::thread::scope(|scope| {
        let searching = scope.spawn(|| engine::analyse(&begun, &budget));
        // The other one is amid its search when this one is through with its own.
        engine::analyse(&begun, &Budget::nodes(2_000));
        stop.store(true, Ordering::Relaxed);
        let analysis = searching
            .join()
            .expect("it does not panic")
            .expect("a stone is asked for");
        assert_eq!(begun.check(analysis.line[0]), Ok(()));
    });
}

fn check(position: &Position, level: &Level, nodes: u64, seed: u64, dice: &mut Dice) {
    let about = || {
        format!(
            "{} level {}\n{}",
            position.ruleset().code(),
            level.number,
            position.board()
        )
    };
    let stop = AtomicBool::new(dice.roll(8) == 0);
    let budget = Budget {
        stop: Some(&stop),
        ..Budget::nodes(nodes)
    };
    let chosen = engine::choose_within(position, level, seed, &budget);
    let chosen = chosen.unwrap_or_else(|| panic!("nothing is chosen in {}", about()));
    assert_eq!(
        position.check(chosen.mv),
        Ok(()),
        "{:?} in {}",
        chosen.mv,
        about()
    );
    let mut after = position.clone();
    for mv in &chosen.line {
        assert_eq!(
            after.play(*mv).map(|_| ()),
            Ok(()),
            "{:?} in {}",
            chosen.line,
            about()
        );
    }
}

fn positions() -> u32 {
    let asked = std::env::var("ENGINE_POSITIONS").ok();
    asked.map_or(POSITIONS, |number| {
        number.parse().expect("ENGINE_POSITIONS is a number")
    })
}

fn rulesets() -> Vec<Ruleset> {
    let named = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    let coded = CODED.map(|code| catalogue::decode(code).expect("the code is well formed"));
    named.copied().chain(coded).collect()
}

/// A position some random stones into a game: now few and now many, now crowded and now spread.
fn random_position(ruleset: Ruleset, dice: &mut Dice, count: u32) -> Position {
    let mut position = Position::new(ruleset);
    let stones = dice.roll(if count % 5 == 4 { 150 } else { 50 });
    let extent = 3 + dice.roll(u64::from(ruleset.size.files()) - 2) as u8;
    for _ in 0..stones {
        let Some(turn) = position.to_act() else { break };
        let mv = match turn.asks {
            TurnAction::Choose(choices) => choices[dice.roll(choices.len() as u64) as usize],
            TurnAction::Place => {
                let mv = stone(&position, extent, dice);
                let mut after = position.clone();
                after.play(mv).expect("the stone is legal");
                // A game that goes on tells more than one that is over.
                if after.outcome().is_none() || dice.roll(4) == 0 {
                    position = after;
                }
                continue;
            }
        };
        let mv = Move::Choose(if dice.roll(3) == 0 { mv } else { Choice::Swap });
        position.play(mv).expect("the choice is offered");
    }
    position
}

fn stone(position: &Position, extent: u8, dice: &mut Dice) -> Move {
    let size = position.ruleset().size;
    for _ in 0..40 {
        let (files, ranks) = (extent.min(size.files()), extent.min(size.ranks()));
        let (left, low) = ((size.files() - files) / 2, (size.ranks() - ranks) / 2);
        let point = Point::new(
            left + dice.roll(files.into()) as u8,
            low + dice.roll(ranks.into()) as u8,
        );
        let mv = if dice.roll(10) == 0 {
            Move::Power(point)
        } else {
            Move::Place(point)
        };
        if position.check(mv).is_ok() {
            return mv;
        }
    }
    position.legal().next().expect("the game goes on")
}

/// Random numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below.max(1)
    }
}
