//! What a report says.

use super::system::System;
use crate::tournament::round::{Colour, PairingNumber, PastRound};
use crate::tournament::standings::TieBreak;

/// A tournament as it is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name.
    pub name: String,
    /// How it is paired.
    pub system: System,
    /// What decides between equal points, in this order; nothing where points decide nothing.
    pub tie_breaks: &'static [TieBreak],
    /// The days on which it begins and ends, as `2026/11/25`, as far as they are known.
    pub days: [Option<String>; 2],
    /// How many rounds it has, if that is known.
    pub rounds_total: Option<usize>,
    /// The initial colour that was drawn, if it matters.
    pub first_colour: Option<Colour>,
    /// Who takes part; the first has the pairing number 1.
    pub players: Vec<ReportedPlayer>,
    /// The rounds so far.
    pub rounds: Vec<ReportedRound>,
}

/// A player in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedPlayer {
    /// The name; 33 characters of it are written.
    pub name: String,
    /// The rating, 1 to 9999; others are left out.
    pub rating: Option<u16>,
    /// The place; `None` if it is that in the initial order.
    pub rank: Option<usize>,
}

/// A round in a report. Who is not named was absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportedRound {
    /// Its results and byes.
    pub past: PastRound,
    /// White and black of the games that are still played.
    pub open: Vec<(PairingNumber, PairingNumber)>,
}
