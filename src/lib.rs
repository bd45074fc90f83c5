//! Tessera: a Discord bot on which friends play Pente and its relatives.
//!
//! Each module knows only what is named here. `rules`, `engine`, `review` and `puzzle` are the crate
//! `pente`, and are named here as modules. From the inside out:
//!
//! * [`rules`]: the rules of play. Pure; it uses nothing of this crate, and knows no clock, no
//!   chance, no people and no Discord.
//! * [`rating`]: Glicko-2, Weng-Lin and standings. Pure; it uses nothing of this crate.
//! * [`tournament`]: pairings of tournaments. Pure; it uses nothing of this crate.
//! * [`game`]: a game between people, invitations included. Pure: time is an argument. Uses
//!   `rules`.
//! * [`engine`]: chooses moves, the same ones for the same position, level and seed. Uses `rules`.
//! * [`review`]: judges the moves of a finished game between two. Pure. Uses `engine` and `rules`.
//! * [`lessons`]: the lessons of `/learn` as data, and the judgement of what a learner tries. Pure. Uses
//!   `rules`.
//! * [`puzzle`]: finds puzzles in games, judges answers to them, and has some built in. Pure.
//!   Uses `engine` and `rules`.
//! * [`store`]: the database, and the only SQL. Uses the types of `game`, `rating` and `rules`.
//! * [`service`]: what people can do: load, decide, save in one transaction, say what happened.
//!   Uses `store`, `review`, `engine`, `game`, `lessons`, `rating`, `rules` and `visible_text`; it does not
//!   know Discord.
//! * [`language`]: what people read, in no language yet, and the words of each language. Pure; it uses
//!   nothing of this crate.
//! * [`picture`]: positions as pictures and in words. Pure. Uses `language` and `rules`.
//! * [`monitoring`]: what can be watched of a running bot: metrics, health, the service manager. It uses
//!   nothing of this crate; those who use it report to it.
//! * [`discord`]: the bot, and the only module that knows serenity and poise. Uses `service`,
//!   `picture`, `config`, `monitoring` and the types of the rest; it does not know the database. Its rooms are in
//!   `docs/architecture.md`.
//! * [`operate`]: what an operator runs: the bot as a program, and what is run beside it. Uses
//!   `discord`, `service`, `store`, `puzzle`, `review`, `engine`, `game`, `rules`, `tournament`, `config`, `monitoring` and
//!   `visible_text`; of `discord` only what is public.
//! * [`visible_text`]: what can be seen of a text that somebody wrote. Pure; it uses nothing of this crate.
//! * [`config`]: the settings, and the only reader of the environment.

pub use pente::{engine, puzzle, review, rules};

pub mod config;
pub mod discord;
pub mod game;
pub mod language;
pub mod lessons;
pub mod monitoring;
pub mod operate;
pub mod picture;
pub mod rating;
pub mod service;
pub mod store;
pub mod tournament;
pub mod visible_text;
