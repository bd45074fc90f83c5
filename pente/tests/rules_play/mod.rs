//! Games played at random, crowded into a corner of the board so that things happen.

#![allow(
    dead_code,
    reason = "each test that includes this uses its own part of it"
)]

use pente::rules::{
    BoardSize, Choice, Colour, Departure, Move, Point, Position, RowWins, Ruleset, Seat, Setup,
    Stone, TurnAction, catalogue,
};
use proptest::prelude::*;

/// Combinations of options that have no name of their own.
const COMBINED: [&str; 15] = [
    "pente opening=free size=9",
    "pente boat=on opening=free poof=on size=9",
    "pente opening=swap size=13",
    "pente opening=g size=9",
    "pente opening=swap2 poof=on",
    "keryo-pente boat=on opening=free size=9",
    "keryo-pente opening=free poof=on size=9",
    "keryo-pente opening=g size=15",
    "gomoku size=9",
    "pente bans=both opening=free size=13",
    "pente bans=first boat=on opening=free overline=neutral",
    "pente opening=free overline=neutral size=9",
    "keryo-pente bans=both opening=free poof=on",
    "ninuki-renju bans=first",
    "points opening=tournament",
];

/// A game to be: how it is played, where on the board, and a number for each decision.
#[derive(Clone, Debug)]
pub struct Walk {
    pub code: String,
    corner: (u8, u8),
    extent: u8,
    picks: Vec<u32>,
}

/// Walks through every ruleset and some combinations of options.
pub fn walks() -> impl Strategy<Value = Walk> {
    let picks = prop::collection::vec(any::<u32>(), 0..110);
    (select_code(), any::<(u8, u8)>(), 4_u8..8, picks).prop_map(|(code, corner, extent, picks)| {
        Walk {
            code,
            corner,
            extent,
            picks,
        }
    })
}

fn codes() -> Vec<String> {
    let named = catalogue::all().iter().map(|ruleset| ruleset.id.to_owned());
    named.chain(COMBINED.map(str::to_owned)).collect()
}

fn select_code() -> impl Strategy<Value = String> {
    prop::sample::select(codes())
}

impl Walk {
    /// The walk of a number, always the same.
    pub fn from_seed(seed: u64) -> Self {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u32
        };
        let codes = codes();
        let code = codes[seed as usize % codes.len()].clone();
        let corner = (next() as u8, next() as u8);
        let extent = 4 + (next() % 4) as u8;
        Self {
            code,
            corner,
            extent,
            picks: (0..110).map(|_| next()).collect(),
        }
    }

    pub fn ruleset(&self) -> Ruleset {
        catalogue::decode(&self.code).expect("the codes are of the catalogue")
    }

    /// The moves of the walk; all are legal.
    pub fn moves(&self) -> Vec<Move> {
        let mut position = Position::new(self.ruleset());
        let mut moves = Vec::new();
        for &pick in &self.picks {
            let Some(mv) = self.pick(&position, pick) else {
                break;
            };
            position.play(mv).expect("only legal moves are picked");
            moves.push(mv);
        }
        moves
    }

    /// A few moves to be tried besides the one that is made, legal or not.
    pub fn others(&self, ply: usize) -> Vec<Move> {
        let pick = self.picks[ply];
        let size = self.ruleset().size;
        let (low, high) = ((pick >> 3) as u8, (pick >> 11) as u8);
        let near = self.near(size, usize::from(low));
        let anywhere = Point::new(low % (size.files() + 1), high % (size.ranks() + 1));
        vec![
            Move::Place(near),
            Move::Place(anywhere),
            Move::Power(near),
            Move::Choose(Choice::ALL[usize::from(low) % 3]),
            Move::Leave(Seat::new(high % 8), Departure::Resigned),
        ]
    }

    fn pick(&self, position: &Position, pick: u32) -> Option<Move> {
        let turn = position.to_act()?;
        match pick % 256 {
            0 => return Some(Move::AgreeDraw),
            1 | 2 => {
                let staying: Vec<Seat> = position
                    .seats()
                    .filter(|&seat| !position.has_left(seat))
                    .collect();
                let seat = staying[pick as usize / 256 % staying.len()];
                let why = [Departure::Resigned, Departure::OutOfTime][pick as usize % 2];
                return Some(Move::Leave(seat, why));
            }
            _ => {}
        }
        if let TurnAction::Choose(choices) = turn.asks {
            return Some(Move::Choose(choices[pick as usize / 256 % choices.len()]));
        }
        let size = position.ruleset().size;
        let start = pick as usize / 256;
        let extent = usize::from(self.extent);
        let near = (0..extent * extent).map(|count| self.near(size, start + count));
        let power = pick.is_multiple_of(16) && position.check_power();
        let placed = move |point| {
            if power {
                Move::Power(point)
            } else {
                Move::Place(point)
            }
        };
        let mut crowded = near.map(placed).filter(|&mv| position.check(mv).is_ok());
        crowded
            .next()
            .or_else(|| position.legal().nth(start % 5))
            .or_else(|| position.legal().next())
    }

    /// A point of the crowded part.
    fn near(&self, size: BoardSize, number: usize) -> Point {
        let extent = usize::from(self.extent);
        let span = |lines: u8, corner: u8| {
            let width = self.extent.min(lines);
            (corner % (lines - width + 1), usize::from(width))
        };
        // Two walks in three keep to an edge.
        let stick = |lines: u8, corner: u8| match corner % 3 {
            0 => 0,
            1 => lines - self.extent.min(lines),
            _ => corner,
        };
        let (left, files) = span(size.files(), stick(size.files(), self.corner.0));
        let (low, ranks) = span(size.ranks(), stick(size.ranks(), self.corner.1));
        let spread = number % (extent * extent);
        Point::new(
            left + (spread % files) as u8,
            low + (spread / extent % ranks) as u8,
        )
    }
}

trait CheckPower {
    fn check_power(&self) -> bool;
}

impl CheckPower for Position {
    fn check_power(&self) -> bool {
        let colour = self.to_act().and_then(|turn| turn.colour);
        colour.is_some_and(|colour| self.power_stones_left(colour) > 0)
    }
}

/// A crowded part of a board, put together by hand.
#[derive(Clone, Debug)]
pub struct DensePosition {
    pub code: String,
    left: u8,
    low: u8,
    /// A number for each point of seven by seven.
    cells: Vec<u8>,
    captured: Vec<u16>,
    to_move: u8,
    pub picks: Vec<u8>,
}

/// Dense positions in every ruleset.
pub fn dense_positions() -> impl Strategy<Value = DensePosition> {
    let cells = prop::collection::vec(any::<u8>(), 49);
    let captured = prop::collection::vec(0_u16..16, 6);
    let picks = prop::collection::vec(any::<u8>(), 1..6);
    (
        select_code(),
        any::<(u8, u8)>(),
        cells,
        captured,
        any::<u8>(),
        picks,
    )
        .prop_map(
            |(code, (left, low), cells, captured, to_move, picks)| DensePosition {
                code,
                left,
                low,
                cells,
                captured,
                to_move,
                picks,
            },
        )
}

impl DensePosition {
    pub fn setup(&self) -> Setup {
        let ruleset = catalogue::decode(&self.code).expect("the codes are of the catalogue");
        let mut setup = Setup::new(ruleset);
        let colours: Vec<Colour> = Colour::first(ruleset.colours).collect();
        setup.to_move = colours[usize::from(self.to_move) % colours.len()];
        // Just under the goal is where most can go wrong. Partners reach it together.
        let partners = u16::from(ruleset.colours.div_ceil(ruleset.sides));
        for (total, &given) in setup.captured.iter_mut().zip(&self.captured) {
            let goal = match ruleset.row.wins {
                RowWins::WithCaptures(needed) => Some(needed),
                _ => ruleset.captures.goal,
            };
            let most = goal.map(|goal| (goal - 1) / partners);
            *total = most.map_or(given, |most| given.min(most));
        }
        for (point, &cell) in self.points().zip(&self.cells) {
            let colour = colours[usize::from(cell / 2) % colours.len()];
            match cell {
                250.. if ruleset.power_stones > 0 => setup.stones.push((point, Stone::Power)),
                0..112 => setup.stones.push((point, Stone::Of(colour))),
                _ => {}
            }
        }
        setup
    }

    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        let size = catalogue::decode(&self.code)
            .expect("the codes are of the catalogue")
            .size;
        let (files, ranks) = (size.files().min(7), size.ranks().min(7));
        let (left, low) = (
            self.left % (size.files() - files + 1),
            self.low % (size.ranks() - ranks + 1),
        );
        (0..ranks)
            .flat_map(move |rank| (0..files).map(move |file| Point::new(left + file, low + rank)))
    }
}

/// One of the eight ways to turn and mirror a board; a line has two.
pub fn symmetric(point: Point, size: BoardSize, which: usize) -> Point {
    let (mut file, mut rank) = (point.file(), point.rank());
    if which & 1 != 0 {
        file = size.files() - 1 - file;
    }
    if which & 2 != 0 {
        rank = size.ranks() - 1 - rank;
    }
    if which & 4 != 0 && !size.is_line() {
        (file, rank) = (rank, file);
    }
    Point::new(file, rank)
}
