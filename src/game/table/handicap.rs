//! The points with which people at a table start a match.

use super::{Chair, Table, TableRefusal};
use crate::game::id::PlayerId;
use crate::game::refusal::GameRefusal;
use crate::rules::{Colour, Options, Points};

impl Table {
    /// The host lets a person, who may sit down later, start the match with these points instead of
    /// none. Refused if games are not part of a match, or the points would win it at once.
    pub fn give_handicap(
        &mut self,
        by: PlayerId,
        to: PlayerId,
        points: u16,
    ) -> Result<(), GameRefusal> {
        self.check_host(by)?;
        let mut handicap = Points::default();
        handicap[0] = points;
        let options = Options {
            handicap: Some(handicap),
            ..Options::default()
        };
        self.terms.ruleset.with_options(options)?;
        if self.terms.rated && points > 0 {
            return Err(TableRefusal::RatedWithHandicap.into());
        }
        self.handicaps.retain(|(player, _)| *player != to);
        if points > 0 {
            self.handicaps.push((to, points));
        }
        Ok(())
    }

    /// The points with which a person starts the match.
    pub fn handicap_of(&self, player: PlayerId) -> u16 {
        let mut given = self.handicaps.iter();
        given
            .find(|(other, _)| *other == player)
            .map_or(0, |(_, points)| *points)
    }

    /// The points with which people start the match who do not sit at the table.
    pub fn handicaps_of_others(&self) -> impl Iterator<Item = (PlayerId, u16)> + '_ {
        let given = self.handicaps.iter().copied();
        given.filter(|(player, _)| !self.is_seated(*player))
    }

    /// The handicap by seat, if these people and computers take the seats in order.
    pub(super) fn handicap_by_seat(&self, sitters: &[Chair]) -> Points {
        let mut handicap = [0; Colour::MOST as usize];
        for (points, sitter) in handicap.iter_mut().zip(sitters) {
            if let Chair::Person(player) = sitter {
                *points = self.handicap_of(*player);
            }
        }
        handicap
    }
}
