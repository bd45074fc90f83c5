//! The finishing order of each kind of game, as a table.

use jiff::Timestamp;

use super::*;
use crate::game::sample::start;
use crate::game::{Computer, GameId, PlayerId};
use crate::rules::{Departure, Point};

const AT: Timestamp = Timestamp::UNIX_EPOCH;

/// Plays what is written: `+` is a quiet stone, a small letter plays on until that seat, from `a`, has
/// won by a row, a capital letter leaves, and `=` is an agreed draw.
fn play(ruleset: &str, script: &str) -> Game {
    let mut game = Game::start(start(GameId(1), ruleset));
    let mut quiet = (0..36_u8).map(|step| Point::new(2 * (step % 9), 12 + 2 * (step / 9)));
    let mut stone = |game: &mut Game, row: Option<u8>| {
        let by = game.to_move().expect("it runs");
        let point = row.map(|column| Point::new(4 + column, 3));
        let point = point.or_else(|| quiet.next()).expect("a short game");
        game.play(by, Move::Place(point), AT).expect("a free point");
    };
    for letter in script.chars() {
        match letter {
            '+' => stone(&mut game, None),
            '=' => drop(game.advance(Move::AgreeDraw, AT).expect("it runs")),
            'A'..='F' => {
                let seat = Seat::new(letter as u8 - b'A');
                game.leave(seat, Departure::Resigned, AT)
                    .expect("a player leaves");
            }
            letter => {
                let winner = game.player(Seat::new(letter as u8 - b'a'));
                let mut column = 0..;
                while !game.is_over() {
                    let is_own = game.to_move() == Some(winner);
                    stone(&mut game, is_own.then(|| column.next()).flatten());
                }
            }
        }
    }
    assert!(game.is_over(), "{script}");
    game
}

/// Written as digits from 1, with `-` for one who did not take part.
fn written(places: Option<Vec<Option<u8>>>) -> String {
    let digit = |place: Option<u8>| place.map_or("-".to_owned(), |place| (place + 1).to_string());
    places.map_or("none".to_owned(), |places| {
        places.into_iter().map(digit).collect()
    })
}

#[test]
fn who_stands_where() {
    for (ruleset, script, expected) in [
        ("pente", "a", "12"),
        ("pente", "+++A", "21"),
        ("pente", "+++=", "11"),
        ("pente", "+A", "none"),
        // One wins and the others share the second place.
        ("pente-3", "b", "212"),
        ("pente-6", "f", "222221"),
        // Who left stands behind who stayed, and the later the higher.
        ("pente-3", "+++++B+a", "132"),
        ("pente-3", "+++++BC", "132"),
        ("pente-3", "+++++CB", "123"),
        ("keryo-5", "+++++++++DBa", "14252"),
        ("keryo-5", "+++++++++DB=", "14151"),
        ("pente-6", "+++++++++++FEDCB", "123456"),
        // A draw shares the first place.
        ("pente-4", "+++++++=", "1111"),
        ("pente-3", "+++++A=", "311"),
        // Who left before two plies did not take part; too few plies by those who stayed, and the
        // game does not count.
        ("pente-3", "Cb", "21-"),
        ("pente-3", "C+++B", "12-"),
        ("pente-3", "C+B", "none"),
        ("pente-3", "+B+=", "none"),
        // Two sides, whoever of them left or won.
        ("partners", "a", "1313"),
        ("partners", "+++++++C", "3131"),
        ("team-pente", "d", "3131"),
        ("team-pente", "+++++++=", "1111"),
        ("team-pente", "++++D", "none"),
    ] {
        let game = play(ruleset, script);
        let found = written(finish(&game, &game.plies(), None));
        assert_eq!(found, expected, "{ruleset}: {script}");
    }
}

#[test]
fn in_a_match_points_decide_among_those_who_stayed() {
    for (ruleset, script, points, expected) in [
        ("points", "a", [22, 9, 0], "12"),
        ("points", "b", [22, 19, 0], "12"),
        ("points", "+++A", [20, 0, 0], "21"),
        ("points-3", "a", [12, 21, 5], "213"),
        ("points-3", "a", [5, 21, 5], "212"),
        ("points-3", "+++++Bc", [4, 40, 12], "231"),
        ("points-3", "+++++BA", [40, 20, 0], "231"),
    ] {
        let game = play(ruleset, script);
        let found = written(finish(&game, &game.plies(), Some(&points)));
        assert_eq!(found, expected, "{ruleset}: {script}");
    }
    let hardly_begun = play("points", "A");
    let plies = [5, 4];
    assert_eq!(
        written(finish(&hardly_begun, &plies, Some(&[10, 3]))),
        "21",
        "the earlier games count"
    );
}

#[test]
fn games_that_are_not_rated_or_have_the_computer_do_not_count() {
    let mut unrated = play("pente-3", "a");
    unrated.terms.rated = false;
    assert_eq!(finish(&unrated, &unrated.plies(), None), None);
    let mut computer = play("pente-3", "a");
    computer.computer = Some(Computer {
        player: PlayerId(3),
        level: 1,
    });
    assert_eq!(finish(&computer, &computer.plies(), None), None);
}
