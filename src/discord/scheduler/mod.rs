//! What happens without anybody pressing: deadlines, reminders, retries of the outbox, the engine's
//! turns, and what is made up for after an absence.
//!
//! Every loop here is supervised, is driven by the database alone, and waits at least a second between
//! two looks. Nothing here answers an interaction.

pub mod catch_up;
pub mod deadlines;
pub mod engine_reply;
pub mod engine_turns;
mod fair_queue;
pub mod presence;
pub mod retries;
