//! Answering a command or a press: once, in time, and only then telling the channel.

mod interaction;
mod response;

use std::time::Duration;

use tokio::time::timeout;
use tracing::{debug, error, info};

pub use self::interaction::Asked;
use self::interaction::{AnswerError, Deadline};
pub use self::response::{Answer, Work};
use crate::discord::bot::Bot;
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::views;
use crate::game::ChallengeId;
use crate::service;

/// How long work may take before the asker is told to wait. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// Does the work and answers with what comes of it.
///
/// The order is: save, answer, post. Whatever the answer's fate, what was saved is posted.
pub async fn answer(bot: &Bot, asked: Asked<'_>, mut work: Work<'_>) {
    let deadline = Deadline::new();
    let (done, is_late) = if let Ok(done) = timeout(PATIENCE, &mut work).await {
        (done, false)
    } else {
        let acknowledged = asked.acknowledge(&bot.http, deadline).await;
        log_unanswered(asked, acknowledged);
        (work.await, true)
    };
    if let Err(Trouble::Refused(Refusal::Service(service::Refusal::Repeated))) = &done {
        info!(
            asker = asked.asker(),
            "delivered twice: the first is being answered"
        );
        return;
    }
    let answer = done.unwrap_or_else(|trouble| explained(&trouble, asked));
    let (post, settles) = (answer.post, answer.settles);
    let sent = if is_late {
        asked.answer_late(&bot.http, answer).await
    } else {
        asked.answer(&bot.http, answer, deadline).await
    };
    let is_sent = sent.is_ok();
    log_unanswered(asked, sent);
    if let Some(post) = post {
        bot.poster.begin(post);
    }
    if let Some(challenge) = settles {
        settled(bot, challenge, is_sent).await;
    }
}

/// An invitation was settled by a press under its message. Where the answer did not arrive, the
/// message is edited instead, as it is where nobody's press has settled it.
async fn settled(bot: &Bot, challenge: ChallengeId, is_shown: bool) {
    if !is_shown {
        bot.poster.begin(Post::Settled(challenge));
    } else if let Err(error) = bot.service.challenge_shown(challenge).await {
        let error = &error as &dyn std::error::Error;
        info!(%challenge, error, "it will be shown once more what became of it");
    }
}

/// What the asker is told instead: a refusal as a sentence, everything else by the number under
/// which it is logged.
fn explained(trouble: &Trouble, asked: Asked<'_>) -> Answer {
    let text = match trouble {
        Trouble::Refused(refusal) => {
            info!(asker = asked.asker(), "refused: {refusal}");
            views::refusal(refusal)
        }
        Trouble::Failed(_) | Trouble::Bug(_) => {
            let failure = asked.failure();
            error!(
                failure,
                asker = asked.asker(),
                error = trouble as &dyn std::error::Error,
                "a request failed"
            );
            match trouble {
                Trouble::Failed(it) if it.source.is_of_one() => views::damaged(&failure),
                _ => views::failed(&failure),
            }
        }
    };
    Answer::private(Said::text(text))
}

/// An answer may come too late, or twice; the deed stands and the channel is told of it.
fn log_unanswered(asked: Asked<'_>, sent: Result<(), AnswerError>) {
    if let Err(error) = sent {
        info!(asker = asked.asker(), "could not answer: {error}");
        debug!(?error, "could not answer");
    }
}
