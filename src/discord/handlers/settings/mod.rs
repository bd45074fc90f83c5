//! What a person chooses for themselves: `/settings`, its menus, and the form for a time zone.

pub mod command;
pub mod menus;
mod options;
mod suggest;
mod words;
