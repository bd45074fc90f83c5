//! The bracket: all matches of an elimination, and where the players of each come from.

use super::kind::Kind;
use crate::tournament::round::PairingNumber;

/// Where a player of a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A seed. It may be larger than the number of entrants: then it is nobody.
    Seed(PairingNumber),
    /// The winner of an earlier match.
    Winner(usize),
    /// The loser of an earlier match.
    Loser(usize),
}

/// A match, known before anybody plays.
#[derive(Clone, Debug)]
pub(super) struct Match {
    pub(super) sources: [Source; 2],
    /// How far whoever loses it has come, the larger the better; `None` if they play on.
    pub(super) depth: Option<usize>,
    /// The first match of the final, if this is the second: it is played only if that was lost by
    /// who had not lost before.
    pub(super) decides_after: Option<usize>,
    pub(super) half: Half,
    /// The round of its half, from 0.
    pub(super) round: usize,
}

/// A part of the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Half {
    /// Those who have not lost yet; in a single elimination everybody.
    Upper,
    /// Those who have lost once.
    Lower,
    /// The final of a double elimination: whoever won the one half meets whoever won the other.
    Final,
}

/// All matches, each after those from which its players come.
pub(super) fn matches(kind: Kind, entrants: usize) -> Vec<Match> {
    let mut matches = Vec::new();
    if entrants < 2 {
        return matches;
    }
    let size = entrants.next_power_of_two();
    let seeds: Vec<Source> = seed_order(size).into_iter().map(Source::Seed).collect();
    match kind {
        Kind::Single => {
            let mut sources: Vec<Source> = seeds;
            let mut depth = 1;
            while sources.len() > 1 {
                let at = (Half::Upper, depth - 1);
                let round = paired(&mut matches, &sources, Some(depth), at);
                sources = round.into_iter().map(Source::Winner).collect();
                depth += 1;
            }
        }
        Kind::Double => double(&mut matches, &seeds),
    }
    matches
}

/// Seeds in the order of the bracket: neighbours meet, and if the better one always wins, the sum of the
/// seeds that meet is the same throughout a round.
fn seed_order(size: usize) -> Vec<PairingNumber> {
    let mut order = vec![1];
    while order.len() < size {
        let sum = 2 * order.len() + 1;
        order = order.into_iter().flat_map(|it| [it, sum - it]).collect();
    }
    order
}

/// Adds the matches of neighbours to a round of a half.
fn paired(
    matches: &mut Vec<Match>,
    sources: &[Source],
    depth: Option<usize>,
    at: (Half, usize),
) -> Vec<usize> {
    let pairs = sources.chunks_exact(2);
    let added = pairs.map(|pair| add(matches, [pair[0], pair[1]], depth, at));
    added.collect()
}

fn add(
    matches: &mut Vec<Match>,
    sources: [Source; 2],
    depth: Option<usize>,
    (half, round): (Half, usize),
) -> usize {
    matches.push(Match {
        sources,
        depth,
        decides_after: None,
        half,
        round,
    });
    matches.len() - 1
}

fn double(matches: &mut Vec<Match>, seeds: &[Source]) {
    let first = paired(matches, seeds, None, (Half::Upper, 0));
    let winners = |round: &[usize]| {
        round
            .iter()
            .copied()
            .map(Source::Winner)
            .collect::<Vec<_>>()
    };
    let losers = |round: &[usize]| round.iter().copied().map(Source::Loser).collect::<Vec<_>>();
    let mut unbeaten = winners(&first);
    let mut beaten = losers(&first);
    let mut depth = 1;
    let mut upper = 1;
    let mut is_reversed = true;
    while unbeaten.len() > 1 {
        // Each round of the lower half is one step deeper.
        if beaten.len() > unbeaten.len() / 2 {
            let at = (Half::Lower, depth - 1);
            beaten = winners(&paired(matches, &beaten, Some(depth), at));
            depth += 1;
        }
        let round = paired(matches, &unbeaten, None, (Half::Upper, upper));
        upper += 1;
        unbeaten = winners(&round);
        let mut dropped = losers(&round);
        // Turned around every other time, so that those who met before meet again late.
        if is_reversed {
            dropped.reverse();
        }
        is_reversed = !is_reversed;
        let pairs = dropped.into_iter().zip(beaten);
        let added: Vec<usize> = pairs
            .map(|(one, other)| add(matches, [one, other], Some(depth), (Half::Lower, depth - 1)))
            .collect();
        beaten = winners(&added);
        depth += 1;
    }
    let last = add(matches, [unbeaten[0], beaten[0]], None, (Half::Final, 0));
    matches.push(Match {
        sources: [Source::Winner(last), Source::Loser(last)],
        depth: Some(depth),
        decides_after: Some(last),
        half: Half::Final,
        round: 1,
    });
}
