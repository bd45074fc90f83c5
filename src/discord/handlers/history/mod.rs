//! A person's finished games: `/history`.

pub mod command;
pub mod menu;
mod options;
pub mod pages;
