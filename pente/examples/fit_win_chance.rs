//! Fits the chance of winning to the engine's score, on recorded games between people.
//!
//!     cargo run --release -p pente --example fit_win_chance -- games.jsonl [games] [plies of each] [positions.txt]
//!
//! A line of the file is a game as the referee reads it, with `"result"`; games that did not end on the
//! board are left out. Every fifth game is held out: it is not fitted, only measured. With a fourth
//! argument the positions are written there, a line each: held out or not, score, lead in stones captured,
//! stones on the board, won or not.
//!
//! The position before a ply is analysed at the node budget of a review. Positions in which a win or a
//! loss by force is seen are counted by themselves: their chance is not fitted.

use std::fmt::Write as _;
use std::{env, fs};

use pente::engine::{Analyst, Budget, Score};
use pente::review::{Chance, NODES_A_POSITION};
use pente::rules::{Colour, Move, Position, Record, catalogue};
use serde_json::Value;

/// What a guess goes by.
type Features = fn(&Sample) -> Vec<f64>;

/// A position of a game with its score and how the game ended, for the side to move.
struct Sample {
    is_held_out: bool,
    score: f64,
    /// Stones captured more than the other side.
    lead: f64,
    /// Stones on the board.
    stones: f64,
    is_won: bool,
}

/// What is left out at the beginning of each game and at its end: neither is a question of judgement.
const FIRST: usize = 6;
const LAST: usize = 3;
/// Every game of this many is held out.
const HELD_OUT: usize = 5;

fn main() {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().expect("the name of a file of games");
    let mut number = |otherwise: usize| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, plies) = (number(800), number(4));
    let text = fs::read_to_string(&file).expect("the file is readable");
    let records: Vec<_> = text.lines().filter_map(ended_on_the_board).collect();
    let every = (records.len() / games.max(1)).max(1);
    let (mut samples, mut seen) = (Vec::new(), Seen::default());
    for (index, (record, winner)) in records.iter().step_by(every).enumerate() {
        sample(record, *winner, index, plies, &mut samples, &mut seen);
        if index % 50 == 49 {
            eprintln!("{} games, {} positions", index + 1, samples.len());
        }
    }
    if let Some(name) = arguments.next() {
        fs::write(name, lines(&samples)).expect("the file can be written");
    }
    report(&samples, &seen);
}

/// Wins and losses by force that the engine saw: in how many the game ended otherwise, and in how many so.
#[derive(Default)]
struct Seen {
    proved: [u32; 2],
    in_view: [u32; 2],
    expected: [u32; 2],
}

/// A game that a row or captures won, and who won it.
fn ended_on_the_board(line: &str) -> Option<(Record, Colour)> {
    let game: Value = serde_json::from_str(line).ok()?;
    let ruleset = catalogue::find(game["rules"].as_str()?)?;
    let mut record = Record::new(ruleset);
    for text in game["moves"].as_array()? {
        record.push(Move::parse(text.as_str()?, ruleset.size).ok()?);
    }
    let outcome = record.position().ok()?.outcome()?;
    Some((record, outcome.winning_colour?))
}

/// Takes positions at even distances from one game.
fn sample(
    record: &Record,
    winner: Colour,
    index: usize,
    plies: usize,
    samples: &mut Vec<Sample>,
    seen: &mut Seen,
) {
    let last = record.moves.len().saturating_sub(LAST);
    let room = last.saturating_sub(FIRST);
    for part in 0..plies.min(room) {
        // The places shift from game to game, so that both sides are to move equally often.
        let ply = FIRST + (room * part / plies + index) % room;
        let position = record.position_after(ply).expect("the game was replayed");
        let mut analyst = Analyst::for_nodes(NODES_A_POSITION);
        let budget = Budget::nodes(NODES_A_POSITION);
        let Some(analysis) = analyst.analyse(&position, &budget) else {
            continue;
        };
        let side = to_move(&position);
        let is_won = side == winner;
        let score = analysis.score;
        if score.is_expected_end() {
            let is_right = (score.0 > 0) == is_won;
            let counts = if analysis.is_forced_win {
                &mut seen.proved
            } else if score.wins_in().or(score.loses_in()).is_some() {
                &mut seen.in_view
            } else {
                &mut seen.expected
            };
            counts[usize::from(is_right)] += 1;
            continue;
        }
        let other = if side == Colour::FIRST {
            Colour::SECOND
        } else {
            Colour::FIRST
        };
        let captured = |colour| f64::from(position.captured_by(colour));
        samples.push(Sample {
            is_held_out: index.is_multiple_of(HELD_OUT),
            score: f64::from(score.0),
            lead: captured(side) - captured(other),
            stones: f64::from(position.ruleset().size.count() - position.board().empty_points()),
            is_won,
        });
    }
}

fn to_move(position: &Position) -> Colour {
    let turn = position.to_act().expect("the game goes on");
    turn.colour.expect("the colours are known")
}

fn lines(samples: &[Sample]) -> String {
    let mut text = String::new();
    for it in samples {
        let (held_out, won) = (u8::from(it.is_held_out), u8::from(it.is_won));
        writeln!(
            text,
            "{held_out} {} {} {} {won}",
            it.score, it.lead, it.stones
        )
        .expect("a text takes every line");
    }
    text
}

fn report(samples: &[Sample], seen: &Seen) {
    let (held_out, fitted): (Vec<_>, Vec<_>) = samples.iter().partition(|it| it.is_held_out);
    println!(
        "positions: {} fitted, {} held out",
        fitted.len(),
        held_out.len()
    );
    let told = |name: &str, [wrong, right]: [u32; 2]| {
        println!("wins and losses {name}: {right} right, {wrong} wrong");
    };
    told("proved", seen.proved);
    told("seen", seen.in_view);
    told("expected", seen.expected);
    let measure = |name: &str, chance: &dyn Fn(&Sample) -> f64| {
        println!(
            "{name:<44} log-loss {:.4} fitted, {:.4} held out",
            log_loss(&fitted, chance),
            log_loss(&held_out, chance)
        );
    };
    measure("50 %", &|_| 0.5);
    let guesses: [(&str, Features); 4] = [
        ("stones on the board", |it| vec![1.0, it.stones / 50.0]),
        ("stones captured", |it| vec![1.0, it.lead / 2.0]),
        ("score", |it| vec![1.0, it.score / 1_000.0]),
        ("score, without the bias of who moves", |it| {
            vec![it.score / 1_000.0]
        }),
    ];
    for (name, of) in guesses {
        let weights = fit(&fitted, of);
        measure(&format!("{name} {weights:.4?}"), &|it| {
            chance(&weights, &of(it))
        });
    }
    // The scale beyond which more score says less and less.
    let scales = (1..=40).map(|step| f64::from(step) * 25.0);
    let bent = |scale: f64| {
        let of = move |it: &Sample| vec![(it.score / scale).asinh()];
        let weights = fit(&fitted, of);
        let loss = log_loss(&fitted, &|it| chance(&weights, &of(it)));
        (loss, scale, weights[0])
    };
    let closest = scales
        .map(bent)
        .min_by(|one, other| one.0.total_cmp(&other.0));
    if let Some((_, scale, slope)) = closest {
        let name = format!("bent score: scale {scale}, slope {slope:.4}");
        measure(&name, &|it| logistic(slope * (it.score / scale).asinh()));
    }
    measure("as the review has it", &|it| {
        #[expect(clippy::cast_possible_truncation, reason = "it was a whole number")]
        let score = Score(it.score as i32);
        Chance::of(score).0 / 100.0
    });
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn chance(weights: &[f64], features: &[f64]) -> f64 {
    logistic(weights.iter().zip(features).map(|(w, x)| w * x).sum())
}

/// The mean of the negative logarithm of the chance that was given to what happened.
fn log_loss(samples: &[&Sample], chance: &dyn Fn(&Sample) -> f64) -> f64 {
    let loss = |it: &&Sample| {
        let chance = chance(it).clamp(1e-6, 1.0 - 1e-6);
        -if it.is_won { chance } else { 1.0 - chance }.ln()
    };
    #[expect(clippy::cast_precision_loss, reason = "there are few positions")]
    let count = samples.len().max(1) as f64;
    samples.iter().map(loss).sum::<f64>() / count
}

/// Logistic regression by gradient descent with a momentum; the features are of the order of one.
fn fit(samples: &[&Sample], of: impl Fn(&Sample) -> Vec<f64>) -> Vec<f64> {
    let rows: Vec<_> = samples.iter().map(|it| (of(it), it.is_won)).collect();
    let mut weights = vec![0.0; rows.first().map_or(0, |(row, _)| row.len())];
    let mut speed = vec![0.0; weights.len()];
    #[expect(clippy::cast_precision_loss, reason = "there are few positions")]
    let count = rows.len().max(1) as f64;
    for _ in 0..2_000 {
        let mut slope = vec![0.0; weights.len()];
        for (row, is_won) in &rows {
            let error = f64::from(u8::from(*is_won)) - chance(&weights, row);
            for (sum, x) in slope.iter_mut().zip(row) {
                *sum += error * x / count;
            }
        }
        for ((weight, speed), slope) in weights.iter_mut().zip(&mut speed).zip(slope) {
            *speed = 0.9 * *speed + 0.2 * slope;
            *weight += *speed;
        }
    }
    weights
}
