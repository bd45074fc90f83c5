//! Drawing a scene: the empty board, then what stands and happened on it, then the footer.

use super::footer;
use super::frame::Frame;
use super::kit::{Kit, KitKey};
use super::plate;
use super::scene::Scene;
use crate::rules::{Board, Colour, Played, Point, Stone};

/// Draws a scene into a frame, whatever the frame held before.
pub fn draw(scene: &Scene, kit: &Kit, frame: &mut Frame) {
    let plates = plate::plates(scene);
    let height = kit.layout.height + footer::height(plates.len());
    frame.begin(&kit.empty, height as usize, kit.paint.surface.solid());
    draw_crosses(scene, kit, frame);
    draw_stones(scene, kit, frame);
    draw_numbers(scene, kit, frame);
    draw_last(scene, kit, frame);
    draw_winning_row(scene, kit, frame);
    footer::draw(frame, scene, &plates, kit.layout.height);
}

/// The kit that a scene needs.
pub fn key(scene: &Scene) -> KitKey {
    KitKey {
        theme: scene.theme,
        size: scene.position.board().size(),
        notation: scene.notation,
    }
}

/// The place of a stone's look among all stones' looks.
fn kind(stone: Stone) -> usize {
    const POWER: usize = 6;
    stone.colour().map_or(POWER, Colour::index)
}

fn draw_crosses(scene: &Scene, kit: &Kit, frame: &mut Frame) {
    let board = scene.position.board();
    for removed in scene.last.iter().flat_map(Played::removed) {
        if board.at(removed.point).is_none() {
            frame.lay(&kit.cross, kit.layout.at(removed.point), &kit.paint.cross);
        }
    }
}

fn draw_stones(scene: &Scene, kit: &Kit, frame: &mut Frame) {
    for (point, stone) in stones(scene.position.board()) {
        kit.stones[kind(stone)].cast(frame, kit.layout.at(point), kit.paint);
    }
    for (point, stone) in stones(scene.position.board()) {
        kit.stones[kind(stone)].put(frame, kit.layout.at(point), kit.paint);
    }
}

fn stones(board: &Board) -> impl Iterator<Item = (Point, Stone)> {
    let coloured = board
        .stones()
        .map(|(point, colour)| (point, Stone::Of(colour)));
    coloured.chain(board.power_stones().map(|point| (point, Stone::Power)))
}

fn draw_numbers(scene: &Scene, kit: &Kit, frame: &mut Frame) {
    let board = scene.position.board();
    for (point, number) in scene.numbers.by_point() {
        let Some(stone) = board.at(point) else {
            continue;
        };
        let text = number.to_string();
        let letters = &kit.numbers[text.len().clamp(1, kit.numbers.len()) - 1];
        letters.centre(
            frame,
            &text,
            kit.layout.at(point),
            &kit.paint.marks[kind(stone)],
        );
    }
}

fn draw_last(scene: &Scene, kit: &Kit, frame: &mut Frame) {
    let ring = if scene.numbers.are_on() {
        &kit.last_around
    } else {
        &kit.last
    };
    for point in scene.placed() {
        let ink = match scene.position.board().at(point) {
            Some(stone) => &kit.paint.marks[kind(stone)],
            // The stone took itself off; the ring still shows where it was played.
            None => &kit.paint.cross,
        };
        frame.lay(ring, kit.layout.at(point), ink);
    }
}

fn draw_winning_row(scene: &Scene, kit: &Kit, frame: &mut Frame) {
    for point in scene.position.winning_row() {
        frame.lay(&kit.row, kit.layout.at(point), &kit.paint.row);
    }
}
