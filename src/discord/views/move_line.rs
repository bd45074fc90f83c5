//! A line of moves in words, with the numbers and the captures that its picture shows. It must not know where the line
//! comes from.

use crate::discord::views::phrases;
use crate::discord::views::review::move_name;
use crate::language::{Text, say};
use crate::rules::{Colour, Move, Notation, Played, Position};

/// "white 1. F10, black 2. H10 (×F10 ×G10), white 3. F10": moves from this position, of which the first has this
/// number. A colour is named where another one goes on, so that a turn of two stones names it once.
pub(super) fn move_line(
    position: &Position,
    first: usize,
    line: &[Move],
    notation: Notation,
) -> Text {
    let mut now = position.clone();
    let mut turns: Vec<(Option<Colour>, Vec<Text>)> = Vec::new();
    for (&mv, number) in line.iter().zip(first..) {
        let colour = now.to_act().and_then(|turn| turn.colour);
        let played = now.play(mv).ok();
        let told = numbered(position, (number, mv), played.as_ref(), notation);
        match turns.last_mut() {
            Some((latest, moves)) if *latest == colour => moves.push(told),
            _ => turns.push((colour, vec![told])),
        }
    }
    let turns = turns.into_iter().map(|(colour, moves)| {
        let moves = Text::joined(moves, " ");
        match colour {
            Some(colour) => {
                let colour = phrases::colour(position.ruleset(), colour);
                say!(phrases::line_turn, colour = colour, moves = moves)
            }
            None => moves,
        }
    });
    Text::joined(turns, ", ")
}

/// "2. H10 (×F10 ×G10)"
fn numbered(
    position: &Position,
    (number, mv): (usize, Move),
    played: Option<&Played>,
    notation: Notation,
) -> Text {
    let gone = played.into_iter().flat_map(Played::removed);
    let gone: Vec<_> = gone
        .map(|it| {
            let point = phrases::point(it.point, position, notation);
            Text::joined([Text::verbatim("×"), point], "")
        })
        .collect();
    let captures = (!gone.is_empty()).then(|| {
        let gone = Text::joined(gone, " ");
        Text::joined([Text::verbatim("("), gone, Text::verbatim(")")], "")
    });
    let number = Text::verbatim(format!("{number}."));
    let named = [number, move_name(mv, position, notation)];
    Text::joined(named.into_iter().chain(captures), " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::rules::catalogue;

    fn told(ruleset: &str, before: &str, line: &str) -> String {
        let ruleset = catalogue::find(ruleset).expect("it exists");
        let mut position = Position::new(ruleset);
        let moves = |text: &str| -> Vec<_> {
            let moves = text.split_whitespace();
            moves
                .map(|text| Move::parse(text, ruleset.size).expect("a move"))
                .collect()
        };
        for mv in moves(before) {
            position.play(mv).expect("it is legal");
        }
        move_line(&position, 1, &moves(line), Notation::Board).in_language(Language::English)
    }

    #[test]
    fn a_line_says_who_plays_which_stone_and_what_it_captures() {
        assert_eq!(
            told("pente", "K10 F9 G10 E10 N16 T19", "F10 H10 F10"),
            "white 1. F10, black 2. H10 (×G10 ×F10), white 3. F10"
        );
    }

    #[test]
    fn a_turn_of_two_stones_names_its_colour_once() {
        assert_eq!(
            told("connect6", "K10", "A1 B2 C3 D4 E5"),
            "black 1. A1 2. B2, white 3. C3 4. D4, black 5. E5"
        );
    }
}
