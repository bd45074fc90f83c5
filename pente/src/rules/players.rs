//! Colours, seats and sides. They are three things, and never mixed.
//!
//! A stone has a colour, a seat moves when its turn comes, a side wins together.

use std::fmt;

/// The colour of a stone, numbered from 1 in the order of first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// The colour that moves first.
    pub const FIRST: Self = Self(1);
    /// The colour that moves second.
    pub const SECOND: Self = Self(2);
    /// How many colours there can be.
    pub const MOST: u8 = 6;

    /// The colour with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number == 0 || number > Self::MOST {
            None
        } else {
            Some(Self(number))
        }
    }

    /// The colour at an index from 0; the caller knows that it is below six.
    pub(super) const fn at(index: u8) -> Self {
        debug_assert!(index < Self::MOST);
        Self(index + 1)
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index in a list of colours, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The colour's index modulo `hands`: colours are dealt to hands in turn.
    pub(super) const fn dealt(self, hands: u8) -> u8 {
        deal(self.0 - 1, hands)
    }

    /// The first `count` colours in order; never more than six.
    pub fn first(count: u8) -> impl Iterator<Item = Self> + Clone {
        (1..=count.min(Self::MOST)).map(Self)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A seat in the game: one player's, from the first stone to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat that acts first.
    pub const FIRST: Self = Self(0);
    /// The seat that acts second.
    pub const SECOND: Self = Self(1);

    /// The seat with this index in the order of play, from 0. It need not exist in any game.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index in the order of play, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same as one byte.
    pub(super) const fn byte(self) -> u8 {
        self.0
    }

    /// The seat's index modulo `hands`: seats are dealt to hands in turn.
    pub(super) const fn dealt(self, hands: u8) -> u8 {
        deal(self.0, hands)
    }

    /// The next seat in the order of play.
    pub(super) const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next < seats { next } else { 0 })
    }

    /// The seat as one bit of eight; 0 for a seat that no game has.
    pub(super) const fn bit(self) -> u8 {
        if self.0 < 8 { 1 << self.0 } else { 0 }
    }

    /// The place in the order of play, from 1.
    pub const fn number(self) -> u8 {
        self.0.saturating_add(1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The seats that win together: one seat in most games, two in games of partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(u8);

impl Side {
    /// The side with this index among the sides, from 0.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index among the sides, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The remainder of a small number; faster than a division.
const fn deal(mut place: u8, hands: u8) -> u8 {
    while place >= hands {
        place -= hands;
    }
    place
}
