//! The families of rulesets that share a learned judgement, and the file of each.

use std::sync::OnceLock;

use super::file::Learned;
use super::network::Network;
use crate::rules::{Lengths, Ruleset};

/// Rulesets that share a learned judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum Family {
    /// Pairs are captured.
    Pairs,
    /// Pairs and trios are captured.
    PairsAndTrios,
    /// Nothing is captured.
    NoCaptures,
}

const COUNT: usize = 3;

static FILES: [&[u8]; COUNT] = [
    include_bytes!("pairs.network"),
    include_bytes!("pairs_and_trios.network"),
    include_bytes!("no_captures.network"),
];

/// The family of a ruleset; `None` if its rows or captures are like those of no family.
pub(in crate::engine) fn of(ruleset: &Ruleset) -> Option<Family> {
    let (row, captures) = (&ruleset.row, &ruleset.captures);
    let has_rows_of_five = row.length == 5
        && row.lines.len() == 4
        && !ruleset.size.is_line()
        && ruleset.stones_a_turn == 1
        && ruleset.power_stones == 0
        && ruleset.scoring.is_none();
    let family = match captures.lengths {
        Lengths::PAIRS => Family::Pairs,
        // With poof, the judgement by hand won by Elo +39 (-13 to +94), as in O-Pente.
        Lengths::PAIRS_AND_TRIOS if !captures.poof => Family::PairsAndTrios,
        Lengths::NONE => Family::NoCaptures,
        _ => return None,
    };
    has_rows_of_five.then_some(family)
}

/// The learned judgement of a ruleset; `None` if none was learned for it.
pub(in crate::engine) fn network(ruleset: &Ruleset) -> Option<&'static Network> {
    static KNOWN: [OnceLock<Option<Network>>; COUNT] = [const { OnceLock::new() }; COUNT];
    let family = of(ruleset)? as usize;
    let known = KNOWN[family].get_or_init(|| Learned::read(FILES[family]).map(Network::new));
    known.as_ref()
}

#[cfg(test)]
mod tests {
    use super::super::scale::{LINE_POINT, SMALLER};
    use super::super::{Learnable, Weights, judge, learnable};
    use super::*;
    use crate::engine::board::Board;
    use crate::engine::tables::Tables;
    use crate::engine::{Budget, Level, choose_within};
    use crate::rules::{Position, catalogue};

    #[test]
    fn every_family_has_its_judgement_and_few_rulesets_have_none() {
        let rulesets = catalogue::all().iter();
        let played = rulesets.filter(|ruleset| Tables::of(ruleset).is_some());
        let (learned, by_hand): (Vec<&Ruleset>, Vec<&Ruleset>) =
            played.partition(|ruleset| of(ruleset).is_some());
        for ruleset in learned {
            assert!(network(ruleset).is_some(), "{}", ruleset.id);
        }
        let by_hand: Vec<&str> = by_hand.iter().map(|ruleset| ruleset.id).collect();
        assert_eq!(
            by_hand,
            [
                "o-pente",
                "connect6",
                "linear-pente",
                "pente-plus",
                "points"
            ]
        );
    }

    /// What weights say of a position, by the formula that [`Weights`] tells, apart from what is lost of the
    /// points of lines in their sum over a board.
    fn said_by(weights: &Weights, position: &Learnable) -> f32 {
        let mut sums = [[0.0; Weights::CHANNELS]; 2];
        let mut said = 0.0;
        for lines in &position.cells {
            let mut views = [[0.0; Weights::CHANNELS]; 2];
            for &line in lines {
                let line = line as usize;
                let seen = [line, Weights::with_colours_exchanged(line)];
                for (view, line) in views.iter_mut().zip(seen) {
                    for (channel, of_line) in view.iter_mut().zip(weights.channels[line]) {
                        *channel += of_line;
                    }
                }
                let kept = SMALLER as f32 / LINE_POINT as f32;
                said += (weights.points[line] / kept).trunc() * kept;
            }
            let channels = views.as_flattened().iter();
            for (sum, channel) in sums.as_flattened_mut().iter_mut().zip(channels) {
                *sum += channel.clamp(0.0, 1.0) / Weights::POOL;
            }
        }
        let [own, other] = position.captured;
        let constants = weights.captured[own * Weights::CAPTURED + other];
        for ((unit, constant), points) in weights.units.iter().zip(constants).zip(weights.outputs) {
            let inputs = unit.iter().zip(sums.as_flattened());
            let weighed: f32 = inputs.map(|(weight, input)| weight * input).sum();
            said += points * (weighed + constant).clamp(0.0, Weights::MOST_OF_UNIT);
        }
        let terms = position.others.iter();
        said + terms
            .map(|&term| weights.others[term as usize])
            .sum::<f32>()
    }

    #[test]
    fn whole_numbers_say_what_the_weights_say() {
        for code in ["pente", "keryo-pente", "gomoku"] {
            let ruleset = catalogue::decode(code).unwrap();
            let family = of(&ruleset).unwrap();
            let weights = Weights::read(FILES[family as usize]).unwrap();
            let level = Level::by_number(3).unwrap();
            let (mut quiet, mut by_units) = (0, 0.0_f32);
            for seed in 0..6 {
                let mut position = Position::new(ruleset);
                while position.outcome().is_none() && position.ply() < 60 {
                    if let Some(learnable) = learnable(&position) {
                        let board = Board::of(&position).unwrap();
                        let judged = judge(&board, network(&ruleset).unwrap()) as f32;
                        let said = said_by(&weights, &learnable);
                        // Each unit is cut to whole numbers twice, and the sum once.
                        assert!((judged - said).abs() < 4.0, "{code}: {judged} {said}");
                        let without = Weights {
                            outputs: [0.0; Weights::UNITS],
                            ..weights.clone()
                        };
                        by_units = by_units.max((said - said_by(&without, &learnable)).abs());
                        quiet += 1;
                    }
                    let chosen = choose_within(&position, &level, seed, &Budget::nodes(60));
                    position.play(chosen.unwrap().mv).unwrap();
                }
            }
            assert!(quiet > 60 && by_units > 20.0, "{code}: {quiet} {by_units}");
        }
    }
}
