//! The empty board: ground, lines, star points and coordinates. Drawn once and copied from
//! then on.

use super::frame::{Area, Frame};
use super::layout::{Layout, WIDTH};
use super::lettering::Lettering;
use super::mask::Mask;
use super::paint::Paint;
use super::palette::Shade;
use super::shape;
use super::theme::Ground;
use crate::rules::{Notation, Point};

/// Draws an empty board with the given letters for its coordinates.
pub fn empty_board(
    paint: &Paint,
    layout: &Layout,
    notation: Notation,
    letters: &Lettering,
) -> Frame {
    let mut frame = Frame::new(
        WIDTH as usize,
        layout.height as usize,
        paint.palette.nearest(paint.look.margin),
    );
    lay_ground(&mut frame, paint, layout);
    draw_lines(&mut frame, paint, layout);
    draw_star_points(&mut frame, paint, layout);
    draw_coordinates(&mut frame, paint, layout, notation, letters);
    frame
}

fn lay_ground(frame: &mut Frame, paint: &Paint, layout: &Layout) {
    let surface = layout.surface();
    let (dark, light) = match paint.look.ground {
        Ground::Plain(colour) => return frame.fill(surface, paint.palette.nearest(colour)),
        Ground::Grained(dark, light) => (dark, light),
    };
    let tones: [Shade; TONES] = std::array::from_fn(|tone| {
        paint
            .palette
            .nearest(dark.toward(light, tone as f32 / (TONES - 1) as f32))
    });
    for y in surface.top..surface.top + surface.height {
        for x in surface.left..surface.left + surface.width {
            let tone = (grain(x as f32) * TONES as f32) as usize;
            frame.fill(
                Area {
                    left: x,
                    top: y,
                    width: 1,
                    height: 1,
                },
                tones[tone.min(TONES - 1)],
            );
        }
    }
}

/// How many tones the grain of wood has.
const TONES: usize = 7;

/// How light wood is so far across, 0-1.
///
/// The grain runs upright, as if sawn from a straight trunk: so each row of pixels repeats the
/// one above, which keeps pictures small.
fn grain(across: f32) -> f32 {
    let broad = noise(across / 61.0, 1);
    let rings = noise(across / 13.0, 2);
    let fibres = noise(across / 3.0, 3);
    0.42 * broad + 0.36 * rings + 0.22 * fibres
}

/// Smooth noise between 0 and 1 along a line.
fn noise(at: f32, seed: u32) -> f32 {
    let step = at.floor();
    let within = at - step;
    let ease = within * within * (3.0 - 2.0 * within);
    let (from, to) = (scatter(step as i32, seed), scatter(step as i32 + 1, seed));
    from + (to - from) * ease
}

/// A number between 0 and 1 that looks like chance and is always the same.
fn scatter(at: i32, seed: u32) -> f32 {
    let mut bits = (at as u32).wrapping_mul(0x9e37_79b1) ^ seed.wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    ((bits ^ (bits >> 15)) >> 8) as f32 / (1 << 24) as f32
}

fn draw_lines(frame: &mut Frame, paint: &Paint, layout: &Layout) {
    let lines = layout.lines();
    let shade = paint.line.solid();
    for file in 0..layout.size.files() {
        let x = layout.at(Point::new(file, 0)).0;
        let half = half_width(file, layout.size.files());
        // A board of one rank has no height: short strokes show its points.
        let reach = if layout.size.is_line() {
            layout.cell / 5
        } else {
            1
        };
        let (top, height) = (lines.top - reach, lines.height + 2 * reach);
        frame.fill(
            Area {
                left: x - half,
                top,
                width: 2 * half,
                height,
            },
            shade,
        );
    }
    for rank in 0..layout.size.ranks() {
        let y = layout.at(Point::new(0, rank)).1;
        let half = half_width(rank, layout.size.ranks());
        let (left, width) = (lines.left - half, lines.width + 2 * half);
        frame.fill(
            Area {
                left,
                top: y - half,
                width,
                height: 2 * half,
            },
            shade,
        );
    }
}

/// Half the width of a line: the outermost ones are heavier.
fn half_width(line: u8, lines: u8) -> i32 {
    if line == 0 || line + 1 == lines { 2 } else { 1 }
}

fn draw_star_points(frame: &mut Frame, paint: &Paint, layout: &Layout) {
    let radius = (0.115 * layout.cell as f32).clamp(5.5, 9.0);
    let star = Mask::inside(radius + 1.0, |x, y| shape::disc(x, y, radius));
    for point in layout.size.star_points() {
        frame.lay(&star, layout.at(point), &paint.line);
    }
}

fn draw_coordinates(
    frame: &mut Frame,
    paint: &Paint,
    layout: &Layout,
    notation: Notation,
    letters: &Lettering,
) {
    let (size, centre) = (layout.size, layout.size.centre());
    let lines = layout.lines();
    let away = layout.coordinate_distance();
    for file in 0..size.files() {
        let name = Point::new(file, centre.rank()).text(notation, size);
        let name = name.trim_end_matches(|letter: char| {
            notation == Notation::Board && letter.is_ascii_digit()
        });
        let x = layout.at(Point::new(file, 0)).0;
        let edge = if size.is_line() { layout.cell / 2 } else { 0 };
        for y in [
            lines.top - away - edge,
            lines.top + lines.height + away + edge,
        ] {
            letters.centre(frame, name, (x, y), &paint.coordinate);
        }
    }
    if size.is_line() {
        return;
    }
    for rank in 0..size.ranks() {
        let name = Point::new(centre.file(), rank).text(notation, size);
        let name = name.trim_start_matches(|letter: char| {
            notation == Notation::Board && letter.is_ascii_alphabetic()
        });
        let y = layout.at(Point::new(0, rank)).1;
        for x in [lines.left - away, lines.left + lines.width + away] {
            letters.centre(frame, name, (x, y), &paint.coordinate);
        }
    }
}
