//! Tournament report files (TRF), in FIDE's version of 2026: a tournament as text that other programs read, check and
//! pair from. Names and dates are text that is copied.
//!
//! The lines `XXR` and `XXC` say once more what `142` and `152` say, for programs that know only the version of 2016.

mod players;
mod system;

pub use system::System;

use std::fmt::Write as _;

use super::round::{Colour, PairingNumber, PastRound};

/// The end of a line.
const END: &str = "\r\n";

/// A tournament as it is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name.
    pub name: String,
    /// How it is paired.
    pub system: System,
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

impl Report {
    /// The file, with a carriage return and a line feed after each line.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |tag: &str, value: &str| {
            let _ = write!(text, "{tag} {value}{END}");
        };
        line("012", &one_line(&self.name));
        for (tag, day) in ["042", "052"].into_iter().zip(&self.days) {
            if let Some(day) = day {
                line(tag, &one_line(day));
            }
        }
        line("062", &self.players.len().to_string());
        line("092", self.system.name());
        let rounds = self.rounds_total.map(|it| it.to_string());
        if let Some(rounds) = &rounds {
            line("142", rounds);
        }
        if let Some(colour) = self.first_colour {
            line("152", if colour == Colour::White { "W" } else { "B" });
        }
        line("182", "Tessera");
        line("192", self.system.code());
        if let Some(codes) = self.system.tie_breaks() {
            line("202", codes);
        }
        if let Some(rounds) = &rounds {
            line("XXR", rounds);
        }
        if let Some(colour) = self.first_colour {
            let is_white = colour == Colour::White;
            line("XXC", if is_white { "white1" } else { "black1" });
        }
        for player in players::lines(self) {
            text.push_str(&player);
            text.push_str(END);
        }
        text
    }
}

/// A text without line breaks, and without spaces around it.
fn one_line(text: &str) -> String {
    let parts: Vec<&str> = text.split(|it: char| it.is_control()).collect();
    parts.join(" ").trim().to_owned()
}

#[cfg(test)]
mod tests;
