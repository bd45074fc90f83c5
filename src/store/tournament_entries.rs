//! Stores who entered a tournament, who left it, who asked for a bye, and who may not enter for a time.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, ServerId, TournamentId};

/// Somebody's entry as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedEntry {
    /// Who.
    pub player: PlayerId,
    /// Their name on the server, as last seen. Not saved here.
    pub name: String,
    /// When they entered.
    pub entered_at: Timestamp,
    /// Their rating then, in points; with the start of the tournament that of then.
    pub rating: i32,
    /// Whether they have said that they are there.
    pub is_checked_in: bool,
    /// The pairing number; `None` before the start.
    pub number: Option<usize>,
    /// The first round in which they play, from 1.
    pub from_round: usize,
    /// How they left, if they did.
    pub departure: Option<EntryDeparture>,
}

/// How somebody left a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryDeparture {
    /// The last round in which they played; 0 for none.
    pub after_round: usize,
    /// Why.
    pub why: LeftWhy,
}

/// Why somebody left a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeftWhy {
    /// They withdrew.
    Withdrew,
    /// They had not said before the start that they were there.
    NotCheckedIn,
    /// They made no move in a game.
    NoShow,
    /// The organiser took them out.
    Removed,
}

impl LeftWhy {
    const ALL: [Self; 4] = [
        Self::Withdrew,
        Self::NotCheckedIn,
        Self::NoShow,
        Self::Removed,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Withdrew => "withdrew",
            Self::NotCheckedIn => "not-checked-in",
            Self::NoShow => "no-show",
            Self::Removed => "removed",
        }
    }
}

/// That somebody may not enter tournaments of a server for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedBar {
    /// How often they missed games in a row.
    pub strikes: u32,
    /// Until when they may not enter.
    pub until: Timestamp,
}

impl Reading {
    /// Who entered, in the order of their pairing numbers, then in that in which they entered.
    pub async fn tournament_entries(&mut self, id: TournamentId) -> Result<Vec<SavedEntry>, Error> {
        let rows: Vec<EntryRow> = sql::query_as(ENTRIES)
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let rows = rows.into_iter().map(SavedEntry::try_from);
        let rows: Result<Vec<SavedEntry>, Error> = rows.collect();
        rows.map_err(|error| error.within(format_args!("tournament {id}")))
    }

    /// The tournaments on any server that somebody entered, the latest first.
    pub async fn tournaments_entered(
        &mut self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<TournamentId>, Error> {
        let ids = sql::query_scalar(ENTERED)
            .bind(from_id(player.0)?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// Who asked for a bye in a round.
    pub async fn tournament_byes(
        &mut self,
        id: TournamentId,
        round: usize,
    ) -> Result<Vec<PlayerId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(
            "SELECT player FROM tournament_byes WHERE tournament = $1 AND round = $2",
        )
        .bind(id.0)
        .bind(from_count(round))
        .fetch_all(self.connection())
        .await?;
        self.readable(ids, |id| column::id(id).map(PlayerId))
    }

    /// The pairs of those who entered of whom one has blocked the other.
    pub async fn blocked_pairs(
        &mut self,
        id: TournamentId,
    ) -> Result<Vec<(PlayerId, PlayerId)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(BLOCKED_PAIRS)
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(one, other)| {
            Ok((PlayerId(column::id(one)?), PlayerId(column::id(other)?)))
        })
    }

    /// Until when somebody may not enter on a server, now or lately.
    pub async fn tournament_bar(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> Result<Option<SavedBar>, Error> {
        let row: Option<(i64, i64)> = sql::query_as(
            "SELECT strikes, until FROM tournament_bars WHERE server = $1 AND player = $2",
        )
        .bind(from_id(server.0)?)
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        let read = row.map(|(strikes, until)| {
            Ok(SavedBar {
                strikes: column::count(strikes)?,
                until: column::time(until)?,
            })
        });
        Ok(self.set_aside(read.transpose())?.flatten())
    }
}

impl Writing {
    /// Saves an entry, or what became of it. The person must be saved already.
    pub async fn save_tournament_entry(
        &mut self,
        id: TournamentId,
        entry: &SavedEntry,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO tournament_entries
                 (tournament, player, entered_at, rating, checked_in, number, from_round, left_after, left_why)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (tournament, player) DO UPDATE SET entered_at = excluded.entered_at,
                 rating = excluded.rating, checked_in = excluded.checked_in, number = excluded.number,
                 from_round = excluded.from_round, left_after = excluded.left_after,
                 left_why = excluded.left_why",
        )
        .bind(id.0)
        .bind(from_id(entry.player.0)?)
        .bind(from_time(entry.entered_at))
        .bind(entry.rating)
        .bind(entry.is_checked_in)
        .bind(entry.number.map(from_count))
        .bind(from_count(entry.from_round))
        .bind(entry.departure.map(|it| from_count(it.after_round)))
        .bind(entry.departure.map(|it| it.why.id()))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes an entry: the person never took part.
    pub async fn delete_tournament_entry(
        &mut self,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<(), Error> {
        sql::query("DELETE FROM tournament_entries WHERE tournament = $1 AND player = $2")
            .bind(id.0)
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves that somebody asked for a bye in a round; false if they had.
    pub async fn insert_tournament_bye(
        &mut self,
        id: TournamentId,
        round: usize,
        player: PlayerId,
    ) -> Result<bool, Error> {
        let done = sql::query(
            "INSERT INTO tournament_byes (tournament, round, player) VALUES ($1, $2, $3)
             ON CONFLICT DO NOTHING",
        )
        .bind(id.0)
        .bind(from_count(round))
        .bind(from_id(player.0)?)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Saves until when somebody may not enter on a server.
    pub async fn save_tournament_bar(
        &mut self,
        server: ServerId,
        player: PlayerId,
        bar: SavedBar,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO tournament_bars (server, player, strikes, until) VALUES ($1, $2, $3, $4)
             ON CONFLICT (server, player) DO UPDATE SET strikes = excluded.strikes, until = excluded.until",
        )
        .bind(from_id(server.0)?)
        .bind(from_id(player.0)?)
        .bind(i64::from(bar.strikes))
        .bind(from_time(bar.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const ENTRIES: &str = "
    SELECT entries.player, COALESCE(nicknames.name, players.name) AS name, entries.entered_at, entries.rating,
           entries.checked_in, entries.number, entries.from_round, entries.left_after, entries.left_why
    FROM tournaments CROSS JOIN tournament_entries AS entries ON entries.tournament = tournaments.id
    JOIN players ON players.id = entries.player
    LEFT JOIN nicknames ON nicknames.player = entries.player AND nicknames.server = tournaments.server
    WHERE tournaments.id = $1
    ORDER BY COALESCE(entries.number, 1000000), entries.entered_at, entries.player";

pub(super) const BLOCKED_PAIRS: &str = "
    SELECT blocks.player, blocks.blocked
    FROM tournament_entries AS own CROSS JOIN blocks ON blocks.player = own.player
    CROSS JOIN tournament_entries AS other
        ON other.tournament = own.tournament AND other.player = blocks.blocked
    WHERE own.tournament = $1";

pub(super) const ENTERED: &str = "
    SELECT tournament FROM tournament_entries WHERE player = $1 ORDER BY tournament DESC LIMIT $2";

#[derive(FromRow)]
struct EntryRow {
    player: i64,
    name: String,
    entered_at: i64,
    rating: i64,
    checked_in: bool,
    number: Option<i64>,
    from_round: i64,
    left_after: Option<i64>,
    left_why: Option<String>,
}

impl TryFrom<EntryRow> for SavedEntry {
    type Error = Error;

    fn try_from(row: EntryRow) -> Result<Self, Error> {
        let why = row.left_why.unwrap_or_default();
        let found = LeftWhy::ALL.into_iter().find(|it| it.id() == why);
        let departure = match (row.left_after, found) {
            (None, _) => None,
            (Some(after), Some(why)) => Some(EntryDeparture {
                after_round: column::count(after)?,
                why,
            }),
            (Some(_), None) => return Err(Error::damaged("why somebody left", why)),
        };
        Ok(Self {
            player: PlayerId(column::id(row.player)?),
            name: row.name,
            entered_at: column::time(row.entered_at)?,
            rating: column::count(row.rating)?,
            is_checked_in: row.checked_in,
            number: row.number.map(column::count).transpose()?,
            from_round: column::count(row.from_round)?,
            departure,
        })
    }
}

pub(super) fn from_count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
