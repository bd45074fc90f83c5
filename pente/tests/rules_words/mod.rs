//! Games played by words, for tests that say what follows.

#![allow(
    dead_code,
    reason = "each test that includes this uses its own part of it"
)]

use pente::rules::{
    BoardSize, Colour, IllegalMove, Move, Point, Position, Ruleset, Seat, catalogue,
};

pub fn ruleset(code: &str) -> Ruleset {
    catalogue::decode(code).expect("the catalogue has it")
}

/// Plays words and says why the last of them was refused, if it was.
pub fn play(code: &str, words: &str) -> (Position, Result<(), IllegalMove>) {
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

pub fn played(code: &str, words: &str) -> Position {
    let (position, result) = play(code, words);
    assert_eq!(result, Ok(()), "{words:?} in {code}");
    position
}

pub fn refused(code: &str, words: &str) -> IllegalMove {
    play(code, words)
        .1
        .expect_err("the last word is against the rules")
}

pub fn at(name: &str) -> Point {
    Point::parse(name, BoardSize::STANDARD).expect("it is a point")
}

/// The first so many moves of a game of Linear Pente in which captures repeat for ever.
pub fn endless(plies: usize) -> String {
    let begins = "C R S H A K T Q P D B Q N O F R J E L N K M J Q H".split(' ');
    let repeats = "G N E J".split(' ').cycle();
    begins
        .chain(repeats)
        .take(plies)
        .collect::<Vec<_>>()
        .join(" ")
}

pub fn seats_of_colours(position: &Position) -> [Option<Seat>; 2] {
    [Colour::FIRST, Colour::SECOND].map(|colour| position.seat_of(colour))
}
