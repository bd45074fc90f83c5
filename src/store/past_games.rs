//! The latest finished games of a player in short, as lists of suggestions name them: one query, and no
//! record is read.

use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id};
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading};
use crate::game::{ChannelId, GameId, PlayerId, ServerId, Viewpoint};

/// A finished game in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// Its number.
    pub id: GameId,
    /// The id of its ruleset.
    pub ruleset: String,
    /// The server on which it was played.
    pub server: Option<ServerId>,
    /// The players by seat, each with the name that the viewpoint shows.
    pub players: Vec<(PlayerId, String)>,
    /// The computer as a player, and its level.
    pub computer: Option<(PlayerId, u8)>,
}

// A nickname is shown only on the server where the game was played.
pub(super) const LATEST: &str = concat!(
    "SELECT past.game AS id, past.ruleset, games.server, seats.player,
        COALESCE(nicknames.name, players.name, '') AS name, games.machine AS computer, games.level
    FROM (SELECT ended_at, game, ruleset FROM finished_games WHERE player = ",
    short_id!("$1"),
    "     ORDER BY ended_at DESC, game DESC LIMIT $3) AS past
    CROSS JOIN seats ON seats.game = past.game
    CROSS JOIN games ON games.id = past.game
    LEFT JOIN players ON players.id = seats.player
    LEFT JOIN nicknames ON nicknames.player = seats.player AND nicknames.server = $2
        AND games.server = $2
    ORDER BY past.ended_at DESC, past.game DESC, seats.seat"
);

// Both games of a set have the same thread. A game that has none although one was wanted has its own channel as
// parent.
pub(super) const ENDED_IN_THREAD: &str = concat!(
    "SELECT MAX(past.game) FROM (SELECT game FROM finished_games WHERE player = ",
    short_id!("$1"),
    "     ORDER BY ended_at DESC, game DESC LIMIT $3) AS past
    CROSS JOIN games ON games.id = past.game
    WHERE games.channel = $2 AND games.parent <> games.channel"
);

impl Reading {
    /// The game with the highest number among those of a player whose own thread this channel is; looked for
    /// among so many of the player's latest finished games.
    pub async fn ended_in_thread(
        &mut self,
        player: PlayerId,
        channel: ChannelId,
        most: u32,
    ) -> Result<Option<GameId>, Error> {
        let game: Option<i64> = sql::query_scalar(ENDED_IN_THREAD)
            .bind(from_id(player.0)?)
            .bind(from_id(channel.0)?)
            .bind(most)
            .fetch_one(self.connection())
            .await?;
        Ok(game.map(GameId))
    }

    /// The viewer's finished games, the one that ended last first: at most so many.
    pub async fn past_games(
        &mut self,
        viewpoint: Viewpoint,
        most: u32,
    ) -> Result<Vec<PastGame>, Error> {
        let rows: Vec<Row> = sql::query_as(LATEST)
            .bind(from_id(viewpoint.player.0)?)
            .bind(from_optional_id(viewpoint.server.map(|it| it.0))?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        let games: Vec<_> = rows.chunk_by(|one, next| one.id == next.id).collect();
        self.readable(games, past_game)
    }
}

#[derive(FromRow)]
struct Row {
    id: i64,
    ruleset: String,
    server: Option<i64>,
    player: i64,
    name: String,
    computer: Option<i64>,
    level: Option<i64>,
}

fn past_game(seats: &[Row]) -> Result<PastGame, Error> {
    let game = &seats[0];
    let players = seats.iter().map(|seat| {
        let player = PlayerId(column::id(seat.player)?);
        Ok((player, seat.name.clone()))
    });
    let server = game.server.map(column::id).transpose()?;
    let computer = match (game.computer, game.level) {
        (Some(computer), Some(level)) => {
            Some((PlayerId(column::id(computer)?), column::count(level)?))
        }
        _ => None,
    };
    Ok(PastGame {
        id: GameId(game.id),
        ruleset: game.ruleset.clone(),
        server: server.map(ServerId),
        players: players.collect::<Result<_, Error>>()?,
        computer,
    })
}
