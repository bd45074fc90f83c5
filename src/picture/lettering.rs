//! Text of any script as masks, in one weight and size. It never fails: a letter that no font has
//! becomes a box, and invisible characters are left out. It knows nothing of what the text says.

use std::collections::HashMap;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use image::{GrayImage, Luma};

use super::cache::Cache;
use super::fonts;
use super::frame::Frame;
use super::mask::Mask;
use super::palette::Ink;
use super::shape;

pub use super::fonts::Weight;

/// Letters of one weight and size; the common ones are drawn beforehand, and of the others the latest
/// are kept.
pub struct Lettering {
    font: FontRef<'static>,
    size: f32,
    ready: HashMap<char, Glyph>,
    recent: Cache<char, Glyph>,
}

/// A letter and the distance to the next one.
#[derive(Default)]
struct Glyph {
    mask: Mask,
    advance: f32,
}

/// A text cut to what fits, with its width in pixels.
pub struct Line {
    text: String,
    /// How many pixels it takes from left to right.
    pub width: f32,
}

/// Which part of a line of text is at the given place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// At its beginning.
    Left,
    /// In its middle.
    Middle,
    /// At its end.
    Right,
}

impl Lettering {
    /// Letters of `size` pixels to the em; those in `ready` are drawn beforehand.
    pub fn new(weight: Weight, size: f32, ready: impl IntoIterator<Item = char>) -> Self {
        let mut lettering = Self {
            font: weight.font(),
            size,
            ready: HashMap::new(),
            recent: Cache::new(RECENT),
        };
        lettering.ready = ready
            .into_iter()
            .map(|one| (one, lettering.glyph(one)))
            .collect();
        lettering
    }

    /// The height of a capital letter in pixels.
    pub fn capital(&self) -> f32 {
        0.727 * self.size
    }

    /// As much of a text as fits a width, with an ellipsis if something is cut off.
    pub fn fit(&self, text: &str, width: f32) -> Line {
        const ELLIPSIS: char = '…';
        let mut line = Line {
            text: String::new(),
            width: 0.0,
        };
        let mut shortened = Line {
            text: String::from(ELLIPSIS),
            width: self.advance(ELLIPSIS),
        };
        let room = width - shortened.width;
        for letter in visible(text) {
            let advance = self.advance(letter);
            if line.width + advance > width || line.text.len() > LONGEST {
                return shortened;
            }
            line.text.push(letter);
            line.width += advance;
            if line.width <= room && !letter.is_whitespace() {
                shortened.text.clone_from(&line.text);
                shortened.text.push(ELLIPSIS);
                shortened.width = line.width + self.advance(ELLIPSIS);
            }
        }
        line
    }

    /// Writes a line with its baseline at a place.
    pub fn write(&self, frame: &mut Frame, line: &Line, at: (i32, i32), align: Align, ink: &Ink) {
        let start = match align {
            Align::Left => 0.0,
            Align::Middle => line.width / 2.0,
            Align::Right => line.width,
        };
        let mut x = at.0 as f32 - start;
        for letter in line.text.chars() {
            let place = (x.round() as i32, at.1);
            if let Some(glyph) = self.ready.get(&letter) {
                frame.lay(&glyph.mask, place, ink);
                x += glyph.advance;
            } else {
                let glyph = self.recent.get(letter, || self.glyph(letter));
                frame.lay(&glyph.mask, place, ink);
                x += glyph.advance;
            }
        }
    }

    /// Writes a short text centred on a place in both directions.
    pub fn centre(&self, frame: &mut Frame, text: &str, at: (i32, i32), ink: &Ink) {
        let base = at.1 + (self.capital() / 2.0).round() as i32;
        self.write(
            frame,
            &self.fit(text, f32::MAX),
            (at.0, base),
            Align::Middle,
            ink,
        );
    }

    /// The font that has a letter, and what it calls it.
    fn find(&self, letter: char) -> Option<(&FontRef<'static>, GlyphId)> {
        let own = fonts::glyph(&self.font, letter).map(|id| (&self.font, id));
        own.or_else(|| {
            let fallback = fonts::fallback();
            fonts::glyph(fallback, letter).map(|id| (fallback, id))
        })
    }

    /// The scale at which an em of a font has this lettering's size.
    fn scale(&self, font: &FontRef) -> PxScale {
        let em = font.units_per_em().unwrap_or(1000.0);
        PxScale::from(self.size * font.height_unscaled() / em)
    }

    fn advance(&self, letter: char) -> f32 {
        if let Some(glyph) = self.ready.get(&letter) {
            return glyph.advance;
        }
        self.find(letter)
            .map_or(BOX_WIDTH * self.size, |(font, id)| {
                font.as_scaled(self.scale(font)).h_advance(id)
            })
    }

    fn glyph(&self, letter: char) -> Glyph {
        let advance = self.advance(letter);
        let Some((font, id)) = self.find(letter) else {
            return Glyph {
                mask: self.box_for_lacking(),
                advance,
            };
        };
        let Some(outline) = font.outline_glyph(id.with_scale(self.scale(font))) else {
            return Glyph {
                mask: Mask::default(),
                advance,
            };
        };
        let bounds = outline.px_bounds();
        let mut painting = GrayImage::new(bounds.width() as u32, bounds.height() as u32);
        let (width, height) = painting.dimensions();
        outline.draw(|x, y, share| {
            if x < width && y < height {
                painting.put_pixel(x, y, Luma([(share.clamp(0.0, 1.0) * 255.0).round() as u8]));
            }
        });
        let middle = (-bounds.min.x as i32, -bounds.min.y as i32);
        Glyph {
            mask: Mask::cut(&painting, middle),
            advance,
        }
    }

    /// The box that stands for a letter that no font has.
    fn box_for_lacking(&self) -> Mask {
        let (half_width, half_height) = (0.24 * self.size, self.capital() / 2.0);
        let (right, up) = (BOX_WIDTH * self.size / 2.0, half_height);
        Mask::around(self.size, |x, y| {
            let outside = shape::rounded(x - right, y + up, half_width, half_height, 2.0);
            0.5 - ((outside + 0.05 * self.size).abs() - 0.05 * self.size)
        })
    }
}

/// The width of the box for a lacking letter, in ems.
const BOX_WIDTH: f32 = 0.62;

/// How many letters are kept that were not drawn beforehand: as many as some names and the words of a
/// language take, at most 2 KB each.
const RECENT: usize = 256;

/// Bytes of text after which a line is cut even if it has no width.
const LONGEST: usize = 512;

/// The visible letters of a text; every kind of space becomes a plain one.
fn visible(text: &str) -> impl Iterator<Item = char> {
    let shown = text.chars().filter(|&letter| !is_formless(letter));
    shown.map(|letter| if letter.is_whitespace() { ' ' } else { letter })
}

/// Whether a character only controls how others are shown: control characters, direction marks,
/// joiners, variation selectors.
fn is_formless(letter: char) -> bool {
    let steers = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
    steers || (letter.is_control() && !letter.is_whitespace())
}
