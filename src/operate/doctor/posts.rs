//! What is saved and not posted.

use jiff::Timestamp;

use super::finding::Finding;
use crate::service::attempts::PostState;
use crate::service::{Service, in_full};
use crate::store::{LockHolder, OpenError, Store};

/// More than this do not wait in a bot that posts.
const MANY: usize = 50;

/// Looks at what is in a database, if it could be opened; a bot that runs on it is known of for a file only.
pub(super) async fn look(
    opened: Result<Store, OpenError>,
    bot: Option<LockHolder>,
) -> Vec<Finding> {
    let store = match opened {
        Ok(store) => store,
        Err(error) => return vec![unknown(&in_full(&error))],
    };
    let state = Service::new(store.clone())
        .post_state(Timestamp::now())
        .await;
    store.close().await;
    match state {
        Ok(state) => vec![waiting(&state, bot), failing(&state)],
        Err(error) => vec![unknown(&in_full(&error))],
    }
}

fn unknown(reason: &str) -> Finding {
    let says = format!("it is not known what is to be posted: {reason}");
    Finding::warning("unposted", says, "Look into the bot's log.")
}

fn waiting(state: &PostState, bot: Option<LockHolder>) -> Finding {
    let check = "unposted";
    let count = state.waiting;
    match bot {
        _ if count == 0 => Finding::ok(check, "everything that was saved is posted, or was tried"),
        None => Finding::warning(
            check,
            format!("{count} things are saved and not posted"),
            "Start the bot, which posts them.",
        ),
        Some(_) if count > MANY => Finding::warning(
            check,
            format!("{count} things are saved and not posted, although the bot runs"),
            "Look into the bot's log, and whether Discord can be reached; start the bot again if it says \
             nothing.",
        ),
        Some(_) => Finding::ok(check, format!("{count} things are about to be posted")),
    }
}

fn failing(state: &PostState) -> Finding {
    let check = "failing posts";
    let PostState {
        retried,
        given_up,
        forbidden,
        ..
    } = state;
    if !forbidden.is_empty() {
        let channels: Vec<_> = forbidden.iter().take(5).map(ToString::to_string).collect();
        return Finding::fault(
            check,
            format!(
                "the bot may not post in {} channels in which people wait for it, such as {}",
                forbidden.len(),
                channels.join(", ")
            ),
            "Look with `tessera doctor --channel` at what is missing there, and let the server's owner \
             allow it; whoever then uses the bot there gets what was not posted.",
        );
    }
    if *given_up > 0 {
        return Finding::warning(
            check,
            format!(
                "{given_up} things could not be posted and were given up, {retried} are tried again"
            ),
            "Look into the bot's log for the reason; `/board` brings a board that was given up.",
        );
    }
    if *retried > 0 {
        return Finding::warning(
            check,
            format!("{retried} things could not be posted and are tried again"),
            "Look into the bot's log for the reason if there are more of them in an hour.",
        );
    }
    Finding::ok(check, "no post has failed that is still to be made")
}
