//! Which program this is.

/// The version, as in `0.1.0`.
pub const NUMBER: &str = env!("CARGO_PKG_VERSION");
/// The commit it was built from; empty if that is not known.
pub const COMMIT: &str = env!("TESSERA_COMMIT");
/// Both, as `tessera --version` tells them.
pub const VERSION: &str = env!("TESSERA_VERSION");
