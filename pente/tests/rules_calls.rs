//! What the last move made that players call: tria and tessera.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "rules_play/mod.rs"]
mod rules_play;

use std::collections::{BTreeMap, BTreeSet};

use pente::rules::{
    Call, Colour, Move, Overline, Point, Position, Row, Setup, Step, Stone, catalogue,
};
use rules_play::Walk;

/// The call of the move on the star, which is the first player's. The leftmost point drawn is on file A,
/// the lowest on rank 1, so that a drawing shows where the board ends.
fn called(code: &str, ranks: &[&str]) -> Option<Call> {
    let ruleset = catalogue::decode(code).expect("the catalogue has it");
    let mut setup = Setup::new(ruleset);
    let mut star = None;
    for (rank, row) in (0..).zip(ranks.iter().rev()) {
        for (file, letter) in (0..).zip(row.chars()) {
            let point = Point::new(file, rank);
            match letter {
                '1' => setup.stones.push((point, Stone::Of(Colour::FIRST))),
                '2' => setup.stones.push((point, Stone::Of(Colour::SECOND))),
                '+' => setup.stones.push((point, Stone::Power)),
                '*' => star = Some(point),
                _ => {}
            }
        }
    }
    let before = Position::set_up(&setup).expect("the drawing fits the board");
    let mut after = before.clone();
    let played = after
        .play(Move::Place(star.expect("a star is drawn")))
        .expect("the point is free");
    Call::of(&before, &after, &played)
}

#[test]
fn what_a_move_made_is_called() {
    const TRIA: Option<Call> = Some(Call::Tria);
    const TESSERA: Option<Call> = Some(Call::Tessera);
    let positions: &[(&str, &[&str], Option<Call>)] = &[
        // Threes: with both ends free, stretched, blocked, too near to the edge, too long.
        ("pente", &["...1*1..."], TRIA),
        ("pente", &["..1.1*..."], TRIA),
        ("pente", &["..1.*.1.."], None),
        ("pente", &["..211*..."], None),
        ("pente", &["2.11*.2.."], None),
        ("pente", &[".11*....."], TRIA),
        ("pente", &["11*......"], None),
        ("pente", &["1.1*....."], None),
        ("pente", &[".1.1*...."], TRIA),
        ("pente", &["..*1....."], None),
        // Upwards from the edge, and on a diagonal.
        ("pente", &["..*..", "..1..", "..1..", "....."], TRIA),
        ("pente", &["..*..", "..1..", "..1.."], None),
        (
            "pente",
            &["....*", "...1.", "..1..", ".....", "....."],
            TRIA,
        ),
        // Fours: any that one more stone turns into the winning row.
        ("pente", &["..11*1..."], TESSERA),
        ("pente", &["..11.1*.."], TESSERA),
        ("pente", &[".2111*..."], TESSERA),
        ("pente", &["111*....."], TESSERA),
        ("pente", &[".2111*2.."], None),
        ("pente", &["..11*11.."], None),
        // A four is no three as well; of both, the four is called.
        (
            "pente",
            &["..*111.", "..1....", "..1....", "......."],
            TESSERA,
        ),
        // What stood before is not called again.
        ("pente", &["..111....", "........*"], None),
        ("pente", &["..1111...", "........*"], None),
        // A capture frees a three.
        (
            "pente",
            &["..1.....", "..2.....", "..2111..", "..*.....", "........"],
            TRIA,
        ),
        // Exactly five: six are worth nothing.
        ("gomoku", &["..11*..1."], TRIA),
        ("gomoku", &["1.11*1.1."], None),
        ("gomoku", &[".1..11*.2"], None),
        ("pente", &[".1..11*.2"], TRIA),
        ("gomoku", &["...1*1..."], TRIA),
        // Other lengths of the row: one less than it is a tessera, two less a tria.
        ("points-3", &["...1*...."], TRIA),
        ("points-3", &["...1*1..."], TESSERA),
        ("points-3", &["..1*2...."], None),
        ("connect6", &["...1*1..."], None),
        ("connect6", &["..11*1..."], TRIA),
        ("connect6", &[".111*1..."], TESSERA),
        // A wild stone counts, and the points of a spaced line.
        ("pente-plus", &["..+1*1..."], TESSERA),
        ("linear-pente", &["..1.1.*............"], TRIA),
    ];
    for (code, ranks, expected) in positions {
        assert_eq!(called(code, ranks), *expected, "{ranks:?} in {code}");
    }
}

#[test]
fn nothing_is_called_once_the_game_is_over() {
    let won = [
        ".....111.",
        "....1....",
        "...1.....",
        "..1......",
        ".*.......",
    ];
    assert_eq!(called("pente", &won), None);
}

/// The definition, word by word: every window of the row's length on every line.
struct Slow<'a> {
    position: &'a Position,
    colour: Colour,
}

impl Slow<'_> {
    fn row(&self) -> Row {
        self.position.ruleset().row
    }

    fn at(&self, from: Point, step: Step, count: i16) -> Option<Point> {
        let file = i16::from(from.file()) + i16::from(step.files()) * count;
        let rank = i16::from(from.rank()) + i16::from(step.ranks()) * count;
        let point = Point::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
        let size = self.position.board().size();
        size.contains(point).then_some(point)
    }

    fn is_own(&self, point: Option<Point>) -> bool {
        let stone = point.and_then(|point| self.position.board().at(point));
        matches!(stone, Some(Stone::Power)) || stone == Some(Stone::Of(self.colour))
    }

    fn is_empty(&self, point: Option<Point>) -> bool {
        point.is_some_and(|point| self.position.board().at(point).is_none())
    }

    fn is_long_enough(&self, length: usize) -> bool {
        let needed = usize::from(self.row().length);
        match self.row().overline {
            Overline::Wins => length >= needed,
            Overline::Neutral => length == needed,
        }
    }

    /// How long the row through this point would be with a stone there and on these points.
    fn length(&self, through: Point, step: Step, with: &BTreeSet<Point>) -> usize {
        let reach = |sign: i16| {
            let cells = (1..).map(|count| self.at(through, step, count * sign));
            let own = |it: &Option<Point>| {
                self.is_own(*it) || it.is_some_and(|point| with.contains(&point))
            };
            cells.take_while(own).count()
        };
        1 + reach(-1) + reach(1)
    }

    /// Whether a stone in one of the gaps makes an open four of these stones.
    fn opens(&self, stones: &BTreeSet<Point>, gaps: &[Point], step: Step) -> bool {
        gaps.iter().any(|&gap| {
            let four: BTreeSet<_> = stones.iter().copied().chain([gap]).collect();
            let side = |sign: i16| {
                let cells = (1..).map_while(move |count| self.at(gap, step, count * sign));
                cells.take_while(|it| self.is_own(Some(*it)))
            };
            let run: BTreeSet<_> = side(-1).chain([gap]).chain(side(1)).collect();
            let ends = [-1, 1].map(|sign| {
                let last = side(sign).last().unwrap_or(gap);
                self.at(last, step, sign)
            });
            let wins = |end: Option<Point>| {
                self.is_empty(end)
                    && end.is_some_and(|end| self.is_long_enough(self.length(end, step, &four)))
            };
            run == four && ends.into_iter().all(wins)
        })
    }

    fn shapes(&self) -> BTreeSet<(Call, BTreeSet<Point>)> {
        let mut called = BTreeSet::new();
        for &step in self.row().lines {
            let windows = self.windows(step);
            for (stones, gaps) in &windows {
                let is_part = windows
                    .iter()
                    .any(|(other, _)| other.len() > stones.len() && other.is_superset(stones));
                if is_part {
                    continue;
                }
                match gaps.len() {
                    1 => _ = called.insert((Call::Tessera, stones.clone())),
                    2 if self.opens(stones, gaps, step) => {
                        called.insert((Call::Tria, stones.clone()));
                    }
                    _ => {}
                }
            }
        }
        called
    }

    /// The stones and gaps of every window that could be filled to a row and lacks at most two.
    fn windows(&self, step: Step) -> Vec<(BTreeSet<Point>, Vec<Point>)> {
        let length = i16::from(self.row().length);
        let mut windows = Vec::new();
        for start in self.position.board().size().points() {
            let cells = || (0..length).map(|count| self.at(start, step, count));
            let mut lacking = 0;
            let is_free = cells().all(|it| {
                lacking += i32::from(!self.is_own(it));
                lacking <= 2 && (self.is_own(it) || self.is_empty(it))
            });
            if !is_free {
                continue;
            }
            let beyond = [-1, length].map(|it| self.at(start, step, it));
            let is_too_long = beyond.into_iter().any(|it| self.is_own(it));
            let most = usize::from(self.row().length) + 1;
            if is_too_long && !self.is_long_enough(most) {
                continue;
            }
            let (stones, gaps): (Vec<_>, Vec<_>) =
                cells().flatten().partition(|it| self.is_own(Some(*it)));
            windows.push((stones.into_iter().collect(), gaps));
        }
        windows
    }
}

#[test]
fn calls_agree_with_their_definition() {
    let mut counts: BTreeMap<Option<Call>, u32> = BTreeMap::new();
    for seed in 0..70 {
        let walk = Walk::from_seed(seed);
        let mut position = Position::new(walk.ruleset());
        for mv in walk.moves() {
            let before = position.clone();
            let played = position.play(mv).expect("walks are legal");
            let call = Call::of(&before, &position, &played);
            let slow = played.colour.filter(|_| position.outcome().is_none());
            let slow = slow.and_then(|colour| {
                let [old, new] = [&before, &position].map(|position| {
                    let slow = Slow { position, colour };
                    slow.shapes()
                });
                new.difference(&old).map(|(call, _)| *call).max()
            });
            assert_eq!(
                call,
                slow,
                "{mv:?} in {}: {:?}",
                walk.code,
                position.board()
            );
            *counts.entry(call).or_default() += 1;
        }
    }
    assert!(counts.values().all(|&count| count > 50), "{counts:?}");
    assert_eq!(counts.len(), 3, "{counts:?}");
}
