//! Discord's limits, checked with an independent implementation of its types.
//!
//! Pure: a form in, a checked form or Discord's refusal out.

pub(crate) mod callback;
pub(crate) mod command;
pub(crate) mod message;
