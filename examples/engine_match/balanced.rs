//! Makes balanced openings: a few stones by chance, close to each other, kept if a search sees neither side
//! ahead. The same seed gives the same openings, as long as the engine is the same.

use std::collections::HashSet;
use std::ops::ControlFlow;

use in_order::in_order;
use tessera::engine::{Budget, analyse, forced_loss, forced_win};
use tessera::rules::{Limit, Move, Point, Position, Record, Ruleset, TurnAction};

use crate::dice::Dice;

/// Which openings are made.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The rules.
    pub ruleset: Ruleset,
    /// How many.
    pub count: usize,
    /// On which everything by chance depends.
    pub seed: u64,
    /// Search nodes for the judgement of a position, and again for the proof that neither side has won.
    pub nodes: u64,
    /// The largest score, of either side, that is even.
    pub band: i32,
    /// How many positions are tried at most.
    pub tries: u64,
}

/// The fewest stones of an opening, and how many lengths there are.
const FEWEST_STONES: usize = 4;
const LENGTHS: usize = 3;
/// How far a stone stands from the nearest other one at most, and where the opening keeps it away from the centre.
const REACH: u8 = 2;
const REACH_OF_LIMITED: u8 = 3;
/// The part of the nodes (one in this many) for a first look, and how many times the band it allows.
const FIRST_LOOK: u64 = 16;
const FIRST_BAND: i32 = 2;

/// Makes openings on so many threads; `progress` gets how many there are and how many positions were tried. Fails with a
/// sentence if there are too few.
pub fn make_openings(
    wanted: &Wanted,
    threads: usize,
    mut progress: impl FnMut(usize, u64),
) -> Result<Vec<Record>, String> {
    let (mut openings, mut known) = (Vec::new(), HashSet::new());
    let try_one = |(): &mut (), number| Ok::<_, String>(opening(wanted, number));
    in_order(
        threads,
        wanted.tries,
        || (),
        try_one,
        |number, found| {
            if let Some(opening) = found
                && opening.position().is_ok_and(|it| known.insert(it.key()))
            {
                openings.push(opening);
            }
            progress(openings.len(), number + 1);
            if openings.len() >= wanted.count {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    )?;
    if openings.len() < wanted.count {
        return Err(format!(
            "only {} of {} positions are balanced: a wider --band or another --seed would give more",
            openings.len(),
            wanted.tries
        ));
    }
    Ok(openings)
}

/// The opening of this number, if it is balanced.
fn opening(wanted: &Wanted, number: u64) -> Option<Record> {
    let mut dice = Dice::of(wanted.seed, number);
    let stones = FEWEST_STONES + dice.below(LENGTHS);
    let mut record = Record::new(wanted.ruleset);
    let mut position = Position::new(wanted.ruleset);
    while usize::from(position.ply()) < stones {
        let mv = Move::Place(by_chance(&position, &mut dice)?);
        position.play(mv).ok()?;
        record.push(mv);
    }
    is_balanced(&position, wanted).then_some(record)
}

/// A point near the stones; `None` if no stone is to be placed.
fn by_chance(position: &Position, dice: &mut Dice) -> Option<Point> {
    if position.to_act()?.asks != TurnAction::Place {
        return None;
    }
    let ruleset = position.ruleset();
    let reach = match ruleset.opening.limit(position.ply() + 1) {
        Limit::Nowhere => REACH,
        Limit::NearCentre(_) | Limit::NearCentreAndItsLines(..) => REACH_OF_LIMITED,
    };
    let stones: Vec<Point> = position.board().stones().map(|(point, _)| point).collect();
    let is_near = |point: &Point| stones.iter().any(|stone| stone.distance(*point) <= reach);
    let mut points = position.legal_points();
    if stones.is_empty() {
        let centre = ruleset.size.centre();
        points.retain(|&point| point == centre);
    } else {
        points.retain(is_near);
    }
    let index = dice.below(points.len());
    points.get(index).copied()
}

/// Whether neither side is ahead, or wins by force as far as is seen.
fn is_balanced(position: &Position, wanted: &Wanted) -> bool {
    let is_even = |nodes: u64, band: i32| {
        let analysis = analyse(position, &Budget::nodes(nodes.max(1)));
        analysis.is_some_and(|it| !it.is_forced_win && it.score.0.abs() <= band)
    };
    let budget = Budget::nodes(wanted.nodes);
    let is_open =
        |found: Option<tessera::engine::ForcedWin>| found.is_some_and(|it| it.line.is_none());
    is_even(
        wanted.nodes / FIRST_LOOK,
        wanted.band.saturating_mul(FIRST_BAND),
    ) && is_even(wanted.nodes, wanted.band)
        && is_open(forced_win(position, &budget))
        && is_open(forced_loss(position, &budget))
}

#[cfg(test)]
mod tests {
    use tessera::rules::catalogue;

    use super::*;
    use crate::opening::written;

    fn made(code: &str, seed: u64, threads: usize, band: i32) -> Result<Vec<String>, String> {
        let wanted = Wanted {
            ruleset: catalogue::decode(code).expect("a ruleset"),
            count: 3,
            seed,
            nodes: 400,
            band,
            tries: 100,
        };
        let openings = make_openings(&wanted, threads, |_, _| ())?;
        Ok(openings.iter().map(written).collect())
    }

    #[test]
    fn the_same_seed_gives_the_same_openings_on_any_number_of_threads() {
        for code in ["pente", "keryo-pente opening=g"] {
            let one = made(code, 7, 1, 60).expect("openings");
            assert_eq!(made(code, 7, 3, 60), Ok(one.clone()));
            assert_ne!(made(code, 8, 2, 60), Ok(one));
        }
    }

    #[test]
    fn that_there_are_too_few_is_said() {
        let refusal = made("pente", 1, 2, -1).expect_err("nothing is closer than even");
        assert!(refusal.starts_with("only 0 of 100 "), "{refusal}");
    }

    #[test]
    fn a_position_that_is_won_or_lopsided_is_not_balanced() {
        let pente = catalogue::find("pente").expect("the base game");
        let wanted = Wanted {
            ruleset: pente,
            count: 1,
            seed: 1,
            nodes: 1_000,
            band: 60,
            tries: 1,
        };
        for moves in ["K10 A1 N10 A3 L10 A5 M10 A7", "K10 A1 N10 A3"] {
            let mut position = Position::new(pente);
            for text in moves.split_whitespace() {
                let mv = Move::parse(text, pente.size).expect("a move");
                position.play(mv).expect("a legal move");
            }
            assert!(!is_balanced(&position, &wanted), "{moves}");
        }
    }
}
