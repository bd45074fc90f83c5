//! Everything the stand-in knows: servers, channels, messages, people, commands, interactions.
//!
//! Plain state behind one lock, with verbs that keep it whole and tell the gateway and whoever
//! waits what happened. Must not know HTTP, nor wait for anything.

mod channel;
mod command;
mod draft;
mod fault_count;
mod file;
mod guild;
mod interaction;
mod joining;
mod membership;
mod mention;
mod message;
mod old_edits;
mod permissions;
mod posting;
mod removing;
mod ringing;
mod threading;
mod user;
mod violation;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use jiff::Timestamp;
use tokio::sync::broadcast;
use twilight_model::id::Id;

pub use self::{
    channel::{ChannelState, Thread},
    command::RegisteredCommand,
    fault_count::FaultCounts,
    file::{Attachment, KeepFiles},
    guild::{GuildState, Member, Role},
    message::{AnswerTo, Button, Menu, Message, SystemMessage},
    user::User,
    violation::{RefusedRequest, Violation},
};
pub(crate) use self::{
    command::Commands,
    draft::{Draft, Edit, KeptFile, NewFile},
    file::Files,
    interaction::{FIRST_ANSWER_WITHIN, Interaction, InteractionKind, Interactions, Progress},
    old_edits::OldEdits,
    threading::{NewThread, ThreadChange},
};
use crate::{
    clock::Clock,
    gateway::{Gateway, Shard},
    ids::{ApplicationId, ChannelId, GuildId, IdMint, MessageId, UserId},
};

/// The language of accounts and servers of which nobody says anything.
pub(crate) const ENGLISH: &str = "en-US";
/// How many changes somebody who waits may fall behind before looking at everything again.
const CHANGES_KEPT: usize = 1_024;
/// How long a nonce stands for the message it was first sent with.
const NONCE_LIVES_MINUTES: i64 = 5;

/// Everything the stand-in knows, at one moment.
#[derive(Debug)]
pub struct World {
    pub(crate) bot: UserId,
    pub(crate) address: String,
    pub(crate) clock: Arc<Clock>,
    /// What is switched on for the bot's application, as Discord's bits.
    pub(crate) application_flags: u64,
    /// The language of new accounts.
    pub(crate) locale: String,
    /// Names that are the same in every language.
    pub(crate) proper_names: Vec<String>,
    /// Texts without accents, and how the bot wrote them.
    pub(crate) with_accents: HashMap<String, String>,
    pub(crate) users: BTreeMap<UserId, User>,
    pub(crate) guilds: BTreeMap<GuildId, GuildState>,
    pub(crate) channels: HashMap<ChannelId, ChannelState>,
    pub(crate) commands: Commands,
    pub(crate) interactions: Interactions,
    pub(crate) files: Files,
    pub(crate) gateway: Gateway,
    pub(crate) violations: Vec<Violation>,
    pub(crate) refused: Vec<RefusedRequest>,
    pub(crate) faults: FaultCounts,
    pub(crate) old_edits: OldEdits,
    /// How many live connections of clients there are.
    pub(crate) screens: usize,
    mint: IdMint,
    nonces: HashMap<(UserId, String), (Timestamp, ChannelId, MessageId)>,
    changes: broadcast::Sender<Change>,
}

/// What somebody who waits is told; they look for themselves what it means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    /// A message appeared, changed or went.
    Message(ChannelId, MessageId),
    /// Anything else.
    Other,
}

impl World {
    /// A world with nobody in it but the bot.
    pub(crate) fn new(
        bot_name: &str,
        address: String,
        clock: Arc<Clock>,
        keep: KeepFiles,
        mut mint: IdMint,
        locale: &str,
    ) -> Self {
        let bot: UserId = mint.next(clock.now());
        Self {
            bot,
            address,
            clock,
            application_flags: 0,
            locale: locale.to_owned(),
            proper_names: Vec::new(),
            with_accents: HashMap::new(),
            users: BTreeMap::from([(bot, User::new(bot, bot_name, true, ENGLISH))]),
            guilds: BTreeMap::new(),
            channels: HashMap::new(),
            commands: Commands::default(),
            interactions: Interactions::default(),
            files: Files::new(keep),
            gateway: Gateway::default(),
            violations: Vec::new(),
            refused: Vec::new(),
            faults: FaultCounts::default(),
            old_edits: OldEdits::default(),
            screens: 0,
            mint,
            nonces: HashMap::new(),
            changes: broadcast::Sender::new(CHANGES_KEPT),
        }
    }

    /// What the clock shows.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The bot's account.
    pub fn bot(&self) -> &User {
        &self.users[&self.bot]
    }

    /// An account.
    pub fn user(&self, id: UserId) -> Option<&User> {
        self.users.get(&id)
    }

    /// A server.
    pub fn guild(&self, id: GuildId) -> Option<&GuildState> {
        self.guilds.get(&id)
    }

    /// The server with this name.
    pub(crate) fn guild_named(&self, name: &str) -> Option<GuildId> {
        let mut guilds = self.guilds.values();
        guilds.find(|guild| guild.name == name).map(|it| it.id)
    }

    /// A channel, thread or private conversation.
    pub fn channel(&self, id: ChannelId) -> Option<&ChannelState> {
        self.channels.get(&id)
    }

    /// The threads of a channel, oldest first.
    pub fn threads_of(&self, channel: ChannelId) -> Vec<&ChannelState> {
        let all = self.channels.values();
        let mut threads: Vec<_> = all.filter(|it| it.parent == Some(channel)).collect();
        threads.sort_by_key(|thread| thread.id);
        threads
    }

    /// Everything said in a channel, oldest first; nothing for an unknown one.
    pub fn messages(&self, channel: ChannelId) -> &[Arc<Message>] {
        self.channels
            .get(&channel)
            .map_or(&[], |channel| &channel.messages)
    }

    /// One message.
    pub fn message(&self, channel: ChannelId, id: MessageId) -> Option<&Arc<Message>> {
        self.channels
            .get(&channel)
            .and_then(|channel| channel.message(id))
    }

    /// The commands registered for a server, or for everywhere.
    pub fn commands(&self, guild: Option<GuildId>) -> Vec<&RegisteredCommand> {
        self.commands.of(guild).collect()
    }

    /// Whether any command is registered anywhere.
    pub fn has_commands(&self) -> bool {
        !self.commands.is_empty()
    }

    /// Whether the bot listens on the gateway.
    pub fn is_bot_connected(&self) -> bool {
        self.gateway.is_connected()
    }

    /// Whether anybody's client looks on.
    pub fn is_watched(&self) -> bool {
        self.screens > 0
    }

    /// What the bot did that a test should not let pass.
    pub fn violations(&self) -> &[Violation] {
        &self.violations
    }

    /// Every request that was refused, oldest first.
    pub fn refused_requests(&self) -> &[RefusedRequest] {
        &self.refused
    }

    /// How often something went wrong because a test wanted it to.
    pub fn faults(&self) -> FaultCounts {
        self.faults
    }

    /// The application's id, which is the bot's as on Discord today.
    pub(crate) fn application(&self) -> ApplicationId {
        self.bot.cast()
    }

    /// Ids say from now on when they were made, whatever they said so far.
    pub(crate) fn is_founded(&mut self) {
        self.mint.pin(None);
    }

    /// A new id.
    pub(crate) fn mint<Marker>(&mut self) -> Id<Marker> {
        self.mint.next(self.clock.now())
    }

    /// A new id of something that belongs to a shard.
    pub(crate) fn mint_on<Marker>(&mut self, shard: Shard) -> Id<Marker> {
        self.mint
            .earlier(|by_time| by_time % shard.total == shard.id)
    }

    /// Tells whoever waits that something changed.
    pub(crate) fn changed(&self, change: Change) {
        // Nobody waiting is no failure.
        let _ = self.changes.send(change);
    }

    /// Where changes are told from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// The message already sent with this nonce, as long as Discord remembers it.
    pub(crate) fn sent_with(&self, author: UserId, nonce: &str) -> Option<Arc<Message>> {
        let (at, channel, message) = self.nonces.get(&(author, nonce.to_owned()))?;
        let is_fresh = self.now().duration_since(*at).as_mins() < NONCE_LIVES_MINUTES;
        is_fresh
            .then(|| self.message(*channel, *message).cloned())
            .flatten()
    }
}
