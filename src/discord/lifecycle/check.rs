//! What Discord says of the bot, without connecting: for the operator's doctor.
//!
//! Every request is made once, waits no longer than [`PATIENCE`] and changes nothing, so that it may be
//! made while the bot runs.

mod commands;
mod places;
mod question;

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serenity::all::{ApplicationFlags, Http, LightMethod, Request, Route};
use tokio::time::timeout;

pub use commands::CommandState;
pub use places::PlaceState;
pub use question::Unanswered;
use question::{Failed, PATIENCE, once, unanswered};

use crate::config;
use crate::discord::health;
use crate::discord::lifecycle::connect::{self, StartError};
use crate::game::{ChannelId, ServerId};

/// The intents that need Discord's permission, by their names on the bot's page. The bot uses none.
const PRIVILEGED: [(ApplicationFlags, &str); 3] = [
    (
        ApplicationFlags::GATEWAY_PRESENCE.union(ApplicationFlags::GATEWAY_PRESENCE_LIMITED),
        "Presence Intent",
    ),
    (
        ApplicationFlags::GATEWAY_GUILD_MEMBERS
            .union(ApplicationFlags::GATEWAY_GUILD_MEMBERS_LIMITED),
        "Server Members Intent",
    ),
    (
        ApplicationFlags::GATEWAY_MESSAGE_CONTENT
            .union(ApplicationFlags::GATEWAY_MESSAGE_CONTENT_LIMITED),
        "Message Content Intent",
    ),
];

/// The places in which it is looked at what the bot may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// A server.
    pub server: Option<ServerId>,
    /// A channel or thread of a server.
    pub channel: Option<ChannelId>,
}

/// What Discord says of the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The name of the bot's account.
    pub name: String,
    /// How far the system's clock is ahead of Discord's, to about a second; `None` if the answer had no
    /// date.
    pub ahead: Option<SignedDuration>,
    /// The privileged intents that are switched on, by their names on the bot's page.
    pub privileged_intents: Vec<&'static str>,
    /// How often the bot may still connect to the gateway today.
    pub connects: Result<Connects, Unanswered>,
    /// The commands that Discord knows.
    pub commands: Result<CommandState, Unanswered>,
    /// What the bot may do on the server, if one was asked for.
    pub server: Option<Result<PlaceState, Unanswered>>,
    /// What the bot may do in the channel, if one was asked for.
    pub channel: Option<Result<PlaceState, Unanswered>>,
}

/// How often the bot may still connect to the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connects {
    /// How often in a day.
    pub total: u64,
    /// How often until the allowance is full again.
    pub left: u64,
    /// When it is full again.
    pub full_in: Duration,
}

/// Asks Discord about the bot. The error is the same with which the bot would not start.
pub async fn check(settings: &config::Discord, places: Places) -> Result<Checked, StartError> {
    let http = connect::asking(settings)?;
    let gateway = once(http.get_gateway()).await;
    let gateway = gateway.map_err(|error| why(settings, &error))?;
    connect::check_gateway(settings, &gateway.url)?;
    let application = once(http.get_current_application_info()).await;
    let application = application.map_err(|error| why(settings, &error))?;
    http.set_application_id(application.id);
    let account = once(http.get_current_user()).await;
    let account = account.map_err(|error| why(settings, &error))?;
    let flags = application.flags.unwrap_or(ApplicationFlags::empty());
    let are_on = |(intents, _): &(ApplicationFlags, _)| flags.intersects(*intents);
    let privileged = PRIVILEGED.into_iter().filter(are_on);
    Ok(Checked {
        name: account.name.clone(),
        ahead: ahead(&http).await,
        privileged_intents: privileged.map(|(_, name)| name).collect(),
        connects: connects(&http).await,
        commands: commands::state(&http).await,
        server: match places.server {
            Some(server) => Some(places::on_server(&http, account.id, server).await),
            None => None,
        },
        channel: match places.channel {
            Some(channel) => Some(places::in_channel(&http, account.id, channel).await),
            None => None,
        },
    })
}

/// How far the system's clock is ahead of the date in an answer. The middle between question and answer
/// counts, and the middle of the second that the date names.
async fn ahead(http: &Http) -> Option<SignedDuration> {
    let asked = Timestamp::now();
    let request = Request::new(Route::UserMe, LightMethod::Get);
    let answer = timeout(PATIENCE, http.request(request)).await.ok()?.ok()?;
    let took = Timestamp::now().duration_since(asked);
    let date = answer.headers().get("date")?.to_str().ok()?;
    let date = health::date_of(date)? + SignedDuration::from_millis(500);
    Some((asked + took / 2).duration_since(date))
}

async fn connects(http: &Http) -> Result<Connects, Unanswered> {
    let gateway = once(http.get_bot_gateway()).await;
    let limit = gateway
        .map_err(|error| unanswered(&error))?
        .session_start_limit;
    Ok(Connects {
        total: limit.total,
        left: limit.remaining,
        full_in: Duration::from_millis(limit.reset_after),
    })
}

fn why(settings: &config::Discord, failed: &Failed) -> StartError {
    match failed {
        Failed::Discord(error) => connect::explain(settings, error),
        Failed::TooSlow => connect::too_slow(settings, PATIENCE),
    }
}
