//! Stores what was written into the form of a draft and is not right yet, so that nobody writes it twice, and deletes drafts
//! with all of that: nobody but their author ever saw them.

use sqlx::AssertSqlSafe;

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, TournamentId};

impl Reading {
    /// What was written into the lines of a draft's form and is not right yet, by the names of the lines.
    pub async fn tournament_draft(
        &mut self,
        id: TournamentId,
    ) -> Result<Vec<(String, String)>, Error> {
        let rows = sql::query_as(
            "SELECT line, written FROM tournament_drafts WHERE tournament = $1 ORDER BY line",
        )
        .bind(id.0)
        .fetch_all(self.connection())
        .await?;
        Ok(rows)
    }
}

impl Writing {
    /// Keeps what was written into a line of a draft's form; `None` forgets it, because it is right now.
    pub async fn save_tournament_draft(
        &mut self,
        id: TournamentId,
        line: &str,
        written: Option<&str>,
    ) -> Result<(), Error> {
        let query = match written {
            Some(written) => sql::query(
                "INSERT INTO tournament_drafts (tournament, line, written) VALUES ($1, $2, $3)
                 ON CONFLICT (tournament, line) DO UPDATE SET written = excluded.written",
            )
            .bind(id.0)
            .bind(line)
            .bind(written),
            None => sql::query("DELETE FROM tournament_drafts WHERE tournament = $1 AND line = $2")
                .bind(id.0)
                .bind(line),
        };
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Deletes a draft, with everything that was written for it. Nothing is deleted of a tournament that was announced.
    pub async fn delete_draft(&mut self, id: TournamentId) -> Result<(), Error> {
        self.delete_drafts("id = $1", id.0).await?;
        Ok(())
    }

    /// Deletes what a person has drafted and never announced, also if it cannot be read. Returns whether there was anything.
    pub async fn delete_drafts_of(&mut self, organiser: PlayerId) -> Result<bool, Error> {
        self.delete_drafts("organiser = $1", from_id(organiser.0)?)
            .await
    }

    async fn delete_drafts(&mut self, which: &str, bound: i64) -> Result<bool, Error> {
        let drafts = format!("SELECT id FROM tournaments WHERE {which} AND {UNANNOUNCED}");
        let mut deleted = 0;
        for sql in [
            format!("DELETE FROM tournament_drafts WHERE tournament IN ({drafts})"),
            format!("DELETE FROM tournament_events WHERE tournament IN ({drafts})"),
            format!("DELETE FROM tournaments WHERE id IN ({drafts})"),
        ] {
            let done = sql::query(AssertSqlSafe(sql))
                .bind(bound)
                .execute(self.connection())
                .await?;
            deleted = done.rows_affected();
        }
        Ok(deleted > 0)
    }
}

/// Drafts, and those that an earlier version threw away and kept.
const UNANNOUNCED: &str = "announced_at IS NULL AND state IN ('draft', 'cancelled')";
