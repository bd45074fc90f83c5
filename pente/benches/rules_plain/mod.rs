//! Base Pente with every rule as a constant in the code, for comparison with rules as data.
//!
//! It does what the rules do, with the same types: it tracks whose turn it is, refuses illegal moves
//! with a reason, and returns what was removed and how the game ended.

use pente::rules::{
    BoardSize, Colour, IllegalMove, Move, Outcome, Point, Reason, Removal, Removed, Seat, Side,
    Stone, StoneColour,
};

const STRIDE: usize = 20;
const DIRECTIONS: [isize; 4] = [1, 20, 21, 19];
const EDGE: u8 = 3;
const CENTRE: Point = Point::new(9, 9);
const SIZE: BoardSize = BoardSize::STANDARD;

/// A game of base Pente by the tournament rule.
#[derive(Clone)]
pub struct Plain {
    cells: [u8; 512],
    captured: [u16; 2],
    ply: u16,
    empty: u16,
    outcome: Option<Outcome>,
}

/// The effect of a stone.
#[expect(dead_code, reason = "only what it costs to tell is of interest")]
#[derive(Clone, Copy, Debug)]
pub struct Played {
    pub mv: Move,
    pub seat: Seat,
    pub colour: Colour,
    count: u8,
    removed: [Removed; 16],
}

impl Plain {
    pub fn new() -> Self {
        let mut cells = [EDGE; 512];
        for point in SIZE.points() {
            cells[index(point)] = 0;
        }
        Self {
            cells,
            captured: [0; 2],
            ply: 0,
            empty: SIZE.count(),
            outcome: None,
        }
    }

    /// Makes a move.
    #[inline(never)]
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        let Move::Place(point) = mv else {
            return Err(IllegalMove::NoPowerStone);
        };
        self.check(point)?;
        let second = !self.ply.is_multiple_of(2);
        let own = 1 + u8::from(second);
        let (colour, seat) = if second {
            (Colour::SECOND, Seat::SECOND)
        } else {
            (Colour::FIRST, Seat::FIRST)
        };
        let nothing = Removed {
            point,
            colour,
            why: Removal::Captured,
        };
        let mut played = Played {
            mv,
            seat,
            colour,
            count: 0,
            removed: [nothing; 16],
        };
        let at = index(point);
        self.cells[at] = own;
        self.empty -= 1;
        self.ply += 1;
        self.capture(at, own, &mut played);
        self.decide(at, own, colour);
        Ok(played)
    }

    fn check(&self, point: Point) -> Result<(), IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove::GameOver);
        }
        if !SIZE.contains(point) {
            return Err(IllegalMove::OffBoard { point, size: SIZE });
        }
        let there = self.cells[index(point)];
        if let Some(by) = Colour::new(there) {
            return Err(IllegalMove::Occupied {
                point,
                by: Stone::Of(by),
                shown: Some(StoneColour::WHITE_BEGINS[by.index()]),
            });
        }
        let distance = point.distance(CENTRE);
        if self.ply == 0 && distance > 0 {
            return Err(IllegalMove::CentreRequired { centre: CENTRE });
        }
        if self.ply == 2 && distance < 3 {
            return Err(IllegalMove::TooNearCentre {
                centre: CENTRE,
                distance: 3,
            });
        }
        Ok(())
    }

    fn capture(&mut self, at: usize, own: u8, played: &mut Played) {
        let enemy = 3 - own;
        for direction in DIRECTIONS {
            for step in [direction, -direction] {
                let one = at.wrapping_add_signed(step) % 512;
                let two = at.wrapping_add_signed(2 * step) % 512;
                let end = at.wrapping_add_signed(3 * step) % 512;
                if self.cells[one] == enemy && self.cells[two] == enemy && self.cells[end] == own {
                    for cell in [one, two] {
                        self.cells[cell] = 0;
                        let colour = if enemy == 1 {
                            Colour::FIRST
                        } else {
                            Colour::SECOND
                        };
                        let removed = Removed {
                            point: point(cell),
                            colour,
                            why: Removal::Captured,
                        };
                        played.removed[usize::from(played.count)] = removed;
                        played.count += 1;
                    }
                }
            }
        }
        self.captured[usize::from(own - 1)] += u16::from(played.count);
        self.empty += u16::from(played.count);
    }

    fn decide(&mut self, at: usize, own: u8, colour: Colour) {
        let five = DIRECTIONS
            .iter()
            .any(|&step| 1 + self.run(at, step, own) + self.run(at, -step, own) >= 5);
        let won = |reason| {
            let winner = Some(Side::new(own - 1));
            Some(Outcome {
                winner,
                winning_colour: Some(colour),
                reason,
            })
        };
        self.outcome = if five {
            won(Reason::Row)
        } else if self.captured[usize::from(own - 1)] >= 10 {
            won(Reason::Captures)
        } else if self.empty == 0 {
            Some(Outcome {
                winner: None,
                winning_colour: None,
                reason: Reason::BoardFull,
            })
        } else {
            None
        };
    }

    fn run(&self, at: usize, step: isize, own: u8) -> u8 {
        let mut length = 0;
        let mut cell = at.wrapping_add_signed(step) % 512;
        while self.cells[cell] == own {
            length += 1;
            cell = cell.wrapping_add_signed(step) % 512;
        }
        length
    }
}

fn index(point: Point) -> usize {
    (usize::from(point.rank()) + 1) * STRIDE + usize::from(point.file()) + 1
}

fn point(cell: usize) -> Point {
    Point::new((cell % STRIDE) as u8 - 1, (cell / STRIDE) as u8 - 1)
}
