//! Responds to an interaction: once, in time, and only then posts to the channel.

mod interaction;
mod response;

use std::time::Duration;

use tokio::time::{Instant, timeout, timeout_at};
use tracing::{debug, error, info, warn};

pub use self::interaction::Interaction;
use self::interaction::{Deadline, ResponseError};
pub use self::response::{PendingResponse, Response};
use crate::discord::bot::Bot;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::reader;
use crate::discord::refusal::{self, Refusal, RequestError};
use crate::discord::views;
use crate::game::{ChallengeId, PlayerId};
use crate::language::Language;
use crate::monitoring::measure;
use crate::service::{Service, ServiceRefusal};

/// How long work may take before the asker is told to wait. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// How long the language of an answer may be looked up, and remembered afterwards.
const LANGUAGE_PATIENCE: Duration = Duration::from_millis(300);

/// Does the work and sends its response.
///
/// The order is: save, respond, post. What was saved is posted even if the response fails.
pub async fn respond(bot: &Bot, interaction: Interaction<'_>, mut work: PendingResponse<'_>) {
    let (arrived, deadline) = (Instant::now(), Deadline::new());
    let mut answered_after = None;
    let (done, is_late) = if let Ok(done) = timeout(PATIENCE, &mut work).await {
        (done, false)
    } else {
        let acknowledged = interaction.acknowledge(&bot.http, deadline).await;
        answered_after = acknowledged.is_ok().then(|| arrived.elapsed());
        log_unanswered(interaction, acknowledged);
        (work.await, true)
    };
    let refusal = done.as_ref().err().and_then(RequestError::refusal);
    if let Some(Refusal::Service(ServiceRefusal::Repeated)) = refusal {
        info!("delivered twice: the first is being answered");
        return;
    }
    let outcome = refusal::outcome(&done);
    let answer = match done {
        Ok(answer) => answer,
        Err(error) => {
            let asker = PlayerId(interaction.asker());
            let error = seen_by(asker, error, &bot.service).await;
            explained(&error, interaction)
        }
    };
    let (post, settles) = (answer.post, answer.settles);
    let (private, public) = languages(bot, interaction, &answer).await;
    let answer = answer.in_languages(private, public);
    let sent = if is_late {
        interaction.respond_late(&bot.http, answer).await
    } else {
        interaction.respond_first(&bot.http, answer, deadline).await
    };
    let is_sent = sent.is_ok();
    if is_sent && !is_late {
        answered_after = Some(arrived.elapsed());
    }
    log_unanswered(interaction, sent);
    if let Some(after) = answered_after {
        measure::answer(interaction.kind(), outcome, after);
    }
    // What is posted next may be written in this language.
    remember_language(bot, interaction).await;
    if let Some(post) = post {
        bot.outbox.post_soon(post);
    }
    if let Some(challenge) = settles {
        settled(bot, challenge, is_sent).await;
    }
}

/// The language of the asker, and that of everybody who sees the message whose button was pressed. If
/// the database does not say in time, the first is that of the asker's client, and the second
/// English: an answer in another language is better than one that comes too late.
async fn languages(
    bot: &Bot,
    interaction: Interaction<'_>,
    answer: &Response,
) -> (Language, Language) {
    let (player, locale) = (PlayerId(interaction.asker()), interaction.locale());
    let is_shared = answer.is_in_place() && !interaction.is_only_for_asker();
    let is_public = is_shared || answer.has_public();
    let until = Instant::now() + LANGUAGE_PATIENCE;
    let own = reader::language_of(&bot.service, player, Some(locale));
    let own = timeout_at(until, own).await.unwrap_or_else(|_| {
        warn!("the language was not looked up in time");
        Language::of_locale(locale).unwrap_or_default()
    });
    let Some(server) = interaction.server().filter(|_| is_public) else {
        return (own, own);
    };
    let public = reader::language_on(&bot.service, Some(server));
    let public = timeout_at(until, public).await.unwrap_or_else(|_| {
        warn!(%server, "the language was not looked up in time");
        Language::default()
    });
    (own, public)
}

/// Remembers the language of the asker's client, for what is written to them later; gives up after
/// [`LANGUAGE_PATIENCE`], because posts wait for it.
async fn remember_language(bot: &Bot, interaction: Interaction<'_>) {
    let (player, locale) = (PlayerId(interaction.asker()), interaction.locale());
    match timeout(LANGUAGE_PATIENCE, bot.service.locale_seen(player, locale)).await {
        Ok(Ok(())) => {}
        Ok(Err(failure)) => {
            let error = &failure as &dyn std::error::Error;
            error!(error, "the language is not remembered");
        }
        Err(_) => warn!("the language was not remembered in time"),
    }
}

/// Completes a response that settled an invitation under whose message a button was pressed. If the
/// response did not arrive, the message is edited instead, like that of any invitation settled
/// otherwise.
async fn settled(bot: &Bot, challenge: ChallengeId, is_shown: bool) {
    if !is_shown {
        bot.outbox.post_soon(Post::Outcome(challenge));
    } else if let Err(error) = bot.service.challenge_shown(challenge).await {
        let error = &error as &dyn std::error::Error;
        info!(%challenge, error, "it will be shown once more what became of it");
    }
}

/// The reason for a refusal as it is told to this person: the database refuses whatever needs somebody who is being
/// deleted, and does not say whether that is the person themselves, who may have asked for it a moment ago.
async fn seen_by(asker: PlayerId, error: RequestError, service: &Service) -> RequestError {
    let Some(Refusal::Service(ServiceRefusal::BeingDeleted)) = error.refusal() else {
        return error;
    };
    match service.people_being_deleted().await {
        Ok(people) if people.contains(&asker) => Refusal::BeingDeleted.into(),
        Ok(_) => error,
        Err(failure) => failure.into(),
    }
}

/// The response to an asker whose work failed: a refusal as a sentence, any other error by the
/// number under which it is logged.
fn explained(error: &RequestError, interaction: Interaction<'_>) -> Response {
    let text = match error {
        RequestError::Refused(refusal) => {
            refusal.log(interaction.asker());
            views::refusal(refusal)
        }
        RequestError::NotTaken { refusal, typed } => {
            refusal.log(interaction.asker());
            return Response::private(views::not_taken(views::refusal(refusal), typed));
        }
        RequestError::Failed(_) | RequestError::Bug(_) => {
            let failure = interaction.failure();
            error!(
                failure,
                error = error as &dyn std::error::Error,
                "a request failed"
            );
            match error {
                RequestError::Failed(it) if it.source.affects_one_record() => {
                    views::unreadable(&failure)
                }
                _ => views::failed(&failure),
            }
        }
    };
    Response::private(Message::text(text))
}

/// Logs and counts a response that came too late, or twice. The action stands, and the channel is told
/// of it.
fn log_unanswered(interaction: Interaction<'_>, sent: Result<(), ResponseError>) {
    if let Err(error) = sent {
        measure::lost_answer(interaction.kind());
        info!("could not answer: {error}");
        debug!(?error, "could not answer");
    }
}
