//! Reads the records in a file that somebody sent: text, SGF, or a zip file of them.
//!
//! Nothing in the file is trusted. What is unpacked, how many files of a zip file are looked into, how
//! long a record is and how many are read is bounded, so that a file of the size that is accepted is read
//! within seconds.

use std::borrow::Cow;
use std::io::{Cursor, Read, Seek};

use zip::ZipArchive;

use crate::game::limits::{LIBRARY_RECORDS, LONGEST_RECORD, MOST_UNPACKED_FILES, UNPACKED_BYTES};
use crate::rules::{InvalidRecord, RecordText, SgfError, TextError, decode_text};

/// The records that were found in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FoundRecords {
    /// The records, as they can be kept.
    pub records: Vec<LibraryText>,
    /// What could not be read.
    pub refused: Vec<RefusedRecord>,
    /// How many packed files were not looked into, because their names are not those of records.
    pub passed_over: usize,
    /// Whether the file has more than is read.
    pub is_truncated: bool,
}

/// The text of a record whose moves are all legal, as it is kept in a library. It is made where files are
/// read, so that saving it costs next to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryText(String);

impl LibraryText {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A record that could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedRecord {
    /// The name of its file in a zip file.
    pub file: Option<String>,
    /// Its place in its file, from 1.
    pub place: usize,
    /// What is wrong.
    pub why: RecordFault,
}

/// Why a record could not be read.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordFault {
    /// It is not text.
    NotText,
    /// It cannot be unpacked.
    NotUnpacked,
    /// It is not a record as text.
    Text(TextError),
    /// It is not a record as SGF.
    Sgf(SgfError),
    /// It was not played like that.
    Invalid {
        /// What is wrong.
        why: InvalidRecord,
        /// The name of the ruleset.
        ruleset: &'static str,
    },
    /// It is longer than any game.
    TooLong,
}

/// How a zip file with something in it begins.
const ZIP: &[u8] = b"PK\x03\x04";

/// How the names of files with records end. A name without an ending is looked into, too.
const ENDINGS: [&str; 5] = ["txt", "sgf", "pgn", "text", "rec"];

/// The records in a file with these bytes.
pub fn records_in(bytes: &[u8]) -> FoundRecords {
    let mut found = FoundRecords::default();
    if bytes.starts_with(ZIP) {
        found.unpack(bytes);
    } else {
        found.file(None, bytes);
    }
    found
}

impl FoundRecords {
    fn unpack(&mut self, bytes: &[u8]) {
        let Ok(mut zip) = ZipArchive::new(Cursor::new(bytes)) else {
            return self.refuse(None, 1, RecordFault::NotUnpacked);
        };
        let mut left = UNPACKED_BYTES;
        let mut opened = 0;
        for index in 0..zip.len() {
            let name = name_of(&zip, index);
            if is_hidden(&name) {
                continue;
            }
            let file_name = name.rsplit(['/', '\\']).next().unwrap_or_default();
            if !may_have_records(file_name) {
                self.passed_over += 1;
                continue;
            }
            if self.is_full() || opened == MOST_UNPACKED_FILES {
                self.is_truncated = true;
                return;
            }
            opened += 1;
            let Ok(mut packed) = zip.by_index(index) else {
                self.refuse(Some(file_name), 1, RecordFault::NotUnpacked);
                continue;
            };
            let mut unpacked = Vec::new();
            // One byte more than there is room for shows that there is more.
            let read = packed.by_ref().take(left + 1).read_to_end(&mut unpacked);
            // What was unpacked counts even if it turned out to be damaged.
            let Some(rest) = left.checked_sub(unpacked.len() as u64) else {
                self.is_truncated = true;
                return;
            };
            left = rest;
            match read {
                Ok(_) => self.file(Some(file_name), &unpacked),
                Err(_) => self.refuse(Some(file_name), 1, RecordFault::NotUnpacked),
            }
        }
    }

    /// Reads the records of a file that is not packed, or no longer.
    fn file(&mut self, name: Option<&str>, bytes: &[u8]) {
        let Some(text) = decode_text(bytes) else {
            return self.refuse(name, 1, RecordFault::NotText);
        };
        let is_sgf = text
            .trim_start_matches('\u{feff}')
            .trim_start()
            .starts_with('(');
        let records = if is_sgf {
            RecordText::split_sgf(&text)
        } else {
            RecordText::split(&text)
        };
        for (record, place) in records.into_iter().zip(1..) {
            if self.is_full() {
                self.is_truncated = true;
                return;
            }
            match parse(record, is_sgf) {
                Ok(record) => self.records.push(record),
                Err(why) => self.refuse(name, place, why),
            }
        }
    }

    fn refuse(&mut self, file: Option<&str>, place: usize, why: RecordFault) {
        let file = file.map(str::to_owned);
        self.refused.push(RefusedRecord { file, place, why });
    }

    /// Whether as many records were looked at as a library has room for.
    fn is_full(&self) -> bool {
        self.records.len() + self.refused.len() >= LIBRARY_RECORDS as usize
    }
}

/// The name of a packed file with its folders; empty if it has none that can be read.
fn name_of<R: Read + Seek>(zip: &ZipArchive<R>, index: usize) -> String {
    let name = zip.name_for_index(index).and_then(Result::ok);
    name.map(Cow::into_owned).unwrap_or_default()
}

/// Whether it is a folder, or what a system adds of its own.
fn is_hidden(name: &str) -> bool {
    name.ends_with(['/', '\\'])
        || name
            .split(['/', '\\'])
            .any(|part| part.starts_with('.') || part == "__MACOSX")
}

fn may_have_records(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_none_or(|ending| ENDINGS.iter().any(|it| it.eq_ignore_ascii_case(ending)))
}

/// Reads a record, and what is written of it once more, as it will be read from the library.
fn parse(text: &str, is_sgf: bool) -> Result<LibraryText, RecordFault> {
    let record = if is_sgf {
        RecordText::parse_sgf(text).map_err(RecordFault::Sgf)?
    } else {
        RecordText::parse(text).map_err(RecordFault::Text)?
    };
    valid(&record)?;
    let written = record.to_string();
    if written.len() > LONGEST_RECORD {
        return Err(RecordFault::TooLong);
    }
    let kept = RecordText::parse(&written).map_err(RecordFault::Text)?;
    valid(&kept)?;
    Ok(LibraryText(written))
}

fn valid(record: &RecordText) -> Result<(), RecordFault> {
    let ruleset = record.record.ruleset.name;
    let valid = record.validate();
    valid.map_err(|why| RecordFault::Invalid { why, ruleset })
}
