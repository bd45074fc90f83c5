//! Laws that every ruleset keeps, in games that are played at random.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "rules_play/mod.rs"]
mod rules_play;
#[path = "rules_slow/mod.rs"]
mod rules_slow;

use pente::rules::{
    Board, Colour, Move, Outcome, Point, Position, Record, RecordText, Removal, RowWins, Seat,
    Stone, TurnAction,
};
use proptest::prelude::*;
use rules_play::{Walk, dense_positions, symmetric, walks};
use rules_slow::{Expected, Game, Stone as SlowStone, Way};

proptest! {
    /// The rules agree with the slow obvious implementation at every ply.
    #[test]
    fn agrees_with_the_slow_implementation(walk in walks()) {
        let mut slow = Game::new(Way::coded(&walk.code));
        let mut position = Position::new(walk.ruleset());
        compare(&position, &slow);
        for (ply, mv) in walk.moves().into_iter().enumerate() {
            for other in walk.others(ply) {
                prop_assert_eq!(
                    position.check(other).is_ok(), slow.allows(other), "{:?} at {}", other, ply
                );
            }
            if ply % 24 == 7 {
                prop_assert_eq!(position.legal().collect::<Vec<_>>(), slow.legal());
            }
            let played = position.play(mv).expect("the walk is legal");
            let gone = slow.play(mv);
            let removed = |why: Removal| {
                played
                    .removed()
                    .filter(|gone| gone.why == why)
                    .map(|gone| (gone.point.file(), gone.point.rank()))
                    .collect::<std::collections::BTreeSet<_>>()
            };
            prop_assert_eq!(removed(Removal::Captured), gone.captured);
            prop_assert_eq!(removed(Removal::Poofed), gone.poofed);
            compare(&position, &slow);
        }
    }

    /// They agree from any board, too, however crowded and however near to its end.
    #[test]
    fn agrees_from_any_setup(dense in dense_positions()) {
        let setup = dense.setup();
        let mut position = Position::set_up(&setup).expect("the stones fit the board");
        let stones: Vec<_> = setup.stones.iter().map(|&(at, stone)| (at, slow_stone(stone))).collect();
        let colours = usize::from(setup.ruleset.colours);
        let captured = setup.captured[..colours].iter().map(|&count| usize::from(count)).collect();
        let to_move = setup.to_move.index();
        let mut slow = Game::set_up(Way::coded(&dense.code), &stones, captured, to_move);
        for &pick in &dense.picks {
            for point in dense.points() {
                let mv = Move::Place(point);
                prop_assert_eq!(position.check(mv).is_ok(), slow.allows(mv), "{:?}", mv);
            }
            let placeable = dense.points().map(Move::Place);
            let legal: Vec<_> = placeable.filter(|&mv| position.check(mv).is_ok()).collect();
            let Some(&mv) = legal.get(usize::from(pick) % legal.len().max(1)) else { break };
            position.play(mv).expect("the move is legal");
            slow.play(mv);
            compare(&position, &slow);
        }
    }

    /// Stones on the board and stones removed are the stones played.
    #[test]
    fn no_stone_is_lost(walk in walks()) {
        let mut position = Position::new(walk.ruleset());
        let (mut played_stones, mut removed) = (0, 0);
        for mv in walk.moves() {
            let played = position.play(mv).expect("the walk is legal");
            played_stones += usize::from(mv.point().is_some());
            removed += played.removed().count();
            prop_assert_eq!(usize::from(position.ply()), played_stones);
            prop_assert_eq!(stones(position.board()) + removed, played_stones);
        }
    }

    /// A record without its last moves replays to the position before them.
    #[test]
    fn undo_is_replay(walk in walks()) {
        let mut record = Record::new(walk.ruleset());
        let mut positions = vec![Position::new(walk.ruleset())];
        for mv in walk.moves() {
            let mut next = positions[positions.len() - 1].clone();
            next.play(mv).expect("the walk is legal");
            positions.push(next);
            record.push(mv);
        }
        for count in [0, positions.len() / 3, positions.len() / 2, positions.len() - 1] {
            prop_assert_eq!(record.position_after(count), Ok(positions[count].clone()));
        }
    }

    /// A record is read back from its bytes and from its text, whatever is in it.
    #[test]
    fn records_survive_bytes_and_text(walk in walks()) {
        let record = Record { ruleset: walk.ruleset(), moves: walk.moves() };
        prop_assert_eq!(
            Record::from_bytes(record.ruleset, &record.to_bytes()), Ok(record.clone())
        );
        let text = RecordText::new(record.clone(), []).expect("the walk is legal");
        let read = RecordText::parse(&text.to_string()).expect("it was just written");
        prop_assert_eq!(&read.record, &record);
        prop_assert_eq!(read.to_string(), text.to_string());
    }

    /// A game turned or mirrored goes the same way.
    #[test]
    fn every_symmetry_is_the_same_game(walk in walks(), which in 1_usize..8) {
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
            let played = turned.play(same);
            prop_assert!(played.is_ok(), "{:?} turned is {:?}", mv, played);
        }
        prop_assert_eq!(position.outcome(), turned.outcome());
        for point in ruleset.size.points() {
            prop_assert_eq!(position.board().at(point), turned.board().at(turn(point)));
        }
        let count = |position: &Position| position.winning_row().len();
        prop_assert_eq!(count(&position) > 0, count(&turned) > 0);
    }

    /// A refused move changes nothing, and nothing can be played after the end.
    #[test]
    fn refusals_change_nothing(walk in walks()) {
        let mut position = Position::new(walk.ruleset());
        for (ply, mv) in walk.moves().into_iter().enumerate() {
            for other in walk.others(ply) {
                if position.check(other).is_err() {
                    let mut tried = position.clone();
                    prop_assert!(tried.play(other).is_err());
                    prop_assert_eq!(&tried, &position);
                }
            }
            position.play(mv).expect("the walk is legal");
        }
        if position.outcome().is_some() {
            prop_assert_eq!(position.legal().next(), None);
            prop_assert_eq!(position.to_act(), None);
            prop_assert!(position.play(Move::AgreeDraw).is_err());
        }
    }

    /// Whatever ends by a row shows a row, which is all of one colour and power stones.
    #[test]
    fn a_winning_row_stands(walk in walks()) {
        let record = Record { ruleset: walk.ruleset(), moves: walk.moves() };
        let position = record.position().expect("the walk is legal");
        let row = position.winning_row();
        let by_row = position.outcome().is_some_and(|end| end.reason == pente::rules::Reason::Row);
        prop_assert_eq!(by_row, !row.is_empty());
        let latest = record.moves.iter().rev().find_map(|mv| mv.point());
        if by_row && record.ruleset.row.wins == RowWins::AtOnce {
            prop_assert!(row.contains(&latest.expect("a stone won")));
        }
        for point in row {
            let stone = position.board().at(point);
            let winner = position.outcome().and_then(|end| end.winning_colour);
            prop_assert!(stone == Some(Stone::Power) || stone == winner.map(Stone::Of));
        }
    }
}

fn stones(board: &Board) -> usize {
    board.stones().count() + board.power_stones().count()
}

/// Fails unless both show the same board, totals, turn and end.
fn compare(position: &Position, slow: &Game) {
    for point in position.board().size().points() {
        let expected = slow.at(point).map(|stone| match stone {
            SlowStone::Power => Stone::Power,
            SlowStone::Of(colour) => Stone::Of(colour_at(colour)),
        });
        assert_eq!(position.board().at(point), expected, "at {point}");
    }
    for (index, &captured) in slow.captured.iter().enumerate() {
        assert_eq!(
            usize::from(position.captured_by(colour_at(index))),
            captured
        );
    }
    assert_eq!(
        position.outcome(),
        slow.end.map(|end| Outcome {
            winner: end.seat.map(|seat| position.side_of(seat_at(seat))),
            winning_colour: end.colour.map(colour_at),
            reason: end.reason,
        })
    );
    let expected = slow.expected();
    match (position.to_act(), expected) {
        (None, None) => {}
        (Some(turn), Some(Expected::Stone { seat, colour })) => {
            assert_eq!(
                (turn.seat, turn.colour),
                (seat_at(seat), Some(colour_at(colour)))
            );
            assert_eq!(turn.asks, TurnAction::Place);
        }
        (Some(turn), Some(Expected::Choice { seat, offered })) => {
            assert_eq!((turn.seat, turn.colour), (seat_at(seat), None));
            assert!(matches!(turn.asks, TurnAction::Choose(choices) if choices == offered));
        }
        (turn, expected) => panic!("{turn:?} is not {expected:?}"),
    }
    for seat in position.seats() {
        assert_eq!(
            position.colour_of(seat),
            slow.colour_of(seat.index()).map(colour_at)
        );
    }
}

fn slow_stone(stone: Stone) -> SlowStone {
    stone
        .colour()
        .map_or(SlowStone::Power, |colour| SlowStone::Of(colour.index()))
}

fn colour_at(index: usize) -> Colour {
    Colour::new(index as u8 + 1).expect("the slow game has few colours")
}

fn seat_at(index: usize) -> Seat {
    Seat::new(index as u8)
}

/// The walks reach what they should: every ruleset, every kind of end.
#[test]
fn walks_are_worth_their_time() {
    let mut reasons = std::collections::BTreeMap::new();
    let mut poofs = 0;
    for seed in 0..600 {
        let walk = Walk::from_seed(seed);
        let record = Record {
            ruleset: walk.ruleset(),
            moves: walk.moves(),
        };
        let mut position = Position::new(record.ruleset);
        for &mv in &record.moves {
            let played = position.play(mv).expect("the walk is legal");
            poofs += played
                .removed()
                .filter(|gone| gone.why == Removal::Poofed)
                .count();
        }
        let end = position.outcome().map(|end| end.reason);
        *reasons.entry(format!("{end:?}")).or_insert(0) += 1;
    }
    for reason in ["Row", "Captures", "Resigned", "OutOfTime", "Agreed"] {
        assert!(
            reasons.contains_key(&format!("Some({reason})")),
            "{reason} in {reasons:?}"
        );
    }
    assert!(poofs > 0, "{reasons:?}");
}
