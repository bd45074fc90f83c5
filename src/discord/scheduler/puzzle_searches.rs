//! Looks for puzzles in finished games, one game after the other, the latest first. Nobody waits for it.
//!
//! It takes a seat of the engine for a twentieth of a second at a time, and for whatever its last step then takes, in fair
//! turn with the engine's games; and it pauses for [`PAUSE`] after each. A move of the engine waits no longer than that, and
//! nobody's press waits at all. Each game is searched once. A search that panics, and
//! a game that cannot be replayed, are logged, and the game is not searched again. A search that a stop of the bot cut
//! short begins anew, five times at most. Where nothing is left to be searched, that takes one query every [`PERIOD`].
//!
//! If the database fails, it tries again after two seconds, and then less and less often, at most every five minutes in the
//! end; the log says so each time. If that lasts for ever, no puzzles are found, and everything else goes on.

use std::sync::Arc;
use std::time::Duration;

use tracing::{debug, error};

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::supervision::Pulse;
use crate::game::GameId;
use crate::puzzle::{Puzzle, PuzzleSearch};
use crate::rules::Record;
use crate::service::Error;

/// The pause after each use of a seat, and between two games.
const PAUSE: Duration = Duration::from_secs(1);
/// How often it looks whether another game has ended.
const PERIOD: Duration = Duration::from_secs(30);

/// Runs the job. It may be aborted at any time.
pub async fn run(bot: Arc<Bot>, engine: Arc<EngineReplies>, pulse: Pulse) -> String {
    let mut back_off = BackOff::new();
    loop {
        pulse.beat();
        let pause = match search_next(&bot, &engine, &pulse).await {
            Ok(is_searched) => {
                back_off.reset();
                if is_searched { PAUSE } else { PERIOD }
            }
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(error, "no puzzles are looked for in finished games for now");
                back_off.pause()
            }
        };
        bot.time.wait(pause, None).await;
    }
}

/// Searches the next game; returns whether there was one.
async fn search_next(bot: &Bot, engine: &EngineReplies, pulse: &Pulse) -> Result<bool, Error> {
    let Some(next) = bot.service.begin_puzzle_search().await? else {
        return Ok(false);
    };
    let found = search(bot, engine, pulse, next.game, &next.record).await;
    let Some(puzzles) = found else {
        return Ok(false);
    };
    bot.service.keep_puzzles(next.game, &puzzles).await?;
    debug!(game = %next.game, found = puzzles.len(), "a game was searched for puzzles");
    Ok(true)
}

/// The puzzles in a game, none if it cannot be searched; `None` if the bot stops.
async fn search(
    bot: &Bot,
    engine: &EngineReplies,
    pulse: &Pulse,
    game: GameId,
    record: &Record,
) -> Option<Vec<Puzzle>> {
    let mut search = match PuzzleSearch::new(record) {
        Ok(search) => search,
        Err(refusal) => {
            error!(%game, "a game cannot be searched for puzzles: {refusal}");
            return Some(Vec::new());
        }
    };
    while !search.is_done() {
        pulse.beat();
        match engine.seats().search_puzzles(search).await {
            Ok(next) => search = next?,
            Err(panic) => {
                error!(%game, "the search for puzzles in a game failed: {panic}");
                return Some(Vec::new());
            }
        }
        bot.time.wait(PAUSE, None).await;
    }
    Some(search.puzzles())
}
