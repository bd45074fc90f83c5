//! A quick proof that those whom a bracket leaves over can be paired (C.04.3, criteria C4 and C8).
//!
//! Such a pairing is built without looking for a good one. That it is not found proves nothing.

use super::player::Player;

/// Those whom the pairing of a bracket leaves over, as indexes of `players`.
pub(super) struct LeftOver<'a> {
    /// Everybody who was not paired before the bracket, in their order.
    pub(super) players: &'a [&'a Player],
    /// Those who float down from it.
    pub(super) floaters: Vec<usize>,
    /// Those of the next score group.
    pub(super) next: Vec<usize>,
    /// All others.
    pub(super) below: Vec<usize>,
    /// The score of who gets the bye.
    pub(super) bye_score: Option<u32>,
}

/// How many of those who could be left over are tried.
const TRIED: usize = 8;

impl LeftOver<'_> {
    /// Whether everybody can be paired such that the next bracket has as many pairs as its size allows,
    /// one with each of those who float down to it.
    pub(super) fn fills_next(&self) -> bool {
        let Some(next) = self.without_opponents(&self.next) else {
            return false;
        };
        if next.len().is_multiple_of(2) {
            return self.are_paired(&next) && self.are_paired_but_for_bye(&self.below);
        }
        let candidates = next.iter().rev().take(TRIED);
        candidates.copied().any(|left| {
            let mut others = next.clone();
            others.retain(|it| *it != left);
            self.are_paired(&others)
                && self.are_paired_but_for_bye(&[&[left], &*self.below].concat())
        })
    }

    /// Whether everybody can be paired; nobody who floats down meets another one.
    pub(super) fn can_be_paired(&self) -> bool {
        let others = [&*self.next, &*self.below].concat();
        let others = self.without_opponents(&others);
        others.is_some_and(|it| self.are_paired_but_for_bye(&it))
    }

    /// These players without the opponents whom those who float down find among them.
    fn without_opponents(&self, players: &[usize]) -> Option<Vec<usize>> {
        let mut players = players.to_vec();
        for floater in &self.floaters {
            let opponent = players.iter().position(|it| self.may_meet(*floater, *it));
            players.remove(opponent?);
        }
        Some(players)
    }

    /// Whether these players are all paired, but for who gets the bye.
    fn are_paired_but_for_bye(&self, players: &[usize]) -> bool {
        if players.len().is_multiple_of(2) {
            return self.are_paired(players);
        }
        let may_be_left = |it: &&usize| {
            let player = self.players[**it];
            player.may_get_bye && self.bye_score.is_some_and(|score| player.score <= score)
        };
        let mut candidates = players.iter().rev().filter(may_be_left).take(TRIED);
        candidates.any(|left| {
            let mut others = players.to_vec();
            others.retain(|it| it != left);
            self.are_paired(&others)
        })
    }

    /// Whether these players, an even number, are all paired if each takes the next free one, and if
    /// those who remain exchange opponents with a pair.
    fn are_paired(&self, players: &[usize]) -> bool {
        let mut free = players.to_vec();
        let mut pairs = Vec::new();
        let mut alone = Vec::new();
        free.reverse();
        while let Some(player) = free.pop() {
            match free.iter().rposition(|it| self.may_meet(player, *it)) {
                Some(opponent) => pairs.push((player, free.remove(opponent))),
                None => alone.push(player),
            }
        }
        alone.chunks(2).all(|two| match two {
            [one, other] => self.exchange(*one, *other, &mut pairs),
            _ => false,
        })
    }

    /// Splits a pair so that its players meet these two.
    fn exchange(&self, one: usize, other: usize, pairs: &mut Vec<(usize, usize)>) -> bool {
        for index in 0..pairs.len() {
            let (first, second) = pairs[index];
            for (first, second) in [(first, second), (second, first)] {
                if self.may_meet(one, first) && self.may_meet(other, second) {
                    pairs[index] = (one, first);
                    pairs.push((other, second));
                    return true;
                }
            }
        }
        false
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        self.players[one].may_meet(self.players[other])
    }
}
