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
    use super::*;
    use crate::engine::tables::Tables;
    use crate::rules::catalogue;

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
}
