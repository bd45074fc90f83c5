//! Messages changed and taken back by people.

use std::sync::Arc;

use twilight_model::guild::Permissions;

use super::{ActError, Person};
use crate::world::{Edit, Message};

impl Person {
    /// Changes what they said.
    pub fn edits(&self, message: &Message, text: &str) -> Result<Arc<Message>, ActError> {
        self.current(message)?;
        if message.author != self.id {
            return Err(ActError::NotAllowed);
        }
        let content = Some(text.to_owned());
        let edit = Edit {
            content,
            ..Edit::default()
        };
        let mut world = self.shared.world();
        let edited = world.edit(message.channel, message.id, edit);
        edited.ok_or(ActError::NoSuchMessage)
    }

    /// Deletes a message: their own, or anybody's with the right to manage messages; one that
    /// only they see is put out of their sight.
    pub fn deletes(&self, message: &Message) -> Result<(), ActError> {
        let message = self.current(message)?;
        let mut world = self.shared.world();
        let may_manage = message
            .guild
            .and_then(|id| world.guild(id))
            .is_some_and(|guild| {
                let may = guild.permissions(self.id);
                may.contains(Permissions::MANAGE_MESSAGES)
            });
        if message.author != self.id && !message.is_ephemeral() && !may_manage {
            return Err(ActError::NotAllowed);
        }
        world.delete(message.channel, message.id);
        Ok(())
    }
}
