//! First moves. A line is the code of a ruleset, the moves that lead to a position, and the good ones in
//! it with their scores for the side to move: `pente; K10 L11; N13 34, O12 30`.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::engine::hash::mixed;
use crate::engine::score::Score;
use crate::rules::{Colour, Move, Point, Position, PositionKey, Symmetry, catalogue};

const LINES: &str = include_str!("moves.txt");

/// How much lower than the best the score of a move may be that is played all the same: it costs about
/// three games in a hundred. The chance of a move is halved with every so many points, so that such a
/// move is rare.
const MARGIN: i32 = 40;
const HALVED: i32 = 8;

/// The move of the book in a position, the same for the same seed, and its score; `None` if the book
/// does not know the position.
pub(in crate::engine) fn book_move(position: &Position, seed: u64) -> Option<(Move, Score)> {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(LINES)).find(position, seed)
}

/// The positions that are known.
struct Book {
    known: HashMap<PositionKey, Known>,
    /// The most stones that lead to one of them.
    most_stones: u16,
}

/// What is known of a position.
struct Known {
    position: Position,
    /// The good moves and their scores, the best first; at least one.
    moves: Vec<(Point, Score)>,
}

impl Book {
    fn read(text: &str) -> Self {
        let known: HashMap<_, _> = text
            .lines()
            .filter_map(|line| Known::read(line).ok())
            .map(|known| (known.position.key(), known))
            .collect();
        let stones = known.values().map(|known| known.position.ply());
        Self {
            most_stones: stones.max().unwrap_or(0),
            known,
        }
    }

    fn find(&self, position: &Position, seed: u64) -> Option<(Move, Score)> {
        if position.ply() > self.most_stones {
            return None;
        }
        let key = position.key();
        let known = self.known.get(&key)?;
        // All boards with this key ask the same of chance, so that they get the same answer.
        let lot = mixed(mixed(seed) ^ key.0.cast_unsigned());
        let (point, score) = known.by_lot(lot)?;
        let size = position.ruleset().size;
        let ways: Vec<_> = known.ways_onto(position).collect();
        let chosen = mixed(lot).checked_rem(ways.len() as u64)?;
        let way = *ways.get(chosen as usize)?;
        let mv = Move::Place(way.apply(point, size));
        position.check(mv).is_ok().then_some((mv, score))
    }
}

impl Known {
    fn read(line: &str) -> Result<Self, String> {
        let mut parts = line.split(';').map(str::trim);
        let (Some(code), Some(led), Some(moves), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err("a line is a ruleset, moves and good moves, with semicolons".to_owned());
        };
        let ruleset = catalogue::decode(code).map_err(|error| error.to_string())?;
        let point = |text: &str| {
            Point::parse(text, ruleset.size).map_err(|error| format!("{text}: {error}"))
        };
        let mut position = Position::new(ruleset);
        for text in led.split_whitespace() {
            let played = position.play(Move::Place(point(text)?));
            played.map_err(|error| format!("{text}: {error}"))?;
        }
        let good = |text: &str| {
            let (name, score) = text
                .trim()
                .split_once(' ')
                .ok_or_else(|| format!("{text}: a good move is a point and a score"))?;
            let (point, score) = (point(name)?, score.trim().parse());
            let checked = position.check(Move::Place(point));
            checked.map_err(|error| format!("{text}: {error}"))?;
            Ok((
                point,
                Score(score.map_err(|_| format!("{text}: no score"))?),
            ))
        };
        let moves: Result<Vec<_>, String> = moves.split(',').map(good).collect();
        let mut moves = moves?;
        moves.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
        Ok(Self { position, moves })
    }

    /// One of the moves that are about as good as the best, a better one more often.
    fn by_lot(&self, lot: u64) -> Option<(Point, Score)> {
        let &(_, best) = self.moves.first()?;
        let weight = |&(_, score): &(Point, Score)| -> u64 {
            // A score is any number that a file holds, so their difference may be more than there is room for.
            match MARGIN - best.0.saturating_sub(score.0) {
                left @ 0.. => 1 << (left / HALVED),
                _ => 0,
            }
        };
        let all: u64 = self.moves.iter().map(weight).sum();
        let mut left = lot.checked_rem(all)?;
        self.moves.iter().copied().find(|it| {
            let weight = weight(it);
            let is_chosen = left < weight;
            left = left.wrapping_sub(weight);
            is_chosen
        })
    }

    /// The ways to lay its stones upon those of a position.
    fn ways_onto(&self, position: &Position) -> impl Iterator<Item = Symmetry> {
        let size = position.ruleset().size;
        let fits = move |way: &Symmetry, (point, colour): (Point, Colour)| {
            let stone = position.board().at(way.apply(point, size));
            stone.and_then(crate::rules::Stone::colour) == Some(colour)
        };
        let stones: Vec<_> = self.position.board().stones().collect();
        Symmetry::all(size).filter(move |way| stones.iter().all(|&stone| fits(way, stone)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;
    use crate::rules::{BoardSize, OrientedPosition};

    /// The most bytes that the file may have.
    const MOST_BYTES: usize = 64 << 10;

    fn lines() -> impl Iterator<Item = &'static str> {
        LINES.lines().filter(|line| !line.starts_with('#'))
    }

    fn known(line: &str) -> Known {
        Known::read(line).unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    /// The points of the first moves of a line.
    fn stones(line: &str) -> Vec<Point> {
        let ruleset = *known(line).position.ruleset();
        let led = line.split(';').nth(1).unwrap_or_default();
        let stones = led.split_whitespace();
        let stones = stones.map(|text| Point::parse(text, ruleset.size).expect("a point"));
        stones.collect()
    }

    /// The position of a line, with its board laid otherwise.
    fn laid(line: &str, way: Symmetry) -> Position {
        let mut position = Position::new(*known(line).position.ruleset());
        for point in stones(line) {
            let laid = way.apply(point, position.ruleset().size);
            position.play(Move::Place(laid)).expect("a legal stone");
        }
        position
    }

    #[test]
    fn every_line_is_a_position_of_its_own_in_its_first_orientation() {
        assert!(LINES.len() <= MOST_BYTES, "{} bytes", LINES.len());
        let mut keys = HashSet::new();
        for line in lines() {
            let position = known(line).position;
            let (size, stones) = (position.ruleset().size, stones(line));
            let turned = Symmetry::all(size)
                .map(|way| stones.iter().map(|&it| way.apply(it, size)).collect());
            assert_eq!(turned.min(), Some(stones), "{line}");
            assert!(keys.insert(position.key()), "{line}");
        }
    }

    #[test]
    fn good_moves_are_legal_different_and_in_order() {
        for line in lines() {
            let known = known(line);
            let mut oriented = OrientedPosition::new(*known.position.ruleset());
            for point in stones(line) {
                oriented.play(Move::Place(point)).expect("a legal stone");
            }
            let common = known.moves.iter().map(|&(point, _)| oriented.common(point));
            let different: HashSet<Point> = common.collect();
            assert_eq!(different.len(), known.moves.len(), "{line}");
            let written = known
                .moves
                .iter()
                .map(|(point, score)| format!("{point} {}", score.0));
            let written: Vec<String> = written.collect();
            assert!(
                line.ends_with(&format!("; {}", written.join(", "))),
                "{line}"
            );
            for &(point, _) in &known.moves {
                assert_eq!(known.position.check(Move::Place(point)), Ok(()), "{line}");
            }
        }
    }

    #[test]
    fn the_likeliest_first_moves_are_known() {
        let replies = |id: &str, stones: u16| {
            let known = lines().map(known);
            let of_ruleset = known.filter(|known| known.position.ruleset().id == id);
            of_ruleset
                .filter(|known| known.position.ply() == stones)
                .count()
        };
        for (id, stones, fewest) in FEWEST {
            let count = replies(id, stones);
            assert!(count >= fewest, "{id} after {stones} stones: {count}");
        }
    }

    #[test]
    fn the_answer_is_the_same_however_the_board_is_laid() {
        let book = Book::read(LINES);
        for line in lines() {
            let known = known(line);
            for seed in 0..3 {
                let answers = Symmetry::all(known.position.ruleset().size).map(|way| {
                    let position = laid(line, way);
                    let (mv, score) = book.find(&position, seed).expect("it is known");
                    assert_eq!(book.find(&position, seed), Some((mv, score)), "{line}");
                    let mut after = position;
                    after.play(mv).expect("a legal move");
                    (after.key(), score)
                });
                let different: HashSet<_> = answers.collect();
                assert_eq!(different.len(), 1, "{line}");
            }
        }
    }

    #[test]
    fn the_seed_chooses_a_better_move_more_often() {
        let book = Book::read("pente; K10; N13 30, L11 30, M12 22, K12 -10, K13 -11");
        let mut ways = Symmetry::all(BoardSize::STANDARD);
        let position = laid("pente; K10; L11 0", ways.next().expect("eight ways"));
        let answers = (0..4_000).filter_map(|seed| book.find(&position, seed));
        let answers: Vec<_> = answers.collect();
        let count = |score: i32| answers.iter().filter(|it| it.1.0 == score).count();
        assert_eq!(answers.len(), 4_000);
        // Of 81 answers 32, 32, 16 and 1 are expected, and none that is too far from the best.
        for (score, expected) in [
            (30, 64 * 4_000 / 81),
            (22, 16 * 4_000 / 81),
            (-10, 4_000 / 81),
        ] {
            let count = count(score);
            assert!(
                count.abs_diff(expected) < 40 + expected / 10,
                "{score}: {count}"
            );
        }
        assert_eq!(count(-11), 0);
        // There are four points of each move here, where the board is the same in eight ways.
        let different: HashSet<Move> = answers.into_iter().map(|(mv, _)| mv).collect();
        assert_eq!(different.len(), 16);
    }

    #[test]
    fn other_positions_are_unknown() {
        let book = Book::read("pente; K10; N13 30\npente; K10 L11; N13 3");
        let after = |code: &str, stones: &str| {
            let mut position = Position::new(catalogue::decode(code).expect("a ruleset"));
            for text in stones.split_whitespace() {
                let mv = Move::parse(text, position.ruleset().size).expect("a move");
                position.play(mv).expect("a legal move");
            }
            book.find(&position, 1).map(|(_, score)| score.0)
        };
        assert_eq!(after("pente", "K10"), Some(30));
        assert_eq!(after("pente", "K10 J11"), Some(3));
        for (code, stones) in [
            ("pente", ""),
            ("pente", "K10 M11"),
            ("pente", "K10 L11 N13"),
            ("pente", "K10 L11 N10 A1 B1 C1 D1 E1"),
            ("pente", "K10 draw"),
            ("pente opening=free", "K10"),
            ("pente size=13", "G7"),
            ("pente poof=on", "K10"),
            ("keryo-pente", "K10"),
            ("g-pente", "K10"),
            ("gomoku", "K10"),
            ("connect6", "K10"),
            ("pente-3", "K10"),
            ("linear-pente", "K"),
            ("swap2-pente", "K10"),
        ] {
            assert_eq!(after(code, stones), None, "{code}: {stones}");
        }
    }

    proptest! {
        #[test]
        fn nothing_that_a_file_may_hold_panics(
            noise in ".{0,60}",
            place in any::<prop::sample::Index>(),
            score in any::<i32>(),
            seed in any::<u64>(),
        ) {
            let whole = format!("pente; K10 L11; N13 {score}, O12 30, A1 -2147483648");
            let cut = whole.char_indices().map(|(at, _)| at).nth(place.index(whole.len()));
            let (before, after) = whole.split_at(cut.unwrap_or(0));
            let mut position = Position::new(catalogue::find("pente").expect("the base game"));
            for text in [&noise, &format!("{before}{noise}{after}"), before, &whole] {
                let book = Book::read(text);
                for stone in ["K10", "L11"] {
                    let mv = Move::parse(stone, position.ruleset().size).expect("a move");
                    if position.ply() < 2 {
                        position.play(mv).expect("a legal move");
                    }
                    if let Some((mv, _)) = book.find(&position, seed) {
                        prop_assert_eq!(position.check(mv), Ok(()));
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_line_is_told() {
        for (line, told) in [
            ("", "with semicolons"),
            ("pente; K10", "with semicolons"),
            ("pente; K10; N13 3; 4", "with semicolons"),
            ("chess; K10; N13 3", "ruleset"),
            ("pente; K10 K10; N13 3", "K10"),
            ("pente; K10; N99 3", "N99"),
            ("pente; K10; K10 3", "K10"),
            ("pente; K10 L11; L10 3", "L10"),
            ("pente; K10; N13", "a point and a score"),
            ("pente; K10; N13 3.5", "no score"),
            ("pente; K10;", "a point and a score"),
        ] {
            let error = Known::read(line).err().unwrap_or_default();
            assert!(error.contains(told), "{line}: {error}");
        }
    }

    /// How many positions of a ruleset after so many stones are in the book at least.
    const FEWEST: [(&str, u16, usize); 6] = [
        ("pente", 1, 1),
        ("pente", 2, 10),
        ("pente", 3, 30),
        ("keryo-pente", 1, 1),
        ("keryo-pente", 2, 10),
        ("keryo-pente", 3, 10),
    ];
}
