//! Friends play in a channel: the real bot connected to a stand-in Discord, used as people use it.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod barred;
mod beginning;
mod calls;
mod changing;
mod computer;
mod courtesies;
mod export;
mod following;
mod forged;
mod games;
mod hill;
mod history;
mod import;
mod invitations;
mod languages;
mod leagues;
mod learn;
mod limits;
mod lists;
mod matches;
mod openings;
mod picking;
mod places;
mod privacy;
mod profiles;
mod puzzles;
mod rated_tables;
mod refusals;
mod rematches;
mod replays;
mod restarts;
mod reviews;
mod rulesets;
mod sealing;
mod seasons;
mod seeking;
mod seeking_everywhere;
mod servers;
mod sets;
mod settings;
#[path = "../table/mod.rs"]
mod table;
mod table_conduct;
mod table_trouble;
mod table_words;
mod tables;
mod talking;
mod terms;
mod tournament_drafts;
mod tournament_making;
mod tournament_rounds;
mod tournament_told;
mod tournaments;
mod which_game;
