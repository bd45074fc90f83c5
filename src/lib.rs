//! Tessera.

pub mod rules;
