//! Matches: which game follows which, and what each brought.

use sqlx_macros::FromRow;

use super::column;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChannelId, Game, GameId, MatchCourse, MatchGame, MessageId, PlayerId};
use crate::rules::Earned;

impl Reading {
    /// How the match stands that a game belongs to, by the games before it and this one; `None` if its
    /// ruleset has no matches.
    pub async fn match_course(&mut self, game: &Game) -> Result<Option<MatchCourse>, Error> {
        if game.terms.ruleset.scoring.is_none() {
            return Ok(None);
        }
        let before = match game.follows {
            Some(_) => self.match_so_far(game.id).await?,
            None => Vec::new(),
        };
        Ok(MatchCourse::of(&before, game))
    }

    /// The games of a match before this one, oldest first; empty if this is the first game or belongs to no
    /// match. What each brought was stored when it ended; where that is missing, damaged or more than a game
    /// can bring, it is counted again by the game's record, and a game that is damaged, too, counts for nobody.
    async fn match_so_far(&mut self, game: GameId) -> Result<Vec<MatchGame>, Error> {
        let rows: Vec<SeatRow> = sql::query_as(SO_FAR)
            .bind(game.0)
            .fetch_all(self.connection())
            .await?;
        let mut games = Vec::new();
        for seats in rows.chunk_by(|one, next| one.id == next.id) {
            let id = GameId(seats[0].id);
            let stored = self.set_aside(read(id, seats))?.flatten();
            games.push(match stored {
                Some(stored) => stored,
                None => self.counted_again(id).await?,
            });
        }
        Ok(games)
    }

    async fn counted_again(&mut self, id: GameId) -> Result<MatchGame, Error> {
        let game = self.game(id).await;
        let game = self.set_aside(game)?.flatten();
        let counted = game.and_then(|saved| MatchGame::of(&saved.game));
        Ok(counted.unwrap_or_else(|| MatchGame::unknown(id)))
    }

    /// Where a game's board was last shown: the message, and its channel if that is not the game's own.
    /// `None` before it is shown, and if the note is damaged.
    pub async fn shown_at(
        &mut self,
        game: GameId,
    ) -> Result<Option<(Option<ChannelId>, MessageId)>, Error> {
        let row: Option<(Option<i64>, Option<i64>)> =
            sql::query_as("SELECT board_channel, board FROM games WHERE id = $1")
                .bind(game.0)
                .fetch_optional(self.connection())
                .await?;
        let Some((channel, Some(message))) = row else {
            return Ok(None);
        };
        let channel = channel.map(column::id).transpose();
        let shown = channel.and_then(|channel| Ok((channel.map(ChannelId), column::id(message)?)));
        let shown = self.set_aside(shown)?;
        Ok(shown.map(|(channel, message)| (channel, MessageId(message))))
    }

    /// The next game of the match.
    pub async fn game_after(&mut self, game: GameId) -> Result<Option<GameId>, Error> {
        let next: Option<i64> = sql::query_scalar("SELECT id FROM games WHERE follows = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(next.map(GameId))
    }
}

impl Writing {
    /// Stores what a finished game of a match brought.
    pub async fn save_match_game(&mut self, game: &MatchGame) -> Result<(), Error> {
        let seats = game.earned.iter().zip(&game.plies);
        for (seat, (earned, plies)) in (0_i64..).zip(seats) {
            sql::query(
                "INSERT INTO match_points (game, seat, for_row, for_captures, for_lesser_rows, plies)
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, seat) DO NOTHING",
            )
            .bind(game.id.0)
            .bind(seat)
            .bind(i64::from(earned.row))
            .bind(i64::from(earned.captures))
            .bind(i64::from(earned.lesser_rows))
            .bind(i64::from(*plies))
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }
}

// A later game has the larger number, so that damaged data cannot form a cycle.
pub(super) const SO_FAR: &str = "
    WITH RECURSIVE earlier (id) AS (
        SELECT follows FROM games WHERE id = $1 AND follows < id
        UNION ALL
        SELECT games.follows FROM earlier JOIN games ON games.id = earlier.id
        WHERE games.follows < games.id
    )
    SELECT earlier.id, seats.player, made.for_row, made.for_captures, made.for_lesser_rows, made.plies,
        (SELECT ruleset FROM games WHERE games.id = earlier.id) AS ruleset
    FROM earlier LEFT JOIN seats ON seats.game = earlier.id
    LEFT JOIN match_points AS made ON made.game = earlier.id AND made.seat = seats.seat
    ORDER BY earlier.id, seats.seat";

#[derive(FromRow)]
struct SeatRow {
    id: i64,
    player: Option<i64>,
    for_row: Option<i64>,
    for_captures: Option<i64>,
    for_lesser_rows: Option<i64>,
    plies: Option<i64>,
    ruleset: Option<String>,
}

/// What was stored of a game; `None` if some of it is missing.
fn read(id: GameId, seats: &[SeatRow]) -> Result<Option<MatchGame>, Error> {
    let read = || -> Result<Option<MatchGame>, Error> {
        let mut game = MatchGame::unknown(id);
        for seat in seats {
            let Some((player, earned, plies)) = seat.read()? else {
                return Ok(None);
            };
            game.players.push(player);
            game.earned.push(earned);
            game.plies.push(plies);
        }
        let ruleset = seats.first().and_then(|seat| seat.ruleset.as_deref());
        let Some(ruleset) = ruleset.map(column::ruleset).transpose()? else {
            return Ok(None);
        };
        if game.is_possible(&ruleset) {
            Ok(Some(game))
        } else {
            Err(Error::damaged("a number", "no game brings so much"))
        }
    };
    read().map_err(|error| error.within(format_args!("the points of game {}", id.0)))
}

impl SeatRow {
    fn read(&self) -> Result<Option<(PlayerId, Earned, u16)>, Error> {
        let columns = (
            self.player,
            self.for_row,
            self.for_captures,
            self.for_lesser_rows,
            self.plies,
        );
        let (Some(player), Some(row), Some(captures), Some(lesser_rows), Some(plies)) = columns
        else {
            return Ok(None);
        };
        let earned = Earned {
            row: column::count(row)?,
            captures: column::count(captures)?,
            lesser_rows: column::count(lesser_rows)?,
        };
        Ok(Some((
            PlayerId(column::id(player)?),
            earned,
            column::count(plies)?,
        )))
    }
}
