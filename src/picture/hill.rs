//! A hill as terraces: the people of each step stand on one, and whoever is alone on the top one wears a
//! crown. Knows names and steps, not what is played.

use super::crown;
use super::encode::{self, Effort};
use super::fonts::Weight;
use super::frame::{Area, Frame};
use super::lettering::{Align, Lettering};
use super::paint::Paint;
use super::theme::Theme;
use super::words;
use crate::language::{Language, Text, say};

/// The width of the picture in pixels.
const WIDTH: i32 = 1008;
/// The room around everything.
const MARGIN: i32 = 24;
/// The height of a line of names.
const LINE: i32 = 62;
/// The room above and below the names of a step.
const PAD: i32 = 11;
/// The height of what stands for steps that are left out.
const GAP: i32 = 50;
/// The room for the number of a step.
const NUMBER: i32 = 74;
/// The width of the top step and of the bottom one, in per cent of what there is.
const WIDTHS: [i32; 2] = [56, 100];
/// The most steps that are all shown.
const MOST_STEPS: usize = 9;
/// How many of the top ones are shown if not all are.
const TOP_STEPS: usize = 4;
/// The most lines of names on a step.
const LINES: usize = 2;
/// The widest name.
const WIDEST: f32 = 420.0;

/// What a picture of a hill shows.
#[derive(Clone, Copy, Debug)]
pub struct HillScene<'a> {
    /// The ruleset's name.
    pub ruleset: &'a str,
    /// The title above the hill.
    pub title: &'a str,
    /// The people on each step, from the bottom up.
    pub steps: &'a [Vec<HillName>],
    /// The language of the words in it and of its description.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}

/// Somebody on a hill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HillName {
    /// The name, of any length and script.
    pub name: String,
    /// Whether it is the viewer, who is always shown.
    pub is_viewer: bool,
}

/// A terrace of the picture, from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Terrace {
    /// The step with this number.
    Step(usize),
    /// So many steps that are left out.
    Gap(usize),
}

/// A name, or how many are left out, on a line.
struct Label {
    text: String,
    width: i32,
    is_viewer: bool,
}

/// The hill as the bytes of a PNG file, 1,008 pixels wide.
pub fn hill(scene: &HillScene) -> Vec<u8> {
    let paint = Paint::of(scene.theme);
    let [big, plain, small] = [
        (Weight::Bold, 44.0),
        (Weight::Medium, 38.0),
        (Weight::Medium, 32.0),
    ]
    .map(|(weight, size)| Lettering::new(weight, size, []));
    let terraces = terraces(scene.steps);
    let count = i32::try_from(terraces.len()).unwrap_or(1);
    let lines: Vec<_> = terraces
        .iter()
        .zip(0..)
        .map(|(&terrace, place)| lines(scene, &plain, terrace, width(place, count)))
        .collect();
    let height = |lines: &Vec<Vec<Label>>| match i32::try_from(lines.len()) {
        Ok(0) | Err(_) => GAP,
        Ok(lines) => LINE * lines + 2 * PAD,
    };
    let crown = if has_king(scene) { crown::HEIGHT } else { 0 };
    let top = MARGIN + 70 + crown;
    let bottom: i32 = lines.iter().map(height).sum();
    let mut frame = Frame::new(
        WIDTH as usize,
        (top + bottom + MARGIN) as usize,
        paint.surface.solid(),
    );
    let title = big.fit(scene.title, (WIDTH - 2 * MARGIN) as f32);
    let at = (WIDTH / 2, MARGIN + 40);
    big.write(&mut frame, &title, at, Align::Middle, &paint.text);
    if crown > 0 {
        crown::draw(&mut frame, paint, (WIDTH / 2, top - crown / 2 - 2));
    }
    let mut y = top;
    for ((&terrace, lines), place) in terraces.iter().zip(&lines).zip(0..) {
        let width = width(place, count);
        let area = Area {
            left: (WIDTH - width) / 2,
            top: y,
            width,
            height: height(lines),
        };
        y = area.bottom();
        match terrace {
            Terrace::Step(number) => {
                draw_step(&mut frame, (paint, &plain, &small), area, (number, lines));
            }
            Terrace::Gap(steps) => {
                let told = say!(hill::more_steps, count = steps).in_language(scene.language);
                let middle = (WIDTH / 2, area.top + area.height / 2);
                small.centre(&mut frame, &told, middle, &paint.faint);
            }
        }
    }
    encode::png(&frame, &paint.palette, Effort::Usual)
}

/// The hill's alt text: the people on each step, from the top. At most 1,024 characters: the lowest steps are
/// left out if that is not enough, and of many people on one step most.
pub fn hill_alt(scene: &HillScene) -> String {
    const MOST_NAMES: usize = 12;
    let count = scene.steps.len();
    let head = say!(hill::alt, ruleset = scene.ruleset, count = count);
    let steps = scene.steps.iter().enumerate().rev();
    let steps = steps.map(|(place, people)| {
        let step = place + 1;
        let names = people.iter().take(MOST_NAMES);
        let names = names.map(|it| Text::verbatim(words::harmless(&it.name)));
        let rest = people.len().saturating_sub(MOST_NAMES);
        let rest = (rest > 0).then(|| Text::verbatim(format!("+{rest}")));
        let names = Text::joined(names.chain(rest), ", ");
        if step == count && has_king(scene) {
            say!(hill::alt_king, step = step, name = names)
        } else {
            say!(hill::alt_step, step = step, names = names)
        }
    });
    let told = Text::sentences(std::iter::once(head).chain(steps)).in_language(scene.language);
    words::cut(&told, words::LONGEST_ALT / 2)
}

fn has_king(scene: &HillScene) -> bool {
    scene.steps.last().is_some_and(|top| top.len() == 1)
}

/// The steps to show from the top: all of them, or the top ones, those around the viewer, and the bottom one.
fn terraces(steps: &[Vec<HillName>]) -> Vec<Terrace> {
    let count = steps.len();
    let viewer = steps
        .iter()
        .position(|step| step.iter().any(|it| it.is_viewer));
    let is_shown = |place: usize| {
        let is_beside = viewer.is_some_and(|viewer| viewer.abs_diff(place) <= 1);
        count <= MOST_STEPS || place == 0 || place + TOP_STEPS >= count || is_beside
    };
    let mut terraces = Vec::new();
    for place in (0..count).rev() {
        match terraces.last_mut() {
            _ if is_shown(place) => terraces.push(Terrace::Step(place + 1)),
            Some(Terrace::Gap(steps)) => *steps += 1,
            _ => terraces.push(Terrace::Gap(1)),
        }
    }
    terraces
}

/// How wide a terrace is, of so many from the top.
fn width(place: i32, count: i32) -> i32 {
    let [least, most] = WIDTHS.map(|share| (WIDTH - 2 * MARGIN) * share / 100);
    least + (most - least) * place / (count - 1).max(1)
}

/// The names of a step as lines: the viewer first, and in the end how many do not fit. None for a gap.
fn lines(scene: &HillScene, letters: &Lettering, terrace: Terrace, width: i32) -> Vec<Vec<Label>> {
    let Terrace::Step(number) = terrace else {
        return Vec::new();
    };
    let mut people: Vec<_> = scene.steps[number - 1].iter().collect();
    people.sort_by_key(|it| !it.is_viewer);
    let room = width - 2 * NUMBER;
    let label = |text: &str, is_viewer| {
        let width = letters.fit(text, WIDEST.min(room as f32)).width;
        Label {
            text: text.to_owned(),
            width: width.ceil() as i32 + 32,
            is_viewer,
        }
    };
    let mut lines: Vec<Vec<Label>> = vec![Vec::new()];
    let mut shown = 0;
    for (place, it) in people.iter().enumerate() {
        let label = label(&words::harmless(&it.name), it.is_viewer);
        let is_last = place + 1 == people.len();
        let rest = if is_last { 0 } else { MORE };
        let taken = |line: &[Label]| line.iter().map(|it| it.width).sum::<i32>();
        let line = lines.last().map_or(0, |line| taken(line));
        let is_full = lines.len() == LINES;
        let needed = label.width + if is_full { rest } else { 0 };
        if line > 0 && line + needed > room {
            if is_full {
                break;
            }
            lines.push(Vec::new());
        }
        lines.last_mut().expect("there is a line").push(label);
        shown += 1;
    }
    if shown < people.len() {
        let more = label(&format!("+{}", people.len() - shown), false);
        lines.last_mut().expect("there is a line").push(more);
    }
    lines
}

/// The room that is kept for how many people are left out.
const MORE: i32 = 110;

fn draw_step(
    frame: &mut Frame,
    (paint, letters, small): (&Paint, &Lettering, &Lettering),
    area: Area,
    (number, lines): (usize, &[Vec<Label>]),
) {
    frame.fill(area, paint.turn_edge.solid());
    let inside = Area {
        top: area.top + 4,
        left: area.left + 4,
        width: area.width - 8,
        height: area.height - 4,
    };
    frame.fill(inside, paint.turn.solid());
    let middle = area.top + 2 + area.height / 2;
    let place = (area.left + NUMBER / 2, middle);
    small.centre(frame, &number.to_string(), place, &paint.text);
    let mut y = area.top + 2 + PAD + LINE / 2;
    for line in lines {
        let taken: i32 = line.iter().map(|it| it.width).sum();
        let mut x = area.left + (area.width - taken) / 2;
        for label in line {
            draw_label(frame, (paint, letters), (x, y), label);
            x += label.width;
        }
        y += LINE;
    }
}

/// Writes a name; that of the viewer is framed.
fn draw_label(
    frame: &mut Frame,
    (paint, letters): (&Paint, &Lettering),
    (left, middle): (i32, i32),
    label: &Label,
) {
    if label.is_viewer {
        let plate = Area {
            left: left + 4,
            top: middle - LINE / 2 + 3,
            width: label.width - 8,
            height: LINE - 6,
        };
        frame.fill(plate, paint.text.solid());
        frame.fill(plate.within(3), paint.surface.solid());
    }
    let line = letters.fit(&label.text, (label.width - 32) as f32 + 1.0);
    let base = middle + (letters.capital() / 2.0).round() as i32;
    let at = (left + label.width / 2, base);
    letters.write(frame, &line, at, Align::Middle, &paint.text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(counts: &[usize]) -> Vec<Vec<HillName>> {
        let name = |place: usize| HillName {
            name: format!("Player {place}"),
            is_viewer: false,
        };
        let step = |&count: &usize| (0..count).map(name).collect();
        counts.iter().map(step).collect()
    }

    #[test]
    fn of_a_high_hill_the_top_the_viewer_and_the_bottom_are_shown() {
        let mut high = steps(&[1; 30]);
        let all = terraces(&high[..MOST_STEPS]);
        assert_eq!(all.len(), MOST_STEPS);
        assert_eq!(all[0], Terrace::Step(MOST_STEPS), "the top comes first");
        high[11][0].is_viewer = true;
        let (step, gap) = (Terrace::Step, Terrace::Gap);
        let expected = [
            step(30),
            step(29),
            step(28),
            step(27),
            gap(13),
            step(13),
            step(12),
            step(11),
            gap(9),
            step(1),
        ];
        assert_eq!(terraces(&high), expected);
    }

    #[test]
    fn nobody_is_lost_where_names_are_left_out() {
        let mut crowded = steps(&[200]);
        crowded[0][150].is_viewer = true;
        let scene = HillScene {
            ruleset: "Pente",
            title: "Pente",
            steps: &crowded,
            language: Language::English,
            theme: Theme::Wood,
        };
        let letters = Lettering::new(Weight::Medium, 38.0, []);
        for width in [400, 700, 960] {
            let lines = lines(&scene, &letters, Terrace::Step(1), width);
            let labels: Vec<_> = lines.iter().flatten().collect();
            assert!(labels[0].is_viewer, "the viewer is always there");
            let last = labels[labels.len() - 1].text.strip_prefix('+');
            let rest: usize = last.unwrap_or("0").parse().expect("a number");
            assert_eq!(labels.len() - 1 + rest, 200, "{width}");
            for line in &lines {
                let taken: i32 = line.iter().map(|it| it.width).sum();
                assert!(taken <= width - NUMBER, "{taken} of {width}");
            }
        }
        let told = hill_alt(&scene);
        assert!(words::length(&told) <= words::LONGEST_ALT, "{told}");
        assert!(told.contains("+188"), "{told}");
    }
}
