//! How a tournament is paired, in the words and codes of a report.

use crate::tournament::standings::TieBreak;

/// The systems that reports tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// A Swiss of single games, by FIDE's Dutch system.
    Dutch,
    /// A Swiss of sets: the colours do not count.
    SwissOfSets,
    /// A round robin by the Berger tables.
    RoundRobin,
    /// A round robin in sections whose winners meet again.
    Sections,
    /// An elimination.
    Elimination,
}

impl System {
    /// Its name, for people.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Dutch => "Individual: Swiss-System (Dutch)",
            Self::SwissOfSets => "Individual: Swiss-System, sets of two games",
            Self::RoundRobin => "Individual: Round-Robin",
            Self::Sections => "Individual: Round-Robin in sections, with a final",
            Self::Elimination => "Individual: Knock-Out",
        }
    }

    /// Its code in FIDE's table of tournament types.
    pub(super) fn code(self) -> &'static str {
        match self {
            Self::Dutch => "FIDE_DUTCH",
            Self::SwissOfSets => "CUSTOM_SWISS",
            Self::RoundRobin => "BERGER_ROUNDROBIN",
            Self::Sections => "CUSTOM_ROUNDROBIN",
            Self::Elimination => "CUSTOM_KNOCKOUT",
        }
    }
}

/// The code of a tie-break in FIDE's table.
pub(super) const fn tie_break_code(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::DirectEncounter => "DE",
        TieBreak::BuchholzCut1 => "BH/C1",
        TieBreak::Buchholz => "BH",
        TieBreak::SonnebornBerger => "SB",
        TieBreak::Wins => "WIN",
    }
}
