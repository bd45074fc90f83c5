//! Discord on loopback: a real HTTP and WebSocket server that a bot connects to unchanged.
//!
//! It keeps servers, channels, people, messages, commands and interactions, refuses what Discord
//! refuses, and lets a test act as people do. It knows nothing of the bot it serves.
//!
//! ```no_run
//! # async fn bot_connects_to(_: String, _: &str) {}
//! # async fn story() -> Result<(), Box<dyn std::error::Error>> {
//! use local_discord::LocalDiscord;
//!
//! let discord = LocalDiscord::start().await;
//! bot_connects_to(discord.api_url(), discord.token()).await;
//! discord.bot_is_ready().await?;
//!
//! let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
//! let invitation = anna.slash("challenge", [("opponent", (&ben).into())]).await?;
//! let message = invitation.message.expect("a challenge is answered with a message");
//! ben.press(&message, "Accept").await?;
//! let channel = discord.general().id();
//! let board = discord.await_message(channel, |it| it.content.contains("your move")).await?;
//! assert_eq!(board.pings, [ben.id()]);
//! ben.reply(&board, "L11")?;
//! assert_eq!(discord.violations(), []);
//! # Ok(())
//! # }
//! ```
//!
//! # Connecting a bot
//! The API is at [`LocalDiscord::api_url`], the gateway where `GET /gateway` says. With serenity:
//! `HttpBuilder::new(token).proxy(api_url).ratelimiter_disabled(true)`; without the second it
//! ignores the first. With [`Builder::over_tls`] the API is also to be had under Discord's own name:
//! a bot whose HTTP client resolves `discord.com` to [`Secured::address`] and trusts
//! [`Secured::certificate`] needs neither, and its own rate limiter is at work.
//!
//! Two environment variables stand for what a test has not said: `LOCAL_DISCORD_TRAFFIC` names a
//! file to which every request and answer is appended as a line of JSON, and `LOCAL_DISCORD_LOCALE`
//! the language of clients and servers. In [`pseudo_language`] a text that nobody could have
//! translated is found.
//!
//! # People
//! [`LocalDiscord::person`] makes somebody or finds them again by name. A [`Person`] looks at the
//! channel `general` of the home server, or wherever [`Person::in_channel`], [`Person::at`] or
//! [`Person::in_dm`] puts them, and acts there: [`Person::slash`], [`Person::autocomplete`],
//! [`Person::user_menu`], [`Person::press`], [`Person::select`], [`Person::submit_modal`],
//! [`Person::says`], [`Person::reply`], [`Person::dm`], [`Person::edits`], [`Person::deletes`]. What a client would not send is refused
//! before the bot hears of it; `forged_slash`, `forged_modal`, `press_custom_id` and
//! `press_as_seen` leave that out. Each act returns the bot's first [`Answer`];
//! [`Person::settled`] waits for what follows a deferred one. [`Person::reads`] sets the language of
//! their client, [`Guild::is_community`] that of a server. [`Person::sees`] and
//! [`Person::pings`] are what this person has before their eyes.
//!
//! # A screen
//! What people do can also come from a chat client, such as a page in a browser: below `/client`
//! is the people's side over HTTP and WebSocket, for pages that [`Builder::beside`] serves. The
//! module `client` has the table. What comes from there [`Builder::record`] writes down, line by
//! line, and a [`Player`] does it again.
//!
//! # Time and trouble
//! The clock runs in real time and is pushed by [`LocalDiscord::advance`]: past three seconds
//! nobody waits for an answer any more, past fifteen minutes a token is dead. With
//! [`Builder::stopped_clock`] only the push counts. [`LocalDiscord::hold`] keeps requests waiting
//! before they take effect or before they are answered, [`LocalDiscord::refuse_next`] refuses one,
//! [`LocalDiscord::slow_next`] takes its time over one, [`LocalDiscord::cut_next`] ends the
//! connection instead of answering, [`LocalDiscord::hang_next`] never answers,
//! [`LocalDiscord::rate_limit_next`] and [`LocalDiscord::rate_limit_globally`] say 429 for a while,
//! [`LocalDiscord::goes_down`] puts everything out of order until [`LocalDiscord::comes_back`], [`LocalDiscord::trouble`] does much
//! of this at random, [`LocalDiscord::count_requests`] counts as Discord does,
//! [`LocalDiscord::cut_gateway`] drops the connection, [`LocalDiscord::refuse_resume`] loses what
//! was missed, [`LocalDiscord::repeat_next_event`] and [`LocalDiscord::hold_back_next_event`] tell
//! events twice and late. [`Guild::kicks_bot`] throws the bot out, [`Guild::goes_down`] puts a
//! server out of order, [`Channel::deny_bot`] takes permissions away, [`Channel::delete`],
//! [`Channel::purge`] and [`Channel::archive`] take what the bot counts on, [`Person::closes_dms`]
//! turns private messages away.
//!
//! # Several connections
//! Any number of connections may be there at once, of one process or of several; each hears what belongs
//! to its [`Shard`], by the total that it named itself, and two of one shard hear the same.
//! [`LocalDiscord::recommend_shards`] and [`LocalDiscord::require_shards`] say how many there are to be,
//! [`LocalDiscord::limit_identifies`] how often the bot may identify, [`LocalDiscord::guild_on`] makes a
//! server of a shard. [`LocalDiscord::cut_shards`] and [`LocalDiscord::lose_shards`] drop connections of
//! some shards, [`LocalDiscord::connected_shards`] and [`LocalDiscord::identifies`] tell what there is and
//! was. With [`Builder::stopped_clock`] the time for all of that passes only when a test says so.
//!
//! # Seeing what happened
//! [`LocalDiscord::await_message`] and [`LocalDiscord::wait_for`] wait without polling.
//! [`LocalDiscord::violations`] lists what Discord would let pass and a test should not, and
//! [`LocalDiscord::refused_requests`] every request that was refused; [`LocalDiscord::faults`]
//! counts what went wrong because the test wanted it to.

#![cfg_attr(
    test,
    allow(clippy::unwrap_used, reason = "a test fails where it stands")
)]

mod buckets;
mod builder;
mod check;
mod client;
mod clock;
pub mod dispatch_watch;
mod edge;
mod faults;
mod gates;
mod gateway;
mod ids;
mod line;
mod local_discord;
mod misbehaving;
mod pattern;
mod people;
mod places;
pub mod pseudo_language;
mod rate_limit;
mod refusal;
mod rest;
mod script;
mod sharding;
mod shared;
mod tls;
mod traffic;
mod trouble;
mod waiting;
mod wire;
mod world;

pub use self::{
    builder::Builder,
    gates::{Hold, Moment},
    gateway::{Identify, IdentifyLimits, IdentifyOutcome, Shard},
    ids::{
        ApplicationId, AttachmentId, ChannelId, CommandId, GuildId, InteractionId, MessageId,
        RoleId, UserId,
    },
    local_discord::LocalDiscord,
    people::{ActError, Answer, AnswerKind, Choice, Modal, ModalField, OptionValue, Person},
    places::{Channel, Guild},
    script::{Line, Player, ScriptError, ScriptedAct},
    tls::Secured,
    trouble::Trouble,
    waiting::TimedOut,
    world::{
        AnswerTo, Attachment, Button, ChannelState, FaultCounts, GuildState, KeepFiles, Member,
        Menu, Message, RefusedRequest, RegisteredCommand, Role, SystemMessage, Thread, User,
        Violation, World,
    },
};
pub use twilight_model::{channel::message::MessageFlags, guild::Permissions};
