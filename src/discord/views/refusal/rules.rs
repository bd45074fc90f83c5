//! Refusals by the rules of play, as sentences.

use crate::rules::{self, BoardSize, Choice, Notation, StoneColour};

/// A refusal by the rules of play.
pub fn of_rules(refusal: &rules::IllegalMove) -> String {
    match refusal {
        rules::IllegalMove::OffBoard { size, .. } => {
            format!("That point is not on the board. {}", extent(*size))
        }
        rules::IllegalMove::Occupied { point, shown, .. } => {
            let what = shown.map_or("power", StoneColour::name);
            format!("{point} is taken by a {what} stone. Choose an empty point.")
        }
        rules::IllegalMove::NotYourTurn { .. } => {
            "It is not your turn. `/board` shows whose it is.".to_owned()
        }
        rules::IllegalMove::GameOver => "The game is over. `/board` shows its end.".to_owned(),
        rules::IllegalMove::CentreRequired { centre } => {
            format!("The first stone goes to the centre, {centre}.")
        }
        rules::IllegalMove::TooNearCentre { centre, distance } => format!(
            "By the tournament rule this stone must stand at least {distance} lines away from the \
             centre, {centre}: outside the square of {0} x {0} around it.",
            2 * distance - 1
        ),
        rules::IllegalMove::OnCentreLine { centre, distance } => format!(
            "On the lines through the centre, {centre}, this stone must stand at least {distance} \
             lines away from it."
        ),
        rules::IllegalMove::ChoicePending { .. } => {
            "First a colour is chosen, with the buttons under the board or from the list of `/move`; \
             then stones are placed."
                .to_owned()
        }
        rules::IllegalMove::PlacementPending { .. } => {
            "There is nothing to choose now. Place a stone: name a point, like `K10`.".to_owned()
        }
        rules::IllegalMove::NotOffered { offered } => {
            format!("That is not on offer. You can {}.", offers(offered))
        }
        rules::IllegalMove::DoubleThree { threes } => {
            let threes = threes.map(|three| {
                let points = three.map(|point| point.to_string());
                points.join("-")
            });
            format!(
                "This stone would make two open threes at once ({}), which is forbidden here. Choose \
                 another point.",
                threes.join(" and ")
            )
        }
        rules::IllegalMove::MustTouch => {
            "Here every stone must touch one that stands already. Choose a point beside one."
                .to_owned()
        }
        rules::IllegalMove::NoPowerStone => {
            "You have no power stone left. Play an ordinary stone.".to_owned()
        }
        rules::IllegalMove::NoSuchSeat { seats, .. } => {
            format!("This game has {seats} players only.")
        }
        rules::IllegalMove::SeatLeft { .. } => "That player has left the game already.".to_owned(),
    }
}

/// "Its files go from A to T (without I), its ranks from 1 to 19."
pub(super) fn extent(size: BoardSize) -> String {
    let last = rules::Point::new(size.files() - 1, size.ranks() - 1);
    let last = last.text(Notation::Board, size);
    let file = last.trim_end_matches(|digit: char| digit.is_ascii_digit());
    format!(
        "Its files go from A to {file} (without I), its ranks from 1 to {}.",
        size.ranks()
    )
}

fn offers(offered: &[Choice]) -> String {
    let words = offered.iter().map(|choice| match choice {
        Choice::Swap => "take white",
        Choice::NoSwap => "take black",
        Choice::Pass => "place two more stones and hand the choice back",
    });
    words.collect::<Vec<_>>().join(", or ")
}
