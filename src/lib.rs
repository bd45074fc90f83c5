//! Tessera.
