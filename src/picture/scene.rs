//! What a picture is to show. Everything in it is borrowed from whoever asks for the picture;
//! it holds no pixels.

use std::collections::BTreeMap;

use super::theme::Theme;
use crate::rules::{Move, Notation, Played, Point, Position};

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
///     status: "Ben to move",
///     theme: Theme::Dark,
///     ..Scene::new(&position, &names)
/// };
/// let png = picture::board(&scene);
/// assert!(png.starts_with(b"\x89PNG"));
/// assert!(picture::alt(&scene).starts_with("The first stone stands on K10."));
/// ```
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What stands on the board, who is to act, and how the game ended if it did.
    pub position: &'a Position,
    /// The players' names by seat, of any length and script. A missing one is left blank.
    pub names: &'a [String],
    /// What to say of each player's time, by seat: `2 d 4 h`. May be empty.
    pub clocks: &'a [String],
    /// What was played just now, oldest first: its stones are ringed, what it took is crossed
    /// out. One move as a rule, two where a turn has two stones, none at the start.
    pub last: &'a [Played],
    /// The lower left corner: which game this is.
    pub title: &'a str,
    /// The lower right corner: how things stand.
    pub status: &'a str,
    /// Whether nobody has won, whatever the position's outcome: the game was too short to count.
    pub is_void: bool,
    /// How coordinates and points are written.
    pub notation: Notation,
    /// How the picture looks.
    pub theme: Theme,
    /// Whether stones carry the number of their ply.
    pub numbers: Numbers<'a>,
}

impl<'a> Scene<'a> {
    /// A bare scene in the default theme and notation.
    pub fn new(position: &'a Position, names: &'a [String]) -> Self {
        Self {
            position,
            names,
            clocks: &[],
            last: &[],
            title: "",
            status: "",
            is_void: false,
            notation: Notation::Board,
            theme: Theme::default(),
            numbers: Numbers::Off,
        }
    }

    /// The points of the stones that were placed just now, still standing or not.
    pub(super) fn placed(&self) -> impl Iterator<Item = Point> {
        self.last.iter().filter_map(|played| played.mv.point())
    }
}

/// Whether stones carry the number of their ply.
#[derive(Clone, Copy, Debug, Default)]
pub enum Numbers<'a> {
    /// They do not.
    #[default]
    Off,
    /// They do; these are all the moves of the game so far.
    On(&'a [Move]),
}

impl Numbers<'_> {
    /// Whether there are any.
    pub(super) const fn are_on(self) -> bool {
        matches!(self, Self::On(_))
    }

    /// The number of each point that was played: the latest, where it was played twice.
    pub(super) fn by_point(self) -> BTreeMap<Point, u16> {
        let moves = match self {
            Self::Off => &[],
            Self::On(moves) => moves,
        };
        moves
            .iter()
            .filter_map(|one| one.point())
            .zip(1..)
            .collect()
    }
}
