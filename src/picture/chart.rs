//! A chart of a rating over time, in the colours of a theme. Knows numbers and times, not whose
//! they are.

use std::sync::Once;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use plotters::prelude::*;
use plotters::style::{FontStyle, register_font};

use super::encode;
use super::fonts::Weight;
use super::look::Look;
use super::paint::Paint;
use super::rgb::Rgb;
use super::theme::Theme;
use super::words;
use crate::language::{Language, Text, say};

/// The chart's width in pixels.
const WIDTH: u32 = 1008;
/// Its height.
const HEIGHT: u32 = 620;
/// The name of the font, which is embedded in the program.
pub(super) const FONT: &str = "sans-serif";
/// The fewest rating points on the axis, so that small changes do not look large.
const LEAST_SPAN: f64 = 120.0;

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When the game ended, in seconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
}

/// What a chart shows.
#[derive(Clone, Copy)]
pub struct RatingChart<'a> {
    /// The title above the chart, in Latin, Greek and Cyrillic letters only, because the chart is
    /// lettered with Inter alone. Names belong in the message beside it.
    pub title: &'a str,
    /// The ratings, oldest first.
    pub points: &'a [RatingPoint],
    /// The language of the dates in it and of its description.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}

/// The chart as the bytes of a PNG file, 1,008 pixels wide: the rating as a line, and the rating
/// deviation as a band around it.
///
/// # Panics
///
/// If a rating or a deviation is not a finite number.
pub fn rating_chart(chart: &RatingChart) -> Vec<u8> {
    register_letters();
    let is_number = |point: &RatingPoint| (point.rating + point.deviation).is_finite();
    assert!(chart.points.iter().all(is_number), "ratings are numbers");
    let mut pixels = vec![0; (3 * WIDTH * HEIGHT) as usize];
    let look = &Paint::of(chart.theme).look;
    let root = BitMapBackend::with_buffer(&mut pixels, (WIDTH, HEIGHT)).into_drawing_area();
    let drawn = draw(chart, look, &root);
    drop(root);
    drawn.expect("drawing into memory does not fail");
    encode::png_of_colours(&pixels, WIDTH, HEIGHT)
}

/// Makes the font known to the library that draws charts.
pub(super) fn register_letters() {
    static LETTERS: Once = Once::new();
    LETTERS.call_once(|| {
        // Registered once. A failure is impossible: the font is the one tested with the other
        // lettering.
        let _ = register_font(FONT, FontStyle::Normal, Weight::Medium.bytes());
    });
}

type Area<'a> = DrawingArea<BitMapBackend<'a>, plotters::coord::Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

fn draw(chart: &RatingChart, look: &Look, root: &Area) -> Drawn {
    root.fill(&shade(look.footer.surface))?;
    let text = shade(look.footer.text);
    let letters = |size: u32| TextStyle::from((FONT, size).into_font()).color(&text);
    let (moments, ratings) = (moments(chart.points), ratings(chart.points));
    let mut axes = ChartBuilder::on(root)
        .caption(chart.title, letters(38))
        .margin(24)
        .x_label_area_size(52)
        .y_label_area_size(84)
        .build_cartesian_2d(moments, ratings)?;
    let grid = shade(look.footer.surface.toward(look.footer.faint, 0.3));
    axes.configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(grid)
        .axis_style(shade(look.footer.faint))
        .x_labels(6)
        .y_labels(7)
        .x_label_style(letters(28))
        .y_label_style(letters(28))
        .x_label_formatter(&|at| day(*at).in_language(chart.language))
        .y_label_formatter(&|rating| format!("{rating:.0}"))
        .draw()?;
    let band = shade(look.footer.surface.toward(look.row, 0.22));
    let edge = |side: f64| {
        let points = chart.points.iter();
        points.map(move |point| (point.at, point.rating + side * point.deviation))
    };
    let around: Vec<_> = edge(1.0).chain(edge(-1.0).rev()).collect();
    axes.draw_series([Polygon::new(around.clone(), band)])?;
    if chart.points.len() == 1 {
        // A single result has no course: how far the rating may be off is a bar through its dot.
        axes.draw_series([PathElement::new(around, band.stroke_width(60))])?;
    }
    let line = shade(look.row);
    let points = || chart.points.iter().map(|point| (point.at, point.rating));
    axes.draw_series(LineSeries::new(points(), line.stroke_width(5)))?;
    let last = points().next_back();
    axes.draw_series(last.map(|point| Circle::new(point, 9, line.filled())))?;
    root.present()?;
    Ok(())
}

/// The chart's alt text: the first and the latest rating, the lowest and the highest, and the
/// number of games. At most 1,024 characters.
pub fn rating_chart_alt(chart: &RatingChart) -> String {
    let title = words::harmless(chart.title);
    let (Some(first), Some(last)) = (chart.points.first(), chart.points.last()) else {
        return say!(picture::rating_none, title = title).in_language(chart.language);
    };
    let bound = |better: fn(f64, f64) -> f64| {
        let ratings = chart.points.iter().map(|point| point.rating);
        ratings.reduce(better).unwrap_or_default()
    };
    let rounded = |rating: f64| format!("{rating:.0}");
    if chart.points.len() == 1 {
        let told = say!(
            picture::rating_one,
            title = title,
            first = rounded(first.rating),
            start = day(first.at)
        );
        return told.in_language(chart.language);
    }
    let told = say!(
        picture::rating,
        title = title,
        first = rounded(first.rating),
        start = day(first.at),
        last = rounded(last.rating),
        end = day(last.at),
        lowest = rounded(bound(f64::min)),
        highest = rounded(bound(f64::max)),
        count = chart.points.len()
    );
    told.in_language(chart.language)
}

/// The time range from the first moment to the last, at least a day; a single moment stands in the middle.
fn moments(points: &[RatingPoint]) -> std::ops::Range<i64> {
    const DAY: i64 = 86_400;
    let first = points.first().map_or(0, |point| point.at);
    let last = points.last().map_or(0, |point| point.at);
    if first == last {
        return first.saturating_sub(DAY)..last.saturating_add(DAY);
    }
    first..last.max(first.saturating_add(DAY))
}

/// The range from the lowest rating to the highest, with some room around them.
fn ratings(points: &[RatingPoint]) -> std::ops::Range<f64> {
    let low = points.iter().map(|point| point.rating - point.deviation);
    let high = points.iter().map(|point| point.rating + point.deviation);
    let low = low.reduce(f64::min).unwrap_or(1_500.0);
    let high = high.reduce(f64::max).unwrap_or(1_500.0);
    let spare = ((LEAST_SPAN - (high - low)) / 2.0).max(0.05 * (high - low));
    (low - spare)..(high + spare)
}

/// A date such as "21 Nov 2026", in UTC.
fn day(at: i64) -> Text {
    let moment = Timestamp::from_second(at).unwrap_or_default();
    let date = moment.to_zoned(TimeZone::UTC).date();
    say!(
        picture::date,
        day = i32::from(date.day()),
        month = i32::from(date.month()),
        year = date.year().to_string()
    )
}

pub(super) fn shade(Rgb([red, green, blue]): Rgb) -> RGBColor {
    RGBColor(red, green, blue)
}
