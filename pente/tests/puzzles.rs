//! Puzzles: every proved win is accepted, what is refused is refuted, and the built-in ones hold.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::collections::{BTreeMap, BTreeSet};

use pente::engine::{Budget, Score, analyse, forced_loss, forced_win};
use pente::puzzle::{
    Attempt, Goal, NODES, Puzzle, attempt, built_in, find, rulesets, solution, verify,
};
use pente::rules::{Colour, Move, Position, Record, catalogue};

/// Two rows of two that cross: a stone where they meet makes two open threes. The solver is the
/// first colour, then the second.
const FIRST: &str = "K10 A1 L10 A19 M8 T1 M9 T19";
const SECOND: &str = "K10 L12 A1 M12 A19 N10 T1 N11 T19";

fn game(code: &str, moves: &str) -> Record {
    let ruleset = catalogue::decode(code).unwrap();
    let mut record = Record::new(ruleset);
    for text in moves.split_whitespace() {
        record.push(Move::parse(text, ruleset.size).unwrap());
    }
    record
}

fn position(code: &str, moves: &str) -> Position {
    game(code, moves).position().unwrap()
}

fn place(position: &Position, text: &str) -> Move {
    Move::parse(text, position.ruleset().size).unwrap()
}

fn mover(position: &Position) -> Option<Colour> {
    position.to_act().and_then(|turn| turn.colour)
}

/// Plays moves; returns the position after them.
fn after(position: &Position, moves: &[Move]) -> Position {
    let mut position = position.clone();
    for &mv in moves {
        position.play(mv).unwrap();
    }
    position
}

/// Whether the engine proves a win of this colour, whoever is to move.
fn is_won(position: &Position, colour: Colour) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winning_colour == Some(colour);
    }
    let budget = Budget::nodes(NODES);
    let search = if mover(position) == Some(colour) {
        forced_win
    } else {
        forced_loss
    };
    search(position, &budget).is_some_and(|found| found.line.is_some())
}

/// Solves a position by the engine's wins, against the replies that are given; returns the last
/// position.
fn solve(position: &Position, goal: Goal) -> Position {
    let mut position = position.clone();
    for _ in 0..20 {
        let found = forced_win(&position, &Budget::nodes(NODES * 10)).unwrap();
        let mv = found.line.expect("the win is kept")[0];
        match attempt(&position, goal, mv, NODES).unwrap() {
            Attempt::Solved { line } => return after(&after(&position, &[mv]), &line),
            Attempt::Kept { reply } => position = after(&after(&position, &[mv]), &reply),
            Attempt::Wrong { refutation } => panic!("{mv:?} was refused by {refutation:?}"),
        }
    }
    panic!("it does not end");
}

#[test]
fn a_win_is_accepted_and_played_to_its_end_for_both_colours_in_every_kind_of_ruleset() {
    for (code, moves, point) in [
        ("gomoku", FIRST, "M10"),
        ("gomoku", SECOND, "N12"),
        ("pente opening=free", FIRST, "M10"),
        ("pente opening=free", SECOND, "N12"),
        ("pente opening=free poof=on", FIRST, "M10"),
        ("pente opening=free boat=on", FIRST, "M10"),
        ("keryo-pente opening=free", SECOND, "N12"),
    ] {
        let position = position(code, moves);
        let mv = place(&position, point);
        let told = attempt(&position, Goal::Row, mv, NODES).unwrap();
        assert!(!matches!(told, Attempt::Wrong { .. }), "{code}: {told:?}");
        let solver = mover(&position).unwrap();
        let end = solve(&position, Goal::Row);
        let winner = end.outcome().and_then(|outcome| outcome.winning_colour);
        assert_eq!(winner, Some(solver), "{code}\n{}", end.board());
    }
}

#[test]
fn the_second_stone_of_a_turn_comes_before_the_reply() {
    let threes = "K10 K14 L14 A19 T1 M14 K5 T19 A10 L5 M5 T10 A1";
    let position = position("connect6", threes);
    let found = forced_win(&position, &Budget::nodes(NODES * 10)).unwrap();
    let line = found.line.expect("two threes win");
    let told = attempt(&position, Goal::Row, line[0], NODES * 10).unwrap();
    assert_eq!(told, Attempt::Kept { reply: Vec::new() });
    let begun = after(&position, &line[..1]);
    let told = attempt(&begun, Goal::Row, line[1], NODES * 10).unwrap();
    assert!(!matches!(told, Attempt::Wrong { .. }), "{told:?}");
}

#[test]
fn a_refutation_stops_the_win() {
    for (code, moves) in [("gomoku", FIRST), ("pente opening=free", SECOND)] {
        let position = position(code, moves);
        let solver = mover(&position).unwrap();
        for text in ["A10", "B18", "S2"] {
            let mv = place(&position, text);
            let told = attempt(&position, Goal::Row, mv, NODES).unwrap();
            let Attempt::Wrong { refutation } = told else {
                panic!("{code} {text}: {told:?}");
            };
            let stopped = after(&position, &[mv, refutation[0]]);
            assert!(!is_won(&stopped, solver), "{code} {text} {refutation:?}");
            after(&stopped, &refutation[1..]);
        }
    }
}

#[test]
fn a_defence_that_wins_refutes() {
    // White may make an open four, but black has a four already.
    let moves = "K10 A1 L10 A2 M10 A3 C3 A4";
    let position = position("gomoku", moves);
    let mv = place(&position, "N10");
    let told = attempt(&position, Goal::Row, mv, NODES).unwrap();
    let Attempt::Wrong { refutation } = told else {
        panic!("{told:?}");
    };
    assert_eq!(refutation, [place(&position, "A5")]);
    let five = after(&position, &[mv, refutation[0]]);
    assert_eq!(five.outcome().unwrap().winning_colour, Colour::new(2));
}

#[test]
fn the_fifth_capture_refutes() {
    // White has an open three; black has captured four pairs, and takes the fifth from E16.
    let pairs = "C1 B1 D1 E1 C4 B4 D4 E4 C7 B7 D7 E7 C13 B13 D13 E13";
    let moves = format!("K10 T1 {pairs} L10 T3 C16 T5 D16 T7 M10 B16");
    let position = position("pente opening=free", &moves);
    let told = attempt(&position, Goal::Row, place(&position, "N10"), NODES).unwrap();
    let refutation = vec![place(&position, "E16")];
    assert_eq!(told, Attempt::Wrong { refutation });
}

#[test]
fn a_defence_is_any_stone_after_which_no_win_is_proved() {
    let position = position("gomoku", "K10 A1 L10 A19 M10");
    for (text, is_right) in [("N10", true), ("J10", true), ("A10", false), ("K12", false)] {
        let mv = place(&position, text);
        let told = attempt(&position, Goal::Defence, mv, NODES).unwrap();
        match told {
            Attempt::Solved { line } if is_right => assert_eq!(line, []),
            Attempt::Wrong { refutation } if !is_right => {
                let end = after(&after(&position, &[mv]), &refutation);
                let winner = end.outcome().unwrap().winning_colour;
                assert_eq!(winner, Colour::new(1), "{text}: {refutation:?}");
            }
            told => panic!("{text}: {told:?}"),
        }
    }
}

#[test]
fn what_is_not_legal_is_refused_and_no_attempt() {
    let position = position("gomoku", FIRST);
    assert!(attempt(&position, Goal::Row, place(&position, "K10"), NODES).is_err());
}

#[test]
fn no_puzzle_is_found_in_games_for_more_and_in_games_without_a_mistake() {
    for (code, moves) in [
        ("pente-3", "K10 L10 M10 A1 A2 A3"),
        ("gomoku", "K10 L11 M9"),
        ("gomoku", ""),
    ] {
        assert_eq!(find(&game(code, moves), NODES), Ok(Vec::new()), "{code}");
    }
    let broken = game("gomoku", "K10 K10");
    assert_eq!(find(&broken, NODES).unwrap_err().index, 1);
}

#[test]
fn the_built_in_puzzles_are_legal_and_no_two_are_the_same() {
    let mut seen = BTreeSet::new();
    let mut of_each: BTreeMap<&str, usize> = BTreeMap::new();
    for (puzzle, number) in built_in().iter().zip(1..) {
        let position = puzzle.position().unwrap();
        assert!(mover(&position).is_some(), "line {number}");
        assert!(puzzle.game.position().is_ok(), "line {number}");
        assert!(
            puzzle.turns >= 2 && puzzle.grade.accepted > 0,
            "line {number}"
        );
        let key = (puzzle.game.ruleset.code(), format!("{:?}", puzzle.moves()));
        assert!(seen.insert(key), "line {number} is there twice");
        *of_each.entry(puzzle.game.ruleset.id).or_default() += 1;
    }
    let known: Vec<&str> = rulesets().map(|ruleset| ruleset.id).collect();
    assert!(of_each.keys().all(|id| known.contains(id)), "{of_each:?}");
}

/// How many of the built-in puzzles are solved on every run.
const SAMPLE: usize = 12;

#[test]
fn some_built_in_puzzles_are_solved_by_the_usual_search() {
    let puzzles = built_in();
    let wins: Vec<&Puzzle> = puzzles.iter().filter(|it| it.goal.is_win()).collect();
    for puzzle in wins.iter().step_by((wins.len() / SAMPLE).max(1)) {
        let position = puzzle.position().unwrap();
        let solver = mover(&position).unwrap();
        let end = solve(&position, puzzle.goal);
        let winner = end.outcome().and_then(|outcome| outcome.winning_colour);
        assert_eq!(winner, Some(solver), "{puzzle}");
    }
}

/// What the playing engine thinks after a stone that is accepted, with ten times the nodes of a proof; `None` if it
/// agrees: whoever placed it stands no worse where it wins, and has not lost where it defends.
fn doubt(puzzle: &Puzzle, position: &Position, mv: Move) -> Option<String> {
    let next = after(position, &[mv]);
    if next.outcome().is_some() {
        return None;
    }
    let found = analyse(&next, &Budget::nodes(NODES * 10)).unwrap();
    let is_own = mover(&next) == mover(position);
    let score = if is_own {
        found.score.0
    } else {
        -found.score.0
    };
    let least = if puzzle.goal.is_win() {
        0
    } else {
        1 - Score::WON.0
    };
    (score < least).then(|| format!("{mv:?} scores {score} in {puzzle}"))
}

/// The stones that are accepted in a puzzle's position, among those that a stone stands near.
fn accepted(puzzle: &Puzzle, position: &Position) -> Vec<Move> {
    let stones: Vec<_> = position.board().stones().map(|(at, _)| at).collect();
    let is_near = |mv: &Move| {
        let at = mv.point().unwrap();
        position.ruleset().size.is_line() || stones.iter().any(|stone| stone.distance(at) <= 2)
    };
    let is_accepted = |mv: &Move| {
        let told = attempt(position, puzzle.goal, *mv, NODES).unwrap();
        !matches!(told, Attempt::Wrong { .. })
    };
    let legal = position.legal().filter(|mv| mv.point().is_some());
    legal.filter(is_near).filter(is_accepted).collect()
}

#[test]
fn the_playing_engine_thinks_nothing_bad_of_solutions_of_some_built_in_puzzles() {
    let puzzles = built_in();
    for puzzle in puzzles.iter().step_by((puzzles.len() / SAMPLE).max(1)) {
        let position = puzzle.position().unwrap();
        let line = solution(&position, puzzle.goal, NODES);
        assert!(!line.is_empty(), "no solution of {puzzle}");
        assert_eq!(doubt(puzzle, &position, line[0]), None);
        let told = attempt(&position, puzzle.goal, line[0], NODES).unwrap();
        assert!(!matches!(told, Attempt::Wrong { .. }), "{puzzle}: {told:?}");
    }
}

#[test]
#[ignore = "it takes long"]
fn the_playing_engine_thinks_nothing_bad_of_any_stone_that_is_accepted() {
    let doubts = built_in().iter().flat_map(|puzzle| {
        let position = puzzle.position().unwrap();
        let accepted = accepted(puzzle, &position);
        assert!(!accepted.is_empty(), "no solution of {puzzle}");
        let doubts = accepted.into_iter();
        let doubts = doubts.filter_map(|mv| doubt(puzzle, &position, mv));
        doubts.collect::<Vec<_>>()
    });
    let doubts: Vec<String> = doubts.collect();
    assert!(doubts.is_empty(), "{}", doubts.join("\n"));
}

#[test]
#[ignore = "it takes an hour with optimisation"]
fn a_search_ten_times_as_large_agrees_with_every_built_in_puzzle() {
    let unfit = built_in().iter().filter_map(|puzzle| {
        let why = verify(puzzle, NODES).err()?;
        Some(format!("{puzzle}: {why}"))
    });
    let unfit: Vec<String> = unfit.collect();
    assert!(unfit.is_empty(), "{}", unfit.join("\n"));
}
