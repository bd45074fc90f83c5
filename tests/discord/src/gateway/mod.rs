//! The gateway: sessions that are told what happens, and the sockets they are told it over.
//!
//! Knows who may hear what; what it says is made elsewhere.

mod identifying;
mod session;
mod shard;
pub(crate) mod socket;
mod tricks;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use twilight_model::gateway::Intents;

use self::{
    identifying::Identifying,
    tricks::{Late, Tricks},
};
pub use self::{
    identifying::{Identify, IdentifyLimits, IdentifyOutcome},
    shard::Shard,
};
pub(crate) use self::{
    session::{Outgoing, Session},
    tricks::Trick,
};
use crate::{ids::GuildId, world::World};

/// How many sessions of a shard without a connection are remembered for resuming.
const IDLE_SESSIONS_KEPT: usize = 8;

/// Every session of the bot.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    pub identifying: Identifying,
    sessions: Vec<Session>,
    opened: u64,
    tricks: Tricks,
    refuses_resume: bool,
}

/// Who is to hear something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Whatever the bot asked to hear: the shard of a server, or the first without one.
    Bot(Option<GuildId>),
    /// Those who listen to what servers there are and how they are made.
    Guild(GuildId),
    /// Those who listen to messages in a server, or in private without one.
    Messages(Option<GuildId>),
}

impl Audience {
    /// What a session must have asked for.
    fn intents(self) -> Intents {
        match self {
            Self::Bot(_) => Intents::empty(),
            Self::Guild(_) => Intents::GUILDS,
            Self::Messages(Some(_)) => Intents::GUILD_MESSAGES,
            Self::Messages(None) => Intents::DIRECT_MESSAGES,
        }
    }

    /// The server whose shard is told.
    fn guild(self) -> Option<GuildId> {
        match self {
            Self::Guild(guild) => Some(guild),
            Self::Bot(guild) | Self::Messages(guild) => guild,
        }
    }

    /// The server that the bot must be in to be told.
    fn only_in(self) -> Option<GuildId> {
        match self {
            Self::Bot(_) => None,
            Self::Guild(_) | Self::Messages(_) => self.guild(),
        }
    }
}

impl Gateway {
    /// Whether any session has a connection.
    pub fn is_connected(&self) -> bool {
        self.sessions.iter().any(Session::is_connected)
    }

    /// A new session over a new connection, and its id.
    pub fn open(
        &mut self,
        intents: Intents,
        shard: Shard,
        connection: UnboundedSender<Outgoing>,
    ) -> &mut Session {
        self.opened += 1;
        let is_idle = |session: &Session| session.shard == shard && !session.is_connected();
        let mut idle = (0..self.sessions.len()).filter(|at| is_idle(&self.sessions[*at]));
        let oldest = idle.next();
        if idle.count() >= IDLE_SESSIONS_KEPT
            && let Some(oldest) = oldest
        {
            self.sessions.remove(oldest);
        }
        let id = format!("session-{}", self.opened);
        self.sessions
            .push(Session::new(id, intents, shard, connection));
        self.sessions.last_mut().expect("a session was just added")
    }

    /// The session with this id.
    pub fn session(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == id)
    }

    /// Cuts every connection without a word; sessions stay to be resumed.
    pub fn cut(&mut self) {
        self.cut_where(|_| true);
    }

    /// Cuts the connections of some shards without a word; their sessions stay to be resumed.
    pub fn cut_where(&mut self, is_meant: impl Fn(Shard) -> bool) {
        let meant = |session: &&mut Session| is_meant(session.shard);
        for session in self.sessions.iter_mut().filter(meant) {
            session.send(Outgoing::Cut);
            session.disconnect();
        }
    }

    /// Cuts the connections of some shards without a word and forgets their sessions.
    pub fn lose_where(&mut self, is_meant: impl Fn(Shard) -> bool) {
        self.cut_where(&is_meant);
        self.sessions.retain(|session| !is_meant(session.shard));
    }

    /// The shard of each session that has a connection.
    pub fn connected_shards(&self) -> Vec<Shard> {
        let connected = self.sessions.iter().filter(|it| it.is_connected());
        connected.map(|session| session.shard).collect()
    }

    /// Asks every connected session to reconnect, as Discord does before it restarts a node.
    pub fn ask_to_reconnect(&mut self) {
        for session in &mut self.sessions {
            session.send(Outgoing::text(r#"{"op":7,"d":null}"#));
        }
    }

    /// Forgets every session, so that none can be resumed.
    pub fn forget_sessions(&mut self) {
        self.sessions.retain(Session::is_connected);
    }

    /// Lets the next attempt to resume fail.
    pub fn refuse_resume(&mut self) {
        self.refuses_resume = true;
    }

    /// Resumes a session over a new connection; false when it cannot be.
    pub fn resume(&mut self, id: &str, seen: u64, connection: UnboundedSender<Outgoing>) -> bool {
        if std::mem::take(&mut self.refuses_resume) {
            self.sessions.retain(|session| session.id != id);
        }
        self.session(id)
            .is_some_and(|session| session.resume(seen, connection))
    }

    /// Plays a trick on the next event of this name; `*` is any.
    pub fn plan(&mut self, event: &str, trick: Trick) {
        self.tricks.plan(event, trick);
    }

    /// Tells what was held back, in the order in which it happened.
    pub fn tell_late(&mut self, bot: &str) {
        for late in std::mem::take(&mut self.tricks.late) {
            self.tell_once(&late.event, late.audience, &late.data, bot);
        }
    }

    fn listens(&self, audience: Audience) -> bool {
        self.sessions.iter().any(|session| session.hears(audience))
    }

    fn tell(&mut self, event: &str, audience: Audience, data: &Value, bot: &str) {
        match self.tricks.take(event) {
            Some(Trick::HoldBack) => self.tricks.late.push(Late {
                event: event.to_owned(),
                audience,
                data: data.clone(),
            }),
            Some(Trick::Repeat(times)) => {
                for _ in 0..times {
                    self.tell_once(event, audience, data, bot);
                }
            }
            None => self.tell_once(event, audience, data, bot),
        }
    }

    fn tell_once(&mut self, event: &str, audience: Audience, data: &Value, bot: &str) {
        let full = data.to_string();
        for session in self
            .sessions
            .iter_mut()
            .filter(|session| session.hears(audience))
        {
            if session.may_read(data, audience, bot) {
                session.dispatch(event, &full);
            } else {
                session.dispatch(event, &without_content(data).to_string());
            }
        }
    }
}

impl World {
    /// Tells the bot of something, if it listens, and of servers only if it is in them.
    pub(crate) fn dispatch(
        &mut self,
        event: &str,
        audience: Audience,
        data: impl FnOnce(&Self) -> Option<Value>,
    ) {
        let is_strange = audience
            .only_in()
            .is_some_and(|guild| !self.bot_hears_of(guild));
        if is_strange || !self.gateway.listens(audience) {
            return;
        }
        let Some(data) = data(self) else { return };
        let bot = self.bot.to_string();
        self.gateway.tell(event, audience, &data, &bot);
    }
}

/// A message as it is shown to bots that may not read it.
fn without_content(message: &Value) -> Value {
    let mut stripped = message.clone();
    stripped["content"] = Value::from("");
    for list in ["embeds", "attachments", "components"] {
        stripped[list] = Value::Array(Vec::new());
    }
    stripped
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tokio::sync::mpsc;

    use super::*;

    #[test]
    fn content_is_only_for_those_who_may_read_it() {
        let (sender, mut told) = mpsc::unbounded_channel();
        let mut gateway = Gateway::default();
        gateway.open(Intents::GUILD_MESSAGES, Shard::WHOLE, sender);
        let in_guild = Audience::Messages(Some(GuildId::new(1)));
        let by = |author, mentions: Value| json!({"author": {"id": author}, "content": "hello", "mentions": mentions});
        let cases = [
            (by("5", json!([])), false),
            (by("5", json!([{"id": "9"}])), true),
            (by("9", json!([])), true),
        ];
        for (message, readable) in cases {
            gateway.tell("MESSAGE_CREATE", in_guild, &message, "9");
            let Some(Outgoing::Text(text)) = told.try_recv().ok() else {
                panic!("nothing told")
            };
            assert_eq!(text.contains("hello"), readable, "{message}");
        }
        gateway.tell("MESSAGE_CREATE", Audience::Messages(None), &json!({}), "9");
        assert!(
            told.try_recv().is_err(),
            "private messages were not asked for"
        );
    }
}
