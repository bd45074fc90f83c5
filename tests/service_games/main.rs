//! Games through the service, on a database in a file.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod absences;
mod attempts;
mod bad_input;
mod challenges;
mod changing;
mod courtesies;
mod damage;
#[path = "../database/mod.rs"]
mod database;
mod deletions;
mod departures;
mod followers;
mod hill_laws;
mod hills;
mod history;
mod kit;
mod ladder;
mod languages;
mod lessons;
mod lists;
mod live;
mod matches;
mod move_times;
mod notices;
mod openings;
mod play;
mod posted;
mod puzzles;
mod races;
mod ratings;
mod replay;
mod reports;
mod reviews;
mod sealing;
mod season_laws;
mod season_model;
mod seasons;
mod seeks;
mod sets;
mod tables;
mod time_preferences;
mod tournaments;
