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
mod crop;
mod diagram;
mod draw;
mod encode;
mod fonts;
mod footer;
mod frame;
mod ground;
mod inset;
mod layout;
mod lettering;
mod look;
mod mask;
mod match_score;
mod paint;
mod palette;
mod pieces;
mod player_plate;
mod ranks;
mod replay;
mod rgb;
mod rows;
mod scene;
mod shape;
mod sprites;
mod stone;
mod theme;
mod theme_looks;
mod words;

pub use alt::{alt, capture_score};
pub use chart::{RatingChart, RatingPoint, rating_chart, rating_chart_alt};
pub use crop::{Crop, crop, crop_alt};
pub use diagram::{diagram, diagram_alt};
pub use encode::LARGEST;
pub use match_score::{MatchPlayer, MatchScore};
pub use ranks::ranks;
pub use replay::{Replay, replay};
pub use scene::{Numbers, Scene};
pub use theme::Theme;
pub use words::cut;

use crate::language::Text;

/// The scene's board as the bytes of a PNG file, 1,008 pixels wide.
///
/// A board so full that it would take more than [`LARGEST`] bytes is drawn plainly, without grain,
/// light and shadow; if that is still too much, with stones of fewer rows. Boards with two colours of
/// stones without numbers then always fit, and those of six with two hundred stones.
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
    encode::fitting(scene.theme, |style| draw::draw(scene, style))
}

/// The same with the score of a match below the board: one picture, because Discord shows two side by
/// side, each half as wide. Where that would take more than [`LARGEST`] bytes, the stones have no numbers,
/// and a board with hundreds of stones stands alone; [`board_with_score_alt`] still tells the score.
pub fn board_with_score(scene: &Scene, score: &MatchScore) -> Vec<u8> {
    let stacked = |scene: &Scene| {
        encode::fitting(scene.theme, |style| {
            let mut frame = draw::draw(scene, style);
            frame.append(&match_score::draw(score, style));
            frame
        })
    };
    let plain = Scene {
        numbers: Numbers::Off,
        ..*scene
    };
    let fits = |bytes: &Vec<u8>| bytes.len() <= LARGEST;
    let numbered = Some(stacked(scene)).filter(fits);
    let without = || Some(stacked(&plain)).filter(fits);
    numbered.or_else(without).unwrap_or_else(|| board(&plain))
}

/// The alt text of that picture: the board, then the score. At most 1,024 characters.
pub fn board_with_score_alt(scene: &Scene, score: &MatchScore) -> String {
    let score = match_score::match_score_alt(score, words::LONGEST_ALT / 2);
    let room = words::LONGEST_ALT.saturating_sub(words::length(&score) + 1);
    let told = [alt::alt_within(scene, room), score].map(Text::verbatim);
    Text::sentences(told).in_language(scene.language)
}
