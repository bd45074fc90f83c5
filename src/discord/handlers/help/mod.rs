//! How to begin: `/help`.

pub mod command;
