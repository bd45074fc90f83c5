//! Compares the board of a search with the rules of play, in random games of every ruleset the
//! engine plays.

mod pauses;

use super::{Board, End, Group, Placed};
use crate::engine::grid::{Cell, cells};
use crate::engine::line::{EMPTY, FIRST, POWER};
use crate::engine::point::Kind;
use crate::rules::{Colour, Move, Point, Position, Ruleset, Stone, TurnAction, catalogue};

/// Games played for each ruleset.
const GAMES: u64 = 4;

#[test]
fn the_board_follows_the_rules_and_finds_its_way_back() {
    for ruleset in rulesets() {
        for seed in 0..GAMES {
            Walk::new(ruleset, seed).follow();
        }
    }
}

#[test]
fn the_board_knows_that_a_game_is_drawn_after_two_thousand_stones() {
    let ruleset = catalogue::decode("linear-pente").expect("the catalogue has it");
    let begins = "C R S H A K T Q P D B Q N O F R J E L N K M J Q H".split(' ');
    // Captures that repeat forever.
    let moves = begins.chain("G N E J".split(' ').cycle());
    let mut position = Position::new(ruleset);
    let moves = moves.map(|name| Point::parse(name, ruleset.size).expect("it is a point"));
    let mut moves = moves.take(usize::from(Position::MOST_PLIES));
    for point in moves.by_ref().take(usize::from(Position::MOST_PLIES) - 1) {
        position
            .play(Move::Place(point))
            .expect("the move is legal");
    }
    let mut board = Board::of(&position).expect("the engine plays it");
    assert_eq!(board.state().end, None);
    let last = moves.next().expect("one move is left");
    board.play(Placed::stone(Cell::of(last)));
    assert_eq!(board.state().end, Some(End::Drawn));
}

#[test]
fn other_ways_to_play_have_no_board() {
    for ruleset in catalogue::all()
        .iter()
        .filter(|ruleset| ruleset.colours > 2)
    {
        assert!(
            Board::of(&Position::new(*ruleset)).is_none(),
            "{}",
            ruleset.id
        );
    }
}

/// Every ruleset with two colours, and some unnamed combinations of sizes and options.
fn rulesets() -> Vec<Ruleset> {
    let named = catalogue::all()
        .iter()
        .filter(|ruleset| ruleset.colours == 2);
    let coded = [
        "pente opening=free size=9",
        "pente boat=on opening=free poof=on size=9",
        "pente opening=g size=9",
        "pente opening=swap2 poof=on",
        "keryo-pente boat=on opening=free size=9",
        "keryo-pente opening=free poof=on size=13",
        "gomoku size=9",
        "gomoku size=15",
        "ninuki-renju bans=first",
        "pente bans=both opening=free size=13",
        "pente bans=first boat=on opening=free overline=neutral size=9",
        "pente bans=both opening=swap poof=on",
        "keryo-pente bans=both opening=free overline=neutral size=9",
        "points opening=tournament",
    ];
    let coded = coded.map(|code| catalogue::decode(code).expect("the code is well formed"));
    named.copied().chain(coded).collect()
}

/// A random game confined to a part of the board, so that rows and captures occur.
struct Walk {
    position: Position,
    dice: u64,
    corner: (u8, u8),
    extent: u8,
}

impl Walk {
    fn new(ruleset: Ruleset, seed: u64) -> Self {
        let mut walk = Self {
            position: Position::new(ruleset),
            dice: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678,
            corner: (0, 0),
            extent: 0,
        };
        walk.corner = (walk.roll(256) as u8, walk.roll(256) as u8);
        walk.extent = 4 + walk.roll(5) as u8;
        walk
    }

    fn roll(&mut self, below: u64) -> u64 {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        (self.dice >> 33) % below
    }

    fn follow(mut self) {
        while Board::of(&self.position).is_none() {
            let mv = self.pick();
            self.position.play(mv).expect("the move is legal");
        }
        let mut board = Board::of(&self.position).expect("the opening is over");
        let mut before = Vec::new();
        while self.position.outcome().is_none() && before.len() < 120 {
            self.compare(&mut board, before.len());
            self.look_ahead(&mut board);
            before.push(board.clone());
            let mv = self.pick();
            self.position.play(mv).expect("the move is legal");
            board.play(placed(mv));
        }
        self.compare(&mut board, 0);
        while let Some(earlier) = before.pop() {
            board.take_back();
            same(&board, &earlier);
        }
    }

    fn pick(&mut self) -> Move {
        let turn = self.position.to_act().expect("the game goes on");
        if let TurnAction::Choose(choices) = turn.asks {
            return Move::Choose(choices[self.roll(choices.len() as u64) as usize]);
        }
        for _ in 0..30 {
            let point = self.near();
            let mv = if self.roll(12) == 0 {
                Move::Power(point)
            } else {
                Move::Place(point)
            };
            if self.position.check(mv).is_ok() {
                return mv;
            }
        }
        self.position.legal().next().expect("some move is legal")
    }

    fn near(&mut self) -> Point {
        let size = self.position.ruleset().size;
        let (width, height) = (self.extent.min(size.files()), self.extent.min(size.ranks()));
        let (left, low) = (
            self.corner.0 % (size.files() - width + 1),
            self.corner.1 % (size.ranks() - height + 1),
        );
        Point::new(
            left + self.roll(width.into()) as u8,
            low + self.roll(height.into()) as u8,
        )
    }

    fn compare(&self, board: &mut Board, ply: usize) {
        let position = &self.position;
        let state = *board.state();
        let end = position
            .outcome()
            .map(|outcome| match outcome.winning_colour {
                Some(colour) => End::Won(colour.index()),
                None => End::Drawn,
            });
        let about = format!(
            "{} at {}\n{}",
            position.ruleset().code(),
            position.ply(),
            position.board()
        );
        assert_eq!(state.end, end, "{about}");
        for cell in cells(position.ruleset().size) {
            let stone = match position.board().at(cell.point()) {
                None => EMPTY,
                Some(Stone::Power) => POWER,
                Some(Stone::Of(colour)) => FIRST + colour.index() as u8,
            };
            assert_eq!(board.stone(cell), stone, "{about}");
        }
        for colour in [Colour::FIRST, Colour::SECOND] {
            assert_eq!(
                state.captured[colour.index()],
                position.captured_by(colour),
                "{about}"
            );
            self.compare_making(board, colour, &about);
        }
        if end.is_none() {
            let turn = position.to_act().expect("the game goes on");
            assert_eq!(turn.colour.map(Colour::index), Some(state.side), "{about}");
            let fresh = Board::of(position).expect("the opening is over");
            same(board, &fresh);
            if ply.is_multiple_of(5) || board.empties < 30 {
                let empty = board.empty();
                let allowed: Vec<Point> = empty
                    .iter()
                    .filter(|&cell| board.allows(cell))
                    .map(Cell::point)
                    .collect();
                assert_eq!(allowed, position.legal_points(), "{about}");
            }
        }
    }

    /// Compares the rows a stone would make and the stones it would capture with what the rules
    /// say.
    fn compare_making(&self, board: &Board, colour: Colour, about: &str) {
        let side = colour.index();
        let mut takes = vec![0; super::CELLS];
        for capture in self.position.captures_for(colour) {
            takes[Cell::of(capture.from).index()] += capture.stones.len();
        }
        for cell in board.empty().iter() {
            let features = board.features(cell);
            assert_eq!(
                usize::from(features.takes[side]),
                takes[cell.index()],
                "{cell:?} {about}"
            );
            assert_eq!(
                board.making(side, Group::Takes).has(cell),
                features.takes[side] > 0
            );
            assert_eq!(
                board.making(side, Group::Rows).has(cell),
                features.kinds[side] == Kind::Row
            );
        }
        for threat in self
            .position
            .threats_of(colour)
            .iter()
            .filter(|threat| threat.is_tessera())
        {
            for &point in &threat.grows_at {
                let kind = board.features(Cell::of(point)).kinds[side];
                assert_eq!(kind, Kind::Row, "{point} {about}");
            }
        }
    }

    /// Any stone can be placed and taken back without a trace.
    fn look_ahead(&mut self, board: &mut Board) {
        let before = board.clone();
        for _ in 0..4 {
            let point = self.near();
            if self.position.check(Move::Place(point)).is_err() {
                continue;
            }
            board.play(Placed::stone(Cell::of(point)));
            let mut position = self.position.clone();
            position
                .play(Move::Place(point))
                .expect("the move is legal");
            assert_eq!(board.state().end.is_some(), position.outcome().is_some());
            board.take_back();
            same(board, &before);
        }
        board.pass();
        assert_ne!(board.hash(), before.hash());
        board.take_back();
        same(board, &before);
    }
}

fn placed(mv: Move) -> Placed {
    match mv {
        Move::Place(point) => Placed::stone(Cell::of(point)),
        Move::Power(point) => Placed::power(Cell::of(point)),
        other => panic!("{other:?} is no stone"),
    }
}

fn same(one: &Board, other: &Board) {
    assert_eq!(one.stones, other.stones);
    for cell in cells(one.tables.ruleset.size) {
        assert_eq!(one.features(cell), other.features(cell), "{}", cell.point());
    }
    assert_eq!(one.line_bits, other.line_bits);
    assert_eq!(one.tally, other.tally);
    assert_eq!(one.views.sum(), other.views.sum());
    assert_eq!(one.threat_cells, other.threat_cells);
    assert_eq!(one.state, other.state);
    assert_eq!((one.occupied, one.empties), (other.occupied, other.empties));
    assert_eq!(one.hash(), other.hash());
}
