//! Compares the board of the search with the rules of play, in random games of every ruleset with
//! more than two colours.

use super::board::{Board, End};
use super::table::Table;
use crate::engine::grid::{Cell, cells};
use crate::rules::{
    Colour, Departure, Move, Point, Position, Reason, Ruleset, Seat, Stone, catalogue,
};

/// Games played for each ruleset.
const GAMES: u64 = 6;

#[test]
fn the_board_follows_the_rules_and_finds_its_way_back() {
    for ruleset in rulesets() {
        for seed in 0..GAMES {
            Walk::new(ruleset, seed).follow();
        }
    }
}

#[test]
fn every_ruleset_is_for_this_board_or_the_other() {
    let two_sided = |ruleset: &&Ruleset| ruleset.colours == 2;
    let (two, more): (Vec<_>, Vec<_>) = catalogue::all().iter().partition(two_sided);
    assert!(two.into_iter().all(|ruleset| !Table::fits(ruleset)));
    assert!(more.iter().all(|ruleset| Table::fits(ruleset)));
    assert!(more.len() >= 13, "{}", more.len());
}

fn rulesets() -> impl Iterator<Item = Ruleset> {
    let all = catalogue::all().iter();
    all.filter(|ruleset| ruleset.colours > 2).copied()
}

/// A random game, followed by both.
struct Walk {
    position: Position,
    board: Board,
    dice: u64,
}

impl Walk {
    fn new(ruleset: Ruleset, seed: u64) -> Self {
        let mut position = Position::new(ruleset);
        position
            .play(Move::Place(ruleset.size.centre()))
            .expect("the first stone goes there");
        if seed % 3 == 1 && ruleset.sides > 3 {
            let leaves = Move::Leave(Seat::new(2), Departure::Resigned);
            position.play(leaves).expect("anybody may leave");
        }
        let board = Board::of(&position).expect("the ruleset fits");
        Self {
            position,
            board,
            dice: seed * 977 + 5,
        }
    }

    fn roll(&mut self, below: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % below
    }

    /// Plays to the end of the game, and takes every stone back.
    fn follow(mut self) {
        let mut boards = Vec::new();
        let extent = 5 + self.roll(5) as u8;
        while self.position.outcome().is_none() && self.position.ply() < 160 {
            let points = self.position.legal_points();
            let centre = self.position.ruleset().size.centre();
            let near = |point: &Point| point.distance(centre) <= extent;
            let near: Vec<Point> = points.iter().copied().filter(near).collect();
            let points = if near.is_empty() { points } else { near };
            let point = points[self.roll(points.len())];
            boards.push(self.board.clone());
            self.board.play(Cell::of(point));
            let mover = self.position.to_act().map(|turn| turn.seat.index());
            self.position
                .play(Move::Place(point))
                .expect("the point is legal");
            self.compare(mover.expect("the game went on"));
        }
        while let Some(before) = boards.pop() {
            self.board.take_back();
            assert_same(&self.board, &before);
        }
    }

    fn compare(&self, mover: usize) {
        let (board, position) = (&self.board, &self.position);
        for cell in cells(position.ruleset().size) {
            let stone = position.board().at(cell.point()).and_then(Stone::colour);
            let here = board.stone(cell);
            assert_eq!(
                here,
                stone.map_or(0, |colour| 1 << colour.index()),
                "{position:?}"
            );
        }
        for colour in Colour::first(position.ruleset().colours) {
            let captured = board.captured[colour.index()];
            assert_eq!(captured, position.captured_by(colour), "{position:?}");
        }
        let end = position.outcome().map(|outcome| match outcome.winner {
            Some(side) => End::Won {
                side: side.index(),
                row: (outcome.reason == Reason::Row).then_some(mover),
            },
            None => End::Drawn,
        });
        assert_eq!(board.end, end, "{position:?}");
        assert_eq!(board.ply, position.ply());
        if let Some(turn) = position.to_act() {
            assert_eq!(board.seat, turn.seat.index());
            assert_same(board, &Board::of(position).expect("the game goes on"));
            self.compare_wins();
        }
    }

    /// Whether the seat to move wins exactly where the board says so.
    fn compare_wins(&self) {
        let wins = self.board.wins_of(self.board.seat);
        for point in self.position.legal_points() {
            let mut after = self.position.clone();
            after.play(Move::Place(point)).expect("the point is legal");
            let won = after
                .outcome()
                .is_some_and(|outcome| outcome.winner.is_some());
            assert_eq!(
                wins.has(Cell::of(point)),
                won,
                "{point} in {:?}",
                self.position
            );
        }
    }
}

fn assert_same(one: &Board, other: &Board) {
    assert_eq!(one.stones, other.stones);
    assert_eq!(one.spots, other.spots);
    assert_eq!(one.tally, other.tally);
    assert_eq!(one.row_cells, other.row_cells);
    assert_eq!(one.take_cells, other.take_cells);
    assert_eq!(one.captured, other.captured);
    assert_eq!(
        (one.empties, one.ply, one.seat),
        (other.empties, other.ply, other.seat)
    );
}
