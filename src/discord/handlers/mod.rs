//! What people ask for: one folder a use case, with its slash command beside its buttons, menus and
//! forms.
//!
//! A handler reads what was asked, calls the service, and says what came of it. Handlers know each
//! other only through what they have in common.

mod board;
mod challenge;
mod command_errors;
pub mod commands;
mod common;
pub mod components;
mod games;
mod help;
mod leaderboard;
mod offers;
mod origin;
pub mod play;
mod resign;
mod rules;
mod server;
mod settings;
