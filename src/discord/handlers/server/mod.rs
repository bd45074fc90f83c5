//! What is chosen for everybody on a server: `/server`.

pub mod command;
mod options;
