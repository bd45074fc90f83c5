//! Plays the levels against each other and prints how far apart they are.
//!
//!     cargo run --release -p pente --example level_ladder -- [games a pair] [ruleset] [lowest] [highest]
//!
//! Each level plays its neighbours and the next but one, each opening once with either colour. All levels are
//! rated together: the ratings are those under which all results are most likely. An interval holds the
//! distance of two neighbours with a probability of 95 %, as far as their own games tell; two games from
//! one opening are one result for it, because both share what the opening favours.
//!
//! Every level searches all its nodes, level 10 as well, without the time limit that it has in a game: its nodes are
//! what a core that does nothing else searches in about that time.

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
/// How far from the centre these stand at most, in king's moves.
const SPREAD: u8 = 4;
/// After how many stones a game counts as drawn.
const LONGEST: u16 = 240;
/// With how many levels above it each level is compared.
const REACH: usize = 2;

fn main() {
    let mut arguments = env::args().skip(1);
    let games: u64 = arguments
        .next()
        .map_or(40, |number| number.parse().expect("a number of games"));
    assert!(
        games > 0 && games.is_multiple_of(2),
        "an even number of games: each opening is played twice"
    );
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
            for opening in 0..games / 2 {
                let games = [2 * opening, 2 * opening + 1];
                let points = games.map(|game| play(ruleset, weaker, stronger, game));
                results.add(low, high, points);
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
        let near = |point: &Point| point.distance(centre) <= SPREAD;
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
    /// How many pairs of games from one opening brought the first level 0, ½, 1, 1½ and 2 points.
    pairs: Vec<Vec<[f64; 5]>>,
}

/// How many pairs of each kind are added where the variance is estimated (the Jeffreys prior): after a few
/// equal results it would be zero otherwise.
const PRIOR: f64 = 0.5;

impl Results {
    fn new(levels: usize) -> Self {
        Self {
            points: vec![vec![0.0; levels]; levels],
            games: vec![vec![0.0; levels]; levels],
            pairs: vec![vec![[0.0; 5]; levels]; levels],
        }
    }

    /// Adds the points of one level in both games from an opening.
    fn add(&mut self, one: usize, other: usize, points: [f64; 2]) {
        let points: f64 = points.iter().sum();
        self.points[one][other] += points;
        self.points[other][one] += 2.0 - points;
        self.games[one][other] += 2.0;
        self.games[other][one] += 2.0;
        self.pairs[one][other][(2.0 * points) as usize] += 1.0;
        self.pairs[other][one][(4.0 - 2.0 * points) as usize] += 1.0;
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
        let expected = 1.0 / (1.0 + 10_f64.powf((ratings[low] - ratings[high]) / 400.0));
        // How many points of rating one point a game more or less is worth here.
        let slope = 400.0 / (10_f64.ln() * expected * (1.0 - expected));
        1.96 * slope * self.standard_error(low, high)
    }

    /// The standard error of the mean score of a level against another, in points a game.
    fn standard_error(&self, one: usize, other: usize) -> f64 {
        let pairs = self.pairs[one][other];
        let count: f64 = pairs.iter().sum();
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let sum = |weights: [f64; 5], of: &dyn Fn(f64) -> f64| -> f64 {
            let terms = weights.iter().zip(scores);
            terms.map(|(weight, score)| weight * of(score)).sum()
        };
        let mean = sum(pairs, &|score| score) / count;
        let weights = pairs.map(|pairs| pairs + PRIOR);
        let squares = sum(weights, &|score| (score - mean).powi(2));
        (squares / weights.iter().sum::<f64>() / count).sqrt()
    }

    fn print(&self, levels: &[Level]) {
        let ratings = self.ratings();
        println!("level  name        nodes    Elo   above the one below   points of the one below");
        for (index, level) in levels.iter().enumerate() {
            let above = index.checked_sub(1).map_or(String::new(), |below| {
                let distance = ratings[index] - ratings[below];
                let uncertainty = self.uncertainty(&ratings, below, index);
                let above = format!("{distance:+.0} ± {uncertainty:.0}");
                let (points, games) = (self.points[below][index], self.games[below][index]);
                format!("{above:<19}   {points} of {games}")
            });
            println!(
                "{:>5}  {:<10} {:>6}  {:>5.0}   {above}",
                level.number, level.name, level.nodes, ratings[index]
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distance of two levels and its uncertainty after so many openings with these points of the lower level.
    fn measured(openings: &[(u32, [f64; 2])]) -> (f64, f64) {
        let mut results = Results::new(2);
        for &(count, points) in openings {
            for _ in 0..count {
                results.add(0, 1, points);
            }
        }
        let ratings = results.ratings();
        (ratings[1] - ratings[0], results.uncertainty(&ratings, 0, 1))
    }

    #[test]
    fn both_games_from_an_opening_are_one_result() {
        let (split, certain) = measured(&[(50, [1.0, 0.0])]);
        let (swept, uncertain) = measured(&[(25, [1.0, 1.0]), (25, [0.0, 0.0])]);
        assert!(split.abs() < 1e-6 && swept.abs() < 1e-6);
        // Of pairs that are all alike only the added ones vary: 2 · 0.5 · (0.25 + 0.0625) / 52.5 a pair.
        let slope = 1_600.0 / 10_f64.ln();
        let expected = 1.96 * slope * (0.3125_f64 / 52.5 / 50.0).sqrt();
        assert!((certain - expected).abs() < 1e-6, "{certain} {expected}");
        // Sweeps either way: 50 of them vary by 0.25, as much as 50 games and not 100 would.
        let expected = 1.96 * slope * (12.8125_f64 / 52.5 / 50.0).sqrt();
        assert!(
            (uncertain - expected).abs() < 1e-6,
            "{uncertain} {expected}"
        );
    }

    #[test]
    fn the_lower_level_is_below_if_it_scores_less() {
        let (distance, uncertainty) = measured(&[(30, [0.0, 0.5]), (10, [1.0, 0.5])]);
        assert!(
            distance > 50.0 && uncertainty > 0.0,
            "{distance} ± {uncertainty}"
        );
    }

    #[test]
    fn the_first_stones_are_near_the_centre() {
        let pente = catalogue::find("pente").expect("the base game");
        for number in 0..50 {
            let position = opening(pente, number);
            assert_eq!(position.ply(), OPENING);
            let mut stones = position.board().stones().map(|(point, _)| point);
            assert!(stones.all(|point| point.distance(pente.size.centre()) <= SPREAD));
        }
    }
}
