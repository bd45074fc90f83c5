//! The way to Discord: the address, the token, the commands; each checked before the bot goes online.

use std::time::Duration;

use serde_json::Value;
use serenity::Client;
use serenity::all::{
    CreateAllowedMentions, GatewayIntents, Http, HttpBuilder, HttpError, StatusCode,
};
use serenity::client::ClientBuilder;
use thiserror::Error;
use tokio::time::timeout;

use super::dispatch::Dispatch;
use crate::config::{self, LoopbackUrl};
use crate::service;

/// How long each request may take while the bot starts.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the bot hears of. None of these needs Discord's permission.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGES);

/// Why the bot cannot start; each is one line for the operator.
#[derive(Debug, Error)]
pub enum StartError {
    /// Discord does not answer.
    #[error("cannot reach {place}: {reason}")]
    Unreachable {
        /// Who does not answer.
        place: String,
        /// What went wrong.
        reason: String,
    },
    /// Discord does not know the token.
    #[error("Discord does not accept the token; copy it again from the bot's page")]
    Token,
    /// The other Discord sends the bot elsewhere.
    #[error("the server at DISCORD_API names a gateway that is not on this machine: {0}")]
    Gateway(#[from] config::NotLoopback),
    /// The commands were not registered.
    #[error("the commands could not be registered: {0}")]
    Registration(String),
    /// The gateway refused the connection.
    #[error("Discord's gateway refused the bot: {0}")]
    Refused(String),
    /// The database failed, or the system's clock was set back.
    #[error("{0}{reason}", reason = cause(.0))]
    Service(#[from] service::Error),
    /// The gateway does not answer.
    #[error("Discord's gateway did not answer within {} seconds", .0.as_secs())]
    Silent(Duration),
}

/// A client that is not connected yet, but is certain of its address and token.
pub async fn client(settings: &config::Discord, dispatch: Dispatch) -> Result<Client, StartError> {
    let http = http(settings);
    let gateway = in_time(settings, http.get_gateway()).await?;
    check_gateway(settings, &gateway.url)?;
    let application = in_time(settings, http.get_current_application_info()).await?;
    http.set_application_id(application.id);
    let builder = ClientBuilder::new_with_http(http, INTENTS).framework(dispatch);
    let client = in_time(settings, builder).await?;
    // The client asked for the gateway once more, and where it gets no answer it turns to the real
    // one without a word.
    check_gateway(settings, &client.ws_url.lock().await)?;
    Ok(client)
}

/// Registers the commands for all servers, in place of those that were registered before.
pub async fn register(http: &Http, commands: &Value) -> Result<(), StartError> {
    match timeout(PATIENCE, http.create_global_commands(commands)).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(StartError::Registration(reason(&error))),
        Err(_) => Err(StartError::Registration(no_answer())),
    }
}

fn http(settings: &config::Discord) -> Http {
    let builder = HttpBuilder::new(settings.token.expose())
        .default_allowed_mentions(CreateAllowedMentions::new());
    match &settings.api {
        None => builder.build(),
        // serenity heeds another address only if it does not itself count requests.
        Some(api) => builder
            .proxy(api.as_str())
            .ratelimiter_disabled(true)
            .build(),
    }
}

/// Another Discord may not send the bot, and its token, to a gateway elsewhere.
fn check_gateway(settings: &config::Discord, url: &str) -> Result<(), StartError> {
    if settings.api.is_some() {
        LoopbackUrl::ws(url)?;
    }
    Ok(())
}

async fn in_time<T>(
    settings: &config::Discord,
    request: impl IntoFuture<Output = serenity::Result<T>>,
) -> Result<T, StartError> {
    let reason = match timeout(PATIENCE, request.into_future()).await {
        Ok(Ok(done)) => return Ok(done),
        Ok(Err(error)) if status(&error) == Some(StatusCode::UNAUTHORIZED) => {
            return Err(StartError::Token);
        }
        Ok(Err(error)) => reason(&error),
        Err(_) => no_answer(),
    };
    let place = settings
        .api
        .as_ref()
        .map_or_else(|| "Discord".to_owned(), ToString::to_string);
    Err(StartError::Unreachable { place, reason })
}

fn status(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.status_code),
        _ => None,
    }
}

/// What went wrong, on one line: the innermost cause says most.
fn reason(error: &serenity::Error) -> String {
    if let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error {
        return format!("{} {}", answer.status_code, answer.error.message);
    }
    let mut innermost: &dyn std::error::Error = error;
    while let Some(cause) = innermost.source() {
        innermost = cause;
    }
    innermost.to_string().replace('\n', " ")
}

/// What lies behind a failure, as the rest of its line.
fn cause(error: &service::Error) -> String {
    let cause = std::error::Error::source(error);
    cause.map_or_else(String::new, |cause| format!(": {cause}"))
}

fn no_answer() -> String {
    format!("no answer within {} seconds", PATIENCE.as_secs())
}
