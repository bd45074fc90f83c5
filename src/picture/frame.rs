//! A picture while it is drawn: one shade for each pixel. Drawing beyond its edges is harmless.

use super::mask::{Mask, Tile};
use super::palette::{Ink, Shade};

/// A rectangle of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// Pixels to its left.
    pub left: i32,
    /// Pixels above it.
    pub top: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
}

impl Area {
    /// The first pixel to its right.
    pub const fn right(self) -> i32 {
        self.left + self.width
    }

    /// The first pixel below it.
    pub const fn bottom(self) -> i32 {
        self.top + self.height
    }

    /// The same rectangle without a border of this many pixels.
    pub fn within(self, border: i32) -> Self {
        Self {
            left: self.left + border,
            top: self.top + border,
            width: self.width - 2 * border,
            height: self.height - 2 * border,
        }
    }
}

/// A picture in the shades of a palette, row by row from the top.
#[derive(Clone, Default)]
pub struct Frame {
    width: usize,
    pixels: Vec<Shade>,
}

impl Frame {
    /// A frame of one shade.
    pub fn new(width: usize, height: usize, shade: Shade) -> Self {
        Self {
            width,
            pixels: vec![shade; width * height],
        }
    }

    /// Pixels from left to right.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Pixels from top to bottom.
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }

    /// All pixels, row by row from the top.
    pub fn pixels(&self) -> &[Shade] {
        &self.pixels
    }

    /// Becomes a copy of another frame, extended to `height` with one shade.
    pub fn begin(&mut self, from: &Self, height: usize, shade: Shade) {
        self.width = from.width;
        self.pixels.clear();
        self.pixels.extend_from_slice(&from.pixels);
        self.pixels.resize(self.width * height, shade);
    }

    /// The rows of a rectangle that lies within the frame.
    pub fn rows(&self, area: Area) -> impl Iterator<Item = &[Shade]> {
        let (left, width) = (area.left as usize, area.width as usize);
        (area.top..area.bottom())
            .map(move |y| &self.pixels[y as usize * self.width + left..][..width])
    }

    /// The smallest rectangle that contains all differences from a frame of the same size; one
    /// pixel if nothing differs.
    pub fn difference(&self, other: &Self) -> Area {
        let (mut left, mut right) = (self.width, 0);
        let (mut top, mut bottom) = (self.height(), 0);
        let width = self.width.max(1);
        let rows = self.pixels.chunks(width).zip(other.pixels.chunks(width));
        for (y, (one, two)) in rows.enumerate().filter(|(_, (one, two))| one != two) {
            let differs = |x: &usize| one[*x] != two[*x];
            left = (0..left).find(differs).unwrap_or(left);
            right = (right..width).rev().find(differs).map_or(right, |x| x + 1);
            (top, bottom) = (top.min(y), y + 1);
        }
        if bottom == 0 {
            (left, right, top, bottom) = (0, 1, 0, 1);
        }
        Area {
            left: left as i32,
            top: top as i32,
            width: (right - left) as i32,
            height: (bottom - top) as i32,
        }
    }

    /// Fills a rectangle with one shade.
    pub fn fill(&mut self, area: Area, shade: Shade) {
        for y in area.top..area.top + area.height {
            if let Some((_, row)) = self.stretch(area.left, y, area.width.max(0) as usize) {
                row.fill(shade);
            }
        }
    }

    /// Draws a tile with its middle at a place.
    pub fn put(&mut self, tile: &Tile, at: (i32, i32)) {
        for ((x, y), shades) in tile.runs() {
            if let Some((skipped, row)) = self.stretch(at.0 + x, at.1 + y, shades.len()) {
                row.copy_from_slice(&shades[skipped..][..row.len()]);
            }
        }
    }

    /// Draws ink through a mask with its middle at a place.
    pub fn lay(&mut self, mask: &Mask, at: (i32, i32), ink: &Ink) {
        for ((x, y), levels) in mask.runs() {
            if let Some((skipped, row)) = self.stretch(at.0 + x, at.1 + y, levels.len()) {
                for (shade, &level) in row.iter_mut().zip(&levels[skipped..]) {
                    *shade = ink.over(*shade, level);
                }
            }
        }
    }

    /// The part of a horizontal run of pixels that lies in the frame, with the number of pixels cut
    /// off at its left.
    fn stretch(&mut self, x: i32, y: i32, length: usize) -> Option<(usize, &mut [Shade])> {
        let y = usize::try_from(y).ok().filter(|&y| y < self.height())?;
        let skipped = usize::try_from(-x).unwrap_or(0);
        let left = usize::try_from(x.max(0)).ok()?;
        let right = (left + length.checked_sub(skipped)?).min(self.width);
        let row = &mut self.pixels[y * self.width..][..self.width];
        Some((skipped, row.get_mut(left..right)?))
    }
}
