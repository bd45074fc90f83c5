//! The turns of a line.

use crate::rules::{Move, Position};

impl Position {
    /// How many turns whoever is to move has in a line that goes on from here: a turn of two stones counts once.
    /// Counting ends with a move that is not allowed.
    pub fn turns_in(&self, line: &[Move]) -> u16 {
        let own = self.to_act().map(|turn| turn.seat);
        let mut position = self.clone();
        let (mut turns, mut last) = (0, None);
        for &mv in line {
            let seat = position.to_act().map(|turn| turn.seat);
            turns += u16::from(seat == own && last != seat);
            last = seat;
            if position.play(mv).is_err() {
                break;
            }
        }
        turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue;

    #[test]
    fn a_turn_of_two_stones_counts_once() {
        let ruleset = catalogue::find("connect6").expect("it is in the catalogue");
        let moves = |text: &str| -> Vec<Move> {
            let moves = text.split_whitespace();
            moves
                .map(|text| Move::parse(text, ruleset.size).expect("a move"))
                .collect()
        };
        let mut position = Position::new(ruleset);
        position.play(moves("K10")[0]).expect("the first stone");
        assert_eq!(position.turns_in(&moves("A1 A2 K11 K12 A3 A4")), 2);
    }
}
