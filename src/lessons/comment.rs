//! What is said to a learner about the moves in the game of the last lesson: facts that the rules show,
//! never an opinion of the engine.

use super::threats::{growing, winning};
use crate::rules::{Call, Colour, Opening, Played, Point, Position};

/// How many stones stand before the third one, which the tournament rule is about.
const THIRD: u16 = 2;

/// One fact about a game, for one of its two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comment {
    /// The player can win with the next stone.
    CanWin {
        /// Where.
        at: Vec<Point>,
    },
    /// The opponent wins with the next stone, unless it is stopped.
    MustStop {
        /// Where the opponent would win.
        at: Vec<Point>,
    },
    /// The opponent has captured one or more pairs.
    Lost {
        /// Their stones.
        stones: Vec<Point>,
    },
    /// The player can make an open four.
    CanOpen {
        /// Where.
        at: Vec<Point>,
    },
    /// The opponent has an open three.
    OpenThree {
        /// Where it would become an open four, and can be blocked.
        at: Vec<Point>,
    },
    /// A pair of the player can be captured.
    WeakPair {
        /// Its stones.
        pair: Vec<Point>,
        /// Where.
        at: Point,
    },
    /// The player can capture a pair.
    CanCapture {
        /// Its stones.
        pair: Vec<Point>,
        /// Where.
        at: Point,
    },
    /// The player's own last move captured one or more pairs.
    Captured {
        /// Their stones.
        stones: Vec<Point>,
    },
    /// The player's own last move made an open three.
    MadeThree,
    /// The player's next stone must keep away from the centre.
    ThirdStone,
    /// Nothing of note.
    Quiet,
}

/// The most urgent fact for the player of a colour who is to move. `last` are the moves since their own
/// last one, that one included, oldest first; `before` is the position before them.
pub fn comment(before: &Position, now: &Position, last: &[Played], own: Colour) -> Comment {
    let other = if own == Colour::FIRST {
        Colour::SECOND
    } else {
        Colour::FIRST
    };
    let taken_by = |colour: Colour| {
        let moves = last
            .iter()
            .filter(move |played| played.colour == Some(colour));
        let mut taken: Vec<_> = moves.flat_map(Played::removed).map(|it| it.point).collect();
        taken.sort();
        taken
    };
    let at = winning(now, own);
    if !at.is_empty() {
        return Comment::CanWin { at };
    }
    let at = winning(now, other);
    if !at.is_empty() {
        return Comment::MustStop { at };
    }
    let at = growing(now, own);
    if !at.is_empty() {
        return Comment::CanOpen { at };
    }
    let at = growing(now, other);
    if !at.is_empty() {
        return Comment::OpenThree { at };
    }
    let in_order = |mut pair: Vec<Point>| {
        pair.sort();
        pair
    };
    if let Some(weak) = now.exposed(own).into_iter().next() {
        let (pair, at) = (in_order(weak.stones), weak.from);
        return Comment::WeakPair { pair, at };
    }
    if let Some(free) = now.captures_for(own).into_iter().next() {
        let (pair, at) = (in_order(free.stones), free.from);
        return Comment::CanCapture { pair, at };
    }
    // The line above it says what was captured, so that comes after all that is to be seen on the board.
    let stones = taken_by(other);
    if !stones.is_empty() {
        return Comment::Lost { stones };
    }
    let stones = taken_by(own);
    if !stones.is_empty() {
        return Comment::Captured { stones };
    }
    if made_three(before, last, own) {
        return Comment::MadeThree;
    }
    if now.ply() == THIRD && now.ruleset().opening == Opening::Tournament {
        return Comment::ThirdStone;
    }
    Comment::Quiet
}

/// Whether the first of the moves, the player's own, made an open three.
fn made_three(before: &Position, last: &[Played], own: Colour) -> bool {
    let Some(first) = last.first().filter(|played| played.colour == Some(own)) else {
        return false;
    };
    let mut after = before.clone();
    after
        .play(first.mv)
        .is_ok_and(|played| Call::of(before, &after, &played) == Some(Call::Tria))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Move, Options, catalogue};

    #[test]
    fn what_can_be_captured_now_is_said_before_what_was_captured() {
        let pente = catalogue::find("pente").expect("the base game");
        let options = Options {
            opening: Some(Opening::Free),
            ..Options::default()
        };
        let pente = pente.with_options(options).expect("it has this opening");
        let at = |text| Point::parse(text, BoardSize::STANDARD).expect("a point");
        let comment_after = |points: &str| {
            let mut position = Position::new(pente);
            let moves: Vec<_> = points.split(' ').map(String::from).collect();
            let mut played = Vec::new();
            let mut before = position.clone();
            for (number, point) in moves.iter().enumerate() {
                if number + 2 == moves.len() {
                    before = position.clone();
                }
                let point = Point::parse(point, BoardSize::STANDARD).expect("a point");
                played.push(position.play(Move::Place(point)).expect("it is legal"));
            }
            comment(
                &before,
                &position,
                &played[moves.len() - 2..],
                Colour::FIRST,
            )
        };
        // Black captures K10 and L10; K14 and L14 can be captured next.
        assert_eq!(
            comment_after("K10 J10 L10 J14 K14 A1 L14 M10"),
            Comment::WeakPair {
                pair: vec![at("K14"), at("L14")],
                at: at("M14"),
            }
        );
        assert_eq!(
            comment_after("K10 J10 L10 A1 T1 M10"),
            Comment::Lost {
                stones: vec![at("K10"), at("L10")],
            }
        );
    }
}
