//! Measures the pairing of a round by the Dutch system: 64 players and 500.
//!
//! A round of 64 is meant to take 0.1 seconds at most, and one of 500 five seconds.

use std::collections::BTreeSet;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tessera::tournament::dutch;
use tessera::tournament::round::{
    Bye, Colour, GameResult, PastGame, PastRound, RoundPairing, RoundToPair,
};

/// The second round is the slowest: half of the players have the same score.
const ROUNDS: [usize; 3] = [2, 4, 7];

criterion_group!(benches, rounds);
criterion_main!(benches);

fn rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("dutch");
    group.sample_size(10);
    for players in [64, 500] {
        for round in ROUNDS {
            let before = after_rounds(players, round - 1);
            group.bench_function(format!("{players} players, round {round}"), |bencher| {
                bencher.iter(|| dutch::pair(black_box(&before)));
            });
        }
    }
    group.finish();
}

fn after_rounds(players: usize, rounds: usize) -> RoundToPair {
    let mut round = RoundToPair {
        players,
        rounds_total: 9,
        first_colour: Colour::White,
        history: Vec::new(),
        absent: BTreeSet::new(),
    };
    for _ in 0..rounds {
        let pairing = dutch::pair(&round).expect("the first rounds can be paired");
        round.history.push(played(&pairing));
    }
    round
}

/// The better player mostly wins.
fn played(pairing: &RoundPairing) -> PastRound {
    let games = pairing.pairs.iter().map(|(white, black)| PastGame {
        white: *white,
        black: *black,
        result: match (white * 31 + black * 17) % 7 {
            0 => GameResult::Draw,
            1 => GameResult::BlackWins,
            _ if white < black => GameResult::WhiteWins,
            _ => GameResult::BlackWins,
        },
    });
    PastRound {
        games: games.collect(),
        byes: pairing
            .bye
            .map(|it| (it, Bye::PairingAllocated))
            .into_iter()
            .collect(),
    }
}
