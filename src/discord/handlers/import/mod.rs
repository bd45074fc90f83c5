//! A person's own library of records: `/import`, and the buttons that step through a record.

pub mod buttons;
pub mod command;
mod show;
mod suggest;
