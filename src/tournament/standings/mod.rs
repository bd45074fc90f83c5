//! Standings: points, and what decides between players with equally many.

mod encounter;
mod performance;
mod record;
mod results;

pub use performance::performance;
pub use results::{Results, Unplayed};

use record::Record;

use super::round::PairingNumber;

/// What decides between players with equally many points (FIDE Handbook C.07, in force from August
/// 2024).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The points in the games of those who are tied against each other (article 6). It counts if all
    /// of them met, or for whoever is first whatever the missing games would bring.
    DirectEncounter,
    /// The sum of the opponents' scores without the lowest (articles 8 and 14).
    BuchholzCut1,
    /// The sum of the opponents' scores (article 8).
    Buchholz,
    /// The sum of the scores of opponents who were beaten, and half of those who drew (article 9).
    SonnebornBerger,
    /// How many rounds brought as much as a win (article 7).
    Wins,
}

/// The order in a Swiss.
pub const SWISS_ORDER: [TieBreak; 5] = [
    TieBreak::DirectEncounter,
    TieBreak::BuchholzCut1,
    TieBreak::Buchholz,
    TieBreak::SonnebornBerger,
    TieBreak::Wins,
];

/// The order in a round robin. The sums of all opponents' scores are not in it: whoever has equally many points has
/// equally strong opponents in the end, and before that such a sum only tells whom they have met already.
pub const ROUND_ROBIN_ORDER: [TieBreak; 3] = [
    TieBreak::DirectEncounter,
    TieBreak::SonnebornBerger,
    TieBreak::Wins,
];

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub player: PairingNumber,
    /// Their points, in half points.
    pub half_points: u32,
    /// The value of each tie-break, in the order in which they are applied. Buchholz and direct
    /// encounters are in half points, Sonneborn-Berger in quarters.
    pub tie_breaks: Vec<u32>,
    /// The place, from 1. Those whom nothing tells apart share it.
    pub rank: usize,
}

/// The standings, the first one first. Those who share a rank are in their initial order.
pub fn standings(results: &Results<'_>, order: &[TieBreak]) -> Vec<Standing> {
    let records = record::records(results);
    let everybody: Vec<usize> = (0..records.len()).collect();
    let mut standings: Vec<Standing> = records
        .iter()
        .map(|it| Standing {
            player: it.number,
            half_points: it.half_points,
            tie_breaks: Vec::new(),
            rank: 0,
        })
        .collect();
    let mut groups = split(vec![everybody], |group| {
        group.iter().map(|it| records[*it].half_points).collect()
    });
    for tie_break in order {
        groups = split(groups, |group| {
            let values = values(*tie_break, &records, group, results.unplayed);
            for (player, value) in group.iter().zip(&values) {
                standings[*player].tie_breaks.push(*value);
            }
            values
        });
    }
    let mut sorted = Vec::with_capacity(standings.len());
    for group in groups {
        let rank = sorted.len() + 1;
        sorted.extend(group.into_iter().map(|player| Standing {
            rank,
            ..standings[player].clone()
        }));
    }
    sorted
}

/// Splits each group by the values of its members, the highest first.
fn split(groups: Vec<Vec<usize>>, mut values: impl FnMut(&[usize]) -> Vec<u32>) -> Vec<Vec<usize>> {
    let mut finer = Vec::new();
    for group in groups {
        let mut members: Vec<(u32, usize)> = values(&group).into_iter().zip(group).collect();
        members.sort_by_key(|(value, player)| (std::cmp::Reverse(*value), *player));
        for same in members.chunk_by(|(one, _), (other, _)| one == other) {
            finer.push(same.iter().map(|(_, player)| *player).collect());
        }
    }
    finer
}

fn values(
    tie_break: TieBreak,
    records: &[Record],
    group: &[usize],
    unplayed: Unplayed,
) -> Vec<u32> {
    let of_each =
        |value: &dyn Fn(&Record) -> u32| group.iter().map(|it| value(&records[*it])).collect();
    match tie_break {
        TieBreak::DirectEncounter => encounter::values(records, group),
        TieBreak::BuchholzCut1 => of_each(&|it| it.buchholz(records, unplayed, 1)),
        TieBreak::Buchholz => of_each(&|it| it.buchholz(records, unplayed, 0)),
        TieBreak::SonnebornBerger => of_each(&|it| it.sonneborn_berger(records, unplayed)),
        TieBreak::Wins => of_each(&Record::wins),
    }
}

#[cfg(test)]
mod tests;
