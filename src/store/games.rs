//! Stores games: the record, who sits where, and what was posted.

use std::fmt::Display;

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::clocks::ClockColumns;
use super::column::{
    self, from_first, from_id, from_optional_id, from_revision, from_span, from_time,
};
use super::damage::DamageLog;
use super::refreshes::unshown;
use super::sql;
use super::time_preferences::TimePreferenceColumns;
use super::{Error, Reading, Writing};
use crate::game::{
    ChannelId, Computer, Game, GameId, MessageId, MoveTimes, Offer, Place, PlayerId, Reset,
    Revision, ServerId, Snapshot, Start, Suspension, Terms, TimeGivenBack, TimePreferences,
};
use crate::rules::Record;

/// A game as stored.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, replayed from its record.
    pub game: Game,
    /// The players' names on the game's server, as last seen, by seat.
    pub names: Vec<String>,
    /// Their global names, by seat.
    pub global_names: Vec<String>,
    /// The message that shows the last posted board.
    pub board: Option<MessageId>,
    /// The revision of that board.
    pub posted: Option<Revision>,
    /// Whether the end was posted.
    pub end_posted: bool,
    /// The parent channel of the game's thread. Also set if a thread was wanted but could not be
    /// opened.
    pub parent: Option<ChannelId>,
    /// Where that board was posted, if not in the game's channel.
    pub board_channel: Option<ChannelId>,
    /// Whether the game's channel is known to be closed to the bot.
    pub channel_closed: bool,
    /// When the computer was last left to move; `None` if the board was reset since, or it never was.
    pub asked_at: Option<Timestamp>,
    /// Who is shown what somebody else did last, other than a move, without being pinged.
    pub silenced: Vec<PlayerId>,
    /// How many people follow the game.
    pub followers: u32,
}

impl Reading {
    /// A game by its number. Its clocks account for every absence, whether that is already saved or
    /// not.
    pub async fn game(&mut self, id: GameId) -> Result<Option<SavedGame>, Error> {
        let row: Option<GameRow> = sql::query_as(
            "SELECT id, ruleset, rated, first, server, channel, started_at, moved_at, ply,
                    record, posted_ply, board, end_posted, pace, turn_since, deadline,
                    on_vacation, vacation_until, reminded, rest, reset, opened, grace, grace_ply, parent,
                    board_channel, astray, machine, level, free_takeback, absence, asked_at,
                    set_aside_at, calls, in_set, on_hill, follows, claim, claim_until, move_times,
                    (SELECT clocks.clocks FROM clocks WHERE clocks.game = games.id) AS clocks,
                    (SELECT MAX(id) FROM absences) AS last_absence,
                    (SELECT until FROM absences ORDER BY id DESC LIMIT 1) AS last_until,
                    (SELECT COUNT(*) FROM followers WHERE game = games.id) AS followers
             FROM games WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let mut seats: Vec<SeatRow> = sql::query_as(
            "SELECT seats.player, players.name, nicknames.name AS nickname, settings.zone, settings.weekend,
                    settings.reminders, settings.quiet_from, settings.quiet_to,
                    seats.habits_revision AS known,
                    COALESCE(settings.habits_revision, 0) AS revision, seats.silenced,
                    seats.left_after
             FROM seats JOIN players ON players.id = seats.player
             LEFT JOIN settings ON settings.player = seats.player
             LEFT JOIN nicknames ON nicknames.player = seats.player AND nicknames.server = $2
             WHERE seats.game = $1 ORDER BY seats.seat",
        )
        .bind(id.0)
        .bind(row.server)
        .fetch_all(self.connection())
        .await?;
        let offers = self.offers(id).await?;
        let changes = self.take_former_preferences(id, &mut seats).await?;
        let (known, last) = (row.absence, row.last_absence);
        // A damaged time is reported where such games are listed.
        let set_aside_at = row.set_aside_at.and_then(|at| column::time(at).ok());
        let mut saved = row.with_seats(&seats, offers, &self.damage)?;
        let mut changes = changes.into_iter().peekable();
        if last.is_some_and(|last| last > known) && !saved.game.is_over() {
            for absence in self.absences_after(known).await? {
                // What comes later is given back when the game is taken up again.
                let Some(absence) = absence.before(set_aside_at) else {
                    continue;
                };
                let before = absence.since.max(absence.until);
                while let Some((player, time_preferences, at)) =
                    changes.next_if(|(.., at)| *at < before)
                {
                    saved
                        .game
                        .change_time_preferences(player, &time_preferences, at);
                }
                saved.game.make_up_for(&absence);
            }
        }
        for (player, time_preferences, at) in changes {
            saved
                .game
                .change_time_preferences(player, &time_preferences, at);
        }
        Ok(Some(saved))
    }

    /// The numbers of all games.
    pub async fn all_games(&mut self) -> Result<Vec<GameId>, Error> {
        let ids: Vec<i64> = sql::query_scalar("SELECT id FROM games ORDER BY id")
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Where a game is played, even if the rest of it is damaged.
    pub async fn place_of(&mut self, id: GameId) -> Result<Option<Place>, Error> {
        let row: Option<(Option<i64>, i64)> =
            sql::query_as("SELECT server, channel FROM games WHERE id = $1")
                .bind(id.0)
                .fetch_optional(self.connection())
                .await?;
        let place = row.map(|(server, channel)| place(server, channel));
        place
            .transpose()
            .map_err(|error| error.within(format_args!("game {id}")))
    }

    /// The players of a game, as far as they can be read.
    pub async fn players_of(&mut self, id: GameId) -> Result<Vec<PlayerId>, Error> {
        let players: Vec<i64> = sql::query_scalar("SELECT player FROM seats WHERE game = $1")
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let players = players.into_iter().map(column::id);
        Ok(players.filter_map(Result::ok).map(PlayerId).collect())
    }

    /// Restores to each seat the time preferences that the player had when the game was last saved.
    /// Returns the changes since then, in the order in which they were made.
    async fn take_former_preferences(
        &mut self,
        id: GameId,
        seats: &mut [SeatRow],
    ) -> Result<Vec<(PlayerId, TimePreferences, Timestamp)>, Error> {
        let mut changes = Vec::new();
        for seat in seats {
            if seat.known >= seat.revision {
                continue;
            }
            self.behind.insert(id);
            let player = PlayerId(column::id(seat.player)?);
            let former = self.former_preferences(player, seat.known).await?;
            let mut then = seat.time_preferences.read_or_default(&self.damage)?;
            let mut made = Vec::with_capacity(former.len());
            for former in former.into_iter().rev() {
                made.push((player, then, former.until));
                then = former.time_preferences;
            }
            seat.time_preferences = TimePreferenceColumns::of(&then);
            changes.extend(made.into_iter().rev());
        }
        changes.sort_by_key(|&(_, _, at)| at);
        Ok(changes)
    }
}

impl Writing {
    /// Allocates the number of the next game; it is used up once this transaction is committed.
    pub async fn next_game_id(&mut self) -> Result<GameId, Error> {
        self.next_number("game").await.map(GameId)
    }

    /// Saves a new game. Its players must be saved already.
    ///
    /// It accounts for the absences that had ended when it started. If another process has already recorded a later end,
    /// which this process has not noticed, the part after the start is given back when the game is loaded.
    pub async fn insert_game(&mut self, game: &Game) -> Result<(), Error> {
        let clock = ClockColumns::of(game.clock.as_ref());
        let computer = game.computer;
        sql::query(
            "INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at,
                                ply, to_move, record, end_posted, pace, turn_since,
                                deadline, due, machine, level, calls, follows, in_set, asked_at, claim,
                                on_hill, absence)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, FALSE, $12, $13, $14, $15,
                     $16, $17, $18, $19, $20, CASE WHEN $16 IS NOT NULL THEN $8 END, $21, $22,
                     COALESCE((SELECT id FROM absences WHERE until <= $7 ORDER BY id DESC LIMIT 1), 0))",
        )
        .bind(game.id.0)
        .bind(game.terms.ruleset.code())
        .bind(game.terms.rated)
        .bind(from_first(game.terms.first))
        .bind(from_optional_id(game.place.server.map(|server| server.0))?)
        .bind(from_id(game.place.channel.0)?)
        .bind(from_time(game.started_at))
        .bind(from_time(game.moved_at))
        .bind(from_revision(game.revision()))
        .bind(from_optional_id(game.to_move().map(|player| player.0))?)
        .bind(game.record().to_bytes())
        .bind(game.terms.pace.id())
        .bind(clock.turn_since)
        .bind(clock.deadline)
        .bind(game.due_at().map(from_time))
        .bind(from_optional_id(
            computer.map(|computer| computer.player.0),
        )?)
        .bind(computer.map(|computer| i64::from(computer.level)))
        .bind(game.terms.calls)
        .bind(game.follows.map(|before| before.0))
        .bind(game.terms.set)
        .bind(game.terms.claim)
        .bind(game.terms.hill)
        .execute(self.connection())
        .await?;
        self.save_clocks(game.id, clock.clocks).await?;
        let position = game.position();
        for (seat, own) in (0_i64..).zip(position.seats()) {
            let player = game.player(own);
            sql::query(
                "INSERT INTO seats (game, seat, player, running, habits_revision)
                 VALUES ($1, $2, $3, $4,
                         COALESCE((SELECT habits_revision FROM settings WHERE player = $3), 0))",
            )
            .bind(game.id.0)
            .bind(seat)
            .bind(from_id(player.0)?)
            .bind(!game.is_over() && !position.has_left(own))
            .execute(self.connection())
            .await?;
        }
        self.keep_standing(game).await?;
        Ok(())
    }

    /// Saves what happened in a running game since the board `from`; false if another change was
    /// saved since. The game must have been loaded in this same transaction.
    ///
    /// If the deadline has moved by a minute or more since the current board was posted or updated,
    /// the board's message is marked for an update.
    pub async fn save_game(&mut self, game: &Game, from: Revision) -> Result<bool, Error> {
        // Nobody asks for the clocks of a finished game.
        let clock = ClockColumns::of(game.clock.as_ref().filter(|_| !game.is_over()));
        let snapshot = game.snapshot();
        let done = sql::query(SAVE)
            .bind(game.id.0)
            .bind(from_revision(from))
            .bind(game.record().to_bytes())
            .bind(from_revision(game.revision()))
            .bind(from_optional_id(game.to_move().map(|player| player.0))?)
            .bind(from_time(game.moved_at))
            .bind((!game.is_over()).then_some(1_i64))
            .bind(clock.turn_since)
            .bind(clock.deadline)
            .bind(clock.on_vacation)
            .bind(clock.reminded)
            .bind(snapshot.suspension.map(from_suspension))
            .bind(snapshot.reset.map(from_reset))
            .bind(snapshot.opened.map(from_revision))
            .bind(snapshot.grace.map(|grace| from_span(grace.time)))
            .bind(snapshot.grace.map(|grace| from_revision(grace.at)))
            .bind(game.due_at().map(from_time))
            .bind(snapshot.free_takeback.map(i64::from))
            .bind(clock.vacation_until)
            .bind(game.is_mid_turn())
            .bind(clock.claim_until)
            .bind(snapshot.times.to_bytes())
            .execute(self.connection())
            .await?;
        let is_kept = done.rows_affected() == 1;
        if is_kept {
            self.save_clocks(game.id, clock.clocks).await?;
            self.keep_standing(game).await?;
        }
        self.save_leavers(game).await?;
        if game.is_over() {
            sql::query("UPDATE seats SET running = FALSE WHERE game = $1")
                .bind(game.id.0)
                .execute(self.connection())
                .await?;
            self.forget_untold_in(game.id).await?;
            self.save_finished(game).await?;
        }
        if is_kept && self.behind.remove(&game.id) {
            self.save_preferences_known(game.id).await?;
        }
        Ok(is_kept)
    }

    /// Saves the clocks of a game; without them, deletes what there was.
    async fn save_clocks(&mut self, game: GameId, clocks: Option<String>) -> Result<(), Error> {
        let query = match clocks {
            Some(clocks) => sql::query(
                "INSERT INTO clocks (game, clocks) VALUES ($1, $2)
                 ON CONFLICT (game) DO UPDATE SET clocks = excluded.clocks",
            )
            .bind(game.0)
            .bind(clocks),
            None => sql::query("DELETE FROM clocks WHERE game = $1").bind(game.0),
        };
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Records who has left a game, and after how many plies: it runs for them no more.
    async fn save_leavers(&mut self, game: &Game) -> Result<(), Error> {
        for (seat, plies) in game.position().seats().zip(game.plies()) {
            if game.position().has_left(seat) {
                let sql = "UPDATE seats SET running = FALSE, left_after = $3
                           WHERE game = $1 AND seat = $2";
                sql::query(sql)
                    .bind(game.id.0)
                    .bind(i64::try_from(seat.index()).unwrap_or_default())
                    .bind(i64::from(plies))
                    .execute(self.connection())
                    .await?;
            }
        }
        Ok(())
    }

    /// Saves whether a game is rated, after its players have agreed on something else than at first.
    pub async fn save_rated(&mut self, game: &Game) -> Result<(), Error> {
        sql::query("UPDATE games SET rated = $2 WHERE id = $1")
            .bind(game.id.0)
            .bind(game.terms.rated)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records who is shown what somebody else did last, other than a move, without being pinged.
    pub async fn save_silenced(&mut self, game: GameId, players: &[PlayerId]) -> Result<(), Error> {
        sql::query("UPDATE seats SET silenced = FALSE WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        for player in players {
            sql::query("UPDATE seats SET silenced = TRUE WHERE game = $1 AND player = $2")
                .bind(game.0)
                .bind(from_id(player.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Allocates the next number of a kind.
    pub(super) async fn next_number(&mut self, kind: &'static str) -> Result<i64, Error> {
        Ok(sql::query_scalar(
            "UPDATE next_numbers SET number = number + 1 WHERE kind = $1 RETURNING number - 1",
        )
        .bind(kind)
        .fetch_one(self.connection())
        .await?)
    }
}

/// SQL for how far a save moves the deadline of a game.
macro_rules! moved {
    () => {
        "COALESCE($9 - deadline, 0)"
    };
}

const SAVE: &str = concat!(
    "UPDATE games SET record = $3, ply = $4, to_move = $5, moved_at = $6, boards_kept = $7,
         turn_since = $8, deadline = $9, on_vacation = $10, reminded = $11, rest = $12,
         reset = $13, opened = $14, grace = $15, grace_ply = $16, due = $17,
         free_takeback = $18, vacation_until = $19,
         asked_at = CASE WHEN $4 <> $2 AND $5 = machine THEN $6
             WHEN $4 / 65536 <> $2 / 65536 THEN NULL ELSE asked_at END,
         half_turn = $20, claim_until = $21, move_times = $22,
         absence = (SELECT COALESCE(MAX(id), 0) FROM absences),
         unshown = CASE WHEN $5 IS NULL OR $4 <> $2 THEN 0 ELSE ",
    unshown!(),
    " + ",
    moved!(),
    " END,
         refresh = CASE WHEN $5 IS NULL OR $4 <> $2 OR posted_ply IS NULL OR posted_ply <> ply
                 OR ABS(",
    unshown!(),
    " + ",
    moved!(),
    ") < 60000 THEN NULL
             WHEN refresh IS NULL OR ABS(",
    moved!(),
    ") >= 60000 THEN 0
             ELSE refresh END
     WHERE id = $1 AND ply = $2 AND to_move IS NOT NULL"
);

#[derive(FromRow)]
struct SeatRow {
    player: i64,
    name: String,
    nickname: Option<String>,
    #[sqlx(flatten)]
    time_preferences: TimePreferenceColumns,
    /// The last change of the player's time preferences that the game accounts for.
    known: i64,
    /// The last change of the player's time preferences.
    revision: i64,
    silenced: bool,
    left_after: Option<i64>,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a column")]
#[derive(FromRow)]
struct GameRow {
    id: i64,
    ruleset: String,
    rated: bool,
    calls: bool,
    in_set: bool,
    claim: bool,
    on_hill: bool,
    first: i64,
    server: Option<i64>,
    channel: i64,
    started_at: i64,
    moved_at: i64,
    ply: i64,
    record: Vec<u8>,
    posted_ply: Option<i64>,
    board: Option<i64>,
    end_posted: bool,
    pace: String,
    #[sqlx(flatten)]
    clocks: ClockColumns,
    rest: Option<String>,
    reset: Option<String>,
    opened: Option<i64>,
    grace: Option<i64>,
    grace_ply: Option<i64>,
    parent: Option<i64>,
    board_channel: Option<i64>,
    #[sqlx(rename = "astray")]
    channel_closed: bool,
    #[sqlx(rename = "machine")]
    computer: Option<i64>,
    level: Option<i64>,
    free_takeback: Option<i64>,
    absence: i64,
    set_aside_at: Option<i64>,
    asked_at: Option<i64>,
    follows: Option<i64>,
    move_times: Option<Vec<u8>>,
    last_absence: Option<i64>,
    last_until: Option<i64>,
    followers: i64,
}

impl GameRow {
    fn with_seats(
        self,
        seats: &[SeatRow],
        offers: Vec<Offer>,
        damage: &DamageLog,
    ) -> Result<SavedGame, Error> {
        let id = self.id;
        self.read(seats, offers, damage)
            .map_err(|error| error.within(format_args!("game {id}")))
    }

    fn read(
        self,
        seats: &[SeatRow],
        offers: Vec<Offer>,
        damage: &DamageLog,
    ) -> Result<SavedGame, Error> {
        let damaged = |reason: &dyn Display| Error::damaged("the record", reason.to_string());
        let ruleset = column::ruleset(&self.ruleset)?;
        let record = Record::from_bytes(ruleset, &self.record).map_err(|error| damaged(&error))?;
        let start = Start {
            id: GameId(self.id),
            players: seats
                .iter()
                .map(|seat| column::id(seat.player).map(PlayerId))
                .collect::<Result<_, _>>()?,
            terms: Terms {
                ruleset,
                pace: column::pace(&self.pace)?,
                rated: self.rated,
                first: column::first(self.first)?,
                calls: self.calls,
                set: self.in_set,
                claim: self.claim,
                hill: self.on_hill,
            },
            place: place(self.server, self.channel)?,
            computer: self.computer()?,
            at: column::time(self.started_at)?,
            time_preferences: seats
                .iter()
                .map(|seat| seat.time_preferences.read_or_default(damage))
                .collect::<Result<_, _>>()?,
        };
        let snapshot = self.snapshot(offers, record.moves.len())?;
        let mut game =
            Game::resume(start, &record.moves, snapshot).map_err(|error| damaged(&error))?;
        // A later game has the larger number.
        game.follows = self.follows.filter(|&it| it < self.id).map(GameId);
        let left_after = seats.iter().map(|seat| {
            let plies = seat.left_after.map(column::count::<u16>).transpose();
            Ok(damage.set_aside(plies)?.flatten().unwrap_or_default())
        });
        game.remember_departures(&left_after.collect::<Result<Vec<_>, Error>>()?);
        let acts = game.position().to_act().map(|turn| turn.seat);
        game.clock = self.clocks.read(game.terms.pace, acts)?;
        if let (Some(clock), Some(until)) = (&mut game.clock, self.last_until) {
            // A damaged absence is reported where the absences are read.
            clock.happens_not_before(column::time(until).unwrap_or(Timestamp::MIN));
        }
        let silenced = seats.iter().zip(&game.players);
        let silenced = silenced.filter(|(seat, _)| seat.silenced);
        Ok(SavedGame {
            silenced: silenced.map(|(_, &player)| player).collect(),
            followers: column::count(self.followers)?,
            names: seats.iter().map(|seat| seat.called().to_owned()).collect(),
            global_names: seats.iter().map(|seat| seat.name.clone()).collect(),
            game,
            board: self.board.map(column::id).transpose()?.map(MessageId),
            posted: self.posted_ply.map(column::revision).transpose()?,
            end_posted: self.end_posted,
            parent: self.parent.map(column::id).transpose()?.map(ChannelId),
            board_channel: self
                .board_channel
                .map(column::id)
                .transpose()?
                .map(ChannelId),
            channel_closed: self.channel_closed,
            // It decides about a ping only: a damaged time is like none.
            asked_at: self.asked_at.and_then(|at| column::time(at).ok()),
        })
    }

    /// The player whose moves the engine chooses.
    fn computer(&self) -> Result<Option<Computer>, Error> {
        match (self.computer, self.level) {
            (Some(player), Some(level)) => Ok(Some(Computer {
                player: PlayerId(column::id(player)?),
                level: column::count(level)?,
            })),
            _ => Ok(None),
        }
    }

    /// Why the board was last reset.
    fn reset(&self) -> Result<Option<Reset>, Error> {
        self.reset.as_deref().map(reset).transpose()
    }

    /// The state besides the record. The clocks are added later because they need the position.
    fn snapshot(&self, offers: Vec<Offer>, moves: usize) -> Result<Snapshot, Error> {
        let grace = match (self.grace, self.grace_ply) {
            (Some(time), Some(at)) => Some(TimeGivenBack {
                at: column::revision(at)?,
                time: column::span(time),
            }),
            _ => None,
        };
        Ok(Snapshot {
            moved_at: column::time(self.moved_at)?,
            resets: column::revision(self.ply)?.resets,
            clock: None,
            suspension: self.rest.as_deref().map(suspension).transpose()?,
            reset: self.reset()?,
            grace,
            offers,
            opened: self.opened.map(column::revision).transpose()?,
            free_takeback: self.free_takeback.map(column::count).transpose()?,
            times: MoveTimes::from_bytes(self.move_times.as_deref().unwrap_or_default(), moves),
        })
    }
}

impl SeatRow {
    /// The player's name on the game's server.
    fn called(&self) -> &str {
        self.nickname.as_deref().unwrap_or(&self.name)
    }
}

fn place(server: Option<i64>, channel: i64) -> Result<Place, Error> {
    Ok(Place {
        server: server.map(column::id).transpose()?.map(ServerId),
        channel: ChannelId(column::id(channel)?),
    })
}

const fn from_suspension(rest: Suspension) -> &'static str {
    match rest {
        Suspension::Paused => "paused",
        Suspension::Adjourned => "adjourned",
    }
}

fn suspension(column: &str) -> Result<Suspension, Error> {
    let all = [Suspension::Paused, Suspension::Adjourned];
    let found = all
        .into_iter()
        .find(|&rest| from_suspension(rest) == column);
    found.ok_or_else(|| Error::damaged("how a game rests", column))
}

const fn from_reset(reset: Reset) -> &'static str {
    match reset {
        Reset::TakenBack => "taken-back",
        Reset::PauseEnded => "resumed",
        Reset::Resumed => "revived",
        Reset::Rated => "rated",
        Reset::Unrated => "unrated",
        Reset::TimeIsUp => "time-is-up",
        Reset::Unsealed => "unsealed",
        Reset::SealLost => "seal-lost",
        Reset::Changed => "changed",
    }
}

fn reset(column: &str) -> Result<Reset, Error> {
    let found = Reset::ALL
        .into_iter()
        .find(|&reset| from_reset(reset) == column);
    found.ok_or_else(|| Error::damaged("why a board was reset", column))
}
