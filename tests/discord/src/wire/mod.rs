//! How the world looks in Discord's JSON, on the gateway and in answers alike.
//!
//! Pure functions of the world; nothing here changes it.

pub(crate) mod application;
pub(crate) mod channel;
pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod embed;
pub(crate) mod guild;
pub(crate) mod interaction;
pub(crate) mod message;
pub(crate) mod user;
