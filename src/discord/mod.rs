//! The bot: the only module that knows Discord, serenity and poise.
//!
//! It decides nothing about games. A command or a press is read, handed to the service, and
//! answered; whatever the channel should learn is looked up from what was saved:
//!
//! * [`Bot::start`] connects, and gives a [`Running`] bot; [`run`] does so until a signal.
//! * `dispatch` takes events in, each once, as `deliveries` remembers; `commands`, `controls` and
//!   `talk` read them, one file a command or kind of button; `find` knows which game is meant;
//!   `moving` is where every way to move ends.
//! * `message` is a message as data, `action` what its buttons and menus mean, as the ids that
//!   Discord sends back; `messages` says what there is to say; `compose` turns it into Discord's.
//! * `answer` answers; `post` decides what is posted, `channels` sends it within `rate_limits`, and
//!   `outbox` posts what was left unsaid; `clockwork` does what is due.
//! * `attendance` knows whether the bot is there, for only then does time count; `health` whether
//!   Discord can be reached; `catch_up` says on boards what was given back; `supervision` notices
//!   when one of these jobs ends or hangs.
//!
//! No game depends on memory: buttons carry their meaning in their ids, and the database knows what
//! is unposted. Allowances, rate limits, the ids of deliveries and the engine's queue are in memory
//! only; a restart forgets them. `allowances` limits what one person may ask for; `thinking` runs the
//! engine, in the order of `fair_queue`; `venue` decides where a new game is played; `habits` applies
//! changed settings to running games.

mod action;
mod apply_preferences;
mod bot;
mod compose;
mod handlers;
mod health;
mod http_error;
mod lifecycle;
mod message;
mod outbox;
mod people;
mod permissions;
mod presence;
mod refusal;
mod render;
mod respond;
mod scheduler;
mod supervision;
mod tasks;
mod time;
mod user_limits;
mod views;

pub use action::pad::{Direction, Pad};
pub use bot::Bot;
pub use lifecycle::connect::StartError;
pub use lifecycle::process::{RunError, run};
pub use lifecycle::running::{Ending, Running};
pub use supervision::JobError;
pub use time::TimeOfDay;
