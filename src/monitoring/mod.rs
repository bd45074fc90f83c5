//! What can be watched of a running bot: how it is ([`Vitals`]) and what it counts ([`measure`]), for
//! Prometheus, for a health check and for a service manager such as systemd.
//!
//! The parts of the bot report here; nothing here asks them. This module knows nothing of games,
//! Discord, the database or the settings. What it is told never holds an id or a text that somebody
//! typed: the values of labels are a fixed set each, which `catalogue` names.
//!
//! Without an [`Exporter`] nothing is counted, and a report costs a few nanoseconds; with one, about
//! a microsecond.

mod catalogue;
mod exporter;
pub mod measure;
mod memory;
mod server;
mod service_manager;
mod vitals;

pub use catalogue::{ALL, Kind, Metric};
pub use exporter::{CountError, Exporter, is_measured};
pub use server::serve;
pub use service_manager::ServiceManager;
pub use vitals::{LoopSilence, Report, Vitals};
