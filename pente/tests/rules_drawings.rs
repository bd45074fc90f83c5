//! The drawings of the rulesets for more than two, and of points: each is put on a board, and the
//! rules must do what its caption says.

use pente::rules::{
    Colour, Diagram, Drawn, Move, Point, Position, Reason, Ruleset, Setup, Stone, catalogue,
};

fn named(id: &str) -> Ruleset {
    catalogue::find(id).expect("the catalogue has it")
}

fn drawing(ruleset: &Ruleset, key: &str) -> &'static Diagram {
    let mut all = ruleset.about.diagrams.iter();
    let found = all.find(|it| it.caption == Some(key));
    found.expect("the ruleset has this drawing")
}

/// The drawing in the corner of a board, without the stone on `last`, where the first colour then
/// plays.
fn played(id: &str, key: &str, last: Option<Point>) -> Position {
    let ruleset = named(id);
    let mut setup = Setup::new(ruleset);
    let mut marked = None;
    for (point, drawn) in drawing(&ruleset, key).points() {
        match drawn {
            Drawn::Stone(stone) if Some(point) != last => setup.stones.push((point, stone)),
            Drawn::Marked => marked = Some(point),
            Drawn::Stone(_) | Drawn::Empty => {}
        }
    }
    let mut position = Position::set_up(&setup).expect("the stones fit");
    let at = last.or(marked).expect("there is a stone to play");
    position.play(Move::Place(at)).expect("the point is free");
    position
}

fn captured(position: &Position) -> u16 {
    position.captured_by(Colour::FIRST)
}

#[test]
fn a_mixed_capture_takes_both_stones() {
    for id in ["pente-3", "keryo-4", "points-5"] {
        let position = played(id, "drawing-mixed", None);
        assert_eq!(captured(&position), 2, "{id}");
    }
    assert_eq!(captured(&played("keryo-6", "drawing-mixed-trio", None)), 3);
}

#[test]
fn a_partners_stone_is_captured_and_does_not_count() {
    assert_eq!(
        captured(&played("team-pente", "drawing-team-capture", None)),
        2
    );
    let position = played("team-pente", "drawing-team-partner", None);
    assert_eq!(captured(&position), 1);
    let left = position.board().size().points();
    let left = left.filter(|&it| position.board().at(it).is_some()).count();
    assert_eq!(left, 2, "both stones have gone");
}

#[test]
fn a_row_counts_in_ones_own_colour_and_for_both_partners_of_a_colour() {
    let end = Point::new(1, 1);
    let position = played("team-pente", "drawing-team-row", Some(end));
    assert_eq!(position.outcome(), None);
    let position = played("partners", "drawing-partners-row", None);
    let reason = position.outcome().map(|outcome| outcome.reason);
    assert_eq!(reason, Some(Reason::Row));
}

#[test]
fn partners_move_in_the_order_that_is_drawn() {
    let ruleset = named("partners");
    let mut colours = Vec::new();
    for (_, drawn) in drawing(&ruleset, "drawing-partners-order").points() {
        if let Drawn::Stone(Stone::Of(colour)) = drawn {
            colours.push(colour);
        }
    }
    let mut position = Position::new(ruleset);
    for colour in colours {
        let turn = position.to_act().expect("nobody has won");
        assert_eq!(turn.colour, Some(colour));
        let stone = position.legal().next().expect("a point is free");
        position.play(stone).expect("it is legal");
    }
    let turn = position.to_act().expect("nobody has won");
    assert_eq!(turn.seat.index(), 0, "four people have moved");
}

#[test]
fn points_are_scored_as_the_drawings_say() {
    for (id, key, last, points) in [
        ("points", "drawing-fours", (1, 5), &[6, 2][..]),
        ("points", "drawing-no-fours", (1, 3), &[5, 0]),
        ("points-3", "drawing-threes", (1, 5), &[11, 1, 1]),
        ("points-6", "drawing-threes", (1, 5), &[11, 1, 1, 0, 0, 0]),
    ] {
        let position = played(id, key, Some(Point::new(last.0, last.1)));
        let outcome = position.outcome().expect("the row wins");
        assert_eq!(outcome.reason, Reason::Row, "{key}");
        let scoring = position.ruleset().scoring.expect("points are scored");
        assert_eq!(scoring.score(&position)[..points.len()], *points, "{key}");
    }
}
