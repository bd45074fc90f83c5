//! Points: what a game scores, and the match over several games.

#[path = "rules_words/mod.rs"]
mod rules_words;

use pente::rules::{Colour, Match, Move, Position, Reason, Seat, Setup, Standing, Stone};
use rules_words::{at, played, ruleset};

#[test]
fn a_game_is_scored_in_points() {
    let mut setup = Setup::new(ruleset("points"));
    // White is about to have five, has a four besides, and took two pairs; black has two fours.
    let mut row = |names: [&str; 4], colour: Colour| {
        setup
            .stones
            .extend(names.map(|name| (at(name), Stone::Of(colour))));
    };
    row(["A1", "B1", "C1", "D1"], Colour::FIRST);
    row(["A9", "B9", "C9", "D9"], Colour::FIRST);
    row(["A5", "B5", "C5", "D5"], Colour::SECOND);
    row(["T1", "T2", "T3", "T4"], Colour::SECOND);
    setup.captured[0] = 4;
    setup.captured[1] = 2;
    let mut game = Position::set_up(&setup).expect("the stones fit");
    game.play(Move::Place(at("E1"))).expect("it is free");
    let scoring = game.ruleset().scoring.expect("points are scored");
    assert_eq!(scoring.score(&game)[..2], [5 + 2 + 1, 1 + 2]);

    let mut points = Match::new(game.ruleset(), None, [0; 6]).expect("points are scored");
    assert_eq!(points.finish(&game), Standing::Next { first: 1 });
    assert_eq!(points.points()[..2], [8, 3]);
    // The loser began the second game, so the first seat is now the other person.
    assert_eq!(points.person(Seat::FIRST), 1);
    assert_eq!(points.finish(&game), Standing::Next { first: 0 });
    assert_eq!(points.points()[..2], [11, 11]);
    assert_eq!(points.finish(&game), Standing::Next { first: 1 });
    assert_eq!(
        points.finish(&game),
        Standing::Next { first: 0 },
        "22 to 22 is another game"
    );
    assert_eq!(points.finish(&game), Standing::Won { person: 0 });
}

#[test]
fn a_match_may_begin_with_a_handicap_and_another_target() {
    let drawn = played("points", "K10 draw");
    let mut points = Match::new(drawn.ruleset(), Some(50), [0, 49, 0, 0, 0, 0]).expect("scored");
    assert_eq!(
        points.finish(&drawn),
        Standing::Next { first: 1 },
        "after a draw the order swaps"
    );
    assert_eq!(points.finish(&drawn), Standing::Next { first: 0 });
    let given = Match::new(drawn.ruleset(), None, [0, 21, 0, 0, 0, 0]).expect("scored");
    assert_eq!(given.standing(), Standing::Won { person: 1 });
    assert_eq!(Match::new(&ruleset("pente"), None, [0; 6]), None);
}

#[test]
fn points_for_three_are_scored_by_fours_and_threes() {
    let game = played("points-3", "K10 A1 C5 L10 B1 C6 M10 C1 C7 N10");
    let end = game.outcome().expect("four in a row win");
    assert_eq!(
        (end.reason, end.winning_colour),
        (Reason::Row, Some(Colour::FIRST))
    );
    let scoring = game.ruleset().scoring.expect("points are scored");
    assert_eq!(scoring.score(&game)[..3], [10, 1, 1]);
    let mut points = Match::new(game.ruleset(), None, [0; 6]).expect("points are scored");
    assert_eq!(
        points.finish(&game),
        Standing::Next { first: 1 },
        "fewest points, then seat order"
    );
}
