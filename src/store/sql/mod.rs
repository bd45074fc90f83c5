//! Queries, written once, over two databases: SQLite and PostgreSQL.
//!
//! It is a thin layer: it knows connections, parameters and rows, and no table. The rest of the store writes its
//! queries with [`query`], [`query_as`] and [`query_scalar`] and hands them the connection of its transaction;
//! which database is behind it is decided by one `match` when a query is sent. Parameters are written `$1`, which
//! both databases understand; only advice for SQLite's planner is left out for PostgreSQL. Where the texts have to differ, both stand at the query,
//! as [`Text::Each`].
//!
//! Why not `sqlx::Any`: it copies every value of every row, whole records of games too, into a type of its own before
//! anybody reads it, which the hot paths pay for on SQLite. Why no generic store: every function of it would be
//! compiled twice, and whoever calls one would have to name the database. Here SQLite's own rows are read by
//! SQLite's own code.

mod connection;
mod patience;
mod query;
mod text;
mod value;

pub(super) use connection::{Connection, Pool, Transaction};
pub(super) use patience::{answered, promptly};
pub(super) use query::{query, query_as, query_scalar};
pub(super) use text::Text;
pub(super) use value::{NUL, Value};
