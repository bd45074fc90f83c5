//! A few seats of one game.

use crate::rules::Seat;

/// Seats of a game, each at most once. A bit stands for each seat, the first seat's the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Whether a seat is among them. Seats beyond the eighth never are.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < 8 && self.0 & (1 << seat.index()) != 0
    }

    /// The same with this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        if seat.index() < 8 {
            Self(self.0 | 1 << seat.index())
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_in_once_it_was_added() {
        let third = Seat::new(2);
        let set = SeatSet::default().with(third);
        assert!(set.contains(third));
        assert!(!set.contains(Seat::FIRST));
        assert_eq!(set.with(third), SeatSet(0b100));
        assert!(!set.with(Seat::new(9)).contains(Seat::new(9)));
    }
}
