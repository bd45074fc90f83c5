//! The enlarged part of a board with its stones, under which there is room for a strip. Knows nothing of what is marked
//! on it.

use std::sync::Arc;

use super::draw;
use super::frame::Frame;
use super::ground;
use super::layout::Layout;
use super::lettering::{Lettering, Weight};
use super::pieces::Pieces;
use super::scene::Scene;
use super::theme::Style;
use crate::language::{Text, say};
use crate::rules::Point;

/// Room for coordinates on each side of the part.
const MARGIN: i32 = 60;
/// How much of the margin a coordinate's letters are high.
const COORDINATE: f32 = 0.66;

/// A part that has been drawn.
pub struct Part {
    /// The picture so far.
    pub frame: Frame,
    /// Where its points lie.
    pub layout: Layout,
    /// What can be drawn on them.
    pub pieces: Arc<Pieces>,
}

/// Draws the part of a scene's board between two points, over an empty strip of this height. A board of one line is
/// shown whole.
pub fn part(scene: &Scene, (low, high): (Point, Point), strip: i32, style: Style) -> Part {
    let size = scene.position.board().size();
    let layout = if size.is_line() {
        Layout::of_board(size)
    } else {
        Layout::of_crop(size, low, high, MARGIN)
    };
    let pieces = Pieces::of(style, layout.cell);
    let coordinates = ground::coordinates(size, scene.notation);
    let letters = Lettering::new(Weight::Bold, COORDINATE * MARGIN as f32, []);
    let empty = ground::board(pieces.paint, &layout, size, &coordinates, &letters);
    let mut frame = Frame::default();
    let height = layout.height + strip;
    frame.begin(&empty, height as usize, pieces.paint.surface.solid());
    draw::draw_points(scene, &layout, &pieces, &mut frame);
    Part {
        frame,
        layout,
        pieces,
    }
}

/// "The board from F6 to N11."
pub fn part_told(scene: &Scene, (low, high): (Point, Point)) -> Text {
    let size = scene.position.board().size();
    if size.is_line() {
        return say!(picture::part_line);
    }
    let name = |point: Point| point.text(scene.notation, size);
    say!(picture::part, low = name(low), high = name(high))
}
