//! Why a move was worse, in an English sentence.

use crate::review::{Fault, Plan, Prospect, TurningPoint};
use crate::rules::{BoardSize, Notation, Point};

/// The sentence, without a full stop.
pub(super) fn why(point: &TurningPoint<'_>, size: BoardSize) -> String {
    let reason = reason(point.reason, size);
    match point.judgement.prospect() {
        Some(Prospect::OpponentLikelyWins) => {
            format!("{reason}; after it, the opponent very likely wins")
        }
        Some(Prospect::WinWasLikely) => format!("{reason}; before it, a win was very likely"),
        None => reason,
    }
}

fn reason(reason: &Fault, size: BoardSize) -> String {
    match reason {
        Fault::MissedWin { moves } => format!("a win in {} was missed", moves_in_words(*moves)),
        Fault::FourIgnored => "a four was not answered".to_owned(),
        Fault::ThreeIgnored { moves } => {
            format!(
                "an open three was not answered: it wins in {}",
                moves_in_words(*moves)
            )
        }
        Fault::WrongBlock { moves } => {
            let blocked = "an open three was blocked at the wrong point";
            let win = moves
                .map(|moves| format!(", which allows a win by force in {}", moves_in_words(moves)));
            format!("{blocked}{}", win.unwrap_or_default())
        }
        Fault::LastCapture { stones } => {
            format!("it allows the last capture, of {}", points(stones, size))
        }
        Fault::AllowsWin { moves, at } => {
            let (moves, at) = (moves_in_words(*moves), points(&[*at], size));
            format!("it allows a win by force in {moves}, beginning at {at}")
        }
        Fault::CaptureOverlooked { stones } => {
            format!("the capture of {} was overlooked", points(stones, size))
        }
        Fault::PairLeft { stones } => format!("{} can be captured", points(stones, size)),
        Fault::ThreeLeft => "an open three was not blocked".to_owned(),
        Fault::FourOverlooked => "a move that makes a four was overlooked".to_owned(),
        Fault::ThreeOverlooked => "a move that makes an open three was overlooked".to_owned(),
        Fault::AllowsFour { at } => {
            format!("the opponent can make a four at {}", points(&[*at], size))
        }
        Fault::AllowsThree { at } => {
            let at = points(&[*at], size);
            format!("the opponent can make an open three at {at}")
        }
        Fault::CaptureThreatOverlooked { stones } => {
            let stones = points(stones, size);
            format!("a move that threatens to capture {stones} was overlooked")
        }
        Fault::KeyPointLeft { at } => {
            let at = points(&[*at], size);
            format!("{at}, the best point for both, is left to the opponent")
        }
        Fault::ThreatAnswered { at } => {
            let at = points(&[*at], size);
            format!("its threat comes to nothing: it is answered at {at}")
        }
        Fault::ThreatReturned { at } => {
            let at = points(&[*at], size);
            format!("its threat is answered at {at}, with a threat or a capture in return")
        }
        Fault::ThreatMisplaced { at } => {
            format!(
                "the threat would have been better at {}",
                points(&[*at], size)
            )
        }
        Fault::AllowsTwo { at } => {
            let at = points(&[*at], size);
            format!("the opponent can make two threats at once at {at}")
        }
        Fault::TwoOverlooked => "a move that makes two threats at once was overlooked".to_owned(),
        Fault::MorePoints { played, better } => {
            format!("the opponent has more points for an open three, {played} instead of {better}")
        }
        Fault::FewerPoints { played, better } => {
            format!("it prepares fewer points for an open three, {played} instead of {better}")
        }
        Fault::AttackMissed => "an attack that very likely wins was missed".to_owned(),
        Fault::AllowsAttack { at } => {
            let at = points(&[*at], size);
            format!("it allows an attack that very likely wins, beginning at {at}")
        }
        Fault::PlanOverlooked(plan) => {
            format!(
                "a move that leads to {} was overlooked",
                planned(plan, size)
            )
        }
        Fault::AllowsPlan(plan) => format!("the opponent can prepare {}", planned(plan, size)),
        Fault::LessLikely { percent } => {
            format!("it costs {percent} percentage points of the chance to win")
        }
    }
}

fn planned(plan: &Plan, size: BoardSize) -> String {
    match plan {
        Plan::Capture { stones } => format!("the capture of {}", points(stones, size)),
        Plan::Four => "a four".to_owned(),
        Plan::Three => "an open three".to_owned(),
    }
}

fn moves_in_words(moves: u16) -> String {
    if moves == 1 {
        "1 move".to_owned()
    } else {
        format!("{moves} moves")
    }
}

fn points(points: &[Point], size: BoardSize) -> String {
    let names: Vec<_> = points
        .iter()
        .map(|point| point.text(Notation::Board, size))
        .collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
