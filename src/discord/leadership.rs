//! Whether this process does what is done once for all processes of the bot. One that is alone always does.

use tokio::sync::watch;

/// Whether this process leads.
#[derive(Debug)]
pub struct Leadership(watch::Sender<bool>);

impl Leadership {
    /// Leads from the beginning, or only once that is known.
    pub fn new(leads: bool) -> Self {
        Self(watch::Sender::new(leads))
    }

    /// Whether it leads.
    pub fn leads(&self) -> bool {
        *self.0.borrow()
    }

    /// Records whether it leads. Returns whether that is new.
    pub fn set(&self, leads: bool) -> bool {
        self.0
            .send_if_modified(|before| std::mem::replace(before, leads) != leads)
    }

    /// Waits until it leads, or no longer does.
    pub async fn becomes(&self, leads: bool) {
        // The sender is here, so that this does not fail.
        let _ = self.0.subscribe().wait_for(|&now| now == leads).await;
    }
}
