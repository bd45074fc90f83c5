//! What the bot says: pure functions from what happened to what a message says and carries.
//!
//! Nothing here sends anything or knows how it is sent. Every name goes through [`names`].

mod draft;
mod ending;
mod game_refusals;
mod games;
mod help;
mod invitation;
mod ladder;
mod machine;
pub mod names;
mod offers;
mod picker;
mod plan;
mod refusals;
mod rematch;
mod reminders;
mod replied;
mod resignation;
mod rules;
mod server;
mod settings;
pub mod time;
mod turn;
mod ways;
pub mod words;

#[cfg(test)]
mod tests;

pub use draft::{countered, draft};
pub use ending::ending;
pub use games::{choice, games};
pub use help::help;
pub use invitation::{invitation, sent, sent_elsewhere, title};
pub use ladder::ladder;
pub use machine::{begun as machine_begun, no_move, opponents, results as machine_results};
pub use offers::{
    done as offer_done, label as offer_label, moot as offer_moot, offer, offered, replied,
    stands as offer_stands, went_on,
};
pub use picker::{choices, menus, pad, preview};
pub use plan::plan;
pub use refusals::refusal;
pub use rematch::{rematch_begun, rematch_offered};
pub use reminders::{digest, reminder};
pub use replied::shown_by;
pub use resignation::{played_on, question, resigned};
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
pub use ways::{form, label, more, next, power_stones_left, to_move as ways_to_move, type_again};
pub use words::{bans, opening, overline};

/// What a person is told who asked for something whose saved data is damaged.
pub fn damaged(failure: &str) -> String {
    format!(
        "The saved data cannot be read (failure `{failure}`). Nothing was changed, and other games \
         are not affected. Please tell whoever runs this bot that failure code; the log explains it."
    )
}

/// What a person is told when something failed that is not their doing.
pub fn failed(failure: &str) -> String {
    format!(
        "Something went wrong on my side (failure `{failure}`). Nothing was lost: your games are as \
         they were. Please try again in a moment; if it stays so, tell whoever runs me that number."
    )
}
