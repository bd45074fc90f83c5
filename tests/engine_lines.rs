//! The engine for other programs: one answer a line, whatever the line holds.

use std::time::Duration;

use serde_json::{Value, json};
use tessera::engine::Level;
use tessera::operate::engine;
use tessera::rules::{Move, Position, catalogue};

fn answers(input: &str) -> Vec<Value> {
    let mut output = Vec::new();
    engine::run(input.as_bytes(), &mut output).expect("memory can be read and written");
    let output = String::from_utf8(output).expect("JSON is text");
    output
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect()
}

fn answer(question: &Value) -> Value {
    let mut answers = answers(&format!("{question}\n"));
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

#[test]
fn a_move_comes_with_how_it_was_found() {
    let moves = ["K10", "L11", "N10", "L10"];
    let answer = answer(&json!({
        "rules": "pente", "opening": "tournament", "moves": moves, "nodes": 2000, "seed": 3
    }));
    assert_eq!(answer["error"], Value::Null);
    assert_eq!(answer["move"], answer["line"][0]);
    assert!(
        answer["nodes"]
            .as_u64()
            .is_some_and(|nodes| nodes > 0 && nodes < 4_000)
    );
    assert!(answer["depth"].as_u64().is_some_and(|depth| depth > 0));
    assert!(answer["score"].is_i64() && answer["ms"].is_u64());
    let ruleset = catalogue::find("pente").expect("it is in the catalogue");
    let mut position = Position::new(ruleset);
    let line = answer["line"].as_array().expect("a line is a list");
    let texts = moves
        .into_iter()
        .chain(line.iter().filter_map(Value::as_str));
    for text in texts {
        let mv = Move::parse(text, ruleset.size).expect("a move is readable");
        position.play(mv).expect("a move is legal");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    for level in 1..=6 {
        let question = json!({"rules": "keryo-pente", "moves": ["K10", "L10"], "level": level});
        let [one, other] = [answer(&question), answer(&question)];
        assert_eq!(
            (&one["move"], &one["nodes"]),
            (&other["move"], &other["nodes"])
        );
    }
}

#[test]
fn the_book_answers_unless_a_budget_is_given_or_it_is_closed() {
    let nodes = |more: Value| {
        let mut question = json!({"rules": "pente", "moves": ["K10"], "level": 9, "seed": 5});
        let fields = question.as_object_mut().expect("an object");
        fields.extend(more.as_object().cloned().expect("an object"));
        let answer = answer(&question);
        assert_eq!(answer["error"], Value::Null);
        answer["nodes"].as_u64().expect("a number")
    };
    for (more, is_known) in [
        (json!({}), true),
        (json!({"book": true}), true),
        (json!({"book": true, "nodes": 300, "ms": 1_000}), true),
        (json!({"nodes": 300}), false),
        (json!({"ms": 20}), false),
        (json!({"book": false, "nodes": 300}), false),
        (json!({"book": false, "level": 4}), false),
        (json!({"book": true, "level": 4}), false),
    ] {
        assert_eq!(nodes(more.clone()) == 0, is_known, "{more}");
    }
}

#[test]
fn choices_are_answered_too() {
    let moves = ["K10", "L10", "K11"];
    let answer = answer(&json!({"rules": "swap2-pente", "moves": moves, "level": 3}));
    let chosen = answer["move"].as_str().expect("there is a move");
    assert!(["swap", "noswap", "pass"].contains(&chosen), "{chosen}");
}

#[test]
fn options_count() {
    let question = json!({
        "rules": "pente", "moves": ["G7"], "size": 13, "opening": "free", "boat": true, "level": 2
    });
    assert_eq!(answer(&question)["error"], Value::Null);
}

#[test]
fn a_table_of_more_than_two_is_answered_too() {
    let moves = ["K10", "A1", "resign-2", "T19", "L10", "B1"];
    for level in [1, 5, 10] {
        let answer = answer(&json!({"rules": "keryo-3", "moves": moves, "level": level}));
        assert_eq!(answer["error"], Value::Null);
        assert_eq!(answer["move"], answer["line"][0]);
        assert!(answer["move"].is_string());
    }
}

#[test]
fn bad_lines_get_an_error_and_the_next_is_read() {
    let good = json!({"rules": "gomoku", "moves": [], "level": 1}).to_string();
    let bad = [
        "",
        "{",
        "[]",
        r#"{"rules":"pente"}"#,
        r#"{"rules":"chess","moves":[]}"#,
        r#"{"rules":"pente","moves":["A1"]}"#,
        r#"{"rules":"pente","moves":["K10","K10"]}"#,
        r#"{"rules":"pente","moves":[],"level":11}"#,
        r#"{"rules":"pente","moves":[],"level":0}"#,
        r#"{"rules":"pente","moves":[],"level":300}"#,
        r#"{"rules":"pente","moves":[],"lvl":2}"#,
        r#"{"rules":"pente","moves":[],"nodes":-1}"#,
        r#"{"rules":"pente","moves":["draw"]}"#,
    ];
    for line in bad {
        let answers = answers(&format!("{line}\n{good}\n"));
        assert_eq!(answers.len(), 2, "{line}");
        assert!(answers[0]["error"].is_string(), "{line}: {}", answers[0]);
        assert_eq!(answers[0]["move"], Value::Null, "{line}");
        assert_eq!(answers[1]["move"], "K10", "{line}");
    }
}

#[test]
fn what_is_wrong_with_a_question_is_said_in_plain_words() {
    let moves = r#""moves":["K10"]"#;
    for (line, error) in [
        (String::new(), "the line is no question: it is empty"),
        (" \r".to_owned(), "the line is no question: it is empty"),
        (
            "{\"rules\":".to_owned(),
            "the line is no question: it is JSON that breaks off",
        ),
        (
            "pente K10".to_owned(),
            "the line is no question: it is not JSON from byte 1 on",
        ),
        (
            "[]".to_owned(),
            "the line is no question: it is not an object, as in {\"rules\": \"pente\", \"moves\": [\"K10\"]}",
        ),
        (
            r#"{"rules":"pente"}"#.to_owned(),
            "the line is no question: it has no \"moves\"",
        ),
        (
            format!(r#"{{"rules":null,{moves}}}"#),
            "the line is no question: it has no \"rules\"",
        ),
        (
            format!(r#"{{"rules":7,{moves}}}"#),
            "the line is no question: \"rules\" must be a text in quotes",
        ),
        (
            r#"{"rules":"pente","moves":"K10"}"#.to_owned(),
            "the line is no question: \"moves\" must be a list of texts in quotes, as in [\"K10\", \"L11\"]",
        ),
        (
            format!(r#"{{"rules":"pente",{moves},"poof":"on"}}"#),
            "the line is no question: \"poof\" must be true or false",
        ),
        (
            format!(r#"{{"rules":"pente",{moves},"nodes":-1}}"#),
            "the line is no question: \"nodes\" must be a whole number from 0 to 18446744073709551615",
        ),
        (
            format!(r#"{{"rules":"pente",{moves},"seed":18446744073709551616}}"#),
            "the line is no question: \"seed\" must be a whole number from 0 to 18446744073709551615",
        ),
        (
            format!(r#"{{"rules":"pente",{moves},{moves}}}"#),
            "the line is no question: \"moves\" stands in it twice",
        ),
        (
            format!(r#"{{"rules":"pente","level":2,{moves},"level":3}}"#),
            "the line is no question: \"level\" stands in it twice",
        ),
        (
            format!(r#"{{"rules":"pente",{moves},"lvl":2}}"#),
            "a question has no \"lvl\", but rules, moves, size, opening, poof, boat, overline, bans, \
             notation, level, nodes, seed, ms, book",
        ),
        (
            format!(r#"{{"rules":"pente","opening":"opne",{moves}}}"#),
            "opening is free, tournament, g, swap or swap2, not \"opne\"",
        ),
        (
            format!(r#"{{"rules":"pente","bans":"all",{moves}}}"#),
            "bans is none, first or both, not \"all\"",
        ),
        (
            format!(r#"{{"rules":"pente","overline":"",{moves}}}"#),
            "overline is wins or neutral, not \"\"",
        ),
        (
            format!(r#"{{"rules":"pente","notation":"sgf",{moves}}}"#),
            "notation is board or relative, not \"sgf\"",
        ),
    ] {
        let answers = answers(&format!("{line}\n"));
        assert_eq!(answers.len(), 1, "{line}");
        assert_eq!(answers[0]["error"], error, "{line}");
    }
}

#[test]
fn whoever_asks_for_an_unknown_ruleset_is_told_all_that_there_are() {
    let error = &answer(&json!({"rules": "chess", "moves": []}))["error"];
    let error = error.as_str().expect("an error is text");
    assert!(
        error.starts_with("there is no ruleset \"chess\", but pente, keryo-pente, "),
        "{error}"
    );
    for ruleset in catalogue::all() {
        assert!(error.contains(ruleset.id), "{}: {error}", ruleset.id);
    }
}

#[test]
fn what_is_null_is_left_out() {
    let question = |seed: Value| json!({"rules": "pente", "moves": ["K10"], "nodes": 300, "seed": seed, "size": null});
    let one = answer(&question(Value::Null));
    assert_eq!(one["error"], Value::Null);
    assert_eq!(one["move"], answer(&question(json!(0)))["move"]);
}

#[test]
fn a_time_alone_ends_a_search_and_not_the_nodes_of_a_level() {
    let level = Level::by_number(4);
    let nodes = |level: Option<Level>, nodes, ms| engine::budget(level.as_ref(), nodes, ms).nodes;
    let strongest = Level::strongest().nodes;
    assert!(nodes(None, None, Some(60_000)) >= 100 * strongest);
    assert_eq!(nodes(level, None, Some(60_000)), 400);
    assert_eq!(nodes(level, None, None), 400);
    assert_eq!(nodes(level, Some(77), Some(60_000)), 77);
    assert_eq!(nodes(None, Some(77), Some(60_000)), 77);
    assert_eq!(nodes(None, None, None), strongest);
    let time = engine::budget(None, None, Some(60_000)).guard;
    assert_eq!(time, Some(Duration::from_mins(1)));
    assert_eq!(engine::budget(level.as_ref(), None, None).guard, None);
}

#[test]
fn no_budget_is_too_small() {
    let question = json!({"rules": "pente", "moves": ["K10"], "nodes": 0, "ms": 0});
    assert!(answer(&question)["move"].is_string());
}

#[test]
fn no_budget_is_too_large() {
    for (nodes, ms) in [(u64::MAX, 50), (500, u64::MAX)] {
        let question = json!({"rules": "pente", "moves": ["K10"], "nodes": nodes, "ms": ms});
        assert!(answer(&question)["move"].is_string());
    }
}

#[test]
fn the_end_of_input_ends_it() {
    assert_eq!(answers(""), Vec::<Value>::new());
}
