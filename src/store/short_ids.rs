//! Short numbers that stand for Discord's long ids in rows of which there are many: those of finished games.

use super::{Error, Writing};

/// SQL for the number that stands for the id of a parameter or column; `NULL` if none does.
macro_rules! number {
    ($id:literal) => {
        concat!("(SELECT number FROM short_ids WHERE id = ", $id, ")")
    };
}

pub(super) use number;

impl Writing {
    /// The number that stands for an id, as it is stored, from now on if not before.
    pub(super) async fn number_of(&mut self, id: i64) -> Result<i64, Error> {
        let known: Option<i64> = sqlx::query_scalar("SELECT number FROM short_ids WHERE id = $1")
            .bind(id)
            .fetch_optional(self.connection())
            .await?;
        if let Some(number) = known {
            return Ok(number);
        }
        Ok(
            sqlx::query_scalar("INSERT INTO short_ids (id) VALUES ($1) RETURNING number")
                .bind(id)
                .fetch_one(self.connection())
                .await?,
        )
    }
}
