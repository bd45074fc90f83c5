//! The ban on double threes, in random games: the rules against their slow twin, which is written
//! from the definition.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "rules_slow/mod.rs"]
mod rules_slow;
#[path = "rules_words/mod.rs"]
mod rules_words;

use pente::rules::{IllegalMove, Move, Point, Position, TurnAction};
use rules_slow::{Game, Way};
use rules_words::{play, ruleset};

/// Every way to be bound by a ban.
const BANNED: [&str; 8] = [
    "complication",
    "ninuki-renju",
    "ninuki-renju bans=first",
    "pente bans=both opening=free",
    "pente bans=first opening=free overline=neutral",
    "pente bans=both opening=swap poof=on size=13",
    "keryo-pente bans=both boat=on opening=free overline=neutral",
    "keryo-pente bans=first opening=free poof=on size=9",
];

#[test]
fn a_four_is_no_three_and_a_line_counts_once() {
    for (code, words) in [
        ("complication", "K10 A1 H10 A5 L10 A9 M11 A13 M12 A17 M10"),
        ("complication", "K10 A1 H10 A5 N10 A9 L10"),
        ("ninuki-renju", "H8 A1 F8 A4 J8 A7 K9 A10 K10 A13 K8"),
        ("ninuki-renju", "H8 A1 F8 A5 L8 A9 J8"),
    ] {
        assert_eq!(play(code, words).1, Ok(()), "{words} in {code}");
    }
}

#[test]
fn a_ban_binds_whom_it_says() {
    // Each makes the same two threes, the first player and then the second.
    let first = "K10 A1 L10 A5 M11 A9 M12 A13 M10";
    let second = "K10 D4 A1 E4 A5 F5 A9 F6 A13 F4";
    let binds = |code: &str, words: &str| {
        matches!(play(code, words).1, Err(IllegalMove::DoubleThree { .. }))
    };
    for (bans, binds_first, binds_second) in [
        ("none", false, false),
        ("first", true, false),
        ("both", true, true),
    ] {
        let code = format!("pente bans={bans} opening=free");
        assert_eq!(binds(&code, first), binds_first, "{code}");
        assert_eq!(binds(&code, second), binds_second, "{code}");
    }
}

#[test]
fn the_rules_agree_with_their_slow_twin() {
    let games = 24;
    let (told, bans) = disagreements(games);
    assert!(told.is_empty(), "{} of {games}:\n{}", told.len(), told[0]);
    assert!(bans > 10, "only {bans} stones were banned");
}

#[test]
#[ignore = "takes minutes; run it when the ban has changed"]
fn the_rules_agree_with_their_slow_twin_in_thousands_of_games() {
    let games = 6_900;
    let (told, bans) = disagreements(games);
    println!(
        "{games} games, {bans} banned stones, {} disagreements",
        told.len()
    );
    assert!(told.is_empty(), "{} of {games}:\n{}", told.len(), told[0]);
}

/// The games in which the two disagree about any stone that could be played, each with the first
/// such stone, and how many stones were banned in all games.
fn disagreements(games: u64) -> (Vec<String>, usize) {
    let mut bans = 0;
    let told = (0..games).filter_map(|seed| disagreement(seed, &mut bans));
    (told.collect(), bans)
}

fn disagreement(seed: u64, bans: &mut usize) -> Option<String> {
    let code = BANNED[seed as usize % BANNED.len()];
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let ruleset = ruleset(code);
    let mut position = Position::new(ruleset);
    let mut slow = Game::new(Way::coded(code));
    let extent = 6 + dice.below(5) as u8;
    let room = ruleset.size.files().saturating_sub(extent) + 1;
    let (left, low) = (dice.below(room.into()) as u8, dice.below(room.into()) as u8);
    let size = ruleset.size;
    let points = size.points();
    let mut near: Vec<Point> = points
        .filter(|at| {
            (left..left + extent).contains(&at.file()) && (low..low + extent).contains(&at.rank())
        })
        .collect();
    near.push(size.centre());
    for ply in 0..70 {
        let Some(turn) = position.to_act() else {
            break;
        };
        if let TurnAction::Choose(choices) = turn.asks {
            let mv = Move::Choose(choices[dice.below(choices.len() as u64) as usize]);
            position.play(mv).expect("the choice is offered");
            slow.play(mv);
            continue;
        }
        let mut legal = Vec::new();
        for &at in &near {
            let mv = Move::Place(at);
            let checked = position.check(mv);
            if checked.is_ok() != slow.allows(mv) {
                return Some(format!(
                    "{code}, ply {}: {at} is {checked:?}\n{}",
                    ply + 1,
                    position.board()
                ));
            }
            match checked {
                Ok(()) => legal.push(mv),
                Err(IllegalMove::DoubleThree { .. }) => *bans += 1,
                Err(_) => {}
            }
        }
        if legal.is_empty() {
            break;
        }
        let mv = legal[dice.below(legal.len() as u64) as usize];
        position.play(mv).expect("it was just found to be legal");
        slow.play(mv);
        if position.outcome().is_some() != slow.end.is_some() {
            return Some(format!(
                "{code}, ply {}: the end\n{}",
                ply + 1,
                position.board()
            ));
        }
    }
    None
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) % bound
    }
}
