//! Stones: round or otherwise shaped, shaded, with their shadows. Knows looks and sizes, not where
//! stones stand.

use image::{Rgba, RgbaImage};

use super::frame::Frame;
use super::look::{Finish, Look, StoneLook};
use super::mask::{Mask, Tile};
use super::paint::Paint;
use super::rgb::Rgb;
use super::rows::{Rows, average};
use super::shape::Shape;

/// One colour of stones in one size, ready to be drawn.
pub struct Stone {
    kind: usize,
    shadow: Mask,
    body: Tile,
    edge: Mask,
}

/// What the upper side of a stone shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Its emblem, if its colour has one.
    Full,
    /// Nothing, because something else will be written there.
    Plain,
}

impl Stone {
    /// All stones of a theme in one size: the colours in order, then the power stone.
    pub fn all(paint: &Paint, radius: f32, face: Face, rows: Rows) -> [Self; 7] {
        std::array::from_fn(|kind| Self::new(paint, kind, radius, (face, rows)))
    }

    fn new(paint: &Paint, kind: usize, radius: f32, (face, rows): (Face, Rows)) -> Self {
        let look = &paint.look.stones[kind];
        let reach = (1.1 * radius).ceil() + 1.0;
        let side = 2 * reach as u32;
        let painting = RgbaImage::from_fn(side, side, |x, y| {
            let (x, y) = (x as f32 + 0.5 - reach, y as f32 + 0.5 - reach);
            let outline = |value: &dyn Fn(f32) -> f32| average(rows.of_outline(y, radius), value);
            let rim = paint.look.finish.rim * radius + 0.5;
            let parts = Parts {
                emblem: average(rows.of_emblem(y), |y| emblem(look, face, x, y, radius)),
                rim: outline(&|y| (rim + look.shape.distance(x, y, radius)).clamp(0.0, 1.0)),
            };
            let tone = tone(&paint.look.finish, x / radius, y / radius);
            let Rgb([red, green, blue]) = colour(look, tone, &parts);
            let share = outline(&|y| (0.5 - look.shape.distance(x, y, radius)).clamp(0.0, 1.0));
            Rgba([red, green, blue, (share * 255.0).round() as u8])
        });
        let body = Tile::cut(&painting, (reach as i32, reach as i32), &paint.palette);
        let edge = Mask::around(reach, |x, y| {
            let share = average(rows.of_outline(y, radius), |y| {
                (0.5 - look.shape.distance(x, y, radius)).clamp(0.0, 1.0)
            });
            if share < 1.0 { share } else { 0.0 }
        });
        Self {
            kind,
            shadow: shadow(&paint.look, look.shape, radius),
            body,
            edge,
        }
    }

    /// Draws the shadow. All shadows are drawn before all stones, so that none falls on a stone.
    pub fn cast(&self, frame: &mut Frame, at: (i32, i32), paint: &Paint) {
        frame.lay(&self.shadow, at, &paint.shadow);
    }

    /// Draws the stone.
    pub fn put(&self, frame: &mut Frame, at: (i32, i32), paint: &Paint) {
        frame.lay(&self.edge, at, &paint.rims[self.kind]);
        frame.put(&self.body, at);
    }
}

/// The shares of what lies on a stone at a spot.
struct Parts {
    emblem: f32,
    rim: f32,
}

/// The colour of a stone at a spot where the light falls with this tone.
fn colour(look: &StoneLook, tone: f32, parts: &Parts) -> Rgb {
    let lit = if tone < 0.0 {
        look.body.toward(look.dark, -tone)
    } else {
        look.body.toward(look.light, tone)
    };
    let marked = lit.toward(look.mark, 0.85 * parts.emblem);
    marked.toward(look.rim, parts.rim)
}

/// The share of the emblem at a spot relative to the middle.
fn emblem(look: &StoneLook, face: Face, x: f32, y: f32, radius: f32) -> f32 {
    let emblem = look.emblem.filter(|_| face == Face::Full);
    let share = emblem.map_or(0.0, |it| 0.5 - it.distance(x, y, 0.46 * radius));
    share.clamp(0.0, 1.0)
}

/// How the light falls on a spot of a lens-shaped stone of radius 1: -1 is its darkest tone,
/// 0 its own colour, 1 its lightest.
fn tone(finish: &Finish, x: f32, y: f32) -> f32 {
    /// Where the light comes from: upper left, toward the viewer.
    const LIGHT: [f32; 3] = [-0.46, -0.56, 0.69];
    const CURVATURE: f32 = 0.82;
    let (u, v) = (CURVATURE * x, CURVATURE * y);
    let upward = (1.0 - u * u - v * v).max(0.0).sqrt();
    let facing = u * LIGHT[0] + v * LIGHT[1] + upward * LIGHT[2];
    let relief = 1.15 * (facing - LIGHT[2]);
    let away = (x + 0.34).hypot(1.15 * (y + 0.40));
    let gloss = 0.8 * (-(away / 0.30).powi(2)).exp();
    let turning = ((x.hypot(y) - 0.78) / 0.22).clamp(0.0, 1.0).powi(2);
    let tone = finish.relief * (relief - 0.35 * turning) + finish.gloss * gloss;
    (tone.clamp(-1.0, 1.0) * TONES).round() / TONES
}

/// How many tones a stone has on either side of its own colour.
const TONES: f32 = 4.0;

/// A soft shadow to the lower right, with a hole where the stone itself will lie.
fn shadow(look: &Look, shape: Shape, radius: f32) -> Mask {
    if look.finish.shadow == 0.0 {
        return Mask::default();
    }
    let (right, down, blur) = (0.07 * radius, 0.11 * radius, 0.16 * radius);
    Mask::around(1.4 * radius, |x, y| {
        if shape.distance(x, y, radius) < -1.0 {
            return 0.0;
        }
        let inside = blur - shape.distance(x - right, y - down, radius);
        let depth = (inside / (2.0 * blur)).clamp(0.0, 1.0);
        depth * depth * (3.0 - 2.0 * depth)
    })
}
