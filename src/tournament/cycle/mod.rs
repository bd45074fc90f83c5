//! A balanced cycle for games of three or four seats: over all rounds everybody meets everybody as
//! evenly as possible, sits out as seldom as others, and has each seat as often as any other.

mod design;
mod meetings;
mod seats;
mod table;

use std::cmp::Reverse;

use meetings::Counts;
pub use table::{Table, Tables};

use super::lot;
use super::round::PairingNumber;

/// How many plans are made.
const PLANS: u64 = 24;

/// How many starts are made for each round of a plan.
const STARTS: u64 = 4;

/// How many rounds let everybody meet everybody, if the tables were perfect.
pub fn rounds(players: usize, seats: usize) -> usize {
    let tables = players.checked_div(seats).unwrap_or(0);
    let meetings_in_round = tables * seats * (seats.max(1) - 1);
    let wanted = players * players.saturating_sub(1);
    if meetings_in_round == 0 {
        0
    } else {
        wanted.div_ceil(meetings_in_round)
    }
}

/// The remaining rounds of a cycle.
#[derive(Clone, Debug)]
pub struct Cycle<'a> {
    /// Those who take part from now on.
    pub players: &'a [PairingNumber],
    /// How many seats a table has.
    pub seats: usize,
    /// The rounds that were played.
    pub past: &'a [Tables],
    /// How many rounds are left.
    pub rounds_left: usize,
    /// Decides between what is equally good.
    pub seed: u64,
}

impl Cycle<'_> {
    /// The tables of the rounds that are left; the order of the players does not matter. There are
    /// none if too few take part for a table.
    pub fn plan(&self) -> Vec<Tables> {
        if self.seats < 2 || self.players.len() < self.seats {
            return Vec::new();
        }
        let mut players = self.players.to_vec();
        players.sort_unstable();
        players.dedup();
        players.sort_by_key(|it| lot::draw(self.seed, *it as u64));
        let perfect = design::affine_plane(&players, self.seats);
        let mut rounds = match perfect {
            Some(rounds) if self.past.is_empty() && self.rounds_left <= rounds.len() => {
                rounds.into_iter().take(self.rounds_left).collect()
            }
            _ => self.searched(&players),
        };
        seats::balance(self.past, &mut rounds);
        rounds
    }

    /// The most even of some plans.
    fn searched(&self, players: &[PairingNumber]) -> Vec<Tables> {
        let plans = (0..PLANS).map(|start| {
            let seed = lot::draw(self.seed, start);
            let mut counts = Counts::default();
            for table in self.past.iter().flatten() {
                counts.add(table);
            }
            let mut games: Vec<usize> = players.iter().map(|it| self.games_of(*it)).collect();
            let mut rounds = Vec::new();
            for _ in 0..self.rounds_left {
                let round = self.best_round(players, &games, &counts, seed);
                for (player, games) in players.iter().zip(&mut games) {
                    *games += usize::from(round.iter().any(|it| it.contains(player)));
                }
                for table in &round {
                    counts.add(table);
                }
                rounds.push(round);
            }
            meetings::improve(&mut rounds, &mut counts);
            ((counts.spread(players), counts.unevenness()), rounds)
        });
        let best = plans.min_by_key(|(unevenness, _)| *unevenness);
        best.map(|(_, rounds)| rounds).unwrap_or_default()
    }

    fn games_of(&self, player: PairingNumber) -> usize {
        let tables = self.past.iter().flatten();
        tables.filter(|it| it.contains(&player)).count()
    }

    /// The most even of some rounds. Whoever played most sits out; lots decide between equals.
    fn best_round(
        &self,
        players: &[PairingNumber],
        games: &[usize],
        counts: &Counts,
        seed: u64,
    ) -> Tables {
        let found = (0..STARTS).map(|start| {
            let seed = lot::draw(seed, counts.total() + start);
            let lot = |index: usize| lot::draw(seed, index as u64);
            let mut order: Vec<usize> = (0..players.len()).collect();
            order.sort_by_key(|it| (Reverse(games[*it]), lot(*it)));
            let mut seated = order.split_off(players.len() % self.seats);
            seated.sort_by_key(|it| lot(*it));
            let seated: Vec<PairingNumber> = seated.into_iter().map(|it| players[it]).collect();
            let tables = seated.chunks(self.seats).map(<[_]>::to_vec);
            let mut round = [tables.collect::<Tables>()];
            let mut with_round = counts.clone();
            for table in &round[0] {
                with_round.add(table);
            }
            meetings::improve(&mut round, &mut with_round);
            let [tables] = round;
            (with_round.unevenness(), tables)
        });
        let best = found.min_by_key(|(unevenness, _)| *unevenness);
        best.map(|(_, tables)| tables).unwrap_or_default()
    }
}

/// What a seat of a finished game brings, in half points: two for each player who came in later, one
/// for each who shares the place. `places` are those of the seats, 1 for the winner.
pub fn half_points(places: &[usize], seat: usize) -> usize {
    let own = places[seat];
    let later = places.iter().filter(|it| **it > own).count();
    let same = places.iter().filter(|it| **it == own).count() - 1;
    2 * later + same
}

/// What a round brings to somebody who sits out, in half points: as much as sharing all places.
pub fn half_points_of_sitting_out(seats: usize) -> usize {
    seats.saturating_sub(1)
}

#[cfg(test)]
mod tests;
