//! `tessera review` as a process: lines in, lines out, errors as sentences.

use std::process::Stdio;

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

#[tokio::test]
async fn games_are_reviewed_line_by_line() {
    let mut review = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .arg("review")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let game = json!({ "rules": "pente", "moves": ["K10", "L11", "N10"], "result": "1-0" });
    let table = json!({ "rules": "partners", "moves": [] });
    let lines = format!("{game}\n{{\n{table}\n");
    let mut input = review.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).await.unwrap();
    drop(input);
    let ended = review.wait_with_output().await.unwrap();
    assert!(ended.status.success());
    let told = String::from_utf8(ended.stdout).unwrap();
    let told: Vec<Value> = told
        .lines()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect();
    let [game, damaged, table] = &told[..] else {
        panic!("three lines: {told:?}");
    };
    assert_eq!(game["plies"].as_array().map(Vec::len), Some(3));
    assert_eq!(game["error"], Value::Null);
    let error = |it: &Value| it["error"].as_str().unwrap().to_owned();
    assert!(error(damaged).starts_with("the line is no game"));
    assert!(error(table).starts_with("only games of two players"));
}
