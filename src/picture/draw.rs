//! Draws a scene: the empty board, then its stones and marks, then the footer.

use std::collections::BTreeSet;

use super::footer;
use super::frame::Frame;
use super::layout::Layout;
use super::lettering::{Lettering, Weight};
use super::pieces::{Pieces, kind};
use super::player_plate;
use super::scene::{Numbers, Scene};
use super::sprites::{SpriteKey, Sprites};
use super::theme::Style;
use crate::rules::{Played, Point, Position, Stone};

/// Draws a scene.
pub fn draw(scene: &Scene, style: Style) -> Frame {
    let sprites = Sprites::of(SpriteKey {
        style,
        size: scene.position.board().size(),
        notation: scene.notation,
    });
    let plates = player_plate::plates(scene);
    let height = sprites.layout.height + footer::height(scene, plates.len());
    let surface = sprites.pieces.paint.surface.solid();
    let mut frame = Frame::default();
    frame.begin(&sprites.empty, height as usize, surface);
    draw_points(scene, &sprites.layout, &sprites.pieces, &mut frame);
    footer::draw(&mut frame, scene, style, &plates, sprites.layout.height);
    frame
}

/// Draws the stones and marks on the points that a layout shows.
pub fn draw_points(scene: &Scene, layout: &Layout, pieces: &Pieces, frame: &mut Frame) {
    draw_crosses(scene, layout, pieces, frame);
    draw_stones(scene, layout, pieces, frame);
    draw_labels(scene, layout, pieces, frame);
    draw_last(scene, layout, pieces, frame);
    draw_winning_row(scene, layout, pieces, frame);
}

fn draw_crosses(scene: &Scene, layout: &Layout, pieces: &Pieces, frame: &mut Frame) {
    let board = scene.position.board();
    let by_last = scene.last.iter().flat_map(Played::removed);
    let by_last = by_last.map(|removed| removed.point);
    let removed: BTreeSet<_> = by_last.chain(scene.numbers.removed()).collect();
    let numbers = scene.numbers.by_point();
    let is_gone = |point: &Point| board.at(*point).is_none() && layout.shows(*point);
    for point in removed.into_iter().filter(is_gone) {
        let at = layout.at(point);
        match numbers.get(&point) {
            // A stone of the line stood there.
            Some(number) if matches!(scene.numbers, Numbers::Line(_)) => {
                pieces.put_gone(frame, number, at);
            }
            _ => frame.lay(&pieces.cross, at, &pieces.paint.cross),
        }
    }
}

fn draw_stones(scene: &Scene, layout: &Layout, pieces: &Pieces, frame: &mut Frame) {
    let shown = || stones(scene.position).filter(|&(point, _)| layout.shows(point));
    for (point, kind) in shown() {
        pieces.cast(frame, kind, layout.at(point));
    }
    let numbers = scene.numbers.by_point();
    for (point, kind) in shown() {
        match numbers.get(&point) {
            Some(number) => pieces.put_numbered(frame, kind, number, layout.at(point)),
            None => pieces.put(frame, kind, layout.at(point)),
        }
    }
}

/// How much of a cell a label's letters are high.
const LABEL: f32 = 0.75;

fn draw_labels(scene: &Scene, layout: &Layout, pieces: &Pieces, frame: &mut Frame) {
    if scene.labels.names.is_empty() {
        return;
    }
    let letters = Lettering::new(Weight::Bold, LABEL * layout.cell as f32, []);
    let board = scene.position.board();
    for (point, name) in scene.labels.names {
        if board.at(*point).is_none() && layout.shows(*point) {
            pieces.name(frame, &letters, name, layout.at(*point));
        }
    }
}

/// All stones of a position with their [`kind`], the power stones last.
pub fn stones(position: &Position) -> impl Iterator<Item = (Point, usize)> {
    let (board, ruleset) = (position.board(), position.ruleset());
    let coloured = board
        .stones()
        .map(|(point, colour)| (point, Stone::Of(colour)));
    let all = coloured.chain(board.power_stones().map(|point| (point, Stone::Power)));
    all.map(|(point, stone)| (point, kind(ruleset, stone)))
}

fn draw_last(scene: &Scene, layout: &Layout, pieces: &Pieces, frame: &mut Frame) {
    let ring = if scene.numbers.are_on() {
        &pieces.last_around
    } else {
        &pieces.last
    };
    for point in scene.placed().filter(|&point| layout.shows(point)) {
        let ink = match scene.position.board().at(point) {
            Some(stone) => &pieces.paint.marks[kind(scene.position.ruleset(), stone)],
            // The stone was removed by its own move; the ring still shows where it was played.
            None => &pieces.paint.cross,
        };
        frame.lay(ring, layout.at(point), ink);
    }
}

fn draw_winning_row(scene: &Scene, layout: &Layout, pieces: &Pieces, frame: &mut Frame) {
    let row = scene.position.winning_row().into_iter();
    for point in row.filter(|&point| layout.shows(point)) {
        frame.lay(&pieces.row, layout.at(point), &pieces.paint.row);
    }
}
