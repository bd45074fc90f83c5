//! Writes what was found as the engine reads it.

use std::fmt::Write as _;
use std::fs;

use pente::rules::{Point, Ruleset, catalogue};
use serde_json::Value;

use crate::searched::{Searched, backed_up};
use crate::work;

/// How much lower than the best the score of a move may be that is written, and how many are.
const WRITTEN: i32 = 40;
const MOST: usize = 6;

/// Writes files of work to standard output: see the module of the program.
pub fn write(arguments: &[String]) -> Result<(), String> {
    print!("{}", book(arguments)?);
    Ok(())
}

/// The text of a book.
fn book(arguments: &[String]) -> Result<String, String> {
    let kind = work::text(arguments, 0, "moves or offers")?;
    // Without files the book would be empty.
    work::text(arguments, 1, "WORK")?;
    let mut text = String::from("# made by examples/make_book\n");
    for path in &arguments[1..] {
        let lines = fs::read_to_string(path).map_err(|why| format!("{path}: {why}"))?;
        let lines = work::read(&lines);
        let code = lines.first().and_then(|line| line["rules"].as_str());
        let code = code.ok_or_else(|| format!("{path} has no lines"))?;
        let ruleset = catalogue::decode(code).map_err(|error| format!("{path}: {error}"))?;
        let (count, nodes) = (lines.len(), &lines[0]["nodes"]);
        let _ = writeln!(
            text,
            "# {code}: {count} lines, {nodes} nodes for each score"
        );
        match kind {
            "moves" => text += &moves_of(&lines, ruleset)?,
            "offers" => text += &offers_of(&lines),
            _ => return Err(format!("{kind} is neither moves nor offers")),
        }
    }
    Ok(text)
}

fn offers_of(lines: &[Value]) -> String {
    let mut text = String::new();
    for line in lines {
        let part = |name: &str| line[name].as_str().unwrap_or_default();
        let score = line["score"].as_i64().unwrap_or(0);
        let _ = writeln!(text, "{}; {}; {score}", part("rules"), part("stones"));
    }
    text
}

fn moves_of(lines: &[Value], ruleset: Ruleset) -> Result<String, String> {
    let searched = lines.iter().map(|line| Searched::read(line, ruleset));
    let searched: Result<Vec<_>, String> = searched.collect();
    let mut searched = searched?;
    let all = backed_up(&searched);
    searched.sort_by(|one, two| {
        let stones = one.stones.len().cmp(&two.stones.len());
        stones.then_with(|| one.stones.cmp(&two.stones))
    });
    let mut text = String::new();
    for it in &searched {
        let moves = all.get(&it.position.key()).map_or(&[][..], Vec::as_slice);
        let Some(&(_, best)) = moves.first() else {
            continue;
        };
        let good = moves.iter().filter(|&&(_, score)| score >= best - WRITTEN);
        let good = good
            .take(MOST)
            .map(|(point, score)| format!("{point} {score}"));
        let (good, stones): (Vec<String>, Vec<String>) = (
            good.collect(),
            it.stones.iter().map(Point::to_string).collect(),
        );
        let (stones, good) = (stones.join(" "), good.join(", "));
        let _ = writeln!(text, "{}; {stones}; {good}", ruleset.code());
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn no_book_is_written_of_nothing() {
        for kind in ["moves", "offers"] {
            assert_eq!(book(&words(&[kind])), Err("WORK is missing".to_owned()));
        }
        assert!(book(&words(&[])).is_err());
    }

    #[test]
    fn the_files_of_all_rulesets_go_into_one_book() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut files = words(&["offers"]);
        for code in ["swap2-pente", "d-pente"] {
            let path = folder.path().join(code);
            let line = format!(
                "{{\"rules\":\"{code}\",\"stones\":\"K10 L11 M9\",\"nodes\":70,\"score\":-3}}\n"
            );
            fs::write(&path, line).expect("it can be written");
            files.push(path.display().to_string());
        }
        let expected = "# made by examples/make_book\n\
            # swap2-pente: 1 lines, 70 nodes for each score\nswap2-pente; K10 L11 M9; -3\n\
            # d-pente: 1 lines, 70 nodes for each score\nd-pente; K10 L11 M9; -3\n";
        assert_eq!(book(&files), Ok(expected.to_owned()));
    }
}
