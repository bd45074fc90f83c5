//! What a side does with its move after the next one in a line.

use crate::rules::{Call, Colour, Move, Played, Point, Position, Removal};

/// What a move does, the weightiest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It captures these stones.
    Capture {
        /// The stones of the other side.
        stones: Vec<Point>,
    },
    /// It makes a four.
    Four,
    /// It makes an open three.
    Three,
}

/// How many moves of a line are looked at for a plan, and how many if there is none in them.
pub(super) const NEAR: usize = 3;
pub(super) const FAR: usize = 5;

impl Plan {
    /// What a colour does in a line, after the line's first move; the weightiest. The capture of stones that are yet
    /// to be placed is none.
    pub(super) fn of(from: &Position, line: &[Move], colour: Colour) -> Option<Self> {
        let mut position = from.clone();
        let mut weightiest: Option<Self> = None;
        for (index, &mv) in line.iter().enumerate() {
            let before = position.clone();
            let own = before.to_act().and_then(|turn| turn.colour) == Some(colour);
            let Ok(played) = position.play(mv) else {
                break;
            };
            if !own || index == 0 {
                continue;
            }
            let plan = Self::of_move(&before, &position, &played);
            let plan = plan.filter(|plan| plan.stands_in(from));
            weightiest = [weightiest, plan]
                .into_iter()
                .flatten()
                .min_by_key(Self::rank);
        }
        weightiest
    }

    fn of_move(before: &Position, after: &Position, played: &Played) -> Option<Self> {
        let stones = captured(played);
        if !stones.is_empty() {
            return Some(Self::Capture { stones });
        }
        match Call::of(before, after, played)? {
            Call::Tessera => Some(Self::Four),
            Call::Tria => Some(Self::Three),
        }
    }

    /// Whether all the stones that it names stand on the board.
    fn stands_in(&self, position: &Position) -> bool {
        match self {
            Self::Capture { stones } => {
                let mut stones = stones.iter();
                stones.all(|&at| position.board().at(at).is_some())
            }
            Self::Four | Self::Three => true,
        }
    }

    /// Whether another plan does the same kind of thing.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.rank() == other.rank()
    }

    /// The lower, the weightier.
    pub(super) const fn rank(&self) -> u8 {
        match self {
            Self::Capture { .. } => 0,
            Self::Four => 1,
            Self::Three => 2,
        }
    }
}

/// The stones that a move captured.
pub(super) fn captured(played: &Played) -> Vec<Point> {
    let gone = played.removed();
    gone.filter(|gone| gone.why == Removal::Captured)
        .map(|gone| gone.point)
        .collect()
}
