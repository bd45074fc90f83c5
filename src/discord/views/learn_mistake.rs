//! Why a try in a lesson is wrong.

use crate::discord::refusal::Refusal;
use crate::discord::views::lesson_points::{alternatives, other, point};
use crate::discord::views::refusal;
use crate::game::GameRefusal;
use crate::language::{Text, say};
use crate::lessons::Mistake;
use crate::rules::{BoardSize, IllegalMove, Notation, Point};
use crate::service::ServiceRefusal;

/// What is wrong with a point. That it is taken says already which point that is.
pub fn wrong((at, mistake): (Point, &Mistake), notation: Notation) -> Text {
    let why = why(mistake, notation);
    match mistake {
        Mistake::Illegal(IllegalMove::Occupied { .. }) => why,
        _ => say!(learn::wrong, point = point(at, notation), why = why),
    }
}

/// What is wrong, in a sentence or two.
fn why(mistake: &Mistake, notation: Notation) -> Text {
    let name = |at: &Point| point(*at, notation);
    let pair = |stones: &[Point]| Text::list(stones.iter().map(name));
    match mistake {
        Mistake::Illegal(illegal) => {
            let illegal = ServiceRefusal::Game(GameRefusal::from(*illegal));
            refusal::refusal(&Refusal::Service(illegal))
        }
        Mistake::ShortRow { length } => say!(learn::wrong_short_row, length = *length),
        Mistake::OneBetween => say!(learn::wrong_one_between),
        Mistake::MoreBetween => say!(learn::wrong_more_between),
        Mistake::NothingBetween => say!(learn::wrong_nothing_between),
        Mistake::NotMovedIn => say!(learn::wrong_not_moved_in),
        Mistake::LeavesPair { pair: stones, at } => say!(
            learn::wrong_leaves_pair,
            pair = pair(stones),
            point = name(at)
        ),
        Mistake::Loses { at } => say!(learn::wrong_loses, point = name(at)),
        Mistake::NotWon => say!(learn::wrong_not_won),
        Mistake::SideBySide { pair: stones } => {
            say!(learn::wrong_side_by_side, pair = pair(stones))
        }
        Mistake::NoStretchTwo => say!(learn::wrong_no_stretch_two),
        Mistake::ClosedThree => say!(learn::wrong_closed_three),
        Mistake::ThreeWithoutGap => say!(learn::wrong_three_without_gap),
        Mistake::ThreeWithGap => say!(learn::wrong_three_with_gap),
        Mistake::NoThree => say!(learn::wrong_no_three),
        Mistake::FourBlocked { at } => say!(learn::wrong_four_blocked, point = name(at)),
        Mistake::FourFilled { at } => say!(learn::wrong_four_filled, point = name(at)),
        Mistake::NoFour => say!(learn::wrong_no_four),
        Mistake::ThreeGrows { at } => {
            say!(
                learn::wrong_three_grows,
                points = alternatives(at, notation)
            )
        }
        Mistake::NotTheShape => say!(learn::wrong_not_the_shape),
        Mistake::NotInTheGap => say!(learn::wrong_not_in_the_gap),
        Mistake::BlockIsSafe { at } => say!(learn::wrong_block_is_safe, point = name(at)),
        Mistake::NoInitiative => say!(learn::wrong_no_initiative),
        Mistake::Answered { at } => say!(learn::wrong_answered, point = name(at)),
        Mistake::NothingCaptured => say!(learn::wrong_nothing_captured),
        Mistake::WrongPair { at } => {
            say!(learn::wrong_wrong_pair, points = alternatives(at, notation))
        }
        Mistake::OtherPoint { at } => {
            let name = at.text(other(notation), BoardSize::STANDARD);
            say!(learn::wrong_other_point, name = name)
        }
        Mistake::OnlyTria => say!(learn::wrong_only_tria),
        Mistake::NotCalled => say!(learn::wrong_not_called),
    }
}
