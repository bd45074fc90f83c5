//! Openings: where the first stones may go, who places them, and who chooses colours.
//!
//! An opening knows nothing of the position; the caller asks it for the rule at a given ply or
//! stage.

use super::{BoardSize, Choice, Colour, IllegalMove, Point, Seat};

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Only the first stone is restricted.
    Free,
    /// The third stone must keep away from the centre.
    Tournament,
    /// Like the tournament rule, but the third stone must also avoid the near part of the centre's
    /// lines.
    G,
    /// One player places four stones, the other chooses a colour.
    Swap,
    /// One player places three stones, the other chooses a colour or places two more.
    Swap2,
}

/// A step of an opening that assigns the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A seat places a stone of a colour that is not its own yet.
    Place(Seat, Colour),
    /// A seat chooses. Passing goes on to the next stage; anything else ends the opening.
    Choose(Seat, &'static [Choice]),
}

/// Where a stone may not go in the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Anywhere is allowed.
    Nowhere,
    /// It must stand this far from the centre, or farther.
    NearCentre(u8),
    /// The same, and on the centre's file or rank at least as far as the second number.
    NearCentreAndItsLines(u8, u8),
}

const SWAP: &[Stage] = &[
    Stage::Place(Seat::FIRST, Colour::FIRST),
    Stage::Place(Seat::FIRST, Colour::SECOND),
    Stage::Place(Seat::FIRST, Colour::FIRST),
    Stage::Place(Seat::FIRST, Colour::SECOND),
    Stage::Choose(Seat::SECOND, &[Choice::Swap, Choice::NoSwap]),
];

const SWAP2: &[Stage] = &[
    Stage::Place(Seat::FIRST, Colour::FIRST),
    Stage::Place(Seat::FIRST, Colour::SECOND),
    Stage::Place(Seat::FIRST, Colour::FIRST),
    Stage::Choose(Seat::SECOND, &[Choice::Swap, Choice::NoSwap, Choice::Pass]),
    Stage::Place(Seat::SECOND, Colour::SECOND),
    Stage::Place(Seat::SECOND, Colour::FIRST),
    Stage::Choose(Seat::FIRST, &[Choice::Swap, Choice::NoSwap]),
];

impl Opening {
    /// All openings.
    pub const ALL: [Self; 5] = [
        Self::Free,
        Self::Tournament,
        Self::G,
        Self::Swap,
        Self::Swap2,
    ];

    /// The stored id; it never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Tournament => "tournament",
            Self::G => "g",
            Self::Swap => "swap",
            Self::Swap2 => "swap2",
        }
    }

    /// The opening with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opening| opening.id() == id)
    }

    /// The steps that assign the colours; none if each seat has its colour from the start.
    pub const fn stages(self) -> &'static [Stage] {
        match self {
            Self::Free | Self::Tournament | Self::G => &[],
            Self::Swap => SWAP,
            Self::Swap2 => SWAP2,
        }
    }

    /// The limit for the stone of the given ply, counted from 1.
    pub const fn limit(self, ply: u16) -> Limit {
        match (self, ply) {
            (Self::Tournament, 3) => Limit::NearCentre(3),
            (Self::G, 3) => Limit::NearCentreAndItsLines(3, 5),
            _ => Limit::Nowhere,
        }
    }

    /// The last ply that may be restricted, the first stone's place included.
    pub(crate) const LAST_LIMITED_PLY: u16 = 3;
}

impl Limit {
    /// Whether a stone may go there.
    pub(super) fn check(self, point: Point, size: BoardSize) -> Result<(), IllegalMove> {
        let centre = size.centre();
        let distance = point.distance(centre);
        let on_line = point.file() == centre.file() || point.rank() == centre.rank();
        match self {
            Self::NearCentre(nearest) | Self::NearCentreAndItsLines(nearest, _)
                if distance < nearest =>
            {
                Err(IllegalMove::TooNearCentre {
                    centre,
                    distance: nearest,
                })
            }
            Self::NearCentreAndItsLines(_, nearest) if on_line && distance < nearest => {
                Err(IllegalMove::OnCentreLine {
                    centre,
                    distance: nearest,
                })
            }
            _ => Ok(()),
        }
    }
}
