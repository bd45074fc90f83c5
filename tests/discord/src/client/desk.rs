//! What the people's side keeps beyond the world: the forms that are open on screens, and
//! the files that were chosen for commands.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use parking_lot::Mutex;

use crate::{
    ids::{AttachmentId, InteractionId, UserId},
    people::Modal,
    script::Recorder,
    shared::Shared,
    world::Attachment,
};

/// How many forms are kept open; the oldest are forgotten.
const FORMS_KEPT: usize = 256;
/// How many files for commands are kept; the oldest are forgotten.
const FILES_KEPT: usize = 16;

/// The world, and what is open on the screens of people.
#[derive(Debug)]
pub(crate) struct Desk {
    pub shared: Arc<Shared>,
    /// Where what people do is written down, if anywhere.
    pub recorder: Option<Recorder>,
    forms: Mutex<HashMap<InteractionId, (UserId, Modal)>>,
    /// The files that were chosen for commands, the newest last.
    files: Mutex<VecDeque<(UserId, Attachment)>>,
}

impl Desk {
    /// Nothing open yet.
    pub fn new(shared: Arc<Shared>, recorder: Option<Recorder>) -> Self {
        Self {
            shared,
            recorder,
            forms: Mutex::default(),
            files: Mutex::default(),
        }
    }

    /// Keeps a file that somebody has chosen for a command.
    pub fn keep(&self, user: UserId, file: Attachment) {
        let mut files = self.files.lock();
        files.push_back((user, file));
        if files.len() > FILES_KEPT {
            files.pop_front();
        }
    }

    /// A file that somebody has chosen.
    pub fn file(&self, user: UserId, id: AttachmentId) -> Option<Attachment> {
        let files = self.files.lock();
        let found = files
            .iter()
            .find(|(owner, file)| *owner == user && file.id == id);
        found.map(|(_, file)| file.clone())
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
