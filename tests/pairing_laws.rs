//! Laws of Swiss pairings by the Dutch system, over simulated tournaments.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::collections::{BTreeMap, BTreeSet};

use tessera::tournament::dutch;
use tessera::tournament::round::{
    Bye, Colour, GameResult, PairingError, PastGame, PastRound, RoundPairing, RoundToPair,
};

const TOURNAMENTS: u64 = 1000;
const ROUNDS: usize = 5;

/// Numbers that look like chance, the same at every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

fn played(pairing: &RoundPairing, chance: &mut Chance) -> PastRound {
    let results = [
        GameResult::WhiteWins,
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::BlackWinsByForfeit,
    ];
    let games = pairing.pairs.iter().map(|(white, black)| PastGame {
        white: *white,
        black: *black,
        result: results[chance.below(results.len())],
    });
    let byes = pairing.bye.map(|it| (it, Bye::PairingAllocated));
    PastRound {
        games: games.collect(),
        byes: byes.into_iter().collect(),
    }
}

/// What happened to a player in the rounds before.
#[derive(Default)]
struct Before {
    opponents: BTreeSet<usize>,
    colours: Vec<Colour>,
    won_without_play: bool,
    half_points: usize,
}

fn before(round: &RoundToPair) -> BTreeMap<usize, Before> {
    let mut players: BTreeMap<usize, Before> = BTreeMap::new();
    for past in &round.history {
        for game in &past.games {
            let sides = [
                (game.white, game.black, Colour::White),
                (game.black, game.white, Colour::Black),
            ];
            for (player, opponent, colour) in sides {
                let player = players.entry(player).or_default();
                let half_points = game.result.half_points(colour);
                player.half_points += half_points as usize;
                if game.result.is_played() {
                    player.opponents.insert(opponent);
                    player.colours.push(colour);
                } else {
                    player.won_without_play |= half_points == 2;
                }
            }
        }
        for (player, bye) in &past.byes {
            let player = players.entry(*player).or_default();
            player.half_points += bye.half_points() as usize;
            player.won_without_play |= *bye == Bye::PairingAllocated;
        }
    }
    players
}

fn check(round: &RoundToPair, pairing: &RoundPairing) {
    let mut players = before(round);
    let mut paired: Vec<usize> = pairing.pairs.iter().flat_map(|it| [it.0, it.1]).collect();
    paired.extend(pairing.bye);
    paired.sort_unstable();
    let expected = (1..=round.players).filter(|it| !round.absent.contains(it));
    assert!(
        paired.into_iter().eq(expected),
        "everybody once: {pairing:?}"
    );
    if let Some(bye) = pairing.bye {
        let player = players.entry(bye).or_default();
        assert!(
            !player.won_without_play,
            "a second bye for {bye}: {round:?}"
        );
    }
    let is_last = round.history.len() + 1 == round.rounds_total;
    for (white, black) in &pairing.pairs {
        let is_at_top = [white, black].iter().any(|it| {
            players
                .get(it)
                .is_some_and(|it| it.half_points > round.history.len())
        });
        for (player, opponent, colour) in
            [(white, black, Colour::White), (black, white, Colour::Black)]
        {
            let player = players.entry(*player).or_default();
            assert!(!player.opponents.contains(opponent), "a rematch: {round:?}");
            player.colours.push(colour);
            if is_last && is_at_top {
                continue;
            }
            let whites = player
                .colours
                .iter()
                .filter(|it| **it == Colour::White)
                .count();
            let blacks = player.colours.len() - whites;
            assert!(
                whites.abs_diff(blacks) <= 2,
                "{colour:?} once more: {round:?}"
            );
            let is_third = player.colours.ends_with(&[colour; 3]);
            assert!(!is_third, "{colour:?} a third time: {round:?}");
        }
    }
}

/// The same round, told in another order.
fn reordered(round: &RoundToPair) -> RoundToPair {
    let mut other = round.clone();
    for past in &mut other.history {
        past.games.reverse();
        past.byes.reverse();
    }
    other
}

#[test]
fn simulated_tournaments_keep_the_absolute_criteria() {
    let mut paired = 0;
    for seed in 0..TOURNAMENTS {
        let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut round = RoundToPair {
            players: 4 + chance.below(6),
            rounds_total: ROUNDS,
            first_colour: Colour::White,
            history: Vec::new(),
            absent: BTreeSet::new(),
        };
        for _ in 0..ROUNDS {
            round.absent = (chance.below(4) == 0)
                .then(|| 1 + chance.below(round.players))
                .into_iter()
                .collect();
            match dutch::pair(&round) {
                Ok(pairing) => {
                    check(&round, &pairing);
                    assert_eq!(dutch::pair(&reordered(&round)).as_ref(), Ok(&pairing));
                    round.history.push(played(&pairing, &mut chance));
                    paired += 1;
                }
                Err(error) => {
                    assert_eq!(error, PairingError::Impossible);
                    break;
                }
            }
        }
    }
    assert!(paired > 3 * TOURNAMENTS, "only {paired} rounds");
}
