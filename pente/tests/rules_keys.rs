//! The keys of positions: equal for the same position however it was reached and turned, and for no other.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "rules_play/mod.rs"]
mod rules_play;

use std::collections::HashMap;

use pente::rules::{Colour, Move, Point, Position, Setup, Stone, catalogue};
use proptest::prelude::*;
use rules_play::{symmetric, walks};

fn after(code: &str, moves: &str) -> Position {
    let ruleset = catalogue::decode(code).expect("a ruleset of the catalogue");
    let mut position = Position::new(ruleset);
    for text in moves.split_whitespace() {
        let mv = Move::parse(text, ruleset.size).expect("a move");
        position.play(mv).expect("the move is legal");
    }
    position
}

/// What the key stands for, written out: the board in the symmetry whose text is least, and the rest.
fn written(position: &Position) -> String {
    let ruleset = position.ruleset();
    let boards = (0..8).map(|which| {
        let mut stones: Vec<(u8, u8, u8)> = ruleset
            .size
            .points()
            .filter_map(|point| {
                let stone = position.board().at(point)?;
                let at = symmetric(point, ruleset.size, which);
                let kind = stone.colour().map_or(0, Colour::number);
                Some((at.rank(), at.file(), kind))
            })
            .collect();
        stones.sort_unstable();
        format!("{stones:?}")
    });
    let colours = Colour::first(ruleset.colours);
    let rest: Vec<_> = colours
        .map(|colour| {
            (
                position.captured_by(colour),
                position.power_stones_left(colour),
            )
        })
        .collect();
    let left: Vec<_> = position
        .seats()
        .map(|seat| position.has_left(seat))
        .collect();
    format!(
        "{} {rest:?} {left:?} {:?} {:?} {} {:?} {}",
        boards.min().expect("there are eight"),
        position.to_act().map(|turn| (turn.colour, turn.asks)),
        position.standing_row(),
        position.stones_left(),
        position.outcome().is_some(),
        position.ply().min(3),
    )
}

proptest! {
    #[test]
    fn turned_and_mirrored_it_is_the_same(walk in walks(), which in 1_usize..8) {
        let ruleset = walk.ruleset();
        let turn = |point: Point| symmetric(point, ruleset.size, which);
        let (mut position, mut turned) = (Position::new(ruleset), Position::new(ruleset));
        for mv in walk.moves() {
            let same = match mv {
                Move::Place(point) => Move::Place(turn(point)),
                Move::Power(point) => Move::Power(turn(point)),
                other => other,
            };
            position.play(mv).expect("the walk is legal");
            turned.play(same).expect("the walk is legal when it is turned");
            prop_assert_eq!(position.key(), turned.key());
        }
    }

    /// Any two stones of a game are exchanged: if that leads to the same position, it has the same key.
    #[test]
    fn reached_in_another_order_it_is_the_same(
        walk in walks(), one in 0_usize..30, other in 0_usize..30
    ) {
        let moves = walk.moves();
        prop_assume!(one < moves.len() && other < moves.len());
        let mut exchanged = moves.clone();
        exchanged.swap(one, other);
        let play = |moves: &[Move]| {
            let mut position = Position::new(walk.ruleset());
            moves.iter().all(|&mv| position.play(mv).is_ok()).then_some(position)
        };
        let (position, again) = (play(&moves).expect("the walk is legal"), play(&exchanged));
        prop_assume!(again.is_some());
        let again = again.expect("it was just asked");
        prop_assert_eq!(written(&position) == written(&again), position.key() == again.key());
    }

    #[test]
    fn different_positions_have_different_keys(walk in walks()) {
        let mut known = HashMap::new();
        let mut position = Position::new(walk.ruleset());
        for mv in walk.moves() {
            let text = written(&position);
            let known = known.entry(position.key()).or_insert_with(|| text.clone());
            prop_assert_eq!(&*known, &text);
            position.play(mv).expect("the walk is legal");
        }
    }
}

#[test]
fn the_rules_count_but_not_an_opening_that_is_over() {
    let moves = "K10 L11 N10 L9 M12";
    let key = |code| after(code, moves).key();
    assert_eq!(key("pente"), key("pente opening=free"));
    for other in ["keryo-pente", "poof-pente", "boat-pente", "gomoku"] {
        assert_ne!(key("pente"), key(other), "{other}");
    }
    let third = |code| after(code, "K10 L11").key();
    assert_ne!(
        third("pente"),
        third("pente opening=free"),
        "the third stone is limited"
    );
}

#[test]
fn the_key_of_a_board_knows_no_rules() {
    let moves = "K10 L11 N10 L9 M12";
    let key = |code| after(code, moves).board_key();
    for other in [
        "pente overline=neutral",
        "pente opening=free",
        "keryo-pente",
        "boat-pente",
    ] {
        assert_eq!(key("pente"), key(other), "{other}");
    }
    let mirrored = after("pente", "K10 J9 G10 J11 H12").board_key();
    assert_eq!(key("pente"), mirrored);
    assert_ne!(
        key("pente"),
        after("pente", "K10 L11 N10 L9 M13").board_key()
    );
    // Whoever chooses a colour has the same stones before them as whoever places the next one.
    let choosing = after("d-pente", "K10 L11 N10 L9").board_key();
    assert_eq!(choosing, after("pente", "K10 L11 N10 L9").board_key());
}

#[test]
fn the_key_of_a_board_knows_neither_its_size_nor_where_the_stones_are() {
    let key = after("pente", "K10 L11 N10 L9 M12").board_key();
    let smaller = after("pente size=13", "G7 H8 K7 H6 J9").board_key();
    assert_eq!(key, smaller);
    // Shifted, on a board of its own; the third one has its colours exchanged.
    let set_up = |whites: &str, blacks: &str| {
        let ruleset = catalogue::find("gomoku").expect("a ruleset");
        let of = |points: &str, colour| -> Vec<(Point, Stone)> {
            let points = points.split(' ');
            let points = points.map(|it| Point::parse(it, ruleset.size).expect("a point"));
            points.map(|point| (point, Stone::Of(colour))).collect()
        };
        let [first, second] = [1, 2].map(|number| {
            let mut colours = Colour::first(2);
            colours.find(|it| it.number() == number).expect("a colour")
        });
        let stones = [of(whites, first), of(blacks, second)].concat();
        let setup = Setup {
            ruleset,
            stones,
            captured: [0; Colour::MOST as usize],
            to_move: second,
        };
        Position::set_up(&setup).expect("a position").board_key()
    };
    assert_eq!(key, set_up("B2 E2 D4", "C3 C1"));
    assert_eq!(key, set_up("C3 C1", "B2 E2 D4"));
    assert_ne!(key, set_up("B2 E2 D5", "C3 C1"));
}

#[test]
fn a_position_speaks_of_those_from_which_one_stone_leads_to_it() {
    let speaks = |position: &Position, of: &Position| {
        let keys = position.keys_spoken_of();
        keys.contains(&of.board_key())
    };
    let free = |moves| after("pente opening=free", moves);
    let before = free("K10 L11 N10 L9");
    let beyond = free("K10 L11 M12 L9 N10");
    assert!(speaks(&beyond, &before), "N10 was the last one here");
    assert!(!speaks(&before, &beyond));
    let farther = free("K10 L11 N10 L9 M12 A1");
    assert!(!speaks(&farther, &before), "two stones");
    // Two captures at once.
    let two = after(
        "pente opening=free",
        "K10 L13 N13 M13 K16 K14 A1 K15 A3 T19",
    );
    let mut taken = two.clone();
    taken
        .play(Move::parse("K13", two.ruleset().size).expect("a move"))
        .expect("a legal move");
    assert_eq!(taken.captured_by(Colour::FIRST), 4);
    assert!(speaks(&taken, &two));
}

#[test]
fn captured_stones_and_whose_turn_it_is_count() {
    let captured = after("pente opening=free", "K10 L10 A1 M10 N10 A5");
    let never_there = after("pente opening=free", "K10 A5 A1 T19 N10");
    assert_eq!(captured.board().at(Point::new(10, 9)), None::<Stone>);
    assert_ne!(captured.key(), never_there.key());
    let white = after("pente", "K10 L11 N10 L9 M12");
    let black = after("pente", "K10 L11 N10 L9");
    assert_ne!(white.key(), black.key());
}

proptest! {
    /// The stones shifted by some files and ranks on a larger board, laid in any symmetry, have the same key, and so
    /// have all boards that they speak of.
    #[test]
    fn stones_have_the_key_that_they_have_anywhere(
        places in prop::collection::btree_set((0_u8..13, 0_u8..13), 4..40),
        (files, ranks) in (0_u8..=6, 0_u8..=6),
        which in 0_usize..8,
    ) {
        let places: Vec<(u8, u8)> = places.into_iter().collect();
        let played = |code: &str, at: &dyn Fn(Point) -> Point| {
            let ruleset = catalogue::decode(code).expect("a ruleset");
            let colours: Vec<_> = Colour::first(2).collect();
            let stones = places.iter().enumerate().map(|(index, &(file, rank))| {
                (at(Point::new(file, rank)), Stone::Of(colours[index % 2]))
            });
            let setup = Setup {
                ruleset,
                stones: stones.collect(),
                captured: [0; Colour::MOST as usize],
                to_move: colours[0],
            };
            Position::set_up(&setup)
        };
        let small = catalogue::decode("gomoku size=13").expect("a ruleset").size;
        let one = played("gomoku size=13", &|point| point);
        let other = played("gomoku size=19", &|point| {
            let point = symmetric(point, small, which);
            Point::new(point.file() + files, point.rank() + ranks)
        });
        // Stones that have a row already are no position to play from.
        let (Ok(one), Ok(other)) = (one, other) else { return Ok(()); };
        prop_assert_eq!(one.board_key(), other.board_key());
        let sorted = |position: &Position| {
            let mut keys = position.keys_spoken_of();
            keys.sort_unstable();
            keys
        };
        prop_assert_eq!(sorted(&one), sorted(&other));
    }

    /// Whatever move is played, the position after it speaks of the one before.
    #[test]
    fn a_position_speaks_of_the_one_before(
        ruleset in 0..4_usize,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 8..60),
    ) {
        let codes = ["pente", "keryo-pente", "gomoku", "connect6"];
        let mut position = Position::new(catalogue::decode(codes[ruleset]).expect("a ruleset"));
        for choice in choices {
            // Few points, so that much is captured.
            let near = position.legal().filter(|mv| {
                mv.point().is_some_and(|it| (6..12).contains(&it.file()) && (6..12).contains(&it.rank()))
            });
            let mut near: Vec<_> = near.collect();
            if near.is_empty() {
                near = position.legal().take(1).collect();
            }
            if near.is_empty() {
                break;
            }
            let before = position.clone();
            let played = position.play(near[choice.index(near.len())]).expect("a legal move");
            // Of three captures at once not every combination is looked at.
            if before.is_distinct() && played.removed().len() <= 4 {
                let keys = position.keys_spoken_of();
                prop_assert!(keys.contains(&before.board_key()));
            }
        }
    }
}
