//! What a position is worth by what was learned.

use super::network::Network;
use super::scale::POINT;
use super::terms;
use crate::engine::board::Board;
use crate::engine::score::MOST_JUDGED;

/// The learned judgement of a position, in points of [`Score`](crate::engine::Score) for the side to
/// move.
#[inline]
pub(in crate::engine) fn judge(board: &Board, network: &Network) -> i32 {
    let seen = board.channels().seen_by(board.side());
    let [own, other] = terms::captured(board);
    let mut sum = network.lines(&seen, own, other);
    terms::others(board, |term| sum += network.other(term));
    (sum / POINT).clamp(-MOST_JUDGED, MOST_JUDGED)
}

#[cfg(test)]
mod tests {
    use crate::engine::board::Board;
    use crate::engine::evaluate::evaluate;
    use crate::engine::{Budget, Level, choose_within};
    use crate::rules::{Move, Point, Position, catalogue};

    /// Games to a position of each ruleset that has a judgement.
    fn games() -> impl Iterator<Item = Vec<Position>> {
        let codes = ["pente opening=free", "keryo-pente opening=free", "gomoku"];
        codes.into_iter().flat_map(|code| {
            let ruleset = catalogue::decode(code).unwrap();
            let level = Level::by_number(3).unwrap();
            (0..3).map(move |seed| {
                let mut positions = vec![Position::new(ruleset)];
                while positions.len() < 50 {
                    let mut next = positions[positions.len() - 1].clone();
                    let budget = Budget::nodes(100);
                    let Some(chosen) = choose_within(&next, &level, seed, &budget) else {
                        break;
                    };
                    next.play(chosen.mv).unwrap();
                    positions.push(next);
                }
                positions
            })
        })
    }

    #[test]
    fn a_board_turned_over_is_worth_the_same() {
        let mut compared = 0;
        for positions in games() {
            let ruleset = positions[0].ruleset();
            let mut turned = Position::new(*ruleset);
            for (before, after) in positions.iter().zip(&positions[1..]) {
                let placed = after.last_placed().unwrap();
                let last = ruleset.size.files() - 1;
                let mirrored = Point::new(last - placed.file(), placed.rank());
                assert!(before.outcome().is_none());
                turned.play(Move::Place(mirrored)).unwrap();
                let Some(board) = Board::of(after) else { break };
                assert_eq!(evaluate(&board), evaluate(&Board::of(&turned).unwrap()));
                compared += 1;
            }
        }
        assert!(compared > 150, "{compared}");
    }

    #[test]
    fn stones_that_threaten_more_are_worth_more() {
        for code in ["pente", "keryo-pente", "gomoku"] {
            let ruleset = catalogue::decode(code).unwrap();
            let worth = |moves: &str| {
                let mut position = Position::new(ruleset);
                for text in moves.split(' ') {
                    position
                        .play(Move::parse(text, ruleset.size).unwrap())
                        .unwrap();
                }
                evaluate(&Board::of(&position).unwrap())
            };
            let three = worth("K10 A1 K13 A19 K12 T1 J4 T19");
            let scattered = worth("K10 A1 O13 A19 F15 T1 J4 T19");
            assert!(three > scattered + 50, "{code}: {three} {scattered}");
        }
    }
}
