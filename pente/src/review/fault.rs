//! What was wrong with a move that was worse than the better one.

use super::plan::{self, Plan};
use crate::rules::{Move, Point};

/// Why a move was worse than the better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The mover could have won by force, in this many own moves.
    MissedWin {
        /// How many own moves the win takes, the last one included.
        moves: u16,
    },
    /// The opponent had a four, and may complete it.
    FourIgnored,
    /// The opponent had an open three, and now wins by force.
    ThreeIgnored {
        /// How many moves of the opponent's the win takes.
        moves: u16,
    },
    /// The opponent's open three was blocked, and the better move blocks it at another of its points.
    WrongBlock {
        /// How many moves of the opponent's the win takes that is now proved; `None` if none is.
        moves: Option<u16>,
    },
    /// The opponent may capture what is missing to win.
    LastCapture {
        /// The stones that can be captured.
        stones: Vec<Point>,
    },
    /// The opponent now wins by force.
    AllowsWin {
        /// How many moves of the opponent's the win takes.
        moves: u16,
        /// Where it begins.
        at: Point,
    },
    /// The better move captures these stones.
    CaptureOverlooked {
        /// The opponent's stones.
        stones: Vec<Point>,
    },
    /// The opponent may capture these stones.
    PairLeft {
        /// The mover's stones.
        stones: Vec<Point>,
    },
    /// The opponent may make two threats with one stone: a four or an open three, and another one or a threat to capture.
    AllowsTwo {
        /// Where.
        at: Point,
    },
    /// The better move makes two such threats.
    TwoOverlooked,
    /// The opponent had an open three, and still has it.
    ThreeLeft,
    /// The better move makes a four.
    FourOverlooked,
    /// The better move makes an open three.
    ThreeOverlooked,
    /// The opponent may make a four.
    AllowsFour {
        /// Where.
        at: Point,
    },
    /// The opponent may make an open three.
    AllowsThree {
        /// Where.
        at: Point,
    },
    /// The better move threatens to capture these stones.
    CaptureThreatOverlooked {
        /// The opponent's stones.
        stones: Vec<Point>,
    },
    /// The better move stands where the opponent, too, plays best now.
    KeyPointLeft {
        /// Where.
        at: Point,
    },
    /// Both moves make a four, or an open three, and not the same one.
    ThreatMisplaced {
        /// The better move.
        at: Point,
    },
    /// The played move makes a four or an open three, and the answer does away with it.
    ThreatAnswered {
        /// Where.
        at: Point,
    },
    /// The same, with an answer that captures or makes a threat itself.
    ThreatReturned {
        /// Where.
        at: Point,
    },
    /// The better move begins an attack of which the search expects that it wins. That is not proved.
    AttackMissed,
    /// The opponent begins such an attack.
    AllowsAttack {
        /// With a stone there.
        at: Point,
    },
    /// The better move prepares this.
    PlanOverlooked(Plan),
    /// The opponent may prepare this.
    AllowsPlan(Plan),
    /// The opponent may make an open three at more points.
    MorePoints {
        /// At how many after the move that was played.
        played: u8,
        /// At how many after the better move.
        better: u8,
    },
    /// After the expected answer the mover may make an open three at fewer points.
    FewerPoints {
        /// At how many after the move that was played.
        played: u8,
        /// At how many after the better move.
        better: u8,
    },
    /// Nothing that has a name: the chance to win is smaller by this much.
    LessLikely {
        /// Percent of the chance to win.
        percent: u8,
    },
}

impl Fault {
    /// The answers that the reason speaks of, of a line that is expected after the move. Of an answer that ends the
    /// game nothing can stand elsewhere.
    pub(super) fn spoken_of(&self, reply: &[Move]) -> Vec<Move> {
        let first = |moves: usize| reply.get(..moves).unwrap_or(reply).to_vec();
        match self {
            Self::ThreeIgnored { .. }
            | Self::AllowsWin { .. }
            | Self::WrongBlock { moves: Some(_) } => reply.to_vec(),
            Self::PairLeft { .. }
            | Self::ThreatAnswered { .. }
            | Self::ThreatReturned { .. }
            | Self::FewerPoints { .. }
            | Self::AllowsAttack { .. } => first(1),
            Self::AllowsTwo { at }
            | Self::AllowsFour { at }
            | Self::AllowsThree { at }
            | Self::KeyPointLeft { at } => {
                let expected = reply.first().filter(|mv| mv.point() == Some(*at));
                vec![expected.copied().unwrap_or(Move::Place(*at))]
            }
            Self::AllowsPlan(_) => first(plan::FAR),
            Self::MissedWin { .. }
            | Self::FourIgnored
            | Self::LastCapture { .. }
            | Self::CaptureOverlooked { .. }
            | Self::ThreeLeft
            | Self::WrongBlock { moves: None }
            | Self::FourOverlooked
            | Self::ThreeOverlooked
            | Self::CaptureThreatOverlooked { .. }
            | Self::TwoOverlooked
            | Self::ThreatMisplaced { .. }
            | Self::MorePoints { .. }
            | Self::AttackMissed
            | Self::PlanOverlooked(_)
            | Self::LessLikely { .. } => Vec::new(),
        }
    }

    /// How many moves of the better line the reason speaks of.
    pub(super) const fn better_spoken_of(&self) -> usize {
        match self {
            Self::PlanOverlooked(_) => plan::FAR,
            Self::FewerPoints { .. } => 2,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue;

    #[test]
    fn a_reason_speaks_of_the_answer_that_it_is_about() {
        let size = catalogue::find("pente").expect("the base game").size;
        let moves = |text: &str| -> Vec<Move> {
            let moves = text.split_whitespace();
            moves
                .map(|text| Move::parse(text, size).expect("a move"))
                .collect()
        };
        let reply = moves("N10 A7 J10");
        let stones: Vec<Point> = reply.iter().filter_map(|mv| mv.point()).collect();
        let (expected, elsewhere) = (stones[0], stones[2]);
        let spoken_of = |reason: Fault| reason.spoken_of(&reply);
        let wins = Fault::AllowsWin {
            moves: 2,
            at: expected,
        };
        assert_eq!(spoken_of(wins), reply);
        assert_eq!(spoken_of(Fault::ThreeIgnored { moves: 2 }), reply);
        let blocked = |moves| spoken_of(Fault::WrongBlock { moves });
        assert_eq!((blocked(Some(2)), blocked(None)), (reply.clone(), vec![]));
        assert_eq!(spoken_of(Fault::PairLeft { stones }), reply[..1]);
        assert_eq!(spoken_of(Fault::AllowsPlan(Plan::Three)), reply);
        for at in [expected, elsewhere] {
            let own = [Move::Place(at)];
            assert_eq!(spoken_of(Fault::KeyPointLeft { at }), own);
            assert_eq!(spoken_of(Fault::AllowsThree { at }), own);
            assert_eq!(spoken_of(Fault::AllowsTwo { at }), own);
        }
        let at = expected;
        assert_eq!(spoken_of(Fault::ThreatReturned { at }), reply[..1]);
        let (played, better) = (2, 5);
        let fewer = Fault::FewerPoints { played, better };
        assert_eq!(fewer.better_spoken_of(), 2);
        assert_eq!(spoken_of(fewer), reply[..1]);
        assert!(spoken_of(Fault::MorePoints { played, better }).is_empty());
        assert_eq!(spoken_of(Fault::AllowsAttack { at }), reply[..1]);
        assert!(spoken_of(Fault::LessLikely { percent: 9 }).is_empty());
        assert!(Fault::PlanOverlooked(Plan::Three).better_spoken_of() >= 3);
    }
}
