//! What a picture shows. It borrows everything from the caller and holds no pixels.

use std::collections::BTreeMap;

use super::match_points::MatchScore;
use super::theme::Theme;
use crate::language::Language;
use crate::rules::{Call, Move, Notation, Played, Point, Position};

/// A position and what is said around it.
///
/// [`Scene::new`] takes what every picture needs; the other fields are plain and set as
/// needed:
///
/// ```
/// use tessera::picture::{self, Scene, Theme};
/// use tessera::rules::{Move, Point, Position, catalogue};
///
/// let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
/// let played = position.play(Move::Place(Point::new(9, 9))).expect("the centre is free");
/// let names = ["Ann".to_owned(), "Ben".to_owned()];
/// let scene = Scene {
///     last: &[played],
///     title: "Game 412",
///     status: "Ben's turn",
///     theme: Theme::Dark,
///     ..Scene::new(&position, &names)
/// };
/// let png = picture::board(&scene);
/// assert!(png.starts_with(b"\x89PNG"));
/// assert!(picture::alt(&scene).starts_with("The rules put the first stone on K10."));
/// ```
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The stones on the board, who is to move, and the outcome if the game is over.
    pub position: &'a Position,
    /// The players' names by seat, of any length and script. A missing one is left blank.
    pub names: &'a [String],
    /// The text about each player's time, by seat: `2 d 4 h`. May be empty.
    pub clocks: &'a [String],
    /// The latest moves, oldest first: their stones are ringed, what they captured is crossed out.
    /// Usually one move, two where a turn has two stones, none at the start.
    pub last: &'a [Played],
    /// The score of the match that the game belongs to.
    pub score: Option<&'a MatchScore<'a>>,
    /// What the last of them made, where players agreed on calls. The description says it.
    pub call: Option<Call>,
    /// What else the description says of the end of the game, without markdown. Empty if that is nothing.
    pub ended: &'a str,
    /// The text in the lower left corner: which game this is.
    pub title: &'a str,
    /// The text in the lower right corner: the status of the game.
    pub status: &'a str,
    /// The language of the description, and of the words in the picture that are not given here.
    pub language: Language,
    /// Whether the game was too short to count: nobody has won, whatever the position's outcome.
    pub is_void: bool,
    /// How coordinates and points are written.
    pub notation: Notation,
    /// How the picture looks.
    pub theme: Theme,
    /// Whether stones show their move numbers.
    pub numbers: Numbers<'a>,
    /// Names on empty points.
    pub labels: Labels<'a>,
}

impl<'a> Scene<'a> {
    /// A bare scene in the default theme, language and notation.
    pub fn new(position: &'a Position, names: &'a [String]) -> Self {
        Self {
            position,
            names,
            clocks: &[],
            last: &[],
            score: None,
            call: None,
            ended: "",
            title: "",
            status: "",
            language: Language::default(),
            is_void: false,
            notation: Notation::Board,
            theme: Theme::default(),
            numbers: Numbers::Off,
            labels: Labels::default(),
        }
    }

    /// The points of the latest stones, whether they still stand or not.
    pub(super) fn placed(&self) -> impl Iterator<Item = Point> {
        self.last.iter().filter_map(|played| played.mv.point())
    }
}

/// Names on empty points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Labels<'a> {
    /// The points with their names, of one or two letters.
    pub names: &'a [(Point, String)],
    /// What the description says of them, without markdown; empty if that is nothing.
    pub told: &'a str,
}

/// Whether stones show their move numbers.
#[derive(Clone, Copy, Debug, Default)]
pub enum Numbers<'a> {
    /// They do not.
    #[default]
    Off,
    /// They do; these are all the moves of the game so far.
    On(&'a [Move]),
    /// Those of a line do, counted from 1. These are its moves, the latest ones of the position. A point that was played
    /// twice shows both numbers, and one whose stone was captured on the way shows its number with a cross.
    Line(&'a [Played]),
}

impl Numbers<'_> {
    /// Whether numbers are shown.
    pub(super) const fn are_on(self) -> bool {
        !matches!(self, Self::Off)
    }

    /// What is written on each point that was played: its number. If it was played twice, the latest one, or in a line
    /// both of them, as in `1/3`.
    pub(super) fn by_point(self) -> BTreeMap<Point, String> {
        match self {
            Self::Off => BTreeMap::new(),
            Self::On(moves) => {
                let points = moves.iter().filter_map(|one| one.point());
                let numbered = points.zip(1_u16..);
                numbered.map(|(at, it)| (at, it.to_string())).collect()
            }
            Self::Line(moves) => {
                let mut numbered = BTreeMap::new();
                for (played, number) in moves.iter().zip(1_u16..) {
                    let Some(at) = played.mv.point() else {
                        continue;
                    };
                    let text: &mut String = numbered.entry(at).or_default();
                    if !text.is_empty() {
                        text.push('/');
                    }
                    text.push_str(&number.to_string());
                }
                numbered
            }
        }
    }

    /// The points from which the moves of a line removed stones.
    pub(super) fn removed(self) -> impl Iterator<Item = Point> {
        let moves = match self {
            Self::Off | Self::On(_) => &[],
            Self::Line(moves) => moves,
        };
        let removed = moves.iter().flat_map(Played::removed);
        removed.map(|it| it.point)
    }
}
