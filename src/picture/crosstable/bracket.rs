//! A bracket: a column for each round, each match beside those from which its players come.

use super::letters::Letters;
use super::scene::{BracketMatch, BracketRound, BracketSide};
use super::size::{MARGIN, WIDTH};
use crate::picture::frame::{Area, Frame};
use crate::picture::lettering::{Align, Lettering};
use crate::picture::paint::Paint;
use crate::picture::words;

/// The height of the headings.
const HEADINGS: i32 = 34;
/// The height of a line of a match.
const LINE: i32 = 29;
/// The height of a match with the room below it.
const STEP: i32 = 2 * LINE + 13;
/// Between two columns.
const GAP: i32 = 20;
/// Below the last match.
const END: i32 = 8;
/// The width of a column of which there are few.
const WIDEST: i32 = 330;

/// How high a bracket is.
pub(super) fn height(rounds: &[BracketRound]) -> i32 {
    let lowest = middles(rounds).into_iter().flatten().max();
    HEADINGS + lowest.unwrap_or(0) + STEP / 2 + END
}

/// The middle of each match, in pixels below the headings: between those from which its players come, and never
/// nearer to the one above than it has room.
fn middles(rounds: &[BracketRound]) -> Vec<Vec<i32>> {
    let mut all: Vec<Vec<i32>> = Vec::with_capacity(rounds.len());
    for round in rounds {
        let before = all.last().cloned().unwrap_or_default();
        let mut column: Vec<i32> = Vec::with_capacity(round.matches.len());
        for one in &round.matches {
            let from: Vec<i32> = sources(one, &before).map(|(_, middle)| middle).collect();
            let least = column.last().map_or(STEP / 2, |it| it + STEP);
            let count = from.len().max(1) as i32;
            column.push(least.max(from.iter().sum::<i32>() / count));
        }
        all.push(column);
    }
    all
}

/// The sides of a match whose match before is shown, and where that is.
fn sources(one: &BracketMatch, before: &[i32]) -> impl Iterator<Item = (usize, i32)> {
    let sides = one.from.iter().enumerate();
    let middles = sides.filter_map(|(side, from)| Some((side, *before.get((*from)?)?)));
    middles.collect::<Vec<_>>().into_iter()
}

/// Draws a bracket below `top`.
pub(super) fn draw(frame: &mut Frame, paint: &Paint, rounds: &[BracketRound], top: i32) {
    let letters = Letters::get();
    let count = rounds.len().max(1) as i32;
    let width = ((WIDTH - 2 * MARGIN + GAP) / count).min(WIDEST);
    let middles = middles(rounds);
    let room = (width - 4) as f32;
    let fits = |it: &&Lettering| {
        let mut headings = rounds.iter().map(|round| &round.heading);
        headings.all(|heading| it.fit(heading, f32::MAX).width <= room)
    };
    let [.., smallest] = &letters.rounds;
    let lettering = letters.rounds.iter().find(fits).unwrap_or(smallest);
    for (column, round) in rounds.iter().enumerate() {
        let left = MARGIN + width * column as i32;
        let heading = lettering.fit(&round.heading, room);
        let at = (left + 2, top + HEADINGS - 11);
        lettering.write(frame, &heading, at, Align::Left, &paint.faint);
        let before = column.checked_sub(1).map(|it| &middles[it][..]);
        for (one, middle) in round.matches.iter().zip(&middles[column]) {
            let area = Area {
                left,
                top: top + HEADINGS + middle - LINE,
                width: width - GAP,
                height: 2 * LINE,
            };
            for (side, from) in sources(one, before.unwrap_or_default()) {
                let to = area.top + LINE * side as i32 + LINE / 2;
                connect(
                    frame,
                    paint,
                    (left - GAP, top + HEADINGS + from),
                    (left, to),
                );
            }
            draw_match(frame, paint, one, area);
        }
    }
}

/// Draws a line from the end of a match to the side of another one.
fn connect(frame: &mut Frame, paint: &Paint, from: (i32, i32), to: (i32, i32)) {
    const THICK: i32 = 2;
    let shade = paint.faint.solid();
    let bend = i32::midpoint(from.0, to.0);
    let mut line = |left: i32, top: i32, width: i32, height: i32| {
        let area = Area {
            left,
            top,
            width,
            height,
        };
        frame.fill(area, shade);
    };
    line(from.0, from.1 - 1, bend - from.0, THICK);
    let (high, low) = (from.1.min(to.1), from.1.max(to.1));
    line(bend - 1, high - 1, THICK, low - high + THICK);
    line(bend, to.1 - 1, to.0 - bend, THICK);
}

fn draw_match(frame: &mut Frame, paint: &Paint, one: &BracketMatch, area: Area) {
    frame.fill(area, paint.socket.solid());
    frame.fill(area.within(2), paint.surface.solid());
    for (side, place) in one.sides.iter().zip(0..) {
        let line = Area {
            top: area.top + LINE * place,
            height: LINE,
            ..area
        };
        draw_side(frame, paint, side, line);
    }
    let between = Area {
        top: area.top + LINE - 1,
        height: 2,
        ..area
    };
    frame.fill(between, paint.socket.solid());
}

fn draw_side(frame: &mut Frame, paint: &Paint, side: &BracketSide, line: Area) {
    const BORDER: i32 = 7;
    let all = Letters::get();
    if side.is_viewer {
        frame.fill(line, paint.turn_edge.solid());
        frame.fill(line.within(2), paint.turn.solid());
    }
    let (letters, ink) = if side.has_won {
        (&all.cell, &paint.text)
    } else if side.has_lost {
        (&all.small_name, &paint.faint)
    } else {
        (&all.small_name, &paint.text)
    };
    let base = line.top + LINE / 2 + (all.cell.capital() / 2.0).round() as i32;
    let score = letters.fit(&side.score, f32::MAX);
    let taken = if side.score.is_empty() {
        0.0
    } else {
        score.width + 6.0
    };
    let right = line.right() - BORDER;
    letters.write(frame, &score, (right, base), Align::Right, ink);
    let room = (line.width - 2 * BORDER) as f32 - taken;
    let name = if side.name.is_empty() {
        "–".to_owned()
    } else {
        words::harmless(&side.name)
    };
    let name = letters.fit(&name, room);
    letters.write(frame, &name, (line.left + BORDER, base), Align::Left, ink);
}
