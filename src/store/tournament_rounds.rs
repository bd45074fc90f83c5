//! Stores the rounds of tournaments: who meets whom, in which games, and how that ended.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_time};
use super::sql;
use super::tournament_entries::from_count;
use super::{Error, Reading, Writing};
use crate::game::{Game, GameId, TournamentId};
use crate::tournament::course::{Outcome, Pairing};
use crate::tournament::format::Format;

/// A round as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRound {
    /// Its number, from 1.
    pub number: usize,
    /// When it began.
    pub begun_at: Timestamp,
    /// When its last result came in; `None` while it is played.
    pub ended_at: Option<Timestamp>,
    /// Its pairings, by board.
    pub pairings: Vec<SavedPairing>,
}

/// A pairing as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPairing {
    /// Its number in the round, from 1.
    pub board: usize,
    /// Who meets, and how it ended.
    pub pairing: Pairing,
    /// Its game, or the first one of its set; `None` where nothing is played.
    pub game: Option<GameId>,
    /// The other game of its set, if it is one. Not saved here: the set is.
    pub second_game: Option<GameId>,
    /// Its games that are not over, as long as it has no result.
    pub running: Vec<GameId>,
    /// When it ended.
    pub settled_at: Option<Timestamp>,
    /// Why the organiser decided the result, if they did.
    pub reason: Option<String>,
    /// How many stones were played in its game, or in the longer one of its set, with the one that the rules put there.
    pub stones: u16,
}

/// Which pairing is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairingKey {
    /// The tournament.
    pub tournament: TournamentId,
    /// The round, from 1.
    pub round: usize,
    /// The board, from 1.
    pub board: usize,
}

/// Where in a tournament a game counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePairing {
    /// The pairing for which it is played.
    pub pairing: PairingKey,
    /// The name of the tournament.
    pub name: String,
    /// Whether it belongs to a knock-out.
    pub is_knock_out: bool,
    /// Whether it belongs to a tournament in which whoever leaves early is struck out.
    pub strikes_out: bool,
}

impl SavedPairing {
    /// Its games: two for a set, none where nothing is played.
    pub fn games(&self) -> Vec<GameId> {
        self.game.into_iter().chain(self.second_game).collect()
    }
}

impl Reading {
    /// The rounds of a tournament so far.
    pub async fn tournament_rounds(&mut self, id: TournamentId) -> Result<Vec<SavedRound>, Error> {
        let rounds: Vec<(i64, i64, Option<i64>)> = sql::query_as(ROUNDS)
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let rows: Vec<PairingRow> = sql::query_as(PAIRINGS)
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let read = read_rounds(rounds, rows);
        read.map_err(|error| error.within(format_args!("tournament {id}")))
    }

    /// The tournaments that are running and have a game, or a pairing, that is over and not yet counted.
    pub async fn tournaments_with_results(&mut self) -> Result<Vec<TournamentId>, Error> {
        let ids = sql::query_scalar(WITH_RESULTS)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// The pairing that a game, or the set that it belongs to, is played for.
    pub async fn pairing_of_game(&mut self, game: GameId) -> Result<Option<PairingKey>, Error> {
        let row: Option<(i64, i64, i64)> = sql::query_as(PAIRING_OF)
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        let read = row.map(|(tournament, round, board)| {
            Ok(PairingKey {
                tournament: TournamentId(tournament),
                round: column::count(round)?,
                board: column::count(board)?,
            })
        });
        Ok(self.set_aside(read.transpose())?.flatten())
    }

    /// Where in a tournament the result of a game counts. A game does not count whose pairing was decided by the
    /// organiser, or without it while it was adjourned or still played, or whose tournament was cancelled while it was
    /// played.
    pub async fn tournament_counting(&mut self, game: &Game) -> Result<Option<GamePairing>, Error> {
        let row: Option<GamePairingRow> = sql::query_as(TOURNAMENT_OF)
            .bind(game.id.0)
            .bind(game.is_over().then(|| from_time(game.moved_at)))
            .fetch_optional(self.connection())
            .await?;
        let read = row.map(GamePairing::try_from).transpose();
        Ok(self.set_aside(read)?.flatten())
    }
}

impl Writing {
    /// Saves a new round with its pairings. Their games must be saved already.
    pub async fn insert_tournament_round(
        &mut self,
        id: TournamentId,
        round: &SavedRound,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO tournament_rounds (tournament, round, begun_at, ended_at) VALUES ($1, $2, $3, $4)",
        )
        .bind(id.0)
        .bind(from_count(round.number))
        .bind(from_time(round.begun_at))
        .bind(round.ended_at.map(from_time))
        .execute(self.connection())
        .await?;
        for saved in &round.pairings {
            self.insert_pairing(id, round.number, saved).await?;
        }
        Ok(())
    }

    async fn insert_pairing(
        &mut self,
        id: TournamentId,
        round: usize,
        saved: &SavedPairing,
    ) -> Result<(), Error> {
        let pairing = &saved.pairing;
        let numbers: Vec<String> = pairing.players.iter().map(ToString::to_string).collect();
        sql::query(
            "INSERT INTO tournament_pairings (tournament, round, board, stage, section, numbers, further, blocked,
                 game, result, settled_at, reason)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        )
        .bind(id.0)
        .bind(from_count(round))
        .bind(from_count(saved.board))
        .bind(from_count(pairing.stage))
        .bind(from_count(pairing.section))
        .bind(numbers.join(" "))
        .bind(pairing.is_further)
        .bind(pairing.is_unwanted)
        .bind(saved.game.map(|it| it.0))
        .bind(pairing.result.as_ref().map(Outcome::id))
        .bind(saved.settled_at.map(from_time))
        .bind(&saved.reason)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves how a pairing ended; false if it had a result already.
    pub async fn settle_pairing(
        &mut self,
        key: PairingKey,
        (result, at): (&Outcome, Timestamp),
        reason: Option<&str>,
    ) -> Result<bool, Error> {
        let done = sql::query(
            "UPDATE tournament_pairings SET result = $4, settled_at = $5, reason = $6
             WHERE tournament = $1 AND round = $2 AND board = $3 AND result IS NULL",
        )
        .bind(key.tournament.0)
        .bind(from_count(key.round))
        .bind(from_count(key.board))
        .bind(result.id())
        .bind(from_time(at))
        .bind(reason)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Saves that a pairing is played in another game from now on, and whether its players should not have met.
    pub async fn save_pairing_game(
        &mut self,
        key: PairingKey,
        game: GameId,
        is_unwanted: bool,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE tournament_pairings SET game = $4, blocked = $5
             WHERE tournament = $1 AND round = $2 AND board = $3 AND result IS NULL",
        )
        .bind(key.tournament.0)
        .bind(from_count(key.round))
        .bind(from_count(key.board))
        .bind(game.0)
        .bind(is_unwanted)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves that a round is over.
    pub async fn end_tournament_round(
        &mut self,
        id: TournamentId,
        round: usize,
        at: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE tournament_rounds SET ended_at = $3
             WHERE tournament = $1 AND round = $2 AND ended_at IS NULL",
        )
        .bind(id.0)
        .bind(from_count(round))
        .bind(from_time(at))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const ROUNDS: &str = "
    SELECT round, begun_at, ended_at FROM tournament_rounds WHERE tournament = $1 ORDER BY round";

// The column `ply` is the number of a revision: above its lower half it counts how often the board was reset.
pub(super) const PAIRINGS: &str = "
    SELECT round, board, stage, section, numbers, further, blocked, game, second_game, result, settled_at, reason,
        (SELECT MAX(ply & 65535) FROM games WHERE id IN (game, second_game)) AS stones,
        CASE WHEN result IS NULL AND EXISTS (
            SELECT 1 FROM seats WHERE seats.game = tournament_pairings.game AND running
        ) THEN game END AS running_game,
        CASE WHEN result IS NULL AND EXISTS (
            SELECT 1 FROM seats WHERE seats.game = second_game AND running
        ) THEN second_game END AS second_running
    FROM tournament_pairings LEFT JOIN sets ON first_game = game
    WHERE tournament = $1 ORDER BY round, board";

pub(super) const WITH_RESULTS: &str = "
    SELECT tournaments.id FROM tournaments INDEXED BY tournaments_due
    WHERE due IS NOT NULL AND set_aside_at IS NULL AND tournaments.state = 'running' AND EXISTS (
        SELECT 1 FROM tournament_pairings AS open INDEXED BY tournament_pairings_open
        CROSS JOIN games ON games.id = open.game
        WHERE open.tournament = tournaments.id AND open.result IS NULL AND games.to_move IS NULL)";

pub(super) const PAIRING_OF: &str = "
    SELECT tournament, round, board FROM tournament_pairings
    WHERE game IN ($1, (SELECT first_game FROM sets WHERE second_game = $1))";

pub(super) const TOURNAMENT_OF: &str = "
    SELECT tournaments.id, tournaments.name, format, round, board, stage FROM tournament_pairings
    JOIN tournaments ON tournaments.id = tournament_pairings.tournament
    WHERE game IN ($1, (SELECT first_game FROM sets WHERE second_game = $1)) AND reason IS NULL
        AND (settled_at IS NULL OR settled_at >= $2) AND (state <> 'cancelled' OR ended_at > $2)";

#[derive(FromRow)]
struct GamePairingRow {
    id: i64,
    name: String,
    format: String,
    round: i64,
    board: i64,
    stage: i64,
}

impl TryFrom<GamePairingRow> for GamePairing {
    type Error = Error;

    fn try_from(row: GamePairingRow) -> Result<Self, Error> {
        // What is known of a format of another version is that there is such a tournament.
        let format = Format::from_id(&row.format);
        let stage = column::count(row.stage)?;
        Ok(Self {
            pairing: PairingKey {
                tournament: TournamentId(row.id),
                round: column::count(row.round)?,
                board: column::count(row.board)?,
            },
            name: row.name,
            is_knock_out: format.is_some_and(|it| it.is_knock_out(stage)),
            strikes_out: format.is_some_and(Format::strikes_out),
        })
    }
}

#[derive(FromRow)]
struct PairingRow {
    round: i64,
    board: i64,
    stage: i64,
    section: i64,
    numbers: String,
    further: bool,
    blocked: bool,
    game: Option<i64>,
    second_game: Option<i64>,
    result: Option<String>,
    settled_at: Option<i64>,
    reason: Option<String>,
    stones: Option<i64>,
    running_game: Option<i64>,
    second_running: Option<i64>,
}

impl TryFrom<PairingRow> for SavedPairing {
    type Error = Error;

    fn try_from(row: PairingRow) -> Result<Self, Error> {
        let numbers = row.numbers.split(' ').map(|it| it.parse().ok());
        let players: Option<Vec<usize>> = numbers.collect();
        let players = players.filter(|it| it.iter().all(|number| *number > 0));
        let result = match row.result {
            None => None,
            Some(id) => {
                let read = Outcome::from_id(&id);
                Some(read.ok_or_else(|| Error::damaged("a result", id))?)
            }
        };
        let running = row.running_game.into_iter().chain(row.second_running);
        Ok(Self {
            running: running.map(GameId).collect(),
            board: column::count(row.board)?,
            pairing: Pairing {
                players: players.ok_or_else(|| Error::damaged("a pairing", row.numbers))?,
                stage: column::count(row.stage)?,
                section: column::count(row.section)?,
                is_further: row.further,
                is_unwanted: row.blocked,
                result,
            },
            game: row.game.map(GameId),
            second_game: row.second_game.map(GameId),
            settled_at: row.settled_at.map(column::time).transpose()?,
            reason: row.reason,
            stones: row.stones.map_or(Ok(0), column::count)?,
        })
    }
}

fn read_rounds(
    rounds: Vec<(i64, i64, Option<i64>)>,
    rows: Vec<PairingRow>,
) -> Result<Vec<SavedRound>, Error> {
    let mut read = Vec::with_capacity(rounds.len());
    let mut rows = rows.into_iter().peekable();
    for (expected, (number, begun_at, ended_at)) in (1..).zip(rounds) {
        if number != expected {
            return Err(Error::damaged("the rounds", number));
        }
        let mut pairings = Vec::new();
        while let Some(row) = rows.next_if(|it| it.round == number) {
            pairings.push(SavedPairing::try_from(row)?);
        }
        read.push(SavedRound {
            number: column::count(number)?,
            begun_at: column::time(begun_at)?,
            ended_at: ended_at.map(column::time).transpose()?,
            pairings,
        });
    }
    match rows.next() {
        Some(row) => Err(Error::damaged("the rounds", row.round)),
        None => Ok(read),
    }
}
