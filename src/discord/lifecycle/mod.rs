//! The bot from start to end: it connects, receives gateway events, and stops.
//!
//! It decides nothing about games and sends no text of its own: every event goes to `handlers`.

mod admission;
pub mod check;
pub mod connect;
mod deliveries;
mod dispatch;
mod identify;
pub mod process;
mod ready;
pub mod running;
mod servers;
mod startup;
