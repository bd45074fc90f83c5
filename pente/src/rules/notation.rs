//! How points are written and read. It does not know what stands on them.

use thiserror::Error;

use super::point::{FILES, file_letter};
use super::{BoardSize, Point};

/// The longest name of a point, without blanks and dashes.
const LONGEST: usize = 12;

/// A way to name points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// A letter for the file and a number for the rank: `K10`.
    #[default]
    Board,
    /// Steps from the centre, right or left and then up or down: `R3U2`, and `0` for the centre.
    Relative,
}

impl Notation {
    /// Both notations.
    pub const ALL: [Self; 2] = [Self::Board, Self::Relative];

    /// The stored id; it never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Relative => "relative",
        }
    }

    /// The notation with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|notation| notation.id() == id)
    }

    /// The name of a file alone, as shown above a board: `K`, or `R3`, and `0` in the middle.
    pub fn file(self, file: u8, size: BoardSize) -> String {
        match self {
            Self::Board => file_letter(file).to_string(),
            Self::Relative => Point::new(file, size.centre().rank()).text(self, size),
        }
    }

    /// The name of a rank alone, as shown beside a board: `10`, or `U3`, and `0` in the middle.
    pub fn rank(self, rank: u8, size: BoardSize) -> String {
        match self {
            Self::Board => (u16::from(rank) + 1).to_string(),
            Self::Relative => Point::new(size.centre().file(), rank).text(self, size),
        }
    }
}

/// Why a text is not the name of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PointError {
    /// The text has neither form.
    #[error("a point is named by a letter and a number, like K10, or from the centre, like R3U2")]
    Unreadable,
    /// The text names file I.
    #[error("there is no file I: the files go from H straight to J")]
    NoFileI,
    /// The text names a point that this board does not have.
    #[error("this board has {} files and {} ranks", size.files(), size.ranks())]
    OffBoard {
        /// The board's size.
        size: BoardSize,
    },
}

impl Point {
    /// Reads a point in either notation; a name that fits both, like `L2`, is read as a file and a
    /// rank.
    pub fn parse(text: &str, size: BoardSize) -> Result<Self, PointError> {
        Self::parse_preferring(Notation::Board, text, size)
    }

    /// Reads a point in either notation; a name that fits both is read in the preferred one.
    pub fn parse_preferring(
        preferred: Notation,
        text: &str,
        size: BoardSize,
    ) -> Result<Self, PointError> {
        let mut letters = [0; LONGEST];
        // Some people write a capturing move in parentheses.
        let inner = text.trim().strip_prefix('(');
        let text = inner
            .and_then(|text| text.strip_suffix(')'))
            .unwrap_or(text);
        let text = tidy(text, &mut letters).ok_or(PointError::Unreadable)?;
        let board = from_board(text, size);
        let relative = from_relative(text, size);
        let (first, second) = match preferred {
            Notation::Board => (board, relative),
            Notation::Relative => (relative, board),
        };
        first.or_else(|refused| {
            second.map_err(|other| {
                if refused == PointError::Unreadable {
                    other
                } else {
                    refused
                }
            })
        })
    }

    /// The point's name. A board of one rank names points by their file alone.
    pub fn text(self, notation: Notation, size: BoardSize) -> String {
        match notation {
            Notation::Board if size.is_line() => file_letter(self.file()).to_string(),
            Notation::Board => self.to_string(),
            Notation::Relative => relative_text(self, size.centre()),
        }
    }
}

fn relative_text(point: Point, centre: Point) -> String {
    if point == centre {
        return "0".to_owned();
    }
    let part = |from: u8, to: u8, less: char, more: char| match to.abs_diff(from) {
        0 => String::new(),
        steps => format!("{}{steps}", if to < from { less } else { more }),
    };
    part(centre.file(), point.file(), 'L', 'R') + &part(centre.rank(), point.rank(), 'D', 'U')
}

/// Upper-case letters and digits, without the separators that people write between them.
fn tidy<'a>(text: &str, buffer: &'a mut [u8; LONGEST]) -> Option<&'a [u8]> {
    let mut length = 0;
    for letter in text.chars() {
        if letter.is_whitespace() || matches!(letter, '-' | ',' | '.' | '/' | '*') {
            continue;
        }
        if !letter.is_ascii_alphanumeric() || length == LONGEST {
            return None;
        }
        buffer[length] = u8::try_from(letter).ok()?.to_ascii_uppercase();
        length += 1;
    }
    Some(&buffer[..length])
}

fn from_board(text: &[u8], size: BoardSize) -> Result<Point, PointError> {
    let (letter, digits) = match text {
        [first, rest @ ..] if first.is_ascii_alphabetic() => (*first, rest),
        [rest @ .., last] if last.is_ascii_alphabetic() => (*last, rest),
        _ => return Err(PointError::Unreadable),
    };
    let rank = match digits {
        [] if size.is_line() => Some(1),
        _ => number(digits),
    };
    let Some(rank) = rank else {
        return Err(PointError::Unreadable);
    };
    if letter == b'I' {
        return Err(PointError::NoFileI);
    }
    let file = FILES
        .iter()
        .position(|&name| name == letter)
        .and_then(|file| u8::try_from(file).ok());
    match (file, rank.checked_sub(1)) {
        (Some(file), Some(rank)) if size.contains(Point::new(file, rank)) => {
            Ok(Point::new(file, rank))
        }
        _ => Err(PointError::OffBoard { size }),
    }
}

fn from_relative(text: &[u8], size: BoardSize) -> Result<Point, PointError> {
    let centre = size.centre();
    if text == b"0" {
        return Ok(centre);
    }
    let parts = split_parts(text).ok_or(PointError::Unreadable)?;
    let (mut file, mut rank) = (i16::from(centre.file()), i16::from(centre.rank()));
    let mut seen = [false; 2];
    for (direction, steps) in parts.into_iter().flatten() {
        let steps = i16::from(steps);
        let across = matches!(direction, b'L' | b'R');
        if std::mem::replace(&mut seen[usize::from(across)], true) {
            return Err(PointError::Unreadable);
        }
        match direction {
            b'L' => file -= steps,
            b'R' => file += steps,
            b'U' => rank += steps,
            _ => rank -= steps,
        }
    }
    let off = PointError::OffBoard { size };
    let file = u8::try_from(file).map_err(|_| off)?;
    let rank = u8::try_from(rank).map_err(|_| off)?;
    let point = Point::new(file, rank);
    if size.contains(point) {
        Ok(point)
    } else {
        Err(off)
    }
}

/// A direction's letter and a distance.
type Part = (u8, u8);

/// One or two parts, all with the letter first or all with the number first.
fn split_parts(text: &[u8]) -> Option<[Option<Part>; 2]> {
    let letter_first = text.first()?.is_ascii_alphabetic();
    let starts_second = |&at: &usize| {
        text[at].is_ascii_alphabetic() == letter_first
            && (letter_first || text[at - 1].is_ascii_alphabetic())
    };
    let cut = (1..text.len()).find(starts_second);
    let (first, second) = text.split_at(cut.unwrap_or(text.len()));
    let second = if second.is_empty() {
        None
    } else {
        Some(part(second, letter_first)?)
    };
    Some([Some(part(first, letter_first)?), second])
}

fn part(text: &[u8], letter_first: bool) -> Option<Part> {
    let (letter, digits) = match text {
        [letter, digits @ ..] if letter_first => (*letter, digits),
        [digits @ .., letter] if !letter_first => (*letter, digits),
        _ => return None,
    };
    Some((letter, number(digits)?)).filter(|_| b"RLUD".contains(&letter))
}

/// One or two digits.
fn number(digits: &[u8]) -> Option<u8> {
    if digits.is_empty() || digits.len() > 2 {
        return None;
    }
    digits.iter().try_fold(0_u8, |sum, digit| {
        digit.is_ascii_digit().then(|| sum * 10 + (digit - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: BoardSize = BoardSize::STANDARD;

    #[test]
    fn reads_what_people_write() {
        let k10 = Point::new(9, 9);
        for text in [
            "K10", "k10", "K-10", "10k", "K 10", " k 10 ", "0", "K10*", "(K10)", " (k10) ",
        ] {
            assert_eq!(Point::parse(text, SIZE), Ok(k10), "{text}");
        }
        let r3u2 = Point::new(12, 11);
        for text in ["R3U2", "r3u2", "3R2U", "R3 U2", "u2r3", "2u 3r", "N12"] {
            assert_eq!(Point::parse(text, SIZE), Ok(r3u2), "{text}");
        }
        assert_eq!(Point::parse("U7", SIZE), Ok(Point::new(9, 16)));
        assert_eq!(Point::parse("q", BoardSize::line()), Ok(Point::new(15, 0)));
    }

    #[test]
    fn refuses_what_names_no_point() {
        let off = PointError::OffBoard { size: SIZE };
        for (text, error) in [
            ("I10", PointError::NoFileI),
            ("10i", PointError::NoFileI),
            ("K20", off),
            ("K0", off),
            ("Z3", off),
            ("R10U1", off),
            ("", PointError::Unreadable),
            ("10", PointError::Unreadable),
            ("K", PointError::Unreadable),
            ("KK", PointError::Unreadable),
            ("R3R2", PointError::Unreadable),
            ("R3U2D1", PointError::Unreadable),
            ("R3 2U", PointError::Unreadable),
            ("K100", PointError::Unreadable),
            ("ß10", PointError::Unreadable),
            ("(K10", PointError::Unreadable),
            ("K10)", PointError::Unreadable),
            ("((K10))", PointError::Unreadable),
            ("K1000000000000000000000", PointError::Unreadable),
        ] {
            assert_eq!(Point::parse(text, SIZE), Err(error), "{text}");
        }
    }

    #[test]
    fn what_fits_both_notations_is_read_in_the_preferred_one() {
        let relative = |text| Point::parse_preferring(Notation::Relative, text, SIZE);
        assert_eq!(Point::parse("L2", SIZE), Ok(Point::new(10, 1)));
        assert_eq!(relative("L2"), Ok(Point::new(7, 9)));
        assert_eq!(
            relative("L15"),
            Ok(Point::new(10, 14)),
            "only the board has it"
        );
        let small = BoardSize::square(9).expect("nine lines make a board");
        assert_eq!(
            Point::parse("R3", small),
            Ok(Point::new(7, 4)),
            "only the centre has it"
        );
    }

    #[test]
    fn every_name_is_read_back() {
        let sizes = (9..=19)
            .filter_map(BoardSize::square)
            .chain([BoardSize::line()]);
        for size in sizes {
            for point in size.points() {
                for notation in [Notation::Board, Notation::Relative] {
                    let text = point.text(notation, size);
                    assert_eq!(
                        Point::parse_preferring(notation, &text, size),
                        Ok(point),
                        "{text}"
                    );
                }
            }
        }
    }
}
