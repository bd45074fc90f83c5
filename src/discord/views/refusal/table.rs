//! Refusals about tables as sentences: what is wrong, and what would be right.

use crate::discord::views::phrases::mention;
use crate::discord::views::time::relative;
use crate::game::TableRefusal;
use crate::language::{Text, say};

/// A refusal about a table.
pub fn of_table(refusal: TableRefusal) -> Text {
    match refusal {
        TableRefusal::ForTwo { ruleset } => say!(refusal_table::for_two, ruleset = ruleset),
        TableRefusal::WrongNumberOfSeats {
            ruleset,
            fewest,
            most,
        } if fewest == most => {
            say!(refusal_table::seats_exactly, ruleset = ruleset, most = most)
        }
        TableRefusal::WrongNumberOfSeats {
            ruleset,
            fewest,
            most,
        } => say!(
            refusal_table::seats,
            ruleset = ruleset,
            fewest = fewest,
            most = most
        ),
        TableRefusal::TooManyComputers { most } => {
            say!(refusal_table::too_many_computers, most = most)
        }
        TableRefusal::RatedWithComputers => say!(refusal_table::rated_computers),
        TableRefusal::RatedAsSeated => say!(refusal_table::rated_as_seated),
        TableRefusal::AlreadySeated => say!(refusal_table::already_seated),
        TableRefusal::GuestSeated => say!(refusal_table::guest_seated),
        TableRefusal::RatedWithHandicap => say!(refusal_table::rated_with_handicap),
        TableRefusal::NotSeated => say!(refusal_table::not_seated),
        TableRefusal::NobodyToRemove => say!(refusal_table::nobody_to_remove),
        TableRefusal::Removed => say!(refusal_table::removed),
        TableRefusal::Kept => say!(refusal_table::kept),
        TableRefusal::NoRoomForComputer { player } => {
            say!(
                refusal_table::no_room_for_computer,
                player = mention(player)
            )
        }
        TableRefusal::SideFull => say!(refusal_table::side_full),
        TableRefusal::NotHost { host } => say!(refusal_table::not_host, host = mention(host)),
        TableRefusal::TooFew { needed } => say!(refusal_table::too_few, needed = needed),
        TableRefusal::Started { game } => {
            say!(refusal_table::started, game = game.to_string())
        }
        TableRefusal::Closed => say!(refusal_table::closed),
        TableRefusal::Expired => say!(refusal_table::expired),
        TableRefusal::TooManyOpen { most } => say!(refusal_table::too_many_open, most = most),
        TableRefusal::TooManyLately { most, at } => {
            say!(
                refusal_table::too_many_lately,
                most = most,
                when = relative(at)
            )
        }
        TableRefusal::AlreadyInvited => say!(refusal_table::already_invited),
        TableRefusal::TooManyInvited { most } => {
            say!(refusal_table::too_many_invited, most = most)
        }
    }
}
