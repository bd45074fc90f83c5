//! Cycles of three and four seats, counted.

use std::collections::BTreeMap;

use super::*;

fn plan(players: usize, seats: usize, rounds_left: usize) -> Vec<Tables> {
    let players: Vec<usize> = (1..=players).collect();
    let cycle = Cycle {
        players: &players,
        seats,
        past: &[],
        rounds_left,
        seed: 5,
    };
    cycle.plan()
}

/// The least and the most of how often two met, of all pairs.
fn spread(players: usize, rounds: &[Tables]) -> (usize, usize) {
    let mut met: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for one in 1..=players {
        for other in one + 1..=players {
            let together = rounds.iter().flatten();
            let together = together.filter(|it| it.contains(&one) && it.contains(&other));
            met.insert((one, other), together.count());
        }
    }
    (*met.values().min().unwrap(), *met.values().max().unwrap())
}

#[test]
fn perfect_cycles_let_everybody_meet_once() {
    for (players, seats, needed) in [(3, 3, 1), (4, 4, 1), (9, 3, 4), (16, 4, 5)] {
        assert_eq!(rounds(players, seats), needed);
        let rounds = plan(players, seats, needed);
        assert_eq!(spread(players, &rounds), (1, 1), "{players} at {seats}");
    }
}

#[test]
fn meetings_games_and_seats_are_even() {
    for (seats, players) in [3, 4]
        .into_iter()
        .flat_map(|it| (it..=12).map(move |n| (it, n)))
    {
        let rounds = plan(players, seats, 2 * rounds(players, seats));
        let (least, most) = spread(players, &rounds);
        // The best that there is for six at tables of three differs by two as well.
        let label = format!("{players} at {seats}: {least} to {most}");
        assert!(least >= 1 && most - least <= 2, "{label}");
        let mut games = Vec::new();
        for player in 1..=players {
            let mut had = vec![0_usize; seats];
            for table in rounds.iter().flatten() {
                if let Some(seat) = table.iter().position(|it| *it == player) {
                    had[seat] += 1;
                }
            }
            let (least, most) = (had.iter().min().unwrap(), had.iter().max().unwrap());
            assert!(
                most - least <= 1,
                "{players} at {seats}: {player} had {had:?}"
            );
            games.push(had.iter().sum::<usize>());
        }
        let (least, most) = (games.iter().min().unwrap(), games.iter().max().unwrap());
        assert!(most - least <= 1, "{players} at {seats}: games {games:?}");
        for tables in &rounds {
            let mut seated = tables.concat();
            seated.sort_unstable();
            seated.dedup();
            assert_eq!(seated.len(), players / seats * seats);
        }
    }
}

#[test]
fn the_order_of_presentation_does_not_matter_and_too_few_have_no_table() {
    let cycle = |players: &[usize]| {
        let past = [vec![vec![1, 2, 3]]];
        let cycle = Cycle {
            players,
            seats: 3,
            past: &past,
            rounds_left: 4,
            seed: 9,
        };
        cycle.plan()
    };
    assert_eq!(cycle(&[1, 2, 3, 4, 5, 6, 7]), cycle(&[7, 3, 5, 1, 2, 6, 4]));
    assert!(cycle(&[1, 2]).is_empty());
}

#[test]
fn a_place_brings_two_half_points_for_each_who_came_later() {
    let points = |places: &[usize]| -> Vec<usize> {
        (0..places.len())
            .map(|it| half_points(places, it))
            .collect()
    };
    assert_eq!(points(&[1, 2, 3]), [4, 2, 0]);
    assert_eq!(points(&[1, 3, 1, 3]), [5, 1, 5, 1]);
    assert_eq!(half_points_of_sitting_out(4), 3);
}
