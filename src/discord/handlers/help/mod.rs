//! How to begin: `/help`, and its pages.

pub mod command;
pub mod page;
