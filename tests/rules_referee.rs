//! The referee: one verdict a line, whatever the line holds.

use std::io::{BufReader, Read};

use serde_json::{Value, json};
use tessera::operate::referee;

fn verdicts(input: &str) -> Vec<Value> {
    let mut output = Vec::new();
    referee::run(input.as_bytes(), &mut output).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("verdicts are text");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a verdict is JSON"))
        .collect()
}

fn verdict(game: &Value) -> Value {
    verdicts(&game.to_string()).swap_remove(0)
}

#[test]
fn a_game_is_told_stone_by_stone() {
    let moves = ["K10", "L10", "A1", "M10", "N10", "resign-2"];
    let told = verdict(&json!({ "rules": "pente", "moves": moves }));
    assert_eq!(told["error"], Value::Null);
    assert_eq!(
        told["steps"][0],
        json!({ "colour": 1, "removed": [], "captured": [0, 0] })
    );
    let removed = json!({ "colour": 1, "removed": ["M10", "L10"], "captured": [2, 0] });
    assert_eq!(told["steps"][4], removed);
    assert_eq!(told["steps"][5], Value::Null);
    assert_eq!(told["captured"], json!([2, 0]));
    assert_eq!((&told["over"], &told["winner"]), (&json!(true), &json!(1)));
    assert_eq!(told["reason"], "resigned");
    let near = told["refused_at"]["3"]
        .as_array()
        .expect("the third stone is limited");
    assert_eq!(
        near.len(),
        23,
        "24 points around the centre, one of them taken"
    );
    assert_eq!(
        told["refused_at"].as_object().map(serde_json::Map::len),
        Some(1)
    );
}

#[test]
fn choices_have_no_step() {
    let told = verdict(&json!({ "rules": "d-pente", "moves": ["A1", "B1", "C1", "D1", "swap"] }));
    assert_eq!(told["steps"][4], Value::Null);
    assert_eq!((&told["over"], &told["winner"]), (&json!(false), &json!(0)));
    assert_eq!(told["reason"], Value::Null);
    assert_eq!(told.get("refused_at"), None);
}

#[test]
fn options_are_heeded() {
    let free = json!({ "rules": "pente", "opening": "free", "moves": ["K10", "K11", "K12"] });
    assert_eq!(verdict(&free)["error"], Value::Null);
    let small = json!({ "rules": "pente", "size": 13, "moves": ["G7"] });
    assert_eq!(verdict(&small)["error"], Value::Null);
}

#[test]
fn an_illegal_move_is_named_with_what_came_before() {
    for (moves, error) in [
        (json!(["K10", "K10"]), "move 2, K10: K10 is taken"),
        (json!(["K10", "I9"]), "move 2, I9: there is no file I"),
        (
            json!(["K10", "A1", "M12"]),
            "move 3, M12: this stone must stand at least 3 lines",
        ),
        (
            json!(["K10", "swap"]),
            "move 2, swap: there is nothing to choose now",
        ),
        (
            json!(["K10", "resign-2", "A1"]),
            "move 3, A1: the game is over",
        ),
        (
            json!(["K10", "resign-9"]),
            "move 2, resign-9: there is no seat 9",
        ),
    ] {
        let told = verdict(&json!({ "rules": "pente", "moves": moves }));
        let said = told["error"].as_str().expect("the game is illegal");
        assert!(said.starts_with(error), "{said}");
        let before = moves.as_array().map_or(0, Vec::len) - 1;
        assert_eq!(told["steps"].as_array().map(Vec::len), Some(before));
    }
}

#[test]
fn what_is_no_game_gets_an_error_and_the_next_line_is_read() {
    let good = r#"{"rules":"pente","moves":["K10"]}"#;
    let bad = [
        "",
        "{",
        "null",
        "[]",
        "42",
        r#"{"rules":"chess","moves":[]}"#,
        r#"{"rules":"pente"}"#,
        r#"{"rules":"pente","moves":[7]}"#,
        r#"{"rules":"pente","moves":[],"size":0}"#,
        r#"{"rules":"pente","moves":[],"size":200}"#,
        r#"{"rules":"pente","moves":[],"size":10}"#,
        r#"{"rules":"pente","moves":[],"size":-1}"#,
        r#"{"rules":"pente","moves":[],"size":1e99}"#,
        r#"{"rules":"pente","moves":[],"opening":"pie"}"#,
        r#"{"rules":"gomoku","moves":[],"opening":"swap2"}"#,
    ];
    let input: String = bad
        .iter()
        .flat_map(|line| [line, "\n", good, "\n"])
        .collect();
    let told = verdicts(&input);
    assert_eq!(told.len(), bad.len() * 2);
    for (pair, line) in told.chunks(2).zip(bad) {
        assert!(pair[0]["error"].is_string(), "{line}");
        assert_eq!(pair[1]["error"], Value::Null, "after {line}");
    }
    let deep = format!("{}\n{good}", "[".repeat(100_000));
    assert_eq!(verdicts(&deep).len(), 2);
}

#[test]
fn bytes_that_are_no_text_get_an_error() {
    let mut output = Vec::new();
    referee::run(
        &b"\xff\xfe\n{\"rules\":\"pente\",\"moves\":[]}\n"[..],
        &mut output,
    )
    .expect("memory can be read and written");
    assert_eq!(
        output.split(|&byte| byte == b'\n').count(),
        3,
        "two lines and their ends"
    );
}

#[test]
fn an_endless_line_is_not_kept() {
    let good = b"\n{\"rules\":\"pente\",\"moves\":[]}\n";
    let endless = std::io::repeat(b'x').take(50_000_000).chain(&good[..]);
    let mut output = Vec::new();
    referee::run(BufReader::new(endless), &mut output).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("verdicts are text");
    let told: Vec<_> = text.lines().collect();
    assert_eq!(told.len(), 2);
    assert!(told[0].contains("the line is over 1048576 bytes"));
    assert!(told[1].contains("\"error\":null"));
}
