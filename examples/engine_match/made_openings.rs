//! Makes openings and writes them to a file, or to standard output.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use tessera::rules::Record;

use crate::arguments::MakeArguments;
use crate::balanced::{Wanted, make_openings};
use crate::opening::written;
use crate::progress::Progress;

/// Makes openings and writes them. Fails with a sentence; if only the file cannot be written in the end, they are
/// written to standard output nevertheless.
pub fn make(arguments: &MakeArguments, mut standard_output: impl Write) -> Result<(), String> {
    let wanted = arguments.wanted()?;
    if let Some(path) = &arguments.output {
        check_writable(path)?;
    }
    let mut progress = Progress::new();
    let openings = make_openings(&wanted, arguments.concurrency(), |made, tried| {
        let count = wanted.count;
        progress.tell(format_args!(
            "{made} of {count} openings, {tried} positions tried"
        ));
    })?;
    let text = text(&wanted, &openings);
    let Some(path) = &arguments.output else {
        return write_to(&mut standard_output, &text);
    };
    fs::write(path, &text).map_err(|error| {
        let where_to = match write_to(&mut standard_output, &text) {
            Ok(()) => "the openings went to standard output",
            Err(_) => "neither can standard output",
        };
        format!("{} cannot be written: {error}; {where_to}", path.display())
    })
}

/// Fails with a sentence if a file cannot be written: before much work is done for it. What it holds stays.
fn check_writable(path: &Path) -> Result<(), String> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    let opened = opened.map(|_| ());
    opened.map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

fn write_to(output: &mut impl Write, text: &str) -> Result<(), String> {
    let written = output.write_all(text.as_bytes());
    written
        .and_then(|()| output.flush())
        .map_err(|error| format!("the openings cannot be written: {error}"))
}

/// The file: how it was made, and an opening a line.
fn text(wanted: &Wanted, openings: &[Record]) -> String {
    let code = wanted.ruleset.code();
    let mut text = format!(
        "# {} balanced openings, made by: engine_match openings --rules {code:?} --count {} --seed {} --nodes {} --band {}\n",
        openings.len(),
        wanted.count,
        wanted.seed,
        wanted.nodes,
        wanted.band
    );
    for opening in openings {
        let _ = writeln!(text, "{}", written(opening));
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::arguments::{Arguments, Work};

    /// Makes two openings for this file; returns what it came to and what standard output got.
    fn made(output: Option<&Path>, more: &str) -> (Result<(), String>, String) {
        let mut words = vec![
            "engine_match",
            "openings",
            "--rules",
            "pente",
            "--count",
            "2",
        ];
        words.extend(["--nodes", "400", "--concurrency", "2", more]);
        let output = output.map(|path| path.display().to_string());
        if let Some(path) = &output {
            words.extend(["--output", path]);
        }
        let Work::Openings(arguments) = Arguments::parse_from(words).work else {
            panic!("it is about openings");
        };
        let mut standard_output = Vec::new();
        let done = make(&arguments, &mut standard_output);
        let text = String::from_utf8(standard_output).expect("text");
        (done, text)
    }

    const BEGIN: &str =
        "# 2 balanced openings, made by: engine_match openings --rules \"pente\" --count 2 ";

    #[test]
    fn openings_go_to_the_file_or_to_standard_output() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("openings.txt");
        fs::write(&path, "what was there before, and is longer".repeat(99)).expect("it is written");
        assert_eq!(made(Some(&path), "--band=60"), (Ok(()), String::new()));
        let (done, text) = made(None, "--band=60");
        assert_eq!(done, Ok(()));
        assert!(
            text.starts_with(BEGIN) && text.lines().count() == 3,
            "{text}"
        );
        assert_eq!(fs::read_to_string(&path).expect("text"), text);
    }

    #[test]
    fn a_file_that_cannot_be_written_is_refused_before_anything_is_made() {
        let folder = tempfile::tempdir().expect("a folder");
        // With this band nothing could be made, which would be the reason otherwise.
        let (done, text) = made(Some(&folder.path().join("none/openings.txt")), "--band=-1");
        let refusal = done.expect_err("there is no such folder");
        assert!(
            refusal.contains("openings.txt cannot be written: "),
            "{refusal}"
        );
        assert_eq!(text, "");
        let path = folder.path().join("openings.txt");
        fs::write(&path, "before").expect("it is written");
        assert!(made(Some(&path), "--band=-1").0.is_err());
        assert_eq!(fs::read_to_string(&path).expect("text"), "before");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_was_made_is_not_lost_if_the_disk_is_full() {
        let (done, text) = made(Some(Path::new("/dev/full")), "--band=60");
        let refusal = done.expect_err("nothing can be written there");
        assert!(
            refusal.ends_with("the openings went to standard output"),
            "{refusal}"
        );
        assert!(text.starts_with(BEGIN), "{text}");
    }
}
