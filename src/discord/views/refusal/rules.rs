//! Refusals by the rules of play, as sentences.

use crate::language::{Text, Word, say};
use crate::rules::{self, BoardSize, Choice, Notation, StoneColour};

/// A refusal by the rules of play.
pub fn of_rules(refusal: &rules::IllegalMove) -> Text {
    match refusal {
        rules::IllegalMove::OffBoard { size, .. } => {
            Text::sentences([say!(refusal_rules::off_board), extent(*size)])
        }
        rules::IllegalMove::Occupied { point, shown, .. } => say!(
            refusal_rules::occupied,
            point = point.to_string(),
            stone = Word(shown.map_or("power", StoneColour::name)),
        ),
        rules::IllegalMove::NotYourTurn { .. } => say!(refusal_rules::not_your_turn),
        rules::IllegalMove::GameOver => say!(refusal_rules::game_over),
        rules::IllegalMove::CentreRequired { centre } => {
            say!(refusal_rules::centre_required, centre = centre.to_string())
        }
        rules::IllegalMove::TooNearCentre { centre, distance } => say!(
            refusal_rules::too_near_centre,
            centre = centre.to_string(),
            distance = *distance,
            side = 2 * distance - 1,
        ),
        rules::IllegalMove::OnCentreLine { centre, distance } => say!(
            refusal_rules::on_centre_line,
            centre = centre.to_string(),
            distance = *distance,
        ),
        rules::IllegalMove::ChoicePending { .. } => say!(refusal_rules::choice_pending),
        rules::IllegalMove::PlacementPending { .. } => say!(refusal_rules::placement_pending),
        rules::IllegalMove::NotOffered { offered } if offered.contains(&Choice::Pass) => {
            say!(refusal_rules::not_offered_with_pass)
        }
        rules::IllegalMove::NotOffered { .. } => say!(refusal_rules::not_offered),
        rules::IllegalMove::DoubleThree { threes } => {
            let threes = threes.map(|three| {
                let points = three.map(|point| point.to_string());
                Text::verbatim(points.join("-"))
            });
            say!(refusal_rules::double_three, threes = Text::list(threes))
        }
        rules::IllegalMove::MustTouch => say!(refusal_rules::must_touch),
        rules::IllegalMove::NoPowerStone => say!(refusal_rules::no_power_stone),
        rules::IllegalMove::WithoutPowerStones => say!(refusal_rules::without_power_stones),
        rules::IllegalMove::NoSuchSeat { seats, .. } => {
            say!(refusal_rules::no_such_seat, seats = *seats)
        }
        rules::IllegalMove::SeatLeft { .. } => say!(refusal_rules::seat_left),
    }
}

/// "Its letters go from A to T (without I), its numbers from 1 to 19."
pub(super) fn extent(size: BoardSize) -> Text {
    let last = rules::Point::new(size.files() - 1, size.ranks() - 1);
    let last = last.text(Notation::Board, size);
    let file = last.trim_end_matches(|digit: char| digit.is_ascii_digit());
    say!(refusal_rules::extent, file = file, ranks = size.ranks())
}
