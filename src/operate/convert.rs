//! Converts records between lines of JSON, text and SGF.
//!
//! This module knows the rules; no people, no storage and no Discord.

mod json;

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fs, str};

use crate::rules::{RecordText, ReplayError};

/// The name of standard input among the files.
const STANDARD_INPUT: &str = "-";

/// A form of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A game in a line, as the referee reads it.
    Json,
    /// Headers and numbered moves.
    Text,
    /// The Smart Game Format.
    Sgf,
}

/// Converts the records of these files, or of standard input if there is none or it is called `-`,
/// in their order. A record that is no game is named in a line to `complaints`, and the others go on;
/// so is a file that cannot be read.
///
/// Returns whether all were converted. Fails only when writing does.
pub fn run(
    (from, to): (Format, Format),
    files: &[PathBuf],
    input: impl Read,
    mut output: impl Write,
    mut complaints: impl Write,
) -> io::Result<bool> {
    let mut converter = Converter {
        from,
        to,
        written: 0,
        is_whole: true,
        output: &mut output,
        complaints: &mut complaints,
    };
    let mut input = Some(input);
    let standard = [PathBuf::from(STANDARD_INPUT)];
    let files = if files.is_empty() { &standard } else { files };
    for file in files {
        let read = match input.take_if(|_| file == Path::new(STANDARD_INPUT)) {
            Some(mut input) => {
                let mut bytes = Vec::new();
                input.read_to_end(&mut bytes).map(|_| bytes)
            }
            None => fs::read(file),
        };
        converter.convert(file, read)?;
    }
    converter.output.flush()?;
    Ok(converter.is_whole)
}

struct Converter<'a, O, C> {
    from: Format,
    to: Format,
    /// How many records were written.
    written: usize,
    /// Whether nothing was left out.
    is_whole: bool,
    output: &'a mut O,
    complaints: &'a mut C,
}

impl<O: Write, C: Write> Converter<'_, O, C> {
    /// Converts the records of a file.
    fn convert(&mut self, file: &Path, read: io::Result<Vec<u8>>) -> io::Result<()> {
        let name = if file == Path::new(STANDARD_INPUT) {
            String::new()
        } else {
            format!("{}: ", file.display())
        };
        let bytes = match read {
            Ok(bytes) => bytes,
            Err(error) => return self.complain(&name, "it cannot be read", &error.to_string()),
        };
        let text = match str::from_utf8(&bytes) {
            Ok(text) => text,
            Err(error) => return self.complain(&name, "it is not UTF-8", &error.to_string()),
        };
        for (index, record) in self.from.split(text).into_iter().enumerate() {
            match self.from.read(record) {
                Ok(record) => self.write(&record)?,
                Err(error) => self.complain(&name, &format!("record {}", index + 1), &error)?,
            }
        }
        Ok(())
    }

    fn write(&mut self, record: &RecordText) -> io::Result<()> {
        let text = self.to.write(record);
        if self.written > 0 {
            self.output.write_all(self.to.between().as_bytes())?;
        }
        self.written += 1;
        self.output.write_all(text.as_bytes())
    }

    fn complain(&mut self, file: &str, what: &str, why: &str) -> io::Result<()> {
        self.is_whole = false;
        writeln!(self.complaints, "tessera: {file}{what}: {why}")
    }
}

impl Format {
    /// The records of a file.
    fn split(self, text: &str) -> Vec<&str> {
        match self {
            Self::Json => text
                .lines()
                .filter(|line| !line.trim().is_empty())
                .collect(),
            Self::Text => RecordText::split(text),
            Self::Sgf => RecordText::split_sgf(text),
        }
    }

    /// Reads a record, all of whose moves must be legal.
    fn read(self, text: &str) -> Result<RecordText, String> {
        let record = match self {
            Self::Json => return json::read(text),
            Self::Text => RecordText::parse(text).map_err(|error| error.to_string())?,
            Self::Sgf => RecordText::parse_sgf(text).map_err(|error| error.to_string())?,
        };
        let replayed = record.record.position();
        replayed.map_err(|error| illegal(&record, error))?;
        Ok(record)
    }

    fn write(self, record: &RecordText) -> String {
        match self {
            Self::Json => json::write(record),
            Self::Text => record.to_string(),
            Self::Sgf => record.to_sgf(),
        }
    }

    /// What stands between two records.
    const fn between(self) -> &'static str {
        match self {
            Self::Text => "\r\n",
            Self::Json | Self::Sgf => "",
        }
    }
}

fn illegal(record: &RecordText, ReplayError { index, refusal }: ReplayError) -> String {
    let size = record.record.ruleset.size;
    format!(
        "move {}, {}: {refusal}",
        index + 1,
        record.record.moves[index].text(size)
    )
}

impl FromStr for Format {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name {
            "json" => Ok(Self::Json),
            "text" => Ok(Self::Text),
            "sgf" => Ok(Self::Sgf),
            _ => Err("a format is json, text or sgf"),
        }
    }
}
