//! Searches for a forced win and nothing else, for puzzles and reviews.

use super::board::Board;
use super::budget::{Budget, Meter};
use super::forced::{Proof, Solver, Threats};
use crate::rules::{Move, Position};

/// The result of a search for a forced win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// The moves of both sides up to the win; the loser plays the longest defence that was found.
    /// `None` if no win was found.
    pub line: Option<Vec<Move>>,
    /// Nodes searched (stones placed).
    pub nodes: u64,
}

/// The most immediate threats in a forced win, and the most slower ones.
const AT_ONCE: u32 = 24;
const SLOW: u32 = 8;

/// Searches for a forced win of the side to move: first by immediate threats, with half the budget,
/// then by slower ones. Returns `None` where no stone is to be placed, and for rulesets that the
/// engine does not play.
pub fn forced_win(position: &Position, budget: &Budget<'_>) -> Option<ForcedWin> {
    search(position, budget, |solver, most, threats| {
        solver.solve(most, threats)
    })
}

/// Searches for a forced win of the side that is not to move, whatever the side to move answers. It
/// is otherwise like [`forced_win`]. The line begins with the longest defence that was found; it is
/// empty if there is no stone that could be one.
pub fn forced_loss(position: &Position, budget: &Budget<'_>) -> Option<ForcedWin> {
    search(position, budget, |solver, most, threats| {
        solver.solve_against_defences(most, threats)
    })
}

fn search(
    position: &Position,
    budget: &Budget<'_>,
    solve: impl Fn(&mut Solver<'_, '_>, u32, Threats) -> Option<Proof>,
) -> Option<ForcedWin> {
    let mut board = Board::of(position).filter(|board| board.state().end.is_none())?;
    let mut meter = Meter::new(budget);
    let mut first = meter.sub_meter(budget.nodes / 2);
    let at_once = solve(
        &mut Solver::new(&mut board, &mut first),
        AT_ONCE,
        Threats::AtOnce,
    );
    meter.lower(budget.nodes.saturating_sub(first.used()), 0);
    meter.add(first.used());
    let proof = at_once.or_else(|| {
        solve(
            &mut Solver::new(&mut board, &mut meter),
            SLOW,
            Threats::Slow,
        )
    });
    let moves = |line: Vec<_>| {
        line.into_iter()
            .map(|placed: super::board::Placed| placed.to_move())
    };
    Some(ForcedWin {
        line: proof.map(|proof| moves(proof.line).collect()),
        nodes: meter.used(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Level, choose};
    use crate::rules::{Record, catalogue};

    fn after(code: &str, moves: &str) -> Position {
        let ruleset = catalogue::decode(code).unwrap();
        let mut record = Record::new(ruleset);
        for text in moves.split_whitespace() {
            record.push(Move::parse(text, ruleset.size).unwrap());
        }
        record.position().unwrap()
    }

    #[test]
    fn an_open_three_wins_and_the_line_leads_to_the_end() {
        let mut position = after("pente", "K10 A1 G10 C1 H10 E1");
        let found = forced_win(&position, &Budget::nodes(20_000)).unwrap();
        for mv in found.line.expect("three open stones and the move") {
            position.play(mv).unwrap();
        }
        assert!(position.outcome().is_some());
    }

    #[test]
    fn two_threes_at_once_win_whatever_is_answered() {
        for code in ["gomoku", "pente opening=free"] {
            let position = after(code, "K10 A1 L10 A19 M8 T1 M9 T19");
            let budget = Budget::nodes(20_000);
            let line = forced_win(&position, &budget).unwrap().line;
            let mut begun = position.clone();
            begun
                .play(line.expect("M10 makes two open threes")[0])
                .unwrap();
            for answer in begun.legal_points() {
                let mut answered = begun.clone();
                answered.play(Move::Place(answer)).unwrap();
                let found = forced_win(&answered, &budget).unwrap();
                assert!(found.line.is_some(), "{answer:?}\n{}", answered.board());
            }
        }
    }

    #[test]
    fn two_threes_win_where_a_turn_has_two_stones() {
        let threes = "K10 K14 L14 A19 T1 M14 K5 T19 A10 L5 M5 T10 A1";
        let position = after("connect6", threes);
        let budget = Budget::nodes(20_000);
        let line = forced_win(&position, &budget).unwrap().line;
        let mut begun = position;
        for &mv in &line.expect("each three becomes a four")[..2] {
            begun.play(mv).unwrap();
        }
        for answer in begun.legal_points() {
            let mut answered = begun.clone();
            answered.play(Move::Place(answer)).unwrap();
            let second = choose(&answered, &Level::ALL[4], 1).unwrap().mv;
            answered.play(second).unwrap();
            let found = forced_win(&answered, &budget).unwrap();
            assert!(found.line.is_some(), "{answer:?}\n{}", answered.board());
        }
    }

    #[test]
    fn one_three_does_not_win_where_a_turn_has_two_stones() {
        let position = after(
            "connect6",
            "K10 K14 L14 A19 T1 M14 C5 T19 A10 F17 Q3 T10 A1",
        );
        let found = forced_win(&position, &Budget::nodes(5_000)).unwrap();
        assert_eq!(found.line, None);
    }

    #[test]
    fn who_cannot_escape_has_lost_and_who_has_one_way_out_has_not() {
        for code in ["gomoku", "pente opening=free"] {
            let lost = after(code, "K10 A1 L10 A19 M8 T1 M9 T19 M10");
            let budget = Budget::nodes(20_000);
            let line = forced_loss(&lost, &budget).unwrap().line;
            let mut position = lost;
            for mv in line.expect("two open threes") {
                position.play(mv).unwrap();
            }
            let winner = position.outcome().and_then(|it| it.winning_colour);
            assert_eq!(winner.map(crate::rules::Colour::number), Some(1));
            let held = after(code, "K10 A1 L10 A19 M10");
            assert_eq!(forced_loss(&held, &budget).unwrap().line, None);
        }
    }

    #[test]
    fn there_is_none_at_the_beginning_and_it_is_not_looked_for_in_vain() {
        let found = forced_win(&after("pente", "K10 L11"), &Budget::nodes(20_000)).unwrap();
        assert_eq!(found.line, None);
        assert!(found.nodes <= 20_001, "{}", found.nodes);
    }
}
