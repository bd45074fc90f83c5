//! Stores the conditional moves that players have planned.

use super::column::{self, from_id, from_revision};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Game, GameId, Line, Plan, PlayerId, Revision};
use crate::rules::{BoardSize, Move};

impl Reading {
    /// The players' plans in a game, on a board of this size; damaged plans are left out.
    pub async fn plans(&mut self, game: GameId, size: BoardSize) -> Result<Vec<Plan>, Error> {
        let rows: Vec<(i64, i64, String)> =
            sql::query_as("SELECT player, ply, lines FROM plans WHERE game = $1")
                .bind(game.0)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, |row| {
            read_plan(row, size).map_err(|error| error.within(format_args!("game {game}")))
        })
    }
}

impl Reading {
    /// The conditional moves that the players have written in a game, to be shown after its end; damaged
    /// ones are left out.
    pub async fn past_plans(&mut self, game: &Game) -> Result<Vec<Plan>, Error> {
        let rows: Vec<(i64, String)> =
            sql::query_as("SELECT player, lines FROM past_plans WHERE game = $1 ORDER BY player")
                .bind(game.id.0)
                .fetch_all(self.connection())
                .await?;
        let size = game.position().board().size();
        self.readable(rows, |(player, lines)| {
            read_plan((player, 0, lines), size)
                .map_err(|error| error.within(format_args!("game {}", game.id)))
        })
    }
}

impl Writing {
    /// Saves the conditional moves that a player has written in a game, or deletes them if there are none.
    pub async fn save_past_plan(&mut self, game: &Game, written: &Plan) -> Result<(), Error> {
        let sql = if written.lines.is_empty() {
            "DELETE FROM past_plans WHERE game = $1 AND player = $2 AND $3 = ''"
        } else {
            "INSERT INTO past_plans (game, player, lines) VALUES ($1, $2, $3)
             ON CONFLICT (game, player) DO UPDATE SET lines = excluded.lines"
        };
        sql::query(sql)
            .bind(game.id.0)
            .bind(from_id(written.by.0)?)
            .bind(self::written(
                &written.lines,
                game.position().board().size(),
            ))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves a player's plan in a game, or deletes it if it has no lines.
    pub async fn save_plan(&mut self, game: &Game, plan: &Plan) -> Result<(), Error> {
        if plan.lines.is_empty() {
            sql::query("DELETE FROM plans WHERE game = $1 AND player = $2")
                .bind(game.id.0)
                .bind(from_id(plan.by.0)?)
                .execute(self.connection())
                .await?;
            return Ok(());
        }
        let size = game.position().board().size();
        sql::query(
            "INSERT INTO plans (game, player, ply, lines) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply, lines = excluded.lines",
        )
        .bind(game.id.0)
        .bind(from_id(plan.by.0)?)
        .bind(from_revision(game.revision()))
        .bind(written(&plan.lines, size))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

fn written(lines: &[Line], size: BoardSize) -> String {
    let line = |line: &Line| {
        let moves: Vec<_> = line.moves.iter().map(|mv| mv.text(size)).collect();
        format!("{}+{}: {}", line.from, line.lead, moves.join(" "))
    };
    let lines: Vec<_> = lines.iter().map(line).collect();
    lines.join("\n")
}

fn read_plan((player, at, lines): (i64, i64, String), size: BoardSize) -> Result<Plan, Error> {
    let at = column::revision(at)?;
    let lines = lines.lines().map(|line| read(line, at, size));
    Ok(Plan {
        by: PlayerId(column::id(player)?),
        lines: lines.collect::<Result<_, _>>()?,
    })
}

/// Reads a line. A line from an earlier version does not say where it begins: it begins at `at`.
fn read(text: &str, at: Revision, size: BoardSize) -> Result<Line, Error> {
    let damaged = |text: &str| Error::damaged("a plan", text);
    let (from, lead, moves) = match text.split_once(": ") {
        None => (usize::from(at.ply), 0, text),
        Some((begin, moves)) => {
            let numbers = begin.split_once('+');
            let numbers = numbers.and_then(|(from, lead)| {
                let (from, lead) = (from.parse::<u16>().ok()?, lead.parse::<u16>().ok()?);
                Some((usize::from(from), usize::from(lead)))
            });
            let (from, lead) = numbers.ok_or_else(|| damaged(text))?;
            (from, lead, moves)
        }
    };
    let moves = moves.split(' ');
    let moves = moves.map(|mv| Move::parse(mv, size).map_err(|_| damaged(text)));
    Ok(Line {
        from,
        lead,
        moves: moves.collect::<Result<_, _>>()?,
    })
}
