//! Tables: each is posted once, and its message is edited to show who sits there and what became of
//! it. Edits of one table go one after the other, and each shows the table as it is then. A press causes
//! at most one edit; who may press how often is limited for every person (`user_limits`).

use std::sync::Arc;

use tracing::info;

use crate::discord::message::Message;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::channels::SendError;
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::outbox::{Outbox, Post};
use crate::discord::views;
use crate::game::{MessageId, PlayerId, TableId, TableStatus};
use crate::service::TableView;

impl Outbox {
    /// Posts a table, or brings its message up to date. The board of a game that has started follows, and
    /// so do invitations by name.
    pub(super) async fn post_table(
        self: &Arc<Self>,
        id: TableId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let view = self.service.table(id).await?;
        self.show_table(&view, attempt).await?;
        if let TableStatus::Started(game) = view.table.status {
            self.post_soon(Post::Game(game));
        }
        for guest in self.service.unposted_guests(id).await? {
            self.post_soon(Post::TableInvitation(id, guest));
        }
        Ok(())
    }

    async fn show_table(&self, view: &TableView, attempt: Attempt) -> Result<(), PostError> {
        let table = &view.table;
        let is_open = table.status == TableStatus::Open;
        let Some(message) = (match table.message {
            None => self.lost_message(view, attempt).await?,
            known => known,
        }) else {
            // Nobody has seen one that ended before it was posted.
            if is_open {
                self.post_new_table(view).await?;
            }
            return Ok(());
        };
        if view.shown >= view.revision && table.message.is_some() {
            return Ok(());
        }
        let content = self.content_of(view).await?;
        let words = self.for_server(table.place.server, &content).await;
        match self
            .channels
            .edit(table.place.channel, message, &words)
            .await
        {
            Err(error) if !error.is_final() => return Err(error.into()),
            // Somebody has deleted it, but people may still sit down.
            Err(_) if is_open => return self.replace_table(view, message).await,
            Err(error) => info!("the message of table {} stays as it is: {error}", table.id),
            Ok(()) => {}
        }
        let shown = self.service.table_shown(table.id, message, view.revision);
        Ok(shown.await?)
    }

    /// The message of a table that was posted and not noted. It is known by a button that only this table
    /// has, because people may have sat down since by pressing another, so a first attempt is no proof that
    /// nothing was posted.
    async fn lost_message(
        &self,
        view: &TableView,
        attempt: Attempt,
    ) -> Result<Option<MessageId>, PostError> {
        if attempt == Attempt::First && view.revision == 0 {
            return Ok(None);
        }
        self.posted_table(view).await
    }

    /// The latest message of a table that is in its channel, by its button.
    async fn posted_table(&self, view: &TableView) -> Result<Option<MessageId>, PostError> {
        let button = views::own_button(view.table.id);
        let channel = view.table.place.channel;
        let sought = Sought::Button(&button);
        match self.channels.posted_before(channel, &sought).await {
            // Posting decides where the message goes instead.
            Err(SendError::Forbidden(_)) => Ok(None),
            found => Ok(found?),
        }
    }

    /// Shows a table whose message takes no edit any more: in the message that was posted in its place and
    /// not noted, or in a new one.
    async fn replace_table(&self, view: &TableView, gone: MessageId) -> Result<(), PostError> {
        let found = self.posted_table(view).await?;
        let Some(message) = found.filter(|&found| found != gone) else {
            return self.post_new_table(view).await;
        };
        let table = &view.table;
        let content = self.content_of(view).await?;
        let words = self.for_server(table.place.server, &content).await;
        let edited = self.channels.edit(table.place.channel, message, &words);
        match edited.await {
            Err(error) if error.is_final() => return self.post_new_table(view).await,
            edited => edited?,
        }
        let shown = self.service.table_shown(table.id, message, view.revision);
        Ok(shown.await?)
    }

    /// Posts a table in a message of its own.
    async fn post_new_table(&self, view: &TableView) -> Result<(), PostError> {
        let table = &view.table;
        let (channel, revision) = (table.place.channel, view.revision);
        let content = self.content_of(view).await?;
        let words = self.for_server(table.place.server, &content).await;
        let nonce = format!("t{}.{revision}", table.id);
        let posted = self.channels.post(channel, &words, Vec::new(), nonce);
        let message = posted.await?;
        let shown = self.service.table_shown(table.id, message, revision);
        Ok(shown.await?)
    }

    /// What the message of a table says: of one whose game has started, the game's title.
    async fn content_of(&self, view: &TableView) -> Result<Message, PostError> {
        Ok(match view.table.status {
            TableStatus::Started(game) => views::title(&self.service.game(game).await?),
            TableStatus::Open | TableStatus::Closed | TableStatus::Expired => views::table(view),
        })
    }

    /// Posts the invitation of a person to a table, if the table is open and this was not posted yet.
    /// It pings them at most once.
    pub(super) async fn post_table_invitation(
        &self,
        id: TableId,
        guest: PlayerId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let view = self.service.table(id).await?;
        let Some(invitation) = self.service.table_invitation(id, guest).await? else {
            return Ok(());
        };
        if view.table.status != TableStatus::Open {
            return Ok(());
        }
        let channel = view.table.place.channel;
        let content = views::table_invitation(&view, guest, invitation.is_silent);
        let before = self.posted_before(channel, &content, attempt).await?;
        let message = if let Some(before) = before {
            before
        } else {
            let words = self.for_server(view.table.place.server, &content).await;
            let nonce = format!("i{}", invitation.number);
            let posted = self.channels.post(channel, &words, Vec::new(), nonce);
            posted.await?
        };
        let posted = self.service.table_invitation_posted(id, guest, message);
        Ok(posted.await?)
    }
}
