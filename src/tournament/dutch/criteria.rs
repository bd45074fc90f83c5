//! What a pair is worth, by the criteria in their order (C.04.3, article 2).
//!
//! Each criterion is a field of bits, the most important first, and wide enough for the sum over all
//! pairs of a round: so the largest sum is the pairing that is best by the first criterion, among
//! those the best by the second, and so on.

use std::collections::BTreeMap;

use super::player::{Float, Player};
use crate::tournament::round::Colour;
use crate::tournament::wide::bits_for;

/// Which bracket a pair is made in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// The bracket that is being paired: the lower-ranked of the pair belongs to its score group.
    Current,
    /// The lower-ranked belongs to the score group of the next bracket.
    Next,
    /// A lower one.
    Below,
}

/// Who is looked at when a bracket is paired. What is found without some of those below is good if
/// they can be paired all the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reach {
    /// Its own players only. They are paired such that the next bracket is not in the way.
    Bracket,
    /// Those of the next score group too.
    NextBracket,
    /// Everybody who is unpaired.
    Everybody,
}

/// The criteria as they are for one bracket.
pub(super) struct Criteria {
    reach: Reach,
    /// How many players the bracket and the next score group have.
    players: usize,
    /// The scores of the bracket and of the next score group, the highest first, with how many have
    /// each of them.
    scores: Vec<(u32, usize)>,
    /// The score of who gets the bye, if somebody does.
    bye_score: Option<u32>,
    /// If the bye is given to somebody of this bracket: what it is worth that somebody with so many
    /// games played does not get it (C9).
    bye_ranks: BTreeMap<usize, usize>,
}

impl Criteria {
    /// The criteria for a bracket. `of_interest` are its players and those of the next score group, if
    /// they are looked at; `bye_score` is the score of who gets the bye.
    pub(super) fn new(of_interest: &[&Player], bye_score: Option<u32>, reach: Reach) -> Self {
        let mut scores: Vec<(u32, usize)> = Vec::new();
        for player in of_interest {
            match scores.last_mut() {
                Some((score, count)) if *score == player.score => *count += 1,
                _ => scores.push((player.score, 1)),
            }
        }
        Self {
            reach,
            players: of_interest.len(),
            scores,
            bye_score,
            bye_ranks: BTreeMap::new(),
        }
    }

    /// Adds that the bye goes to somebody of this bracket: to one with few unplayed games (C9).
    pub(super) fn with_bye_inside(mut self, players: &[&Player]) -> Self {
        let candidates = players.iter().filter(|it| Some(it.score) == self.bye_score);
        let mut played: Vec<usize> = candidates.map(|it| it.games_played).collect();
        played.sort_unstable_by(|a, b| b.cmp(a));
        played.dedup();
        self.bye_ranks = played.into_iter().zip(0..).collect();
        self
    }

    /// Whether somebody may be left over for the bye (C2 and C5).
    pub(super) fn may_be_left(&self, player: &Player) -> bool {
        player.may_get_bye && self.bye_score.is_some_and(|score| player.score <= score)
    }

    /// How many bits all fields have.
    pub(super) fn width(&self, sample: &Player) -> usize {
        let mut width = 0;
        self.each_field(sample, sample, Scope::Below, |bits, _| width += bits);
        width
    }

    /// Calls `field` with the width and the value of each criterion, the most important first.
    pub(super) fn each_field(
        &self,
        higher: &Player,
        lower: &Player,
        scope: Scope,
        mut field: impl FnMut(usize, u64),
    ) {
        let count = bits_for(self.players);
        let here = scope == Scope::Current;

        // Completion (C4), the bye to who may get it (C2), and to the lowest score (C5): its sum is
        // never in the way of another field.
        if self.reach == Reach::Everybody {
            let needed = [higher, lower].map(|it| u64::from(!self.may_be_left(it)));
            field(2, 1 + needed[0] + needed[1]);
        }

        // C6: as many pairs as possible; C7: those who float down have the lowest scores.
        field(count, here.into());
        self.digits(&mut field, |score| (here && score == higher.score).into());
        if self.reach != Reach::Bracket {
            // C8: the same for the next bracket.
            let next = scope == Scope::Next;
            field(count, next.into());
            self.digits(&mut field, |score| (next && score == higher.score).into());
        }
        if self.reach == Reach::Everybody {
            // C9: few unplayed games of who gets the bye.
            let ranks = [higher, lower].map(|it| self.bye_rank(it));
            field(2 * count, ranks[0] + ranks[1]);
        }

        self.colour_fields(higher, lower, here, &mut field);

        // C14 to C17: nobody floats in the same direction as in one of the last two rounds. Here
        // those of the score group count who do not float down.
        let meets_equal = higher.score == lower.score;
        let down = |it: &Player, ago| u64::from(here && it.floated(Float::Down, ago));
        let is_up = |ago| !meets_equal && lower.floated(Float::Up, ago);
        for ago in 0..2 {
            let kept = if meets_equal { down(higher, ago) } else { 0 };
            field(count, kept + down(lower, ago));
            field(count, (here && !is_up(ago)).into());
        }
        // C18 to C21: if somebody does so, then from a low score, or against one.
        for ago in 0..2 {
            self.digits(&mut field, |score| {
                let of_score = [higher, lower].into_iter().filter(|it| it.score == score);
                of_score.map(|it| down(it, ago)).sum()
            });
            self.digits(&mut field, |score| {
                (here && score == higher.score && !is_up(ago)).into()
            });
        }
    }

    /// C10 to C13: how far the two can both get the colours they should.
    fn colour_fields(
        &self,
        one: &Player,
        other: &Player,
        here: bool,
        field: &mut impl FnMut(usize, u64),
    ) {
        let count = bits_for(self.players);
        let (own, others) = (one.preference, other.preference);
        let agree = own.agrees_with(others);
        let both_absolute = own.is_absolute() && others.is_absolute();
        // C10: no colour difference beyond 2.
        let both_wide = one.colours.difference() > 1 && other.colours.difference() > 1;
        // C11: nobody gets a colour a third time in a row. Who has the smaller colour difference gets
        // the other colour; if both have the same, whoever can bear it.
        let third =
            |it: &Player| it.colours.repeated() == it.preference.colour().map(Colour::other);
        let refused = match one.colours.difference().cmp(&other.colours.difference()) {
            std::cmp::Ordering::Less => third(one),
            std::cmp::Ordering::Greater => third(other),
            std::cmp::Ordering::Equal => third(one) && third(other),
        };
        // C13: a strong preference is not refused for the sake of another strong one.
        let both_strong = own.is_strong() && others.is_strong() && !both_absolute;
        for is_kept in [
            agree || !both_absolute || !both_wide,
            agree || !both_absolute || !refused,
            agree,
            agree || !both_strong,
        ] {
            field(count, (here && is_kept).into());
        }
    }

    /// One field for each score, the highest first.
    fn digits(&self, field: &mut impl FnMut(usize, u64), value: impl Fn(u32) -> u64) {
        for (score, count) in &self.scores {
            field(bits_for(*count), value(*score));
        }
    }

    fn bye_rank(&self, player: &Player) -> u64 {
        let is_candidate = Some(player.score) == self.bye_score;
        let rank = self
            .bye_ranks
            .get(&player.games_played)
            .filter(|_| is_candidate);
        rank.map_or(0, |it| *it as u64)
    }
}
