//! Tessera.

pub mod operate;
pub mod rules;
