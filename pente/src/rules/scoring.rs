//! What counts in a match for points.

use super::Colour;

/// The points of each seat, by its index. Indexes beyond the game's seats stay at zero.
pub type Points = [u16; Colour::MOST as usize];

/// How many points each thing is worth in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// The row that won.
    pub row: u16,
    /// A captured pair.
    pub capture: u16,
    /// A row on the board that is exactly one stone shorter than the one that wins.
    pub lesser_row: u16,
    /// How many points win the match.
    pub target: u16,
    /// The points with which each seat begins the match: by the seats of its first game.
    pub handicap: Points,
}

/// A handicap as it stands in a ruleset's code: the points of each seat, as in "0,5".
pub(super) fn written_handicap(handicap: Points, seats: u8) -> String {
    let points = handicap.iter().take(usize::from(seats));
    points.map(u16::to_string).collect::<Vec<_>>().join(",")
}

/// Reads a handicap as [`written_handicap`] writes it; `None` if it is malformed or for another
/// number of seats.
pub(super) fn read_handicap(text: &str, seats: u8) -> Option<Points> {
    let mut handicap = Points::default();
    let mut count = 0;
    for (place, points) in text.split(',').enumerate() {
        *handicap.get_mut(place)? = points.parse().ok()?;
        count = place + 1;
    }
    (count == usize::from(seats)).then_some(handicap)
}
