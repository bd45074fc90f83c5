//! A move that was played beside a better one: the part of the board around both, large enough for a phone. It shows
//! the part it is given and never chooses it.

use std::f32::consts::FRAC_1_SQRT_2;

use super::alt;
use super::encode;
use super::frame::{Area, Frame};
use super::inset;
use super::layout::Layout;
use super::lettering::{Align, Lettering, Weight};
use super::mask::Mask;
use super::paint::Paint;
use super::part::{Part, part, part_told};
use super::pieces::{Pieces, kind};
use super::rows::Rows;
use super::scene::Scene;
use super::shape;
use super::stone::{Face, Stone as StoneLooks};
use super::theme::Style;
use super::words;
use crate::language::say;
use crate::rules::{Point, Stone};

/// The height of the strip under the part: the whole board in small, and beside it the texts.
const STRIP: i32 = 196;
/// The distance from an edge of the strip to its content.
const BORDER: i32 = 18;
/// The sizes of the letters of the heading and of the lines, and how far the lines are apart.
const HEADING: f32 = 56.0;
const LINE: f32 = 42.0;
const LINE_HEIGHT: i32 = 54;
/// The radius of the plate with the mark, at least: it is read on a phone, too.
const LEAST_PLATE: f32 = 26.0;
/// How large the better stone is drawn, so that it is not taken for one that stands there, as a share of a stone.
const SMALL: f32 = 0.55;
/// The mark on the better move.
const BETTER: &str = "!";

/// Two moves on a board that has neither.
#[derive(Clone, Copy)]
pub struct Comparison<'a> {
    /// The board before them, its theme, its language and its notation.
    pub scene: &'a Scene<'a>,
    /// The lower left and the upper right point of the part.
    pub window: (Point, Point),
    /// The move that was played, if it placed a stone.
    pub played: Option<ComparedStone<'a>>,
    /// Where the better stone belongs, and which one it is.
    pub better: Option<(Point, Stone)>,
    /// Which move it is.
    pub heading: &'a str,
    /// What was played, and what was better: at most two short lines.
    pub lines: &'a [String],
}

/// A stone that was played.
#[derive(Clone, Copy)]
pub struct ComparedStone<'a> {
    /// Its point.
    pub at: Point,
    /// The stone.
    pub stone: Stone,
    /// The number of its move.
    pub number: u16,
    /// What is thought of it, as in `??`.
    pub mark: &'a str,
}

/// The part as the bytes of a PNG file, 1,008 pixels wide: the stone that was played with the number of its move and a
/// plate that says what is thought of it; four corners around the point where the better one belongs, which is shown
/// in small and has such a plate, too; and under them in words what they are.
pub fn comparison(comparison: &Comparison) -> Vec<u8> {
    encode::fitting(comparison.scene.theme, |style| draw(comparison, style))
}

/// Its alt text: where the part lies, and then the board with its labels as [`super::alt`] describes it; at most 1,024
/// characters in all.
pub fn comparison_alt(comparison: &Comparison) -> String {
    let scene = comparison.scene;
    let head = part_told(scene, comparison.window).in_language(scene.language);
    let gap = say!(general::between_sentences).in_language(scene.language);
    let head = head + &gap;
    let left = words::LONGEST_ALT.saturating_sub(words::length(&head));
    head + &alt::alt_within(scene, left)
}

fn draw(comparison: &Comparison, style: Style) -> Frame {
    let Part {
        mut frame,
        layout,
        pieces,
    } = part(comparison.scene, comparison.window, STRIP, style);
    if let Some((at, stone)) = comparison.better {
        let kind = kind(comparison.scene.position.ruleset(), stone);
        draw_better(&mut frame, &layout, pieces.paint, (at, kind));
    }
    if let Some(played) = &comparison.played {
        draw_played(&mut frame, comparison.scene, &layout, &pieces, played);
    }
    let strip = Area {
        left: BORDER,
        top: layout.height + BORDER,
        width: layout.width - 2 * BORDER,
        height: STRIP - 2 * BORDER,
    };
    draw_strip(&mut frame, comparison, pieces.paint, strip);
    frame
}

/// Four corners around a point, in which a stone of a [`kind`] is drawn in small, with the mark of the better move.
fn draw_better(frame: &mut Frame, layout: &Layout, paint: &Paint, (better, kind): (Point, usize)) {
    let (at, radius) = (layout.at(better), Pieces::radius(layout.cell as f32));
    let ground = Mask::inside(radius, |x, y| shape::disc(x, y, 0.8 * radius));
    let corners = Mask::inside(1.1 * radius, |x, y| {
        let side = shape::rounded(x, y, 0.95 * radius, 0.95 * radius, 0.2 * radius);
        let is_between = 0.45 * radius - x.abs().min(y.abs());
        (side.abs() - 0.11 * radius).max(is_between)
    });
    frame.lay(&ground, at, &paint.ground);
    let small = StoneLooks::all(paint, SMALL * radius, Face::Full, Rows::Each);
    small[kind].put(frame, at, paint);
    frame.lay(&corners, at, &paint.row);
    draw_plate(frame, layout, paint, (better, BETTER));
}

/// The stone with the number of its move, and a plate with the mark.
fn draw_played(
    frame: &mut Frame,
    scene: &Scene,
    layout: &Layout,
    pieces: &Pieces,
    played: &ComparedStone<'_>,
) {
    let at = layout.at(played.at);
    let kind = kind(scene.position.ruleset(), played.stone);
    pieces.cast(frame, kind, at);
    pieces.put_numbered(frame, kind, &played.number.to_string(), at);
    frame.lay(&pieces.row, at, &pieces.paint.cross);
    draw_plate(frame, layout, pieces.paint, (played.at, played.mark));
}

/// A plate with a mark at the upper right of a point, as near as it does not cover what stands there; on a board of one
/// line above it, so that it does not cover the next point either.
fn draw_plate(frame: &mut Frame, layout: &Layout, paint: &Paint, (on, mark): (Point, &str)) {
    let (x, y) = layout.at(on);
    let cell = layout.cell as f32;
    let reach = (0.32 * cell).max(LEAST_PLATE);
    let away = Pieces::radius(cell) + 0.6 * reach;
    let at = if layout.is_line() {
        (x, y - (away + 0.4 * reach) as i32)
    } else {
        let out = (FRAC_1_SQRT_2 * away) as i32;
        (x + out, y - out)
    };
    let edge = Mask::inside(reach + 4.0, |x, y| shape::disc(x, y, reach + 3.0));
    let plate = Mask::inside(reach, |x, y| shape::disc(x, y, reach));
    frame.lay(&edge, at, &paint.surface);
    frame.lay(&plate, at, &paint.text);
    let letters = Lettering::new(Weight::Bold, 1.2 * reach, []);
    letters.centre(frame, mark, at, &paint.surface);
}

/// The whole board in small at the left, and beside it the heading, the title and the lines.
fn draw_strip(frame: &mut Frame, comparison: &Comparison, paint: &Paint, area: Area) {
    let scene = comparison.scene;
    let mut left = area.left;
    if !scene.position.board().size().is_line() {
        left += inset::draw(frame, scene, paint, comparison.window, area) + 2 * BORDER;
    }
    let right = area.right();
    let (large, small) = (
        Lettering::new(Weight::Bold, HEADING, []),
        Lettering::new(Weight::Medium, LINE, []),
    );
    let base = area.top + large.capital() as i32;
    let title = small.fit(scene.title, (right - left) as f32 / 2.0);
    small.write(frame, &title, (right, base), Align::Right, &paint.faint);
    let room = (right - left) as f32 - title.width - BORDER as f32;
    let heading = large.fit(comparison.heading, room);
    large.write(frame, &heading, (left, base), Align::Left, &paint.text);
    for (line, number) in comparison.lines.iter().zip(1..) {
        let line = small.fit(line, (right - left) as f32);
        let base = base + number * LINE_HEIGHT;
        small.write(frame, &line, (left, base), Align::Left, &paint.text);
    }
}
