//! Plays scripts of acts at a pace that people can follow.

use std::convert::Infallible;
use std::fs;
use std::path::Path;
use std::time::Duration;

use local_discord::{Line, LocalDiscord, Player};

use crate::stage::AnyError;

/// Reads the acts of a script: a line of JSON each.
pub fn read(file: &Path) -> Result<Vec<Line>, AnyError> {
    let text = fs::read_to_string(file)
        .map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    let lines = text.lines().enumerate();
    let filled = lines.filter(|(_, line)| !line.trim().is_empty());
    filled
        .map(|(index, line)| {
            serde_json::from_str(line)
                .map_err(|error| format!("line {} is no act: {error}", index + 1).into())
        })
        .collect()
}

/// Plays a script once a browser shows the page, with a pause before each act. Returns only on an
/// error.
pub async fn play(discord: &LocalDiscord, lines: &[Line], pause: Duration) -> AnyError {
    match try_to_play(discord, lines, pause).await {
        Ok(never) => match never {},
        Err(error) => error,
    }
}

async fn try_to_play(
    discord: &LocalDiscord,
    lines: &[Line],
    pause: Duration,
) -> Result<Infallible, AnyError> {
    // Nobody needs to hurry to the browser: a wait times out after a while, and is repeated.
    while !lines.is_empty() && !discord.look(local_discord::World::is_watched) {
        let watched = discord.wait_for(|world| world.is_watched().then_some(()));
        let _ = watched.await;
    }
    let mut player = Player::new(discord);
    for (index, line) in lines.iter().enumerate() {
        tokio::time::sleep(pause).await;
        let done = player.play(line).await;
        done.map_err(|error| format!("line {} of the script: {error}", index + 1))?;
    }
    Ok(std::future::pending().await)
}
