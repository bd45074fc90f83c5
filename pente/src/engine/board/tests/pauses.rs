//! Judging is paused while forced wins are searched for, and goes on as if nothing had been placed meanwhile.

use super::{GAMES, Walk, placed, same};
use crate::engine::board::Board;
use crate::engine::budget::{Budget, Meter};
use crate::engine::evaluate::evaluate;
use crate::engine::forced::{Solver, Threats};
use crate::rules::{Colour, Move, Point, Position, catalogue};

#[test]
fn a_pause_of_judging_leaves_no_trace_of_the_stones_placed_in_it() {
    for code in ["pente opening=free", "keryo-pente opening=free", "gomoku"] {
        let ruleset = catalogue::decode(code).expect("the code is well formed");
        let seen: Vec<Unseen> = (0..GAMES)
            .map(|seed| Walk::new(ruleset, seed).follow_with_pauses())
            .collect();
        let sum = |of: fn(&Unseen) -> u32| seen.iter().map(of).sum::<u32>();
        assert!(sum(|it| it.stones) > 100, "{code}");
        assert!(sum(|it| it.would_count) > 100, "{code}: a pause is one");
        assert!(
            sum(|it| it.captured) > 0 || ruleset.captures.goal.is_none(),
            "{code}"
        );
    }
}

#[test]
fn a_pause_within_a_pause_ends_with_the_outer_one() {
    let ruleset = catalogue::decode("pente").expect("the catalogue has it");
    let mut board = Board::of(&Position::new(ruleset)).expect("the engine plays it");
    let outer = board.pause_judging();
    let inner = board.pause_judging();
    assert_eq!((outer, inner), (false, true));
    board.resume_judging(inner);
    assert!(!board.views.is_used(), "the outer pause goes on");
    board.resume_judging(outer);
    assert!(board.views.is_used(), "both pauses are over");
}

#[test]
fn a_search_for_forced_wins_pauses_judging_only_while_it_lasts() {
    let ruleset = catalogue::decode("pente opening=free").expect("the code is well formed");
    let mut position = Position::new(ruleset);
    for name in ["K10", "A1", "L10", "A3", "M10", "A5"] {
        let point = Point::parse(name, ruleset.size).expect("it is a point");
        position.play(Move::Place(point)).expect("it is legal");
    }
    let mut board = Board::of(&position).expect("the engine plays it");
    let before = board.clone();
    for (nodes, is_found) in [(1, false), (2_000, true)] {
        let budget = Budget::nodes(nodes);
        let mut meter = Meter::new(&budget);
        let mut solver = Solver::new(&mut board, &mut meter);
        let proof = solver.solve(6, Threats::AtOnce);
        drop(solver);
        assert_eq!(proof.is_some(), is_found);
        assert!(board.views.is_used(), "judging goes on");
        same(&board, &before);
    }
}

/// What was placed in pauses of judging.
#[derive(Default)]
struct Unseen {
    stones: u32,
    /// After how many of them the judgement would have been another one.
    would_count: u32,
    /// How many stones they captured.
    captured: u32,
}

impl Walk {
    /// Plays a game, and before each move several that are placed and taken back unseen.
    fn follow_with_pauses(mut self) -> Unseen {
        let mut unseen = Unseen::default();
        let mut board = Board::of(&self.position).expect("the opening is over");
        let mut moves = 0;
        while self.position.outcome().is_none() && moves < 60 {
            let before = board.clone();
            self.place_unseen(&mut board, &mut unseen);
            same(&board, &before);
            assert_eq!(evaluate(&board), evaluate(&before));
            let mv = self.pick();
            self.position.play(mv).expect("the move is legal");
            board.play(placed(mv));
            if self.position.outcome().is_none() {
                same(&board, &Board::of(&self.position).expect("it is played"));
            }
            moves += 1;
        }
        unseen
    }

    /// Places a few stones one after another in a pause of judging, and takes them back.
    fn place_unseen(&mut self, board: &mut Board, unseen: &mut Unseen) {
        let (sum, position) = (board.channels(), self.position.clone());
        let mut watched = board.clone();
        let was_paused = board.pause_judging();
        let mut count = 0;
        while count < 6 && self.position.outcome().is_none() {
            let mv = self.pick();
            self.position.play(mv).expect("the move is legal");
            watched.play(placed(mv));
            board.play(placed(mv));
            assert_eq!(board.channels(), sum, "nothing is seen in a pause");
            unseen.stones += 1;
            unseen.would_count += u32::from(watched.channels() != sum);
            count += 1;
        }
        let captured = |side: usize| board.state().captured[side];
        let earlier: u16 = [Colour::FIRST, Colour::SECOND]
            .map(|colour| position.captured_by(colour))
            .iter()
            .sum();
        unseen.captured += u32::from(captured(0) + captured(1) - earlier);
        for _ in 0..count {
            board.take_back();
        }
        board.resume_judging(was_paused);
        self.position = position;
    }
}
