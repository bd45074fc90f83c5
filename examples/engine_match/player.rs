//! Who plays a match, as it is typed: `level:7`, `nodes:20000`, or `nodes:20000 program:./tessera engine`.

use std::fmt;
use std::str::FromStr;

use tessera::engine::Level;

/// A player of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What it is asked with each move.
    pub budget: MoveBudget,
    /// The program that plays; `None` for the engine in this program.
    pub program: Option<CommandLine>,
    /// How it was typed.
    text: String,
}

/// How much may be spent on a move. What is not given is left to the player; with a time alone, the engine in this
/// program searches as many nodes as it allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveBudget {
    /// The level, 1 to 10.
    pub level: Option<u8>,
    /// Search nodes, at least 1.
    pub nodes: Option<u64>,
    /// Milliseconds, at least 1.
    pub ms: Option<u64>,
}

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    /// The path of the program, or its name.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
}

/// What a player may look like.
const EXAMPLES: &str = "a player is like level:7, nodes:20000, \"nodes:20000 ms:1000\" or \"nodes:20000 program:./tessera engine\"";

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut budget = MoveBudget::default();
        let mut program = None;
        let mut words = words(text)?.into_iter();
        while let Some(word) = words.next() {
            let (key, value) = word.split_once(':').unwrap_or((&word, ""));
            match key {
                "level" => {
                    let level = value.parse().ok().and_then(Level::by_number);
                    let number = level.map(|level| level.number);
                    let most = Level::strongest().number;
                    budget.level =
                        Some(number.ok_or_else(|| {
                            format!("there is no level {value:?}, but 1 to {most}")
                        })?);
                }
                "nodes" => budget.nodes = Some(whole(key, value)?),
                "ms" => budget.ms = Some(whole(key, value)?),
                "program" if !value.is_empty() => {
                    program = Some(CommandLine {
                        program: value.to_owned(),
                        arguments: words.by_ref().collect(),
                    });
                }
                _ => return Err(format!("{word:?} is not understood: {EXAMPLES}")),
            }
        }
        if program.is_none() && budget == MoveBudget::default() {
            return Err(format!("it says nothing of the player: {EXAMPLES}"));
        }
        Ok(Self {
            budget,
            program,
            text: text.trim().to_owned(),
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn whole(key: &str, value: &str) -> Result<u64, String> {
    let number = value.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| format!("{key} needs a whole number from 1 on, not {value:?}"))
}

/// The words of a text; spaces between double quotes belong to a word.
fn words(text: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut is_quoted) = (Vec::new(), None::<String>, false);
    for letter in text.chars() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            letter if letter.is_whitespace() && !is_quoted => words.extend(word.take()),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    if is_quoted {
        return Err(format!("a double quote is missing in {text:?}"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(text: &str) -> Player {
        text.parse().expect("a player")
    }

    #[test]
    fn budgets_and_programs_are_read() {
        assert_eq!(player("level:7").budget.level, Some(7));
        assert_eq!(player("nodes:20000").budget.nodes, Some(20_000));
        let both = player(" level:9  ms:250 nodes:5 ");
        let budget = MoveBudget {
            level: Some(9),
            nodes: Some(5),
            ms: Some(250),
        };
        assert_eq!((both.budget, &both.program), (budget, &None));
        assert_eq!(both.to_string(), "level:9  ms:250 nodes:5");
        let other = player(r#"nodes:7 "program:/my games/tessera" engine level:3 "" "a b""#);
        assert_eq!(other.budget.nodes, Some(7));
        assert_eq!(other.budget.level, None);
        let command = other.program.expect("a program");
        assert_eq!(command.program, "/my games/tessera");
        assert_eq!(command.arguments, ["engine", "level:3", "", "a b"]);
        assert_eq!(player("program:bot").budget, MoveBudget::default());
    }

    #[test]
    fn what_is_no_player_is_refused_with_what_would_be_one() {
        for (text, expected) in [
            ("", "level:7"),
            ("level:11", "1 to 10"),
            ("level:x", "1 to 10"),
            ("nodes:0", "from 1 on"),
            ("ms:1.5", "from 1 on"),
            ("program:", "not understood"),
            ("fast", "not understood"),
            ("nodes:5 \"program:a b", "quote"),
        ] {
            let refusal = text.parse::<Player>().expect_err(text);
            assert!(refusal.contains(expected), "{text}: {refusal}");
        }
    }
}
