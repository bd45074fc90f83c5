//! Laws of Swiss pairings, of single games by the Dutch system and of sets, over simulated tournaments.
//!
//! The fields are small enough to try every pairing that there is.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::collections::{BTreeMap, BTreeSet};

use tessera::tournament::dutch;
use tessera::tournament::round::{
    Bye, Colour, GameResult, PairingError, PastGame, PastRound, RoundPairing, RoundToPair,
};
use tessera::tournament::swiss::{self, FirstRound};

const TOURNAMENTS: u64 = 5_000;
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

impl Before {
    /// Whether somebody outside the top of the last round may have this colour next.
    fn may_have(&self, colour: Colour) -> bool {
        let mut colours = self.colours.clone();
        colours.push(colour);
        let whites = colours.iter().filter(|it| **it == Colour::White).count();
        let blacks = colours.len() - whites;
        whites.abs_diff(blacks) <= 2 && !colours.ends_with(&[colour; 3])
    }

    /// Whether the two may play a single game.
    fn may_play(&self, other: &Self) -> bool {
        let fits = |white: &Self, black: &Self| {
            white.may_have(Colour::White) && black.may_have(Colour::Black)
        };
        fits(self, other) || fits(other, self)
    }
}

/// Shows every way to pair these players, with at most one of them left over, to `look`.
fn each_pairing(
    free: &[usize],
    pairs: &mut Vec<(usize, usize)>,
    bye: Option<usize>,
    look: &mut impl FnMut(&[(usize, usize)], Option<usize>),
) {
    let Some((first, others)) = free.split_first() else {
        return look(pairs, bye);
    };
    if free.len() % 2 == 1 {
        each_pairing(others, pairs, Some(*first), look);
    }
    for (index, other) in others.iter().enumerate() {
        let mut rest = others.to_vec();
        rest.remove(index);
        pairs.push((*first, *other));
        each_pairing(&rest, pairs, bye, look);
        pairs.pop();
    }
}

/// Who is to be paired.
fn present(round: &RoundToPair) -> Vec<usize> {
    let numbers = 1..=round.players;
    numbers.filter(|it| !round.absent.contains(it)).collect()
}

/// How many of those with the most points do not play each other.
fn floaters(score: impl Fn(usize) -> usize, pairs: &[(usize, usize)], top: usize) -> usize {
    let uneven = pairs.iter().filter(|(one, other)| {
        score(*one) != score(*other) && (score(*one) == top || score(*other) == top)
    });
    uneven.count()
}

/// Of all pairings without a rematch, a second bye or a colour too many, in which the bye goes to as low a score, none
/// lets fewer of those with the most points float down.
fn check_floaters(round: &RoundToPair, pairing: &RoundPairing) {
    let players = before(round);
    let score = |it: usize| players.get(&it).map_or(0, |it| it.half_points);
    let top = present(round).into_iter().map(score).max().unwrap();
    let unknown = Before::default();
    let of = |it: usize| players.get(&it).unwrap_or(&unknown);
    let mut fewest = usize::MAX;
    each_pairing(&present(round), &mut Vec::new(), None, &mut |pairs, bye| {
        let is_allowed = pairs.iter().all(|(one, other)| {
            !of(*one).opponents.contains(other) && of(*one).may_play(of(*other))
        });
        let bye_fits = bye
            .is_none_or(|it| !of(it).won_without_play && Some(score(it)) <= pairing.bye.map(score));
        if is_allowed && bye_fits {
            fewest = fewest.min(floaters(score, pairs, top));
        }
    });
    assert!(
        floaters(score, &pairing.pairs, top) <= fewest,
        "{fewest} would float down: {pairing:?} of {round:?}"
    );
}

/// Of all pairings of sets without a second bye none has fewer rematches.
fn check_sets(round: &RoundToPair, pairing: &RoundPairing) {
    let players = before(round);
    let unknown = Before::default();
    let of = |it: usize| players.get(&it).unwrap_or(&unknown);
    let mut paired: Vec<usize> = pairing.pairs.iter().flat_map(|it| [it.0, it.1]).collect();
    paired.extend(pairing.bye);
    paired.sort_unstable();
    assert_eq!(paired, present(round), "everybody once: {pairing:?}");
    assert!(
        pairing.bye.is_none_or(|it| !of(it).won_without_play),
        "a second bye: {round:?}"
    );
    let rematches = |pairs: &[(usize, usize)]| {
        let met = pairs
            .iter()
            .filter(|(one, other)| of(*one).opponents.contains(other));
        met.count()
    };
    let mut fewest = usize::MAX;
    each_pairing(&present(round), &mut Vec::new(), None, &mut |pairs, bye| {
        if bye.is_none_or(|it| !of(it).won_without_play) {
            fewest = fewest.min(rematches(pairs));
        }
    });
    assert_eq!(
        rematches(&pairing.pairs),
        fewest,
        "a rematch could be avoided: {round:?}"
    );
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

/// Lets tournaments of a few players go by, some of whom stay away now and then. `pair` pairs a round and checks it.
/// Returns how many rounds were paired.
fn simulated(pair: impl Fn(&RoundToPair) -> Result<RoundPairing, PairingError>) -> u64 {
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
            match pair(&round) {
                Ok(pairing) => {
                    assert_eq!(pair(&reordered(&round)).as_ref(), Ok(&pairing));
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
    paired
}

#[test]
fn simulated_tournaments_keep_the_absolute_criteria() {
    let paired = simulated(|round| {
        let pairing = dutch::pair(round)?;
        check(round, &pairing);
        if round.history.len() + 1 < round.rounds_total {
            check_floaters(round, &pairing);
        }
        Ok(pairing)
    });
    assert!(paired > 3 * TOURNAMENTS, "only {paired} rounds");
}

#[test]
fn simulated_tournaments_by_sets_avoid_every_rematch_they_can() {
    let paired = simulated(|round| {
        let pairing = swiss::pair(round, FirstRound::Halves)?;
        check_sets(round, &pairing);
        Ok(pairing)
    });
    assert!(paired > 4 * TOURNAMENTS, "only {paired} rounds");
}
