//! How far from even the offers of a level are.

use pente::engine::{self, Level};
use pente::rules::{Choice, Move, Position, Ruleset, Stage, TurnAction};

use crate::offers::score_of_first;
use crate::work;

/// Measures offers: see the module of the program.
pub fn measure(arguments: &[String]) -> Result<(), String> {
    let ruleset = work::ruleset(arguments, 0)?;
    let count = work::number(arguments, 1, "COUNT")?;
    let level = work::number(arguments, 2, "LEVEL")?;
    let nodes = work::number(arguments, 3, "NODES")?;
    let level = u8::try_from(level).ok().and_then(Level::by_number);
    let level = level.ok_or("there is no such level")?;
    for (name, level) in [
        ("with the book", level),
        ("without it", level.without_book()),
    ] {
        tell(&format!("stones {name}"), ruleset, count, nodes, &level, 0);
        let passes = ruleset.opening.stages().iter();
        let choices = passes.filter(|stage| matches!(stage, Stage::Choose(..)));
        if choices.count() > 1 {
            tell(
                &format!("two more {name}"),
                ruleset,
                count,
                nodes,
                &level,
                1,
            );
        }
    }
    Ok(())
}

fn tell(name: &str, ruleset: Ruleset, count: u64, nodes: u64, level: &Level, passes: usize) {
    let scores = (0..count).filter_map(|seed| {
        let position = offered(ruleset, level, seed, passes)?;
        score_of_first(&position, nodes)
    });
    let mut scores: Vec<i32> = scores.map(i32::abs).collect();
    scores.sort_unstable();
    let sum: i32 = scores.iter().sum();
    let mean = f64::from(sum) / scores.len().max(1) as f64;
    let median = scores.get(scores.len() / 2).copied().unwrap_or(0);
    let most = scores.last().copied().unwrap_or(0);
    println!(
        "{}, {name}: {} offers, score off even by {mean:.1} in the mean, {median} in the median, \
         {most} at most",
        ruleset.code(),
        scores.len()
    );
}

/// The stones that a level offers, once a colour is to be chosen for the last of these times.
fn offered(ruleset: Ruleset, level: &Level, seed: u64, mut passes: usize) -> Option<Position> {
    let mut position = Position::new(ruleset);
    loop {
        let mv = match position.to_act()?.asks {
            TurnAction::Choose(_) if passes == 0 => return Some(position),
            TurnAction::Choose(_) => {
                passes -= 1;
                Move::Choose(Choice::Pass)
            }
            TurnAction::Place => engine::choose(&position, level, seed)?.mv,
        };
        position.play(mv).ok()?;
    }
}
