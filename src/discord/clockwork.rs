//! The job that says what was saved and not said: after a crash, an outage, or a failed attempt.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;
use tracing::{error, info};

use super::in_hand::InHand;
use super::post::{Post, Poster};
use crate::service::{Error, Service};

/// How often it looks, when all is well.
const PERIOD: Duration = Duration::from_secs(30);
/// How soon it looks again after something failed; twice as long after each further failure.
const RETRY: Duration = Duration::from_secs(2);
/// How seldom it looks while everything fails.
const LONGEST: Duration = Duration::from_mins(5);

/// Looks at once, and then for as long as it runs. It may be aborted when nothing is in hand.
pub async fn run(poster: Arc<Poster>, service: Service, hand: Arc<InHand>) {
    let mut failures: u32 = 0;
    loop {
        match say_the_rest(&poster, &service, &hand).await {
            Ok(()) => failures = 0,
            Err(()) => failures = failures.saturating_add(1),
        }
        if failures > 0 {
            sleep(pause(failures)).await;
        } else {
            tokio::select! {
                () = sleep(PERIOD) => {}
                () = poster.failed.notified() => sleep(RETRY).await,
            }
        }
    }
}

/// Posts everything that is unposted, oldest first. In an outage it stops, for the rest would fare
/// no better; where one post fails by itself it goes on with the others.
async fn say_the_rest(
    poster: &Arc<Poster>,
    service: &Service,
    hand: &Arc<InHand>,
) -> Result<(), ()> {
    let unposted = unposted(service).await.map_err(|error| {
        let error = &error as &dyn std::error::Error;
        error!(error, "cannot look for what is unposted");
    })?;
    if !unposted.is_empty() {
        info!("{} messages are to be posted", unposted.len());
    }
    let mut outcome = Ok(());
    for post in unposted {
        let Some(_task) = hand.begin() else {
            break;
        };
        let Err(error) = poster.post(post).await else {
            continue;
        };
        error.log(post);
        if !error.is_final() {
            outcome = Err(());
        }
        if error.is_outage() {
            break;
        }
    }
    outcome
}

async fn unposted(service: &Service) -> Result<Vec<Post>, Error> {
    let challenges = service.unposted_challenges().await?;
    let games = service.unposted_games().await?;
    let challenges = challenges.into_iter().map(Post::Challenge);
    Ok(challenges
        .chain(games.into_iter().map(Post::Game))
        .collect())
}

fn pause(failures: u32) -> Duration {
    let doublings = failures.saturating_sub(1).min(16);
    RETRY.saturating_mul(1 << doublings).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_looks_less_often_the_longer_everything_fails() {
        let pauses: Vec<_> = [1, 2, 3, 8, 9, 100].map(|n| pause(n).as_secs()).into();
        assert_eq!(pauses, [2, 4, 8, 256, 300, 300]);
    }
}
