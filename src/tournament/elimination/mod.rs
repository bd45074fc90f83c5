//! Single and double elimination: who meets whom is a function of the seeds and the results so far.
//!
//! The best seeds meet as late as possible, and get the byes where places stay empty. A drawn match is
//! played once more; if that is drawn too, or neither side comes, the better seed advances. Matches
//! that can be played do not wait for others: a round is whatever is ready.

mod bracket;
mod bracket_view;
mod kind;

pub use bracket::Half;
pub use bracket_view::{BracketMatch, BracketSide};

use bracket::{Match, Source};
pub use kind::Kind;

use std::ops::RangeInclusive;

use super::bounds::Outlook;
use super::round::{Colour, PairingNumber, PastGame, PastRound};

/// A match that can be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The better seed.
    pub better: PairingNumber,
    /// The other one.
    pub other: PairingNumber,
    /// Whether their match was drawn, so that this is the further set that decides it.
    pub is_further_set: bool,
}

/// How the matches stand after some rounds.
pub struct Standing {
    matches: Vec<Match>,
    entrants: usize,
    decided: Vec<Option<Decided>>,
    is_drawn: Vec<bool>,
    /// The games of each match.
    games: Vec<Vec<PastGame>>,
}

/// Who comes to a match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// It is not decided yet.
    Open,
    /// Nobody: the other side advances.
    Empty,
    Player(PairingNumber),
}

impl Side {
    fn of(player: Option<PairingNumber>) -> Self {
        player.map_or(Self::Empty, Self::Player)
    }

    fn player(self) -> Option<PairingNumber> {
        match self {
            Self::Player(player) => Some(player),
            Self::Open | Self::Empty => None,
        }
    }
}

#[derive(Clone, Copy)]
struct Decided {
    winner: Option<PairingNumber>,
    loser: Option<PairingNumber>,
}

impl Standing {
    /// Replays the rounds. Seeds are the numbers 1 to `entrants`. A match whose game is not in a round
    /// stays to be played.
    pub fn new(kind: Kind, entrants: usize, history: &[PastRound]) -> Self {
        let matches = bracket::matches(kind, entrants);
        let mut standing = Self {
            decided: vec![None; matches.len()],
            is_drawn: vec![false; matches.len()],
            games: vec![Vec::new(); matches.len()],
            matches,
            entrants,
        };
        standing.settle();
        for round in history {
            standing.play(round);
            standing.settle();
        }
        standing
    }

    /// The matches that can be played now; none when it is over.
    pub fn meetings(&self) -> Vec<Meeting> {
        let ready = self.ready().into_iter();
        let meetings = ready.map(|(index, sides)| Meeting {
            better: sides[0].min(sides[1]),
            other: sides[0].max(sides[1]),
            is_further_set: self.is_drawn[index],
        });
        meetings.collect()
    }

    /// How far each seed can still come: the larger, the better. Those who are out, and the winner,
    /// have one value.
    pub fn outlooks(&self) -> Vec<Outlook<usize>> {
        let top = self.matches.iter().filter_map(|it| it.depth).max();
        let top = top.map_or(0, |it| it + 1);
        let mut outlooks = vec![
            Outlook {
                worst: top,
                best: top
            };
            self.entrants
        ];
        for (index, decided) in self.decided.iter().enumerate() {
            let sides = self.sides(index);
            match decided {
                Some(Decided { loser, .. }) => {
                    if let (Some(loser), Some(depth)) = (loser, self.matches[index].depth) {
                        outlooks[loser - 1] = Outlook {
                            worst: depth,
                            best: depth,
                        };
                    }
                }
                None => {
                    for player in sides.into_iter().filter_map(Side::player) {
                        outlooks[player - 1].worst = self.depth_if_lost(index);
                    }
                }
            }
        }
        outlooks
    }

    /// The places that each seed can still get. How many lose each match is known beforehand, so the place of somebody
    /// follows from how far they come: whoever has a bye into the final has the first or the second.
    pub fn ranks(&self) -> Vec<RangeInclusive<usize>> {
        let lost: Vec<usize> = self.depths_of_losers();
        let top = self.matches.iter().filter_map(|it| it.depth).max();
        let top = top.map_or(0, |it| it + 1);
        let rank = |depth: usize| {
            let farther = lost.iter().filter(|it| **it > depth).count();
            1 + farther + usize::from(depth < top)
        };
        let outlooks = self.outlooks().into_iter();
        outlooks.map(|it| rank(it.best)..=rank(it.worst)).collect()
    }

    /// How far those come who lose a match after which they are out, one for each such match that two people come to.
    fn depths_of_losers(&self) -> Vec<usize> {
        let mut are_two: Vec<bool> = Vec::with_capacity(self.matches.len());
        let mut is_one: Vec<bool> = Vec::with_capacity(self.matches.len());
        for one in &self.matches {
            let sides = one.sources.map(|source| match source {
                Source::Seed(seed) => seed <= self.entrants,
                Source::Winner(before) => is_one[before],
                Source::Loser(before) => are_two[before],
            });
            are_two.push(sides == [true, true]);
            is_one.push(sides != [false, false]);
        }
        let matches = self.matches.iter().zip(are_two);
        let lost = matches.filter(|(_, are_two)| *are_two);
        lost.filter_map(|(it, _)| it.depth).collect()
    }

    /// Where somebody ends who loses this match and every later one.
    fn depth_if_lost(&self, index: usize) -> usize {
        let next = || {
            let loser = Source::Loser(index);
            self.matches
                .iter()
                .position(|it| it.sources.contains(&loser))
        };
        match self.matches[index].depth {
            Some(depth) => depth,
            None => next().map_or(0, |it| self.depth_if_lost(it)),
        }
    }

    fn side(&self, source: Source) -> Side {
        let decided = |index: usize, who: fn(Decided) -> Option<PairingNumber>| {
            self.decided[index].map_or(Side::Open, |it| Side::of(who(it)))
        };
        match source {
            Source::Seed(seed) => Side::of((seed <= self.entrants).then_some(seed)),
            Source::Winner(index) => decided(index, |it| it.winner),
            Source::Loser(index) => decided(index, |it| it.loser),
        }
    }

    fn sides(&self, index: usize) -> [Side; 2] {
        self.matches[index].sources.map(|it| self.side(it))
    }

    fn ready(&self) -> Vec<(usize, [PairingNumber; 2])> {
        let open = (0..self.matches.len()).filter(|it| self.decided[*it].is_none());
        let ready = open.filter_map(|index| match self.sides(index) {
            [Side::Player(one), Side::Player(other)] => Some((index, [one, other])),
            _ => None,
        });
        ready.collect()
    }

    /// Decides the matches that need not be played, in their order: each comes after its sources.
    fn settle(&mut self) {
        for index in 0..self.matches.len() {
            if self.decided[index].is_some() {
                continue;
            }
            self.decided[index] = match self.sides(index) {
                [Side::Open, _] | [_, Side::Open] => None,
                [Side::Empty, winner] | [winner, Side::Empty] => Some(Decided {
                    winner: winner.player(),
                    loser: None,
                }),
                [winner, loser] => self.is_needless(index, winner).then(|| Decided {
                    winner: winner.player(),
                    loser: loser.player(),
                }),
            };
        }
    }

    /// Whether the second match of a final need not be played, as its first one was won by somebody
    /// who had not lost before.
    fn is_needless(&self, index: usize, winner: Side) -> bool {
        let Some(first) = self.matches[index].decides_after else {
            return false;
        };
        self.side(self.matches[first].sources[0]) == winner
    }

    fn play(&mut self, round: &PastRound) {
        for (index, [one, other]) in self.ready() {
            let mut games = round.games.iter();
            let game = games.find(|it| {
                [it.white, it.black] == [one, other] || [it.white, it.black] == [other, one]
            });
            let Some(game) = game else {
                continue;
            };
            self.games[index].push(*game);
            let white = game.result.half_points(Colour::White);
            let black = game.result.half_points(Colour::Black);
            let (winner, loser) = match white.cmp(&black) {
                std::cmp::Ordering::Greater => (game.white, game.black),
                std::cmp::Ordering::Less => (game.black, game.white),
                std::cmp::Ordering::Equal if game.result.is_played() && !self.is_drawn[index] => {
                    self.is_drawn[index] = true;
                    continue;
                }
                std::cmp::Ordering::Equal => (one.min(other), one.max(other)),
            };
            self.decided[index] = Some(Decided {
                winner: Some(winner),
                loser: Some(loser),
            });
        }
    }
}

#[cfg(test)]
mod tests;
