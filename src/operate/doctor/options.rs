//! What the operator asks the doctor.

use std::time::Duration;

/// What is looked at, and what is still good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoctorOptions {
    /// A server in which it is looked at what the bot may do.
    pub server: Option<u64>,
    /// A channel in which it is looked at what the bot may do.
    pub channel: Option<u64>,
    /// Whether the findings are written as JSON.
    pub json: bool,
    /// The least free space on the disk of the database, in megabytes of a million bytes.
    pub least_space: u64,
    /// The longest that the disk may take to keep a few bytes.
    pub slowest_sync: Duration,
    /// How many positions the engine should look at in a second at least.
    pub least_nodes: u64,
}
