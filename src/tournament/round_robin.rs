//! Round robins: everybody meets everybody, in sections where there are many.

use super::round::PairingNumber;

/// The fewest players of a section, if there are several.
pub const SMALLEST_SECTION: usize = 3;

/// The most players of a section.
pub const LARGEST_SECTION: usize = 7;

/// How entrants are distributed over sections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seeding {
    /// Equally strong sections: forwards along the sections, then backwards, by rating.
    #[default]
    Snake,
    /// Players of like rating are together.
    LikeStrength,
}

/// The rounds of a round robin by the Berger tables (FIDE Handbook C.05, annex 1): white and black of
/// each game, as numbers from 1. If their number is odd, whoever is in no
/// game of a round sits out.
pub fn berger(players: usize) -> Vec<Vec<(usize, usize)>> {
    if players < 2 {
        return Vec::new();
    }
    let last = players + players % 2;
    let circle = last - 1;
    let rounds = (0..circle).map(|round| {
        // In each round the numbers of a pair have the same sum on the circle of all but the last one.
        let on_circle = |number: usize| (number + circle - 1) % circle + 1;
        let alone = if round % 2 == 0 {
            round / 2 + 1
        } else {
            (round + 1 + last) / 2
        };
        let first = if alone <= last / 2 {
            (alone, last)
        } else {
            (last, alone)
        };
        let others = (1..last / 2).map(move |step| {
            let (one, other) = (on_circle(alone + step), on_circle(alone + circle - step));
            let (lower, higher) = (one.min(other), one.max(other));
            if (lower + higher) % 2 == 1 {
                (lower, higher)
            } else {
                (higher, lower)
            }
        });
        let games = std::iter::once(first).chain(others);
        games
            .filter(|(white, black)| *white <= players && *black <= players)
            .collect()
    });
    rounds.collect()
}

/// Distributes so many entrants over sections of the wanted size or less, which is taken as 3 to 7. Each
/// section lists its players, the best first. With at most that many entrants there is one section.
/// Sections are larger where otherwise one would have fewer than three: five entrants who want sections
/// of four play in one.
pub fn sections(entrants: usize, wanted_size: usize, seeding: Seeding) -> Vec<Vec<PairingNumber>> {
    let size = wanted_size.clamp(SMALLEST_SECTION, LARGEST_SECTION);
    let wanted = entrants.div_ceil(size);
    let count = wanted.min(entrants / SMALLEST_SECTION).max(1);
    let mut sections = vec![Vec::new(); count];
    for index in 0..entrants {
        let section = match seeding {
            Seeding::Snake if (index / count).is_multiple_of(2) => index % count,
            Seeding::Snake => count - 1 - index % count,
            Seeding::LikeStrength => index * count / entrants,
        };
        sections[section].push(index + 1);
    }
    sections
}

/// Whether somebody who withdraws is struck out: they played fewer than half of their games, so none of
/// their results counts. Otherwise the results stand, and the other games are forfeits (FIDE C.06).
pub fn is_struck_out(games_played: usize, opponents: usize) -> bool {
    2 * games_played < opponents
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn six_players_meet_as_in_the_printed_table() {
        let table = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        assert_eq!(berger(6), table);
        let five = table.map(|round| round[1..].to_vec());
        assert_eq!(berger(5), five);
        assert_eq!(berger(2), [[(1, 2)]]);
        assert!(berger(1).is_empty());
    }

    #[test]
    fn everybody_meets_everybody_once_with_even_colours() {
        for players in 2..=31 {
            let mut met = BTreeMap::new();
            let mut whites = vec![0; players + 1];
            for round in berger(players) {
                let mut seen = vec![false; players + 1];
                for (white, black) in round {
                    assert!(!seen[white] && !seen[black], "{players} players");
                    (seen[white], seen[black]) = (true, true);
                    *met.entry((white.min(black), white.max(black))).or_insert(0) += 1;
                    whites[white] += 1;
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert!(met.values().all(|it| *it == 1));
            let games = players - 1;
            let is_even = |it: &usize| (games / 2..=games.div_ceil(2)).contains(it);
            assert!(whites[1..].iter().all(is_even), "{players}: {whites:?}");
        }
    }

    #[test]
    fn sections_are_snake_seeded_and_of_like_size() {
        let snake = sections(8, 4, Seeding::Snake);
        assert_eq!(snake, [[1, 4, 5, 8], [2, 3, 6, 7]]);
        let like = sections(8, 4, Seeding::LikeStrength);
        assert_eq!(like, [[1, 2, 3, 4], [5, 6, 7, 8]]);
        for (entrants, size) in (2..200).flat_map(|it| (3..=7).map(move |size| (it, size))) {
            for seeding in [Seeding::Snake, Seeding::LikeStrength] {
                let sections = sections(entrants, size, seeding);
                let sizes: Vec<usize> = sections.iter().map(Vec::len).collect();
                let (least, most) = (*sizes.iter().min().unwrap(), *sizes.iter().max().unwrap());
                assert!(most - least <= 1, "{entrants}: {sizes:?}");
                let is_larger = most > size && entrants / 3 < entrants.div_ceil(size);
                assert!(
                    most <= size || is_larger && most <= 5,
                    "{entrants}: {sizes:?}"
                );
                assert!(least >= 3.min(entrants), "{entrants}: {sizes:?}");
                let mut all = sections.concat();
                all.sort_unstable();
                assert!(all.into_iter().eq(1..=entrants));
            }
        }
    }

    #[test]
    fn half_of_the_games_keep_a_withdrawn_player_in_the_table() {
        assert!(is_struck_out(2, 5) && !is_struck_out(3, 6) && is_struck_out(2, 6));
        assert!(!is_struck_out(3, 5) && is_struck_out(0, 1) && !is_struck_out(0, 0));
    }
}
