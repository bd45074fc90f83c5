//! The answers that players have left.

use super::column::{self, from_id, from_mark};
use super::{Error, Reading, Writing};
use crate::game::{GameId, Plan, PlayerId};
use crate::rules::{BoardSize, Move};

impl Reading {
    /// What the players of a game have planned, on a board of this size.
    pub async fn plans(&mut self, game: GameId, size: BoardSize) -> Result<Vec<Plan>, Error> {
        let rows: Vec<(i64, i64, String)> =
            sqlx::query_as("SELECT player, ply, lines FROM plans WHERE game = $1")
                .bind(game.0)
                .fetch_all(self.connection())
                .await?;
        rows.into_iter()
            .map(|(player, at, lines)| {
                Ok(Plan {
                    by: PlayerId(column::id(player)?),
                    at: column::mark(at)?,
                    lines: read(&lines, size)?,
                })
            })
            .collect()
    }
}

impl Writing {
    /// Keeps what a player has planned; nothing where there are no lines.
    pub async fn save_plan(
        &mut self,
        game: GameId,
        size: BoardSize,
        plan: &Plan,
    ) -> Result<(), Error> {
        if plan.lines.is_empty() {
            sqlx::query("DELETE FROM plans WHERE game = $1 AND player = $2")
                .bind(game.0)
                .bind(from_id(plan.by.0)?)
                .execute(self.connection())
                .await?;
            return Ok(());
        }
        sqlx::query(
            "INSERT INTO plans (game, player, ply, lines) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply, lines = excluded.lines",
        )
        .bind(game.0)
        .bind(from_id(plan.by.0)?)
        .bind(from_mark(plan.at))
        .bind(written(&plan.lines, size))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

fn written(lines: &[Vec<Move>], size: BoardSize) -> String {
    let line = |line: &Vec<Move>| {
        let moves: Vec<_> = line.iter().map(|mv| mv.text(size)).collect();
        moves.join(" ")
    };
    let lines: Vec<_> = lines.iter().map(line).collect();
    lines.join("\n")
}

fn read(text: &str, size: BoardSize) -> Result<Vec<Vec<Move>>, Error> {
    let damaged = |error| Error::damaged("a plan", error);
    let mv = |text: &str| Move::parse(text, size).map_err(damaged);
    let line = |line: &str| line.split(' ').map(mv).collect();
    text.lines().map(line).collect()
}
