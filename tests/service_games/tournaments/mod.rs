//! Tournaments: from the draft to the last round, what is refused, and what a kill in between leaves.

mod bad_input;
mod formats;
mod kills;
mod kit;
mod organising;
mod refusals;
mod series;
