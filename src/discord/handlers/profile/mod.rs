//! A person's profile: `/profile`.

pub mod command;
