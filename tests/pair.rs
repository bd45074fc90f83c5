//! The program that pairs rounds: a round in a line, its pairing in a line.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use serde_json::{Value, json};
use tessera::operate::pair;

fn answers(input: &str) -> Vec<Value> {
    let mut output = Vec::new();
    pair::run(input.as_bytes(), &mut output, std::io::sink(), None).unwrap();
    let text = String::from_utf8(output).unwrap();
    let lines = text.lines();
    lines.map(|it| serde_json::from_str(it).unwrap()).collect()
}

/// A round of so many players, of five.
fn round(players: usize, history: &Value, absent: &[usize]) -> Value {
    let players: Vec<_> = (1..=players)
        .map(|n| json!({"n": n, "rating": 1500}))
        .collect();
    json!({
        "id": "one", "players": players, "rounds_total": 5, "first_color": "w",
        "history": history, "absent": absent,
    })
}

#[track_caller]
fn check(round: &Value, pairs: &Value, bye: &Value) {
    let expected = json!({"pairs": pairs, "bye": bye, "error": null});
    assert_eq!(answers(&round.to_string()), [expected], "{round}");
}

#[track_caller]
fn check_refused(line: &str, reason: &str) {
    let answer = answers(line).remove(0);
    assert_eq!(answer["pairs"], json!([]), "{line}");
    let error = answer["error"].as_str().unwrap();
    assert!(error.contains(reason), "{line}: {error}");
}

#[test]
fn in_the_first_round_the_upper_half_meets_the_lower_and_the_last_one_gets_the_bye() {
    let first = round(7, &json!([]), &[]);
    check(&first, &json!([[1, 4], [5, 2], [3, 6]]), &json!(7));
    let mut black = first.clone();
    black["first_color"] = json!("b");
    check(&black, &json!([[4, 1], [2, 5], [6, 3]]), &json!(7));
    // Who is absent has no number yet: the others count on without a gap.
    check(
        &round(7, &json!([]), &[1]),
        &json!([[2, 5], [6, 3], [4, 7]]),
        &json!(null),
    );
}

#[test]
fn winners_meet_winners_and_everybody_gets_the_other_colour() {
    let history = json!([{"round": 1, "pairs": [[1, 3, "1-0"], [4, 2, "0-1"]], "byes": []}]);
    check(
        &round(4, &history, &[]),
        &json!([[2, 1], [3, 4]]),
        &json!(null),
    );
}

#[test]
fn nobody_meets_twice_or_gets_a_second_bye() {
    let first = json!({"pairs": [[1, 2, "1-0"]], "byes": [[3, "U"]]});
    check(&round(3, &json!([first]), &[]), &json!([[3, 1]]), &json!(2));
    let second = json!({"pairs": [[3, 1, "1-0"]], "byes": [[2, "U"]]});
    let third = round(3, &json!([first, second]), &[]);
    check(&third, &json!([[2, 3]]), &json!(1));
    // A win by forfeit is no meeting, but it stands for a bye.
    let forfeit = json!({"pairs": [[1, 2, "+--"]], "byes": [[3, "H"]]});
    check(
        &round(3, &json!([forfeit]), &[]),
        &json!([[1, 3]]),
        &json!(2),
    );
    check(
        &round(3, &json!([forfeit]), &[3]),
        &json!([[1, 2]]),
        &json!(null),
    );
}

#[test]
fn nobody_gets_a_colour_three_times_in_a_row_except_at_the_top_of_the_last_round() {
    // 1 and 2 have won twice with white, 3 and 4 have lost twice with black.
    let history = json!([
        {"pairs": [[1, 3, "1-0"], [2, 4, "1-0"]], "byes": []},
        {"pairs": [[1, 4, "1-0"], [2, 3, "1-0"]], "byes": []},
    ]);
    check_refused(&round(4, &history, &[]).to_string(), "no pairing");
    let mut last = round(4, &history, &[]);
    last["rounds_total"] = json!(3);
    check_refused(&last.to_string(), "no pairing");
    // Without 3 and 4 only those at the top are left, and they may.
    last["absent"] = json!([3, 4]);
    check(&last, &json!([[2, 1]]), &json!(null));
}

#[test]
fn a_line_that_is_no_round_is_told_why_and_reading_goes_on() {
    check_refused("nothing", "the line is no round");
    let with = |history: &Value| round(3, history, &[]).to_string();
    let met = json!([{"pairs": [[1, 2, "1-0"]], "byes": []}]);
    let mut two = round(2, &met, &[]);
    check_refused(&two.to_string(), "no pairing");
    two["rounds_total"] = json!(1);
    check_refused(&two.to_string(), "no further round");
    check_refused(
        &with(&json!([{"pairs": [[1, 1, "1-0"]]}])),
        "player 1 is named twice in round 1",
    );
    check_refused(
        &with(&json!([{"pairs": [[1, 4, "1-0"]]}])),
        "nobody has the pairing number 4",
    );
    check_refused(
        &with(&json!([{"round": 2, "pairs": []}])),
        "round 1 is missing",
    );
    check_refused(&round(3, &json!([]), &[0]).to_string(), "number 0");
    let mut gap = round(2, &json!([]), &[]);
    gap["players"][1]["n"] = json!(3);
    check_refused(&gap.to_string(), "numbered 1, 2, 3");
    check_refused(&round(1001, &json!([]), &[]).to_string(), "1000 players");
    let both = format!("nothing\n{}\n", round(2, &json!([]), &[]));
    assert_eq!(answers(&both)[1]["pairs"], json!([[1, 2]]));
    assert_eq!(
        answers(&round(0, &json!([]), &[]).to_string())[0]["error"],
        json!(null)
    );
}

#[test]
fn each_round_is_also_written_as_a_report_file() {
    let folder = tempfile::tempdir().unwrap();
    let files = folder.path().join("reports");
    let history = json!([{"pairs": [[1, 3, "1-0"], [4, 2, "--+"]], "byes": [[5, "U"]]}]);
    let mut second = round(5, &history, &[5]);
    second["players"] = json!([
        {"n": 2, "rating": 1540}, {"n": 1, "rating": 1620}, {"n": 3}, {"n": 4, "rating": "?"}, {"n": 5},
    ]);
    let input = format!("nothing\n{second}\n");
    pair::run(
        input.as_bytes(),
        std::io::sink(),
        std::io::sink(),
        Some(&files),
    )
    .unwrap();
    assert!(!files.join("1.trf").exists(), "a line that is no round");
    let text = std::fs::read_to_string(files.join("2.trf")).unwrap();
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines[0], "012 one");
    assert!(
        lines.contains(&"142 5") && lines.contains(&"152 W"),
        "{text}"
    );
    let players: Vec<&str> = lines
        .into_iter()
        .filter(|it| it.starts_with("001"))
        .map(|it| it.split_at(48).1.trim_start())
        .collect();
    assert_eq!(players[0].split_whitespace().next(), Some("1620"));
    let rounds: Vec<&str> = players.iter().map(|it| &it[it.len() - 20..]).collect();
    assert_eq!(
        rounds,
        [
            "     3 w 1     2 b  ",
            "     4 b +     1 w  ",
            "     1 b 0     4 w  ",
            "     2 w -     3 b  ",
            "  0000 - U  0000 - Z",
        ]
    );
}
