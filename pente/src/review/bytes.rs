//! A review as bytes, as it is kept: a few bytes for each move, and more only for those that deserve a word.
//!
//! The first byte is [`VERSION`]. For each move of the record follow a byte of flags, then what the flags say
//! is there: the score and the chance after the move; the chances of its judgement; the win that was
//! missed; its word, its reason and the answers of which it speaks; the better line. Numbers have two bytes, the high one first; chances are in
//! hundredths of a percent; lines and points are moves of a record, with their length in front.

use thiserror::Error;

use super::chance::Chance;
use super::fault::Fault;
use super::game_review::{JudgedPly, Judgement, Review};
use super::percent::Percent;
use super::plan::Plan;
use super::word::Word;
use crate::engine::Score;
use crate::rules::{Colour, Move, Point, Record, Ruleset};

/// The first byte. It changes when the bytes do, or when games are judged in another way: older reviews are then made
/// again.
const VERSION: u8 = 9;

/// Stands for no reason.
const NO_REASON: u8 = 0;

/// Flags of a move.
const HAS_CHANCE: u8 = 1;
const IS_JUDGED: u8 = 2;
const HAS_WORD: u8 = 4;
const HAS_COLOUR: u8 = 8;
const IS_SECOND: u8 = 16;
const MISSED_WIN: u8 = 32;

/// The bytes are not a review of this record, or one of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a review of this record")]
pub struct NotAReview;

impl Review {
    /// The review without the record. The module's documentation describes the bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        for ply in &self.plies {
            self.write(ply, &mut bytes);
        }
        bytes
    }

    fn write(&self, ply: &JudgedPly, bytes: &mut Vec<u8>) {
        let judgement = ply.judgement.as_ref();
        let word = judgement.and_then(|it| it.word);
        let missed = judgement.and_then(|it| it.missed_win);
        let known = ply.score.zip(ply.chance);
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        bytes.push(
            flag(known.is_some(), HAS_CHANCE)
                | flag(judgement.is_some(), IS_JUDGED)
                | flag(word.is_some(), HAS_WORD)
                | flag(ply.colour.is_some(), HAS_COLOUR)
                | flag(ply.colour == Some(Colour::SECOND), IS_SECOND)
                | flag(missed.is_some(), MISSED_WIN),
        );
        if let Some((score, chance)) = known {
            push(
                bytes,
                score.0.clamp(-30_000, 30_000).cast_unsigned() & 0xffff,
            );
            push(bytes, hundredths(chance));
        }
        let Some(judgement) = judgement else { return };
        push(bytes, hundredths(judgement.best));
        push(bytes, hundredths(judgement.played));
        if let Some(missed) = missed {
            push(bytes, missed.into());
        }
        if let Some(word) = word {
            bytes.push(word as u8);
            let (kind, number, points) = written(judgement.reason.as_ref());
            bytes.push(kind);
            push(bytes, number.into());
            self.push_moves(bytes, points.into_iter().map(Move::Place).collect());
            self.push_moves(bytes, judgement.reply.clone());
        }
        if word.is_some() || missed.is_some() {
            self.push_moves(bytes, judgement.better.clone());
        }
    }

    fn push_moves(&self, bytes: &mut Vec<u8>, moves: Vec<Move>) {
        let ruleset = self.ruleset;
        let moves = Record { ruleset, moves }.to_bytes();
        // A line has few moves.
        let length = u8::try_from(moves.len()).unwrap_or(u8::MAX);
        bytes.push(length);
        bytes.extend_from_slice(&moves[..length.into()]);
    }

    /// Reads what [`Review::to_bytes`] wrote, with the moves that were reviewed.
    pub fn from_bytes(record: &Record, bytes: &[u8]) -> Result<Self, NotAReview> {
        let mut reader = Reader {
            bytes,
            ruleset: record.ruleset,
        };
        if reader.byte() != Some(VERSION) {
            return Err(NotAReview);
        }
        let mut plies = Vec::with_capacity(record.moves.len());
        for &mv in &record.moves {
            plies.push(reader.ply(mv).ok_or(NotAReview)?);
        }
        if !reader.bytes.is_empty() {
            return Err(NotAReview);
        }
        Ok(Self {
            ruleset: record.ruleset,
            plies,
        })
    }
}

fn push(bytes: &mut Vec<u8>, number: u32) {
    let [.., high, low] = number.to_be_bytes();
    bytes.extend([high, low]);
}

fn hundredths(chance: Chance) -> u32 {
    Percent::of(chance.0).hundredths().into()
}

/// A reason as the number of its kind, its own number, and its points.
fn written(reason: Option<&Fault>) -> (u8, u16, Vec<Point>) {
    match reason {
        None => (NO_REASON, 0, Vec::new()),
        Some(Fault::MissedWin { moves }) => (1, *moves, Vec::new()),
        Some(Fault::FourIgnored) => (2, 0, Vec::new()),
        Some(Fault::ThreeIgnored { moves }) => (3, *moves, Vec::new()),
        Some(Fault::LastCapture { stones }) => (4, 0, stones.clone()),
        Some(Fault::AllowsWin { moves, at }) => (5, *moves, vec![*at]),
        Some(Fault::CaptureOverlooked { stones }) => (6, 0, stones.clone()),
        Some(Fault::PairLeft { stones }) => (7, 0, stones.clone()),
        Some(Fault::ThreeLeft) => (9, 0, Vec::new()),
        Some(Fault::FourOverlooked) => (10, 0, Vec::new()),
        Some(Fault::ThreeOverlooked) => (11, 0, Vec::new()),
        Some(Fault::AllowsFour { at }) => (12, 0, vec![*at]),
        Some(Fault::AllowsThree { at }) => (13, 0, vec![*at]),
        Some(Fault::CaptureThreatOverlooked { stones }) => (14, 0, stones.clone()),
        Some(Fault::KeyPointLeft { at }) => (15, 0, vec![*at]),
        Some(Fault::PlanOverlooked(plan)) => (16, plan_number(plan), stones_of(plan)),
        Some(Fault::AllowsPlan(plan)) => (17, plan_number(plan), stones_of(plan)),
        Some(Fault::ThreatAnswered { at }) => (18, 0, vec![*at]),
        Some(Fault::AttackMissed) => (19, 0, Vec::new()),
        Some(Fault::AllowsAttack { at }) => (20, 0, vec![*at]),
        Some(Fault::WrongBlock { moves }) => (21, moves.unwrap_or(0), Vec::new()),
        Some(Fault::AllowsTwo { at }) => (22, 0, vec![*at]),
        Some(Fault::TwoOverlooked) => (23, 0, Vec::new()),
        Some(Fault::ThreatMisplaced { at }) => (24, 0, vec![*at]),
        Some(Fault::ThreatReturned { at }) => (25, 0, vec![*at]),
        Some(Fault::MorePoints { played, better }) => (26, both(*played, *better), Vec::new()),
        Some(Fault::FewerPoints { played, better }) => (27, both(*played, *better), Vec::new()),
        Some(Fault::LessLikely { percent }) => (8, (*percent).into(), Vec::new()),
    }
}

/// Two small numbers as one.
const fn both(high: u8, low: u8) -> u16 {
    u16::from_be_bytes([high, low])
}

const fn plan_number(plan: &Plan) -> u16 {
    match plan {
        Plan::Capture { .. } => 0,
        Plan::Four => 1,
        Plan::Three => 2,
    }
}

fn stones_of(plan: &Plan) -> Vec<Point> {
    match plan {
        Plan::Capture { stones } => stones.clone(),
        Plan::Four | Plan::Three => Vec::new(),
    }
}

fn read_plan(number: u16, stones: Vec<Point>) -> Option<Plan> {
    Some(match number {
        0 => Plan::Capture { stones },
        1 => Plan::Four,
        2 => Plan::Three,
        _ => return None,
    })
}

struct Reader<'a> {
    bytes: &'a [u8],
    ruleset: Ruleset,
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(first)
    }

    fn number(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    fn chance(&mut self) -> Option<Chance> {
        let chance = f64::from(self.number()?) / 100.0;
        (chance <= 100.0).then_some(Chance(chance))
    }

    fn moves(&mut self) -> Option<Vec<Move>> {
        let length = self.byte()?.into();
        let (moves, rest) = self.bytes.split_at_checked(length)?;
        self.bytes = rest;
        let record = Record::from_bytes(self.ruleset, moves).ok()?;
        Some(record.moves)
    }

    fn ply(&mut self, mv: Move) -> Option<JudgedPly> {
        let flags = self.byte()?;
        let has = |flag| flags & flag != 0;
        let (mut score, mut chance) = (None, None);
        if has(HAS_CHANCE) {
            score = Some(Score(self.number()?.cast_signed().into()));
            chance = Some(self.chance()?);
        }
        let judgement = if has(IS_JUDGED) {
            Some(self.judgement(has(HAS_WORD), has(MISSED_WIN))?)
        } else {
            None
        };
        let colour = if has(IS_SECOND) {
            Colour::SECOND
        } else {
            Colour::FIRST
        };
        Some(JudgedPly {
            mv,
            colour: has(HAS_COLOUR).then_some(colour),
            score,
            chance,
            judgement,
        })
    }

    fn judgement(&mut self, has_word: bool, has_missed: bool) -> Option<Judgement> {
        let (best, played) = (self.chance()?, self.chance()?);
        let missed_win = if has_missed {
            Some(self.number()?)
        } else {
            None
        };
        let (mut word, mut reason, mut reply) = (None, None, Vec::new());
        if has_word {
            word = Some(*Word::ALL.get(usize::from(self.byte()?))?);
            let (kind, number, stones) = (self.byte()?, self.number()?, self.moves()?);
            if kind != NO_REASON {
                reason = Some(read_fault(kind, number, stones)?);
            }
            reply = self.moves()?;
        }
        let better = if has_word || has_missed {
            self.moves()?
        } else {
            Vec::new()
        };
        Some(Judgement {
            best,
            played,
            word,
            better,
            reason,
            reply,
            missed_win,
        })
    }
}

/// A reason of this kind; `None` if the bytes are none.
fn read_fault(kind: u8, moves: u16, stones: Vec<Move>) -> Option<Fault> {
    let stones: Option<Vec<_>> = stones.into_iter().map(Move::point).collect();
    let stones = stones?;
    Some(match kind {
        1 => Fault::MissedWin { moves },
        2 => Fault::FourIgnored,
        3 => Fault::ThreeIgnored { moves },
        4 => Fault::LastCapture { stones },
        5 => Fault::AllowsWin {
            moves,
            at: *stones.first()?,
        },
        6 => Fault::CaptureOverlooked { stones },
        7 => Fault::PairLeft { stones },
        8 => Fault::LessLikely {
            percent: u8::try_from(moves).ok()?,
        },
        9 => Fault::ThreeLeft,
        10 => Fault::FourOverlooked,
        11 => Fault::ThreeOverlooked,
        12 => Fault::AllowsFour {
            at: *stones.first()?,
        },
        13 => Fault::AllowsThree {
            at: *stones.first()?,
        },
        14 => Fault::CaptureThreatOverlooked { stones },
        15 => Fault::KeyPointLeft {
            at: *stones.first()?,
        },
        16 => Fault::PlanOverlooked(read_plan(moves, stones)?),
        17 => Fault::AllowsPlan(read_plan(moves, stones)?),
        18 => Fault::ThreatAnswered {
            at: *stones.first()?,
        },
        19 => Fault::AttackMissed,
        20 => Fault::AllowsAttack {
            at: *stones.first()?,
        },
        21 => Fault::WrongBlock {
            moves: (moves > 0).then_some(moves),
        },
        22 => Fault::AllowsTwo {
            at: *stones.first()?,
        },
        23 => Fault::TwoOverlooked,
        24 => Fault::ThreatMisplaced {
            at: *stones.first()?,
        },
        25 => Fault::ThreatReturned {
            at: *stones.first()?,
        },
        26 | 27 => {
            let [played, better] = moves.to_be_bytes();
            match kind {
                26 => Fault::MorePoints { played, better },
                _ => Fault::FewerPoints { played, better },
            }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::review::Judging;
    use crate::rules::catalogue;

    fn reviewed() -> (Record, Review) {
        let mut record = Record::new(catalogue::find("pente").expect("the base game"));
        for text in "K10 A1 N10 A4 M10 B8 T19 L10 resign-2".split(' ') {
            record.push(Move::parse(text, record.ruleset.size).expect("a move"));
        }
        let mut judging = Judging::with_nodes(&record, 800).expect("a game of two");
        while judging.left() > 0 {
            judging.step(None);
        }
        (record, judging.review())
    }

    #[test]
    fn what_is_written_is_read_back() {
        let (record, review) = reviewed();
        assert!(!review.turning_points().is_empty());
        let bytes = review.to_bytes();
        assert!(bytes.len() < 400, "{} bytes", bytes.len());
        let read = Review::from_bytes(&record, &bytes).expect("a review");
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(read.plies.len(), review.plies.len());
        for (read, written) in read.plies.iter().zip(&review.plies) {
            assert_eq!((read.score, read.colour), (written.score, written.colour));
            let [read, written] = [read, written].map(|it| it.judgement.as_ref());
            let told =
                |it: Option<&Judgement>| it.map(|it| (it.word, it.reason.clone(), it.missed_win));
            assert_eq!(told(read), told(written));
            let line = |it: Option<&Judgement>| it.map(|it| (it.better.clone(), it.reply.clone()));
            assert_eq!(line(read), line(written));
        }
        let mut other = record.clone();
        other.moves.pop();
        assert_eq!(Review::from_bytes(&other, &bytes), Err(NotAReview));
    }

    #[test]
    fn every_reason_is_read_back() {
        let at = Point::new(9, 9);
        let stones = vec![at, Point::new(10, 9)];
        let plans = [
            Plan::Capture {
                stones: stones.clone(),
            },
            Plan::Four,
            Plan::Three,
        ];
        let overlooked = plans.clone().map(Fault::PlanOverlooked);
        let allowed = plans.map(Fault::AllowsPlan);
        let others = [
            Fault::MissedWin { moves: 3 },
            Fault::FourIgnored,
            Fault::ThreeIgnored { moves: 4 },
            Fault::LastCapture {
                stones: stones.clone(),
            },
            Fault::AllowsWin { moves: 300, at },
            Fault::CaptureOverlooked {
                stones: stones.clone(),
            },
            Fault::PairLeft {
                stones: stones.clone(),
            },
            Fault::ThreeLeft,
            Fault::FourOverlooked,
            Fault::ThreeOverlooked,
            Fault::AllowsFour { at },
            Fault::AllowsThree { at },
            Fault::CaptureThreatOverlooked { stones },
            Fault::KeyPointLeft { at },
            Fault::ThreatAnswered { at },
            Fault::AttackMissed,
            Fault::AllowsAttack { at },
            Fault::AllowsTwo { at },
            Fault::TwoOverlooked,
            Fault::ThreatMisplaced { at },
            Fault::ThreatReturned { at },
            Fault::MorePoints {
                played: 9,
                better: 4,
            },
            Fault::FewerPoints {
                played: 0,
                better: 3,
            },
            Fault::WrongBlock { moves: None },
            Fault::WrongBlock { moves: Some(5) },
            Fault::LessLikely { percent: 17 },
        ];
        for reason in others.into_iter().chain(overlooked).chain(allowed) {
            let (kind, number, points) = written(Some(&reason));
            let points = points.into_iter().map(Move::Place).collect();
            assert_eq!(read_fault(kind, number, points), Some(reason));
        }
    }

    proptest! {
        #[test]
        fn damaged_bytes_are_refused_or_read(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let record = Record::new(catalogue::find("pente").expect("the base game"));
            let _ = Review::from_bytes(&record, &bytes);
            let mut long = record;
            long.moves = vec![Move::Place(Point::new(9, 9)); 9];
            let versioned = [&[VERSION][..], &bytes].concat();
            let _ = Review::from_bytes(&long, &versioned);
        }
    }
}
