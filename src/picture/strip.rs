//! The strip of a review: who stood better after each move, in the colours of the stones. Knows numbers and
//! colours, not whose they are.

use std::collections::BTreeSet;

use plotters::prelude::*;

use super::chart::{FONT, register_letters, shade};
use super::encode;
use super::look::Look;
use super::paint::Paint;
use super::theme::Theme;
use super::words;
use crate::language::{Language, Word, say};
use crate::rules::StoneColour;

/// The strip's width in pixels.
const WIDTH: u32 = 1008;
/// Its height.
const HEIGHT: u32 = 420;

/// What a strip shows.
#[derive(Clone, Copy)]
pub struct Strip<'a> {
    /// The chance in percent, from 0 to 100, of the colour that moves first: before the first move and after
    /// each, up to the last one of which that is told.
    pub chances: &'a [f64],
    /// How many moves the game had: after those of which it is told there is a gap.
    pub moves: usize,
    /// The moves that decided the game, counted from 1.
    pub turning_points: &'a [usize],
    /// The two colours, the one that moves first in front.
    pub colours: [StoneColour; 2],
    /// What stands in the parts of the two colours: their players and names.
    pub names: &'a [String; 2],
    /// The language of its description.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}

/// The strip as the bytes of a PNG file, 1,008 pixels wide: the chance of the first colour rises from below
/// in its colour, that of the other fills the rest, and a dot stands on each turning point. Moves of which nothing is told
/// have the ground of the picture.
///
/// # Panics
///
/// If a chance is not a finite number.
pub fn strip(strip: &Strip) -> Vec<u8> {
    register_letters();
    assert!(
        strip.chances.iter().all(|it| it.is_finite()),
        "chances are numbers"
    );
    let mut pixels = vec![0; (3 * WIDTH * HEIGHT) as usize];
    let look = &Paint::of(strip.theme).look;
    let root = BitMapBackend::with_buffer(&mut pixels, (WIDTH, HEIGHT)).into_drawing_area();
    let drawn = draw(strip, look, &root);
    drop(root);
    drawn.expect("drawing into memory does not fail");
    encode::png_of_colours(&pixels, WIDTH, HEIGHT)
}

type Area<'a> = DrawingArea<BitMapBackend<'a>, plotters::coord::Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

fn draw(strip: &Strip, look: &Look, root: &Area) -> Drawn {
    root.fill(&shade(look.footer.surface))?;
    let text = shade(look.footer.text);
    let letters = |size: u32| TextStyle::from((FONT, size).into_font()).color(&text);
    let told = strip.chances.len().saturating_sub(1);
    let moves = strip.moves.max(told).max(1);
    let mut axes = ChartBuilder::on(root)
        .margin(20)
        .x_label_area_size(46)
        .y_label_area_size(84)
        .build_cartesian_2d(0..moves, 0.0..100.0)?;
    let [first, second] = strip
        .colours
        .map(|colour| shade(look.stones[colour.index()].body));
    axes.draw_series([Rectangle::new([(0, 0.0), (told, 100.0)], second.filled())])?;
    let points = || {
        strip
            .chances
            .iter()
            .map(|chance| chance.clamp(0.0, 100.0))
            .enumerate()
    };
    let ends = [(told, 0.0), (0, 0.0)];
    let below: Vec<_> = points().chain(ends).collect();
    axes.draw_series([Polygon::new(below, first)])?;
    let line = shade(look.row);
    axes.draw_series(LineSeries::new(
        [(0, 50.0), (told, 50.0)],
        line.stroke_width(1),
    ))?;
    axes.draw_series(LineSeries::new(points(), line.stroke_width(4)))?;
    let decided = strip
        .turning_points
        .iter()
        .filter_map(|&at| points().nth(at));
    axes.draw_series(decided.map(|point| Circle::new(point, 9, line.filled())))?;
    draw_names(strip, look, &axes.plotting_area().strip_coord_spec())?;
    axes.configure_mesh()
        .disable_mesh()
        .axis_style(shade(look.footer.faint))
        .x_labels(10)
        .y_labels(5)
        .x_label_style(letters(26))
        .y_label_style(letters(26))
        .y_label_formatter(&|chance| format!("{chance:.0} %"))
        .draw()?;
    root.present()?;
    Ok(())
}

/// The letters of the names in the strip, and their distance from its edges.
const NAME: u32 = 28;
const NAME_EDGE: i32 = 16;

/// Writes the first colour's name into the lower left corner, and the other one's into the upper left, each on a
/// ground of its own colour.
fn draw_names(strip: &Strip, look: &Look, area: &Area) -> Drawn {
    let (_, height) = area.dim_in_pixel();
    let low = i32::try_from(height)? - NAME_EDGE - NAME as i32;
    for (index, top) in [(0, low), (1, NAME_EDGE)] {
        if strip.names[index].is_empty() {
            continue;
        }
        let [own, other] = [index, 1 - index].map(|it| look.stones[strip.colours[it].index()].body);
        let font = (FONT, NAME).into_font();
        let name = words::cut(&strip.names[index], NAME_LENGTH);
        let (wide, high) = font.box_size(&name)?;
        let [wide, high] = [i32::try_from(wide)?, i32::try_from(high)?];
        let ground = Rectangle::new(
            [
                (NAME_EDGE - 6, top - 4),
                (NAME_EDGE + wide + 6, top + high.max(NAME as i32) + 4),
            ],
            shade(own).filled(),
        );
        area.draw(&ground)?;
        let letters = shade(other);
        let ink = TextStyle::from(font).color(&letters);
        area.draw(&plotters::element::Text::new(name, (NAME_EDGE, top), ink))?;
    }
    Ok(())
}

/// The most letters of a name in the strip.
const NAME_LENGTH: usize = 32;

/// The strip's alt text: how the chance of the first colour stood at the end, and its lowest and highest, and after
/// which move nothing is told. At most 1,024 characters.
pub fn strip_alt(strip: &Strip) -> String {
    let moves = strip.chances.len().saturating_sub(1);
    let is_whole = moves >= strip.moves;
    if moves == 0 && !is_whole {
        return say!(picture::strip_nothing).in_language(strip.language);
    }
    let bound = |better: fn(f64, f64) -> f64| {
        let chances = strip.chances.iter().copied();
        chances.reduce(better).unwrap_or(50.0)
    };
    let rounded = |chance: f64| format!("{chance:.0}");
    let (lowest, highest) = (rounded(bound(f64::min)), rounded(bound(f64::max)));
    let gap = say!(general::between_sentences).in_language(strip.language);
    let until = say!(picture::strip_until, number = moves);
    let until = if is_whole {
        String::new()
    } else {
        gap.clone() + &until.in_language(strip.language)
    };
    if lowest == highest {
        let even = say!(
            picture::strip_even,
            colour = Word(strip.colours[0].name()),
            moves = moves,
            percent = lowest
        );
        return even.in_language(strip.language) + &until;
    }
    let told = say!(
        picture::strip,
        colour = Word(strip.colours[0].name()),
        moves = moves,
        last = rounded(strip.chances.last().copied().unwrap_or(50.0)),
        lowest = lowest,
        highest = highest
    );
    told.in_language(strip.language) + &gap + &course(strip) + &until
}

/// How many moves the description of the course names, besides the turning points.
const NAMED: usize = 8;

/// "Along the way: 50 % after move 5, 80 % after move 9.": after the turning points, and at even distances.
fn course(strip: &Strip) -> String {
    let moves = strip.chances.len().saturating_sub(1);
    let step = moves.div_ceil(NAMED).max(1);
    let even = (step..=moves).step_by(step);
    let points = strip.turning_points.iter().copied();
    let named: BTreeSet<_> = even.chain(points).collect();
    let told = named.into_iter().filter_map(|number| {
        let chance = strip.chances.get(number)?;
        Some(say!(
            picture::strip_at,
            percent = format!("{chance:.0}"),
            number = number
        ))
    });
    let points = words::listed(told, strip.language);
    say!(picture::strip_course, points = points).in_language(strip.language)
}
