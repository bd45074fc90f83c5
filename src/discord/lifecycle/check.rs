//! What Discord says of the bot, without connecting: for the operator's doctor.
//!
//! Every request is made once, waits ten seconds at most and changes nothing, so that it may be made while the
//! bot runs.

mod commands;
mod places;
mod question;

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serenity::all::{
    ApplicationFlags, BotGateway, CurrentApplicationInfo, CurrentUser, Gateway, Route,
};

pub use commands::CommandState;
pub use places::PlaceState;
pub use question::Unanswered;
use question::{Failed, Questions, unanswered};

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
    let questions = Questions::new(settings)?;
    let explain = |failed: Failed| connect::refused(settings, failed.status(), failed.reason());
    let gateway: Gateway = questions.ask(Route::Gateway).await.map_err(explain)?;
    connect::check_gateway(settings, &gateway.url)?;
    let application = questions.ask(Route::Oauth2ApplicationCurrent).await;
    let application: CurrentApplicationInfo = application.map_err(explain)?;
    let account: CurrentUser = questions.ask(Route::UserMe).await.map_err(explain)?;
    let flags = application.flags.unwrap_or(ApplicationFlags::empty());
    let are_on = |(intents, _): &(ApplicationFlags, _)| flags.intersects(*intents);
    let privileged = PRIVILEGED.into_iter().filter(are_on);
    Ok(Checked {
        name: account.name.clone(),
        ahead: ahead(&questions).await,
        privileged_intents: privileged.map(|(_, name)| name).collect(),
        connects: connects(&questions).await,
        commands: commands::state(&questions, application.id).await,
        server: match places.server {
            Some(server) => Some(places::on_server(&questions, account.id, server).await),
            None => None,
        },
        channel: match places.channel {
            Some(channel) => Some(places::in_channel(&questions, account.id, channel).await),
            None => None,
        },
    })
}

/// How far the system's clock is ahead of the date in an answer. The middle between question and answer
/// counts, and the middle of the second that the date names.
async fn ahead(questions: &Questions) -> Option<SignedDuration> {
    let asked = Timestamp::now();
    let answer = questions.answer(Route::UserMe).await.ok()?;
    let took = Timestamp::now().duration_since(asked);
    let date = answer.headers.get("date")?.to_str().ok()?;
    let date = health::date_of(date)? + SignedDuration::from_millis(500);
    Some((asked + took / 2).duration_since(date))
}

async fn connects(questions: &Questions) -> Result<Connects, Unanswered> {
    let gateway: Result<BotGateway, _> = questions.ask(Route::GatewayBot).await;
    let gateway = gateway.map_err(|failed| unanswered(&failed))?;
    let limit = gateway.session_start_limit;
    Ok(Connects {
        total: limit.total,
        left: limit.remaining,
        full_in: Duration::from_millis(limit.reset_after),
    })
}
