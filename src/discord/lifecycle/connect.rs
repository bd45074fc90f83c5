//! Connects to Discord. The address, the token and the commands are each checked before the bot
//! goes online.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::Client;
use serenity::all::{
    ApplicationId, CreateAllowedMentions, GatewayIntents, Http, HttpBuilder, Ratelimiter,
    SessionStartLimit, StatusCode,
};
use serenity::cache;
use serenity::client::ClientBuilder;
use thiserror::Error;

use crate::config::{self, Api, LoopbackUrl, Shards};
use crate::discord::attachments::Attachments;
use crate::discord::bot::HttpClients;
use crate::discord::http_error;
use crate::discord::lifecycle::dispatch::EventDispatch;
use crate::discord::lifecycle::startup;
use crate::discord::outbox::rate_limits;
use crate::service::{self, ShardRange};

/// Discord's host name.
const NAME: &str = "discord.com";
/// How long any request may take from its connection to the end of its response. Discord answers
/// within a second or two even on a bad day; a slower request is lost, and its caller retries it.
const LONGEST_REQUEST: Duration = Duration::from_secs(15);
/// How long connecting may take; this counts towards [`LONGEST_REQUEST`].
const LONGEST_CONNECTION: Duration = Duration::from_secs(5);

/// The gateway events that the bot receives. None of these needs Discord's permission.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGES);

/// Why the bot cannot start; each is one line for the operator.
#[derive(Debug, Error)]
pub enum StartError {
    /// Discord refuses for good, or its response cannot be read.
    #[error("cannot use {place}: {reason}")]
    Unusable {
        /// The server that answered.
        place: String,
        /// What went wrong.
        reason: String,
    },
    /// Discord does not know the token.
    #[error("Discord does not accept the token; copy it again from the bot's page")]
    Token,
    /// The host cannot make requests at all.
    #[error("requests cannot be made: {0}")]
    Requests(String),
    /// The server at `DISCORD_API` names a gateway elsewhere.
    #[error("the server at DISCORD_API names a gateway that is not on this machine: {0}")]
    Gateway(#[from] config::NotLoopback),
    /// Registering the commands failed.
    #[error("the commands could not be registered: {0}")]
    Registration(String),
    /// The gateway refused the connection.
    #[error("Discord's gateway refused the bot: {0}")]
    Refused(String),
    /// The database failed, or the system's clock was set back.
    #[error("{0}{reason}", reason = cause(.0))]
    Service(#[from] service::Error),
}

/// A checked connection to Discord, found once at the start.
pub struct Connection<'a> {
    settings: &'a config::Discord,
    requests: reqwest::Client,
    attachments: Attachments,
    application: ApplicationId,
    gateway: String,
    /// The shards of this process.
    pub shards: ShardRange,
    /// How many connections Discord allowed when it was asked.
    pub limit: SessionStartLimit,
}

/// The shards that the settings name, or all that Discord recommends.
fn shards_of(settings: Shards, recommended: u32) -> ShardRange {
    match settings {
        Shards::Range { first, last, total } => ShardRange { first, last, total },
        Shards::All => {
            let total = recommended.max(1);
            ShardRange {
                first: 0,
                last: total - 1,
                total,
            }
        }
    }
}

impl<'a> Connection<'a> {
    /// Asks for the gateway, whose address must be allowed, and for the bot's own account, which
    /// the token must match.
    pub async fn resolve(settings: &'a config::Discord) -> Result<Self, StartError> {
        let unusable = |error: reqwest::Error| {
            let reason = startup::innermost(&error);
            StartError::Requests(reason)
        };
        let requests = requests(settings).and_then(reqwest::ClientBuilder::build);
        let requests = requests.map_err(unusable)?;
        let attachments = attachments(settings).map_err(unusable)?;
        // A rate limit is not waited out silently here: it is an answer, which `startup` logs and
        // obeys.
        let http = uncounted(settings, &requests).build();
        let gateway = asked(settings, || http.get_bot_gateway()).await?;
        check_gateway(settings, &gateway.url)?;
        let account = asked(settings, || http.get_current_application_info()).await?;
        Ok(Self {
            settings,
            requests,
            attachments,
            application: account.id,
            gateway: gateway.url,
            shards: shards_of(settings.shards, gateway.shards),
            limit: gateway.session_start_limit,
        })
    }

    /// Asks how many connections Discord allows now.
    pub async fn ask_limit(&self) -> Result<SessionStartLimit, StartError> {
        let http = uncounted(self.settings, &self.requests).build();
        let gateway = asked(self.settings, || http.get_bot_gateway()).await?;
        Ok(gateway.session_start_limit)
    }

    /// The HTTP clients of the bot.
    pub fn http_clients(&self) -> HttpClients {
        let clients = HttpClients {
            posts: Arc::new(posts(self.settings, &self.requests)),
            answers: Arc::new(uncounted(self.settings, &self.requests).build()),
            attachments: self.attachments.clone(),
        };
        for client in [&clients.posts, &clients.answers] {
            client.set_application_id(self.application);
        }
        clients
    }

    /// Registers the commands for all servers, replacing those that were registered before.
    pub async fn register(&self, http: &Http, commands: &Value) -> Result<(), StartError> {
        let place = place(self.settings);
        let registered = startup::ask(&place, || http.create_global_commands(commands));
        let registered = registered.await;
        registered.map_err(|error| StartError::Registration(startup::reason(&error)))?;
        Ok(())
    }

    /// A gateway client that is not connected yet.
    pub async fn gateway_client(&self, dispatch: EventDispatch) -> Result<Client, StartError> {
        let http = uncounted(self.settings, &self.requests).build();
        http.set_application_id(self.application);
        let builder = ClientBuilder::new_with_http(http, INTENTS)
            .cache_settings(remembered())
            .framework(dispatch);
        let client = builder
            .await
            .map_err(|error| refused(self.settings, None, startup::reason(&error)))?;
        // The client asked for the gateway again, and silently falls back to the real one if it
        // gets no answer.
        client.ws_url.lock().await.clone_from(&self.gateway);
        Ok(client)
    }
}

/// What the library remembers of what the gateway tells: its own account, and nothing of servers, their channels and
/// members, which with a thousand servers were most of the memory of a bot that nobody uses.
fn remembered() -> cache::Settings {
    let mut settings = cache::Settings::default();
    settings.cache_guilds = false;
    settings.cache_channels = false;
    settings.cache_users = false;
    settings.max_messages = 0;
    settings
}

/// A client for single questions, beside the bot, and what makes its requests.
pub fn asking(settings: &config::Discord) -> Result<(reqwest::Client, Http), StartError> {
    let requests = requests(settings).and_then(reqwest::ClientBuilder::build);
    let requests = requests.map_err(|error| StartError::Requests(startup::innermost(&error)))?;
    let http = uncounted(settings, &requests).build();
    Ok((requests, http))
}

/// The client for posts. It counts requests and waits before it sends one too many. It is separate
/// from the gateway client, which would replace the callback of the limiter.
fn posts(settings: &config::Discord, requests: &reqwest::Client) -> Http {
    if let Some(Api::Plain(_)) = &settings.api {
        // serenity uses another address only if it does not count requests itself.
        return uncounted(settings, requests).build();
    }
    let token = format!("Bot {}", settings.token.expose());
    let mut limiter = Ratelimiter::new(requests.clone(), token);
    limiter.set_ratelimit_callback(Box::new(|info| rate_limits::hear(&info)));
    builder(settings, requests).ratelimiter(limiter).build()
}

/// A client that sends at once, whatever the limits, for single requests.
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

/// The client for files that people attach to commands.
fn attachments(settings: &config::Discord) -> Result<Attachments, reqwest::Error> {
    let substitute = settings.api.as_ref().map(|api| api.url().as_str());
    Attachments::new(requests(settings)?, substitute)
}

/// The HTTP client of every request, each limited to [`LONGEST_REQUEST`].
fn requests(settings: &config::Discord) -> Result<reqwest::ClientBuilder, reqwest::Error> {
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
        return Ok(builder);
    };
    // No other certificate is trusted, so that a test cannot reach the real Discord by mistake.
    let certificate = reqwest::Certificate::from_pem(certificate.as_bytes())?;
    Ok(builder
        .https_only(true)
        .tls_built_in_root_certs(false)
        .add_root_certificate(certificate)
        .resolve(NAME, *address))
}

/// A substitute for Discord must not send the bot, and its token, to a gateway elsewhere.
pub fn check_gateway(settings: &config::Discord, url: &str) -> Result<(), StartError> {
    if settings.api.is_some() {
        LoopbackUrl::ws(url)?;
    }
    Ok(())
}

/// Makes a request without which the bot cannot start.
async fn asked<T, F>(settings: &config::Discord, request: impl Fn() -> F) -> Result<T, StartError>
where
    F: Future<Output = serenity::Result<T>>,
{
    let answered = startup::ask(&place(settings), request).await;
    answered.map_err(|error| explain(settings, &error))
}

fn explain(settings: &config::Discord, error: &serenity::Error) -> StartError {
    refused(settings, http_error::status(error), startup::reason(error))
}

/// Why the bot cannot start if a request got an answer of this status, or none, for this reason.
pub fn refused(
    settings: &config::Discord,
    status: Option<StatusCode>,
    reason: String,
) -> StartError {
    if status == Some(StatusCode::UNAUTHORIZED) {
        return StartError::Token;
    }
    let place = place(settings);
    StartError::Unusable { place, reason }
}

/// The address of Discord, for the operator.
fn place(settings: &config::Discord) -> String {
    let api = settings.api.as_ref();
    api.map_or_else(|| "Discord".to_owned(), |api| api.url().to_string())
}

/// The cause of a failure, as the rest of its line.
fn cause(error: &service::Error) -> String {
    let cause = std::error::Error::source(error);
    cause.map_or_else(String::new, |cause| format!(": {cause}"))
}
