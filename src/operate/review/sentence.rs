//! Why a move was worse, in an English sentence.

use crate::review::Reason;
use crate::rules::{BoardSize, Notation, Point};

/// The sentence, without a full stop.
pub(super) fn why(reason: &Reason, size: BoardSize) -> String {
    match reason {
        Reason::MissedWin { moves } => format!("a win in {} was missed", moves_in_words(*moves)),
        Reason::FourIgnored => "a four was not answered".to_owned(),
        Reason::ThreeIgnored { moves } => {
            format!(
                "an open three was not answered: it wins in {}",
                moves_in_words(*moves)
            )
        }
        Reason::LastCapture { stones } => {
            format!("it allows the last capture, of {}", points(stones, size))
        }
        Reason::AllowsWin { moves } => {
            format!("it allows a win by force in {}", moves_in_words(*moves))
        }
        Reason::CaptureOverlooked { stones } => {
            format!("the capture of {} was overlooked", points(stones, size))
        }
        Reason::PairLeft { stones } => format!("{} can be captured", points(stones, size)),
        Reason::LessLikely { percent } => {
            format!("it costs {percent} percentage points of the chance to win")
        }
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
