//! Counts the requests to Discord, by what they ask for and how they end.

use std::future::Future;

use serenity::all::StatusCode;

use crate::discord::http_error;
use crate::monitoring::measure::{self, RequestOutcome};

/// What a request asks for, without ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endpoint {
    /// Posts a message.
    PostMessage,
    /// Edits a message.
    EditMessage,
    /// Deletes a message.
    DeleteMessage,
    /// Reads messages, or one.
    ReadMessages,
    /// Opens a thread.
    OpenThread,
    /// Asks for a member of a server.
    Member,
    /// Opens a private conversation.
    OpenConversation,
    /// Answers an interaction.
    FirstAnswer,
    /// Edits the answer to an interaction.
    EditAnswer,
    /// Adds a message to the answer to an interaction.
    FollowUp,
    /// Asks who the bot is.
    OwnAccount,
    /// Asks where the gateway is.
    Gateway,
    /// The same, with how often the bot may still connect.
    GatewayOfBots,
}

impl Endpoint {
    /// The route as Discord's documentation names it.
    pub const fn route(self) -> &'static str {
        match self {
            Self::PostMessage => "POST /channels/{channel}/messages",
            Self::EditMessage => "PATCH /channels/{channel}/messages/{message}",
            Self::DeleteMessage => "DELETE /channels/{channel}/messages/{message}",
            Self::ReadMessages => "GET /channels/{channel}/messages",
            Self::OpenThread => "POST /channels/{channel}/messages/{message}/threads",
            Self::Member => "GET /guilds/{guild}/members/{user}",
            Self::OpenConversation => "POST /users/@me/channels",
            Self::FirstAnswer => "POST /interactions/{interaction}/{token}/callback",
            Self::EditAnswer => "PATCH /webhooks/{application}/{token}/messages/@original",
            Self::FollowUp => "POST /webhooks/{application}/{token}",
            Self::OwnAccount => "GET /users/@me",
            Self::Gateway => "GET /gateway",
            Self::GatewayOfBots => "GET /gateway/bot",
        }
    }
}

/// A request that has not ended yet. If it is dropped before that, it was given up.
struct Pending {
    endpoint: Endpoint,
    outcome: RequestOutcome,
}

impl Drop for Pending {
    fn drop(&mut self) {
        measure::request(self.endpoint.route(), self.outcome);
    }
}

/// Makes a request and counts how it ended, also if nobody waits for its end.
pub async fn counted<T>(
    endpoint: Endpoint,
    request: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    let mut pending = Pending {
        endpoint,
        outcome: RequestOutcome::GivenUp,
    };
    let answered = request.await;
    pending.outcome = outcome(&answered);
    answered
}

fn outcome<T>(answered: &serenity::Result<T>) -> RequestOutcome {
    let Err(error) = answered else {
        return RequestOutcome::Ok;
    };
    match http_error::status(error) {
        Some(StatusCode::TOO_MANY_REQUESTS) => RequestOutcome::RateLimited,
        Some(status) if status.is_server_error() => RequestOutcome::ServerError,
        Some(_) => RequestOutcome::Refused,
        None => RequestOutcome::NoAnswer,
    }
}
