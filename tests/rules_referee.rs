//! The referee: one verdict a line, whatever the line holds.

#[path = "../pente/tests/rules_words/mod.rs"]
mod rules_words;

use std::io::{BufReader, Read};

use rules_words::endless;
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
fn every_option_is_read_from_the_line() {
    let six = [
        "K10", "A1", "L10", "A2", "M10", "A4", "O10", "A5", "P10", "A7", "N10",
    ];
    let won = json!({ "rules": "pente", "opening": "free", "moves": six });
    assert_eq!(verdict(&won)["reason"], "row");
    let neutral =
        json!({ "rules": "pente", "opening": "free", "overline": "neutral", "moves": six });
    assert_eq!(verdict(&neutral)["over"], false);
    let threes = ["K10", "A1", "L10", "A5", "M11", "A9", "M12", "A13", "M10"];
    let free = json!({ "rules": "keryo-pente", "opening": "free", "moves": threes });
    assert_eq!(verdict(&free)["error"], Value::Null);
    let banned =
        json!({ "rules": "keryo-pente", "opening": "free", "bans": "first", "moves": threes });
    assert_eq!(
        verdict(&banned)["error"],
        "move 9, M10: this would make two open threes at once"
    );
    for (option, value) in [
        ("overline", "loses"),
        ("bans", "some"),
        ("notation", "chess"),
    ] {
        let mut asked = json!({ "rules": "pente", "moves": [] });
        asked[option] = json!(value);
        let error = verdict(&asked)["error"].clone();
        assert!(
            error
                .as_str()
                .is_some_and(|error| error.starts_with(option)),
            "{error}"
        );
    }
}

#[test]
fn moves_are_read_in_either_notation_and_with_marks_of_captures() {
    let marked = json!({ "rules": "pente", "moves": ["K10", "L10", "A1", "M10", "(N10)"] });
    assert_eq!(verdict(&marked)["captured"], json!([2, 0]));
    let marked = json!({
        "rules": "pente",
        "notation": "relative",
        "moves": ["0", "R1", "L9D9", "R2", "R3*"],
    });
    assert_eq!(verdict(&marked)["captured"], json!([2, 0]));
    // L2 is a point of the board, and two to the left of its centre.
    let game = |notation: &str| json!({ "rules": "pente", "notation": notation, "moves": ["K10", "L2", "L2"] });
    for (notation, taken) in [("board", "L2 is taken"), ("relative", "H10 is taken")] {
        let error = verdict(&game(notation))["error"].clone();
        let error = error.as_str().expect("the point is taken");
        assert_eq!(error, format!("move 3, L2: {taken}"));
    }
}

#[test]
fn games_for_points_are_scored() {
    let moves = ["K10", "A1", "N10", "A2", "M10", "B9", "L10", "A4", "O10"];
    let alone = verdict(&json!({ "rules": "points", "opening": "tournament", "moves": moves }));
    assert_eq!(alone["error"], Value::Null);
    assert_eq!(alone["scores"], json!([5, 0]));
    assert_eq!(alone["scored"], json!([5, 0]));
    assert_eq!(alone["target"], 21);
    assert_eq!(
        (&alone["match_winner"], &alone["begins_next"]),
        (&json!(0), &json!(2))
    );
    let near = ["K10", "A1", "L10"];
    let refused = verdict(&json!({ "rules": "points", "opening": "tournament", "moves": near }));
    assert!(
        refused["error"]
            .as_str()
            .is_some_and(|it| it.contains("at least 3 lines"))
    );

    let given = json!({ "rules": "points", "handicap": [16, 20], "target": 21, "moves": moves });
    let won = verdict(&given);
    assert_eq!(won["scores"], json!([21, 20]));
    assert_eq!(
        (&won["match_winner"], &won["begins_next"]),
        (&json!(1), &json!(0))
    );
    let longer = json!({ "rules": "points", "handicap": [16], "target": 50, "moves": moves });
    let goes_on = verdict(&longer);
    assert_eq!(goes_on["scores"], json!([21, 0]));
    assert_eq!(
        (&goes_on["target"], &goes_on["match_winner"]),
        (&json!(50), &json!(0))
    );

    let open = verdict(&json!({ "rules": "points-3", "handicap": [1, 2, 3], "moves": ["K10"] }));
    assert_eq!(
        (&open["scores"], &open["scored"]),
        (&json!([1, 2, 3]), &Value::Null)
    );
    assert_eq!(
        verdict(&json!({ "rules": "pente", "moves": [] })).get("scores"),
        None
    );
    for (rules, key, value) in [
        ("pente", "target", json!(21)),
        ("pente", "handicap", json!([1])),
        ("points", "target", json!(0)),
        ("points", "handicap", json!([1, 2, 3])),
        ("points", "handicap", json!([70_000])),
        ("points", "opening", json!("swap")),
    ] {
        let mut asked = json!({ "rules": rules, "moves": [] });
        asked[key] = value;
        assert!(verdict(&asked)["error"].is_string(), "{asked}");
    }
}

#[test]
fn a_game_that_never_ends_is_drawn() {
    let moves: Vec<_> = endless(2_000).split(' ').map(str::to_owned).collect();
    let told = verdict(&json!({ "rules": "linear-pente", "moves": moves }));
    assert_eq!((&told["over"], &told["winner"]), (&json!(true), &json!(0)));
    assert_eq!(told["reason"], "ply limit");
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
