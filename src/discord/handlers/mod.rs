//! The handlers of what people ask for: one folder for each use case, with its slash command,
//! buttons, menus and forms.
//!
//! A handler reads the interaction, calls the service, and responds with the result. Handlers know
//! each other only through `common`.

mod about;
pub mod barred;
mod board;
mod challenge;
mod command_errors;
pub mod commands;
mod common;
pub mod components;
mod descriptions;
mod export;
mod follow;
mod games;
mod help;
mod hill;
mod history;
mod import;
mod leaderboard;
mod learn;
mod offers;
mod opening;
mod origin;
pub mod play;
mod privacy;
mod profile;
mod puzzle;
mod replay;
mod resign;
mod review;
mod rules;
mod seek;
mod server;
mod settings;
mod table;
mod tournament;
