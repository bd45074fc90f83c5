//! Waits until all processes of the bot are there, so that the bot lives through the time that passes next.

use std::time::Duration;

use tessera::store::{is_on_server, processes_on_server};
use tokio::time::sleep;

use crate::AnyError;
use crate::game_time::GameTime;

/// How often it is looked whether all shards are connected, and the real pause between.
const LOOKS: u32 = 600;
const PAUSE: Duration = Duration::from_millis(100);
/// How much time passes then, in what steps: a process that missed a shard looks again every five seconds.
const STEPS: u32 = 10;
const STEP: Duration = Duration::from_secs(1);

/// Waits until every shard is connected and every process has seen that. A bot with a file is there once it is ready.
pub async fn settle(database: &str, time: &GameTime) -> Result<(), AnyError> {
    if !is_on_server(database) {
        return Ok(());
    }
    for _ in 0..LOOKS {
        let running = processes_on_server(database).await?;
        let mut processes = running.several.iter();
        let are_there = processes.all(|it| it.is_present);
        let is_any = running.alone.is_some() || !running.several.is_empty();
        if is_any && are_there && running.free_shards().is_empty() {
            time.pass(STEPS, STEP, PAUSE).await;
            return Ok(());
        }
        sleep(PAUSE).await;
    }
    Err("some shards are connected by no process".into())
}
