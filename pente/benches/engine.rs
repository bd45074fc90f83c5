//! Measures the engine: nodes per second of the search, between two sides and among more, and of the
//! search for forced wins, the depth reached in a second, the time per move of each level, the
//! memory of a search, and the longest step of a search for puzzles.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pente::engine::{self, Budget, Level};
use pente::puzzle::{self, PuzzleSearch};
use pente::rules::{Move, Position, TurnAction, catalogue};

const RULESETS: [&str; 4] = ["pente", "keryo-pente", "o-pente", "gomoku"];
/// Two sides, four sides, two sides of four colours, and six sides.
const SIDES: [&str; 4] = ["pente", "pente-4", "team-pente", "keryo-6"];
/// How many stones a middle-game position has, and how many such positions are searched.
const STONES: u16 = 14;
const POSITIONS: u64 = 10;
const NODES: u64 = 50_000;

criterion_group!(
    benches,
    depth,
    puzzle_steps,
    searching,
    several_sides,
    forcing,
    levels
);
criterion_main!(benches);

/// Prints the depth that the search reaches in a second, and by how much the memory of the process
/// grew. Neither is a time, so no benchmark reports them.
fn depth(_: &mut Criterion) {
    let positions = middle_games("pente");
    let before = most_memory();
    let budget = Budget {
        guard: Some(Duration::from_secs(1)),
        ..Budget::nodes(u64::MAX)
    };
    let depths = positions.iter().filter_map(|position| {
        let analysis = engine::analyse(position, &budget)?;
        let score = analysis.score;
        Some(match (score.wins_in(), score.loses_in()) {
            (Some(stones), _) => format!("a win in {stones}"),
            (_, Some(stones)) => format!("a loss in {stones}"),
            _ => analysis.depth.to_string(),
        })
    });
    let depths: Vec<_> = depths.collect();
    println!("depth in a second: {}", depths.join(", "));
    if let (Some(before), Some(after)) = (before, most_memory()) {
        println!("memory of a search: {} kB", after - before);
    }
}

/// How many games are searched for puzzles: one of so many built-in puzzles gives its game.
const PUZZLES_A_GAME: usize = 60;

/// Prints how long the longest step of a search for puzzles took, and the longest move of the
/// strongest level: a step holds a seat of the engine, and must not hold it for longer.
fn puzzle_steps(_: &mut Criterion) {
    let mut longest = Duration::ZERO;
    for puzzle in puzzle::built_in().iter().step_by(PUZZLES_A_GAME) {
        let mut search = PuzzleSearch::new(&puzzle.game).expect("its game can be replayed");
        while !search.is_done() {
            let begun = Instant::now();
            search.step();
            longest = longest.max(begun.elapsed());
        }
    }
    let strongest = Level::strongest();
    let moves = middle_games("pente").into_iter().map(|position| {
        let begun = Instant::now();
        black_box(engine::choose(&position, &strongest, 1));
        begun.elapsed()
    });
    let slowest = moves.max().unwrap_or_default();
    println!("longest step of a search for puzzles: {longest:.1?}");
    println!("longest move of the strongest level: {slowest:.1?}");
}

/// The most memory that this process has used so far, in kB; `None` if the system does not say.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// Measures nodes per second, over ten positions of each ruleset.
fn searching(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(8));
    for id in RULESETS {
        let positions = middle_games(id);
        let nodes = positions.iter().map(analysed).sum();
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(id, |bencher| {
            bencher.iter(|| positions.iter().map(analysed).sum::<u64>());
        });
    }
    group.finish();
}

fn analysed(position: &Position) -> u64 {
    let analysis = engine::analyse(black_box(position), &Budget::nodes(NODES));
    analysis.map_or(0, |analysis| analysis.nodes)
}

/// Measures nodes per second of a choice, which is all that there is for more than two colours, over
/// ten positions of each ruleset.
fn several_sides(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sides");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(8));
    for id in SIDES {
        let positions = middle_games(id);
        let nodes = positions.iter().map(chosen).sum();
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(id, |bencher| {
            bencher.iter(|| positions.iter().map(chosen).sum::<u64>());
        });
    }
    group.finish();
}

fn chosen(position: &Position) -> u64 {
    let budget = Budget::nodes(NODES);
    let chosen = engine::choose_within(black_box(position), &Level::strongest(), 1, &budget);
    chosen.map_or(0, |chosen| chosen.nodes)
}

/// Measures nodes per second, over ten positions of each ruleset.
fn forcing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("forced wins");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(8));
    for id in RULESETS {
        let positions = middle_games(id);
        let nodes = positions.iter().map(forced).sum();
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(id, |bencher| {
            bencher.iter(|| positions.iter().map(forced).sum::<u64>());
        });
    }
    group.finish();
}

fn forced(position: &Position) -> u64 {
    let found = engine::forced_win(black_box(position), &Budget::nodes(NODES));
    found.map_or(0, |found| found.nodes)
}

/// Measures the time of ten moves.
fn levels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("level");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(5));
    let positions = middle_games("pente");
    for level in &Level::ALL {
        group.bench_function(level.name, |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    black_box(engine::choose(position, level, 1));
                }
            });
        });
    }
    group.finish();
}

/// Positions from games of the engine against itself. No game is over.
fn middle_games(id: &str) -> Vec<Position> {
    let ruleset = catalogue::find(id).expect("the ruleset is in the catalogue");
    let games = (0..).map(|seed| {
        let mut position = Position::new(ruleset);
        while position.outcome().is_none() && position.ply() < STONES {
            let mv = match position.to_act().map(|turn| turn.asks) {
                Some(TurnAction::Choose(choices)) => Move::Choose(choices[0]),
                _ => {
                    engine::choose(&position, &Level::ALL[3], seed)
                        .expect("the game goes on")
                        .mv
                }
            };
            position.play(mv).expect("the choice is legal");
        }
        position
    });
    let usable = games.filter(|position| position.outcome().is_none());
    usable
        .take(usize::try_from(POSITIONS).unwrap_or(0))
        .collect()
}
