//! PostgreSQL beside SQLite: the schema, what is refused, and what a server does that a file does not.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod cluster;
mod frozen;
mod giving_up;
mod limits;
mod migrating;
mod pooler;
mod processes;
mod refusals;
mod schema;
mod schema_words;
mod silence;
