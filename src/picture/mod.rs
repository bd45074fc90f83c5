//! Positions as pictures and as text.
//!
//! A [`Scene`] says what to show; [`board`] draws it as a PNG, and [`alt`] and [`ranks`] describe
//! it for people who cannot see it. The module reads nothing at run time: the fonts are embedded in
//! the program. It uses `rules` and `language` only; it must not know people, games or Discord.
//!
//! A picture holds one shade of a theme's palette for each pixel. Stones, marks and letters are
//! drawn in true colour once, cut out, and then only copied: see `sprites` for what is cached, and
//! `theme_looks` for the themes as data.

// Places and sizes in pixels are small whole numbers, and shares lie between 0 and 1: conversions
// between them lose nothing visible.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod alt;
mod cache;
mod chart;
mod comparison;
mod crop;
mod crosstable;
mod crown;
mod diagram;
mod draw;
mod encode;
mod fonts;
mod footer;
mod frame;
mod ground;
mod hill;
mod inset;
mod layout;
mod lettering;
mod look;
mod mask;
mod match_points;
mod match_score;
mod paint;
mod palette;
mod part;
mod pieces;
mod player_plate;
mod podium;
mod ranks;
mod replay;
mod rgb;
mod rows;
mod scene;
mod shape;
mod sprites;
mod stone;
mod strip;
mod theme;
mod theme_looks;
mod window;
mod words;

pub use alt::{alt, capture_score};
pub use chart::{RatingChart, RatingPoint, rating_chart, rating_chart_alt};
pub use comparison::{ComparedStone, Comparison, comparison, comparison_alt};
pub use crop::{Crop, crop, crop_alt};
pub use crosstable::{
    BracketMatch, BracketRound, BracketSide, Crosstable, CrosstableBody, CrosstableCell,
    CrosstablePart, CrosstableRow, CrosstableTable, crosstable, crosstable_alt,
};
pub use diagram::{diagram, diagram_alt};
pub use encode::LARGEST;
pub use hill::{HillName, HillScene, hill, hill_alt};
pub use match_points::{MatchPoints, MatchScore};
pub use podium::{Podium, PodiumStep, podium, podium_alt};
pub use ranks::ranks;
pub use replay::{Replay, replay};
pub use scene::{Labels, Numbers, Scene};
pub use strip::{Strip, strip, strip_alt};
pub use theme::Theme;
pub use window::window;
pub use words::cut;

/// The scene's board as the bytes of a PNG file, 1,008 pixels wide.
///
/// A board so full that it would take more than [`LARGEST`] bytes is drawn plainly, without grain,
/// light and shadow; if that is still too much, with stones of fewer rows. Boards with two colours of
/// stones without numbers then always fit, and those of six with two hundred stones. A board with the score
/// of a match has no numbers if it would be too large with them.
///
/// ```
/// use tessera::picture::{Scene, board};
/// use tessera::rules::{Position, catalogue};
///
/// let position = Position::new(catalogue::find("pente").expect("the base game"));
/// let names = ["Ann".to_owned(), "Ben".to_owned()];
/// let png = board(&Scene::new(&position, &names));
/// assert!(png.starts_with(b"\x89PNG"));
/// ```
pub fn board(scene: &Scene) -> Vec<u8> {
    let drawn = encode::fitting(scene.theme, |style| draw::draw(scene, style));
    if drawn.len() <= LARGEST || scene.score.is_none() {
        return drawn;
    }
    let plain = Scene {
        numbers: Numbers::Off,
        ..*scene
    };
    encode::fitting(scene.theme, |style| draw::draw(&plain, style))
}
