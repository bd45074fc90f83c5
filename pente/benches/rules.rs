//! Measures the rules of play: one stone, a replay, the legal moves, a whole game.
//!
//! `plain` is base Pente with every rule as a constant in the code. It is kept for comparison: rules
//! that are read from data should take at most one and a half times as long.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "rules_plain/mod.rs"]
mod plain;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pente::rules::{Move, Point, Position, Record, Ruleset, catalogue};
use plain::Plain;

const RULESETS: [&str; 5] = [
    "pente",
    "keryo-pente",
    "o-pente",
    "linear-pente",
    "team-pente",
];

/// How many plies a recorded game has. A game on a board of a single line has fewer, because the line
/// holds fewer stones.
const PLIES: usize = 40;
const PLIES_ON_A_LINE: usize = 12;

/// How many different games are replayed, so that the processor cannot predict every branch.
const GAMES: usize = 64;

criterion_group!(benches, stones, replays, legal_moves, random_games, copies);
criterion_main!(benches);

fn stones(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("stone");
    let plain_games = games(ruleset("pente"));
    let start = Plain::new();
    group.throughput(Throughput::Elements((GAMES * PLIES) as u64));
    group.bench_function("plain", |bencher| {
        bencher.iter(|| {
            for game in &plain_games {
                let mut board = start.clone();
                for &mv in game {
                    let played = board.play(mv);
                    let _ = black_box(&played);
                }
            }
        });
    });
    for id in RULESETS {
        let games = games(ruleset(id));
        let start = Position::new(ruleset(id));
        group.throughput(Throughput::Elements(
            games.iter().map(Vec::len).sum::<usize>() as u64,
        ));
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                for game in &games {
                    let mut position = start.clone();
                    for &mv in game {
                        let played = position.play(mv);
                        let _ = black_box(&played);
                    }
                }
            });
        });
    }
    group.finish();
}

fn replays(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("replay");
    for id in RULESETS {
        let bytes = Record {
            ruleset: ruleset(id),
            moves: games(ruleset(id)).swap_remove(0),
        };
        let bytes = bytes.to_bytes();
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                let record = Record::from_bytes(ruleset(id), black_box(&bytes));
                record.map(|record| record.position())
            });
        });
    }
    group.finish();
}

fn legal_moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("legal moves");
    for id in RULESETS {
        let moves = games(ruleset(id)).swap_remove(0);
        let position = Record {
            ruleset: ruleset(id),
            moves,
        }
        .position();
        let position = position.expect("the games are legal");
        group.bench_function(id, |bencher| {
            bencher.iter(|| black_box(&position).legal().count());
        });
    }
    group.finish();
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    for id in RULESETS {
        let start = Position::new(ruleset(id));
        let mut dice = Dice(1);
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                let mut position = start.clone();
                while let Some(mv) = random_move(&position, &mut dice) {
                    let _ = position.play(mv);
                }
                position.ply()
            });
        });
    }
    group.finish();
}

fn copies(criterion: &mut Criterion) {
    let moves = games(ruleset("pente")).swap_remove(0);
    let position = Record {
        ruleset: ruleset("pente"),
        moves,
    }
    .position();
    // A position on the stack could share a page offset with its copy, which slows copying down.
    let position = Box::new(position.expect("the games are legal"));
    criterion.bench_function("copy", |bencher| {
        bencher.iter(|| {
            let copy = Position::clone(black_box(&position));
            black_box(&copy);
        });
    });
}

fn ruleset(id: &str) -> Ruleset {
    catalogue::find(id).expect("the catalogue has it")
}

/// Games with random stones in the middle of the board. None is over before its last ply.
fn games(ruleset: Ruleset) -> Vec<Vec<Move>> {
    let plies = if ruleset.size.is_line() {
        PLIES_ON_A_LINE
    } else {
        PLIES
    };
    let mut dice = Dice(7);
    let mut games = Vec::new();
    while games.len() < GAMES {
        let mut position = Position::new(ruleset);
        let mut game = Vec::new();
        for _ in 0..1000 {
            let centre = ruleset.size.centre();
            let spread = |middle: u8, roll: u32| middle.saturating_sub(4) + (roll % 9) as u8;
            let file = spread(centre.file(), dice.roll());
            let mv = Move::Place(Point::new(file, spread(centre.rank(), dice.roll())));
            if game.len() < plies && position.play(mv).is_ok() {
                game.push(mv);
            }
        }
        if game.len() == plies {
            games.push(game);
        }
    }
    games
}

/// A random legal move, found by trying points. There is one as long as the game is not over.
fn random_move(position: &Position, dice: &mut Dice) -> Option<Move> {
    let size = position.ruleset().size;
    position.to_act()?;
    if let Some(forced) = (position.ply() == 0).then(|| position.forced()).flatten() {
        return Some(forced);
    }
    loop {
        let roll = dice.roll();
        let file = (roll % u32::from(size.files())) as u8;
        let rank = (roll / 32 % u32::from(size.ranks())) as u8;
        let mv = Move::Place(Point::new(file, rank));
        if position.check(mv).is_ok() {
            return Some(mv);
        }
    }
}

/// Pseudo-random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }
}
