//! The rules of play of Pente and its relatives.
//!
//! Pure: no input or output, no clock, no randomness, no storage format except the record's own. It
//! knows seats, colours and stones; it must not know people, servers, databases or pictures.
//!
//! A [`Ruleset`] is data from the [`catalogue`]. A [`Position`] is the state of a game under one
//! ruleset; [`Position::play`] is the only way it changes. A [`Record`] is a ruleset and the moves
//! made under it; replaying it gives the complete game.

mod about;
mod bans;
mod board;
mod call;
mod capture;
pub mod catalogue;
mod families;
mod line_scan;
mod lines;
mod match_options;
mod moves;
mod notation;
mod open_three;
mod opening;
mod options;
mod outcome;
mod played;
mod players;
mod point;
mod position;
mod record;
mod record_bytes;
mod refusal;
mod row;
mod ruleset;
mod rulesets;
mod score;
mod scoring;
mod setup;
pub mod shapes;
mod size;
mod stone_colour;
mod text;
mod threat;
mod turn;

pub use about::{About, Diagram, Drawn};
pub use bans::Bans;
pub use board::{Board, Stone};
pub use call::Call;
pub use capture::{Captures, Lengths};
pub use lines::Step;
pub use match_options::{HIGHEST_TARGET, LOWEST_TARGET};
pub use moves::{Choice, Departure, Move, MoveError};
pub use notation::{Notation, PointError};
pub use opening::{Limit, Opening, Stage};
pub use options::{Options, OptionsRefusal, UnknownRuleset};
pub use outcome::{Outcome, Reason};
pub use played::{Played, Removal, Removed};
pub use players::{Colour, Seat, Side};
pub use point::Point;
pub use position::{BoardKey, OrientedPosition, Position, PositionKey};
pub use record::{Record, ReplayError};
pub use record_bytes::BytesError;
pub use refusal::IllegalMove;
pub use row::{Overline, Row, RowWins};
pub use ruleset::{Adjustable, FirstStone, Ruleset};
pub use score::{Earned, Match, Standing};
pub use scoring::{Points, Scoring};
pub use setup::{Setup, SetupError};
pub use size::BoardSize;
pub use stone_colour::StoneColour;
pub use text::{InvalidRecord, RecordText, SgfError, TextError, decode_text};
pub use threat::{Capturable, Form, Threat, ThreatSize};
pub use turn::{Turn, TurnAction};
