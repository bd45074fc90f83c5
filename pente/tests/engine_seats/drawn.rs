//! Positions written as the stones of each colour.

use pente::rules::{Colour, Point, Position, Setup, Stone, catalogue};

/// The position of a ruleset with these stones, as in `1: K10 L10 2: A1`, a colour to move, and the
/// captured stones of the first few colours.
pub fn drawn(id: &str, stones: &str, to_move: u8, captured: &[u16]) -> Position {
    let ruleset = catalogue::find(id).expect("it is in the catalogue");
    // Partners have one colour for two seats.
    let colour = |number: u8| Colour::new((number - 1) % ruleset.colours + 1).expect("a colour");
    let mut setup = Setup::new(ruleset);
    setup.to_move = colour(to_move);
    setup.captured[..captured.len()].copy_from_slice(captured);
    let mut owner = Colour::FIRST;
    for word in stones.split_whitespace() {
        if let Some(number) = word.strip_suffix(':') {
            owner = colour(number.parse().expect("a colour's number"));
        } else {
            let point = Point::parse(word, ruleset.size).expect("a point");
            setup.stones.push((point, Stone::Of(owner)));
        }
    }
    Position::set_up(&setup).expect("the stones are on the board")
}
