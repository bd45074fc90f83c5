//! The bot from its start to its end: it connects, takes in what the gateway delivers, and stops.
//!
//! It decides nothing and says nothing: whatever is delivered goes to `handlers`.

pub mod connect;
mod deliveries;
mod dispatch;
pub mod process;
pub mod running;
mod startup;
