//! A whole game as an animated GIF: one palette, and each frame holds only what has changed.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame as Step, Repeat};

use super::alt::capture_score;
use super::draw;
use super::frame::Frame;
use super::ground;
use super::layout::Layout;
use super::lettering::{Align, Lettering, Line, Weight};
use super::paint::Paint;
use super::palette::Shade;
use super::pieces::Pieces;
use super::scene::Scene;
use super::theme::Theme;
use crate::language::{Language, say};
use crate::rules::{Notation, Played, Position, Record};

/// The width of the picture. It is smaller than a board in play, because it is watched, not read.
const WIDTH: i32 = 646;
/// Room for coordinates on each side.
const MARGIN: i32 = 38;
/// The strip under the board.
const STRIP: i32 = 48;

/// The distance between the strip's edges and its texts.
const EDGE: i32 = 14;
/// The least distance between the texts.
const GAP: f32 = 24.0;
/// The widest that the captures of six players get.
const WIDEST_SCORE: f32 = 0.6 * WIDTH as f32;

/// How long a frame is shown, in hundredths of a second.
const STEP: u16 = 70;
/// How long a frame with a capture is shown.
const TAKING: u16 = 160;
/// How long the last frame is shown.
const END: u16 = 500;

/// What a replay shows.
#[derive(Clone, Copy)]
pub struct Replay<'a> {
    /// The game.
    pub record: &'a Record,
    /// The text under the board, at its left: who plays.
    pub title: &'a str,
    /// The language of the other words in the picture.
    pub language: Language,
    /// How the picture looks.
    pub theme: Theme,
    /// How coordinates are written.
    pub notation: Notation,
}

/// The game from its first stone to its last as the bytes of a GIF file, 646 pixels wide, that
/// begins again after a while.
///
/// # Panics
///
/// Never: writing to memory does not fail.
pub fn replay(replay: &Replay) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(96 * 1024);
    write(replay, &mut bytes).expect("writing to memory does not fail");
    bytes
}

fn write(replay: &Replay, to: &mut Vec<u8>) -> Result<(), EncodingError> {
    let screen = Screen::new(replay);
    let paint = screen.pieces.paint;
    let size = (screen.empty.width(), screen.empty.height());
    // One more colour, which is never seen: it marks pixels that do not change.
    let palette = [paint.palette.bytes(), vec![0; 3]].concat();
    let mut encoder = Encoder::new(to, size.0 as u16, size.1 as u16, &palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut position = Position::new(replay.record.ruleset);
    let mut before = Frame::default();
    screen.draw(&position, &[], &mut before);
    encoder.write_frame(&whole(&before))?;
    let mut now = Frame::default();
    let moves = &replay.record.moves;
    for (index, &mv) in moves.iter().enumerate() {
        let Ok(played) = position.play(mv) else {
            break;
        };
        let delay = match () {
            () if index + 1 == moves.len() => END,
            () if played.has_removed() => TAKING,
            () => STEP,
        };
        screen.draw(&position, &[played], &mut now);
        encoder.write_frame(&change(&before, &now, paint.palette.unused(), delay))?;
        std::mem::swap(&mut before, &mut now);
    }
    Ok(())
}

/// What all frames have in common.
struct Screen<'a> {
    replay: &'a Replay<'a>,
    layout: Layout,
    empty: Frame,
    pieces: std::sync::Arc<Pieces>,
    letters: Lettering,
}

impl<'a> Screen<'a> {
    fn new(replay: &'a Replay<'a>) -> Self {
        let size = replay.record.ruleset.size;
        let layout = Layout::of_board_in(size, WIDTH, MARGIN);
        let paint = Paint::of(replay.theme);
        let coordinates = ground::coordinates(size, replay.notation);
        let letters = Lettering::new(Weight::Bold, 0.62 * MARGIN as f32, []);
        let board = ground::board(paint, &layout, size, &coordinates, &letters);
        let mut empty = Frame::default();
        let height = layout.height + STRIP;
        empty.begin(&board, height as usize, paint.surface.solid());
        let letters = Lettering::new(Weight::Medium, 25.0, ' '..='z');
        let mut screen = Self {
            replay,
            pieces: Pieces::of(replay.theme, layout.cell),
            layout,
            empty,
            letters,
        };
        screen.draw_title();
        screen
    }

    /// Writes who plays, in the room that the captures leave when they are the most.
    fn draw_title(&mut self) {
        let mut end = Position::new(self.replay.record.ruleset);
        let moves = self.replay.record.moves.iter();
        moves.map_while(|&mv| end.play(mv).ok()).for_each(drop);
        let score = self.score(&end).map_or(0.0, |score| score.width + GAP);
        let room = (WIDTH - 2 * EDGE) as f32 - score;
        let title = self.letters.fit(self.replay.title, room);
        let ink = &self.pieces.paint.text;
        let at = (EDGE, baseline(&self.empty));
        self.letters
            .write(&mut self.empty, &title, at, Align::Left, ink);
    }

    /// What has been captured, in words; `None` if the ruleset has no captures.
    fn score(&self, position: &Position) -> Option<Line> {
        let score = capture_score(position)?;
        let told = say!(picture::captured_score, score = score);
        let told = told.in_language(self.replay.language);
        Some(self.letters.fit(&told, WIDEST_SCORE))
    }

    fn draw(&self, position: &Position, last: &[Played], frame: &mut Frame) {
        let scene = Scene {
            last,
            theme: self.replay.theme,
            notation: self.replay.notation,
            ..Scene::new(position, &[])
        };
        let height = self.empty.height();
        frame.begin(&self.empty, height, 0);
        draw::draw_points(&scene, &self.layout, &self.pieces, frame);
        if let Some(score) = self.score(position) {
            let at = (WIDTH - EDGE, baseline(frame));
            let ink = &self.pieces.paint.faint;
            self.letters.write(frame, &score, at, Align::Right, ink);
        }
    }
}

/// Where the texts in the strip stand.
fn baseline(frame: &Frame) -> i32 {
    frame.height() as i32 - STRIP / 2 + 9
}

/// A whole frame, as the first step.
fn whole(frame: &Frame) -> Step<'_> {
    Step {
        width: frame.width() as u16,
        height: frame.height() as u16,
        delay: STEP,
        dispose: DisposalMethod::Keep,
        buffer: Cow::Borrowed(frame.pixels()),
        ..Step::default()
    }
}

/// The step from one frame to the next: the smallest rectangle that contains all changes; unchanged
/// pixels in it are transparent.
fn change(before: &Frame, now: &Frame, untouched: Shade, delay: u16) -> Step<'static> {
    let area = now.difference(before);
    let mut pixels = Vec::with_capacity((area.width * area.height) as usize);
    for (old, new) in before.rows(area).zip(now.rows(area)) {
        let shades = old.iter().zip(new);
        pixels.extend(shades.map(|(old, new)| if old == new { untouched } else { *new }));
    }
    Step {
        left: area.left as u16,
        top: area.top as u16,
        width: area.width as u16,
        height: area.height as u16,
        delay,
        transparent: Some(untouched),
        dispose: DisposalMethod::Keep,
        buffer: Cow::Owned(pixels),
        ..Step::default()
    }
}
