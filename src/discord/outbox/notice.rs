//! Notices in direct messages: reminders, daily lists and news. A reminder or news to a person whom
//! the bot cannot write to goes to the channel that it is about, and pings them there; news that is not for
//! others' eyes is dropped.
//!
//! Each notice is saved, and retried like any other post (`service::attempts`), until it is sent,
//! refused for good, or no longer wanted. To tell nobody twice, the bot first looks for it where it
//! would go, among the messages since it was saved.

use jiff::Timestamp;
use tracing::info;

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::PostError;
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::{reader, views};
use crate::game::{ChannelId, MessageId, Person, PlayerId, Viewpoint};
use crate::language::Language;
use crate::service::SentMessage;
use crate::service::attempts::{UnsentDigest, UnsentNews, UnsentReminder};
use crate::service::news::{News, NewsToTell};

/// A private notice, ready to be sent.
#[derive(Clone, Copy)]
struct Notice<'a> {
    content: &'a Message,
    language: Language,
    /// Identifies it: Discord accepts each nonce once.
    nonce: &'a str,
    kept_at: Timestamp,
}

impl Outbox {
    /// Reminds a player of a game, unless the reminder was sent or is no longer wanted.
    pub(super) async fn send_reminder(&self, unsent: UnsentReminder) -> Result<(), PostError> {
        let UnsentReminder { game, player, .. } = unsent;
        let mut sent = None;
        if let Some((view, kept_at)) = self.service.unsent_reminder(unsent).await? {
            let reminder = unsent.reminder;
            // Vacation brings another last call for the same board.
            let is_again = view
                .game
                .seat_of(player)
                .is_some_and(|it| view.game.is_on_vacation(it));
            let again = if is_again { "v" } else { "" };
            let nonce = format!("m{game}.{}.{}{again}", unsent.at, reminder as u8);
            let content = views::private_reminder(&view, player, reminder);
            let notice = Notice {
                content: &content,
                language: reader::language_of(&self.service, player, None).await,
                nonce: &nonce,
                kept_at,
            };
            sent = self.write(player, notice).await?;
            if sent.is_none() && !view.is_private() {
                let place = view.game.place;
                let content = views::reminder(&view, player, reminder);
                let notice = Notice {
                    content: &content,
                    language: self.language_of_game(&view).await,
                    ..notice
                };
                sent = Some(self.send_once(place.channel, player, notice).await?);
            }
        }
        Ok(self.service.reminder_sent(unsent, self.noted(sent)).await?)
    }

    /// Tells a person news, unless that was done or is no longer wanted.
    pub(super) async fn send_news(&self, unsent: UnsentNews) -> Result<(), PostError> {
        let UnsentNews { number, player } = unsent;
        let mut sent = None;
        let to_tell = self.service.unsent_news(unsent, self.time.now());
        if let Some(to_tell) = to_tell.await? {
            let NewsToTell {
                news,
                kept_at,
                is_quiet,
            } = to_tell;
            let content = Message {
                is_quiet,
                ..views::private_news(&news, player)
            };
            let notice = Notice {
                content: &content,
                language: reader::language_of(&self.service, player, None).await,
                nonce: &format!("n{number}"),
                kept_at,
            };
            sent = self.write(player, notice).await?;
            if let (None, Some(place)) = (sent, news.place()) {
                let content = Message {
                    is_quiet,
                    ..views::news(&news, player)
                };
                let notice = Notice {
                    content: &content,
                    language: reader::language_on(&self.service, place.server).await,
                    ..notice
                };
                sent = Some(self.send_once(place.channel, player, notice).await?);
            }
            if let News::Expired { others, .. } = &news {
                let others: Vec<_> = others.iter().map(|&(told, _)| told).collect();
                self.service.news_told_with(&others).await?;
            }
        }
        Ok(self.service.news_sent(unsent, self.noted(sent)).await?)
    }

    /// Sends a person the list of the games that wait for them, if there are any and the list is
    /// still due.
    pub(super) async fn send_digest(&self, unsent: UnsentDigest) -> Result<(), PostError> {
        if !self.service.is_digest_unsent(unsent).await? {
            return Ok(());
        }
        let UnsentDigest { player, due_at } = unsent;
        let mut sent = None;
        let viewpoint = Viewpoint {
            player,
            server: None,
        };
        let mut games = self.service.games_seen_from(viewpoint, player).await?;
        games.views.retain(|view| view.game.waits_for(player));
        if !games.views.is_empty() {
            let name = self.service.name_of(player).await?.unwrap_or_default();
            let day = due_at.as_second() / (24 * 60 * 60);
            let content = views::digest(&games, &Person::new(player, &name));
            let notice = Notice {
                content: &content,
                language: reader::language_of(&self.service, player, None).await,
                nonce: &format!("d{:x}.{day}", player.0),
                kept_at: due_at,
            };
            sent = self.write(player, notice).await?;
        }
        Ok(self.service.digest_sent(unsent, self.noted(sent)).await?)
    }

    /// What is to be recorded of a message that was sent now.
    fn noted(&self, sent: Option<MessageId>) -> Option<SentMessage> {
        let at = self.time.now();
        sent.map(|id| SentMessage { id, at })
    }

    /// Sends a person a notice in a direct message. Returns `None` if they do not want that, or
    /// Discord does not let the bot. The database then remembers this until they change their
    /// settings, because repeated attempts count against the bot.
    async fn write(
        &self,
        player: PlayerId,
        notice: Notice<'_>,
    ) -> Result<Option<MessageId>, PostError> {
        if !self.service.accepts_dms(player).await? {
            return Ok(None);
        }
        match self.write_once(player, notice).await {
            Ok(sent) => Ok(Some(sent)),
            Err(PostError::Send(error)) if error.is_forbidden() => {
                info!("a person turns private messages away");
                self.note_dms_refused(player, &error).await?;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Sends a person a notice in a direct message, unless that was done before.
    async fn write_once(
        &self,
        player: PlayerId,
        notice: Notice<'_>,
    ) -> Result<MessageId, PostError> {
        let channel = self.channels.conversation(player).await?;
        self.send_once(channel, player, notice).await
    }

    /// Sends a person's notice to a channel, unless it is there already.
    async fn send_once(
        &self,
        channel: ChannelId,
        player: PlayerId,
        notice: Notice<'_>,
    ) -> Result<MessageId, PostError> {
        let others = self.service.sent_notices(player).await?;
        let sought = Sought::Notice {
            content: notice.content,
            since: notice.kept_at,
            others: &others,
        };
        if let Some(before) = self.channels.posted_before(channel, &sought).await? {
            return Ok(before);
        }
        let words = notice.content.in_language(notice.language);
        let nonce = notice.nonce.to_owned();
        let sent = self.channels.send(channel, &words, Vec::new(), nonce);
        Ok(sent.await?)
    }
}
