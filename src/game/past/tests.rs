//! Every board that was shown is found again, whatever has followed.

use jiff::Timestamp;

use super::*;
use crate::game::{ChannelId, Computer, First, GameId, Pace, Place, Start, Terms, TimePreferences};
use crate::rules::{Departure, Point, Seat, catalogue};

const AT: Timestamp = Timestamp::UNIX_EPOCH;

fn game(ruleset: &str, gone: &[u8], computer: Option<u64>) -> Game {
    let ruleset = catalogue::find(ruleset).expect("a ruleset");
    let seats = usize::from(ruleset.seats);
    let mut players: Vec<_> = (1..).take(seats).map(PlayerId).collect();
    if let Some(computer) = computer {
        // It has all seats from there on.
        let own = players.iter_mut().filter(|it| it.0 > computer);
        own.for_each(|it| *it = PlayerId(computer));
    }
    let gone = gone
        .iter()
        .map(|&seat| (Seat::new(seat), Departure::Resigned));
    Game::start_without(
        Start {
            id: GameId(1),
            players,
            terms: Terms {
                ruleset,
                pace: Pace::Relaxed,
                rated: false,
                first: First::Chance,
                calls: false,
                set: false,
                claim: false,
                hill: false,
            },
            place: Place {
                server: None,
                channel: ChannelId(1),
            },
            computer: computer.map(|player| Computer {
                player: PlayerId(player),
                level: 1,
            }),
            at: AT,
            time_preferences: vec![TimePreferences::default(); seats],
        },
        &gone.collect::<Vec<_>>(),
    )
}

/// Plays what is written, where `+` is a stone, a capital letter leaves, and a small letter takes the last
/// move back. Returns every board that was shown, with its record.
fn play(game: &mut Game, script: &str) -> Vec<(Revision, Vec<Move>)> {
    let mut stones = (0..81_u8).map(|step| Point::new(2 * (step % 9), 2 * (step / 9)));
    let mut shown = vec![(game.revision(), game.record().moves.clone())];
    for letter in script.chars() {
        match letter {
            '+' => {
                let by = game.to_move().expect("it runs");
                let at = stones.next().expect("a short game");
                game.play(by, Move::Place(at), AT).expect("a free point");
            }
            'A'..='F' => {
                let seat = Seat::new(letter as u8 - b'A');
                game.leave(seat, Departure::Resigned, AT).expect("it runs");
            }
            letter => {
                let by = game.player(Seat::new(letter as u8 - b'a'));
                game.take_back(by, AT).expect("a move to take back");
            }
        }
        if !game.is_over() {
            shown.push((game.revision(), game.record().moves.clone()));
        }
    }
    shown
}

#[test]
fn every_board_is_found_again_unless_something_was_taken_back() {
    for (ruleset, gone, computer, script) in [
        ("pente", &[][..], None, "++++"),
        ("pente", &[], None, "+++A"),
        ("pente-3", &[], None, "++B++"),
        ("pente-3", &[], None, "+++CB"),
        ("pente-4", &[], None, "+BD+++"),
        ("pente-4", &[], None, "+++D+B+A"),
        ("keryo-5", &[1, 3], None, "+++C+"),
        ("keryo-5", &[1, 3], None, "C+A"),
        ("partners", &[], None, "+++++A"),
        ("pente-4", &[], Some(3), "++++B+"),
        ("pente-4", &[], Some(3), "++++BA"),
    ] {
        let mut game = game(ruleset, gone, computer);
        for (board, record) in play(&mut game, script) {
            let found = game.at_board(board);
            let found = found.map(|found| found.record().moves.clone());
            assert_eq!(found, Some(record), "{ruleset} {script}: {board}");
        }
    }
}

#[test]
fn what_was_taken_back_is_not_shown_as_if_it_stood() {
    let mut game = game("pente-3", &[], None);
    let shown = play(&mut game, "+++Cb+");
    let count = shown.len();
    for (index, (board, record)) in shown.into_iter().enumerate() {
        let found = game.at_board(board);
        let found = found.map(|found| found.record().moves.clone());
        let is_since = index + 2 >= count;
        assert_eq!(found, is_since.then_some(record), "{board}");
    }
    let beyond = Revision { resets: 9, ply: 1 };
    assert!(game.at_board(beyond).is_none());
}
