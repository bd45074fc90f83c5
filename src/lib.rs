//! Tessera: a Discord bot on which friends play Pente and its relatives.

pub mod game;
pub mod picture;
pub mod rating;
pub mod rules;
pub mod service;
pub mod store;
