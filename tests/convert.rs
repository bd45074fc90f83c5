//! The program that converts records: files or lines in, records out, broken ones named.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const JSON: &str = concat!(
    r#"{"rules":"pente","moves":["K10","L10","A1","M10","N10"],"headers":[["Player 1 Name","anna"]]}"#,
    "\n",
    r#"{"rules":"points-3","target":30,"handicap":[0,5,0],"moves":["K10","resign-2"]}"#,
    "\n",
    r#"{"rules":"pente","size":13,"opening":"free","bans":"both","moves":["G7","A1","draw"]}"#,
    "\n",
);

fn convert(from: &str, to: &str, files: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["convert", "--from", from, "--to", to])
        .args(files)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // The program may end before it has read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

/// What was written by a program that had nothing to complain about.
fn converted(from: &str, to: &str, input: &str) -> String {
    let output = convert(from, to, &[], input);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn records_go_round_and_come_back() {
    let text = converted("json", "text", JSON);
    let sgf = converted("text", "sgf", &text);
    assert_eq!(converted("sgf", "text", &sgf), text);
    assert_eq!(converted("sgf", "json", &sgf), JSON);
    assert_eq!(converted("text", "text", &text), text);
    assert_eq!(converted("json", "sgf", JSON), sgf);
    assert!(
        text.starts_with("[Game \"Pente\"]\r\n[Player 1 Name \"anna\"]\r\n"),
        "{text}"
    );
    assert!(
        text.contains("[Rules \"points-3 handicap=0,5,0 target=30\"]"),
        "{text}"
    );
}

#[test]
fn broken_records_are_named_and_the_others_go_on() {
    let broken = [
        "[Game \"Pente\"]\n\n1. K10 A1 2. M12 ?\n",
        "[Game \"Pente\"]\n\n1. K10 A1 ?\n",
        "[Game \"Chess\"]\n\n1. e4\n",
    ];
    let output = convert("text", "sgf", &[], &broken.concat());
    assert_eq!(output.status.code(), Some(1));
    let complaints = String::from_utf8(output.stderr).unwrap();
    let complaints: Vec<_> = complaints.lines().collect();
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    let expected = "tessera: record 1, line 1: move 3, M12: this stone must stand at least 3 lines";
    assert!(complaints[0].starts_with(expected), "{complaints:?}");
    let expected = "tessera: record 3, line 7: the record is of a game that is not known here";
    assert!(complaints[1].starts_with(expected), "{complaints:?}");
    let sgf = String::from_utf8(output.stdout).unwrap();
    assert_eq!(sgf.matches("(;FF[4]").count(), 1, "{sgf}");

    let lines = "\u{feff}{\n\n\r\n{\"rules\":\"pente\",\"moves\":[\"I9\"]}\n{\"rules\":\"gomoku\",\"moves\":[]}\n";
    let output = convert("json", "text", &["-"], lines);
    assert_eq!(output.status.code(), Some(1));
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaints.contains("line 1: the line is no game") && !complaints.contains("at line 1"),
        "{complaints}"
    );
    assert!(
        complaints.contains("line 4: move 1, I9: there is no file I"),
        "{complaints}"
    );
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .starts_with("[Game \"Gomoku\"]")
    );
}

#[test]
fn files_are_read_in_their_order_and_named() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (good, bad, gone) = (path("good.txt"), path("bad.txt"), path("gone.txt"));
    std::fs::write(&good, "1. K10 A1").unwrap();
    std::fs::write(&bad, b"1. K10 \0").unwrap();
    let output = convert("text", "json", &[&good, &bad, &gone, "-"], "1. K10 B1");
    assert_eq!(output.status.code(), Some(1));
    let lines = String::from_utf8(output.stdout).unwrap();
    let moves = |point: &str| format!("{{\"rules\":\"pente\",\"moves\":[\"K10\",\"{point}\"]}}\n");
    assert_eq!(lines, moves("A1") + &moves("B1"));
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaints.contains("bad.txt: it is not text"),
        "{complaints}"
    );
    assert!(
        complaints.contains("gone.txt: it cannot be read"),
        "{complaints}"
    );
}

#[test]
fn hostile_input_is_refused_in_a_sentence() {
    let endless = [
        "(".repeat(1 << 20),
        "(;".repeat(1 << 19),
        "\n(;[".repeat(1 << 18),
    ];
    for input in &endless {
        let output = convert("sgf", "text", &[], input);
        assert_eq!(output.status.code(), Some(1));
        assert!(
            String::from_utf8(output.stderr)
                .unwrap()
                .starts_with("tessera: record 1, line ")
        );
    }
    let format = convert("pgn", "text", &[], "");
    assert!(
        String::from_utf8(format.stderr)
            .unwrap()
            .contains("json, text or sgf")
    );
}

#[test]
fn one_wrong_byte_costs_no_record() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("latin-1.txt");
    let records = b"[Game \"Pente\"]\n[Player 1 Name \"Jos\xe9\"]\n\n1. K10 A1\n\
                    [Game \"Pente\"]\n[Player 1 Name \"Jos\xc3\xa9\"]\n\n1. K10 B1\n";
    std::fs::write(&path, records).unwrap();
    let output = convert("text", "json", &[path.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0));
    let lines = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        lines.matches(r#"["Player 1 Name","José"]"#).count(),
        2,
        "{lines}"
    );
}

#[test]
fn records_without_headers_stay_apart() {
    let folder = TempDir::new().unwrap();
    let paths = ["1. K10 A1", "1. K10 B1"].map(|text| {
        let path = folder.path().join(&text[7..]);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    });
    let output = convert("text", "text", &[&paths[0], &paths[1]], "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        converted("text", "json", &text).lines().count(),
        2,
        "{text}"
    );
    assert_eq!(converted("text", "text", &text), text);
}

#[test]
fn lines_are_converted_as_they_come() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["convert", "--from", "json", "--to", "json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let line = "{\"rules\":\"gomoku\",\"moves\":[\"K10\"]}\n";
    // More than the program holds back before it writes.
    stdin.write_all(line.repeat(1_000).as_bytes()).unwrap();
    let mut first = String::new();
    stdout.read_line(&mut first).unwrap();
    assert_eq!(first, line);
    // Nobody reads the rest, which is no failure.
    drop(stdout);
    let _ = stdin.write_all(line.repeat(10_000).as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_line_of_json_keeps_its_result_and_has_known_fields() {
    let open = "{\"rules\":\"pente-3\",\"moves\":[\"K10\",\"A1\"],\"result\":\"0-1-0\"}\n";
    let text = converted("json", "text", open);
    assert!(text.ends_with("1. K10 A1 0-1-0\r\n"), "{text}");
    assert_eq!(converted("text", "json", &text), open);
    let aborted = "{\"rules\":\"pente\",\"moves\":[\"K10\",\"resign-1\"],\"result\":\"?\"}\n";
    let text = converted("json", "text", aborted);
    assert_eq!(converted("text", "json", &text), aborted);
    for (line, complaint) in [
        (
            r#"{"rules":"pente","moves":[],"typo":true}"#,
            "a game has no \"typo\", but rules, moves, ",
        ),
        (
            r#"{"rules":"pente","moves":["K10","resign-1"],"result":"1-0"}"#,
            "contradicts",
        ),
        (
            r#"{"rules":"pente","moves":["K10"],"result":"1-0"}"#,
            "contradicts",
        ),
        (
            r#"{"rules":"pente","moves":["K10"],"result":"so"}"#,
            "contradicts",
        ),
        (
            r#"{"rules":"pente","moves":[],"headers":[["a\"b","c"]]}"#,
            "name of a header",
        ),
    ] {
        let output = convert("json", "text", &[], line);
        assert_eq!(output.status.code(), Some(1), "{line}");
        let complaints = String::from_utf8(output.stderr).unwrap();
        assert!(complaints.contains(complaint), "{complaints}");
    }
    let row = "[Game \"Gomoku\"]\n\n1. K10 A1 2. L10 A2 3. M10 A3 4. N10 A4 5. O10 0-1\n";
    let output = convert("text", "json", &[], row);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
}
