//! What the criteria ask of a player: score, opponents, colours, floats.

use std::collections::BTreeSet;

use super::colour::{ColourPreference, ColourRecord};
use crate::tournament::round::{Bye, Colour, PairingNumber, PastRound, RoundToPair};

/// In which direction somebody left their bracket in a round (C.04.3, article 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    /// They met somebody with fewer points, or got points without playing.
    Down,
    /// They met somebody with more points.
    Up,
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) number: PairingNumber,
    /// The place in the initial order among those who have entered, from 1: whoever was never to be
    /// paired has none yet.
    pub(super) place: usize,
    /// In half points.
    pub(super) score: u32,
    pub(super) preference: ColourPreference,
    pub(super) colours: ColourRecord,
    opponents: BTreeSet<PairingNumber>,
    /// The floats of the last round and of the one before.
    pub(super) floats: [Option<Float>; 2],
    pub(super) games_played: usize,
    /// Whether they may get the pairing-allocated bye: who got one, or a point for a game that was
    /// not played, may not (C2).
    pub(super) may_get_bye: bool,
    /// Whether they have more than half of the points that were possible, and the last round is to
    /// be paired (article 1.8).
    pub(super) is_topscorer: bool,
}

impl Player {
    /// Whether two may meet: not again (C1), and not with the same absolute colour preference, unless
    /// one is a topscorer (C3).
    pub(super) fn may_meet(&self, other: &Self) -> bool {
        let both_absolute = self.preference.is_absolute() && other.preference.is_absolute();
        !self.opponents.contains(&other.number)
            && (!both_absolute
                || self.preference.colour() != other.preference.colour()
                || self.is_topscorer
                || other.is_topscorer)
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

    /// Whether they floated so in the last round (0) or in the one before (1).
    pub(super) fn floated(&self, float: Float, rounds_ago: usize) -> bool {
        self.floats[rounds_ago] == Some(float)
    }

    /// Whether they are ranked before the other: by score, then by pairing number (article 1.2).
    pub(super) fn is_before(&self, other: &Self) -> bool {
        (other.score, self.number) < (self.score, other.number)
    }
}

/// Those who are to be paired, in their order (article 1.2).
pub(super) fn ranked(round: &RoundToPair) -> Vec<Player> {
    let mut everybody: Vec<Course> = (1..=round.players).map(Course::new).collect();
    for past in &round.history {
        add_round(&mut everybody, past);
    }
    let is_last = round.history.len() + 1 >= round.rounds_total;
    let mut place = 0;
    let mut players = Vec::new();
    for course in everybody {
        let is_absent = round.absent.contains(&course.number);
        if !is_absent || course.was_paired {
            place += 1;
        }
        if !is_absent {
            let is_over_half = course.score as usize > round.history.len();
            players.push(course.player(place, is_last && is_over_half));
        }
    }
    players.sort_by_key(|it| (std::cmp::Reverse(it.score), it.number));
    players
}

/// A player's way through the rounds before.
struct Course {
    number: PairingNumber,
    score: u32,
    was_paired: bool,
    may_get_bye: bool,
    opponents: BTreeSet<PairingNumber>,
    colours: Vec<Colour>,
    /// The last one first.
    floats: [Option<Float>; 2],
}

impl Course {
    fn new(number: PairingNumber) -> Self {
        Self {
            number,
            score: 0,
            was_paired: false,
            may_get_bye: true,
            opponents: BTreeSet::new(),
            colours: Vec::new(),
            floats: [None; 2],
        }
    }

    fn player(self, place: usize, is_topscorer: bool) -> Player {
        let colours = ColourRecord::new(self.colours);
        Player {
            number: self.number,
            place,
            score: self.score,
            preference: colours.preference(),
            games_played: colours.games(),
            colours,
            opponents: self.opponents,
            floats: self.floats,
            may_get_bye: self.may_get_bye,
            is_topscorer,
        }
    }

    fn note_float(&mut self, float: Option<Float>) {
        self.floats = [float, self.floats[0]];
    }

    /// A round without a game that was played.
    fn sit_out(&mut self, half_points: u32) {
        self.score += half_points;
        self.may_get_bye &= half_points < 2;
        self.note_float((half_points > 0).then_some(Float::Down));
    }

    fn meet(&mut self, opponent: PairingNumber, colour: Colour, float: Option<Float>) {
        self.opponents.insert(opponent);
        self.colours.push(colour);
        self.note_float(float);
    }
}

fn add_round(everybody: &mut [Course], round: &PastRound) {
    let scores: Vec<u32> = everybody.iter().map(|it| it.score).collect();
    let mut is_named = vec![false; everybody.len()];
    for game in &round.games {
        let sides = [
            (game.white, game.black, Colour::White),
            (game.black, game.white, Colour::Black),
        ];
        for (player, opponent, colour) in sides {
            let course = &mut everybody[player - 1];
            is_named[player - 1] = true;
            course.was_paired = true;
            let half_points = game.result.half_points(colour);
            if game.result.is_played() {
                let float = float(scores[player - 1], scores[opponent - 1]);
                course.score += half_points;
                course.meet(opponent, colour, float);
            } else {
                course.sit_out(half_points);
            }
        }
    }
    for (player, bye) in &round.byes {
        let course = &mut everybody[player - 1];
        is_named[player - 1] = true;
        course.was_paired |= *bye == Bye::PairingAllocated;
        course.sit_out(bye.half_points());
    }
    let absent = everybody
        .iter_mut()
        .zip(&is_named)
        .filter(|(_, is_named)| !**is_named);
    for (course, _) in absent {
        course.sit_out(0);
    }
}

fn float(own: u32, opponents: u32) -> Option<Float> {
    match own.cmp(&opponents) {
        std::cmp::Ordering::Greater => Some(Float::Down),
        std::cmp::Ordering::Less => Some(Float::Up),
        std::cmp::Ordering::Equal => None,
    }
}
