//! Even stones to offer. A line is the code of a ruleset, the stones before the first choice of a colour in the
//! order in which they are placed, and the score for the first colour: `swap2-pente; K10 M11 H8; -3`.

use std::sync::OnceLock;

use crate::engine::hash::mixed;
use crate::engine::learned::families::{self, Family};
use crate::rules::{
    BoardSize, Move, Point, Position, Ruleset, Stage, Stone, Symmetry, TurnAction, catalogue,
};

const LINES: &str = include_str!("offers.txt");

/// The smallest board for which the offers are meant, in lines: on a smaller one the edges are near.
const FEWEST_LINES: u8 = 13;

/// The next stone of an offer, the same for the same seed; `None` if no offer is known that begins
/// with the stones that are there.
pub(in crate::engine) fn next_offered(position: &Position, seed: u64) -> Option<Point> {
    static OFFERS: OnceLock<Vec<Offer>> = OnceLock::new();
    let offers = OFFERS.get_or_init(|| read(LINES));
    next_of(offers, position, seed)
}

fn read(text: &str) -> Vec<Offer> {
    let offers = text.lines().filter_map(|line| Offer::read(line).ok());
    offers.collect()
}

/// The seed gives each way to lay an offer a number, and the greatest of those that fit goes on: it is
/// the same one with each further stone.
fn next_of(offers: &[Offer], position: &Position, seed: u64) -> Option<Point> {
    let ruleset = position.ruleset();
    let fits = |offer: &&Offer| offer.is_for(ruleset);
    let laid = offers
        .iter()
        .filter(fits)
        .zip(0_u64..)
        .flat_map(|(offer, number)| {
            Symmetry::all(ruleset.size).map(move |way| {
                let lot = mixed(mixed(seed) ^ (number << 3 | way.index() as u64));
                (lot, offer.laid(way, ruleset.size))
            })
        });
    let begun = laid.filter(|(_, stones)| begins_with(position, stones));
    let (_, stones) = begun.max_by_key(|&(lot, _)| lot)?;
    let next = *stones.get(usize::from(position.ply()))?;
    position.check(Move::Place(next)).is_ok().then_some(next)
}

/// Whether the stones that are there are the first ones of these, which are of both colours in turn.
fn begins_with(position: &Position, stones: &[Point]) -> bool {
    let (begun, board) = (usize::from(position.ply()), position.board());
    let is_there = |(index, &point): (usize, &Point)| {
        let colour = board.at(point).and_then(Stone::colour);
        colour.is_some_and(|colour| usize::from(colour.number()) == 1 + index % 2)
    };
    begun < stones.len() && stones[..begun].iter().enumerate().all(is_there)
}

/// The stones before the first choice of a colour, in which neither colour is ahead.
struct Offer {
    family: Family,
    /// The board for which it was made.
    size: BoardSize,
    /// In the order in which they are placed.
    stones: Vec<Point>,
}

impl Offer {
    fn read(line: &str) -> Result<Self, String> {
        let mut parts = line.split(';').map(str::trim);
        let (Some(code), Some(stones), Some(score), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err("a line is a ruleset, stones and a score, with semicolons".to_owned());
        };
        let ruleset = catalogue::decode(code).map_err(|error| error.to_string())?;
        let family = families::of(&ruleset).ok_or("the ruleset has no judgement")?;
        let _: i32 = score.parse().map_err(|_| format!("{score}: no score"))?;
        let mut position = Position::new(ruleset);
        let mut points = Vec::new();
        for text in stones.split_whitespace() {
            let about = |error: String| format!("{text}: {error}");
            let point = Point::parse(text, ruleset.size).map_err(|it| about(it.to_string()))?;
            let played = position.play(Move::Place(point));
            played.map_err(|error| about(error.to_string()))?;
            if point.distance(ruleset.size.centre()) > FEWEST_LINES / 2 {
                return Err(about("a smaller board has no such point".to_owned()));
            }
            points.push(point);
        }
        let asks = position.to_act().map(|turn| turn.asks);
        if !matches!(asks, Some(TurnAction::Choose(_))) {
            return Err("after the stones a colour is to be chosen".to_owned());
        }
        Ok(Self {
            family,
            size: ruleset.size,
            stones: points,
        })
    }

    /// Whether the stones can be offered by a ruleset: it asks for as many, and judges them alike.
    fn is_for(&self, ruleset: &Ruleset) -> bool {
        let stages = ruleset.opening.stages().iter();
        let stones = stages.take_while(|stage| matches!(stage, Stage::Place(..)));
        stones.count() == self.stones.len()
            && ruleset.size.files() >= FEWEST_LINES
            && ruleset.size.has_centre()
            && families::of(ruleset) == Some(self.family)
    }

    /// The stones around the centre of a board.
    fn laid(&self, way: Symmetry, size: BoardSize) -> Vec<Point> {
        let moved = |place: u8, from: u8, to: u8| (place + to).wrapping_sub(from);
        let (from, to) = (self.size.centre(), size.centre());
        let around = |point: &Point| {
            let file = moved(point.file(), from.file(), to.file());
            way.apply(
                Point::new(file, moved(point.rank(), from.rank(), to.rank())),
                size,
            )
        };
        self.stones.iter().map(around).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;
    use crate::rules::PositionKey;

    /// The highest score of an offer, of either colour.
    const EVEN: i32 = 20;
    /// How many offers there are at least for a family and a number of stones.
    const FEWEST: usize = 10;

    fn lines() -> impl Iterator<Item = &'static str> {
        LINES.lines().filter(|line| !line.starts_with('#'))
    }

    /// The stones that are offered with a seed, before a colour is to be chosen.
    fn offered(ruleset: Ruleset, offers: &[Offer], seed: u64) -> Option<Position> {
        let mut position = Position::new(ruleset);
        while position.to_act().map(|turn| turn.asks) == Some(TurnAction::Place) {
            let point = next_of(offers, &position, seed)?;
            position.play(Move::Place(point)).expect("a legal stone");
        }
        Some(position)
    }

    fn ruleset(code: &str) -> Ruleset {
        catalogue::decode(code).expect("a ruleset")
    }

    #[test]
    fn every_line_is_an_even_offer_of_its_own() {
        let mut keys: HashSet<PositionKey> = HashSet::new();
        for line in lines() {
            let offer = Offer::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            let (code, score) = (line.split(';').next(), line.rsplit("; ").next());
            let score: i32 = score.and_then(|it| it.parse().ok()).expect("a score");
            assert!(score.abs() <= EVEN, "{line}");
            let mut position = Position::new(ruleset(code.expect("a ruleset")));
            for &point in &offer.stones {
                position.play(Move::Place(point)).expect("a legal stone");
            }
            assert!(keys.insert(position.key()), "{line}");
        }
    }

    #[test]
    fn whoever_offers_stones_knows_some() {
        let known = read(LINES);
        for code in [
            "d-pente",
            "dk-pente",
            "swap2-pente",
            "swap2-keryo",
            "pente opening=swap2 size=13",
            "pente boat=on opening=swap size=15",
            "keryo-pente opening=swap",
        ] {
            let ruleset = ruleset(code);
            let keys = (0..200).map(|seed| offered(ruleset, &known, seed).map(|it| it.key()));
            let keys: HashSet<_> = keys.collect();
            assert!(!keys.contains(&None), "{code}");
            assert!(keys.len() >= FEWEST, "{code}: {}", keys.len());
        }
    }

    #[test]
    fn they_are_laid_in_every_way_around_the_centre() {
        let offers = read("swap2-pente; K10 L12 N10; 7");
        for (code, centre) in [
            ("swap2-pente", "K10"),
            ("pente opening=swap2 size=13", "G7"),
        ] {
            let ruleset = ruleset(code);
            let laid = (0..100).map(|seed| offered(ruleset, &offers, seed).expect("it is known"));
            let boards: HashSet<_> = laid.map(|it| it.board().to_string()).collect();
            assert_eq!(boards.len(), 8, "{code}");
            let first = next_of(&offers, &Position::new(ruleset), 5);
            assert_eq!(first.map(|it| it.to_string()), Some(centre.to_owned()));
        }
    }

    #[test]
    fn stones_that_begin_no_offer_are_not_gone_on_with() {
        let offers = read("swap2-pente; K10 L12 N10; 7\nd-pente; K10 L12 N10 M8; 7");
        let next = |code: &str, stones: &str| {
            let mut position = Position::new(ruleset(code));
            for text in stones.split_whitespace() {
                let mv = Move::parse(text, position.ruleset().size).expect("a move");
                position.play(mv).expect("a legal move");
            }
            next_of(&offers, &position, 3).map(|point| point.to_string())
        };
        assert_eq!(next("swap2-pente", "K10 J12").as_deref(), Some("G10"));
        assert_eq!(next("d-pente", "K10 J12 G10").as_deref(), Some("H8"));
        for (code, stones) in [
            ("swap2-pente", "K11"),
            ("swap2-pente", "L12 K10"),
            ("swap2-pente", "K10 L12 N10"),
            ("swap2-pente", "K10 L12 N10 pass"),
            ("swap2-pente", "K10 L12 N10 pass A1"),
            ("swap2-keryo", ""),
            ("pente opening=swap2 size=9", ""),
            ("pente", ""),
            ("gomoku", ""),
            ("linear-pente", ""),
            ("pente-4", ""),
        ] {
            assert_eq!(next(code, stones), None, "{code}: {stones}");
        }
    }

    proptest! {
        #[test]
        fn nothing_that_a_file_may_hold_panics(
            noise in ".{0,60}",
            place in any::<prop::sample::Index>(),
            stones in "[A-T][0-9]{1,2} [A-T][0-9]{1,2} [A-T][0-9]{1,2}",
            seed in any::<u64>(),
        ) {
            let whole = "swap2-pente; K10 L12 N10; 7";
            let (before, after) = whole.split_at(place.index(whole.len()));
            let by_chance = format!("swap2-pente; {stones}; 0");
            for text in [noise.as_str(), &format!("{before}{noise}{after}"), before, &by_chance] {
                let offers = read(text);
                for code in ["swap2-pente", "pente opening=swap2 size=13"] {
                    offered(ruleset(code), &offers, seed);
                }
            }
        }
    }

    #[test]
    fn what_is_no_line_is_told() {
        for (line, told) in [
            ("", "with semicolons"),
            ("swap2-pente; K10 L12 N10", "with semicolons"),
            ("chess; K10 L12 N10; 7", "ruleset"),
            ("connect6; K10; 7", "no judgement"),
            ("pente; K10; 7", "to be chosen"),
            ("swap2-pente; K10 L12; 7", "to be chosen"),
            ("swap2-pente; K10 K10 L12; 7", "K10"),
            ("swap2-pente; K10 L12 N10 M8; 7", "M8"),
            ("swap2-pente; K10 L12 T10; 7", "smaller board"),
            ("swap2-pente; K10 L12 N10; x", "no score"),
        ] {
            let error = Offer::read(line).err().unwrap_or_default();
            assert!(error.contains(told), "{line}: {error}");
        }
    }
}
