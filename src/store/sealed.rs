//! Stores the sealed moves of adjourned games.
//!
//! Nothing here names a move in an error: errors are logged.

use super::column::{self, from_id, from_revision};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Game, GameId, PlayerId, Seal, SealedMove};
use crate::rules::{BoardSize, Move};

type SealRow = (i64, Option<i64>, Option<String>);

impl Reading {
    /// Whether a move may be sealed in a game, and the one that is; none if it is damaged, which is reported.
    async fn seal_row(&mut self, game: &Game) -> Result<(bool, Option<SealedMove>), Error> {
        let row: Option<SealRow> =
            sql::query_as("SELECT revision, player, turn FROM sealed_moves WHERE game = $1")
                .bind(game.id.0)
                .fetch_optional(self.connection())
                .await?;
        let Some((at, player, turn)) = row else {
            return Ok((false, None));
        };
        let (Some(player), Some(turn)) = (player, turn) else {
            return Ok((true, None));
        };
        let size = game.position().board().size();
        let read = read((at, player, &turn), size);
        let read = read.map_err(|error| error.within(format_args!("game {}", game.id)));
        Ok((true, self.set_aside(read)?))
    }

    /// The move that is sealed in a game, for its owner; `None` if there is none, or it is damaged.
    pub async fn sealed_move(&mut self, game: &Game) -> Result<Option<SealedMove>, Error> {
        let (_, sealed) = self.seal_row(game).await?;
        Ok(sealed)
    }

    /// Whether somebody has left a sealed move in a game, even if it is damaged.
    pub async fn has_seal(&mut self, game: GameId) -> Result<bool, Error> {
        let sql = "SELECT EXISTS (SELECT 1 FROM sealed_moves WHERE game = $1 AND turn IS NOT NULL)";
        let is_left: bool = sql::query_scalar(sql)
            .bind(game.0)
            .fetch_one(self.connection())
            .await?;
        Ok(is_left)
    }

    /// What everybody may know of the sealed move of a game.
    pub async fn seal(&mut self, game: &Game) -> Result<Seal, Error> {
        let (is_open, sealed) = self.seal_row(game).await?;
        let is_now =
            |sealed: &SealedMove| sealed.at == game.revision() && game.to_move() == Some(sealed.by);
        Ok(match sealed.filter(is_now) {
            Some(_) => Seal::Sealed,
            None if is_open => Seal::Open,
            None => Seal::Closed,
        })
    }
}

impl Writing {
    /// Lets the player to move of a game leave a sealed move.
    pub async fn open_seal(&mut self, game: &Game) -> Result<(), Error> {
        sql::query("INSERT INTO sealed_moves (game, revision) VALUES ($1, $2)
             ON CONFLICT (game) DO UPDATE SET revision = excluded.revision, player = NULL, turn = NULL")
            .bind(game.id.0)
            .bind(from_revision(game.revision()))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves the sealed move of a game in place of an earlier one, or that there is none. The message that
    /// shows the board is marked for an update.
    pub async fn save_sealed(
        &mut self,
        game: &Game,
        by: PlayerId,
        turn: &[Move],
    ) -> Result<(), Error> {
        let size = game.position().board().size();
        let words: Vec<_> = turn.iter().map(|mv| mv.text(size)).collect();
        let is_left = !turn.is_empty();
        sql::query("UPDATE sealed_moves SET revision = $2, player = $3, turn = $4 WHERE game = $1")
            .bind(game.id.0)
            .bind(from_revision(game.revision()))
            .bind(is_left.then(|| from_id(by.0)).transpose()?)
            .bind(is_left.then(|| words.join(" ")))
            .execute(self.connection())
            .await?;
        sql::query("UPDATE games SET refresh = 0 WHERE id = $1 AND to_move IS NOT NULL")
            .bind(game.id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Forgets the sealed move of a game that was resumed or is over.
    pub async fn drop_seal(&mut self, game: GameId) -> Result<(), Error> {
        sql::query("DELETE FROM sealed_moves WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

fn read((at, player, turn): (i64, i64, &str), size: BoardSize) -> Result<SealedMove, Error> {
    let moves = turn.split(' ').map(|mv| Move::parse(mv, size));
    // Which move cannot be read is nobody's business.
    let turn: Option<Vec<_>> = moves.map(Result::ok).collect();
    Ok(SealedMove {
        by: PlayerId(column::id(player)?),
        at: column::revision(at)?,
        turn: turn.ok_or_else(|| Error::damaged("a sealed move", "not shown"))?,
    })
}
