//! The levels of the computer, as data.

use std::time::Duration;

/// One of the levels at which the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The number that players see, from 1, the weakest, to 10.
    pub number: u8,
    /// The name that players see.
    pub name: &'static str,
    /// Search nodes per move (stones placed). Up to 5,000 more may be spent on forced wins of either side.
    pub nodes: u64,
    /// The most stones searched in one position, at least 1.
    pub width: usize,
    /// How much of what matters the level notices, in percent.
    pub vision: u8,
    /// The largest error in its judgement, in points of [`Score`](super::Score).
    pub noise: i32,
    /// The most threats in a forced win that the level finds; with 0 it may even overlook a row.
    pub forced: u32,
    /// The longest it may think about a move while somebody waits for it; [`choose`](super::choose) has no time limit,
    /// so that its moves are the same everywhere. Each part of its search has a share of this time, so that
    /// the moves of a level whose nodes take about as long may depend on how fast the machine is and on
    /// what else it does. Those of a level whose nodes take a small part of it are the same everywhere.
    pub time: Duration,
    /// What it knows of openings without a search.
    pub book: BookUse,
}

/// What is taken from the book of openings instead of being searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookUse {
    /// Nothing.
    Nothing,
    /// Balanced stones to offer, where the other player then chooses a colour.
    Offers,
    /// These and the first moves of a game.
    OffersAndMoves,
}

/// For levels whose nodes take a fraction of a second: only a machine that is very slow or very busy
/// needs so long.
const NO_HURRY: Duration = Duration::from_secs(10);
/// For the strongest level, whose nodes take about a second where nothing else is done: whoever plays it
/// waits no longer than that where much is.
const LONGEST_OF_STRONGEST: Duration = Duration::from_millis(900);

impl Level {
    /// All levels, the weakest first. An even offer makes a good game at every level; moves of the book
    /// were found with more nodes than those below the last two search, and would not be theirs.
    pub const ALL: [Self; 10] = [
        level(1, "Acorn", 80, 8, 50, 190, 0),
        level(2, "Seedling", 90, 8, 45, 200, 1),
        level(3, "Sapling", 200, 10, 63, 125, 1),
        level(4, "Hazel", 400, 12, 73, 88, 2),
        level(5, "Birch", 1_200, 14, 84, 55, 3),
        level(6, "Cherry", 3_000, 18, 91, 35, 5),
        level(7, "Beech", 6_000, 22, 95, 0, 8),
        level(8, "Oak", 18_000, 28, 98, 0, 12),
        Self {
            book: BookUse::OffersAndMoves,
            ..level(9, "Yew", 100_000, 40, 100, 0, 18)
        },
        Self {
            time: LONGEST_OF_STRONGEST,
            book: BookUse::OffersAndMoves,
            ..level(10, "Sequoia", 1_000_000, usize::MAX, 100, 0, 24)
        },
    ];

    /// The level with this number, if there is one.
    pub fn by_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number == number)
    }

    /// The same level, which searches for every move: matches and measurements are about the search.
    #[must_use]
    pub const fn without_book(self) -> Self {
        Self {
            book: BookUse::Nothing,
            ..self
        }
    }

    /// The strongest level.
    pub const fn strongest() -> Self {
        Self::ALL[Self::ALL.len() - 1]
    }
}

const fn level(
    number: u8,
    name: &'static str,
    nodes: u64,
    width: usize,
    vision: u8,
    noise: i32,
    forced: u32,
) -> Level {
    Level {
        number,
        name,
        nodes,
        width,
        vision,
        noise,
        forced,
        time: NO_HURRY,
        book: BookUse::Offers,
    }
}
