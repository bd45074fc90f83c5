//! What stands on a board after a stone, as far as lessons ask.

use std::collections::BTreeSet;

use crate::rules::{Capturable, Colour, Form, Move, Point, Position, Stone, Threat, ThreatSize};

/// The points on which a colour makes an open four out of an open three, or a row out of a four.
pub fn growing(position: &Position, colour: Colour) -> Vec<Point> {
    let threats = position.threats_of(colour).into_iter();
    let threats = threats.filter(|threat| threat.is_tria() || threat.is_tessera());
    let points: BTreeSet<_> = threats.flat_map(|threat| threat.grows_at).collect();
    points.into_iter().collect()
}

/// The points on which a colour wins with its next stone.
pub fn winning(position: &Position, colour: Colour) -> Vec<Point> {
    let threats = position.threats_of(colour).into_iter();
    let fours = threats.filter(Threat::is_tessera);
    let rows = fours.flat_map(|four| four.grows_at);
    let captures = position.ruleset().captures;
    let lacking = captures
        .goal
        .map(|goal| goal.saturating_sub(position.captured_by(colour)));
    let taking = position.captures_for(colour);
    let enough = |at: Point| {
        let stones = taking.iter().filter(|taken| taken.from == at);
        let stones: usize = stones.map(|taken| taken.stones.len()).sum();
        lacking.is_some_and(|lacking| stones >= usize::from(lacking))
    };
    let taken = taking
        .iter()
        .map(|taken| taken.from)
        .filter(|&at| enough(at));
    let points: BTreeSet<_> = rows.chain(taken).collect();
    points.into_iter().collect()
}

/// An answer of the other colour after which this one cannot win with its next stone; `None` if its win is
/// forced.
pub fn answer_to(position: &Position, colour: Colour) -> Option<Point> {
    position.legal_points().into_iter().find(|&answer| {
        let mut answered = position.clone();
        let lost = answered.play(Move::Place(answer)).is_err() || answered.outcome().is_some();
        lost || winning(&answered, colour).is_empty()
    })
}

/// The four or three of the learner through a point with the fewest ways to stop it.
pub fn through(position: &Position, at: Point, size: ThreatSize) -> Option<Threat> {
    let threats = position.threats_through(at).into_iter();
    let sized = threats.filter(|threat| threat.size == size);
    sized.min_by_key(|threat| match threat.form {
        Form::Open => 0,
        Form::Stretch => 1,
        Form::Closed => 2,
    })
}

/// The first group of a colour that can be captured.
pub fn exposed(position: &Position, colour: Colour) -> Option<Capturable> {
    position.exposed(colour).into_iter().next()
}

/// Whether a stone of this colour stands on a point.
pub fn is_of(position: &Position, at: Point, colour: Colour) -> bool {
    position.board().at(at).and_then(Stone::colour) == Some(colour)
}

/// The four lines through a point, each as so many points before it, the point itself, and as many after it.
pub fn lines(position: &Position, at: Point, reach: u8) -> Vec<Vec<Option<Point>>> {
    let reach = i16::from(reach);
    let size = position.board().size();
    let shifted = |by: i16, files: i8, ranks: i8| {
        let along = |from: u8, step: i8| u8::try_from(i16::from(from) + by * i16::from(step));
        let point = Point::new(along(at.file(), files).ok()?, along(at.rank(), ranks).ok()?);
        size.contains(point).then_some(point)
    };
    let lines = position.ruleset().row.lines.iter();
    lines
        .map(|step| {
            (-reach..=reach)
                .map(|by| shifted(by, step.files(), step.ranks()))
                .collect()
        })
        .collect()
}

/// The length of the longest row of one colour through a point.
pub fn longest_row(position: &Position, at: Point, colour: Colour) -> usize {
    const REACH: u8 = 5;
    let lines = lines(position, at, REACH).into_iter();
    let rows = lines.map(|line| {
        let own = |point: &&Option<Point>| point.is_some_and(|it| is_of(position, it, colour));
        let (before, after) = line.split_at(usize::from(REACH));
        let before = before.iter().rev().take_while(own).count();
        let after = after.iter().skip(1).take_while(own).count();
        before + 1 + after
    });
    rows.max().unwrap_or(1)
}
