//! Turns and endings besides the winning stone: several stones a turn, power stones, leaving, the full
//! board, and what is refused.

#[path = "rules_words/mod.rs"]
mod rules_words;

use pente::rules::{
    Colour, IllegalMove, Move, Point, Position, Reason, Ruleset, Seat, Setup, Side, Stone,
    catalogue,
};
use rules_words::{at, endless, played, refused, ruleset};

#[test]
fn a_turn_of_connect6_has_two_stones() {
    let position = played("connect6", "K10 A1 A2 B1");
    let turn = position.to_act().expect("nobody has won");
    assert_eq!((turn.seat, turn.colour), (Seat::FIRST, Some(Colour::FIRST)));
    let colours: Vec<_> = ["K10", "A1", "A2", "B1"]
        .map(|name| position.board().at(at(name)).and_then(Stone::colour))
        .into_iter()
        .flatten()
        .map(Colour::number)
        .collect();
    assert_eq!(colours, [1, 2, 2, 1]);
    let mut other = position;
    let result = other.play_by(Seat::SECOND, Move::Place(at("C1")));
    assert_eq!(result, Err(IllegalMove::NotYourTurn { seat: Seat::FIRST }));
}

#[test]
fn a_player_has_two_power_stones() {
    let words = "K10 +A1 +A3 +A5 +A7";
    let position = played("pente-plus", words);
    assert_eq!(position.power_stones_left(Colour::FIRST), 0);
    assert_eq!(position.power_stones_left(Colour::SECOND), 0);
    assert_eq!(position.board().power_stones().count(), 4);
    assert_eq!(
        refused("pente-plus", &format!("{words} +A9")),
        IllegalMove::NoPowerStone
    );
    assert_eq!(refused("pente", "+K10"), IllegalMove::WithoutPowerStones);
    let by = Stone::Power;
    assert_eq!(
        refused("pente-plus", "K10 +A1 A1"),
        IllegalMove::Occupied {
            point: at("A1"),
            by,
            shown: None,
        }
    );
}

#[test]
fn leaving_a_game_of_two_loses_it() {
    for (words, winner, colour, reason) in [
        ("K10 resign-1", 1, Some(Colour::SECOND), Reason::Resigned),
        ("K10 forfeit-2", 0, Some(Colour::FIRST), Reason::OutOfTime),
        ("resign-2", 0, Some(Colour::FIRST), Reason::Resigned),
    ] {
        let end = played("pente", words).outcome().expect("somebody left");
        assert_eq!(end.winner.map(Side::index), Some(winner), "{words}");
        assert_eq!(
            (end.winning_colour, end.reason),
            (colour, reason),
            "{words}"
        );
    }
    let end = played("d-pente", "A1 B1 resign-1")
        .outcome()
        .expect("somebody left");
    assert_eq!(
        (end.winner.map(Side::index), end.winning_colour),
        (Some(1), None)
    );
    let swapped = played("d-pente", "A1 B5 C9 A9 swap resign-1").outcome();
    assert_eq!(
        swapped.and_then(|end| end.winning_colour),
        Some(Colour::FIRST)
    );
}

#[test]
fn partners_lose_together() {
    for code in ["partners", "team-pente"] {
        for (leaver, winner) in [(1, 1), (2, 0), (3, 1), (4, 0)] {
            let end = played(code, &format!("K10 resign-{leaver}")).outcome();
            assert_eq!(
                end.and_then(|end| end.winner).map(Side::index),
                Some(winner)
            );
        }
    }
}

#[test]
fn a_seat_that_leaves_a_larger_game_is_passed_over() {
    let next = |words: &str| {
        played("pente-4", words)
            .to_act()
            .map(|turn| turn.seat.number())
    };
    assert_eq!(next("K10 resign-2"), Some(3));
    assert_eq!(next("K10 resign-3 A1"), Some(4));
    assert_eq!(next("K10 A1 A2 A3 resign-1"), Some(2));
    assert_eq!(next("resign-1"), Some(2));
    assert_eq!(next("K10 resign-2 forfeit-3"), Some(4));
    assert_eq!(next("K10 resign-2 forfeit-3 A1 A2 A3"), Some(1));
    let last = played("pente-4", "K10 resign-2 forfeit-3 resign-1").outcome();
    assert_eq!(last.and_then(|end| end.winner).map(Side::index), Some(3));
    assert_eq!(
        refused("pente-4", "K10 resign-2 resign-2"),
        IllegalMove::SeatLeft { seat: Seat::new(1) }
    );
    let seat = Seat::new(6);
    assert_eq!(
        refused("pente-6", "resign-7"),
        IllegalMove::NoSuchSeat { seat, seats: 6 }
    );
    // The stones of a seat that left can be captured.
    let captured = played("pente-3", "K10 L10 M10 A1 resign-2 B9 N10");
    assert_eq!(captured.captured_by(Colour::FIRST), 2);
}

#[test]
fn nothing_can_be_done_after_the_end() {
    for end in ["draw", "resign-1", "forfeit-2"] {
        for word in ["A1", "+A1", "swap", "draw", "resign-1", "resign-2"] {
            assert_eq!(
                refused("pente", &format!("K10 {end} {word}")),
                IllegalMove::GameOver
            );
        }
    }
    let draw = played("points-6", "K10 draw")
        .outcome()
        .expect("it was agreed");
    assert_eq!((draw.winner, draw.reason), (None, Reason::Agreed));
}

#[test]
fn a_point_beside_the_board_is_refused() {
    let size = ruleset("small-keryo").size;
    let point = Point::new(13, 0);
    let mut position = Position::new(ruleset("small-keryo"));
    assert_eq!(
        position.play(Move::Place(point)),
        Err(IllegalMove::OffBoard { point, size })
    );
    let point = Point::new(255, 255);
    assert_eq!(
        position.play(Move::Power(point)),
        Err(IllegalMove::WithoutPowerStones)
    );
    assert_eq!(
        position.play(Move::Place(point)),
        Err(IllegalMove::OffBoard { point, size })
    );
}

#[test]
fn a_point_that_was_emptied_may_be_played_again() {
    let position = played("pente", "K10 L10 A1 M10 N10 L10");
    assert_eq!(position.captured_by(Colour::FIRST), 2);
    assert_eq!(
        position.board().at(at("L10")),
        Some(Stone::Of(Colour::SECOND))
    );
    assert_eq!(position.ply(), 6);
}

/// A board without five of a colour in any line that a ruleset looks at, but for one corner.
fn nearly_full(ruleset: Ruleset) -> Setup {
    let mut setup = Setup::new(ruleset);
    let corner = Point::new(ruleset.size.files() - 1, ruleset.size.ranks() - 1);
    for point in ruleset.size.points().filter(|&point| point != corner) {
        let place = if ruleset.size.is_line() {
            // No five at any spacing, and no pair within a bracket at the end.
            b"2112122122221212212"[usize::from(point.file())] == b'1'
        } else {
            (point.file() + 2 * point.rank()) % 4 < 2
        };
        let colour = if place { Colour::FIRST } else { Colour::SECOND };
        setup.stones.push((point, Stone::Of(colour)));
    }
    setup
}

#[test]
fn the_last_stone_of_a_full_board_draws() {
    for ruleset in catalogue::all() {
        let mut setup = nearly_full(*ruleset);
        let corner = Point::new(ruleset.size.files() - 1, ruleset.size.ranks() - 1);
        let mut drawn = 0;
        for colour in [Colour::FIRST, Colour::SECOND] {
            setup.to_move = colour;
            let mut position = Position::set_up(&setup).expect("the stones fit");
            let captures = position.captures_for(colour);
            let played = position
                .play(Move::Place(corner))
                .expect("the corner is free");
            if !captures.is_empty() || played.has_removed() {
                assert_eq!(
                    position.outcome(),
                    None,
                    "{}: captures make room",
                    ruleset.id
                );
                continue;
            }
            let end = position.outcome().expect("the board is full");
            if end.reason == Reason::BoardFull {
                assert_eq!((end.winner, end.winning_colour), (None, None));
                drawn += 1;
            }
        }
        assert!(drawn > 0, "{}", ruleset.id);
    }
}

#[test]
fn a_game_in_which_captures_repeat_is_drawn_after_two_thousand_stones() {
    let nearly = played("linear-pente", &endless(1_999));
    assert_eq!(nearly.outcome(), None);
    let over = played("linear-pente", &endless(2_000));
    let end = over.outcome().expect("no game goes on for longer");
    assert_eq!((end.winner, end.reason), (None, Reason::PlyLimit));
    assert_eq!(over.to_act(), None);
    assert_eq!(over.legal_points(), []);
    assert_eq!(
        refused("linear-pente", &endless(2_001)),
        IllegalMove::GameOver
    );
}

#[test]
fn a_win_by_the_last_stone_counts() {
    let mut setup = Setup::new(ruleset("linear-pente"));
    setup.captured[0] = 1_994;
    for name in ["A", "B", "C", "D"] {
        let at = Point::parse(name, setup.ruleset.size).expect("it is a point");
        setup.stones.push((at, Stone::Of(Colour::FIRST)));
    }
    setup.captured[1] = 1;
    for (name, reason) in [("S", Reason::PlyLimit), ("E", Reason::Row)] {
        let mut position = Position::set_up(&setup).expect("the stones fit");
        assert_eq!(position.ply(), 1_999);
        let at = Point::parse(name, setup.ruleset.size).expect("it is a point");
        position.play(Move::Place(at)).expect("it is free");
        assert_eq!(
            position.outcome().map(|end| end.reason),
            Some(reason),
            "{name}"
        );
    }
}
