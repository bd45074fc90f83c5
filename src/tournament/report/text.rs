//! The file of a report, line by line.

use std::fmt::Write as _;

use super::data::Report;
use super::players::{self, one_line};
use super::system::tie_break_code;
use crate::tournament::round::Colour;

/// The end of a line.
const END: &str = "\r\n";

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
        let codes: Vec<&str> = self
            .tie_breaks
            .iter()
            .map(|it| tie_break_code(*it))
            .collect();
        if !codes.is_empty() {
            line("202", &codes.join(","));
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
