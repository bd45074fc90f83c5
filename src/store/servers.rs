//! Stores server settings, and the threads of games.

use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{
    ChannelId, GameId, MessageId, Pace, RoleId, SeasonLength, ServerId, ServerSettings, Visibility,
};

impl Reading {
    /// The settings of a server; defaults if none were saved, and in place of damaged ones.
    pub async fn server_settings(&mut self, server: ServerId) -> Result<ServerSettings, Error> {
        let row: Option<ServerRow> = sql::query_as(
            "SELECT theme, channel, threads, tidy, ruleset, pace, vacation, closed,
                    language, seasons, hill, reviews, puzzles, organisers
             FROM servers WHERE server = $1",
        )
        .bind(from_id(server.0)?)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else {
            return Ok(ServerSettings::default());
        };
        let channel = self.set_aside(row.channel.map(column::id).transpose())?;
        let ruleset = row.ruleset.as_deref().map(column::ruleset).transpose();
        let ruleset = self.set_aside(ruleset)?;
        let pace = self.set_aside(row.pace.as_deref().map(column::pace).transpose())?;
        let seasons = row.seasons.as_deref().map(season_length).transpose();
        let seasons = self.set_aside(seasons)?;
        let puzzles = self.set_aside(row.puzzles.map(column::id).transpose())?;
        let organisers = self.set_aside(row.organisers.map(column::id).transpose())?;
        Ok(ServerSettings {
            is_damaged: channel.is_none()
                || ruleset.is_none()
                || pace.is_none()
                || seasons.is_none()
                || puzzles.is_none()
                || organisers.is_none(),
            theme: Some(row.theme).filter(|theme| !theme.is_empty()),
            channel: channel.flatten().map(ChannelId),
            threads: row.threads,
            tidy: row.tidy,
            ruleset: ruleset.flatten(),
            pace: pace.flatten(),
            vacation: row.vacation,
            seasons: seasons.flatten(),
            puzzles: puzzles.flatten().map(ChannelId),
            language: row.language,
            hill: row.hill,
            reviews: row.reviews,
            organisers: organisers.flatten().map(RoleId),
            visibility: if row.closed {
                Visibility::Closed
            } else {
                Visibility::Open
            },
        })
    }

    /// The message of the challenge that a game, or the set it belongs to, began with, if it was in this
    /// channel.
    pub async fn invitation_of(
        &mut self,
        game: GameId,
        channel: ChannelId,
    ) -> Result<Option<MessageId>, Error> {
        let message: Option<i64> = sql::query_scalar(
            "SELECT message FROM challenges
                 WHERE game IN (SELECT $1 UNION ALL SELECT first_game FROM sets WHERE second_game = $1)
                     AND channel = $2
                 UNION ALL SELECT message FROM tables WHERE game = $1 AND channel = $2",
        )
        .bind(game.0)
        .bind(from_id(channel.0)?)
        .fetch_optional(self.connection())
        .await?
        .flatten();
        Ok(message.map(column::id).transpose()?.map(MessageId))
    }
}

impl Writing {
    /// Saves the settings of a server.
    pub async fn save_server_settings(
        &mut self,
        server: ServerId,
        settings: &ServerSettings,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO servers (server, theme, channel, threads, tidy, ruleset, pace, vacation,
                                  closed, language, seasons, hill, reviews, puzzles, organisers)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
             ON CONFLICT (server) DO UPDATE SET theme = excluded.theme,
                 channel = excluded.channel, threads = excluded.threads, tidy = excluded.tidy,
                 ruleset = excluded.ruleset, pace = excluded.pace, vacation = excluded.vacation,
                 closed = excluded.closed, language = excluded.language, seasons = excluded.seasons,
                 hill = excluded.hill, reviews = excluded.reviews,
                 puzzles = excluded.puzzles, organisers = excluded.organisers",
        )
        .bind(from_id(server.0)?)
        .bind(settings.theme.as_deref().unwrap_or_default())
        .bind(from_optional_id(settings.channel.map(|channel| channel.0))?)
        .bind(settings.threads)
        .bind(settings.tidy)
        .bind(settings.ruleset.map(|ruleset| ruleset.code()))
        .bind(settings.pace.map(Pace::id))
        .bind(settings.vacation)
        .bind(settings.visibility == Visibility::Closed)
        .bind(&settings.language)
        .bind(settings.seasons.map(SeasonLength::id))
        .bind(settings.hill)
        .bind(settings.reviews)
        .bind(from_optional_id(settings.puzzles.map(|channel| channel.0))?)
        .bind(from_optional_id(settings.organisers.map(|role| role.0))?)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records the thread in which a game is played from now on, or that it has none although one
    /// was wanted. Both games of a set are played in the same.
    pub async fn save_thread(
        &mut self,
        game: GameId,
        thread: Option<ChannelId>,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE games SET parent = channel, channel = COALESCE($2, channel)
             WHERE parent IS NULL AND id IN (SELECT $1
                 UNION ALL SELECT second_game FROM sets WHERE first_game = $1
                 UNION ALL SELECT first_game FROM sets WHERE second_game = $1)",
        )
        .bind(game.0)
        .bind(from_optional_id(thread.map(|thread| thread.0))?)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
#[derive(FromRow)]
struct ServerRow {
    theme: String,
    channel: Option<i64>,
    threads: bool,
    tidy: bool,
    ruleset: Option<String>,
    pace: Option<String>,
    vacation: bool,
    closed: bool,
    language: Option<String>,
    seasons: Option<String>,
    hill: bool,
    reviews: bool,
    puzzles: Option<i64>,
    organisers: Option<i64>,
}

fn season_length(column: &str) -> Result<SeasonLength, Error> {
    SeasonLength::from_id(column).ok_or_else(|| Error::damaged("the length of a season", column))
}
