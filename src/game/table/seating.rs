//! Who sits where once the game of a table begins.

use super::{Chair, SeatOrder, Table, TableRefusal};
use crate::rules::Ruleset;

/// The ruleset that is played, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The table's ruleset, or the same game for fewer people.
    pub ruleset: Ruleset,
    /// The people and the computer in order of their seats.
    pub sitters: Vec<Chair>,
}

/// A random number for each chair, with which lots are drawn for the order of play.
pub type Lots = [u32; 6];

impl Table {
    /// Seats everybody for the game. If not every chair is taken, the same game for fewer people is
    /// played, where there is one.
    ///
    /// By chance, the chairs are ordered by their lots. Where there are sides, the side with the
    /// lowest lot begins, and its members and the others take turns; a partner stays a partner.
    pub fn seating(&self, lots: Lots) -> Result<Seating, TableRefusal> {
        let taken: Vec<_> = self.taken().collect();
        let count = u8::try_from(taken.len()).unwrap_or(u8::MAX);
        let ruleset = self.terms.ruleset;
        let has_person = self.people().next().is_some();
        let fitting = ruleset.for_seats(count);
        let fitting = fitting.filter(|_| count > 2 && has_person);
        let fitting = fitting.ok_or(TableRefusal::TooFew {
            needed: ruleset.table_seats().map_or(3, |(fewest, _)| fewest),
        })?;
        let mut order = taken;
        if self.order == SeatOrder::Chance {
            order.sort_by_key(|&(index, _)| lots[index]);
            order = self.alternating(order);
        }
        let sitters: Vec<_> = order.into_iter().map(|(_, chair)| chair).collect();
        Ok(Seating {
            ruleset: fitting.with_handicap(self.handicap_by_seat(&sitters)),
            sitters,
        })
    }

    /// The same chairs so that the sides alternate, the side of the first chair first.
    fn alternating(&self, order: Vec<(usize, Chair)>) -> Vec<(usize, Chair)> {
        let sides = usize::from(self.terms.ruleset.sides);
        if sides == usize::from(self.terms.ruleset.seats) {
            return order;
        }
        let first = order.first().map_or(0, |&(index, _)| index % sides);
        let of_side = |side: usize| {
            let chairs = order.iter().copied();
            chairs.filter(move |&(index, _)| index % sides == side)
        };
        let mut hands: Vec<_> = (0..sides)
            .map(|turn| of_side((first + turn) % sides))
            .collect();
        let mut dealt = Vec::with_capacity(order.len());
        while let Some(next) = hands[dealt.len() % sides].next() {
            dealt.push(next);
        }
        dealt
    }
}
