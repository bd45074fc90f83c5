//! The weights from which learning begins: those that say what the judgement by hand says.

use super::layout::{
    CAPTURED, KIND_TERMS, KINDS, MOST_CAPTURED, MOST_NEXT, OTHERS, TAKE_TERMS, TAKES, TURN,
};
use super::weights::Weights;
use crate::engine::evaluate::{
    self, TAKE_LATER, TAKE_NOW, TAKE_ONE_OF_MANY, TO_MOVE, WAITING, goal, worth_of,
};
use crate::engine::line::Line;
use crate::engine::line_numbers::LineNumbers;
use crate::engine::point::Kind;
use crate::engine::tables::Tables;
use crate::engine::worth::VALUES;
use crate::rules::Ruleset;

/// The weights of the judgement by hand; `None` for rulesets that the engine does not play as those
/// of two sides. Its units say nothing, and its channels are 0.
pub fn weights_by_hand(ruleset: &Ruleset) -> Option<Weights> {
    let tables = Tables::of(ruleset)?;
    let lines = LineNumbers::near().lines();
    Some(Weights {
        channels: vec![[0.0; Weights::CHANNELS]; Weights::LINES],
        points: lines.map(|line| of_line(&tables, &line)).collect(),
        units: [[0.0; 2 * Weights::CHANNELS]; Weights::UNITS],
        captured: vec![[0.0; Weights::UNITS]; MOST_CAPTURED * MOST_CAPTURED],
        outputs: [0.0; Weights::UNITS],
        others: others(ruleset),
    })
}

/// What the shapes on a line are worth to the side to move.
fn of_line(tables: &Tables, line: &Line) -> f32 {
    let pattern = tables.read(0, line);
    let worth = |side| f32::from(VALUES[usize::from(pattern.side(side).shape())]);
    worth(0) - worth(1)
}

fn others(ruleset: &Ruleset) -> Vec<f32> {
    let mut points = vec![0.0; OTHERS];
    let signs = [1.0, -1.0];
    for (role, worths) in [TO_MOVE, WAITING].iter().enumerate() {
        for endangered in 0..2 {
            let first = KINDS + (2 * role + endangered) * KIND_TERMS;
            for kind in 0..Kind::COUNT {
                for many in 0..2 {
                    let worth = (worths[kind] * (many + 1) as i32) as f32 / (endangered + 1) as f32;
                    points[first + 2 * kind + many] = signs[role] * worth;
                }
            }
        }
    }
    let goal = goal(ruleset);
    for own in 0..MOST_CAPTURED {
        for other in 0..MOST_CAPTURED {
            let worth = worth_of(own as i32, goal) - worth_of(other as i32, goal);
            points[CAPTURED + own * MOST_CAPTURED + other] = worth as f32;
        }
    }
    let shares = [[TAKE_NOW; 2], [TAKE_LATER, TAKE_ONE_OF_MANY]];
    for (role, shares) in shares.into_iter().enumerate() {
        for captured in 0..MOST_CAPTURED as i32 {
            for most in 1..MOST_NEXT as i32 {
                let gain = worth_of(captured + most, goal) - worth_of(captured, goal);
                let index = captured as usize * MOST_NEXT + most as usize;
                for (many, share) in shares.into_iter().enumerate() {
                    let worth = (gain * share) as f32 / 16.0;
                    points[TAKES + role * TAKE_TERMS + 2 * index + many] = signs[role] * worth;
                }
            }
        }
    }
    points[TURN] = evaluate::TURN as f32;
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Board;
    use crate::engine::learned::learnable;
    use crate::engine::{Budget, Level, choose_within};
    use crate::rules::{Position, catalogue};

    #[test]
    fn what_is_learned_begins_as_the_judgement_by_hand() {
        for code in ["pente", "pente opening=free size=13"] {
            let ruleset = catalogue::decode(code).unwrap();
            let weights = weights_by_hand(&ruleset).unwrap();
            let mut quiet = 0;
            for seed in 0..4 {
                let mut position = Position::new(ruleset);
                while position.outcome().is_none() && position.ply() < 60 {
                    if let Some(learnable) = learnable(&position) {
                        let lines = learnable.cells.iter().flatten();
                        let lines = lines.map(|&line| weights.points[line as usize]);
                        let others = learnable.others.iter();
                        let others = others.map(|&term| weights.others[term as usize]);
                        let sum: f32 = lines.chain(others).sum();
                        let by_hand = evaluate::by_hand(&Board::of(&position).unwrap());
                        assert!((sum - by_hand as f32).abs() <= 4.0, "{sum} {by_hand}");
                        quiet += 1;
                    }
                    let level = Level::by_number(2).unwrap();
                    let chosen = choose_within(&position, &level, seed, &Budget::nodes(100));
                    position.play(chosen.unwrap().mv).unwrap();
                }
            }
            assert!(quiet > 20);
        }
    }
}
