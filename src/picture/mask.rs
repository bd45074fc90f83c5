//! Shapes cut out once and drawn many times: masks take an ink, tiles have their own shades.
//! Neither knows what it shows.

use std::cell::RefCell;
use std::collections::HashMap;

use image::{GrayImage, RgbaImage};

use super::palette::{FULL, Palette, Shade};
use super::rgb::Rgb;

/// A horizontal run of pixels, relative to where the whole is drawn.
#[derive(Clone, Copy)]
struct Run {
    x: i16,
    y: i16,
    start: u32,
    length: u16,
}

/// Pixels with a value each, without the empty ones between them.
#[derive(Default)]
struct Cutout {
    runs: Vec<Run>,
    values: Vec<u8>,
}

impl Cutout {
    /// Cuts out every pixel of an area that has a value; `middle` is the pixel that goes to the
    /// place where the whole is drawn.
    fn new(size: (u32, u32), middle: (i32, i32), value: impl Fn(u32, u32) -> Option<u8>) -> Self {
        let mut cutout = Self::default();
        for row in 0..size.1 {
            let mut open: Option<Run> = None;
            for column in 0..size.0 {
                let Some(value) = value(column, row) else {
                    cutout.runs.extend(open.take());
                    continue;
                };
                let run = open.get_or_insert(Run {
                    x: (column as i32 - middle.0) as i16,
                    y: (row as i32 - middle.1) as i16,
                    start: cutout.values.len() as u32,
                    length: 0,
                });
                run.length += 1;
                cutout.values.push(value);
            }
            cutout.runs.extend(open);
        }
        cutout
    }

    /// Each run: its place relative to where the whole is drawn, and its values.
    fn runs(&self) -> impl Iterator<Item = ((i32, i32), &[u8])> {
        self.runs.iter().map(|run| {
            let values = &self.values[run.start as usize..][..usize::from(run.length)];
            ((i32::from(run.x), i32::from(run.y)), values)
        })
    }
}

/// How strongly an ink covers each pixel of a shape.
#[derive(Default)]
pub struct Mask(Cutout);

impl Mask {
    /// A mask from a painting where black is nothing and white is full ink.
    pub fn cut(painting: &GrayImage, middle: (i32, i32)) -> Self {
        Self(Cutout::new(painting.dimensions(), middle, |x, y| {
            let level = level(painting.get_pixel(x, y).0[0]);
            (level > 0).then_some(level)
        }))
    }

    /// A mask around a middle that lies between four pixels. `share` gives the share of ink (0-1)
    /// at every spot up to `reach` pixels away on either axis.
    pub fn around(reach: f32, share: impl Fn(f32, f32) -> f32) -> Self {
        let reach = reach.ceil().max(1.0);
        let side = 2 * reach as u32;
        let painting = GrayImage::from_fn(side, side, |x, y| {
            let share = share(x as f32 + 0.5 - reach, y as f32 + 0.5 - reach);
            image::Luma([(share.clamp(0.0, 1.0) * 255.0).round() as u8])
        });
        Self::cut(&painting, (reach as i32, reach as i32))
    }

    /// A mask of everything inside an outline, smooth at its edge.
    pub fn inside(reach: f32, distance: impl Fn(f32, f32) -> f32) -> Self {
        Self::around(reach, |x, y| 0.5 - distance(x, y))
    }

    /// Each run: its place relative to where the mask is drawn, and its levels of ink.
    pub fn runs(&self) -> impl Iterator<Item = ((i32, i32), &[u8])> {
        self.0.runs()
    }
}

/// A picture without its background, in the shades of a palette.
#[derive(Default)]
pub struct Tile(Cutout);

impl Tile {
    /// The opaque pixels of a painting.
    pub fn cut(painting: &RgbaImage, middle: (i32, i32), palette: &Palette) -> Self {
        // A painting has far fewer colours than pixels.
        let known = RefCell::new(HashMap::new());
        let shade = |colour: [u8; 3]| {
            let mut known = known.borrow_mut();
            *known
                .entry(colour)
                .or_insert_with(|| palette.nearest(Rgb(colour)))
        };
        Self(Cutout::new(painting.dimensions(), middle, |x, y| {
            let [red, green, blue, alpha] = painting.get_pixel(x, y).0;
            (alpha == 255).then(|| shade([red, green, blue]))
        }))
    }

    /// Each run: its place relative to where the tile is drawn, and its shades.
    pub fn runs(&self) -> impl Iterator<Item = ((i32, i32), &[Shade])> {
        self.0.runs()
    }
}

/// The level of ink for an opacity.
fn level(opacity: u8) -> u8 {
    ((u16::from(opacity) * u16::from(FULL) + 127) / 255) as u8
}
