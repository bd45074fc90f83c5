//! Where the points of a board, or of a part of one, lie on a picture, in pixels. Draws nothing.

use super::frame::Area;
use crate::rules::{BoardSize, Point};

/// The width of every picture of a whole board.
pub const WIDTH: i32 = 1008;

/// Room for coordinates on each side of the board.
pub const MARGIN: i32 = 48;

/// The places of the points of a board, or of a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The distance between neighbouring lines.
    pub cell: i32,
    /// The lowest point of the first file shown.
    pub first: Point,
    /// How many files are shown.
    pub files: u8,
    /// How many ranks are shown.
    pub ranks: u8,
    /// The sides on which the board continues beyond the picture.
    pub beyond: Sides,
    /// Room for coordinates on each side.
    pub margin: i32,
    /// The width of the board with its margins.
    pub width: i32,
    /// The height of the board with its margins.
    pub height: i32,
    /// The ground that stones may cover.
    pub surface: Area,
    /// The middle of `first`.
    corner: (i32, i32),
}

/// A flag for each side of a board.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each side has its own name and they are read one by one"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sides {
    /// The left.
    pub left: bool,
    /// The right.
    pub right: bool,
    /// The upper one.
    pub top: bool,
    /// The lower one.
    pub bottom: bool,
}

impl Layout {
    /// The layout of a whole board; the smaller the board, the larger the distance between its
    /// lines.
    pub fn of_board(size: BoardSize) -> Self {
        Self::of_board_in(size, WIDTH, MARGIN)
    }

    /// The same for pictures of another width, with other margins.
    pub fn of_board_in(size: BoardSize, width: i32, margin: i32) -> Self {
        let (files, ranks) = (i32::from(size.files()), i32::from(size.ranks()));
        let cell = (width - 2 * margin) / files;
        // A single line needs some ground on both its sides to look like a board.
        let spare = if size.is_line() {
            2 * cell
        } else {
            width - 2 * margin - files * cell
        };
        let height = ranks * cell + spare + 2 * margin;
        let left = (width - (files - 1) * cell) / 2;
        let top = (height - (ranks - 1) * cell) / 2;
        let mut layout = Self {
            cell,
            first: Point::new(0, 0),
            files: size.files(),
            ranks: size.ranks(),
            beyond: Sides::default(),
            margin,
            width,
            height,
            surface: Area::default(),
            corner: (left, top + (ranks - 1) * cell),
        };
        let Area {
            left,
            top,
            width,
            height,
        } = layout.lines().within(-cell / 2 - 2);
        let more = if size.is_line() { cell / 2 } else { 0 };
        layout.surface = Area {
            left,
            top: top - more,
            width,
            height: height + 2 * more,
        };
        layout
    }

    /// The layout of the part of a board between two points, with room for coordinates around it.
    /// Where the board continues, its lines run to the edge of the ground.
    pub fn of_crop(size: BoardSize, low: Point, high: Point, margin: i32) -> Self {
        let (files, ranks) = (
            high.file().saturating_sub(low.file()) + 1,
            high.rank().saturating_sub(low.rank()) + 1,
        );
        let cell = (WIDTH - 2 * margin) / i32::from(files);
        let (width, height) = (i32::from(files) * cell, i32::from(ranks) * cell);
        let left = (WIDTH - width) / 2;
        Self {
            cell,
            first: low,
            files,
            ranks,
            beyond: Sides {
                left: low.file() > 0,
                right: high.file() + 1 < size.files(),
                top: high.rank() + 1 < size.ranks(),
                bottom: low.rank() > 0,
            },
            margin,
            width: WIDTH,
            height: height + 2 * margin,
            surface: Area {
                left,
                top: margin,
                width,
                height,
            },
            corner: (left + cell / 2, margin + height - cell / 2),
        }
    }

    /// The layout of a part from the middle of a board that fills its picture: its lines run to all
    /// edges. A part of one rank is a single line, as in Linear Pente.
    pub fn of_part(files: u8, ranks: u8, cell: i32) -> Self {
        let is_line = ranks == 1;
        let width = i32::from(files) * cell;
        let height = i32::from(ranks) * cell + if is_line { cell / 2 } else { 0 };
        Self {
            cell,
            first: Point::new(0, 0),
            files,
            ranks,
            beyond: Sides {
                left: true,
                right: true,
                top: !is_line,
                bottom: !is_line,
            },
            margin: 0,
            width,
            height,
            surface: Area {
                left: 0,
                top: 0,
                width,
                height,
            },
            corner: (
                cell / 2,
                i32::midpoint(height, (i32::from(ranks) - 1) * cell),
            ),
        }
    }

    /// Whether the board is a single line of points.
    pub fn is_line(&self) -> bool {
        self.ranks == 1
    }

    /// Whether a point is shown.
    pub fn shows(&self, point: Point) -> bool {
        (self.first.file()..self.first.file() + self.files).contains(&point.file())
            && (self.first.rank()..self.first.rank() + self.ranks).contains(&point.rank())
    }

    /// The middle of a point, in pixels.
    pub fn at(&self, point: Point) -> (i32, i32) {
        let files = i32::from(point.file()) - i32::from(self.first.file());
        let ranks = i32::from(point.rank()) - i32::from(self.first.rank());
        (
            self.corner.0 + files * self.cell,
            self.corner.1 - ranks * self.cell,
        )
    }

    /// The rectangle between the outermost lines shown.
    pub fn lines(&self) -> Area {
        let (width, height) = (
            (i32::from(self.files) - 1) * self.cell,
            (i32::from(self.ranks) - 1) * self.cell,
        );
        Area {
            left: self.corner.0,
            top: self.corner.1 - height,
            width,
            height,
        }
    }

    /// How far the middle of a coordinate lies from the nearest line.
    pub fn coordinate_distance(&self) -> i32 {
        i32::midpoint(self.cell, self.margin)
    }
}
