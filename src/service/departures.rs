//! Servers from which the bot was removed.
//!
//! Their settings, ladders, seasons, hills, tournaments, nicknames and bars are kept for [`SERVER_KEPT`], and are there
//! again for a server that adds the bot again by then. After that they are deleted, and the server's games become private
//! ones: they belong to their players, who alone see them, and running games for two go on in private conversations with
//! those to whom the bot may write, because they share another server with it.
//! Ratings everywhere stay as they are. An outage of Discord is no removal.

use jiff::Timestamp;

use super::error::use_case;
use super::tournaments::pause_tournaments_of;
use super::{Error, Service};
use crate::game::ServerId;
use crate::game::limits::SERVER_KEPT;

/// How many games are taken off a server in one transaction.
const GAMES_AT_ONCE: u32 = 100;
/// About how many rows are deleted in one transaction, except those of one table that go together.
const ROWS_AT_ONCE: u64 = 200;

impl Service {
    /// Notes that the bot was removed from a server, and pauses its tournaments with that.
    pub async fn server_left(&self, server: ServerId, now: Timestamp) -> Result<(), Error> {
        use_case(format!("note that the bot left server {server}"), async {
            let mut writing = self.store.write().await?;
            writing.insert_departure(server, now).await?;
            pause_tournaments_of(&mut writing, server, now).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that the bot is on a server. It writes only if it was removed before. Returns whether it was: then something
    /// may wait to be posted there.
    pub async fn server_joined(&self, server: ServerId, now: Timestamp) -> Result<bool, Error> {
        let noted = use_case(format!("note that the bot is on server {server}"), async {
            if !self.store.read().await?.is_departed(server).await? {
                return Ok(false);
            }
            let mut writing = self.store.write().await?;
            writing.delete_departure(server).await?;
            writing.commit().await?;
            Ok(true)
        });
        let was_away = noted.await?;
        // If this fails after the departure was forgotten, the next connection does it.
        let resumed = self.tournament_server_joined(server, now).await?;
        Ok(was_away || resumed > 0)
    }

    /// Notes that the bot is on these servers, and the removal from all known ones that are not among them and of which
    /// `is_ours` is true. Returns from how many it was removed.
    pub async fn servers_seen(
        &self,
        present: &[ServerId],
        is_ours: impl Fn(ServerId) -> bool,
        now: Timestamp,
    ) -> Result<usize, Error> {
        let known = use_case("list the servers".to_owned(), async {
            let mut reading = self.store.read().await?;
            let departed = reading.departed_servers(Timestamp::MAX).await?;
            Ok((departed, reading.known_servers().await?))
        });
        let (departed, known) = known.await?;
        // What the bot was removed from while it was off may have added it again before it was on.
        for server in departed {
            if present.contains(&server) {
                self.server_joined(server, now).await?;
            }
        }
        let mut count = 0;
        for server in known {
            if is_ours(server) && !present.contains(&server) {
                self.server_left(server, now).await?;
                count += 1;
            }
        }
        Ok(count)
    }

    /// Puts away some of what is kept of a server for longer than it should be. Returns whether there was anything: then it
    /// is to be called again.
    pub async fn put_servers_away(&self, now: Timestamp) -> Result<bool, Error> {
        let until = now.saturating_sub(SERVER_KEPT);
        let until = until.unwrap_or(Timestamp::MIN);
        use_case("put away what is a server's".to_owned(), async {
            let mut reading = self.store.read().await?;
            let departed = reading.departed_servers(until).await?;
            let Some(&server) = departed.first() else {
                return Ok(false);
            };
            let games = reading.games_on_server(server, GAMES_AT_ONCE).await?;
            drop(reading);
            let mut writing = self.store.write().await?;
            if !writing.is_departed(server).await? {
                return Ok(true); // It has just added the bot again.
            }
            for &game in &games {
                writing.make_game_private(game).await?;
            }
            if games.is_empty() {
                writing.delete_all_seeks_on(server).await?;
                if !writing.delete_rows_of_server(server, ROWS_AT_ONCE).await? {
                    writing.delete_departure(server).await?;
                }
            }
            writing.commit().await?;
            Ok(true)
        })
        .await
    }
}
