//! What a program is asked and what it answers: the lines of `tessera engine`.

use serde::{Deserialize, Serialize};
use tessera::operate::written::WrittenRules;
use tessera::rules::Position;

use crate::player::MoveBudget;

/// A position and what may be spent on a move in it.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position.
    pub position: &'a Position,
    /// The moves that lead to it, in words.
    pub moves: &'a [String],
    /// Makes games at the same level differ.
    pub seed: u64,
}

/// The line that asks it.
#[derive(Serialize)]
struct Line<'a> {
    #[serde(flatten)]
    rules: WrittenRules,
    moves: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    seed: u64,
}

/// A line that answers; what else it says is not read.
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: Option<String>,
    nodes: Option<u64>,
    error: Option<String>,
}

/// A move, in words, and the nodes it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move; it may be none.
    pub mv: String,
    /// The search nodes, 0 if that was not said.
    pub nodes: u64,
}

impl Question<'_> {
    /// The question as a line, with its line break.
    pub fn line(&self, budget: &MoveBudget) -> Result<String, String> {
        let line = Line {
            rules: WrittenRules::of(self.position.ruleset()),
            moves: self.moves,
            level: budget.level,
            nodes: budget.nodes,
            ms: budget.ms,
            seed: self.seed,
        };
        let json = serde_json::to_string(&line);
        json.map(|json| json + "\n").map_err(|it| it.to_string())
    }
}

impl Reply {
    /// Reads an answer. Fails with what is wrong with it, as what the player did.
    pub fn read(line: &[u8]) -> Result<Self, String> {
        let answer: Answer = serde_json::from_slice(line)
            .map_err(|_| format!("answered what is no answer: {:?}", beginning(line)))?;
        if let Some(error) = answer.error {
            return Err(format!("answered with an error: {error:?}"));
        }
        let nodes = answer.nodes.unwrap_or(0);
        let mv = answer
            .mv
            .ok_or_else(|| format!("answered without a move: {:?}", beginning(line)))?;
        Ok(Self { mv, nodes })
    }
}

/// The beginning of a line that a program wrote, short enough to show.
pub fn beginning(line: &[u8]) -> String {
    String::from_utf8_lossy(line).chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use tessera::operate::engine;
    use tessera::rules::{Move, catalogue};

    use super::*;

    #[test]
    fn the_programs_own_lines_are_spoken() {
        for code in [
            "pente",
            "keryo-pente opening=free size=13 poof=on",
            "swap2-pente",
            "connect6",
        ] {
            let ruleset = catalogue::decode(code).expect("a ruleset");
            let mut position = Position::new(ruleset);
            let mut moves = Vec::new();
            let budget = MoveBudget {
                level: Some(3),
                nodes: Some(300),
                ms: None,
            };
            for _ in 0..5 {
                let question = Question {
                    position: &position,
                    moves: &moves,
                    seed: 3,
                };
                let line = question.line(&budget).expect("a line");
                let mut output = Vec::new();
                engine::run(line.as_bytes(), &mut output).expect("memory is written to");
                let reply = Reply::read(&output).expect("an answer");
                let mv = Move::parse(&reply.mv, ruleset.size).expect("a move");
                position.play(mv).expect("a legal move");
                moves.push(reply.mv);
            }
        }
    }

    #[test]
    fn an_old_program_is_asked_nothing_that_it_does_not_know() {
        let pente = catalogue::find("pente").expect("the base game");
        let question = Question {
            position: &Position::new(pente),
            moves: &[],
            seed: 7,
        };
        let line = question.line(&MoveBudget::default()).expect("a line");
        assert_eq!(line, "{\"rules\":\"pente\",\"moves\":[],\"seed\":7}\n");
    }

    #[test]
    fn what_is_no_answer_is_said() {
        for (line, expected) in [
            ("", "no answer"),
            ("K10", "no answer"),
            ("{}", "without a move"),
            (
                r#"{"move":null,"error":"there is no ruleset of that name"}"#,
                "no ruleset",
            ),
        ] {
            let refusal = Reply::read(line.as_bytes()).expect_err(line);
            assert!(refusal.contains(expected), "{line}: {refusal}");
        }
        let reply = Reply::read(br#"{"move":"K10","elo":3,"error":null}"#).expect("an answer");
        assert_eq!((reply.mv.as_str(), reply.nodes), ("K10", 0));
    }
}
