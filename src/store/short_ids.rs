//! Short ids that stand for Discord's long ones in rows of which there are many: those of finished games.

use super::sql;
use super::{Error, Writing};

/// Stands for an id of Discord's: of a person or a server. The rest of the program does not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx_macros::Type)]
#[sqlx(transparent)]
pub(super) struct ShortId(i64);

impl ShortId {
    /// The short id of this number, as it is stored.
    pub fn new(number: i64) -> Self {
        Self(number)
    }
}

/// SQL for the short id that stands for the id of a parameter or column; `NULL` if none does.
macro_rules! short_id {
    ($id:literal) => {
        concat!("(SELECT short_id FROM short_ids WHERE id = ", $id, ")")
    };
}

pub(super) use short_id;

impl From<ShortId> for sql::Value<'_> {
    fn from(id: ShortId) -> Self {
        Self::from(id.0)
    }
}

impl From<Option<ShortId>> for sql::Value<'_> {
    fn from(id: Option<ShortId>) -> Self {
        Self::from(id.map(|it| it.0))
    }
}

impl Writing {
    /// The short id that stands for an id of Discord's, as that is stored; from now on if not before.
    pub(super) async fn short_id(&mut self, id: i64) -> Result<ShortId, Error> {
        let known = "SELECT short_id FROM short_ids WHERE id = $1";
        let known: Option<ShortId> = sql::query_scalar(known)
            .bind(id)
            .fetch_optional(self.connection())
            .await?;
        if let Some(known) = known {
            return Ok(known);
        }
        Ok(
            sql::query_scalar("INSERT INTO short_ids (id) VALUES ($1) RETURNING short_id")
                .bind(id)
                .fetch_one(self.connection())
                .await?,
        )
    }
}
