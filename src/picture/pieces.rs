//! Everything drawn on a board's points, for one theme and one distance between lines: stones,
//! rings, crosses, numbers. Knows no positions and no scenes.

use std::sync::Arc;

use super::cache::Cache;
use super::frame::Frame;
use super::lettering::{Lettering, Weight};
use super::mask::Mask;
use super::paint::Paint;
use super::palette::Ink;
use super::shape;
use super::stone::{Face, Stone};
use super::theme::Style;
use crate::rules::{Ruleset, Stone as Standing};

/// The stones and marks of one theme and size.
pub struct Pieces {
    /// The palette and inks of the theme.
    pub paint: &'static Paint,
    /// The stones by [`kind`].
    stones: [Stone; 7],
    /// The same without emblems, so that numbers on them can be read.
    plain: [Stone; 7],
    /// The ring on the last stone.
    pub last: Mask,
    /// The ring on the last stone where its middle carries a number.
    pub last_around: Mask,
    /// The ring around a stone of the winning row.
    pub row: Mask,
    /// The cross where a stone was taken.
    pub cross: Mask,
    /// Covers the crossing of lines under a mark.
    mark_ground: Mask,
    /// Covers the crossing of lines under a name.
    name_ground: Mask,
    /// The mark on an empty point.
    mark: Mask,
    /// Letters for numbers of one, two, three and more signs.
    numbers: [Lettering; 5],
}

impl Pieces {
    /// The pieces for boards of a theme whose lines are `cell` pixels apart.
    pub fn of(style: impl Into<Style>, cell: i32) -> Arc<Self> {
        static READY: Cache<(Style, i32), Pieces> = Cache::new(18);
        let style = style.into();
        READY.get((style, cell), || Self::new(style, cell as f32))
    }

    /// The radius of a stone where lines are `cell` pixels apart.
    pub fn radius(cell: f32) -> f32 {
        0.475 * cell
    }

    fn new(style: Style, cell: f32) -> Self {
        let paint = Paint::of(style);
        let radius = Self::radius(cell);
        let rows = style.detail.rows();
        let ring = |at: f32, half: f32| {
            Mask::inside(radius + 2.0, |x, y| {
                shape::ring(x, y, at * radius, half * radius)
            })
        };
        Self {
            paint,
            stones: Stone::all(paint, radius, Face::Full, rows),
            plain: Stone::all(paint, radius, Face::Plain, rows),
            last: ring(0.52, 0.09),
            last_around: ring(0.86, 0.07),
            row: ring(0.93, 0.11),
            cross: Mask::inside(radius, |x, y| {
                shape::cross(x, y, 0.46 * radius, 0.1 * radius)
            }),
            mark_ground: Mask::inside(radius, |x, y| shape::disc(x, y, 0.5 * radius)),
            name_ground: Mask::inside(radius, |x, y| shape::disc(x, y, 0.86 * radius)),
            mark: ring(0.4, 0.1),
            numbers: [0.52, 0.47, 0.36, 0.31, 0.26]
                .map(|share| Lettering::new(Weight::Bold, share * cell, '0'..='9')),
        }
    }

    /// Draws the shadow of a stone of a [`kind`]. All shadows are drawn before all stones.
    pub fn cast(&self, frame: &mut Frame, kind: usize, at: (i32, i32)) {
        self.stones[kind].cast(frame, at, self.paint);
    }

    /// Draws a stone of a [`kind`].
    pub fn put(&self, frame: &mut Frame, kind: usize, at: (i32, i32)) {
        self.stones[kind].put(frame, at, self.paint);
    }

    /// Marks an empty point.
    pub fn mark(&self, frame: &mut Frame, at: (i32, i32)) {
        frame.lay(&self.mark_ground, at, &self.paint.ground);
        frame.lay(&self.mark, at, &self.paint.row);
    }

    /// Writes a name on an empty point.
    pub fn name(&self, frame: &mut Frame, letters: &Lettering, name: &str, at: (i32, i32)) {
        frame.lay(&self.name_ground, at, &self.paint.ground);
        letters.centre(frame, name, at, &self.paint.coordinate);
    }

    /// Draws a stone of a [`kind`] with a number on it, or with several as in `1/3`.
    pub fn put_numbered(&self, frame: &mut Frame, kind: usize, number: &str, at: (i32, i32)) {
        self.plain[kind].put(frame, at, self.paint);
        self.number(frame, number, at, &self.paint.marks[kind]);
    }

    /// Writes the number of a stone that was captured on its empty point, with a cross as in `2×`.
    pub fn put_gone(&self, frame: &mut Frame, number: &str, at: (i32, i32)) {
        frame.lay(&self.name_ground, at, &self.paint.ground);
        let text = format!("{number}×");
        self.number(frame, &text, at, &self.paint.cross);
    }

    fn number(&self, frame: &mut Frame, text: &str, at: (i32, i32), ink: &Ink) {
        let signs = text.chars().count();
        let letters = &self.numbers[signs.clamp(1, self.numbers.len()) - 1];
        letters.centre(frame, text, at, ink);
    }
}

/// The index of a stone's look, under a ruleset, among all stones' looks.
pub fn kind(ruleset: &Ruleset, stone: Standing) -> usize {
    const POWER: usize = 6;
    let colour = stone.colour();
    colour.map_or(POWER, |colour| ruleset.stone_colour(colour).index())
}
