//! A board as text, rank by rank, for screen readers. Knows no pixels and no markdown.

use super::scene::Scene;
use super::words::{self, length};
use crate::language::{Language, Text, say};
use crate::rules::{Point, Ruleset, Stone};

/// A line for every rank that has stones, the highest first, as in `Row 12: white K, black L M.`
/// The stones of a rank go from left to right, and a colour's name is not repeated for the next
/// stone of the same colour.
///
/// At most `longest` UTF-16 units: if not all ranks fit, those farthest from the last stone are
/// left out, and their stones are counted in a last line.
pub fn ranks(scene: &Scene, longest: usize) -> String {
    let board = scene.position.board();
    let size = board.size();
    let last = scene.placed().last().unwrap_or_else(|| size.centre());
    let mut lines: Vec<_> = (0..size.ranks())
        .filter_map(|rank| Line::of(scene, rank))
        .collect();
    if lines.is_empty() {
        return say!(picture::empty).in_language(scene.language);
    }
    lines.sort_by_key(|line| line.rank.abs_diff(last.rank()));
    let fits = |told: usize| length(&written(&lines, told, scene.language)) <= longest;
    let told = (0..=lines.len()).rev().find(|&told| fits(told));
    written(&lines, told.unwrap_or(0), scene.language)
}

/// A rank that has stones.
struct Line {
    rank: u8,
    stones: usize,
    text: String,
}

impl Line {
    fn of(scene: &Scene, rank: u8) -> Option<Self> {
        let board = scene.position.board();
        let size = board.size();
        let mut runs: Vec<(Stone, Vec<String>)> = Vec::new();
        for file in 0..size.files() {
            let Some(stone) = board.at(Point::new(file, rank)) else {
                continue;
            };
            let name = scene.notation.file(file, size);
            match runs.last_mut() {
                Some((same, files)) if *same == stone => files.push(name),
                _ => runs.push((stone, vec![name])),
            }
        }
        let stones = runs.iter().map(|(_, files)| files.len()).sum();
        if stones == 0 {
            return None;
        }
        let told = runs.into_iter().map(|(stone, files)| {
            let colour = called(scene.position.ruleset(), stone);
            say!(
                picture::rank_stones,
                colour = colour,
                files = files.join(" ")
            )
        });
        let told = words::listed(told, scene.language);
        let text = if size.is_line() {
            say!(picture::line, stones = told)
        } else {
            let name = scene.notation.rank(rank, size);
            say!(picture::rank, rank = name, stones = told)
        };
        let text = text.in_language(scene.language);
        Some(Self { rank, stones, text })
    }
}

/// The first `told` lines in board order, and how many stones the others have.
fn written(lines: &[Line], told: usize, language: Language) -> String {
    let (told, rest) = lines.split_at(told);
    let mut told: Vec<_> = told.iter().collect();
    told.sort_by_key(|line| std::cmp::Reverse(line.rank));
    let mut texts: Vec<_> = told.iter().map(|line| line.text.clone()).collect();
    let left: usize = rest.iter().map(|line| line.stones).sum();
    if left > 0 {
        texts.push(say!(picture::other_ranks, count = left).in_language(language));
    }
    texts.join("\n")
}

fn called(ruleset: &Ruleset, stone: Stone) -> Text {
    match stone {
        Stone::Of(colour) => words::colour(ruleset.stone_colour(colour)),
        Stone::Power => say!(picture::power),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::{Move, Notation, Position, catalogue};

    fn position(id: &str, points: &str) -> Position {
        let mut position = Position::new(catalogue::find(id).expect("it is in the catalogue"));
        for point in points.split_whitespace() {
            let point = Point::parse(point, position.board().size()).expect("a point");
            position.play(Move::Place(point)).expect("it is legal");
        }
        position
    }

    #[test]
    fn ranks_are_read_from_above_and_stones_from_the_left() {
        let position = position("pente", "K10 L10 N13 M10 H10 A1");
        let scene = Scene::new(&position, &[]);
        assert_eq!(
            ranks(&scene, 2_000),
            "Row 13: white N.\nRow 10: white H K, black L M.\nRow 1: black A."
        );
        let scene = Scene {
            notation: Notation::Relative,
            ..scene
        };
        assert_eq!(
            ranks(&scene, 2_000),
            "Row U3: white R3.\nRow 0: white L2 0, black R1 R2.\nRow D9: black L9."
        );
        assert_eq!(
            ranks(&scene, 64),
            "Row 0: white L2 0, black R1 R2.\nOn the other rows: 2 stones."
        );
    }

    #[test]
    fn a_line_and_an_empty_board_are_read_too() {
        let line = position("linear-pente", "J K");
        let told = ranks(&Scene::new(&line, &[]), 2_000);
        assert!(told.starts_with("The line: "), "{told}");
        let empty = position("gomoku", "");
        assert_eq!(ranks(&Scene::new(&empty, &[]), 2_000), "An empty board.");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn no_stone_is_forgotten_and_no_limit_exceeded(
            choices in prop::collection::vec(0_usize..400, 0..361),
            longest in 60_usize..2_000,
            is_relative: bool,
        ) {
            let mut position = position("gomoku", "");
            for choice in choices {
                let points = position.legal_points();
                let Some(&point) = points.get(choice % points.len().max(1)) else { break };
                position.play(Move::Place(point)).expect("it is legal");
            }
            let notation = if is_relative { Notation::Relative } else { Notation::Board };
            let scene = Scene { notation, ..Scene::new(&position, &[]) };
            let told = ranks(&scene, longest);
            prop_assert!(length(&told) <= longest, "{told}");
            let mut count = 0;
            for line in told.lines() {
                if let Some(rest) = line.strip_prefix("On the other rows: ") {
                    count += rest.trim_end_matches(" stones.").trim_end_matches(" stone.").parse::<usize>().expect("a number");
                } else if let Some((_, stones)) = line.split_once(": ") {
                    let words = stones.trim_end_matches('.').split([' ', ',']);
                    count += words.filter(|word| !["white", "black", ""].contains(word)).count();
                }
            }
            prop_assert_eq!(count, position.board().stones().count());
        }
    }
}
