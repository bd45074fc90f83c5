//! The playground in a real browser: headless Chromium, driven as people use it.
//!
//! Where no chromedriver is installed these tests are left out, unless the environment variable
//! `PLAYGROUND_BROWSER` says that one is required. `PLAYGROUND_PICTURES` names a folder for pictures
//! of what the browser shows.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod access;
mod driver;
mod files;
mod game;
mod safety;
#[path = "../../examples/playground/scenario.rs"]
mod scenario;
mod screen;
mod scripts;
mod sight;
#[path = "../../examples/playground/stage/mod.rs"]
mod stage;
mod trouble;
