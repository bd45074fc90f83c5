//! What a picker is opened for, as a part of an id: to move, to change the last move, or to seal a move.
//!
//! A turn may have several stones. Those that were picked for a change or a seal are kept in the ids of the
//! picker's buttons, which only its owner sees, until the turn is whole.

use std::fmt;

use crate::rules::{BoardSize, Move, Point};

/// The most stones that one player places before the last one of a turn.
const MOST: usize = 4;

/// The mark of a power stone.
const POWER: char = '+';

/// What is done with the point that is picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PickerTask {
    /// It is played.
    #[default]
    Move,
    /// It becomes a part of the turn that takes the place of the last one.
    Change(PickedStones),
    /// It becomes a part of the sealed move.
    Seal(PickedStones),
}

/// The stones of a turn that were picked so far.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PickedStones([Option<Move>; MOST]);

impl PickedStones {
    /// The stones in their order.
    pub fn moves(self) -> Vec<Move> {
        self.0.into_iter().flatten().collect()
    }

    /// With one more stone; `None` if that are too many, or it is no stone.
    pub fn with(mut self, stone: Move) -> Option<Self> {
        stone.point()?;
        let free = self.0.iter_mut().find(|it| it.is_none())?;
        *free = Some(stone);
        Some(self)
    }

    fn read(words: &str) -> Option<Self> {
        let mut stones = words.split('-').skip(1).map(|word| {
            let power = word.strip_prefix(POWER);
            let at = Point::parse(power.unwrap_or(word), BoardSize::STANDARD).ok()?;
            Some(power.map_or(Move::Place(at), |_| Move::Power(at)))
        });
        stones.try_fold(Self::default(), |picked, stone| picked.with(stone?))
    }
}

/// What may be sealed is never written to a log.
impl fmt::Debug for PickedStones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} stones", self.moves().len())
    }
}

impl PickerTask {
    /// Parses what follows the corner in an id.
    pub fn read(words: &str) -> Option<Self> {
        Some(match words.split('-').next()? {
            "change" => Self::Change(PickedStones::read(words)?),
            "seal" => Self::Seal(PickedStones::read(words)?),
            _ => return None,
        })
    }
}

/// Nothing for a move, else a dot and the words: `.seal-K10-+L11`.
impl fmt::Display for PickerTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, stones) = match self {
            Self::Move => return Ok(()),
            Self::Change(stones) => ("change", stones),
            Self::Seal(stones) => ("seal", stones),
        };
        write!(f, ".{word}")?;
        for stone in stones.moves() {
            match stone {
                Move::Power(at) => write!(f, "-{POWER}{at}")?,
                Move::Place(at) => write!(f, "-{at}")?,
                Move::Choose(_) | Move::Leave(..) | Move::AgreeDraw => {}
            }
        }
        Ok(())
    }
}
