//! Stores what was written into the form of a draft and is not right yet, so that nobody writes it twice.

use super::{Error, Reading, Writing};
use crate::game::TournamentId;

impl Reading {
    /// What was written into the lines of a draft's form and is not right yet, by the names of the lines.
    pub async fn tournament_draft(
        &mut self,
        id: TournamentId,
    ) -> Result<Vec<(String, String)>, Error> {
        let rows = sqlx::query_as(
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
            Some(written) => sqlx::query(
                "INSERT INTO tournament_drafts (tournament, line, written) VALUES ($1, $2, $3)
                 ON CONFLICT (tournament, line) DO UPDATE SET written = excluded.written",
            )
            .bind(id.0)
            .bind(line)
            .bind(written),
            None => {
                sqlx::query("DELETE FROM tournament_drafts WHERE tournament = $1 AND line = $2")
                    .bind(id.0)
                    .bind(line)
            }
        };
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Forgets all that was written into the form of a draft.
    pub async fn delete_tournament_draft(&mut self, id: TournamentId) -> Result<(), Error> {
        sqlx::query("DELETE FROM tournament_drafts WHERE tournament = $1")
            .bind(id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
