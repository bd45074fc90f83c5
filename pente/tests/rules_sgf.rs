//! Records as SGF: every ruleset there and back, byte for byte, and what editors need.

#![allow(
    clippy::cast_possible_truncation,
    reason = "boards and games are small"
)]

mod rules_play;

use pente::rules::{Move, Record, RecordText, SgfError, TextError, catalogue};
use proptest::prelude::*;
use rules_play::{Walk, walks};

/// Names that SGF and text both have to take care of.
const NAMES: [&str; 5] = [
    "anna",
    "ben \"the\" brave]",
    "c\\]:\\",
    "(;B[aa])",
    "日本\t\u{202e}\u{85} é",
];

fn players(seats: u8) -> impl Iterator<Item = (String, String)> {
    let names = NAMES.iter().cycle().zip(1..=seats);
    names.map(|(name, number)| (format!("Player {number} Name"), (*name).to_owned()))
}

fn written(code: &str, words: &[&str], about: &[(&str, &str)]) -> RecordText {
    let ruleset = catalogue::decode(code).expect("it is in the catalogue");
    let mut record = Record::new(ruleset);
    for word in words {
        record.push(Move::parse(word, ruleset.size).expect("it is a move"));
    }
    let about = about.iter();
    let about = about.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    RecordText::new(record, about).expect("it is legal")
}

/// Text to SGF to text, and SGF to text to SGF.
fn there_and_back(text: &RecordText) {
    let sgf = text.to_sgf();
    let read = RecordText::parse_sgf(&sgf).unwrap_or_else(|error| panic!("{error}: {sgf}"));
    assert_eq!(read.to_string(), text.to_string(), "{sgf}");
    assert_eq!(&read, text, "{sgf}");
    let from_text = RecordText::parse(&text.to_string()).expect("it was just written");
    assert_eq!(from_text.to_sgf(), sgf);
    assert_eq!(RecordText::split_sgf(&sgf), [sgf.trim_end()]);
}

fn of_walk(walk: &Walk) -> Record {
    Record {
        ruleset: walk.ruleset(),
        moves: walk.moves(),
    }
}

proptest! {
    #[test]
    fn every_game_is_read_back_byte_for_byte(walk in walks(), is_relative in any::<bool>()) {
        let record = of_walk(&walk);
        let notation = is_relative.then(|| ("Notation".to_owned(), "relative".to_owned()));
        let headers = players(record.ruleset.seats).chain(notation);
        let text = RecordText::new(record, headers).expect("the walk is legal");
        there_and_back(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = RecordText::parse_sgf(&text);
        let _ = (RecordText::split_sgf(&text), RecordText::split(&text));
    }

    #[test]
    fn what_resembles_sgf_is_read_or_refused(text in r"(\(;|;|\)|\[|\]|B|W|AE|HEADER|RESULT|aa|\\|GM\[4\]|RU\[pente\]|\n){0,60}") {
        for record in RecordText::split_sgf(&text) {
            let _ = RecordText::parse_sgf(record);
        }
    }
}

#[test]
fn a_game_of_every_ruleset_and_option_is_read_back_byte_for_byte() {
    let codes = catalogue::all().len() as u64 + 20;
    for seed in 0..codes * 3 {
        let record = of_walk(&Walk::from_seed(seed));
        let headers = players(record.ruleset.seats);
        there_and_back(&RecordText::new(record, headers).expect("the walk is legal"));
    }
}

#[test]
fn text_of_other_programs_is_read_back_byte_for_byte() {
    for text in [
        "1. K10 A1",
        "1. K10 A1 1-0",
        "1. K10 A1 resign-1 0-1",
        "1. K10 A1 M12 ?",
        "[Game \"D-Pente\"]\n[Result \"1-0\"]\n[Player's Swapped? \"Yes\"]\n\n1. H9 F8 2. G8 F9 3. G7 H8 1-0",
        "[Game \"Turn-based DK-Pente\"]\n\n1. H9 F8 2. G8 F9 3. G7 H8 1/2-1/2",
        "[Game \"Swap2-Pente\"]\n[Result \"0-0\"]\n\n1. H9 F8 2. G8 pass F9 3. G7 swap H8 0-0",
        "[Notation \"relative\"]\n\n1. 0 R1 2. L9D9 R2 3. R3 L2 *",
    ] {
        let read = RecordText::parse(text).expect("it is a record");
        let back = RecordText::parse_sgf(&read.to_sgf()).expect("it was just written");
        assert_eq!(back.to_string(), read.to_string());
        assert_eq!(back, read);
    }
}

#[test]
fn an_editor_finds_board_players_stones_and_result() {
    let about = [
        ("Site", "a server"),
        ("Date", "04/08/2016"),
        ("Player 1 Name", "Anna [1]"),
        ("Player 2 Name", "Ben"),
        ("Player 2 Rating", "1456"),
    ];
    let words = ["K10", "L10", "A1", "M10", "N10", "A2", "resign-2"];
    let sgf = written("pente", &words, &about).to_sgf();
    let expected = "(;FF[4]GM[4]CA[UTF-8]AP[Tessera:1]SZ[19]RU[pente]PC[a server]DT[2016-04-08]\
        PB[Ben]BR[1456]PW[Anna [1\\]]RE[W+R]HEADER[Game][Pente][Site][a server][Date][04/08/2016]\
        [Player 1 Name][Anna [1\\]][Player 2 Name][Ben][Player 2 Rating][1456][Result][1-0]\
        RESULT[1-0]\n;W[jj];B[kj];W[as];B[lj];W[mj];AE[lj][kj];B[ar])\n";
    assert_eq!(sgf, expected);
}

#[test]
fn what_sgf_has_no_word_for_stands_in_properties_of_our_own() {
    let nodes = |text: RecordText| {
        let sgf = text.to_sgf();
        let nodes = sgf.split_once('\n').expect("nodes follow the headers").1;
        nodes.to_owned()
    };
    let connect6 = ["K10", "A1", "B1", "C1", "D1"];
    assert_eq!(
        nodes(written("connect6", &connect6, &[])),
        ";W[jj];B[as];B[bs];W[cs];W[ds])\n"
    );
    let swapped = [
        "A1",
        "B1",
        "C1",
        "pass",
        "D1",
        "E1",
        "swap",
        "F1",
        "forfeit-2",
    ];
    assert_eq!(
        nodes(written("swap2-pente", &swapped, &[])),
        ";W[as];B[bs];W[cs];MOVE[pass];B[ds];W[es];MOVE[swap];B[fs];MOVE[forfeit-2])\n"
    );
    assert_eq!(
        nodes(written("linear-pente", &["K", "A"], &[])),
        ";W[ja];B[aa])\n"
    );
    assert_eq!(
        nodes(written("pente-plus", &["K10", "+A19"], &[])),
        ";W[jj];B[aa]POWER[])\n"
    );
    let three = ["K10", "A1", "B1", "C1", "resign-2", "D1", "resign-3"];
    assert_eq!(
        nodes(written("pente-3", &three, &[])),
        ";W[jj];B[as];W[bs];W[cs];MOVE[resign-2];W[ds];MOVE[resign-3])\n"
    );
}

#[test]
fn a_record_from_elsewhere_is_read_by_the_ruleset_it_names() {
    let sgf = "(;FF[4] GM[4] SZ[13]\nRU[Keryo Pente]PB[ben]PW[anna]WR[1500]RE[W+R]\n\
        ;W[gg]C[the centre; (not a node)];B[aa](;W[am])(;W[bm];B[cc]))";
    let read = RecordText::parse_sgf(sgf).expect("it is a record");
    assert_eq!(read.header("Player 1 Name"), Some("anna"));
    assert_eq!(read.header("Player 1 Rating"), Some("1500"));
    let text = read.to_string();
    assert!(text.contains("[Rules \"keryo-pente size=13\"]"), "{text}");
    assert!(text.ends_with("1. G7 A13 2. A1 1-0\r\n"), "{text}");
}

#[test]
fn what_is_no_record_is_refused() {
    let long = format!("(;GM[4]RU[pente]{})", ";W[jj]".repeat(10_000));
    let deep = format!("{}{}", "(;".repeat(3_400), ")".repeat(3_400));
    let broken = format!("(;GM[4]{}(()))", ";".repeat(3_400));
    assert_eq!(RecordText::parse_sgf(&long), Err(SgfError::TooLong));
    assert_eq!(RecordText::parse_sgf(&deep), Err(SgfError::TooLong));
    assert!(matches!(
        RecordText::parse_sgf(&broken),
        Err(SgfError::Syntax(_))
    ));
    for text in ["(", "[", ";", ")"] {
        let endless = text.repeat(1 << 20);
        for record in RecordText::split_sgf(&endless) {
            assert_eq!(RecordText::parse_sgf(record), Err(SgfError::TooLong));
        }
    }
    for (sgf, error) in [
        ("(;B[aa])", SgfError::Go),
        ("(;GM[4];B[aa])", SgfError::NoRuleset),
        ("(;GM[4]RU[pente]AB[aa];W[bb])", SgfError::SetUp),
        (
            "(;GM[4]RU[pente]SZ[13:19];W[bb])",
            SgfError::NotSquare {
                files: 13,
                ranks: 19,
            },
        ),
        (
            "(;GM[4]RU[gomoku];W[jj];W[aa])",
            SgfError::Colour { number: 2 },
        ),
        (
            "(;GM[4]RU[gomoku];B[jj];W[aa];W[bb])",
            SgfError::Colour { number: 3 },
        ),
        (
            "(;GM[4]RU[pente]HEADER[a\"b][c]RESULT[?];W[jj])",
            TextError::Header {
                name: "a\"b".to_owned(),
            }
            .into(),
        ),
    ] {
        assert_eq!(RecordText::parse_sgf(sgf), Err(error), "{sgf}");
    }
    for (sgf, word) in [
        ("(;GM[4]RU[pente];W[zz])", "zz"),
        ("(;GM[4]RU[pente];W[])", ""),
        ("(;GM[4]RU[pente];MOVE[e44])", "e44"),
    ] {
        let word = word.to_owned();
        assert_eq!(
            RecordText::parse_sgf(sgf),
            Err(TextError::Word { word }.into()),
            "{sgf}"
        );
    }
    for sgf in [
        "",
        "(",
        "()",
        "(;",
        "(;GM[4]RU[pente]",
        "(;GM[4]RU[chess])",
        "(;GM[x])",
    ] {
        assert!(RecordText::parse_sgf(sgf).is_err(), "{sgf}");
    }
}

#[test]
fn the_longest_game_can_be_written_and_read() {
    let ruleset = catalogue::decode("gomoku size=19").expect("it is in the catalogue");
    let points = ruleset.size.points().cycle().take(2_000);
    let words: Vec<_> = points
        .map(|it| Move::Place(it).text(ruleset.size))
        .collect();
    let text = format!("[Game \"Gomoku\"]\n\n{}", words.join(" "));
    let text = RecordText::parse(&text).expect("it is a record");
    assert_eq!(text.record.moves.len(), 2_000);
    let read = RecordText::parse_sgf(&text.to_sgf()).expect("it was just written");
    assert_eq!(read, text);
}

#[test]
fn several_records_in_a_file_are_told_apart() {
    let sgf = "before (;C[a ) \\] ( b];W[jj]) between\n(;W[aa](;B[bb])(;B[cc]))";
    assert_eq!(
        RecordText::split_sgf(sgf),
        ["(;C[a ) \\] ( b];W[jj])", "(;W[aa](;B[bb])(;B[cc]))"]
    );
    let cut_off = "(;W[aa])\n(;W[bb]\n(;W[cc])\n(;W[dd])\n";
    assert_eq!(
        RecordText::split_sgf(cut_off),
        ["(;W[aa])", "(;W[bb]\n", "(;W[cc])\n", "(;W[dd])\n"]
    );
    let text = "\u{feff}[Game \"Pente\"]\r\n\r\n1. K10 {\r\n[no \"header\"]\r\n} A1 ; {\r\n?\r\n\r\n\
        [Game \"Gomoku\"]\n[Result \"?\"]\n\n1. K10 ?\n\n\n[x \"y\"]\r1. A1";
    let records = RecordText::split(text);
    assert_eq!(records.len(), 3, "{records:?}");
    assert_eq!(records.concat(), text);
    assert!(records[1].starts_with("[Game \"Gomoku\"]"));
    assert_eq!(records[2], "[x \"y\"]\r1. A1");
    assert!(RecordText::split(" \n\r\n").is_empty());
}

#[test]
fn the_library_is_asked_about_no_record_of_go() {
    // It would write out every rectangle before it finds the error.
    let broken = format!("AE{}(()))", "[aa:ZZ]".repeat(37_000));
    for head in ["GM[1]", "", "C[GM[4\\]]"] {
        let sgf = format!("(;{head}{broken}");
        assert_eq!(RecordText::parse_sgf(&sgf), Err(SgfError::Go), "{head}");
        let second = format!("(;GM[4]RU[pente];W[jj])(;{head}{broken}");
        let second = RecordText::parse_sgf(&second).expect("the first record counts");
        assert_eq!(second.record.moves.len(), 1);
    }
}

#[test]
fn elsewhere_either_colour_may_begin() {
    let sgf = "(;GM[4]RU[pente]PB[Ann]BR[1500]PW[Ben]RE[B+R];B[jj];W[aa];B[mm])";
    let read = RecordText::parse_sgf(sgf).expect("it is a record");
    assert_eq!(read.header("Player 1 Name"), Some("Ann"));
    assert_eq!(read.header("Player 1 Rating"), Some("1500"));
    assert_eq!(read.header("Player 2 Name"), Some("Ben"));
    let text = read.to_string();
    assert!(text.ends_with("\r\n1. K10 A19 2. N7 1-0\r\n"), "{text}");
    assert!(text.contains("[Result \"1-0\"]"), "{text}");
}

#[test]
fn elsewhere_the_clock_and_the_date_are_told_in_other_words() {
    let sgf = "(;GM[4]RU[gomoku]DT[2020-01-02]RE[W+T];B[jj];W[aa])";
    let read = RecordText::parse_sgf(sgf).expect("it is a record");
    assert_eq!(read.header("Date"), Some("01/02/2020"));
    let text = read.to_string();
    assert!(text.ends_with("\r\n1. K10 A19 forfeit-1 0-1\r\n"), "{text}");
    let written = read.to_sgf();
    assert!(written.contains("DT[2020-01-02]"), "{written}");
    assert!(written.contains("RE[W+T]"), "{written}");
    assert_eq!(RecordText::parse(&text), Ok(read));
    let vague = "(;GM[4]RU[gomoku]DT[2020-01]SZ[15:15];B[aa])";
    let read = RecordText::parse_sgf(vague).expect("it is a record");
    assert_eq!(read.header("Date"), Some("2020-01"));
    assert_eq!(read.record.ruleset.size.files(), 15);
}

#[test]
fn headers_written_here_are_read_as_text_reads_them() {
    let sgf = "(;GM[4]HEADER[ Rules ][keryo-pente][Event][a\nb]RESULT[?];W[jj])";
    let read = RecordText::parse_sgf(sgf).expect("it is a record");
    assert_eq!(read.record.ruleset.id, "keryo-pente");
    assert_eq!(RecordText::parse(&read.to_string()), Ok(read));
}
