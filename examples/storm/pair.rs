//! Two people with a channel of their own, who begin a game while all is well.

use local_discord::{Channel, LocalDiscord, Message, OptionValue, Person};

use crate::AnyError;
use crate::seen::Seen;

/// Two people in a channel.
#[derive(Clone)]
pub struct Pair {
    /// The person who invites.
    pub one: Person,
    /// The other person.
    pub other: Person,
    /// Their channel.
    pub channel: Channel,
}

impl Pair {
    /// Two people with these names in a channel.
    pub fn new(discord: &LocalDiscord, channel: &Channel, [one, other]: [String; 2]) -> Self {
        let person = |name: &str| discord.person(name).in_channel(channel);
        Self {
            one: person(&one),
            other: person(&other),
            channel: channel.clone(),
        }
    }

    /// One invites the other. Returns the invitation once it is shown.
    pub async fn invite(
        &self,
        discord: &LocalDiscord,
        options: &[(&str, OptionValue)],
    ) -> Result<std::sync::Arc<Message>, AnyError> {
        let opponent = ("opponent", (&self.other).into());
        let options = options.iter().cloned().chain([opponent]);
        self.one.slash("challenge", options).await?;
        let whom = self.other.mention();
        let invites =
            |it: &Message| Seen::of(it) == Some(Seen::Invitation) && it.content.starts_with(&whom);
        Ok(discord.await_message(self.channel.id(), invites).await?)
    }

    /// They begin a game in which the person who invites moves first. Returns the number of the
    /// game.
    pub async fn begin(&self, discord: &LocalDiscord, pace: &str) -> Result<i64, AnyError> {
        let options = [
            ("first", "me".into()),
            ("pace", pace.into()),
            // Not as in their last game: terms of that are shown before they are sent.
            ("rated", (pace != "untimed").into()),
        ];
        let invitation = self.invite(discord, &options).await?;
        self.other.press(&invitation, "Accept").await?;
        let mover = [self.one.mention(), self.other.mention()];
        let begins = |it: &Message| {
            let is_theirs = mover.iter().any(|mention| it.content.starts_with(mention));
            is_theirs && matches!(Seen::of(it), Some(Seen::Board { .. }))
        };
        let board = discord.await_message(self.channel.id(), begins).await?;
        match Seen::of(&board) {
            Some(Seen::Board { game, .. }) => Ok(game),
            _ => Err("a board is no board any more".into()),
        }
    }
}
