//! A line in, a line out: what the line-based programs have in common.

use std::io::{self, BufRead, Write};

use serde::Serialize;

use super::plain::plain_json;

/// The longest line that is read, in bytes. The longest real game needs a few thousand.
pub(super) const LONGEST_LINE: usize = 1 << 20;

/// Answers each line, an empty one too, with one line of JSON, in the same order, until the input ends:
/// answer 7 is that of line 7. `answer` gets the line without its line break, or the reason it cannot be read.
///
/// Fails only when reading or writing does.
pub(super) fn answer_each<A: Serialize>(
    mut input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(Result<&[u8], String>) -> A,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => answer(Err(too_long())),
            Line::Whole => answer(Ok(&line)),
        };
        writeln!(output, "{}", plain_json(&answer)?)?;
        output.flush()?;
    }
}

/// Why a line is refused that is too long.
pub(super) fn too_long() -> String {
    format!("the line is over {LONGEST_LINE} bytes")
}

/// What was read.
pub(super) enum Line {
    /// A line.
    Whole,
    /// A line over [`LONGEST_LINE`], of which nothing is stored.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads one line without its line break. A line that is too long is read to its end but not
/// stored.
pub(super) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let (mut any, mut too_long) = (false, false);
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = part.iter().position(|&byte| byte == b'\n');
        let length = end.unwrap_or(part.len());
        too_long |= line.len() + length > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(&part[..length]);
        }
        any |= !part.is_empty();
        let is_last = part.is_empty() || end.is_some();
        input.consume(length + usize::from(end.is_some()));
        if is_last {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Whole,
    })
}
