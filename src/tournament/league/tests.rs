//! Laws of divisions, over leagues that look like chance.

use std::collections::BTreeSet;

use super::rules::Zone;
use super::*;
use crate::tournament::lot;

/// A league of which people leave, and to which people come, for many seasons.
struct League {
    rules: Divisions,
    seed: u64,
    drawn: u64,
    newest: u64,
}

impl League {
    fn below(&mut self, limit: usize) -> usize {
        self.drawn += 1;
        let limit = u64::try_from(limit).unwrap();
        usize::try_from(lot::draw(self.seed, self.drawn) % limit).unwrap()
    }

    fn newcomers(&mut self, count: usize) -> Vec<u64> {
        let first = self.newest + 1;
        self.newest += u64::try_from(count).unwrap();
        (first..=self.newest).collect()
    }

    /// Plays a season: the divisions in an order that looks like chance, with who leaves.
    fn played(&mut self, divisions: &[Vec<u64>], leaving: usize) -> Vec<Vec<Place<u64>>> {
        let played = divisions.iter().map(|division| {
            let mut rest = division.clone();
            let mut places = Vec::new();
            while !rest.is_empty() {
                let player = rest.remove(self.below(rest.len()));
                let has_left = self.below(100) < leaving;
                places.push(Place { player, has_left });
            }
            places
        });
        played.collect()
    }
}

/// Everybody's division.
fn division_of(divisions: &[Vec<u64>], player: u64) -> Option<usize> {
    divisions.iter().position(|it| it.contains(&player))
}

fn check_sizes(divisions: &[Vec<u64>]) {
    let found: Vec<usize> = divisions.iter().map(Vec::len).collect();
    let players: usize = found.iter().sum();
    if players >= SMALLEST_DIVISION {
        let fits = |it: &usize| (SMALLEST_DIVISION..=LARGEST_DIVISION).contains(it);
        assert!(found.iter().all(fits), "{found:?}");
    } else {
        assert!(found.len() <= 1, "{found:?}");
    }
}

#[test]
fn divisions_have_five_to_eleven_players_and_all_but_the_last_two_the_wanted_size() {
    for (players, wanted) in (0..=300).flat_map(|it| (0..20).map(move |wanted| (it, wanted))) {
        let found = sizes(players, wanted);
        assert_eq!(found.iter().sum::<usize>(), players);
        let as_divisions: Vec<Vec<u64>> = found.iter().map(|it| vec![0; *it]).collect();
        check_sizes(&as_divisions);
        let wanted = wanted.clamp(SMALLEST_DIVISION, LARGEST_DIVISION);
        let others = found.len().saturating_sub(2);
        assert!(found[..others].iter().all(|it| *it == wanted), "{found:?}");
    }
    assert_eq!(sizes(23, 11), [11, 7, 5]);
    assert_eq!(sizes(14, 5), [5, 9]);
    assert_eq!(sizes(3, 9), [3]);
}

#[test]
fn if_all_stay_and_nobody_comes_so_many_change_places_as_the_rules_say() {
    let rules = Divisions { size: 5, movers: 2 };
    let place = |player: u64| Place {
        player,
        has_left: false,
    };
    let last: Vec<Vec<Place<u64>>> = [1..=5, 6..=10, 11..=15]
        .map(|it| it.map(place).collect())
        .to_vec();
    let moving: Vec<_> = movers(&last, rules)
        .into_iter()
        .map(|it| (it.up, it.down))
        .collect();
    let expected = [
        (vec![], vec![4, 5]),
        (vec![6, 7], vec![9, 10]),
        (vec![11, 12], vec![]),
    ];
    assert_eq!(moving, expected);
    let next = divide(&last, &[], rules);
    let expected = [[1, 2, 3, 6, 7], [4, 5, 8, 11, 12], [9, 10, 13, 14, 15]];
    assert_eq!(next, expected);
}

#[test]
fn the_place_of_somebody_who_left_goes_to_the_next_below() {
    let rules = Divisions { size: 5, movers: 1 };
    let league = |gone: &[u64]| -> Vec<Vec<Place<u64>>> {
        let place = |player: u64| Place {
            player,
            has_left: gone.contains(&player),
        };
        [1..=5, 6..=10, 11..=15]
            .map(|it| it.map(place).collect())
            .to_vec()
    };
    // The winner leaves: the second of the next division goes up too, and so on.
    let next = divide(&league(&[1]), &[16], rules);
    let expected = [[2, 3, 4, 6, 7], [5, 8, 9, 11, 12], [10, 13, 14, 15, 16]];
    assert_eq!(next, expected);
    // The last one leaves: that was the place to give up anyway.
    let next = divide(&league(&[5]), &[16], rules);
    let expected = [[1, 2, 3, 4, 6], [7, 8, 9, 11, 12], [10, 13, 14, 15, 16]];
    assert_eq!(next, expected);
    // The winner of a lower division leaves: the second goes up instead.
    let next = divide(&league(&[6]), &[], rules);
    assert_eq!(next[0], [1, 2, 3, 4, 7]);
}

#[test]
fn who_comes_first_begins_at_the_top_before_the_first_season_only() {
    let rules = Divisions { size: 5, movers: 1 };
    let people: Vec<u64> = (1..=12).rev().collect();
    let first = divide(&[], &people, rules);
    assert_eq!(first[0], [12, 11, 10, 9, 8]);
    assert_eq!(first[1], [7, 6, 5, 4, 3, 2, 1]);
    assert!(divide::<u64>(&[], &[], rules).is_empty());
}

#[test]
fn over_thousands_of_seasons_nobody_is_lost_doubled_or_robbed_of_going_up() {
    let mut seasons = 0;
    for seed in 0..400 {
        let mut league = League {
            rules: Divisions { size: 9, movers: 2 },
            seed,
            drawn: 0,
            newest: 0,
        };
        let size = SMALLEST_DIVISION + league.below(7);
        let movers = 1 + league.below(if size < 7 { 2 } else { 3 });
        league.rules = Divisions { size, movers };
        assert!(league.rules.is_sound());
        let count = 3 + league.below(60);
        let entered = league.newcomers(count);
        let mut divisions = divide(&[], &entered, league.rules);
        for _ in 0..12 {
            let leaving = league.below(40);
            let last = league.played(&divisions, leaving);
            let count = league.below(8);
            let newcomers = league.newcomers(count);
            let next = divide(&last, &newcomers, league.rules);
            check_sizes(&next);
            let staying = last.iter().flatten().filter(|it| !it.has_left);
            let mut expected: Vec<u64> = staying.map(|it| it.player).chain(newcomers).collect();
            let mut found = next.concat();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected);
            check_movement(&last, &next, league.rules);
            assert_eq!(
                next,
                divide(&last, &next_newcomers(&last, &next), league.rules)
            );
            divisions = next;
            seasons += 1;
        }
    }
    assert_eq!(seasons, 4_800);
}

/// Those in `next` who were not there before, in their order.
fn next_newcomers(last: &[Vec<Place<u64>>], next: &[Vec<u64>]) -> Vec<u64> {
    let before: BTreeSet<u64> = last.iter().flatten().map(|it| it.player).collect();
    let mut new = next.concat();
    new.retain(|it| !before.contains(it));
    new.sort_unstable();
    new
}

/// Whoever ended in a place that goes up is higher afterwards, and nobody stands below somebody new.
fn check_movement(last: &[Vec<Place<u64>>], next: &[Vec<u64>], rules: Divisions) {
    let sizes: Vec<usize> = last.iter().map(Vec::len).collect();
    let movers = movers(last, rules);
    for (division, places) in last.iter().enumerate() {
        for (place, it) in places.iter().enumerate().filter(|(_, it)| !it.has_left) {
            let now = division_of(next, it.player).expect("nobody is lost");
            let goes_up = movers[division].up.contains(&it.player);
            assert!(goes_up || rules.zone(&sizes, division, place) != Zone::Up);
            assert!(!goes_up || now < division, "{it:?} did not go up");
        }
    }
    let before: BTreeSet<u64> = last.iter().flatten().map(|it| it.player).collect();
    let known = |it: &u64| before.contains(it);
    let lowest_known = next.iter().rposition(|it| it.iter().any(known));
    let highest_new = next.iter().position(|it| it.iter().any(|it| !known(it)));
    if let (Some(known), Some(new)) = (lowest_known, highest_new) {
        assert!(known <= new, "somebody new stands above others");
    }
    for division in next {
        let first_new = division.iter().position(|it| !known(it));
        let last_known = division.iter().rposition(known);
        assert!(first_new.is_none() || last_known < first_new);
    }
}

#[test]
fn one_who_leaves_moves_nobody_further_than_one_division() {
    let rules = Divisions { size: 7, movers: 2 };
    let whole: Vec<Vec<u64>> = (0..5)
        .map(|division| (division * 7..division * 7 + 7).collect())
        .collect();
    for gone in 0..35 {
        let last: Vec<Vec<Place<u64>>> = whole
            .iter()
            .map(|division| {
                let places = division.iter().map(|&player| Place {
                    player,
                    has_left: player == gone,
                });
                places.collect()
            })
            .collect();
        let next = divide(&last, &[100], rules);
        for player in (0..35).filter(|it| *it != gone) {
            let before = division_of(&whole, player).unwrap();
            let after = division_of(&next, player).unwrap();
            assert!(before.abs_diff(after) <= 1, "{player} when {gone} left");
        }
    }
}
