//! Openings: a file with one a line, either `pente;K10 L11 N10 M9`, which is the code of a ruleset and the moves, or as
//! the referee reads games, `{"rules": "pente", "moves": ["K10", "L11"]}`. Empty lines and those that begin with `#` say
//! nothing.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use tessera::engine;
use tessera::operate::asked::Game;
use tessera::rules::{Move, PositionKey, Record, catalogue};

/// The openings in files, all different. Fails with a sentence that names the file and the line.
pub fn read_files(paths: &[PathBuf]) -> Result<Vec<Record>, String> {
    let (mut openings, mut places) = (Vec::new(), HashMap::new());
    for path in paths {
        let name = path.display();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        let before = openings.len();
        for (line, number) in lines(&text) {
            let place = format!("{name}, line {number}");
            let opening = read_opening(line).map_err(|error| format!("{place}: {error}"))?;
            if let Some(same) = places.insert(key(&opening)?, place.clone()) {
                return Err(format!(
                    "{place}: it leads to the same position as {same}, so that pairs from both would not be \
                     independent results: leave one of them out"
                ));
            }
            openings.push(opening);
        }
        if openings.len() == before {
            return Err(format!("{name} has no openings"));
        }
    }
    Ok(openings)
}

/// The lines that say something, and their numbers from 1.
fn lines(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let lines = text.lines().zip(1..);
    lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
}

fn key(opening: &Record) -> Result<PositionKey, String> {
    let position = opening.position().map_err(|error| error.to_string())?;
    Ok(position.key())
}

/// An opening as a line, without its line break.
pub fn written(opening: &Record) -> String {
    let texts = opening.moves.iter().map(|mv| mv.text(opening.ruleset.size));
    let texts: Vec<String> = texts.collect();
    format!("{};{}", opening.ruleset.code(), texts.join(" "))
}

/// The opening in a line. Fails with a sentence.
pub fn read_opening(line: &str) -> Result<Record, String> {
    let opening = if line.starts_with('{') {
        let game: Game = serde_json::from_str(line).map_err(|it| format!("it is no game: {it}"))?;
        game.record()?
    } else {
        from_text(line)?
    };
    let ruleset = &opening.ruleset;
    if ruleset.seats != 2 {
        return Err(format!("{} is not a game for two", ruleset.name));
    }
    if !engine::plays(ruleset) {
        return Err(format!("the engine does not play {}", ruleset.name));
    }
    let options = ruleset.changed_options();
    if options.target.is_some() || options.handicap.is_some() {
        return Err(
            "games count by who wins, not by points: leave out target and handicap".to_owned(),
        );
    }
    let position = opening.position().map_err(|error| error.to_string())?;
    if position.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    Ok(opening)
}

fn from_text(line: &str) -> Result<Record, String> {
    let (code, moves) = line
        .split_once(';')
        .ok_or("an opening is a ruleset, a semicolon and moves, as in pente;K10 L11 N10")?;
    let mut opening = Record::new(catalogue::decode(code).map_err(|error| error.to_string())?);
    for text in moves.split_whitespace() {
        let mv = Move::parse(text, opening.ruleset.size);
        opening.push(mv.map_err(|error| format!("{text}: {error}"))?);
    }
    Ok(opening)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use tempfile::TempDir;
    use tessera::engine::{Budget, forced_loss, forced_win};
    use tessera::rules::Opening;

    use super::*;

    /// Files with these texts, `1.txt` and so on, in a folder.
    fn files(texts: &[&str]) -> (TempDir, Vec<PathBuf>) {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |(text, number): (&&str, u32)| {
            let path = folder.path().join(format!("{number}.txt"));
            fs::write(&path, text).expect("it can be written");
            path
        };
        let paths = texts.iter().zip(1..).map(write).collect();
        (folder, paths)
    }

    fn read(texts: &[&str]) -> Result<Vec<Record>, String> {
        let (_folder, paths) = files(texts);
        read_files(&paths)
    }

    #[test]
    fn both_forms_are_read_and_one_is_written() {
        let text = "# a comment\n\npente;K10 L11 N10\n";
        let other =
            "{\"rules\":\"keryo-pente\",\"opening\":\"free\",\"moves\":[\"K10\",\"L11\"]}\n";
        let openings = read(&[text, other]).expect("two openings");
        let lines: Vec<String> = openings.iter().map(written).collect();
        assert_eq!(
            lines,
            ["pente;K10 L11 N10", "keryo-pente opening=free;K10 L11"]
        );
        assert_eq!(read(&[&lines.join("\n")]), Ok(openings));
    }

    #[test]
    fn what_is_no_opening_is_told_with_its_file_and_line() {
        for (line, expected) in [
            ("K10 L11", "semicolon"),
            ("chess;K10", "no ruleset"),
            ("pente;K10 K10", "move 2"),
            ("pente;K10 L11 L10", "move 3"),
            ("pente;K10 Z9", "Z9"),
            ("keryo-3;K10", "for two"),
            ("points target=70;K10", "leave out target"),
            ("points handicap=0,5;K10", "leave out target and handicap"),
            (
                "{\"rules\":\"points\",\"target\":70,\"moves\":[\"K10\"]}",
                "leave out target",
            ),
            ("{\"rules\":\"pente\"}", "no game"),
            ("gomoku;K10 A1 L10 A2 M10 A3 N10 A4 O10", "over"),
        ] {
            let refusal = read(&[&format!("pente;K10\n{line}\n")]).expect_err(line);
            assert!(refusal.contains("1.txt, line 2: "), "{line}: {refusal}");
            assert!(refusal.contains(expected), "{line}: {refusal}");
        }
    }

    #[test]
    fn what_has_no_openings_is_told() {
        for text in ["", "# none\n\n"] {
            let refusal = read(&["pente;K10", text]).expect_err("nothing to play");
            assert!(refusal.ends_with("2.txt has no openings"), "{refusal}");
        }
    }

    #[test]
    fn equal_openings_are_told_with_both_places() {
        let mirrored = "pente;K10 L11 N10 L9\npente;K10 J9 G10 J11";
        let refusal = read(&["# these\npente;K10 L11", mirrored]).expect_err("they are the same");
        for place in ["2.txt, line 2: ", "2.txt, line 1, "] {
            assert!(refusal.contains(place), "{refusal}");
        }
        let free = "pente opening=free;K10 L11 N10 L9";
        let refusal = read(&["\npente;K10 L11 N10 L9", free]).expect_err("they go on alike");
        for place in ["2.txt, line 1: ", "1.txt, line 2, "] {
            assert!(refusal.contains(place), "{refusal}");
        }
        let keryo = "keryo-pente;K10 L11 N10 L9";
        assert_eq!(
            read(&["pente;K10 L11 N10 L9", keryo]).map(|it| it.len()),
            Ok(2)
        );
    }

    #[test]
    fn the_openings_beside_this_are_500_each_legal_and_distinct() {
        for id in ["pente", "keryo-pente"] {
            let folder =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/engine_match/openings");
            let path = folder.join(format!("{id}.txt"));
            let openings = read_files(&[path]).expect("legal openings that differ");
            assert_eq!(openings.len(), 500, "{id}");
            for opening in &openings {
                let line = written(opening);
                assert_eq!(opening.ruleset, catalogue::find(id).expect("a ruleset"));
                assert_eq!(opening.ruleset.opening, Opening::Tournament);
                assert!((4..=6).contains(&opening.moves.len()), "{line}");
            }
            // Every proof of a win takes a moment here: a few are looked at.
            for opening in openings.iter().step_by(25) {
                let (position, budget) = (opening.position().expect("legal"), Budget::nodes(1_000));
                for search in [forced_win, forced_loss] {
                    let found = search(&position, &budget).expect("a stone is to be placed");
                    assert_eq!(found.line, None, "{}", written(opening));
                }
            }
        }
    }
}
