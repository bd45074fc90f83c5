//! The pairing of one bracket (C.04.3, articles 3 and 4).
//!
//! The criteria are one matching of everybody who is still unpaired, so that those below can be
//! paired too. Mostly they can whatever the bracket does: so it is first paired without them, and
//! again with them if it is not proved that they can. Which of the pairings that are equally good is the first in the order of article 4 is
//! found by further matchings: each adds one criterion more below the others, and what it decides is
//! kept from then on.

use std::ops::Range;

use super::completion::LeftOver;
use super::criteria::{Criteria, Reach, Scope};
use super::player::Player;
use crate::tournament::matching::{Graph, Matching};
use crate::tournament::wide::{Wide, bits_for};

/// The bracket that is paired next.
pub(super) struct Bracket<'a> {
    /// Everybody who is not paired yet, in their order.
    pub(super) players: &'a [&'a Player],
    /// How many of the first of them were moved down from higher score groups (MDPs).
    pub(super) moved_down: usize,
    /// Where the bracket's score group ends.
    pub(super) end: usize,
    /// Where the next score group ends.
    pub(super) next_end: usize,
    /// The score of who gets the bye.
    pub(super) bye_score: Option<u32>,
}

impl Bracket<'_> {
    /// The pairs of the bracket, as indexes, the better player first. Whoever is in none floats down.
    /// They are the same whoever is looked at first.
    pub(super) fn pairs(&self, first_reach: Reach) -> Vec<(usize, usize)> {
        let nearest = [Reach::Bracket, Reach::NextBracket].into_iter();
        nearest
            .filter(|it| *it >= first_reach)
            .find_map(|it| self.pairs_within(it))
            .unwrap_or_else(|| inside(&self.searched(Reach::Everybody), self.end))
    }

    /// The pairs, if those who are out of reach do not matter for them.
    fn pairs_within(&self, reach: Reach) -> Option<Vec<(usize, usize)>> {
        let reached = self.reached(reach);
        let resident = self.players[self.moved_down].score;
        let may_give_bye = self.bye_score.is_some_and(|score| score >= resident);
        if reached == self.players.len() || may_give_bye {
            return None;
        }
        let part = Self {
            players: &self.players[..reached],
            next_end: self.next_end.min(reached),
            ..*self
        };
        let matching = part.searched(reach);
        let alone = |range: Range<usize>| {
            let is_alone = |it: &usize| matching.get(*it).is_none_or(Option::is_none);
            range.filter(is_alone).collect::<Vec<usize>>()
        };
        let left_over = LeftOver {
            players: self.players,
            floaters: alone(0..self.end),
            next: alone(self.end..self.next_end),
            below: (self.next_end..self.players.len()).collect(),
            bye_score: self.bye_score,
        };
        let is_proved = match reach {
            Reach::Bracket => left_over.fills_next(),
            _ => left_over.can_be_paired(),
        };
        is_proved.then(|| inside(&matching, self.end))
    }

    /// How many of the players are looked at.
    fn reached(&self, reach: Reach) -> usize {
        match reach {
            Reach::Bracket => self.end,
            Reach::NextBracket => self.next_end,
            Reach::Everybody => self.players.len(),
        }
    }

    /// The first of the best pairings of those who are looked at.
    fn searched(&self, reach: Reach) -> Matching {
        let of_interest = self.next_end.min(self.players.len());
        let criteria = Criteria::new(&self.players[..of_interest], self.bye_score, reach);
        // Room for further criteria beside those for all brackets.
        let bits = criteria.width(self.players[0]) + 6 * bits_for(self.end) + 64;
        if bits <= Wide::<4>::USABLE_BITS {
            Search::<4>::new(self, criteria).found()
        } else if bits <= Wide::<8>::USABLE_BITS {
            Search::<8>::new(self, criteria).found()
        } else {
            Search::<64>::new(self, criteria).found()
        }
    }

    fn scope(&self, lower: usize) -> Scope {
        match lower {
            _ if lower < self.end => Scope::Current,
            _ if lower < self.next_end => Scope::Next,
            _ => Scope::Below,
        }
    }

    fn weight<const N: usize>(&self, criteria: &Criteria, pair: (usize, usize)) -> Wide<N> {
        let (higher, lower) = (self.players[pair.0], self.players[pair.1]);
        let mut weight = Wide::ZERO;
        // Those who were moved down meet somebody of the score group.
        if pair.1 >= self.moved_down && higher.may_meet(lower) {
            criteria.each_field(higher, lower, self.scope(pair.1), |bits, value| {
                weight.push(bits, value);
            });
        }
        weight
    }
}

/// The pairs in which both are before `end`, the better player first.
fn inside(matching: &[Option<usize>], end: usize) -> Vec<(usize, usize)> {
    let opponents = matching[..end].iter().enumerate();
    let pairs = opponents.filter_map(|(player, opponent)| Some((player, (*opponent)?)));
    pairs
        .filter(|(player, opponent)| player < opponent && *opponent < end)
        .collect()
}

/// The search for the first of the best pairings of a bracket.
struct Search<'a, const N: usize> {
    bracket: &'a Bracket<'a>,
    /// Weighs all that is decided so far.
    graph: Graph<N>,
    /// How many bits the weights have.
    bits: usize,
    /// The best pairing so far.
    matching: Matching,
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(bracket: &'a Bracket<'a>, criteria: Criteria) -> Self {
        let search = Self::by(bracket, &criteria);
        if search.gives_bye() {
            let players = &bracket.players[..bracket.end];
            return Self::by(bracket, &criteria.with_bye_inside(players));
        }
        search
    }

    fn by(bracket: &'a Bracket<'a>, criteria: &Criteria) -> Self {
        let size = bracket.players.len();
        let graph = Graph::new(size, |higher, lower| {
            bracket.weight(criteria, (higher, lower))
        });
        Self {
            bracket,
            matching: graph.matching(),
            graph,
            bits: criteria.width(bracket.players[0]),
        }
    }

    /// Whether somebody of the bracket is the one who is left over in the end, as nobody below may
    /// be, and as no more than one floats down.
    fn gives_bye(&self) -> bool {
        let Bracket {
            players,
            moved_down,
            end,
            bye_score,
            ..
        } = *self.bracket;
        let resident = players[moved_down].score;
        bye_score.is_some_and(|score| score >= resident)
            && 2 * self.inside(0..end).count() + 1 == end
    }

    fn found(mut self) -> Matching {
        if let Some(first) = self.first_if_best() {
            return first;
        }
        self.choose_moved_down();
        self.choose_opponents((0..self.bracket.moved_down).collect());
        let remainder = self.remainder();
        let uppers = self.choose_uppers(&remainder);
        self.choose_opponents(uppers);
        self.matching
    }

    /// The first pairing by the order of article 4, if it is as good as any: it needs no further
    /// search. Only for a bracket to which nobody was moved down.
    fn first_if_best(&self) -> Option<Matching> {
        let end = self.bracket.end;
        let pairs = self.inside(0..end).count();
        if self.bracket.moved_down > 0 {
            return None;
        }
        // Whoever is left over in it takes the opponent of somebody who is left over now.
        let outside = |it: &usize| self.matching[*it].is_none_or(|opponent| opponent >= end);
        let outside = (0..end).filter(outside).map(|it| self.matching[it]);
        let mut first = self.matching.clone();
        for (player, opponent) in (2 * pairs..end).zip(outside) {
            first[player] = opponent;
            if let Some(opponent) = opponent {
                first[opponent] = Some(player);
            }
        }
        for upper in 0..pairs {
            first[upper] = Some(upper + pairs);
            first[upper + pairs] = Some(upper);
        }
        let is_best =
            self.graph.allows(&first) && self.graph.sum(&first) == self.graph.sum(&self.matching);
        is_best.then_some(first)
    }

    /// The pairs inside the bracket whose better player is among `players`.
    fn inside(&self, players: Range<usize>) -> impl Iterator<Item = (usize, usize)> {
        let end = self.bracket.end;
        players.filter_map(move |it| {
            let opponent = self.matching[it]?;
            (it < opponent && opponent < end).then_some((it, opponent))
        })
    }

    fn is_upper(&self, player: usize) -> bool {
        self.inside(player..player + 1).next().is_some()
    }

    /// Adds a criterion that is kept.
    fn refine(&mut self, width: usize, worth: impl FnMut(usize, usize) -> Wide<N>) {
        self.graph = self.graph.refined(width, worth);
        self.bits += width;
        self.matching = self.graph.matching();
    }

    /// Looks for the best pairing by one more criterion, which is forgotten again.
    fn prefer(&mut self, width: usize, worth: impl FnMut(usize, usize) -> Wide<N>) {
        self.matching = self.graph.refined(width, worth).matching();
    }

    fn spare_bits(&self) -> usize {
        Wide::<N>::USABLE_BITS - self.bits
    }

    /// Which of those who were moved down are paired in this bracket (article 3.2): of equally many
    /// with the same score the better ones.
    fn choose_moved_down(&mut self) {
        let (moved_down, end) = (self.bracket.moved_down, self.bracket.end);
        let mut chosen = 0;
        while chosen < moved_down {
            let count = self.spare_bits().min(moved_down - chosen);
            let last = chosen + count;
            if !self.are_first_paired(chosen..last) {
                self.prefer(count, |higher, lower| {
                    if (chosen..last).contains(&higher) && lower < end {
                        Wide::power_of_two(last - 1 - higher)
                    } else {
                        Wide::ZERO
                    }
                });
            }
            for player in chosen..last {
                let is_paired = self.is_upper(player);
                let inside = moved_down..end;
                let keeps = |other| inside.contains(&other) == is_paired;
                self.graph.restrict(player, keeps);
            }
            chosen = last;
        }
    }

    /// Whether the first of them, and only those, are paired in the bracket.
    fn are_first_paired(&self, mut players: Range<usize>) -> bool {
        let paired = self.inside(players.clone()).count();
        players.by_ref().take(paired).all(|it| self.is_upper(it))
    }

    /// Those of the score group who do not meet somebody who was moved down.
    fn remainder(&self) -> Vec<usize> {
        let moved_down = self.bracket.moved_down;
        let residents = moved_down..self.bracket.end;
        residents
            .filter(|it| self.matching[*it].is_none_or(|opponent| opponent >= moved_down))
            .collect()
    }

    /// Chooses the opponents of those players, one after the other: the best that is possible
    /// (article 4.2, transpositions). Players who have none in the bracket are passed over.
    fn choose_opponents(&mut self, mut players: Vec<usize>) {
        players.retain(|it| self.is_upper(*it));
        let end = self.bracket.end;
        let width = bits_for(end);
        while !players.is_empty() {
            let count = (self.spare_bits() / width).min(players.len());
            let chosen: Vec<usize> = players.drain(..count).collect();
            let place = |player| chosen.iter().position(|it| *it == player);
            self.prefer(width * count, |higher, lower| match place(higher) {
                Some(place) if lower < end => {
                    let mut worth = Wide::ZERO;
                    worth.push(width, (end - lower) as u64);
                    worth.shifted(width * (count - 1 - place))
                }
                _ => Wide::ZERO,
            });
            for player in chosen {
                let opponent = self.matching[player].expect("chosen for having an opponent");
                self.graph.join(player, opponent);
            }
        }
    }

    /// Who of the remainder is the better one of a pair (article 4.3, exchanges): the first half if
    /// that is possible, else with as few exchanges as possible, of players as near to each other as
    /// possible, from the lowest of the first half and from the highest of the second.
    fn choose_uppers(&mut self, remainder: &[usize]) -> Vec<usize> {
        let end = self.bracket.end;
        let mut place = vec![None; self.bracket.players.len()];
        for (index, player) in remainder.iter().enumerate() {
            place[*player] = Some(index);
        }
        let pairs = remainder.iter().filter(|it| self.is_upper(**it)).count();
        let half = &remainder[..pairs];
        let (few, near) = (bits_for(pairs), 2 * bits_for(remainder.len()));
        if !half.iter().all(|it| self.is_upper(*it)) {
            self.refine(few + near, |higher, lower| match place[higher] {
                Some(index) if lower < end => {
                    let mut worth = Wide::ZERO;
                    worth.push(few, (index < pairs).into());
                    worth.push(near, (remainder.len() - 1 - index) as u64);
                    worth
                }
                _ => Wide::ZERO,
            });
        }
        if !half.iter().all(|it| self.is_upper(*it)) {
            let out: Vec<usize> = half.iter().rev().copied().collect();
            self.choose_exchanged(&out, false);
            self.choose_exchanged(&remainder[pairs..], true);
        }
        for player in remainder {
            self.keep_role(*player, self.is_upper(*player));
        }
        let uppers = remainder.iter().copied();
        uppers.filter(|it| self.is_upper(*it)).collect()
    }

    /// Decides for one player after the other whether they are the better one of a pair: preferably
    /// as `wanted`.
    fn choose_exchanged(&mut self, players: &[usize], wanted: bool) {
        let end = self.bracket.end;
        let mut rest = players;
        while !rest.is_empty() {
            // Each pair that is not wanted takes from the most that all pairs together can take.
            let margin = bits_for(end) + 1;
            let count = (self.spare_bits() - margin).min(rest.len());
            let (chosen, later) = rest.split_at(count);
            self.prefer(count + margin, |higher, lower| {
                let place = chosen.iter().position(|it| *it == higher);
                let value = match place {
                    Some(place) if lower < end => Wide::power_of_two(count - 1 - place),
                    _ => Wide::ZERO,
                };
                match wanted {
                    true => value,
                    false if lower < end => Wide::power_of_two(count) - value,
                    false => Wide::ZERO,
                }
            });
            for player in chosen {
                self.keep_role(*player, self.is_upper(*player));
            }
            rest = later;
        }
    }

    /// Lets somebody remain the better one of a pair, or not become it.
    fn keep_role(&mut self, player: usize, is_upper: bool) {
        let end = self.bracket.end;
        self.graph
            .restrict(player, |other| (player < other && other < end) == is_upper);
    }
}
