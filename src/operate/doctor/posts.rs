//! What is saved and not posted.

use jiff::Timestamp;

use super::finding::Finding;
use crate::service::attempts::PostState;
use crate::service::{Service, in_full};
use crate::store::{OpenError, Store};

/// More than this do not wait in a bot that posts.
const MANY: usize = 50;

/// Looks at what is in a database, if it could be opened, on which a bot runs or not.
pub(super) async fn look(opened: Result<Store, OpenError>, is_bot_there: bool) -> Vec<Finding> {
    let store = match opened {
        Ok(store) => store,
        Err(error) => return vec![unknown(&in_full(&error))],
    };
    let state = Service::new(store.clone())
        .post_state(Timestamp::now())
        .await;
    store.close().await;
    match state {
        Ok(state) => vec![waiting(&state, is_bot_there), failing(&state)],
        Err(error) => vec![unknown(&in_full(&error))],
    }
}

fn unknown(reason: &str) -> Finding {
    let says = format!("it is not known what is to be posted: {reason}");
    Finding::warning("unposted", says, "Look into the bot's log.")
}

fn waiting(state: &PostState, is_bot_there: bool) -> Finding {
    let check = "unposted";
    let count = state.waiting;
    match is_bot_there {
        _ if count == 0 => Finding::ok(check, "everything that was saved is posted, or was tried"),
        false => Finding::warning(
            check,
            format!("saved and not posted: {count}"),
            "Start the bot, which posts what is saved.",
        ),
        true if count > MANY => Finding::warning(
            check,
            format!("saved and not posted, although the bot runs: {count}"),
            "Look into the bot's log, and whether Discord can be reached; start the bot again if it says \
             nothing.",
        ),
        true => Finding::ok(check, format!("about to be posted: {count}")),
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
            format!("not posted and given up: {given_up}; tried again: {retried}"),
            "Look into the bot's log for the reason; `/board` brings a board that was given up.",
        );
    }
    if *retried > 0 {
        return Finding::warning(
            check,
            format!("not posted so far, and tried again: {retried}"),
            "Look into the bot's log for the reason if there are more of them in an hour.",
        );
    }
    Finding::ok(check, "no post has failed that is still to be made")
}
