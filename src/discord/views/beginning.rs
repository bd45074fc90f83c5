//! Who has the first move of a game that is not begun, unless chance decides. Where the rules put the first
//! stone on the centre, the other player is the first to choose a point, and that is said.

use crate::discord::views::set;
use crate::game::{First, Terms};
use crate::language::{Text, say};

/// Told to the challenger, or to the person who drafts the terms.
pub fn to_challenger(terms: &Terms, opponent: Text) -> Text {
    let is_in_centre = terms.ruleset.centre_first();
    match set::first_of(terms) {
        First::Chance => Text::default(),
        First::Challenger if is_in_centre => say!(invitation::centre_of_you, name = opponent),
        First::Opponent if is_in_centre => say!(invitation::centre_of_other, name = opponent),
        First::Challenger => say!(invitation::you_move_first),
        First::Opponent => say!(invitation::challenger_moves_first, challenger = opponent),
    }
}

/// Told to the person who is invited by name.
pub fn to_opponent(terms: &Terms, challenger: Text) -> Text {
    to_challenger(&terms.reversed(), challenger)
}

/// Told to anybody who may accept.
pub fn to_anybody(terms: &Terms, challenger: Text) -> Text {
    let is_in_centre = terms.ruleset.centre_first();
    match set::first_of(terms) {
        First::Chance => Text::default(),
        First::Challenger if is_in_centre => {
            say!(invitation::centre_then_anybody, name = challenger)
        }
        First::Opponent if is_in_centre => say!(invitation::centre_of_anybody, name = challenger),
        First::Challenger => say!(invitation::challenger_moves_first, challenger = challenger),
        First::Opponent => say!(invitation::who_accepts_moves_first),
    }
}
