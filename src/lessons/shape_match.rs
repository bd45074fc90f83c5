//! Whether a stone completes one of the named shapes.

use std::collections::BTreeSet;

use super::threats::is_of;
use crate::rules::{Colour, Drawn, Point, Position, Stone, shapes};

/// The learner's colour.
const OWN: Colour = Colour::FIRST;

/// Whether the stone placed at `at` completes the shape of this name, turned or mirrored in any way.
pub fn completes(position: &Position, at: Point, name: &str) -> bool {
    let shape = shapes::all().iter().find(|shape| shape.name == name);
    let Some(shape) = shape else {
        return false;
    };
    let drawn = shape.diagram.points();
    let stones = drawn.filter(|(_, drawn)| *drawn == Drawn::Stone(Stone::Of(OWN)));
    let stones: Vec<_> = stones
        .map(|(point, _)| (i16::from(point.file()), i16::from(point.rank())))
        .collect();
    let symmetries: BTreeSet<Vec<(i16, i16)>> = (0..8)
        .map(|symmetry| stones.iter().map(|&it| turned(it, symmetry)).collect())
        .collect();
    let is_own = |point: Option<Point>| point.is_some_and(|it| is_of(position, it, OWN));
    symmetries.iter().any(|turned| {
        turned.iter().any(|anchor| {
            turned.iter().all(|stone| {
                let (files, ranks) = (stone.0 - anchor.0, stone.1 - anchor.1);
                is_own(shifted(at, files, ranks))
            })
        })
    })
}

/// A point of a shape in one of the eight symmetries.
const fn turned((x, y): (i16, i16), symmetry: u8) -> (i16, i16) {
    let (x, y) = if symmetry & 1 == 0 { (x, y) } else { (y, x) };
    let x = if symmetry & 2 == 0 { x } else { -x };
    let y = if symmetry & 4 == 0 { y } else { -y };
    (x, y)
}

fn shifted(at: Point, files: i16, ranks: i16) -> Option<Point> {
    let along = |from: u8, by: i16| u8::try_from(i16::from(from) + by).ok();
    Some(Point::new(
        along(at.file(), files)?,
        along(at.rank(), ranks)?,
    ))
}
