//! Openings: where the first stones go, and who shares out the colours.

#[path = "rules_words/mod.rs"]
mod rules_words;

use pente::rules::{
    Choice, Colour, IllegalMove, Move, Point, Position, Seat, Stone, StoneColour, TurnAction,
    catalogue,
};
use rules_words::{at, play, played, refused, ruleset, seats_of_colours};

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
                Err(IllegalMove::CentreRequired { centre })
            );
            let forced = (ruleset.power_stones == 0).then_some(Move::Place(centre));
            assert_eq!(position.forced(), forced, "{}", ruleset.id);
        }
    }
}

#[test]
fn the_third_stone_keeps_its_distance() {
    let centre = at("K10");
    let near = Err(IllegalMove::TooNearCentre {
        centre,
        distance: 3,
    });
    let on_line = Err(IllegalMove::OnCentreLine {
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
        let occupied = IllegalMove::Occupied {
            point: at("A1"),
            by: Stone::Of(Colour::SECOND),
            shown: Some(StoneColour::Black),
        };
        let expected = if point == "A1" {
            Err(occupied)
        } else {
            expected
        };
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
        Err(IllegalMove::TooNearCentre {
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
        assert_eq!(
            turn.asks,
            TurnAction::Choose(&[Choice::Swap, Choice::NoSwap])
        );
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
            TurnAction::Choose(&[Choice::Swap, Choice::NoSwap, Choice::Pass])
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
        assert_eq!(
            asked.asks,
            TurnAction::Choose(&[Choice::Swap, Choice::NoSwap])
        );
    }
}

#[test]
fn what_the_opening_does_not_expect_is_refused() {
    let pending = |seat| IllegalMove::ChoicePending { seat };
    let placement = |seat| IllegalMove::PlacementPending { seat };
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
            IllegalMove::NotOffered {
                offered: &[Choice::Swap, Choice::NoSwap],
            },
        ),
        (
            "swap2-pente",
            "A1 B5 C9 pass A9 E5 pass",
            IllegalMove::NotOffered {
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
