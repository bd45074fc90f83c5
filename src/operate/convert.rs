//! Converts records between lines of JSON, text and SGF.
//!
//! This module knows the rules; no people, no storage and no Discord.

mod json;

use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::str::{self, FromStr};

use crate::operate::lines::{self, Line};
use crate::rules::{RecordText, decode_text};

/// The name of standard input among the files.
const STANDARD_INPUT: &str = "-";

/// What some editors write at the beginning of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

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
/// so is a file that cannot be read. Lines of JSON are converted as they come.
///
/// Returns whether all were converted. Ends early if nobody reads the output any more. Fails only when
/// writing does.
pub fn run(
    (from, to): (Format, Format),
    files: &[PathBuf],
    input: impl BufRead,
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
    match converter.convert_all(files, input) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(converter.is_whole),
        done => done.map(|()| converter.is_whole),
    }
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
    fn convert_all(&mut self, files: &[PathBuf], input: impl BufRead) -> io::Result<()> {
        let mut input = Some(input);
        let standard = [PathBuf::from(STANDARD_INPUT)];
        let files = if files.is_empty() { &standard } else { files };
        for file in files {
            if let Some(input) = input.take_if(|_| file == Path::new(STANDARD_INPUT)) {
                self.convert("", input)?;
                continue;
            }
            let name = format!("{}: ", file.display());
            match File::open(file) {
                Ok(file) => self.convert(&name, BufReader::new(file))?,
                Err(error) => self.unreadable(&name, &error)?,
            }
        }
        self.output.flush()
    }

    /// Converts the records of a file.
    fn convert(&mut self, name: &str, input: impl BufRead) -> io::Result<()> {
        match self.from {
            Format::Json => self.convert_lines(name, input),
            Format::Text | Format::Sgf => self.convert_whole(name, input),
        }
    }

    /// Converts a record in each line.
    fn convert_lines(&mut self, name: &str, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        for number in 1.. {
            let read = match lines::read_line(&mut input, &mut line) {
                Ok(Line::End) => break,
                Ok(Line::TooLong) => Err(lines::too_long()),
                Ok(Line::Whole) => {
                    let text = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&line);
                    if text.trim_ascii().is_empty() {
                        continue;
                    }
                    let text = str::from_utf8(text).map_err(|error| error.to_string());
                    text.and_then(json::read)
                }
                Err(error) => return self.unreadable(name, &error),
            };
            match read {
                Ok(record) => self.write(&record)?,
                Err(error) => self.complain(name, &format!("line {number}"), &error)?,
            }
        }
        Ok(())
    }

    /// Converts the records of a file that is read as a whole.
    fn convert_whole(&mut self, name: &str, mut input: impl BufRead) -> io::Result<()> {
        let mut bytes = Vec::new();
        if let Err(error) = input.read_to_end(&mut bytes) {
            return self.unreadable(name, &error);
        }
        let Some(text) = decode_text(&bytes) else {
            return self.complain(name, "it is not text", "it has a zero byte");
        };
        let mut places = Places::of(&text);
        for (record, number) in self.from.split(&text).into_iter().zip(1..) {
            let line = places.line_of(record);
            match self.from.read(record) {
                Ok(record) => self.write(&record)?,
                Err(error) => {
                    self.complain(name, &format!("record {number}, line {line}"), &error)?;
                }
            }
        }
        Ok(())
    }

    fn unreadable(&mut self, file: &str, error: &io::Error) -> io::Result<()> {
        self.complain(file, "it cannot be read", &error.to_string())
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

/// Counts the lines of a text up to records in it, one after the other.
struct Places<'a> {
    text: &'a str,
    /// How many bytes were counted, and the number of the line there.
    counted: usize,
    line: usize,
}

impl<'a> Places<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            text,
            counted: 0,
            line: 1,
        }
    }

    /// The number of the line in which a record begins, which is part of the text.
    fn line_of(&mut self, record: &'a str) -> usize {
        let start = record.trim_start().as_ptr().addr() - self.text.as_ptr().addr();
        let between = &self.text[self.counted..start];
        self.line += between.bytes().filter(|&byte| byte == b'\n').count();
        self.counted = start;
        self.line
    }
}

impl Format {
    /// The records of a file that is read as a whole.
    fn split(self, text: &str) -> Vec<&str> {
        match self {
            Self::Json => text.lines().collect(),
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
        record.validate().map_err(|error| error.to_string())?;
        Ok(record)
    }

    fn write(self, record: &RecordText) -> String {
        match self {
            Self::Json => json::write(record),
            Self::Text => record.clone().with_game_header().to_string(),
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
