//! Refusals about seeking an opponent as sentences.

use crate::game::{Mismatch, SeekRefusal};
use crate::language::{Text, say};

/// A refusal to seek an opponent, or to play somebody's seek.
pub fn of_seek(refusal: SeekRefusal) -> Text {
    match refusal {
        SeekRefusal::Gone => say!(seek::gone),
        SeekRefusal::TooMany { most } => say!(seek::too_many, most = most),
        SeekRefusal::TooManyGames { most } => say!(seek::too_many_games, most = most),
        SeekRefusal::NoMessages => {
            Text::sentences([say!(seek::in_private), say!(refusal_game::no_messages)])
        }
        SeekRefusal::NotReached => say!(seek::not_reached),
        SeekRefusal::OpponentNotReached => say!(seek::opponent_not_reached),
        SeekRefusal::NoReason => say!(seek::no_reason),
        SeekRefusal::TooManyReports { most } => say!(seek::too_many_reports, most = most),
        SeekRefusal::Mismatch(mismatch) => match mismatch {
            Mismatch::OwnSeek => say!(seek::own_seek),
            Mismatch::Terms => say!(seek::other_terms),
            Mismatch::Ratings { most } => say!(seek::too_far_apart, most = most),
            Mismatch::PlayingAlready => say!(seek::playing_already),
            Mismatch::Busy { most } => say!(seek::busy, most = most),
        },
    }
}
