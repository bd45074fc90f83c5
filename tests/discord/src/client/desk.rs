//! What the people's side keeps beyond the world: the forms that are open on screens.

use std::{collections::HashMap, sync::Arc};

use parking_lot::Mutex;

use crate::{
    ids::{InteractionId, UserId},
    people::Modal,
    script::Recorder,
    shared::Shared,
};

/// How many forms are kept open; the oldest are forgotten.
const FORMS_KEPT: usize = 256;

/// The world, and what is open on the screens of people.
#[derive(Debug)]
pub(crate) struct Desk {
    pub shared: Arc<Shared>,
    /// Where what people do is written down, if anywhere.
    pub recorder: Option<Recorder>,
    forms: Mutex<HashMap<InteractionId, (UserId, Modal)>>,
}

impl Desk {
    /// Nothing open yet.
    pub fn new(shared: Arc<Shared>, recorder: Option<Recorder>) -> Self {
        Self {
            shared,
            recorder,
            forms: Mutex::default(),
        }
    }

    /// Keeps a form open for somebody.
    pub fn open(&self, user: UserId, form: Modal, opened_by: InteractionId) {
        let mut forms = self.forms.lock();
        if forms.len() >= FORMS_KEPT
            && let Some(oldest) = forms.keys().min().copied()
        {
            forms.remove(&oldest);
        }
        forms.insert(opened_by, (user, form));
    }

    /// A form that is open for somebody; it stays open until another takes its place, so that it
    /// can be sent again when sending fails.
    pub fn form(&self, user: UserId, opened_by: InteractionId) -> Option<Modal> {
        let forms = self.forms.lock();
        let (owner, form) = forms.get(&opened_by)?;
        (*owner == user).then(|| form.clone())
    }
}
