//! The empty board: ground, lines, star points and coordinates. It is drawn once and then copied.

use super::frame::{Area, Frame};
use super::layout::Layout;
use super::lettering::Lettering;
use super::look::Ground;
use super::mask::Mask;
use super::paint::Paint;
use super::palette::Shade;
use super::shape;
use crate::rules::{BoardSize, Notation};

/// Draws an empty board with its margin.
pub fn board(
    paint: &Paint,
    layout: &Layout,
    size: BoardSize,
    coordinates: &Coordinates,
    letters: &Lettering,
) -> Frame {
    let mut frame = Frame::new(
        layout.width as usize,
        layout.height as usize,
        paint.palette.nearest(paint.look.margin),
    );
    lay_ground(&mut frame, paint, layout);
    draw_lines(&mut frame, paint, layout);
    draw_star_points(&mut frame, paint, layout, size);
    draw_coordinates(&mut frame, paint, layout, coordinates, letters);
    frame
}

/// Draws a part from the middle of an empty board, without margins.
pub fn part(paint: &Paint, layout: &Layout) -> Frame {
    let mut frame = Frame::new(layout.width as usize, layout.height as usize, 0);
    lay_ground(&mut frame, paint, layout);
    draw_lines(&mut frame, paint, layout);
    frame
}

/// The coordinates at the edges of a board: the names of its files from the left, and of its ranks
/// from the lowest.
pub struct Coordinates {
    files: Vec<String>,
    ranks: Vec<String>,
}

/// The coordinates of a board; a single line of points has no ranks.
pub fn coordinates(size: BoardSize, notation: Notation) -> Coordinates {
    let ranks = if size.is_line() { 0 } else { size.ranks() };
    Coordinates {
        files: (0..size.files())
            .map(|file| notation.file(file, size))
            .collect(),
        ranks: (0..ranks).map(|rank| notation.rank(rank, size)).collect(),
    }
}

fn lay_ground(frame: &mut Frame, paint: &Paint, layout: &Layout) {
    let surface = layout.surface;
    let (dark, light) = match paint.look.ground {
        Ground::Plain(colour) => return frame.fill(surface, paint.palette.nearest(colour)),
        Ground::Grained(dark, light) => (dark, light),
    };
    let tones: [Shade; TONES] = std::array::from_fn(|tone| {
        paint
            .palette
            .nearest(dark.toward(light, tone as f32 / (TONES - 1) as f32))
    });
    for x in surface.left..surface.left + surface.width {
        let across = (x - surface.left).rem_euclid(layout.cell) as f32 / layout.cell as f32;
        let tone = (grain(across) * TONES as f32) as usize;
        let fibre = Area {
            left: x,
            width: 1,
            ..surface
        };
        frame.fill(fibre, tones[tone.min(TONES - 1)]);
    }
}

/// How many tones the grain of wood has.
const TONES: usize = 7;

/// The lightness of the wood at this place across a cell, 0-1.
///
/// The grain runs vertically and is the same in every cell: each row of pixels repeats the one
/// above, and each cell the one beside it, which keeps pictures small.
fn grain(across: f32) -> f32 {
    let rings = noise(across, 4, 2);
    let fibres = noise(across, 15, 3);
    0.64 * rings + 0.36 * fibres
}

/// Smooth noise between 0 and 1 along a line from 0 to 1 whose ends meet, with this many knots.
fn noise(at: f32, knots: u32, seed: u32) -> f32 {
    let at = at * knots as f32;
    let step = at.floor();
    let within = at - step;
    let ease = within * within * (3.0 - 2.0 * within);
    let knot = |step: u32| scatter((step % knots) as i32, seed);
    let (from, to) = (knot(step as u32), knot(step as u32 + 1));
    from + (to - from) * ease
}

/// A pseudo-random number between 0 and 1, the same for the same arguments.
fn scatter(at: i32, seed: u32) -> f32 {
    let mut bits = (at as u32).wrapping_mul(0x9e37_79b1) ^ seed.wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    ((bits ^ (bits >> 15)) >> 8) as f32 / (1 << 24) as f32
}

fn draw_lines(frame: &mut Frame, paint: &Paint, layout: &Layout) {
    let (lines, surface, beyond) = (layout.lines(), layout.surface, layout.beyond);
    let shade = paint.line.solid();
    // A board of one rank has no height: short strokes show its points.
    let reach = if layout.is_line() { layout.cell / 5 } else { 1 };
    let top = if beyond.top {
        surface.top
    } else {
        lines.top - reach
    };
    let bottom = if beyond.bottom {
        surface.bottom()
    } else {
        lines.bottom() + reach
    };
    for file in 0..layout.files {
        let x = lines.left + i32::from(file) * layout.cell;
        let is_edge = (file == 0 && !beyond.left) || (file + 1 == layout.files && !beyond.right);
        let half = half_width(layout.cell, is_edge);
        let line = Area {
            left: x - half,
            top,
            width: 2 * half,
            height: bottom - top,
        };
        frame.fill(line, shade);
    }
    for rank in 0..layout.ranks {
        let y = lines.top + i32::from(rank) * layout.cell;
        let is_edge = (rank == 0 && !beyond.top) || (rank + 1 == layout.ranks && !beyond.bottom);
        let half = half_width(layout.cell, is_edge);
        let left = if beyond.left {
            surface.left
        } else {
            lines.left - half
        };
        let right = if beyond.right {
            surface.right()
        } else {
            lines.right() + half
        };
        let line = Area {
            left,
            top: y - half,
            width: right - left,
            height: 2 * half,
        };
        frame.fill(line, shade);
    }
}

/// Half the width of a line: those at the edge of the board are heavier.
fn half_width(cell: i32, is_edge: bool) -> i32 {
    let half = (cell / 48).max(1);
    if is_edge { 2 * half } else { half }
}

fn draw_star_points(frame: &mut Frame, paint: &Paint, layout: &Layout, size: BoardSize) {
    let radius = (0.115 * layout.cell as f32).clamp(2.0, 9.0);
    let star = Mask::inside(radius + 1.0, |x, y| shape::disc(x, y, radius));
    for point in size.star_points() {
        if layout.shows(point) {
            frame.lay(&star, layout.at(point), &paint.line);
        }
    }
}

fn draw_coordinates(
    frame: &mut Frame,
    paint: &Paint,
    layout: &Layout,
    coordinates: &Coordinates,
    letters: &Lettering,
) {
    let lines = layout.lines();
    let away = layout.coordinate_distance();
    let above = away + if layout.is_line() { layout.cell / 2 } else { 0 };
    let shown = |names: &[String], first: u8, count: u8| {
        let names = names.iter().skip(first.into()).take(count.into());
        names.cloned().collect::<Vec<_>>()
    };
    for (file, name) in (0..).zip(shown(&coordinates.files, layout.first.file(), layout.files)) {
        let x = lines.left + file * layout.cell;
        for y in [lines.top - above, lines.bottom() + above] {
            letters.centre(frame, &name, (x, y), &paint.coordinate);
        }
    }
    for (rank, name) in (0..).zip(shown(&coordinates.ranks, layout.first.rank(), layout.ranks)) {
        let y = lines.bottom() - rank * layout.cell;
        for x in [lines.left - away, lines.right() + away] {
            letters.centre(frame, &name, (x, y), &paint.coordinate);
        }
    }
}
