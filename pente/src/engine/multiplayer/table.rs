//! A ruleset prepared for a search among several colours. It knows no stones.

use crate::engine::grid;
use crate::rules::{Bans, Limit, Opening, Overline, Position, RowWins, Ruleset, Seat, Step};

/// The most seats a game can have; each has a colour of its own here.
pub(super) const SEATS: usize = 6;
/// How many lines go through a cell at most.
pub(super) const LINES: usize = 4;

/// A ruleset prepared for the search, and who still plays.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) ruleset: Ruleset,
    /// The distances between neighbouring cells, for each line on which rows count.
    pub(super) row_lines: Vec<i16>,
    /// The same for captures.
    pub(super) capture_lines: Vec<i16>,
    /// How many stones a row needs.
    pub(super) length: usize,
    /// How many captured stones win; more than a game has if captures never win.
    pub(super) goal: u16,
    /// How many seats there are.
    pub(super) seats: usize,
    /// How many sides there are.
    pub(super) sides: usize,
    /// The side of each seat, and so of each colour.
    side_of: [u8; SEATS],
    /// The seat that plays after each seat.
    next: [u8; SEATS],
    /// Whether each seat is still in the game.
    plays: [bool; SEATS],
}

impl Table {
    /// Whether this kind of search fits a ruleset: every seat has its own colour, there are more
    /// than two of them, and nothing decides the game but rows and captures.
    pub(super) fn fits(ruleset: &Ruleset) -> bool {
        let (row, captures) = (&ruleset.row, &ruleset.captures);
        let has_own_colours = ruleset.colours == ruleset.seats && ruleset.colours > 2;
        let is_open = ruleset.opening.stages().is_empty()
            && (1..=Opening::LAST_LIMITED_PLY)
                .all(|ply| ruleset.opening.limit(ply) == Limit::Nowhere);
        let is_unlimited = !ruleset.touching && ruleset.bans == Bans::None;
        let is_plain = ruleset.stones_a_turn == 1 && ruleset.power_stones == 0 && !captures.poof;
        let wins_at_once = row.wins == RowWins::AtOnce && row.overline == Overline::Wins;
        let is_in_reach = row.lines.len() <= LINES
            && row
                .lines
                .iter()
                .chain(captures.lines)
                .copied()
                .all(is_short)
            && i16::from(row.length) <= grid::REACH;
        has_own_colours && is_open && is_unlimited && is_plain && wins_at_once && is_in_reach
    }

    /// The table of a game; `None` if this kind of search does not fit its ruleset.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let ruleset = *position.ruleset();
        if !Self::fits(&ruleset) {
            return None;
        }
        let seats = usize::from(ruleset.seats);
        let seat = |index: usize| Seat::new(index as u8);
        let plays: [bool; SEATS] =
            std::array::from_fn(|index| index < seats && !position.has_left(seat(index)));
        let next = |index: usize| {
            let later = (1..=seats).map(|further| (index + further) % seats);
            later.clone().find(|&other| plays[other]).unwrap_or(index) as u8
        };
        let offsets = |steps: &[Step]| {
            let steps = steps.iter();
            steps
                .map(|step| grid::offset(step.files(), step.ranks()))
                .collect()
        };
        Some(Self {
            row_lines: offsets(ruleset.row.lines),
            capture_lines: offsets(ruleset.captures.lines),
            length: usize::from(ruleset.row.length),
            goal: ruleset.captures.goal.unwrap_or(u16::MAX),
            seats,
            sides: usize::from(ruleset.sides),
            side_of: std::array::from_fn(|index| position.side_of(seat(index)).index() as u8),
            next: std::array::from_fn(next),
            plays,
            ruleset,
        })
    }

    /// The side of a seat or colour.
    #[inline]
    pub(super) fn side(&self, seat: usize) -> usize {
        usize::from(self.side_of[seat % SEATS]) % SEATS
    }

    /// The seat that plays after a seat.
    #[inline]
    pub(super) fn next(&self, seat: usize) -> usize {
        usize::from(self.next[seat % SEATS]) % SEATS
    }

    /// Whether a seat is still in the game.
    #[inline]
    pub(super) fn plays(&self, seat: usize) -> bool {
        self.plays[seat % SEATS]
    }
}

fn is_short(step: Step) -> bool {
    step.files().abs() <= 1 && step.ranks().abs() <= 1
}
