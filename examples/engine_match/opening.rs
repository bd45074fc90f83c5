//! Openings: a file with one a line, either `pente;K10 L11 N10 M9`, which is the code of a ruleset and the moves, or as
//! the referee reads games, `{"rules": "pente", "moves": ["K10", "L11"]}`. Empty lines and those that begin with `#` say
//! nothing.

use tessera::engine;
use tessera::operate::asked::Game;
use tessera::rules::{Move, Record, catalogue};

/// The openings in a text. Fails with a sentence that names the line.
pub fn read_openings(text: &str) -> Result<Vec<Record>, String> {
    let lines = text.lines().zip(1..);
    let lines = lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(line, number)| read(line).map_err(|error| format!("line {number}: {error}")))
        .collect()
}

/// An opening as a line, without its line break.
pub fn written(opening: &Record) -> String {
    let texts = opening.moves.iter().map(|mv| mv.text(opening.ruleset.size));
    let texts: Vec<String> = texts.collect();
    format!("{};{}", opening.ruleset.code(), texts.join(" "))
}

fn read(line: &str) -> Result<Record, String> {
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
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    use tessera::engine::{Budget, forced_loss, forced_win};
    use tessera::rules::{Opening, PositionKey};

    use super::*;

    #[test]
    fn both_forms_are_read_and_one_is_written() {
        let text = "# a comment\n\npente;K10 L11 N10\n{\"rules\":\"keryo-pente\",\"opening\":\"free\",\"moves\":[\"K10\",\"L11\"]}\n";
        let openings = read_openings(text).expect("two openings");
        let lines: Vec<String> = openings.iter().map(written).collect();
        assert_eq!(
            lines,
            ["pente;K10 L11 N10", "keryo-pente opening=free;K10 L11"]
        );
        assert_eq!(read_openings(&lines.join("\n")), Ok(openings));
    }

    #[test]
    fn what_is_no_opening_is_told_with_its_line() {
        for (line, told) in [
            ("K10 L11", "semicolon"),
            ("chess;K10", "no ruleset"),
            ("pente;K10 K10", "move 2"),
            ("pente;K10 L11 L10", "move 3"),
            ("pente;K10 Z9", "Z9"),
            ("keryo-3;K10", "for two"),
            ("{\"rules\":\"pente\"}", "no game"),
            ("gomoku;K10 A1 L10 A2 M10 A3 N10 A4 O10", "over"),
        ] {
            let refusal = read_openings(&format!("pente;K10\n{line}\n")).expect_err(line);
            assert!(refusal.starts_with("line 2: "), "{line}: {refusal}");
            assert!(refusal.contains(told), "{line}: {refusal}");
        }
    }

    #[test]
    fn the_openings_beside_this_are_500_each_legal_and_distinct() {
        for id in ["pente", "keryo-pente"] {
            let folder =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/engine_match/openings");
            let text = fs::read_to_string(folder.join(format!("{id}.txt"))).expect("a file");
            let openings = read_openings(&text).expect("legal openings that are not over");
            assert_eq!(openings.len(), 500, "{id}");
            let mut keys = HashSet::<PositionKey>::new();
            for opening in &openings {
                let line = written(opening);
                assert_eq!(opening.ruleset, catalogue::find(id).expect("a ruleset"));
                assert_eq!(opening.ruleset.opening, Opening::Tournament);
                assert!((4..=6).contains(&opening.moves.len()), "{line}");
                let position = opening.position().expect("it was replayed");
                assert!(keys.insert(position.key()), "{line} is there already");
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
