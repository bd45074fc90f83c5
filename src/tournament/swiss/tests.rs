//! The best pairing is the best of all that there are, and rounds look as people expect.

use std::collections::BTreeSet;

use super::*;
use crate::tournament::lot::draw;
use crate::tournament::round::{Bye, GameResult, PastGame, PastRound};

fn start(players: usize, rounds_total: usize) -> RoundToPair {
    RoundToPair {
        players,
        rounds_total,
        first_colour: Colour::White,
        history: Vec::new(),
        absent: BTreeSet::new(),
    }
}

fn played(pairing: &RoundPairing, seed: u64) -> PastRound {
    let results = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::WhiteWinsByForfeit,
    ];
    let games = pairing.pairs.iter().map(|(white, black)| PastGame {
        white: *white,
        black: *black,
        result: results[usize::try_from(draw(seed, *white as u64) % 4).unwrap()],
    });
    let byes = pairing.bye.map(|it| (it, Bye::PairingAllocated));
    PastRound {
        games: games.collect(),
        byes: byes.into_iter().collect(),
    }
}

/// The largest sum of weights of any matching, by trying all of them.
fn best(criteria: &Criteria<'_>, free: &[usize]) -> Wide<2> {
    let Some((first, others)) = free.split_first() else {
        return Wide::ZERO;
    };
    let mut most = best(criteria, others);
    for (index, other) in others.iter().enumerate() {
        let mut rest = others.to_vec();
        rest.remove(index);
        most = most.max(criteria.weight(*first, *other) + best(criteria, &rest));
    }
    most
}

#[test]
fn up_to_eight_players_the_pairing_is_the_best_of_all() {
    for (players, seed) in (2..=8).flat_map(|it| (0..12).map(move |seed| (it, seed))) {
        let mut round = start(players, 7);
        for number in 0..4 {
            let Ok(pairing) = pair(&round, FirstRound::Halves) else {
                break;
            };
            let ranked = player::ranked(&round);
            let criteria = Criteria::new(&ranked, false);
            let everybody: Vec<usize> = (0..players).collect();
            let place = |number: &usize| ranked.iter().position(|it| it.number == *number).unwrap();
            let sum = pairing
                .pairs
                .iter()
                .fold(Wide::ZERO, |sum, (white, black)| {
                    let (one, other) = (place(white), place(black));
                    sum + criteria.weight(one.min(other), one.max(other))
                });
            assert_eq!(sum, best(&criteria, &everybody), "{round:?}");
            round.history.push(played(&pairing, seed * 31 + number));
        }
    }
}

#[test]
fn the_first_round_pairs_halves_or_neighbours() {
    let round = start(8, 4);
    let halves = pair(&round, FirstRound::Halves).unwrap();
    assert_eq!(halves.pairs, [(1, 5), (6, 2), (3, 7), (8, 4)]);
    let like = pair(&round, FirstRound::LikeStrength).unwrap();
    assert_eq!(like.pairs, [(1, 2), (3, 4), (5, 6), (7, 8)]);
    let odd = pair(&start(5, 4), FirstRound::Halves).unwrap();
    assert_eq!((odd.pairs, odd.bye), (vec![(1, 3), (4, 2)], Some(5)));
}

#[test]
fn a_rematch_comes_only_when_everybody_has_met() {
    let mut round = start(4, 5);
    let mut met = BTreeSet::new();
    for number in 1..=4 {
        let pairing = pair(&round, FirstRound::Halves).unwrap();
        for (white, black) in &pairing.pairs {
            let is_new = met.insert((*white.min(black), *white.max(black)));
            assert_eq!(is_new, number <= 3, "round {number}");
        }
        let mut past = played(&pairing, number);
        for game in &mut past.games {
            game.result = GameResult::Draw;
        }
        round.history.push(past);
    }
}

#[test]
fn nobody_gets_a_second_bye() {
    let mut round = start(3, 9);
    for _ in 0..3 {
        let pairing = pair(&round, FirstRound::Halves).unwrap();
        let mut past = played(&pairing, 1);
        past.games[0].result = GameResult::WhiteWins;
        round.history.push(past);
    }
    let byes = round.history.iter().flat_map(|it| &it.byes);
    let byes: BTreeSet<usize> = byes.map(|(number, _)| *number).collect();
    assert_eq!(byes.len(), round.history.len());
    let mut without_play = start(3, 9);
    for number in 1..=3 {
        without_play.history.push(PastRound {
            games: Vec::new(),
            byes: vec![(number, Bye::PairingAllocated)],
        });
    }
    let refused = pair(&without_play, FirstRound::Halves);
    assert_eq!(refused, Err(PairingError::Impossible));
}

#[test]
fn rounds_follow_the_number_of_entrants() {
    let rounds: Vec<usize> = [0, 1, 2, 3, 4, 5, 15, 16, 31, 32, 63, 64, 500]
        .map(rounds)
        .to_vec();
    assert_eq!(rounds, [0, 1, 1, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
}
