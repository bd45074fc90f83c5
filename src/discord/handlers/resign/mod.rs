//! Resigning: `/resign`, and the question before it.

pub mod buttons;
pub mod command;
