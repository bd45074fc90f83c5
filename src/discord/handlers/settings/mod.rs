//! A person's own settings: `/settings`, its menus, and the form for a time zone.

pub mod command;
pub mod menus;
mod options;
mod suggest;
mod words;
