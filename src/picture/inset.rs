//! A whole board in small, with a frame around a part of it. It only shows where the part lies.

use super::draw;
use super::frame::{Area, Frame};
use super::paint::Paint;
use super::palette::Shade;
use super::rows::Rows;
use super::scene::Scene;
use super::stone::{Face, Stone};
use crate::rules::Point;

/// Draws the board at the left of an area, at most as high as the area, and returns its width.
/// `window` is the part's lower left and upper right point.
pub fn draw(
    frame: &mut Frame,
    scene: &Scene,
    paint: &Paint,
    window: (Point, Point),
    area: Area,
) -> i32 {
    let board = scene.position.board();
    let lines = i32::from(board.size().files());
    let cell = area.height / lines;
    let width = cell * lines;
    let whole = Area {
        width,
        height: width,
        ..area
    };
    frame.fill(whole, paint.ground.solid());
    outline(frame, whole, 1, paint.faint.solid());
    let middle = |point: Point| {
        let across = i32::from(point.file()) * cell + cell / 2;
        let up = i32::from(point.rank()) * cell + cell / 2;
        (whole.left + across, whole.bottom() - up)
    };
    let stones = Stone::all(paint, 0.46 * cell as f32, Face::Plain, Rows::Each);
    for (point, kind) in draw::stones(scene.position) {
        stones[kind].put(frame, middle(point), paint);
    }
    let (low, high) = (middle(window.0), middle(window.1));
    let part = Area {
        left: low.0 - cell / 2,
        top: high.1 - cell / 2,
        width: high.0 - low.0 + cell,
        height: low.1 - high.1 + cell,
    };
    outline(frame, part, 4, paint.row.solid());
    width
}

fn outline(frame: &mut Frame, area: Area, thickness: i32, shade: Shade) {
    let (across, upright) = (
        Area {
            height: thickness,
            ..area
        },
        Area {
            width: thickness,
            ..area
        },
    );
    let below = Area {
        top: area.bottom() - thickness,
        ..across
    };
    let right = Area {
        left: area.right() - thickness,
        ..upright
    };
    for side in [across, below, upright, right] {
        frame.fill(side, shade);
    }
}
