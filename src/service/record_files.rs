//! Reads the records in a file that somebody sent: text, SGF, or a zip file of them.
//!
//! Nothing in the file is trusted. What is unpacked, how many files of a zip file are looked into and
//! how many records are read is bounded, so that a file of the size that is accepted is read within
//! seconds.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use crate::game::limits::{LIBRARY_RECORDS, LONGEST_RECORD, MOST_UNPACKED_FILES, UNPACKED_BYTES};
use crate::rules::{RecordText, SgfError, TextError};

/// The records that were found in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordsRead {
    /// The records, all of whose moves are legal.
    pub records: Vec<RecordText>,
    /// What could not be read.
    pub refused: Vec<RefusedRecord>,
    /// Whether the file has more than is read.
    pub is_cut: bool,
}

/// A record that could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedRecord {
    /// Its place in the file, from 1.
    pub place: usize,
    /// What is wrong.
    pub why: RecordFault,
}

/// Why a record could not be read.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordFault {
    /// It is not UTF-8, or a file that cannot be unpacked.
    NotText,
    /// It is not SGF.
    NotSgf,
    /// It is of a game that is not known.
    Ruleset,
    /// A word in it is not a move.
    Word(String),
    /// A move is against the rules.
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// The move in a word.
        word: String,
        /// The name of the ruleset.
        ruleset: &'static str,
    },
    /// It is longer than any game.
    TooLong,
    /// It sets up stones.
    SetUp,
}

/// How a zip file with something in it begins.
const ZIP: &[u8] = b"PK\x03\x04";

/// The records in a file with these bytes.
pub fn records_in(bytes: &[u8]) -> RecordsRead {
    let mut read = RecordsRead::default();
    if bytes.starts_with(ZIP) {
        read.unpack(bytes);
    } else {
        read.file(bytes);
    }
    read
}

impl RecordsRead {
    fn unpack(&mut self, bytes: &[u8]) {
        let Ok(mut zip) = ZipArchive::new(Cursor::new(bytes)) else {
            return self.refuse(RecordFault::NotText);
        };
        let mut left = UNPACKED_BYTES;
        for index in 0..zip.len() {
            if self.is_full() || index == MOST_UNPACKED_FILES {
                self.is_cut = true;
                return;
            }
            let Ok(packed) = zip.by_index(index) else {
                self.refuse(RecordFault::NotText);
                continue;
            };
            if packed.is_dir() {
                continue;
            }
            let mut unpacked = Vec::new();
            // One byte more than there is room for shows that there is more.
            if packed.take(left + 1).read_to_end(&mut unpacked).is_err() {
                self.refuse(RecordFault::NotText);
                continue;
            }
            let Some(rest) = left.checked_sub(unpacked.len() as u64) else {
                self.is_cut = true;
                return;
            };
            left = rest;
            self.file(&unpacked);
        }
    }

    /// Reads the records of a file that is not packed.
    fn file(&mut self, bytes: &[u8]) {
        let Ok(text) = str::from_utf8(bytes) else {
            return self.refuse(RecordFault::NotText);
        };
        let is_sgf = text
            .trim_start_matches('\u{feff}')
            .trim_start()
            .starts_with('(');
        let records = if is_sgf {
            RecordText::split_sgf(text)
        } else {
            RecordText::split(text)
        };
        for record in records {
            if self.is_full() {
                self.is_cut = true;
                return;
            }
            match parse(record, is_sgf) {
                Ok(record) => self.records.push(record),
                Err(why) => self.refuse(why),
            }
        }
    }

    fn refuse(&mut self, why: RecordFault) {
        let place = self.records.len() + self.refused.len() + 1;
        self.refused.push(RefusedRecord { place, why });
    }

    /// Whether as many records were looked at as a library has room for.
    fn is_full(&self) -> bool {
        self.records.len() + self.refused.len() >= LIBRARY_RECORDS as usize
    }
}

fn parse(text: &str, is_sgf: bool) -> Result<RecordText, RecordFault> {
    let text = if is_sgf {
        RecordText::parse_sgf(text)?
    } else {
        RecordText::parse(text)?
    };
    let record = &text.record;
    record.position().map_err(|error| RecordFault::Illegal {
        number: error.index + 1,
        word: record.moves[error.index].text(record.ruleset.size),
        ruleset: record.ruleset.name,
    })?;
    if text.to_string().len() > LONGEST_RECORD {
        return Err(RecordFault::TooLong);
    }
    Ok(text)
}

impl From<TextError> for RecordFault {
    fn from(error: TextError) -> Self {
        match error {
            TextError::Ruleset(_) => Self::Ruleset,
            TextError::Word { word } => Self::Word(word),
        }
    }
}

impl From<SgfError> for RecordFault {
    fn from(error: SgfError) -> Self {
        match error {
            SgfError::TooLong => Self::TooLong,
            SgfError::Syntax(_) => Self::NotSgf,
            SgfError::Go | SgfError::NoRuleset | SgfError::Size(_) => Self::Ruleset,
            SgfError::SetUp => Self::SetUp,
            SgfError::Text(error) => error.into(),
        }
    }
}
