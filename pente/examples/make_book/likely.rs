//! Which positions are likely to be met, by the engine as either side: it plays the best moves, and its
//! opponent plays what people play and what is good.

use std::collections::{BTreeMap, HashMap};

use pente::rules::{Move, OrientedPosition, Point, PositionKey, Ruleset, Symmetry};

use crate::recorded::Recorded;
use crate::searched::{Searched, backed_up, reached};

/// How much lower than the best the score of a move may be that the engine plays often.
const MARGIN: i32 = 12;
/// By how many points a move is worse that an opponent plays e times less often.
const TEMPER: f64 = 40.0;
/// How many recorded games say as much about an opponent as the scores do.
const TELLING: f64 = 20.0;

/// A position that may be met.
pub struct Met {
    /// The stones that lead to it, in the orientation whose moves come first.
    pub stones: Vec<Point>,
    pub position: OrientedPosition,
    /// How likely it is if the engine has the side to move, and if it has the other.
    own: f64,
    other: f64,
}

/// The likeliest positions that are not searched yet, so many at most and all with fewer stones than
/// `deepest`.
pub fn likeliest(
    ruleset: Ruleset,
    searched: &[Searched],
    recorded: &Recorded,
    (most, deepest): (usize, usize),
) -> Vec<Met> {
    let moves = backed_up(searched);
    let mut open: Vec<Met> = Vec::new();
    // Positions with one more stone than those before: all ways to them are known when they are looked at.
    let mut met = HashMap::from_iter(first(ruleset));
    for _ in 1..deepest {
        let mut next = HashMap::new();
        // In an order of their own, so that the same sums come out every time.
        let sorted: BTreeMap<Vec<Point>, Met> = met
            .into_values()
            .map(|it| (it.stones.clone(), it))
            .collect();
        for it in sorted.into_values() {
            match moves.get(&it.position.key()) {
                Some(moves) => it.go_on(moves, recorded, &mut next),
                None => open.push(it),
            }
        }
        met = next;
    }
    open.sort_by(|one, two| {
        let chances = (two.own + two.other).total_cmp(&(one.own + one.other));
        chances.then_with(|| one.stones.cmp(&two.stones))
    });
    open.truncate(most);
    open
}

/// The position after the first stone.
fn first(ruleset: Ruleset) -> Option<(PositionKey, Met)> {
    let stones = vec![ruleset.size.centre()];
    let position = reached(ruleset, &stones)?;
    let met = Met {
        stones,
        own: 1.0,
        other: 1.0,
        position,
    };
    Some((met.position.key(), met))
}

impl Met {
    /// Adds what comes after it to the positions that may be met.
    fn go_on(
        &self,
        moves: &[(Point, i32)],
        recorded: &Recorded,
        next: &mut HashMap<PositionKey, Self>,
    ) {
        let ruleset = *self.position.position().ruleset();
        for (point, played, replied) in shares(moves, &recorded.played(&self.position)) {
            let Some(stones) = self.and(point, ruleset) else {
                continue;
            };
            let Some(position) = reached(ruleset, &stones) else {
                continue;
            };
            let after = next.entry(position.key()).or_insert_with(|| Self {
                stones,
                position,
                own: 0.0,
                other: 0.0,
            });
            after.other += self.own * played;
            after.own += self.other * replied;
        }
    }

    /// Its stones and another one, in the orientation whose moves come first; `None` if that is not
    /// allowed or ends the game.
    fn and(&self, point: Point, ruleset: Ruleset) -> Option<Vec<Point>> {
        let mut position = self.position.clone();
        position.play(Move::Place(point)).ok()?;
        if position.position().outcome().is_some() {
            return None;
        }
        let stones = self.stones.iter().chain([&point]);
        let laid = Symmetry::all(ruleset.size).map(|way| {
            let laid = stones.clone().map(|&it| way.apply(it, ruleset.size));
            laid.collect()
        });
        laid.min()
    }
}

/// How likely each point is to be played by the engine and by its opponent.
fn shares(moves: &[(Point, i32)], recorded: &[(Point, u32)]) -> Vec<(Point, f64, f64)> {
    let best = moves.iter().map(|&(_, score)| score).max().unwrap_or(0);
    let is_played = |score: i32| score >= best - MARGIN;
    let played = moves.iter().filter(|&&(_, score)| is_played(score)).count();
    let good = |score: i32| (f64::from(score - best) / TEMPER).exp();
    let all_good: f64 = moves.iter().map(|&(_, score)| good(score)).sum();
    let games: u32 = recorded.iter().map(|&(_, count)| count).sum();
    let telling = f64::from(games) / (f64::from(games) + TELLING);
    let mut points: Vec<Point> = moves.iter().map(|&(point, _)| point).collect();
    points.extend(recorded.iter().map(|&(point, _)| point));
    points.sort_unstable();
    points.dedup();
    let share = |point: Point| {
        let score = moves.iter().find(|&&(it, _)| it == point);
        let count = recorded.iter().find(|&&(it, _)| it == point);
        let own = score.map_or(0.0, |&(_, score)| {
            f64::from(u8::from(is_played(score))) / played.max(1) as f64
        });
        let good = score.map_or(0.0, |&(_, score)| good(score) / all_good);
        let seen = count.map_or(0.0, |&(_, count)| {
            f64::from(count) / f64::from(games.max(1))
        });
        (point, own, telling * seen + (1.0 - telling) * good)
    };
    points.into_iter().map(share).collect()
}
