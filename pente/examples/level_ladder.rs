//! Plays the levels against each other and prints how far apart they are.
//!
//!     cargo run --release -p pente --example level_ladder -- [games a pair] [ruleset] [lowest] [highest]
//!
//! Each level plays its neighbours and the next but one, each opening once with either colour. The
//! ratings are those under which the results are most likely, with the last level's neighbours tied
//! by chains of games; the intervals hold 95 % of what chance could have made of them.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few hundred games"
)]

use std::env;

use pente::engine::{self, Level};
use pente::rules::{Colour, Move, Outcome, Point, Position, Ruleset, TurnAction, catalogue};

/// How many random stones begin each game.
const OPENING: u16 = 4;
/// How far from the centre these stand at most.
const SPREAD: u8 = 3;
/// After how many stones a game counts as drawn.
const LONGEST: u16 = 240;
/// With how many levels above it each level is compared.
const REACH: usize = 2;

fn main() {
    let mut arguments = env::args().skip(1);
    let games: u64 = arguments
        .next()
        .map_or(40, |number| number.parse().expect("a number of games"));
    let code = arguments.next().unwrap_or_else(|| "pente".to_owned());
    let ruleset = catalogue::decode(&code).expect("a ruleset");
    let bound = |text: Option<String>, otherwise: usize| {
        text.map_or(otherwise, |number| number.parse().expect("a level"))
    };
    let lowest = bound(arguments.next(), 1);
    let highest = bound(arguments.next(), Level::ALL.len());
    let levels = &Level::ALL[lowest - 1..highest];
    let mut results = Results::new(levels.len());
    for (low, weaker) in levels.iter().enumerate() {
        for (high, stronger) in levels.iter().enumerate().skip(low + 1).take(REACH) {
            for game in 0..games {
                let score = play(ruleset, weaker, stronger, game);
                results.add(low, high, score);
            }
            eprintln!(
                "{} against {}: {} of {games}",
                weaker.name, stronger.name, results.points[low][high]
            );
        }
    }
    results.print(levels);
}

/// The points of the first level, 0 to 1.
fn play(ruleset: Ruleset, one: &Level, other: &Level, game: u64) -> f64 {
    let mut position = opening(ruleset, game / 2);
    let one_is_first = game.is_multiple_of(2);
    while position.outcome().is_none() && position.ply() < LONGEST {
        let Some(turn) = position.to_act() else { break };
        let is_one = match turn.colour {
            Some(colour) => (colour == Colour::FIRST) == one_is_first,
            None => one_is_first,
        };
        let level = if is_one { one } else { other };
        let chosen = engine::choose(&position, level, game).expect("the game goes on");
        position.play(chosen.mv).expect("the choice is legal");
    }
    match position.outcome() {
        Some(Outcome {
            winning_colour: Some(colour),
            ..
        }) => f64::from(u8::from((colour == Colour::FIRST) == one_is_first)),
        _ => 0.5,
    }
}

/// A few random stones near the centre.
fn opening(ruleset: Ruleset, number: u64) -> Position {
    let mut dice = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut roll = |below: u64| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        (dice >> 20) % below
    };
    let mut position = Position::new(ruleset);
    while position.ply() < OPENING && position.outcome().is_none() {
        let Some(turn) = position.to_act() else { break };
        if let TurnAction::Choose(choices) = turn.asks {
            position
                .play(Move::Choose(choices[0]))
                .expect("the choice is offered");
            continue;
        }
        let centre = ruleset.size.centre();
        let near = |point: &Point| point.distance(centre) <= SPREAD + 1;
        let points: Vec<Point> = position.legal_points().into_iter().filter(near).collect();
        let point = points[roll(points.len() as u64) as usize];
        position
            .play(Move::Place(point))
            .expect("the point is legal");
    }
    position
}

/// Who scored how much against whom.
struct Results {
    points: Vec<Vec<f64>>,
    games: Vec<Vec<f64>>,
}

impl Results {
    fn new(levels: usize) -> Self {
        Self {
            points: vec![vec![0.0; levels]; levels],
            games: vec![vec![0.0; levels]; levels],
        }
    }

    fn add(&mut self, one: usize, other: usize, points: f64) {
        self.points[one][other] += points;
        self.points[other][one] += 1.0 - points;
        self.games[one][other] += 1.0;
        self.games[other][one] += 1.0;
    }

    /// The most likely ratings, the first of them 0. Half a drawn game is added to every pair that
    /// played, so that a clean sheet has a rating, too.
    fn ratings(&self) -> Vec<f64> {
        let levels = self.points.len();
        let mut strengths = vec![1.0_f64; levels];
        for _ in 0..20_000 {
            for one in 0..levels {
                let pairs = (0..levels).filter(|&other| self.games[one][other] > 0.0);
                let (mut points, mut expected) = (0.0, 0.0);
                for other in pairs {
                    points += self.points[one][other] + 0.25;
                    expected +=
                        (self.games[one][other] + 0.5) / (strengths[one] + strengths[other]);
                }
                if expected > 0.0 {
                    strengths[one] = points / expected;
                }
            }
        }
        let elo = |strength: f64| 400.0 * (strength / strengths[0]).log10();
        strengths.iter().map(|&strength| elo(strength)).collect()
    }

    /// Half the width of the interval around the distance of two neighbours.
    fn uncertainty(&self, ratings: &[f64], low: usize, high: usize) -> f64 {
        let games = self.games[low][high];
        let expected = 1.0 / (1.0 + 10_f64.powf((ratings[low] - ratings[high]) / 400.0));
        let information = games * expected * (1.0 - expected);
        1.96 * 400.0 / (10_f64.ln() * information.sqrt())
    }

    fn print(&self, levels: &[Level]) {
        let ratings = self.ratings();
        println!("level  name        nodes    Elo   above the one below");
        for (index, level) in levels.iter().enumerate() {
            let above = index.checked_sub(1).map_or(String::new(), |below| {
                let distance = ratings[index] - ratings[below];
                format!(
                    "{distance:+.0} ± {:.0}",
                    self.uncertainty(&ratings, below, index)
                )
            });
            println!(
                "{:>5}  {:<10} {:>6}  {:>5.0}   {above}",
                level.number, level.name, level.nodes, ratings[index]
            );
        }
    }
}
