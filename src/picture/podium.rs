//! A podium: who came first, second and third, in the colours of a theme. Knows names and numbers, not what
//! they were won in.

use std::sync::OnceLock;

use super::encode::{self, Effort};
use super::footer::{FooterSprites, draw_rounded};
use super::frame::{Area, Frame};
use super::lettering::{Align, Lettering, Weight};
use super::paint::Paint;
use super::stone::{Face, Stone};
use super::theme::{Style, Theme};
use super::words;
use crate::language::{Language, Text, say};

const WIDTH: i32 = 1008;
const HEIGHT: i32 = 700;
/// The width of a step, and the gap between two of them.
const STEP: i32 = 312;
const GAP: i32 = 12;
/// How high the steps of the first, the second and the third are.
const HEIGHTS: [i32; 3] = [360, 290, 230];
/// In which column each of them stands: the first in the middle.
const COLUMNS: [i32; 3] = [1, 0, 2];
const STONE_RADIUS: f32 = 66.0;
/// Between the edge of a step and its text.
const BORDER: i32 = 16;

/// What a podium shows.
#[derive(Clone, Copy)]
pub struct Podium<'a> {
    /// What it was won in.
    pub title: &'a str,
    /// The line below the title.
    pub subtitle: &'a str,
    /// The first, the second and the third, as far as there are any.
    pub steps: &'a [PodiumStep],
    /// The language of its description.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}

/// A player on a podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumStep {
    /// The player's name.
    pub name: String,
    /// What stands below it, such as a rating.
    pub score: String,
}

/// The podium as the bytes of a PNG file, 1,008 pixels wide.
pub fn podium(podium: &Podium) -> Vec<u8> {
    let style = Style::from(podium.theme);
    let paint = Paint::of(style);
    let (letters, stones) = (
        Letters::get(),
        Stone::all(paint, STONE_RADIUS, Face::Plain, style.detail.rows()),
    );
    let mut frame = Frame::new(WIDTH as usize, HEIGHT as usize, paint.surface.solid());
    let line = |letters: &Lettering, text| letters.fit(text, (WIDTH - 2 * BORDER) as f32);
    let middle = WIDTH / 2;
    let title = line(&letters.title, podium.title);
    (letters.title).write(&mut frame, &title, (middle, 70), Align::Middle, &paint.text);
    let subtitle = line(&letters.small, podium.subtitle);
    (letters.small).write(
        &mut frame,
        &subtitle,
        (middle, 124),
        Align::Middle,
        &paint.faint,
    );
    for (place, step) in podium.steps.iter().enumerate().take(HEIGHTS.len()) {
        let area = area(place);
        let stone = (
            area.left + area.width / 2,
            area.top - STONE_RADIUS as i32 - 4,
        );
        stones[place].cast(&mut frame, stone, paint);
        stones[place].put(&mut frame, stone, paint);
        draw_step(&mut frame, (paint, style), (place, step), area);
    }
    encode::png(&frame, &paint.palette, Effort::Usual)
}

/// Where the step of a place is, counted from 0. It reaches beyond the lower edge.
fn area(place: usize) -> Area {
    let left = (WIDTH - 3 * STEP - 2 * GAP) / 2 + COLUMNS[place] * (STEP + GAP);
    Area {
        left,
        top: HEIGHT - HEIGHTS[place],
        width: STEP,
        height: HEIGHTS[place] + 2 * BORDER,
    }
}

fn draw_step(
    frame: &mut Frame,
    (paint, style): (&Paint, Style),
    (place, step): (usize, &PodiumStep),
    area: Area,
) {
    let sprites = FooterSprites::of(style);
    draw_rounded(frame, sprites, area, &paint.turn_edge);
    draw_rounded(frame, sprites, area.within(3), &paint.turn);
    let letters = Letters::get();
    let middle = area.left + area.width / 2;
    let mut write = |letters: &Lettering, text: &str, below: i32| {
        let line = letters.fit(text, (area.width - 2 * BORDER) as f32);
        let at = (middle, area.top + below);
        letters.write(frame, &line, at, Align::Middle, &paint.text);
    };
    write(&letters.place, &(place + 1).to_string(), 100);
    write(&letters.name, &step.name, 160);
    write(&letters.small, &step.score, 208);
}

/// The podium's alt text: what it was won in, and who came first, second and third. At most 1,024
/// characters.
pub fn podium_alt(podium: &Podium) -> String {
    let steps = (1..).zip(podium.steps).take(HEIGHTS.len());
    let steps = steps.map(|(place, step)| {
        say!(
            season::alt_step,
            place = place,
            name = words::harmless(&step.name),
            score = step.score.clone()
        )
    });
    let title = say!(
        season::alt,
        title = words::cut(podium.title, 100),
        subtitle = words::cut(podium.subtitle, 100)
    );
    Text::sentences(std::iter::once(title).chain(steps)).in_language(podium.language)
}

/// The lettering of all podiums.
struct Letters {
    title: Lettering,
    place: Lettering,
    name: Lettering,
    small: Lettering,
}

impl Letters {
    fn get() -> &'static Self {
        static READY: OnceLock<Letters> = OnceLock::new();
        READY.get_or_init(|| Self {
            title: Lettering::new(Weight::Bold, 52.0, []),
            place: Lettering::new(Weight::Bold, 88.0, '1'..='3'),
            name: Lettering::new(Weight::Bold, 40.0, []),
            small: Lettering::new(Weight::Medium, 36.0, []),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_to_who_cannot_see_it_however_long_the_names_are() {
        let step = |name: &str| PodiumStep {
            name: name.to_owned(),
            score: "1540?".to_owned(),
        };
        let told = |steps: &[PodiumStep]| {
            podium_alt(&Podium {
                title: "Season 3 · October 2026",
                subtitle: "Pente",
                steps,
                language: Language::English,
                theme: Theme::Wood,
            })
        };
        assert_eq!(
            told(&[step("Ann"), step("Ben")]),
            "Podium of Season 3 · October 2026, Pente. 1: Ann (1540?). 2: Ben (1540?)."
        );
        let long = told(&vec![step(&"N".repeat(4_000)); 5]);
        assert!(words::length(&long) <= words::LONGEST_ALT, "{long}");
    }
}
