//! The crown of whoever is king of a hill. Pure geometry.

use super::frame::Frame;
use super::mask::Mask;
use super::paint::Paint;

/// The room that the crown takes from top to bottom, in pixels.
pub const HEIGHT: i32 = 84;

/// Half its width.
const REACH: f32 = 50.0;

/// Draws the crown with its middle at a place.
pub fn draw(frame: &mut Frame, paint: &Paint, at: (i32, i32)) {
    let edge = Mask::around(REACH, |x, y| share(x / REACH, y / REACH, 0.07));
    frame.lay(&edge, at, &paint.text);
    let inside = Mask::around(REACH, |x, y| share(x / REACH, y / REACH, 0.0));
    frame.lay(&inside, at, &paint.turn_edge);
}

/// The share of a pixel that the crown covers if its outline is drawn so much further out.
fn share(x: f32, y: f32, border: f32) -> f32 {
    const SPOTS: [f32; 3] = [-0.33, 0.0, 0.33];
    let spots = SPOTS
        .iter()
        .flat_map(|dx| SPOTS.map(|dy| (dx / REACH, dy / REACH)));
    let covered = spots.filter(|(dx, dy)| is_inside(x + dx, y + dy, border));
    covered.count() as f32 / 9.0
}

/// Whether a spot lies in the crown, which reaches from -1 to 1 to the sides and from -0.75 to 0.7.
fn is_inside(x: f32, y: f32, border: f32) -> bool {
    const TIPS: [(f32, f32); 3] = [(-0.78, -0.32), (0.0, -0.55), (0.78, -0.32)];
    const TOPS: [(f32, f32); 5] = [
        (-0.78, -0.32),
        (-0.36, 0.16),
        (0.0, -0.55),
        (0.36, 0.16),
        (0.78, -0.32),
    ];
    let on_tip = TIPS
        .iter()
        .any(|(tip_x, tip_y)| (x - tip_x).hypot(y - tip_y) <= 0.12 + border);
    let place = TOPS[1..4].iter().filter(|(turn, _)| x > *turn).count();
    let (left, right) = (TOPS[place], TOPS[place + 1]);
    let along = (x - left.0) / (right.0 - left.0);
    let top = left.1 + (right.1 - left.1) * along;
    let side = 0.78 - 0.14 * (y + 0.32) + border;
    // Nothing rises above the tips but their balls.
    let highest = if place == 1 || place == 2 {
        TIPS[1].1
    } else {
        TIPS[0].1
    };
    let top = (top - 2.2 * border).max(highest);
    on_tip || (x.abs() <= side && y >= top && y <= 0.6 + border)
}
