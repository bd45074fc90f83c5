//! The views: pure functions from game state and results to messages.
//!
//! Nothing here sends anything or knows how it is sent. Every name goes through [`safe_text`].

mod board_ref;
mod computer;
mod counter_offer;
mod games;
mod help;
mod if_then;
mod invitation;
mod leaderboard;
mod move_buttons;
mod offers;
pub mod phrases;
mod picker;
mod refusal;
mod rematch;
mod reminders;
mod resign;
mod result;
mod rules;
pub mod safe_text;
mod server;
mod settings;
pub mod time;
mod turn;

#[cfg(test)]
mod tests;

pub use board_ref::shown_by;
pub use computer::{begun as computer_begun, no_move, opponents, results as computer_results};
pub use counter_offer::{countered, draft};
pub use games::{choice, games};
pub use help::help;
pub use if_then::plan;
pub use invitation::{invitation, sent, sent_elsewhere, title};
pub use leaderboard::ladder;
pub use move_buttons::{
    form, label, more, next, power_stones_left, to_move as ways_to_move, type_again,
};
pub use offers::{
    done as offer_done, moot as offer_moot, offer, offered, replied, stands as offer_stands,
    went_on,
};
pub use phrases::{bans, opening, overline};
pub use picker::{choices, menus, pad, preview};
pub use refusal::refusal;
pub use rematch::{rematch_begun, rematch_offered};
pub use reminders::{digest, reminder};
pub use resign::{played_on, question, resigned};
pub use rules::{catalogue, rules};
pub use server::{astray, server, thread_name};
#[cfg(test)]
pub use settings::settings_choices;
pub use settings::{
    CONFIRMS, DIGESTS, MESSAGES, NOTATIONS, OWN_THEMES, REMINDERS, SHARED, THEMES, VACATIONS,
    WEEKENDS, blocked, settings, zone_form,
};
pub use time::paces;
pub use turn::{again, confirmed, standing, turn};

/// Says that the stored data for the request is corrupt.
pub fn corrupt(failure: &str) -> String {
    format!(
        "The saved data cannot be read (failure `{failure}`). Nothing was changed, and other games \
         are not affected. Please tell whoever runs this bot that failure code; the log explains it."
    )
}

/// Says that a request failed through no fault of the person.
pub fn failed(failure: &str) -> String {
    format!(
        "Something went wrong on my side (failure `{failure}`). Nothing was lost: your games are as \
         they were. Please try again in a moment; if it stays so, tell whoever runs me that number."
    )
}
