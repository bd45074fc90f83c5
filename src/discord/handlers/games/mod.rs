//! A person's games: `/games`.

pub mod command;
pub mod pages;
