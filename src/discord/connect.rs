//! The way to Discord: the address, the token, the commands; each checked before the bot goes online.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::Client;
use serenity::all::{
    CreateAllowedMentions, GatewayIntents, Http, HttpBuilder, Ratelimiter, StatusCode,
};
use serenity::client::ClientBuilder;
use thiserror::Error;
use tokio::time::{sleep, timeout};
use tracing::warn;

use super::dispatch::Dispatch;
use super::http_error::{self, status};
use super::rate_limits;
use crate::config::{self, Api, LoopbackUrl};
use crate::service;

/// The name under which Discord is reached.
const NAME: &str = "discord.com";
/// How long any request may take from its connection to the end of its answer. Discord answers within
/// a second or two also on a bad day; what takes longer than this is lost, and is asked for again by
/// whoever needs it.
const LONGEST_REQUEST: Duration = Duration::from_secs(15);
/// How long a connection may take to be made; a part of [`LONGEST_REQUEST`].
const LONGEST_CONNECTION: Duration = Duration::from_secs(5);
/// How long each request may take while the bot starts.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the bot waits before it asks again, each time.
const PAUSES: [Duration; 6] = [
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
    Duration::from_secs(15),
];

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
    /// There can be no way to Discord at all.
    #[error("requests cannot be made: {0}")]
    Requests(String),
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

/// The HTTP clients of a bot that runs.
pub struct HttpClients {
    /// For what it says by itself, within Discord's rate limits.
    pub posts: Arc<Http>,
    /// For answers to interactions, which Discord does not count with the rest: each has three
    /// seconds, and what limits one says nothing of another.
    pub answers: Arc<Http>,
}

/// A client that is not connected yet, but is certain of its address and token; and the clients to
/// Discord of the bot.
pub async fn client(
    settings: &config::Discord,
    dispatch: Dispatch,
) -> Result<(Client, HttpClients), StartError> {
    let requests = requests(settings);
    let requests = requests.map_err(|error| StartError::Requests(innermost(&error)))?;
    let http = http(settings, &requests);
    let gateway = asked(settings, || http.get_gateway()).await?;
    check_gateway(settings, &gateway.url)?;
    let application = asked(settings, || http.get_current_application_info()).await?;
    http.set_application_id(application.id);
    let clients = HttpClients {
        posts: Arc::new(posts(settings, &requests)),
        answers: Arc::new(uncounted(settings, &requests).build()),
    };
    for way in [&clients.posts, &clients.answers] {
        way.set_application_id(application.id);
    }
    let builder = ClientBuilder::new_with_http(http, INTENTS).framework(dispatch);
    let client = builder
        .await
        .map_err(|error| unreachable(settings, reason(&error)))?;
    // The client asked for the gateway once more, and where it gets no answer it turns to the real
    // one without a word.
    *client.ws_url.lock().await = gateway.url;
    Ok((client, clients))
}

/// Registers the commands for all servers, in place of those that were registered before.
pub async fn register(http: &Http, commands: &Value) -> Result<(), StartError> {
    let registered = persistently(|| http.create_global_commands(commands)).await;
    registered.map_err(|trouble| StartError::Registration(trouble.to_string()))?;
    Ok(())
}

/// What counts requests, and waits before it sends one too many.
fn http(settings: &config::Discord, requests: &reqwest::Client) -> Http {
    match &settings.api {
        None | Some(Api::Tls { .. }) => builder(settings, requests).build(),
        // serenity heeds another address only if it does not itself count requests.
        Some(Api::Plain(_)) => uncounted(settings, requests).build(),
    }
}

/// The same for what is posted, where nothing waits longer than it should. It is made apart, for a
/// client hears from its own limiter by itself.
fn posts(settings: &config::Discord, requests: &reqwest::Client) -> Http {
    if let Some(Api::Plain(_)) = &settings.api {
        return uncounted(settings, requests).build();
    }
    let token = format!("Bot {}", settings.token.expose());
    let mut limiter = Ratelimiter::new(requests.clone(), token);
    limiter.set_ratelimit_callback(Box::new(|info| rate_limits::hear(&info)));
    builder(settings, requests).ratelimiter(limiter).build()
}

fn uncounted(settings: &config::Discord, requests: &reqwest::Client) -> HttpBuilder {
    let builder = builder(settings, requests).ratelimiter_disabled(true);
    match &settings.api {
        Some(Api::Plain(url)) => builder.proxy(url.as_str()),
        None | Some(Api::Tls { .. }) => builder,
    }
}

fn builder(settings: &config::Discord, requests: &reqwest::Client) -> HttpBuilder {
    HttpBuilder::new(settings.token.expose())
        .client(requests.clone())
        .default_allowed_mentions(CreateAllowedMentions::new())
}

/// What makes every request, each within [`LONGEST_REQUEST`].
fn requests(settings: &config::Discord) -> Result<reqwest::Client, reqwest::Error> {
    let builder = reqwest::Client::builder()
        .use_rustls_tls()
        .timeout(LONGEST_REQUEST)
        .connect_timeout(LONGEST_CONNECTION);
    let Some(Api::Tls {
        address,
        certificate,
        ..
    }) = &settings.api
    else {
        return builder.build();
    };
    // Nothing else is trusted, so that a test cannot reach the real Discord by mistake.
    builder
        .https_only(true)
        .tls_built_in_root_certs(false)
        .add_root_certificate(reqwest::Certificate::from_pem(certificate.as_bytes())?)
        .resolve(NAME, *address)
        .build()
}

/// Another Discord may not send the bot, and its token, to a gateway elsewhere.
fn check_gateway(settings: &config::Discord, url: &str) -> Result<(), StartError> {
    if settings.api.is_some() {
        LoopbackUrl::ws(url)?;
    }
    Ok(())
}

/// What Discord answers to a request that must succeed.
async fn asked<T, F>(settings: &config::Discord, request: impl Fn() -> F) -> Result<T, StartError>
where
    F: Future<Output = serenity::Result<T>>,
{
    persistently(request)
        .await
        .map_err(|trouble| match trouble {
            Trouble::Refused(error) if status(&error) == Some(StatusCode::UNAUTHORIZED) => {
                StartError::Token
            }
            trouble => unreachable(settings, trouble.to_string()),
        })
}

fn unreachable(settings: &config::Discord, reason: String) -> StartError {
    let place = settings
        .api
        .as_ref()
        .map_or_else(|| "Discord".to_owned(), |api| api.url().to_string());
    StartError::Unreachable { place, reason }
}

/// Why a request did not succeed.
#[derive(Debug, Error)]
enum Trouble {
    #[error("{}", reason(.0))]
    Refused(serenity::Error),
    #[error("no answer within {} seconds", PATIENCE.as_secs())]
    Silence,
}

/// Asks again where Discord is in trouble or has too much to do, which passes.
async fn persistently<T, F>(request: impl Fn() -> F) -> Result<T, Trouble>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pauses = PAUSES.into_iter();
    loop {
        let error = match timeout(PATIENCE, request()).await {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(error)) => error,
            Err(_) => return Err(Trouble::Silence),
        };
        let pause = pauses.next().filter(|_| passes(&error));
        let Some(pause) = pause else {
            return Err(Trouble::Refused(error));
        };
        warn!(
            "Discord answers {}; asked again in {pause:?}",
            reason(&error)
        );
        sleep(pause).await;
    }
}

/// Whether the same request may succeed soon.
fn passes(error: &serenity::Error) -> bool {
    status(error)
        .is_some_and(|status| status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error())
}

/// What went wrong, on one line: the innermost cause says most.
fn reason(error: &serenity::Error) -> String {
    if let Some(answer) = http_error::answer(error) {
        return format!("{} {}", answer.status_code, answer.error.message);
    }
    innermost(error)
}

/// The innermost cause of an error, on one line.
fn innermost(error: &dyn std::error::Error) -> String {
    let mut innermost = error;
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
