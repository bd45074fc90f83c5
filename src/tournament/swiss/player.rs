//! What the rounds before say about a player.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;

use crate::tournament::round::{Colour, PairingNumber, PastRound, RoundToPair};

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) number: PairingNumber,
    /// In half points.
    pub(super) score: u32,
    opponents: BTreeSet<PairingNumber>,
    /// How often they had white more than black.
    pub(super) more_whites: i32,
    /// Their score against that of their opponent, before the last round and before the one before.
    /// Points without play count as a float down.
    pub(super) floats: [Ordering; 2],
    /// Whether they had neither a bye nor a point without play.
    pub(super) may_get_bye: bool,
}

impl Player {
    /// Whether the two have played each other.
    pub(super) fn has_met(&self, other: &Self) -> bool {
        self.opponents.contains(&other.number)
    }

    /// Lets the player meet none of those with whom these pairs, the lower number first, name them, as if
    /// they had met.
    pub(super) fn avoid(&mut self, unwanted: &BTreeSet<(PairingNumber, PairingNumber)>) {
        for (one, other) in unwanted {
            if *one == self.number {
                self.opponents.insert(*other);
            } else if *other == self.number {
                self.opponents.insert(*one);
            }
        }
    }

    fn sit_out(&mut self, half_points: u32) {
        self.score += half_points;
        self.may_get_bye &= half_points < 2;
        let float = half_points.cmp(&0);
        self.floats = [float, self.floats[0]];
    }
}

/// Those who are to be paired: the highest score first, then the better initial place.
pub(super) fn ranked(round: &RoundToPair) -> Vec<Player> {
    let everybody = (1..=round.players).map(|number| Player {
        number,
        score: 0,
        opponents: BTreeSet::new(),
        more_whites: 0,
        floats: [Ordering::Equal; 2],
        may_get_bye: true,
    });
    let mut players: Vec<Player> = everybody.collect();
    for past in &round.history {
        add(&mut players, past);
    }
    players.retain(|it| !round.absent.contains(&it.number));
    players.sort_by_key(|it| (Reverse(it.score), it.number));
    players
}

fn add(players: &mut [Player], past: &PastRound) {
    let scores: Vec<u32> = players.iter().map(|it| it.score).collect();
    let mut is_named = vec![false; players.len()];
    for game in &past.games {
        let sides = [
            (game.white, game.black, Colour::White),
            (game.black, game.white, Colour::Black),
        ];
        for (number, opponent, colour) in sides {
            let player = &mut players[number - 1];
            is_named[number - 1] = true;
            let half_points = game.result.half_points(colour);
            if !game.result.is_played() {
                player.sit_out(half_points);
                continue;
            }
            player.score += half_points;
            player.opponents.insert(opponent);
            player.more_whites += if colour == Colour::White { 1 } else { -1 };
            let float = scores[number - 1].cmp(&scores[opponent - 1]);
            player.floats = [float, player.floats[0]];
        }
    }
    for (number, bye) in &past.byes {
        is_named[number - 1] = true;
        players[number - 1].sit_out(bye.half_points());
    }
    for (player, is_named) in players.iter_mut().zip(is_named) {
        if !is_named {
            player.sit_out(0);
        }
    }
}
