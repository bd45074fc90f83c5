//! Where things are on a picture of a whole board, in pixels. Draws nothing.

use super::frame::Area;
use crate::rules::{BoardSize, Point};

/// The width of every picture of a whole board.
pub const WIDTH: i32 = 1008;

/// Room for coordinates on each side of the board.
pub const MARGIN: i32 = 48;

/// The places of a board's points; those of a smaller board lie further apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The board.
    pub size: BoardSize,
    /// From one line to the next.
    pub cell: i32,
    /// The height of the board with its margins.
    pub height: i32,
    /// The middle of the lowest point of the first file.
    corner: (i32, i32),
}

impl Layout {
    /// The layout of a board.
    pub fn new(size: BoardSize) -> Self {
        let (files, ranks) = (i32::from(size.files()), i32::from(size.ranks()));
        let cell = (WIDTH - 2 * MARGIN) / files;
        // A single line needs some ground on both its sides to look like a board.
        let spare = if size.is_line() {
            2 * cell
        } else {
            WIDTH - 2 * MARGIN - files * cell
        };
        let height = ranks * cell + spare + 2 * MARGIN;
        let left = (WIDTH - (files - 1) * cell) / 2;
        let top = (height - (ranks - 1) * cell) / 2;
        Self {
            size,
            cell,
            height,
            corner: (left, top + (ranks - 1) * cell),
        }
    }

    /// The radius of a stone.
    pub fn radius(&self) -> f32 {
        0.475 * self.cell as f32
    }

    /// The middle of a point.
    pub fn at(&self, point: Point) -> (i32, i32) {
        let (file, rank) = (i32::from(point.file()), i32::from(point.rank()));
        (
            self.corner.0 + file * self.cell,
            self.corner.1 - rank * self.cell,
        )
    }

    /// The rectangle between the outermost lines.
    pub fn lines(&self) -> Area {
        let (left, top) = self.at(Point::new(0, self.size.ranks() - 1));
        let (right, bottom) = self.at(Point::new(self.size.files() - 1, 0));
        Area {
            left,
            top,
            width: right - left,
            height: bottom - top,
        }
    }

    /// The surface of the board: all the ground that stones may cover.
    pub fn surface(&self) -> Area {
        let beyond = if self.size.is_line() {
            self.cell / 2
        } else {
            0
        };
        let Area {
            left,
            top,
            width,
            height,
        } = self.lines().within(-self.cell / 2 - 2);
        Area {
            left,
            top: top - beyond,
            width,
            height: height + 2 * beyond,
        }
    }

    /// How far the middle of a coordinate lies from the nearest line.
    pub fn coordinate_distance(&self) -> i32 {
        i32::midpoint(self.cell, MARGIN)
    }
}
