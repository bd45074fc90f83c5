use super::*;
use crate::tournament::round::{Bye, Colour, GameResult, PastGame, PastRound};
use crate::tournament::standings::SWISS_ORDER;

fn player(name: &str, rating: u16, rank: usize) -> ReportedPlayer {
    ReportedPlayer {
        name: name.to_owned(),
        rating: Some(rating),
        rank: Some(rank),
    }
}

fn game(white: usize, black: usize, result: GameResult) -> PastGame {
    PastGame {
        white,
        black,
        result,
    }
}

fn report() -> Report {
    let first = PastRound {
        games: vec![
            game(1, 3, GameResult::WhiteWins),
            game(4, 2, GameResult::Draw),
        ],
        byes: vec![(5, Bye::PairingAllocated)],
    };
    let second = PastRound {
        games: vec![game(5, 1, GameResult::BlackWinsByForfeit)],
        byes: vec![(3, Bye::HalfPoint)],
    };
    Report {
        name: "Autumn\ncup".to_owned(),
        system: System::Dutch,
        tie_breaks: &SWISS_ORDER,
        days: [Some("2026/11/25".to_owned()), None],
        rounds_total: Some(5),
        first_colour: Some(Colour::White),
        players: vec![
            player("Ann", 1620, 1),
            player("Bartholomew the Second of Nowhere at All", 1540, 3),
            player("花子", 1500, 3),
            player("Дмитрий", 0, 5),
            player("Ben\r\n001", 990, 2),
        ],
        rounds: vec![
            ReportedRound {
                past: first,
                open: Vec::new(),
            },
            ReportedRound {
                past: second,
                open: vec![(2, 4)],
            },
        ],
    }
}

#[test]
fn a_tournament_is_reported_in_the_columns_of_the_format() {
    let expected = [
        "012 Autumn cup",
        "042 2026/11/25",
        "062 5",
        "092 Individual: Swiss-System (Dutch)",
        "142 5",
        "152 W",
        "182 Tessera",
        "192 FIDE_DUTCH",
        "202 DE,BH/C1,BH,SB,WIN",
        "XXR 5",
        "XXC white1",
        "001    1      Ann                               1620                             2.0    1     3 w 1     5 b +",
        "001    2      Bartholomew the Second of Nowhere 1540                             0.5    3     4 b =     4 w  ",
        "001    3      花子                                1500                             0.5    3     1 b 0  0000 - H",
        "001    4      Дмитрий                                                            0.5    5     2 w =     2 b  ",
        "001    5      Ben  001                           990                             1.0    2  0000 - U     1 w -",
    ];
    let text = report().text();
    assert!(text.ends_with("\r\n"));
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines, expected);
}

#[test]
fn each_part_of_a_players_line_is_in_its_columns() {
    let text = report().text();
    let line = text.lines().find(|it| it.starts_with("001    1")).unwrap();
    let columns = |from: usize, to: usize| line[from - 1..to].trim().to_owned();
    let parts = [
        (5, 8, "1"),
        (15, 47, "Ann"),
        (49, 52, "1620"),
        (81, 84, "2.0"),
        (86, 89, "1"),
        (92, 95, "3"),
        (97, 97, "w"),
        (99, 99, "1"),
        (102, 105, "5"),
        (107, 107, "b"),
        (109, 109, "+"),
    ];
    for (from, to, expected) in parts {
        assert_eq!(columns(from, to), expected, "columns {from} to {to}");
    }
}

#[test]
fn what_is_not_known_is_left_out() {
    let text = Report {
        system: System::Elimination,
        tie_breaks: &[],
        days: [None, None],
        rounds_total: None,
        first_colour: None,
        players: Vec::new(),
        rounds: Vec::new(),
        ..report()
    }
    .text();
    for tag in ["042", "142", "152", "202", "XXR", "XXC"] {
        assert!(!text.contains(&format!("{tag} ")), "{tag}: {text}");
    }
}
