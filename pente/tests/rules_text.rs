//! Records as text: what the best-known site exports, and what people make of it.

use pente::rules::{
    Choice, Departure, InvalidRecord, Move, Point, Record, RecordText, Seat, TextError,
    UnknownRuleset, catalogue,
};

/// Lines as that site ends them.
fn exported(lines: &[&str]) -> String {
    lines.iter().flat_map(|line| [*line, "\r\n"]).collect()
}

fn headers<'a>(game: &'a str, result: &'a str) -> Vec<&'a str> {
    vec![
        game,
        "[Site \"Pente.org\"]",
        "[Event \"Turn-based Game\"]",
        "[Round \"-\"]",
        "[Section \"-\"]",
        "[Date \"04/08/2016\"]",
        "[Time \"01:22:33\"]",
        "[TimeControl \"7\"]",
        "[Rated \"Y\"]",
        "[Player 1 Name \"anna\"]",
        "[Player 2 Name \"ben \"the\" brave\"]",
        "[Player 1 Rating \"1390\"]",
        "[Player 2 Rating \"1456\"]",
        "[Player 1 Type \"Human\"]",
        "[Player 2 Type \"Computer\"]",
        result,
    ]
}

#[test]
fn an_export_is_written_back_byte_for_byte() {
    let mut lines = headers("[Game \"Pente\"]", "[Result \"0-1\"]");
    lines.extend([
        "",
        "1. K10 L10 2. K7 L6 3. L8 J6 4. M9 K6 5. N10 O11 6. M6 H6 7. G6 K8 8. J7 H7 9.",
        "H5 L7 10. L5 K7 11. K5 J5 12. G8 M5 13. K5 G7 14. F8 K4 15. L3 J7 16. H7 G5 17.",
        "L7 F9 18. L5 N7 19. J6 L4 0-1",
    ]);
    let text = exported(&lines);
    let read = RecordText::parse(&text).expect("it is an export");
    assert_eq!(read.to_string(), text);
    assert_eq!(read.record.ruleset.id, "pente");
    assert_eq!(read.header("Player 2 Name"), Some("ben \"the\" brave"));
}

#[test]
fn the_wrap_is_at_eighty_columns() {
    // One column more than fits makes the last word move down.
    let full = "1. K10 A19 2. B19 C19 3. D19 E19 4. F19 G19 5. H19 J19 6. K19 L19 7. M19 N19 8.";
    assert_eq!(full.len(), 79);
    let mut lines = headers("[Game \"Speed Gomoku\"]", "[Result \"?\"]");
    lines.extend(["", full, "A1 B2 ?"]);
    let text = exported(&lines);
    assert_eq!(
        RecordText::parse(&text)
            .expect("it is an export")
            .to_string(),
        text
    );
    let full = "1. K10 A19 2. B19 C19 3. D19 E19 4. F19 G19 5. H19 J1 6. K1 L1 7. M1 N1 8. A1 B2";
    assert_eq!(full.len(), 80);
    let mut lines = headers("[Game \"Gomoku\"]", "[Result \"?\"]");
    lines.extend(["", full, "?"]);
    let text = exported(&lines);
    assert_eq!(
        RecordText::parse(&text)
            .expect("it is an export")
            .to_string(),
        text
    );
}

#[test]
fn the_swap_of_an_export_is_told_by_its_header() {
    for (told, choice) in [("Yes", Choice::Swap), ("No", Choice::NoSwap)] {
        let swapped = format!("[Player's Swapped? \"{told}\"]");
        let mut lines = headers("[Game \"D-Pente\"]", "[Result \"1-0\"]");
        lines.extend([swapped.as_str(), "", "1. H9 F8 2. G8 F9 3. G7 H8 1-0"]);
        let text = exported(&lines);
        let read = RecordText::parse(&text).expect("it is an export");
        assert_eq!(read.to_string(), text);
        assert_eq!(read.record.moves[4], Move::Choose(choice));
        let position = read.record.position().expect("it is legal");
        let loser = position.seat_of(pente::rules::Colour::SECOND);
        let resigned = Move::Leave(loser.expect("colours are shared out"), Departure::Resigned);
        assert_eq!(read.record.moves.last(), Some(&resigned));
    }
}

#[test]
fn an_export_that_keeps_choices_to_itself_is_written_back() {
    for game in ["[Game \"Swap2-Pente\"]", "[Game \"Turn-based DK-Pente\"]"] {
        let mut lines = headers(game, "[Result \"1/2-1/2\"]");
        lines.extend(["", "1. H9 F8 2. G8 F9 3. G7 H8 1/2-1/2"]);
        let text = exported(&lines);
        let read = RecordText::parse(&text).expect("it is an export");
        assert_eq!(read.to_string(), text);
        assert!(read.record.position().is_ok());
        assert_eq!(read.record.moves.last(), Some(&Move::AgreeDraw));
    }
}

#[test]
fn reading_forgives() {
    let moves = |text: &str| {
        let read = RecordText::parse(text).expect("it can be read");
        let size = read.record.ruleset.size;
        let words: Vec<_> = read.record.moves.iter().map(|mv| mv.text(size)).collect();
        words.join(" ")
    };
    for (text, expected) in [
        ("1. K10 G9 2. G12 J9 ?", "K10 G9 G12 J9"),
        ("K10 G9 G12", "K10 G9 G12"),
        ("1.k10 g9 2.g12* j9!", "K10 G9 G12 J9"),
        ("1... K10 {centre} G9 ; to the end\n2. G12", "K10 G9 G12"),
        ("{1. A1} 1. 0 L2D2 R3U2", "K10 H8 N12"),
        ("[Game \"Keryo Pente\"]\n[Odd \"header\"]\n\n1. K10", "K10"),
        (
            "[Game \"pente\"]\r[Result \"?\"]\r\r1. K10 ; x\r A1",
            "K10 A1",
        ),
        ("\u{feff}[GameType \"Gomoku\"]\n1. K10 A1", "K10 A1"),
        ("[Rules \"pente opening=free size=9\"]\n\n1. E5 E6", "E5 E6"),
        ("1. K10 A1 resign 0-1", "K10 A1 resign-1"),
        (
            "[Result \"0-1\"]\n\n1. K10 A1 N10 Forfeit 0-1",
            "K10 A1 N10 forfeit-1",
        ),
        ("1. K10 A1 1-0", "K10 A1 resign-2"),
        ("1. K10 A1 1/2-1/2", "K10 A1 draw"),
        (
            "; exported by a program\n{with a remark\n}[Game \"Gomoku\"]\n\n1. K10 A1",
            "K10 A1",
        ),
        ("[Game \"Pente\"]\n[Rules \"Tournament\"]\n\n1. K10", "K10"),
    ] {
        assert_eq!(moves(text), expected, "{text:?}");
    }
}

#[test]
fn what_is_no_record_is_refused() {
    for (text, error) in [
        (
            "[Game \"Chess\"]\n\n1. e4",
            TextError::Ruleset(UnknownRuleset::Name),
        ),
        (
            "[Rules \"pente komi=6\"]\n",
            TextError::Ruleset(UnknownRuleset::Option),
        ),
        (
            "[Game \"Pente\"]\n[Rules \"pente komi=6\"]\n",
            TextError::Ruleset(UnknownRuleset::Option),
        ),
        ("", TextError::Empty),
        ("1 2 3 ?", TextError::Empty),
        ("; a remark", TextError::Empty),
        ("1. K10 {never closed", TextError::Comment),
        ("{never closed\n[Game \"Gomoku\"]", TextError::Comment),
        (
            "1. K10 0-0-0",
            TextError::Word {
                word: "0-0-0".to_owned(),
            },
        ),
        (
            "1. Z99",
            TextError::Word {
                word: "Z99".to_owned(),
            },
        ),
        (
            "1. K10 resign-0",
            TextError::Word {
                word: "resign-0".to_owned(),
            },
        ),
        (
            "1. K10 A1-B1",
            TextError::Word {
                word: "A1-B1".to_owned(),
            },
        ),
    ] {
        assert_eq!(RecordText::parse(text), Err(error), "{text:?}");
    }
}

#[test]
fn every_kind_of_move_is_told_in_words() {
    let size = catalogue::all()[0].size;
    for (mv, word) in [
        (Move::Place(Point::new(9, 9)), "K10"),
        (Move::Power(Point::new(0, 18)), "+A19"),
        (Move::Choose(Choice::Swap), "swap"),
        (Move::Choose(Choice::NoSwap), "noswap"),
        (Move::Choose(Choice::Pass), "pass"),
        (Move::Leave(Seat::new(2), Departure::Resigned), "resign-3"),
        (Move::Leave(Seat::new(0), Departure::OutOfTime), "forfeit-1"),
        (Move::AgreeDraw, "draw"),
    ] {
        assert_eq!(mv.text(size), word);
        assert_eq!(Move::parse(word, size), Ok(mv));
        assert_eq!(Move::parse(&word.to_uppercase(), size), Ok(mv));
    }
}

#[test]
fn a_new_record_tells_its_ruleset_and_result() {
    let pente = catalogue::decode("pente opening=free size=13").expect("it is in the catalogue");
    let mut record = Record::new(pente);
    for word in ["G7", "A1", "forfeit-2"] {
        record.push(Move::parse(word, pente.size).expect("it is a move"));
    }
    let name = (
        "Player 1 Name".to_owned(),
        "anna\r\n[Result \"0-1\"]".to_owned(),
    );
    let text = RecordText::new(record.clone(), [name])
        .expect("it is legal")
        .to_string();
    assert_eq!(
        text,
        exported(&[
            "[Game \"Pente\"]",
            "[Player 1 Name \"anna  [Result \"0-1\"]\"]",
            "[Rules \"pente opening=free size=13\"]",
            "[Result \"1-0\"]",
            "",
            "1. G7 A1 forfeit-2 1-0",
        ])
    );
    assert_eq!(
        RecordText::parse(&text)
            .expect("it was just written")
            .record,
        record
    );
}

#[test]
fn a_game_of_many_is_numbered_by_rounds() {
    let three = catalogue::find("pente-3").expect("it is in the catalogue");
    let mut record = Record::new(three);
    for word in ["K10", "A1", "B1", "C1", "resign-2", "D1", "resign-3"] {
        record.push(Move::parse(word, three.size).expect("it is a move"));
    }
    let text = RecordText::new(record, [])
        .expect("it is legal")
        .to_string();
    assert!(
        text.ends_with("\r\n\r\n1. K10 A1 B1 2. C1 resign-2 D1 resign-3 1-0-0\r\n"),
        "{text}"
    );
}

#[test]
fn a_record_may_be_written_in_steps_from_the_centre() {
    let text = exported(&[
        "[Game \"Pente\"]",
        "[Notation \"relative\"]",
        "[Result \"?\"]",
        "",
        "1. 0 R1 2. L9D9 R2 3. R3* L2 ?",
    ]);
    let read = RecordText::parse(&text).expect("it is a record");
    let size = read.record.ruleset.size;
    let points = ["K10", "L10", "A1", "M10", "N10", "H10"];
    let points = points.map(|name| Move::Place(Point::parse(name, size).expect("a point")));
    assert_eq!(read.record.moves, points);
    assert_eq!(read.to_string(), text);
    let position = read.record.position().expect("it is legal");
    assert_eq!(position.captured_by(pente::rules::Colour::FIRST), 2);
}

#[test]
fn captures_may_stand_in_parentheses() {
    let text = "1. K10 L10 2. A1 M10 3.(N10) A2";
    let read = RecordText::parse(text).expect("it is a record");
    assert_eq!(read.record.moves.len(), 6);
    let position = read.record.position().expect("it is legal");
    assert_eq!(position.captured_by(pente::rules::Colour::FIRST), 2);
}

#[test]
fn what_is_longer_than_any_game_is_not_even_read() {
    let headers = "[a\"b\"]\n".repeat(40_000);
    assert_eq!(RecordText::parse(&headers), Err(TextError::TooLong));
}

#[test]
fn a_result_has_a_score_for_each_side_and_fits_the_moves() {
    let row = "1. K10 A1 2. N10 A2 3. M10 A3 4. L10 A5 5. O10";
    let is_valid = |text: &str| {
        let read = RecordText::parse(text).expect("it can be read");
        read.validate().is_ok()
    };
    for (text, valid) in [
        (format!("{row} 1-0"), true),
        (format!("{row} ?"), true),
        (format!("{row} *"), true),
        (format!("{row} 0-1"), false),
        (format!("{row} 1/2-1/2"), false),
        (format!("[Result \"0-1\"]\n\n{row} 1-0"), false),
        (format!("[Result \"?\"]\n\n{row} 1-0"), true),
        ("[Result \"0-0\"]\n\n1. K10 A1 1/2-1/2".to_owned(), true),
        ("1. K10 A1 resign-1 1-0".to_owned(), false),
        ("1. K10 A1 resign-1 0-1".to_owned(), true),
        ("1. K10 A1 M12 ?".to_owned(), false),
        ("[Game \"Pente-3\"]\n\n1. K10 A1 B1 0-1-0".to_owned(), true),
    ] {
        assert_eq!(is_valid(&text), valid, "{text}");
    }
    let contradiction = RecordText::parse(&format!("{row} 0-1")).expect("it can be read");
    let expected = InvalidRecord::Result {
        told: "0-1".to_owned(),
        known: "1-0".to_owned(),
    };
    assert_eq!(contradiction.validate(), Err(expected));
    let long = format!("[Result \"{}0\"]\n\n1. K10", "0-".repeat(9_000));
    let read = RecordText::parse(&long).expect("the header is one like any other");
    assert_eq!(read.result, "?");
}

#[test]
fn who_leaves_without_a_number_is_on_the_side_that_lost() {
    // Six seats and two sides: seats 1, 3 and 5 against 2, 4 and 6.
    let teams = catalogue::all().iter();
    let mut teams = teams.filter(|it| it.seats > 2 && it.sides == 2);
    let ruleset = teams.next().expect("there are games of teams");
    let corners = ["A1", "C1", "E1", "G1", "J1", "L1", "N1", "P1"];
    let stones = usize::from(ruleset.seats) + 1;
    let text = format!(
        "[Game \"{}\"]\n\nK10 {}",
        ruleset.name,
        corners[..stones - 1].join(" ")
    );
    for (result, seat) in [("1-0", 2), ("0-1", 3)] {
        let stones = if result == "0-1" { " Q3" } else { "" };
        let read = RecordText::parse(&format!("{text}{stones} resign {result}"));
        let read = read.expect("it can be read");
        let resigned = Move::Leave(Seat::new(seat - 1), Departure::Resigned);
        assert_eq!(read.record.moves.last(), Some(&resigned), "{read}");
    }
}

#[test]
fn a_comment_does_not_swallow_or_add_records() {
    let remark = "; exported by a program\n{more}\n\n[Game \"Keryo-Pente\"]\n\n1. K10 A1\n";
    assert_eq!(RecordText::split(remark), [remark]);
    let read = RecordText::parse(remark).expect("it is a record");
    assert_eq!(read.record.ruleset.id, "keryo-pente");
    let unclosed = "[Game \"Gomoku\"]\n\n1. K10 {a { b} A1\n[Game \"Gomoku\"]\n\n1. K10 {never\n\
                    [Game \"Pente\"]\n\n1. K10\n; ?\n[Game \"Gomoku\"]\n\n1. A1\n";
    let records = RecordText::split(unclosed);
    assert_eq!(records.concat(), unclosed);
    let read: Vec<_> = records.into_iter().map(RecordText::parse).collect();
    assert_eq!(read.len(), 4, "{read:?}");
    assert_eq!(read[1], Err(TextError::Comment));
    let moves = |index: usize| read[index].as_ref().map(|it| it.record.moves.len());
    assert_eq!([moves(0), moves(2), moves(3)], [Ok(2), Ok(1), Ok(1)]);
}

#[test]
fn an_aborted_game_has_no_result_and_says_who_left() {
    let pente = catalogue::find("pente").expect("it is in the catalogue");
    let mut record = Record::new(pente);
    for word in ["K10", "resign-1"] {
        record.push(Move::parse(word, pente.size).expect("it is a move"));
    }
    let text = RecordText::aborted(record.clone(), []).expect("it is legal");
    let written = text.to_string();
    assert!(written.contains("[Result \"?\"]"), "{written}");
    assert!(written.ends_with("\r\n1. K10 resign-1 ?\r\n"), "{written}");
    let read = RecordText::parse(&written).expect("it was just written");
    assert_eq!((&read.record, read.validate()), (&record, Ok(())));
    assert_eq!(read, text);
    assert_eq!(RecordText::parse_sgf(&text.to_sgf()), Ok(text));
}

#[test]
fn a_header_that_text_would_change_is_refused() {
    let tidy = ("Rules".to_owned(), "a  b".to_owned());
    assert_eq!(RecordText::header_line(" Rules\t", "a\r\nb"), Ok(tidy));
    for name in ["a\"b", "a\nb"] {
        let refused = RecordText::header_line(name, "");
        let name = name.to_owned();
        assert_eq!(refused, Err(TextError::Header { name }));
    }
}
