//! What was typed for a turn: a move, or both stones of a turn that has two, as in `K10 L11`.

use crate::discord::handlers::play::make_move;
use crate::discord::refusal::Refusal;
use crate::rules::{BoardSize, Move, Notation};

/// The moves that were typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedTurn {
    /// The move.
    pub mv: Move,
    /// The stone after it, in the same turn.
    pub then: Option<Move>,
}

/// Reads a move, or two stones with a space or a comma between them.
pub fn read(typed: &str, size: BoardSize, preferred: Notation) -> Result<TypedTurn, Refusal> {
    let read = |typed: &str| make_move::read(typed.trim(), size, preferred);
    let refusal = match read(typed) {
        Ok(mv) => return Ok(TypedTurn { mv, then: None }),
        Err(refusal) => refusal,
    };
    let both = halves(typed).find_map(|(first, second)| {
        let stones = (read(first).ok()?, read(second).ok()?);
        matches!(stones, (Move::Place(_), Move::Place(_))).then_some(stones)
    });
    let (mv, then) = both.ok_or(refusal)?;
    Ok(TypedTurn {
        mv,
        then: Some(then),
    })
}

/// Whether a text names two points.
pub fn names_two_points(typed: &str) -> bool {
    let read = read(typed, BoardSize::STANDARD, Notation::Board);
    read.is_ok_and(|turn| turn.then.is_some())
}

/// The text cut in two at each space or comma. A point may hold a space itself.
fn halves(typed: &str) -> impl Iterator<Item = (&str, &str)> {
    let typed = typed.trim();
    let gaps = typed.char_indices();
    let gaps = gaps.filter(|(_, letter)| letter.is_whitespace() || matches!(letter, ',' | '、'));
    gaps.map(move |(at, letter)| (&typed[..at], &typed[at + letter.len_utf8()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_or_two_stones_are_read() {
        let size = BoardSize::STANDARD;
        let read = |typed: &str| read(typed, size, Notation::Board);
        let at = |point: &str| make_move::read(point, size, Notation::Board).expect("a point");
        for typed in [
            "K10 L11",
            "k10,l11",
            " k 10  l 11 ",
            "K10, L11",
            "Ｋ１０　Ｌ１１",
            "\u{200b}K10\u{ad} L11\u{feff}",
            "K10\u{a0}L11",
        ] {
            let turn = read(typed).expect("two points");
            assert_eq!(
                (turn.mv, turn.then),
                (at("K10"), Some(at("L11"))),
                "{typed}"
            );
        }
        for typed in [
            "K10",
            "k 10",
            "+K10",
            "swap",
            "\u{a0}\u{200b}K\u{ad}10\u{2060}",
            "+\u{200b}K10",
            "swap\u{200b}",
        ] {
            assert_eq!(read(typed).map(|turn| turn.then), Ok(None), "{typed}");
        }
        for typed in [
            "",
            "K10 L11 M12",
            "K10 swap",
            "nice K10",
            "K10 nice",
            "10 11",
        ] {
            assert!(read(typed).is_err(), "{typed}");
        }
    }
}
