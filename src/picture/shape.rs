//! Outlines, as the distance of a spot from them. Pure geometry in pixels.

use std::f32::consts::{FRAC_1_SQRT_2, PI};

/// An outline that fits into a circle of a given radius.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The circle itself.
    Disc,
    /// A square with rounded corners.
    Square,
    /// A triangle that points upwards.
    Triangle,
    /// A square that stands on a corner.
    Diamond,
    /// Two bars crossed upright.
    Plus,
    /// A star of five points.
    Star,
}

impl Shape {
    /// How far a spot lies outside the outline, negative inside. The spot is relative to the
    /// middle, with y downwards.
    pub fn distance(self, x: f32, y: f32, radius: f32) -> f32 {
        match self {
            Self::Disc => disc(x, y, radius),
            Self::Square => rounded(x, y, 0.84 * radius, 0.84 * radius, 0.24 * radius),
            Self::Diamond => {
                let (u, v) = ((x + y) * FRAC_1_SQRT_2, (y - x) * FRAC_1_SQRT_2);
                rounded(u, v, 0.76 * radius, 0.76 * radius, 0.16 * radius)
            }
            Self::Triangle => star(x, y + 0.08 * radius - 0.16 * radius, radius * 1.08, 3, 0.5),
            Self::Plus => {
                let upright = rounded(x, y, 0.36 * radius, radius, 0.14 * radius);
                let level = rounded(x, y, radius, 0.36 * radius, 0.14 * radius);
                upright.min(level)
            }
            Self::Star => star(x, y - 0.04 * radius, radius * 1.04, 5, 0.48),
        }
    }
}

/// A circle.
pub fn disc(x: f32, y: f32, radius: f32) -> f32 {
    x.hypot(y) - radius
}

/// A rectangle, given by half its sides, with rounded corners.
pub fn rounded(x: f32, y: f32, half_width: f32, half_height: f32, corner: f32) -> f32 {
    let (u, v) = (
        x.abs() - half_width + corner,
        y.abs() - half_height + corner,
    );
    u.max(0.0).hypot(v.max(0.0)) + u.max(v).min(0.0) - corner
}

/// Two crossed diagonal bars that reach `radius` from the middle.
pub fn cross(x: f32, y: f32, radius: f32, half_thickness: f32) -> f32 {
    let (u, v) = ((x + y) * FRAC_1_SQRT_2, (y - x) * FRAC_1_SQRT_2);
    let rising = rounded(u, v, radius, half_thickness, half_thickness);
    let falling = rounded(u, v, half_thickness, radius, half_thickness);
    rising.min(falling)
}

/// A ring around the middle, `half_thickness` to either side of `radius`.
pub fn ring(x: f32, y: f32, radius: f32, half_thickness: f32) -> f32 {
    disc(x, y, radius).abs() - half_thickness
}

/// A star that points upwards; `inner` is the radius of its notches as a share of `radius`.
fn star(x: f32, y: f32, radius: f32, points: u8, inner: f32) -> f32 {
    // All its edges are alike: turn and mirror the spot until it faces the same one.
    let sector = PI / f32::from(points);
    let turned = (x.atan2(-y).abs() + sector).rem_euclid(2.0 * sector) - sector;
    let (along, across) = (x.hypot(y) * turned.cos(), x.hypot(y) * turned.abs().sin());
    let notch = (inner * radius * sector.cos(), inner * radius * sector.sin());
    let edge = (notch.0 - radius, notch.1);
    let length = edge.0.hypot(edge.1);
    ((along - radius) * edge.1 - across * edge.0) / length
}
