//! From a request's form and files to a message about to be sent, or to an edit of one.

use serde_json::Value;

use super::{files::content_type, payload::SentFile};
use crate::{
    check::message::{MessageForm, NamedFile},
    refusal::Refusal,
    world::{Draft, Edit, KeptFile, NewFile},
};

/// A message about to be sent, checked.
pub(super) fn draft(form: MessageForm, files: &[SentFile]) -> Result<Draft, Refusal> {
    let files = new_files(form.attachments.as_deref().unwrap_or_default(), files)?;
    let draft = Draft {
        content: form.content.unwrap_or_default(),
        embeds: form.embeds.unwrap_or_default(),
        components: form.components.unwrap_or_default(),
        files,
        flags: form.flags,
        reply_to: form
            .message_reference
            .and_then(|reference| reference.message_id),
        nonce: form.nonce,
        allowed_mentions: form.allowed_mentions,
        ..Draft::default()
    };
    if is_empty(&draft) {
        Err(Refusal::empty_message())
    } else {
        Ok(draft)
    }
}

/// An edit, checked.
pub(super) fn edit(form: MessageForm, files: &[SentFile]) -> Result<Edit, Refusal> {
    let new_files = new_files(form.attachments.as_deref().unwrap_or_default(), files)?;
    let is_new = |named: &NamedFile| files.iter().any(|file| file.index == named.id);
    let kept_files = form.attachments.map(|named| {
        named
            .into_iter()
            .filter(|named| !is_new(named))
            .filter_map(kept)
            .collect()
    });
    Ok(Edit {
        content: form.content,
        embeds: form.embeds,
        components: form.components,
        flags: form.flags,
        kept_files,
        new_files,
        allowed_mentions: form.allowed_mentions,
    })
}

fn kept(named: NamedFile) -> Option<KeptFile> {
    let id = crate::ids::AttachmentId::new_checked(named.id)?;
    Some(KeptFile {
        id,
        description: named.description,
    })
}

fn is_empty(draft: &Draft) -> bool {
    draft.content.is_empty()
        && draft.files.is_empty()
        && [&draft.embeds, &draft.components]
            .into_iter()
            .all(Vec::<Value>::is_empty)
}

/// The files of a request with what the form says about each; where the form lists files, every
/// file must be on the list.
fn new_files(named: &[NamedFile], files: &[SentFile]) -> Result<Vec<NewFile>, Refusal> {
    let mut taken = Vec::with_capacity(files.len());
    for file in files {
        let about = named.iter().find(|named| named.id == file.index);
        if about.is_none() && !named.is_empty() {
            let message = format!("files[{}] is not on the list of attachments", file.index);
            return Err(Refusal::invalid_form("attachments", message));
        }
        let filename = about.and_then(|about| about.filename.clone());
        let filename = filename.unwrap_or_else(|| file.filename.clone());
        let is_unspecific = file.content_type == "application/octet-stream";
        let guessed = content_type(&filename);
        taken.push(NewFile {
            content_type: if is_unspecific {
                guessed.into()
            } else {
                file.content_type.clone()
            },
            filename,
            description: about.and_then(|about| about.description.clone()),
            content: std::sync::Arc::clone(&file.content),
        });
    }
    Ok(taken)
}
