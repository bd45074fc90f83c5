//! Resigning: `/resign`, and the confirmation.

pub mod buttons;
pub mod command;
