//! Refusals about seeking an opponent as sentences.

use crate::game::{Misfit, SeekRefusal};
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
        SeekRefusal::NoReason => say!(seek::no_reason),
        SeekRefusal::TooManyReports { most } => say!(seek::too_many_reports, most = most),
        SeekRefusal::Misfit(misfit) => match misfit {
            Misfit::OwnSeek => say!(seek::own_seek),
            Misfit::Terms => say!(seek::other_terms),
            Misfit::Ratings { most } => say!(seek::too_far_apart, most = most),
            Misfit::PlayingAlready => say!(seek::playing_already),
            Misfit::Busy { most } => say!(seek::busy, most = most),
        },
    }
}
