//! What happens around the stones: openings, choices, leaving, power stones, the end of the board,
//! points over several games, and options.

#![allow(
    clippy::cast_possible_truncation,
    reason = "the numbers of a board are small"
)]

use tessera::rules::{
    Asks, BoardSize, Choice, Colour, Match, Move, Opening, Options, OptionsRefusal, Point,
    Position, Reason, Refusal, Ruleset, Seat, Setup, Side, Standing, Stone, catalogue,
};

fn ruleset(code: &str) -> Ruleset {
    catalogue::decode(code).expect("the catalogue has it")
}

/// Plays words and says why the last of them was refused, if it was.
fn play(code: &str, words: &str) -> (Position, Result<(), Refusal>) {
    let ruleset = ruleset(code);
    let mut position = Position::new(ruleset);
    let mut result = Ok(());
    for word in words.split_whitespace() {
        assert_eq!(
            result,
            Ok(()),
            "only the last word may be refused in {words:?}"
        );
        let mv = Move::parse(word, ruleset.size).expect("it is a move");
        result = position.play(mv).map(|_| ());
    }
    (position, result)
}

fn played(code: &str, words: &str) -> Position {
    let (position, result) = play(code, words);
    assert_eq!(result, Ok(()), "{words:?} in {code}");
    position
}

fn refused(code: &str, words: &str) -> Refusal {
    play(code, words)
        .1
        .expect_err("the last word is against the rules")
}

fn at(name: &str) -> Point {
    Point::parse(name, BoardSize::STANDARD).expect("it is a point")
}

fn seats_of_colours(position: &Position) -> [Option<Seat>; 2] {
    [Colour::FIRST, Colour::SECOND].map(|colour| position.seat_of(colour))
}

#[test]
fn the_first_stone_goes_to_the_centre() {
    for ruleset in catalogue::all() {
        let position = Position::new(*ruleset);
        let centre = ruleset.size.centre();
        let shares_out = !ruleset.opening.stages().is_empty();
        if ruleset.size.is_line() || shares_out {
            assert_eq!(
                position.legal_points().len(),
                usize::from(ruleset.size.count())
            );
            assert_eq!(position.forced(), None);
        } else {
            assert_eq!(position.legal_points(), [centre], "{}", ruleset.id);
            let corner = Move::Place(Point::new(0, 0));
            assert_eq!(
                position.check(corner),
                Err(Refusal::CentreRequired { centre })
            );
            let forced = (ruleset.power_stones == 0).then_some(Move::Place(centre));
            assert_eq!(position.forced(), forced, "{}", ruleset.id);
        }
    }
}

#[test]
fn the_third_stone_keeps_its_distance() {
    let centre = at("K10");
    let near = Err(Refusal::TooNearCentre {
        centre,
        distance: 3,
    });
    let on_line = Err(Refusal::OnCentreLine {
        centre,
        distance: 5,
    });
    for (code, point, expected) in [
        ("pente", "M12", near),
        ("pente", "K12", near),
        ("pente", "H8", near),
        ("pente", "N10", Ok(())),
        ("pente", "K13", Ok(())),
        ("pente", "N13", Ok(())),
        ("pente", "A1", Ok(())),
        ("g-pente", "M12", near),
        ("g-pente", "K13", on_line),
        ("g-pente", "K14", on_line),
        ("g-pente", "F10", on_line),
        ("g-pente", "K15", Ok(())),
        ("g-pente", "N13", Ok(())),
        ("g-pente", "N11", Ok(())),
        ("pente opening=free", "K11", Ok(())),
        ("partners", "K11", Ok(())),
    ] {
        let result = play(code, &format!("K10 A1 {point}")).1;
        let taken = Refusal::Occupied {
            point: at("A1"),
            by: Stone::Of(Colour::SECOND),
        };
        let expected = if point == "A1" { Err(taken) } else { expected };
        assert_eq!(result, expected, "{point} in {code}");
    }
    assert!(
        play("pente", "K10 K11 N10 L10").1.is_ok(),
        "only the third stone is limited"
    );
    let small = ruleset("small-keryo").size;
    let refusal = play("small-keryo", "G7 A1 J9").1;
    assert_eq!(
        refusal,
        Err(Refusal::TooNearCentre {
            centre: small.centre(),
            distance: 3
        })
    );
}

#[test]
fn both_choices_of_a_swap() {
    for code in [
        "d-pente",
        "dk-pente",
        "pente opening=swap",
        "keryo-pente opening=swap size=13",
    ] {
        let asked = played(code, "A1 B5 C9 A9");
        let turn = asked.to_act().expect("nobody has won");
        assert_eq!((turn.seat, turn.colour), (Seat::SECOND, None));
        assert_eq!(turn.asks, Asks::Choose(&[Choice::Swap, Choice::NoSwap]));
        assert_eq!(seats_of_colours(&asked), [None, None]);
        assert_eq!(asked.board().at(at("B5")), Some(Stone::Of(Colour::SECOND)));

        let swapped = played(code, "A1 B5 C9 A9 swap");
        assert_eq!(
            seats_of_colours(&swapped),
            [Some(Seat::SECOND), Some(Seat::FIRST)]
        );
        let turn = swapped.to_act().expect("nobody has won");
        assert_eq!(
            (turn.seat, turn.colour),
            (Seat::SECOND, Some(Colour::FIRST))
        );
        let next = played(code, "A1 B5 C9 A9 swap E5")
            .to_act()
            .expect("nobody has won");
        assert_eq!(
            (next.seat, next.colour),
            (Seat::FIRST, Some(Colour::SECOND))
        );

        let kept = played(code, "A1 B5 C9 A9 noswap");
        assert_eq!(
            seats_of_colours(&kept),
            [Some(Seat::FIRST), Some(Seat::SECOND)]
        );
        let turn = kept.to_act().expect("nobody has won");
        assert_eq!((turn.seat, turn.colour), (Seat::FIRST, Some(Colour::FIRST)));
    }
}

#[test]
fn all_choices_of_a_swap2() {
    for code in ["swap2-pente", "swap2-keryo", "pente opening=swap2 size=9"] {
        let asked = played(code, "A1 B5 C9").to_act().expect("nobody has won");
        assert_eq!(asked.seat, Seat::SECOND);
        assert_eq!(
            asked.asks,
            Asks::Choose(&[Choice::Swap, Choice::NoSwap, Choice::Pass])
        );
        for (words, white, next) in [
            ("A1 B5 C9 swap", Seat::SECOND, (Seat::FIRST, Colour::SECOND)),
            (
                "A1 B5 C9 noswap",
                Seat::FIRST,
                (Seat::SECOND, Colour::SECOND),
            ),
            (
                "A1 B5 C9 pass A9 E5 swap",
                Seat::FIRST,
                (Seat::SECOND, Colour::SECOND),
            ),
            (
                "A1 B5 C9 pass A9 E5 noswap",
                Seat::SECOND,
                (Seat::FIRST, Colour::SECOND),
            ),
        ] {
            let position = played(code, words);
            assert_eq!(position.seat_of(Colour::FIRST), Some(white), "{words}");
            let turn = position.to_act().expect("nobody has won");
            assert_eq!((turn.seat, turn.colour), (next.0, Some(next.1)), "{words}");
        }
        let placing = played(code, "A1 B5 C9 pass")
            .to_act()
            .expect("nobody has won");
        assert_eq!(
            (placing.seat, placing.colour),
            (Seat::SECOND, Some(Colour::SECOND))
        );
        let placing = played(code, "A1 B5 C9 pass A9")
            .to_act()
            .expect("nobody has won");
        assert_eq!(
            (placing.seat, placing.colour),
            (Seat::SECOND, Some(Colour::FIRST))
        );
        let asked = played(code, "A1 B5 C9 pass A9 E5")
            .to_act()
            .expect("nobody has won");
        assert_eq!(asked.seat, Seat::FIRST);
        assert_eq!(asked.asks, Asks::Choose(&[Choice::Swap, Choice::NoSwap]));
    }
}

#[test]
fn what_the_opening_does_not_expect_is_refused() {
    let pending = |seat| Refusal::ChoicePending { seat };
    let placement = |seat| Refusal::PlacementPending { seat };
    for (code, words, refusal) in [
        ("d-pente", "A1 B5 C9 A9 E5", pending(Seat::SECOND)),
        ("d-pente", "A1 B5 C9 swap", placement(Seat::FIRST)),
        (
            "d-pente",
            "A1 B5 C9 A9 swap noswap",
            placement(Seat::SECOND),
        ),
        ("swap2-pente", "A1 B5 C9 E5", pending(Seat::SECOND)),
        (
            "swap2-pente",
            "A1 B5 C9 pass A9 swap",
            placement(Seat::SECOND),
        ),
        (
            "swap2-pente",
            "A1 B5 C9 pass A9 E5 E6",
            pending(Seat::FIRST),
        ),
        ("pente", "K10 swap", placement(Seat::SECOND)),
        (
            "d-pente",
            "A1 B5 C9 A9 pass",
            Refusal::NotOffered {
                offered: &[Choice::Swap, Choice::NoSwap],
            },
        ),
        (
            "swap2-pente",
            "A1 B5 C9 pass A9 E5 pass",
            Refusal::NotOffered {
                offered: &[Choice::Swap, Choice::NoSwap],
            },
        ),
    ] {
        assert_eq!(refused(code, words), refusal, "{words} in {code}");
    }
}

#[test]
fn captures_happen_while_an_opening_is_placed() {
    let position = played("swap2-pente", "A1 B1 A9 pass C1 D1");
    assert_eq!(position.captured_by(Colour::FIRST), 2);
    assert_eq!(position.board().stones().count(), 3);
}

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
    assert_eq!(result, Err(Refusal::NotYourTurn { seat: Seat::FIRST }));
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
        Refusal::NoPowerStone
    );
    assert_eq!(refused("pente", "+K10"), Refusal::NoPowerStone);
    let by = Stone::Power;
    assert_eq!(
        refused("pente-plus", "K10 +A1 A1"),
        Refusal::Occupied {
            point: at("A1"),
            by
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
        Refusal::SeatLeft { seat: Seat::new(1) }
    );
    let seat = Seat::new(6);
    assert_eq!(
        refused("pente-6", "resign-7"),
        Refusal::NoSuchSeat { seat, seats: 6 }
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
                Refusal::GameOver
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
        Err(Refusal::OffBoard { point, size })
    );
    let point = Point::new(255, 255);
    assert_eq!(
        position.play(Move::Power(point)),
        Err(Refusal::NoPowerStone)
    );
    assert_eq!(
        position.play(Move::Place(point)),
        Err(Refusal::OffBoard { point, size })
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

#[test]
fn options_combine_where_they_make_sense() {
    let combined = Options {
        size: Some(13),
        opening: Some(Opening::Swap2),
        poof: Some(true),
        boat: Some(true),
    };
    for id in ["pente", "keryo-pente"] {
        let with = catalogue::with_options(&ruleset(id), combined).expect("they go together");
        assert_eq!(
            with.code(),
            format!("{id} boat=on opening=swap2 poof=on size=13")
        );
        assert_eq!(catalogue::decode(&with.code()), Ok(with));
        assert!(!with.rated_allowed());
    }
    let name = "Gomoku";
    let refused = |id: &str, options: Options| catalogue::with_options(&ruleset(id), options);
    let size = |lines| Options {
        size: Some(lines),
        ..Options::default()
    };
    assert_eq!(
        refused("pente", size(0)),
        Err(OptionsRefusal::Size { lines: 0 })
    );
    assert_eq!(
        refused("pente", size(200)),
        Err(OptionsRefusal::Size { lines: 200 })
    );
    assert_eq!(
        refused("pente", size(10)),
        Err(OptionsRefusal::Size { lines: 10 })
    );
    assert!(refused("gomoku", size(15)).is_ok());
    assert!(
        refused("small-keryo", size(13)).is_ok(),
        "it has that size already"
    );
    let poof = Options {
        poof: Some(true),
        ..Options::default()
    };
    assert_eq!(
        refused("gomoku", poof),
        Err(OptionsRefusal::PoofIsFixed { ruleset: name })
    );
    let boat = Options {
        boat: Some(true),
        ..Options::default()
    };
    assert_eq!(
        refused("gomoku", boat),
        Err(OptionsRefusal::BoatIsFixed { ruleset: name })
    );
    let swap = Options {
        opening: Some(Opening::Swap),
        ..Options::default()
    };
    assert_eq!(
        refused("gomoku", swap),
        Err(OptionsRefusal::OpeningIsFixed { ruleset: name })
    );
    let refusal = refused("linear-pente", size(19)).expect_err("a line is no square");
    assert!(matches!(refusal, OptionsRefusal::SizeIsFixed { .. }));
}

#[test]
fn the_catalogue_is_sound() {
    let all = catalogue::all();
    assert_eq!(all.len(), 30);
    for (index, ruleset) in all.iter().enumerate() {
        assert_eq!(catalogue::find(ruleset.id), Some(*ruleset));
        assert_eq!(catalogue::decode(ruleset.id), Ok(*ruleset));
        assert_eq!(ruleset.code(), ruleset.id);
        assert!(
            all[..index]
                .iter()
                .all(|other| other.id != ruleset.id && other.name != ruleset.name)
        );
        assert_eq!(ruleset.rated_allowed(), ruleset.rated);
        assert!(ruleset.sentence.ends_with('.') && ruleset.sentence.len() <= 100);
        assert!(!ruleset.about.paragraphs.is_empty() && !ruleset.about.diagrams.is_empty());
        for diagram in ruleset.about.diagrams {
            assert_eq!(
                diagram.points().count(),
                diagram.files() * diagram.ranks.len()
            );
            assert!(
                diagram
                    .ranks
                    .iter()
                    .all(|rank| rank.len() == diagram.files())
            );
        }
    }
    for code in [
        "",
        "chess",
        "pente size",
        "pente size=x",
        "pente komi=6",
        "pente size=10",
    ] {
        assert!(catalogue::decode(code).is_err(), "{code}");
    }
}
