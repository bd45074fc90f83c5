//! The program that finds puzzles: games in, puzzles out, continued where it stopped.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;
use tessera::operate::puzzles::{self, SearchOptions};
use tessera::puzzle::Puzzle;

/// Few nodes, so that the tests are short.
const OPTIONS: SearchOptions = SearchOptions {
    skip: 0,
    limit: u64::MAX,
    nodes: 200,
};

/// Games with two puzzles in the first, none in the second, and one in the third; the fourth is none.
const GAMES: &str = include_str!("../pente/tests/puzzles/games.jsonl");

fn found(options: SearchOptions, input: &str) -> (Vec<String>, String, bool) {
    let (mut output, mut progress) = (Vec::new(), Vec::new());
    let games = puzzles::read_games(input.as_bytes());
    let is_whole = puzzles::run(games, options, &mut output, &mut progress).unwrap();
    let lines = String::from_utf8(output).unwrap();
    let lines = lines.lines().map(str::to_owned).collect();
    (lines, String::from_utf8(progress).unwrap(), is_whole)
}

fn added(options: SearchOptions, file: &Path) -> std::io::Result<bool> {
    puzzles::add_to_file(
        puzzles::read_games(GAMES.as_bytes()),
        options,
        file,
        Vec::new(),
    )
}

#[test]
fn puzzles_are_lines_and_what_is_no_game_is_named() {
    let (lines, progress, is_whole) = found(OPTIONS, GAMES);
    assert!(!lines.is_empty() && !is_whole, "{progress}");
    assert!(
        progress.contains("record 4: the line is no game"),
        "{progress}"
    );
    for line in &lines {
        let told: Value = serde_json::from_str(line).unwrap();
        let puzzle: Puzzle = told["text"].as_str().unwrap().parse().unwrap();
        assert_eq!(told["rules"], puzzle.game.ruleset.id);
        assert_eq!(told["goal"], puzzle.goal.id());
        assert_eq!(told["moves"].as_array().unwrap().len(), puzzle.start);
        let mover = puzzle.position().unwrap().to_act().unwrap().colour.unwrap();
        assert_eq!(told["to_move"], mover.number());
    }
    assert_eq!(found(OPTIONS, GAMES).0, lines, "the same again");
}

#[test]
fn a_search_continues_after_what_the_file_has() {
    let folder = TempDir::new().unwrap();
    let (whole, parts) = (folder.path().join("whole"), folder.path().join("parts"));
    added(OPTIONS, &whole).unwrap();
    let all = fs::read_to_string(&whole).unwrap();
    added(
        SearchOptions {
            limit: 1,
            ..OPTIONS
        },
        &parts,
    )
    .unwrap();
    let first = fs::read_to_string(&parts).unwrap();
    assert_eq!(first.lines().count(), 1);
    fs::write(&parts, first + "{\"record\":1,\"te").unwrap();
    added(OPTIONS, &parts).unwrap();
    assert_eq!(fs::read_to_string(&parts).unwrap(), all);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("notes");
    fs::write(&file, "what to buy\n").unwrap();
    assert!(added(OPTIONS, &file).is_err());
    assert_eq!(fs::read_to_string(&file).unwrap(), "what to buy\n");
}

#[test]
fn records_are_passed_over() {
    let (all, ..) = found(OPTIONS, GAMES);
    let (rest, ..) = found(SearchOptions { skip: 1, ..OPTIONS }, GAMES);
    let is_later = |line: &&String| !line.starts_with("{\"record\":1,");
    assert_eq!(
        rest.iter().collect::<Vec<_>>(),
        all.iter().filter(is_later).collect::<Vec<_>>()
    );
}

#[test]
fn the_engine_plays_only_rulesets_for_two() {
    for (rules, told) in [
        ("chess", "no"),
        ("pente-3", "no puzzles"),
        ("team-pente", "no puzzles"),
    ] {
        let refused = puzzles::self_played(1, 1, Some(rules)).err().expect(rules);
        assert!(refused.contains(told), "{refused}");
    }
}

#[test]
fn a_file_with_something_else_is_left_as_it_is() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.json");
    for text in ["{\"rules\":\"pente\",\"moves\":[]}", "notes", "notes\n"] {
        fs::write(&file, text).unwrap();
        assert!(added(OPTIONS, &file).is_err(), "{text}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}
