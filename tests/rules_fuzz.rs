//! Records with anything in them: never a panic, never more memory than the input accounts for.
//!
//! Good records are damaged at random and read again. `RULES_MUTATIONS` says how often, if more
//! than a quick run is wanted.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "../pente/tests/rules_play/mod.rs"]
mod rules_play;

use rules_play::Walk;
use tessera::operate::referee;
use tessera::rules::{BoardSize, Move, Notation, Point, Record, RecordText, catalogue};

/// How many damaged inputs of each kind are tried.
const MUTATIONS: u64 = 4_000;

/// How many times one good input is damaged before the next is taken.
const A_WALK: u64 = 50;

/// What the referee may write for a line besides what the line itself accounts for.
const VERDICT: usize = 40_000;

#[test]
fn damaged_bytes_are_refused_or_replayed() {
    each_mutation(
        1,
        |walk| record(walk).to_bytes(),
        |walk, bytes| {
            let Ok(record) = Record::from_bytes(walk.ruleset(), bytes) else {
                return;
            };
            // Packed moves take nine bits or more, and earlier ones two bytes.
            let moves = record.moves.len();
            assert!(moves * 2 == bytes.len() || moves * 9 < bytes.len() * 8);
            if let Ok(position) = record.position() {
                assert!(usize::from(position.ply()) <= record.moves.len());
                assert_eq!(
                    Record::from_bytes(walk.ruleset(), &record.to_bytes()),
                    Ok(record)
                );
            }
        },
    );
}

#[test]
fn damaged_text_is_refused_or_read() {
    let write = |walk: &Walk| {
        let name = ("Player 1 Name".to_owned(), "anna".to_owned());
        let text = RecordText::new(record(walk), [name]).expect("the walk is legal");
        text.to_string().into_bytes()
    };
    each_mutation(2, write, |_, bytes| {
        let text = String::from_utf8_lossy(bytes);
        let Ok(read) = RecordText::parse(&text) else {
            return;
        };
        // Two moves at most can be told by a header and the result.
        assert!(read.record.moves.len() <= text.len() + 2);
        let _ = read.record.position();
        let again = RecordText::parse(&read.to_string());
        assert!(again.is_ok(), "{:?} reads {again:?}", read.to_string());
    });
}

#[test]
fn damaged_lines_get_one_verdict_each() {
    let write = |walk: &Walk| {
        let size = walk.ruleset().size;
        let moves: Vec<_> = walk.moves().iter().map(|mv| mv.text(size)).collect();
        let line = serde_json::json!({ "rules": walk.ruleset().id, "moves": moves });
        line.to_string().into_bytes()
    };
    each_mutation(3, write, |_, bytes| {
        let mut output = Vec::new();
        referee::run(bytes, &mut output).expect("memory can be read and written");
        let lines = bytes.split(|&byte| byte == b'\n').count();
        let lines = if bytes.is_empty() || bytes.ends_with(b"\n") {
            lines - 1
        } else {
            lines
        };
        assert_eq!(output.split(|&byte| byte == b'\n').count(), lines + 1);
        assert!(output.len() <= bytes.len() * 100 + lines * VERDICT);
        for line in output
            .split(|&byte| byte == b'\n')
            .filter(|line| !line.is_empty())
        {
            let verdict: serde_json::Value = serde_json::from_slice(line).expect("it is JSON");
            assert!(verdict["error"].is_string() || verdict["error"].is_null());
        }
    });
}

#[test]
fn damaged_words_name_a_point_or_nothing() {
    let words = [
        "K10",
        "R3U2",
        "10k",
        "+A19",
        "resign-2",
        "noswap",
        "pente opening=free size=13",
    ];
    let mut dice = Dice(4);
    for count in 0..mutations() {
        let word = words[count as usize % words.len()].as_bytes().to_vec();
        let bytes = dice.damage(word);
        let text = String::from_utf8_lossy(&bytes);
        for size in [BoardSize::STANDARD, BoardSize::line()] {
            for notation in [Notation::Board, Notation::Relative] {
                if let Ok(point) = Point::parse_preferring(notation, &text, size) {
                    assert!(size.contains(point), "{text:?} is {point}");
                }
            }
            let _ = Move::parse(&text, size);
        }
        if let Ok(ruleset) = catalogue::decode(&text) {
            assert_eq!(catalogue::decode(&ruleset.code()), Ok(ruleset), "{text:?}");
        }
    }
}

fn record(walk: &Walk) -> Record {
    Record {
        ruleset: walk.ruleset(),
        moves: walk.moves(),
    }
}

fn mutations() -> u64 {
    let asked = std::env::var("RULES_MUTATIONS").ok();
    asked.map_or(MUTATIONS, |number| {
        number.parse().expect("RULES_MUTATIONS is a number")
    })
}

/// Damages good inputs over and over and looks at each result.
fn each_mutation(seed: u64, write: impl Fn(&Walk) -> Vec<u8>, look: impl Fn(&Walk, &[u8])) {
    let mut dice = Dice(seed);
    for round in 0..mutations().div_ceil(A_WALK) {
        let walk = Walk::from_seed(round * 7 + seed);
        let good = write(&walk);
        look(&walk, &good);
        for _ in 0..A_WALK {
            look(&walk, &dice.damage(good.clone()));
        }
    }
}

/// Random numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % below.max(1)
    }

    /// Changes, drops, doubles, moves or adds a few bytes.
    fn damage(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        const TELLING: &[u8] = b"\n\r\"[]{};:,.-+*?0129AIKTkz \\\x00\xff";
        for _ in 0..=self.roll(4) {
            let at = self.roll(bytes.len());
            let end = (at + 1 + self.roll(8)).min(bytes.len());
            let telling = TELLING[self.roll(TELLING.len())];
            match self.roll(7) {
                _ if bytes.is_empty() => bytes.push(telling),
                0 => bytes[at] ^= 1 << self.roll(8),
                1 => bytes[at] = telling,
                2 => bytes.insert(at, telling),
                3 => drop(bytes.drain(at..end)),
                4 => {
                    let part = bytes[at..end].to_vec();
                    let to = self.roll(bytes.len());
                    bytes.splice(to..to, part);
                }
                5 => bytes.truncate(at),
                _ => bytes[at] = self.roll(256) as u8,
            }
        }
        bytes
    }
}
