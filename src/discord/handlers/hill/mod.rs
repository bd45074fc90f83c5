//! King of the Hill: `/hill`, and the buttons under a hill.

pub mod buttons;
pub mod command;
mod show;
