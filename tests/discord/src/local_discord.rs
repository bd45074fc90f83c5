//! The stand-in as a test holds it: starting it, the people in it, waiting, and looking.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::sync::watch;

use crate::{
    builder::Builder,
    ids::{ChannelId, GuildId, MessageId, UserId},
    people::Person,
    places::{Channel, Guild},
    shared::Shared,
    tls::Secured,
    waiting::{self, TimedOut},
    world::{FaultCounts, Message, RefusedRequest, Violation, World},
};

/// A running stand-in; it stops when this is dropped.
#[derive(Debug)]
pub struct LocalDiscord {
    pub(crate) shared: Arc<Shared>,
    pub(crate) address: SocketAddr,
    pub(crate) home: GuildId,
    pub(crate) general: ChannelId,
    pub(crate) secured: Option<Secured>,
    /// Serving ends when this is dropped.
    #[expect(dead_code, reason = "held to be dropped")]
    pub(crate) stop: watch::Sender<()>,
}

impl LocalDiscord {
    /// Starts one on a free port, with a server and its channel `general`.
    ///
    /// # Panics
    /// When loopback has no free port, or the file for the traffic cannot be written.
    pub async fn start() -> Self {
        Self::builder()
            .start()
            .await
            .expect("loopback has a free port")
    }

    /// For a fixed port, a token of one's own and the like.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Where the API is: `http://127.0.0.1:port`.
    pub fn api_url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where the API is to be had over TLS, with [`Builder::over_tls`].
    pub fn secured(&self) -> Option<&Secured> {
        self.secured.as_ref()
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.shared.token
    }

    /// The bot's account.
    pub fn bot(&self) -> UserId {
        self.shared.world().bot
    }

    /// The server everybody is in.
    pub fn home(&self) -> Guild {
        Guild {
            shared: Arc::clone(&self.shared),
            id: self.home,
        }
    }

    /// The channel everybody looks at first.
    pub fn general(&self) -> Channel {
        self.channel(self.general)
    }

    /// A channel or thread by its id.
    pub fn channel(&self, id: ChannelId) -> Channel {
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// The server with this name, made when there is none, with the bot in it.
    pub fn guild(&self, name: &str) -> Guild {
        let mut world = self.shared.world();
        let known = world.guild_named(name);
        let id = known.unwrap_or_else(|| {
            let owner = world.guilds[&self.home].owner;
            world.add_guild(name, owner, crate::builder::BOT_MAY)
        });
        Guild {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// The person with this name, made when there is none, in the home server's first channel.
    pub fn person(&self, name: &str) -> Person {
        let mut world = self.shared.world();
        let known = world
            .users
            .values()
            .find(|user| !user.is_bot && user.name == name);
        let known = known.map(|user| user.id);
        let id = known.unwrap_or_else(|| world.add_user(name));
        world.join(self.home, id);
        drop(world);
        let shared = Arc::clone(&self.shared);
        Person {
            shared,
            id,
            name: name.to_owned(),
            channel: self.general,
        }
    }

    /// Names that are the same in every language, for a run in a pseudo-language.
    pub fn knows_names<Name: Into<String>>(&self, names: impl IntoIterator<Item = Name>) {
        let names = names.into_iter().map(Into::into);
        self.shared.world().proper_names.extend(names);
    }

    /// The language of new accounts and servers, as in `en-US`.
    pub fn locale(&self) -> String {
        self.look(|world| world.locale.clone())
    }

    /// Another program's account on the home server, which never says anything by itself.
    pub fn other_bot(&self, name: &str) -> UserId {
        let mut world = self.shared.world();
        let id = world.add_bot(name);
        world.join(self.home, id);
        id
    }

    /// What is switched on for the bot's application on its page, as Discord's bits: `1 << 19` for the
    /// Message Content Intent.
    pub fn application_has(&self, flags: u64) {
        self.shared.world().application_flags = flags;
    }

    /// Pushes the clock forward; threads in which nothing was said for long enough are put away.
    pub fn advance(&self, by: Duration) {
        self.shared.advance(by);
    }

    /// How far the clock was pushed in all, now and whenever it is pushed again, so that other
    /// clocks can follow it.
    pub fn pushes(&self) -> watch::Receiver<Duration> {
        self.shared.clock.pushes()
    }

    /// Looks at everything at once.
    pub fn look<T>(&self, at: impl FnOnce(&World) -> T) -> T {
        at(&self.shared.world())
    }

    /// Waits until `wanted` finds something in the world.
    pub async fn wait_for<T>(
        &self,
        wanted: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, TimedOut> {
        waiting::for_world(&self.shared, wanted).await
    }

    /// Waits until the bot listens on the gateway and has registered a command.
    pub async fn bot_is_ready(&self) -> Result<(), TimedOut> {
        self.wait_for(|world| {
            let is_ready = world.is_bot_connected() && world.has_commands();
            is_ready.then_some(())
        })
        .await
    }

    /// Waits for a message in a channel: one that is there, the newest first, or one that comes.
    pub async fn await_message(
        &self,
        channel: ChannelId,
        wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Arc<Message>, TimedOut> {
        waiting::for_message(&self.shared, channel, None, wanted).await
    }

    /// Waits for a message that comes after another one, which in a long channel spares looking
    /// at everything before it.
    pub async fn await_message_after(
        &self,
        channel: ChannelId,
        after: MessageId,
        wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Arc<Message>, TimedOut> {
        waiting::for_message(&self.shared, channel, Some(after), wanted).await
    }

    /// What the bot did that a test should not let pass.
    pub fn violations(&self) -> Vec<Violation> {
        self.look(|world| world.violations().to_vec())
    }

    /// How often something went wrong because this test wanted it to.
    pub fn faults(&self) -> FaultCounts {
        self.look(World::faults)
    }

    /// Every request that was refused, oldest first.
    pub fn refused_requests(&self) -> Vec<RefusedRequest> {
        self.look(|world| world.refused_requests().to_vec())
    }
}

impl Drop for LocalDiscord {
    fn drop(&mut self) {
        self.shared.world().gateway.cut();
    }
}
