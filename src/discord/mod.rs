//! The bot: the only module that knows Discord, serenity and poise.
//!
//! It decides nothing about games. It reads what somebody asks for, calls the service, and answers; what
//! a channel is told is looked up from what was saved. A request meets the rooms from the top down, and
//! `tests/architecture` holds that no arrow runs back up:
//!
//! * `lifecycle` starts and stops the bot and takes gateway events in, each once.
//! * `handlers` has one folder a use case: its slash command beside its buttons, menus and forms.
//! * `scheduler` does what nobody presses a button for: deadlines, retries, the engine's turns, and
//!   what an absence of the bot leaves behind.
//! * `respond` answers an interaction within the three seconds that Discord allows.
//! * `outbox` posts in channels and direct messages: in order for each game, retried, and given up in
//!   the end. It does not know the engine.
//! * `views` says what a message says, `render` draws its pictures, `message` is the message as data,
//!   and `action` is what a button means, as the id that Discord sends back.
//!
//! Beside them stand small parts that several rooms need, such as `presence` (only while the bot is
//! present does time count), `user_limits` (what one person may ask for) and `supervision` (a job that
//! ends or hangs ends the process).
//!
//! No game depends on memory: buttons carry their meaning in their ids, and the database knows what
//! has not been posted. User limits, rate limits, the ids of deliveries and the engine's queue are in
//! memory only; a restart forgets them.

mod action;
mod apply_preferences;
mod attachments;
mod being_deleted;
mod bot;
mod compose;
mod file_work;
mod handlers;
mod health;
mod http_error;
mod leadership;
mod lifecycle;
mod memberships;
mod message;
mod outbox;
mod people;
mod permissions;
mod presence;
mod puzzle_work;
mod reader;
mod refusal;
mod render;
mod requests;
mod respond;
mod reviews;
mod scheduler;
mod starts;
mod supervision;
mod tasks;
mod time;
mod user_limits;
mod views;

pub use action::Action;
pub use action::pad::{Direction, Pad};
pub use bot::Bot;
pub use lifecycle::check::{
    Checked, CommandState, Connects, PlaceState, Places, Unanswered, check,
};
pub use lifecycle::connect::StartError;
pub use lifecycle::process::{RunError, run};
pub use lifecycle::running::{Ending, Running};
pub use supervision::JobError;
pub use time::TimeOfDay;
