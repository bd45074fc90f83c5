//! What several use cases need to read an interaction.

pub mod against_computer;
pub mod archive;
pub mod board_options;
pub mod context;
pub mod input;
pub mod lesson_offer;
pub mod open_table;
pub mod options;
pub mod record_archive;
pub mod record_file;
pub mod ruleset;
pub mod suggest;
pub mod typed;
pub mod venue;
pub mod viewer;
pub mod which_game;
