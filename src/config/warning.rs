//! What the operator should know of settings that can be used.

use std::fmt::{self, Display, Formatter};

/// A setting that can be used, but is not as good as it could be. It displays as one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What it is about, such as "token file".
    pub about: &'static str,
    /// How it is, without a full stop.
    pub says: String,
    /// What makes it right, as an order that begins with a small letter, without a full stop.
    pub cure: String,
}

impl Display for Warning {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}; {}", self.says, self.cure)
    }
}
