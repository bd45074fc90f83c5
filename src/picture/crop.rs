//! An enlarged part of a board, for a player who picks a point. It shows the part it is given and
//! never chooses it.

use super::alt;
use super::encode;
use super::frame::{Area, Frame};
use super::inset;
use super::layout::{Layout, WIDTH};
use super::lettering::{Align, Lettering, Weight};
use super::part::{Part, part, part_told};
use super::pieces::{Pieces, kind};
use super::scene::Scene;
use super::theme::Style;
use super::words;
use crate::language::{Text, say};
use crate::rules::{Colour, Point, Stone};

/// The height of the strip under the part, which shows the whole board in small and the texts.
const STRIP: i32 = 150;
/// The distance from an edge of the strip to its content.
const BORDER: i32 = 16;

/// A part of a board.
#[derive(Clone, Copy)]
pub struct Crop<'a> {
    /// The whole board, its theme, its language and its notation.
    pub scene: &'a Scene<'a>,
    /// The lower left point of the part.
    pub low: Point,
    /// The upper right one. A board of one line is always shown whole.
    pub high: Point,
    /// The points labelled with their names, because they can be picked.
    pub offered: &'a [Point],
    /// The points with a mark: what a lesson speaks of.
    pub marked: &'a [Point],
    /// The point that was picked: a stone is shown there although it is not played yet.
    pub picked: Option<Point>,
}

/// The part as the bytes of a PNG file, 1,008 pixels wide: large labels, and under it the whole
/// board in small with the part framed.
pub fn crop(crop: &Crop) -> Vec<u8> {
    encode::fitting(crop.scene.theme, |style| draw_crop(crop, style))
}

fn draw_crop(crop: &Crop, style: Style) -> Frame {
    let window = (crop.low, crop.high);
    let Part {
        mut frame,
        layout,
        pieces,
    } = part(crop.scene, window, STRIP, style);
    draw_names(&mut frame, crop, &layout, &pieces);
    draw_marks(&mut frame, crop, &layout, &pieces);
    draw_picked(&mut frame, crop, &layout, &pieces);
    let strip = Area {
        left: BORDER,
        top: layout.height + BORDER,
        width: WIDTH - 2 * BORDER,
        height: STRIP - 2 * BORDER,
    };
    draw_strip(&mut frame, crop, &pieces, strip);
    frame
}

/// The part's alt text: where it lies, what was picked, and then the board as [`super::alt`]
/// describes it; at most 1,024 characters in all.
pub fn crop_alt(crop: &Crop) -> String {
    let scene = crop.scene;
    let size = scene.position.board().size();
    let name = |point: Point| point.text(scene.notation, size);
    let part = part_told(scene, (crop.low, crop.high));
    let picked = crop
        .picked
        .map(|at| say!(picture::picked, point = name(at)));
    let marked = crop.marked.iter().map(|&at| Text::verbatim(name(at)));
    let marked = (!crop.marked.is_empty()).then(|| {
        let points = words::listed(marked, scene.language);
        say!(picture::marked, points = points)
    });
    let sentences = Text::sentences(std::iter::once(part).chain(picked).chain(marked));
    let gap = say!(general::between_sentences).in_language(scene.language);
    let head = sentences.in_language(scene.language) + &gap;
    let left = words::LONGEST_ALT.saturating_sub(words::length(&head));
    // A part has no footer with the score of a match.
    let scene = Scene {
        score: None,
        ..*scene
    };
    head + &alt::alt_within(&scene, left)
}

/// The letter size that fills this share of a cell or a margin.
fn label(room: i32, share: f32) -> f32 {
    share * room as f32
}

/// Whether a point is labelled with its name; a single line of points has no room for that.
fn has_name(crop: &Crop, layout: &Layout, at: Point) -> bool {
    !layout.is_line() && crop.offered.contains(&at) && layout.shows(at)
}

/// Draws the names of the offered points.
fn draw_names(frame: &mut Frame, crop: &Crop, layout: &Layout, pieces: &Pieces) {
    let size = crop.scene.position.board().size();
    let [large, small] =
        [0.34, 0.27].map(|share| Lettering::new(Weight::Bold, label(layout.cell, share), []));
    for &point in crop.offered {
        if has_name(crop, layout, point) {
            let name = point.text(crop.scene.notation, size);
            let letters = if name.len() > 3 { &small } else { &large };
            pieces.name(frame, letters, &name, layout.at(point));
        }
    }
}

/// Rings the marked stones and names, and marks the other points among them.
fn draw_marks(frame: &mut Frame, crop: &Crop, layout: &Layout, pieces: &Pieces) {
    let board = crop.scene.position.board();
    for &at in crop.marked.iter().filter(|&&at| layout.shows(at)) {
        if board.at(at).is_some() || has_name(crop, layout, at) {
            frame.lay(&pieces.row, layout.at(at), &pieces.paint.row);
        } else {
            pieces.mark(frame, layout.at(at));
        }
    }
}

fn draw_picked(frame: &mut Frame, crop: &Crop, layout: &Layout, pieces: &Pieces) {
    if let Some(at) = crop.picked.filter(|&at| layout.shows(at)) {
        let kind = kind(crop.scene.position.ruleset(), stone(crop.scene));
        pieces.put(frame, kind, layout.at(at));
        frame.lay(&pieces.row, layout.at(at), &pieces.paint.row);
    }
}

/// The stone of the player to move.
fn stone(scene: &Scene) -> Stone {
    let turn = scene.position.to_act();
    Stone::Of(turn.and_then(|turn| turn.colour).unwrap_or(Colour::FIRST))
}

/// Draws the whole board in small at the left, and beside it the picked point and the state of the
/// game.
fn draw_strip(frame: &mut Frame, crop: &Crop, pieces: &Pieces, area: Area) {
    let scene = crop.scene;
    let size = scene.position.board().size();
    let mut left = area.left;
    if !size.is_line() {
        let window = (crop.low, crop.high);
        let width = inset::draw(frame, scene, pieces.paint, window, area);
        left += width + 2 * BORDER;
    }
    let (large, small) = (
        Lettering::new(Weight::Bold, 72.0, []),
        Lettering::new(Weight::Medium, 36.0, []),
    );
    let paint = pieces.paint;
    let mut right = area.right();
    if let Some(at) = crop.picked {
        let name = at.text(scene.notation, size);
        let line = large.fit(&name, (right - left) as f32);
        let base = area.top + area.height / 2 + 26;
        large.write(frame, &line, (right, base), Align::Right, &paint.text);
        right -= line.width as i32 + 2 * BORDER;
    }
    let room = (right - left) as f32;
    // Alone, the title stands in the middle.
    let title = if scene.status.is_empty() { 41 } else { 16 };
    let lines = [
        (scene.status, 66, &paint.text),
        (scene.title, title, &paint.faint),
    ];
    for (text, above, ink) in lines {
        let line = small.fit(text, room);
        small.write(
            frame,
            &line,
            (left, area.bottom() - above),
            Align::Left,
            ink,
        );
    }
}
