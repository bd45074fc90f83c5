//! Creates positions: at the start of a game, or set up by hand.

use super::Position;
use crate::rules::board::{Board, Index};
use crate::rules::opening::Opening;
use crate::rules::{Bans, Colour, RowWins, Ruleset, Seat, Setup, SetupError};

impl Position {
    /// The start of a game.
    pub fn new(ruleset: Ruleset) -> Self {
        Self {
            board: Board::new(ruleset.size),
            captured: [0; Colour::MOST as usize],
            powers: [0; Colour::MOST as usize],
            ply: 0,
            limited: ruleset.touching || ruleset.bans != Bans::None,
            stage: if ruleset.opening.stages().is_empty() {
                Self::OPENING_DONE
            } else {
                0
            },
            seat: Seat::FIRST,
            stones_left: 1,
            colours: std::array::from_fn(|seat| {
                Colour::at(u8::try_from(seat).unwrap_or(0) % ruleset.colours)
            }),
            left: 0,
            last: None,
            standing: None,
            outcome: None,
            ruleset,
        }
    }

    /// The position that a setup describes, after the opening: each seat has its own colour, and
    /// only the board and the permanent rules limit the next stone. A standing row of the side that
    /// is not to move counts as just made.
    pub fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        let colours = setup.ruleset.colours;
        let known = |colour: Colour| {
            let known = colour.number() <= colours;
            if known {
                Ok(())
            } else {
                Err(SetupError::NoSuchColour { colour })
            }
        };
        known(setup.to_move)?;
        let mut position = Self::new(setup.ruleset);
        for &(point, stone) in &setup.stones {
            if !setup.ruleset.size.contains(point) {
                return Err(SetupError::OffBoard { point });
            }
            if position.board.at(point).is_some() {
                return Err(SetupError::Occupied { point });
            }
            stone.colour().map_or(Ok(()), known)?;
            position.board.put(Index::of(point), stone.cell());
        }
        position.captured = setup.captured;
        let stones = setup.ruleset.size.count() - position.board.empty_points();
        let played = setup
            .captured
            .iter()
            .fold(stones, |sum, &taken| sum.saturating_add(taken));
        // However much was captured, at least one more stone can be placed.
        position.ply = played.clamp(Opening::LAST_LIMITED_PLY, Self::MOST_PLIES - 1);
        position.stage = Self::OPENING_DONE;
        position.stones_left = setup.ruleset.stones_a_turn;
        position.seat = position.seat_of(setup.to_move).unwrap_or(Seat::FIRST);
        let opponent = position.opponent_of(setup.to_move);
        let may_stand = setup.ruleset.row.wins == RowWins::Unbroken;
        position.standing = (may_stand && position.has_row(opponent)).then_some(opponent);
        Ok(position)
    }
}
