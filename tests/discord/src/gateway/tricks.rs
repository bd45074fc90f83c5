//! What goes wrong with events to come because a test says so: told more than once, or told late.

use std::collections::VecDeque;

use serde_json::Value;

use super::Audience;

/// What happens to one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trick {
    /// It is told so many times.
    Repeat(usize),
    /// It is kept until late events are asked for.
    HoldBack,
}

/// An event that was kept.
#[derive(Debug)]
pub(super) struct Late {
    pub event: String,
    pub audience: Audience,
    pub data: Value,
}

/// What is to go wrong with which events, and what was kept so far.
#[derive(Debug, Default)]
pub(super) struct Tricks {
    planned: VecDeque<(String, Trick)>,
    pub late: Vec<Late>,
}

impl Tricks {
    /// Plays a trick on the next event of this name; `*` is any.
    pub fn plan(&mut self, event: &str, trick: Trick) {
        self.planned.push_back((event.to_owned(), trick));
    }

    /// The trick played on this event, which uses it up.
    pub fn take(&mut self, event: &str) -> Option<Trick> {
        let is_meant = |(name, _): &(String, Trick)| name == event || name == "*";
        let index = self.planned.iter().position(is_meant)?;
        self.planned.remove(index).map(|(_, trick)| trick)
    }
}
