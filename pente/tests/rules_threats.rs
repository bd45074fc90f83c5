//! Threes, fours and groups that can be captured, drawn as text.
//!
//! A star marks the stone that a case is about; it is of colour 1.

use pente::rules::{
    Colour, Form, Move, Point, Position, Ruleset, Setup, Stone, ThreatSize, catalogue, shapes,
};

fn ruleset(id: &str) -> Ruleset {
    catalogue::find(id).expect("the catalogue has it")
}

/// A position in the middle of the board, and the point of the star.
fn drawn(ruleset: Ruleset, ranks: &[&str]) -> (Position, Option<Point>) {
    let mut setup = Setup::new(ruleset);
    let mut star = None;
    let (left, low) = if ruleset.size.is_line() {
        (0, 0)
    } else {
        (4, 4)
    };
    for (rank, row) in (low..).zip(ranks.iter().rev()) {
        for (file, letter) in (left..).zip(row.chars()) {
            let stone = match letter {
                '1' | '*' => Stone::Of(Colour::FIRST),
                '2' => Stone::Of(Colour::SECOND),
                '+' => Stone::Power,
                _ => continue,
            };
            let point = Point::new(file, rank);
            setup.stones.push((point, stone));
            if letter == '*' {
                star = Some(point);
            }
        }
    }
    (
        Position::set_up(&setup).expect("the drawing fits the board"),
        star,
    )
}

/// The threats through the star, each as its size, its form and how many points it grows at.
fn threats(id: &str, ranks: &[&str]) -> Vec<(ThreatSize, Form, usize)> {
    let (position, star) = drawn(ruleset(id), ranks);
    let threats = position.threats_through(star.expect("a star is drawn"));
    threats
        .iter()
        .map(|threat| (threat.size, threat.form, threat.grows_at.len()))
        .collect()
}

#[test]
fn threes_and_fours_are_told_apart() {
    use Form::{Closed, Open, Stretch};
    use ThreatSize::{Four, Three};
    for (id, row, expected) in [
        ("pente", "...1*1...", vec![(Three, Open, 2)]),
        ("pente", "..1.*1...", vec![(Three, Stretch, 1)]),
        ("pente", "..2*11...", vec![(Three, Closed, 2)]),
        ("pente", "..1.*.1..", vec![(Three, Closed, 2)]),
        ("pente", "2.1*1.2..", vec![(Three, Closed, 2)]),
        ("pente", "21.*12...", vec![]),
        ("pente", "..*1.....", vec![]),
        ("pente", "..11*1...", vec![(Four, Open, 2)]),
        ("pente", "..1*.11..", vec![(Four, Stretch, 1)]),
        ("pente", ".211*1...", vec![(Four, Closed, 1)]),
        ("pente", ".211*12..", vec![]),
        (
            "pente",
            ".1.1*1.1.",
            vec![(Four, Stretch, 1), (Four, Stretch, 1)],
        ),
        ("pente", ".111*1...", vec![]),
        ("gomoku", "1.11*1.1.", vec![]),
        ("gomoku", "1.11*1...", vec![(Four, Closed, 1)]),
        ("connect6", "..11*1...", vec![(Three, Open, 2)]),
        ("connect6", ".111*1...", vec![(Four, Open, 2)]),
        ("points-3", "...1*1...", vec![(Four, Open, 2)]),
        ("pente-plus", "..+1*1...", vec![(Four, Open, 2)]),
    ] {
        assert_eq!(threats(id, &[row]), expected, "{row} in {id}");
    }
}

#[test]
fn threats_are_seen_in_every_line() {
    let drawing = ["...1.1.", "....1..", "..1*1..", "......."];
    let found = threats("pente", &drawing);
    assert_eq!(found.len(), 2, "{found:?}");
    let edge = ["1......", "1......", "*......"];
    let (position, star) = drawn(ruleset("pente"), &edge);
    let found = position.threats_through(star.expect("a star is drawn"));
    assert_eq!(found.len(), 1);
    assert!(found[0].is_tria());
}

#[test]
fn equally_spaced_stones_threaten_on_a_line() {
    let (position, star) = drawn(ruleset("linear-pente"), &["..1.1.*.1.........."]);
    let found = position.threats_through(star.expect("a star is drawn"));
    assert!(
        found
            .iter()
            .any(|threat| threat.is_tessera() && threat.grows_at.len() == 2)
    );
}

#[test]
fn a_move_tells_what_it_made() {
    let (mut position, _) = drawn(ruleset("pente"), &["..11.1...", "....1....", ".....2..."]);
    let played = position
        .play(Move::Place(Point::new(8, 6)))
        .expect("the point is free");
    let made = position.threats_made(&played);
    assert_eq!(made.len(), 1);
    assert!(made[0].is_tessera() && !made[0].is_tria());
    assert_eq!(made[0].stones.len(), 4);
    assert!(position.rows_made(&played).is_empty());
    let (mut position, _) = drawn(ruleset("gomoku"), &["111.11..."]);
    let played = position
        .play(Move::Place(Point::new(7, 4)))
        .expect("the point is free");
    assert_eq!(position.outcome(), None);
    assert!(
        position.rows_made(&played).is_empty(),
        "six are no row here"
    );
    let (mut position, _) = drawn(ruleset("pente"), &["111.11..."]);
    let played = position
        .play(Move::Place(Point::new(7, 4)))
        .expect("the point is free");
    assert_eq!(position.rows_made(&played), [position.winning_row()]);
    assert_eq!(position.winning_row().len(), 6);
}

#[test]
fn all_threats_of_a_colour_are_listed_once() {
    let drawing = [".111....", "........", "..1.11..", ".....222"];
    let (position, _) = drawn(ruleset("pente"), &drawing);
    assert_eq!(position.threats_of(Colour::FIRST).len(), 2);
    assert_eq!(position.threats_of(Colour::SECOND).len(), 1);
}

#[test]
fn groups_that_can_be_captured_are_found_with_the_point() {
    let drawing = ["122.....", "........", "1222....", "........", "12222..."];
    let (position, _) = drawn(ruleset("keryo-pente"), &drawing);
    let captures = position.captures_for(Colour::FIRST);
    assert!(
        captures
            .iter()
            .any(|capture| capture.stones.len() == 2 && capture.from == Point::new(7, 8))
    );
    assert!(
        captures
            .iter()
            .any(|capture| capture.stones.len() == 3 && capture.from == Point::new(8, 6))
    );
    assert!(
        captures
            .iter()
            .all(|capture| capture.from != Point::new(9, 4))
    );
    assert!(position.captures_for(Colour::SECOND).is_empty());
    let exposed = position.exposed(Colour::SECOND);
    assert_eq!(exposed, captures);
    assert!(position.exposed(Colour::FIRST).is_empty());
}

#[test]
fn named_shapes_are_drawn_evenly() {
    for shape in shapes::all() {
        let diagram = &shape.diagram;
        assert!(
            diagram
                .ranks
                .iter()
                .all(|rank| rank.len() == diagram.files()),
            "{}",
            shape.name
        );
        assert!(diagram.points().count() == diagram.files() * diagram.ranks.len());
    }
    for name in [
        "I",
        "L",
        "h",
        "X",
        "H",
        "4x3",
        "5x3",
        "Hat",
        "Wedge",
        "Extension",
    ] {
        assert!(
            shapes::all().iter().any(|shape| shape.name == name),
            "{name}"
        );
    }
}
