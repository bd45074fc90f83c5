//! The turn of a process to connect its shards. Discord lets one shard of a bucket in every five seconds, and so many in a
//! day, whichever process connects them: at the start, the processes that need the same bucket go one after the other, and
//! each looks whether enough connections are left in the day when it is its turn.
//!
//! When a session is lost later and cannot be resumed, the library connects the shard again by itself, five seconds after
//! the last one of its process at the earliest, and has no place at which it could take a turn first. If another process does
//! the same in these seconds, Discord refuses one of them, and the library tries it again five seconds later. However many
//! collide, one of each bucket gets in every five seconds, so that all come in as fast as one after the other. Each attempt
//! counts for the day, so four processes may use four times as many connections as there are shards. Until all are
//! connected, time stands still.

use std::time::Duration;

use tokio::time::{Instant, sleep};
use tracing::{info, warn};

use crate::discord::bot::Bot;
use crate::discord::lifecycle::connect::{Connection, StartError};
use crate::discord::lifecycle::startup;
use crate::service::Reservation;

/// How long after one shard of a bucket the next one is let in.
pub(super) const BETWEEN: Duration = Duration::from_secs(5);

/// How often a process asks whether it is its turn.
const PAUSE: Duration = Duration::from_millis(500);
/// How often it says that it waits for it.
const SAID: Duration = Duration::from_secs(30);
/// The shortest pause before it asks again whether Discord allows more connections, and the longest.
const SHORTEST: Duration = Duration::from_secs(5);
const LONGEST: Duration = Duration::from_hours(1);

/// Waits until this process may connect its shards, for as long as it takes: for the other processes, which end their turn
/// when they are connected or end, and for the next day if the present one has too few connections left. Says at least
/// every hour what it waits for. The turn lasts until what is returned is dropped.
pub(super) async fn take_turns(
    bot: &Bot,
    connection: &Connection<'_>,
) -> Result<Vec<Reservation>, StartError> {
    let shards = connection.shards;
    let concurrency = connection.limit.max_concurrency;
    let turns = reserve(bot, &buckets(shards.first, shards.last, concurrency)).await?;
    let mut limit = if bot.service.is_shared() {
        // Others may have connected while this one waited for its turn.
        connection.ask_limit().await?
    } else {
        connection.limit.clone()
    };
    while limit.remaining < u64::from(shards.count()) {
        let wait = Duration::from_millis(limit.reset_after).clamp(SHORTEST, LONGEST);
        warn!(
            "Discord allows {} more connections of {} until {} from now, and this process needs {}; waiting",
            limit.remaining,
            limit.total,
            hours_and_minutes(limit.reset_after),
            shards.count()
        );
        sleep(wait).await;
        limit = connection.ask_limit().await?;
    }
    Ok(turns)
}

/// The buckets of these shards: one shard of each is let in at a time.
fn buckets(first: u32, last: u32, concurrency: u64) -> Vec<u64> {
    let concurrency = concurrency.max(1);
    let mut buckets: Vec<_> = (first..=last)
        .map(|shard| u64::from(shard) % concurrency)
        .collect();
    buckets.sort_unstable();
    buckets.dedup();
    buckets
}

async fn reserve(bot: &Bot, buckets: &[u64]) -> Result<Vec<Reservation>, StartError> {
    let mut said: Option<Instant> = None;
    loop {
        let mut turns = Vec::with_capacity(buckets.len());
        // All processes ask in the same order, so that one of those who want the same gets all of it.
        for bucket in buckets {
            let what = format!("the turn to connect shards of bucket {bucket}");
            let turn = startup::ask_database(|| bot.service.reserve(&what)).await?;
            let Some(turn) = turn else {
                break;
            };
            turns.push(turn);
        }
        if turns.len() == buckets.len() {
            return Ok(turns);
        }
        // So that the other process is not kept from its turn, either.
        drop(turns);
        if said.is_none_or(|said| said.elapsed() >= SAID) {
            info!("another process connects its shards; this one is next");
            said = Some(Instant::now());
        }
        // Not all at the same moment.
        sleep(PAUSE + Duration::from_millis(fastrand::u64(..200))).await;
    }
}

fn hours_and_minutes(milliseconds: u64) -> String {
    let minutes = milliseconds.div_ceil(60_000);
    format!("{} h {} min", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_a_bucket_wait_for_each_other_and_no_others() {
        assert_eq!(buckets(0, 3, 1), [0]);
        assert_eq!(buckets(4, 7, 16), [4, 5, 6, 7]);
        assert_eq!(buckets(14, 18, 16), [0, 1, 2, 14, 15]);
        assert_eq!(buckets(0, 0, 0), [0]);
    }
}
