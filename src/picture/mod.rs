//! Positions as pictures and as words.
//!
//! A [`Scene`] says what to show; [`board`] draws it as a PNG, [`alt`] and [`ranks`] say it for those
//! who cannot see. Pure: after the start nothing is read from anywhere, the font is
//! within the program. Uses `rules` only; it must not know people, games or Discord.
//!
//! A picture holds one shade of a theme's palette a pixel. Stones, marks and letters are
//! drawn in true colour once, cut out, and from then on only copied: see `kit` for what is
//! kept, and `theme_looks` for the themes as data.

// Places and sizes in pixels are small whole numbers, and shares lie within 0 and 1: turning
// one into the other loses nothing that could be seen.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod alt;
mod chart;
mod crop;
mod diagram;
mod draw;
mod encode;
mod footer;
mod frame;
mod ground;
mod inset;
mod kit;
mod layout;
mod lettering;
mod look;
mod mask;
mod paint;
mod palette;
mod pieces;
mod plate;
mod ranks;
mod replay;
mod rgb;
mod scene;
mod shape;
mod shelf;
mod stone;
mod theme;
mod theme_looks;
mod words;

pub use alt::{alt, capture_score};
pub use chart::{RatingChart, RatingPoint, rating_chart, rating_chart_alt};
pub use crop::{Crop, crop, crop_alt};
pub use diagram::{diagram, diagram_alt};
pub use encode::LARGEST;
pub use ranks::ranks;
pub use replay::{Replay, replay};
pub use scene::{Numbers, Scene};
pub use theme::Theme;

/// The scene's board as the bytes of a PNG file, 1,008 pixels wide.
///
/// A board so full that it would take more than [`LARGEST`] bytes is drawn plainly, without grain,
/// light and shadow. Two colours of stones then always fit.
pub fn board(scene: &Scene) -> Vec<u8> {
    encode::fitting(scene.theme, |style| draw::draw(scene, style))
}
