//! The footer: a plate for each player with a stone, name, clock, tray and the points in a match, and below
//! the plates the game and its status. Where four play on two sides, a frame holds the plates of each. At
//! the end of a game of a match a bar shows its course on every plate. The texts come from the plates and
//! the scene.

use std::sync::OnceLock;

use super::frame::{Area, Frame};
use super::layout::WIDTH;
use super::lettering::{Align, Lettering, Weight};
use super::mask::Mask;
use super::match_score;
use super::paint::Paint;
use super::palette::Ink;
use super::player_plate::{PlayerPlate, Tray};
use super::scene::Scene;
use super::shape;
use super::stone::{Face, Stone};
use super::theme::Style;
use crate::language::{Language, say};

const BORDER: i32 = 16;
const GAP: i32 = 14;
const PLATE_HEIGHT: i32 = 92;
/// How much higher plates with a bar are.
const BAR_HEIGHT: i32 = match_score::BAR + 2 * match_score::LINE_OUT;
/// Between the edges of a plate and its bar.
const BAR_BORDER: i32 = 14;
const CORNER: i32 = 16;
const LINE_HEIGHT: i32 = 52;
const STONE_RADIUS: f32 = 32.0;
const PIP_RADIUS: f32 = 13.0;
const PIP_STEP: i32 = 29;
const PAIR_GAP: i32 = 12;
/// How far the frame of a side stands out from its plates.
const SIDE_FRAME: i32 = 6;
/// How high the line that strikes out a name lies above its base, and how thick it is.
const STRIKE: (i32, i32) = (15, 3);

/// The sprites for a theme's footers, made at first use.
pub struct FooterSprites {
    stones: [Stone; 7],
    pips: [Stone; 7],
    socket: Mask,
    full: Mask,
    unknown: Mask,
    corner: Mask,
}

/// The lettering of all footers.
struct Letters {
    name: Lettering,
    small: Lettering,
}

impl Letters {
    fn get() -> &'static Self {
        static READY: OnceLock<Letters> = OnceLock::new();
        READY.get_or_init(|| {
            // Latin with its accents, Greek and Cyrillic.
            let common = || {
                ('!'..='ž')
                    .chain('Ά'..='ώ')
                    .chain('Ѐ'..='џ')
                    .chain("–—…→".chars())
            };
            Self {
                name: Lettering::new(Weight::Bold, 37.0, common()),
                small: Lettering::new(Weight::Medium, 29.0, common()),
            }
        })
    }
}

impl FooterSprites {
    /// The sprites of a theme.
    pub fn of(style: Style) -> &'static Self {
        static READY: [OnceLock<FooterSprites>; Style::COUNT] =
            [const { OnceLock::new() }; Style::COUNT];
        READY[style.index()].get_or_init(|| Self::new(style))
    }

    fn new(style: Style) -> Self {
        let corner = CORNER as f32;
        let (paint, rows) = (Paint::of(style), style.detail.rows());
        Self {
            stones: Stone::all(paint, STONE_RADIUS, Face::Full, rows),
            pips: Stone::all(paint, PIP_RADIUS, Face::Full, rows),
            socket: Mask::inside(PIP_RADIUS, |x, y| shape::ring(x, y, PIP_RADIUS - 3.0, 1.5)),
            full: Mask::inside(PIP_RADIUS, |x, y| shape::disc(x, y, PIP_RADIUS - 3.0)),
            unknown: Mask::inside(STONE_RADIUS, |x, y| {
                shape::ring(x, y, STONE_RADIUS - 4.0, 2.0)
            }),
            corner: Mask::inside(corner, |x, y| shape::disc(x, y, corner)),
        }
    }
}

/// The height of a scene's footer with this many plates.
pub fn height(scene: &Scene, plates: usize) -> i32 {
    BORDER + rows(plates) * (plate_height(scene) + GAP) + LINE_HEIGHT
}

fn plate_height(scene: &Scene) -> i32 {
    match match_score::with_course(scene) {
        Some(_) => PLATE_HEIGHT + BAR_HEIGHT,
        None => PLATE_HEIGHT,
    }
}

/// Draws the footer from `top` to the lower edge of the frame, whose surface is already filled.
pub fn draw(frame: &mut Frame, scene: &Scene, style: Style, plates: &[PlayerPlate], top: i32) {
    let paint = Paint::of(style);
    let sprites = FooterSprites::of(style);
    let columns = columns(plates.len());
    let high = plate_height(scene);
    let width = (WIDTH - 2 * BORDER - GAP * (columns - 1)) / columns;
    if has_partners(plates) {
        for column in 0..columns {
            let area = Area {
                left: BORDER + column * (width + GAP),
                top: top + BORDER,
                width,
                height: rows(plates.len()) * (high + GAP) - GAP,
            };
            draw_side(frame, sprites, paint, area.within(-SIDE_FRAME));
        }
    }
    let room = match (columns, plates.len()) {
        (3, _) => Room::Narrow,
        (_, 2) => Room::Wide,
        _ => Room::Half,
    };
    for (place, plate) in (0..).zip(plates) {
        let area = Area {
            left: BORDER + place % columns * (width + GAP),
            top: top + BORDER + place / columns * (high + GAP),
            width,
            height: high,
        };
        draw_plate(frame, paint, sprites, (plate, room), area, scene.language);
        if let Some(score) = match_score::with_course(scene) {
            let bar = Area {
                left: area.left + BAR_BORDER,
                top: area.top + PLATE_HEIGHT - 1,
                width: width - 2 * BAR_BORDER,
                height: match_score::BAR,
            };
            let letters = &Letters::get().small;
            let seat = plate.seat.index();
            match_score::draw_bar(frame, (paint, letters), (score, seat), bar);
        }
    }
    draw_line(frame, paint, scene);
}

/// How much room a plate has, and what it does with it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// Two plates, whose players are told apart at a glance.
    Wide,
    /// The clocks are as dark as the names.
    Half,
    /// The same, and the clock stands below the name, so that both can be read whole.
    Narrow,
}

/// Whether players of different colours play on one side: their plates stand in one column.
fn has_partners(plates: &[PlayerPlate]) -> bool {
    let mut pairs = plates.iter().zip(plates.iter().skip(2));
    plates.len() == 4 && pairs.all(|(one, other)| one.side == other.side)
}

/// Draws the frame of a side.
fn draw_side(frame: &mut Frame, sprites: &FooterSprites, paint: &Paint, area: Area) {
    draw_rounded(frame, sprites, area, &paint.socket);
    draw_rounded(frame, sprites, area.within(3), &paint.surface);
}

fn columns(plates: usize) -> i32 {
    if plates == 3 || plates > 4 { 3 } else { 2 }
}

fn rows(plates: usize) -> i32 {
    let plates = plates as i32;
    (plates + columns(plates as usize) - 1) / columns(plates as usize)
}

fn draw_plate(
    frame: &mut Frame,
    paint: &Paint,
    sprites: &FooterSprites,
    (plate, room): (&PlayerPlate, Room),
    area: Area,
    language: Language,
) {
    if plate.stands_out {
        draw_rounded(frame, sprites, area, &paint.turn_edge);
        draw_rounded(frame, sprites, area.within(3), &paint.turn);
    }
    let middle = area.top + PLATE_HEIGHT / 2;
    let stone = (area.left + 14 + STONE_RADIUS as i32, middle);
    match plate.colour {
        Some(colour) => {
            sprites.stones[colour.index()].cast(frame, stone, paint);
            sprites.stones[colour.index()].put(frame, stone, paint);
        }
        None => frame.lay(&sprites.unknown, stone, &paint.faint),
    }
    let left = stone.0 + STONE_RADIUS as i32 + 16;
    let right = area.left + area.width - 16;
    let base = if plate.tray.is_some() {
        middle - 5
    } else {
        middle + 13
    };
    let below = middle + 6;
    let clock_base = match (room, plate.tray) {
        (Room::Narrow, Some(_)) => below + 27,
        _ => base,
    };
    let clock = draw_clock(frame, paint, (plate, room), (left, right), clock_base);
    let taken = if clock_base == base { clock } else { 0 };
    // The points of a match stand where the clock does not.
    let is_above = clock_base != base;
    let at = (right, if is_above { base } else { below + 29 });
    let points = draw_points(frame, paint, plate, at);
    let taken = if is_above { points } else { taken };
    draw_name(frame, paint, (plate, language), (left, right - taken), base);
    let right = if is_above { right } else { right - points };
    if let Some(tray) = plate.tray {
        draw_tray(
            frame,
            paint,
            sprites,
            tray,
            Area {
                left,
                top: below,
                width: right - left,
                height: 32,
            },
            language,
        );
    }
}

/// Fills a rectangle with rounded corners.
pub fn draw_rounded(frame: &mut Frame, sprites: &FooterSprites, area: Area, ink: &Ink) {
    let upright = Area {
        left: area.left + CORNER,
        width: area.width - 2 * CORNER,
        ..area
    };
    let level = Area {
        top: area.top + CORNER,
        height: area.height - 2 * CORNER,
        ..area
    };
    frame.fill(upright, ink.solid());
    frame.fill(level, ink.solid());
    for x in [area.left + CORNER, area.left + area.width - CORNER] {
        for y in [area.top + CORNER, area.top + area.height - CORNER] {
            frame.lay(&sprites.corner, (x, y), ink);
        }
    }
}

/// Draws the clock, and returns the width that it takes with the gap before it.
fn draw_clock(
    frame: &mut Frame,
    paint: &Paint,
    (plate, room): (&PlayerPlate, Room),
    (left, right): (i32, i32),
    base: i32,
) -> i32 {
    const CLOCK_GAP: f32 = 14.0;
    if plate.clock.is_empty() {
        return 0;
    }
    let letters = Letters::get();
    let share = if room == Room::Narrow { 0.66 } else { 0.5 };
    let clock = letters
        .small
        .fit(&plate.clock, share * (right - left) as f32);
    let ink = if room == Room::Wide {
        &paint.faint
    } else {
        &paint.text
    };
    letters
        .small
        .write(frame, &clock, (right, base), Align::Right, ink);
    (clock.width + CLOCK_GAP).round() as i32
}

/// Draws the points in a match, and returns the width that they take with the gap before them.
fn draw_points(frame: &mut Frame, paint: &Paint, plate: &PlayerPlate, at: (i32, i32)) -> i32 {
    const POINTS_GAP: f32 = 14.0;
    let Some(points) = plate.points else {
        return 0;
    };
    let letters = &Letters::get().name;
    let points = letters.fit(&points.to_string(), f32::MAX);
    letters.write(frame, &points, at, Align::Right, &paint.text);
    (points.width + POINTS_GAP).round() as i32
}

/// Draws the name; struck out if others play on without its player. Names of partners that are too long
/// are written smaller before any of them is cut.
fn draw_name(
    frame: &mut Frame,
    paint: &Paint,
    (plate, language): (&PlayerPlate, Language),
    (left, right): (i32, i32),
    base: i32,
) {
    let letters = Letters::get();
    let room = (right - left) as f32;
    let fits = |lettering: &Lettering, line: &str| lettering.fit(line, f32::MAX).width <= room;
    let is_long = |line: &str| !fits(&letters.name, line);
    let lettering = if plate.names.len() > 1 && is_long(&plate.name(language, |_| true)) {
        &letters.small
    } else {
        &letters.name
    };
    let name = plate.name(language, |line| fits(lettering, line));
    let name = lettering.fit(&name, room);
    let ink = if plate.has_left {
        &paint.faint
    } else {
        &paint.text
    };
    lettering.write(frame, &name, (left, base), Align::Left, ink);
    if plate.is_out && name.width > 0.0 {
        let (above, height) = STRIKE;
        let line = Area {
            left: left - 2,
            top: base - above,
            width: name.width.round() as i32 + 4,
            height,
        };
        frame.fill(line, paint.text.solid());
    }
}

fn draw_tray(
    frame: &mut Frame,
    paint: &Paint,
    sprites: &FooterSprites,
    tray: Tray,
    area: Area,
    language: Language,
) {
    let middle = area.top + area.height / 2;
    let places = tray.goal.unwrap_or(0).max(tray.captured);
    let fits = tray_width(places, tray.in_pairs) <= area.width;
    let (Some(_), true) = (tray.goal, fits) else {
        return draw_count(frame, paint, tray, area, language);
    };
    let mut x = area.left + PIP_RADIUS as i32;
    for place in 0..places {
        let at = (x, middle);
        if place < tray.captured {
            match tray.of {
                Some(colour) => sprites.pips[colour.index()].put(frame, at, paint),
                None => frame.lay(&sprites.full, at, &paint.text),
            }
        } else {
            frame.lay(&sprites.socket, at, &paint.socket);
        }
        x += step(place, tray.in_pairs);
    }
}

/// The distance between the middles of neighbouring places in a tray: the stones of a pair lie
/// together.
fn step(place: u16, in_pairs: bool) -> i32 {
    if !in_pairs {
        return PIP_STEP - 3;
    }
    if place.is_multiple_of(2) {
        PIP_STEP - 8
    } else {
        PIP_STEP + PAIR_GAP - 4
    }
}

fn tray_width(places: u16, in_pairs: bool) -> i32 {
    let last = places.saturating_sub(1);
    2 * PIP_RADIUS as i32 + (0..last).map(|place| step(place, in_pairs)).sum::<i32>()
}

/// Draws the captured stones as a number, if there is no goal or too many to show one by one.
fn draw_count(frame: &mut Frame, paint: &Paint, tray: Tray, area: Area, language: Language) {
    let letters = Letters::get();
    let captured = tray.captured / tray.unit;
    let text = match tray.goal {
        Some(goal) => format!("{captured} / {}", goal / tray.unit),
        None => say!(picture::captured, count = captured).in_language(language),
    };
    let middle = area.top + area.height / 2;
    let base = middle + (letters.small.capital() / 2.0).round() as i32;
    let line = letters.small.fit(&text, area.width as f32);
    letters
        .small
        .write(frame, &line, (area.left, base), Align::Left, &paint.faint);
}

fn draw_line(frame: &mut Frame, paint: &Paint, scene: &Scene) {
    let letters = Letters::get();
    let base = frame.height() as i32 - 22;
    let room = (WIDTH - 2 * BORDER - 16 - 2 * GAP) as f32;
    let status = letters.small.fit(scene.status, 0.62 * room);
    let title = letters.small.fit(scene.title, room - status.width);
    letters
        .small
        .write(frame, &title, (BORDER + 8, base), Align::Left, &paint.faint);
    let right = WIDTH - BORDER - 8;
    letters
        .small
        .write(frame, &status, (right, base), Align::Right, &paint.text);
}
