//! Games: the record, who sits where, and what was posted of it.

use std::fmt::Display;

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::clocks::ClockColumns;
use super::column::{self, from_first, from_id, from_mark, from_optional_id, from_span, from_time};
use super::damage::DamageLog;
use super::habits::HabitColumns;
use super::{Error, Reading, Writing};
use crate::game::{
    ChannelId, Game, GameId, Grace, Habits, Kept, Machine, Mark, MessageId, Offer, Place, PlayerId,
    Reset, ServerId, Start, Suspension, Terms,
};
use crate::rules::Record;

/// A game as it was kept.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, replayed from its record.
    pub game: Game,
    /// What the players are called on the game's server, as last seen, by seat.
    pub names: Vec<String>,
    /// What they are called everywhere, by seat.
    pub global_names: Vec<String>,
    /// The message that shows the last board that was posted.
    pub board: Option<MessageId>,
    /// Which board that is.
    pub posted: Option<Mark>,
    /// Whether the end was posted.
    pub end_posted: bool,
    /// The channel whose thread the game has, or in which it has none though one was wished for.
    pub parent: Option<ChannelId>,
    /// Where that board was posted, if not where the game is played.
    pub board_channel: Option<ChannelId>,
    /// Whether the place of the game takes nothing any more, as far as is known.
    pub astray: bool,
}

impl Reading {
    /// A game by its number. Its clocks account for every absence, whether that is kept yet or not.
    pub async fn game(&mut self, id: GameId) -> Result<Option<SavedGame>, Error> {
        let row: Option<GameRow> = sqlx::query_as(
            "SELECT id, ruleset, rated, first, server, channel, started_at, moved_at, ply,
                    record, posted_ply, board, end_posted, pace, clocks, turn_since, deadline,
                    on_vacation, reminded, rest, anew, opened, grace, grace_ply, parent,
                    board_channel, astray, machine, level, free_takeback, absence,
                    (SELECT MAX(id) FROM absences) AS last_absence,
                    (SELECT until FROM absences ORDER BY id DESC LIMIT 1) AS last_until
             FROM games WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let mut seats: Vec<SeatRow> = sqlx::query_as(
            "SELECT seats.player, players.name, nicknames.name AS nickname, settings.zone, settings.weekend,
                    settings.reminders, settings.quiet_from, settings.quiet_to,
                    seats.habits_revision AS known,
                    COALESCE(settings.habits_revision, 0) AS revision
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
        let changes = self.take_former_habits(id, &mut seats).await?;
        let (known, last) = (row.absence, row.last_absence);
        let mut saved = row.with_seats(&seats, offers, &self.damage)?;
        let mut changes = changes.into_iter().peekable();
        if last.is_some_and(|last| last > known) && !saved.game.is_over() {
            for absence in self.absences_after(known).await? {
                let before = absence.since.max(absence.until);
                while let Some((player, habits, at)) = changes.next_if(|(.., at)| *at < before) {
                    saved.game.change_habits(player, &habits, at);
                }
                saved.game.make_up_for(&absence);
            }
        }
        for (player, habits, at) in changes {
            saved.game.change_habits(player, &habits, at);
        }
        Ok(Some(saved))
    }

    /// Where a game is played, whatever else of it is damaged.
    pub async fn place_of(&mut self, id: GameId) -> Result<Option<Place>, Error> {
        let row: Option<(Option<i64>, i64)> =
            sqlx::query_as("SELECT server, channel FROM games WHERE id = $1")
                .bind(id.0)
                .fetch_optional(self.connection())
                .await?;
        let place = row.map(|(server, channel)| place(server, channel));
        place
            .transpose()
            .map_err(|error| error.within(format_args!("game {id}")))
    }

    /// Who plays a game, as far as that can be read.
    pub async fn players_of(&mut self, id: GameId) -> Result<Vec<PlayerId>, Error> {
        let players: Vec<i64> = sqlx::query_scalar("SELECT player FROM seats WHERE game = $1")
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let players = players.into_iter().map(column::id);
        Ok(players.filter_map(Result::ok).map(PlayerId).collect())
    }

    /// Where players have changed their habits since the game was kept, puts those before that into
    /// their seats: the changes, in the order in which they were made.
    async fn take_former_habits(
        &mut self,
        id: GameId,
        seats: &mut [SeatRow],
    ) -> Result<Vec<(PlayerId, Habits, Timestamp)>, Error> {
        let mut changes = Vec::new();
        for seat in seats {
            if seat.known >= seat.revision {
                continue;
            }
            self.behind.insert(id);
            let player = PlayerId(column::id(seat.player)?);
            let former = self.former_habits(player, seat.known).await?;
            let mut then = seat.habits.read_for(player, &self.damage)?;
            let mut made = Vec::with_capacity(former.len());
            for former in former.into_iter().rev() {
                made.push((player, then, former.until));
                then = former.habits;
            }
            seat.habits = HabitColumns::of(&then);
            changes.extend(made.into_iter().rev());
        }
        changes.sort_by_key(|&(_, _, at)| at);
        Ok(changes)
    }
}

impl Writing {
    /// The number of the next game; it is used up when this is committed.
    pub async fn next_game_id(&mut self) -> Result<GameId, Error> {
        self.next_number("game").await.map(GameId)
    }

    /// Keeps a new game. Its players must be known.
    pub async fn insert_game(&mut self, game: &Game) -> Result<(), Error> {
        let clock = ClockColumns::of(game.clock.as_ref());
        let machine = game.machine;
        sqlx::query(
            "INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at,
                                ply, to_move, record, end_posted, pace, clocks, turn_since,
                                deadline, due, machine, level, absence)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, FALSE, $12, $13, $14, $15, $16,
                     $17, $18, (SELECT COALESCE(MAX(id), 0) FROM absences))",
        )
        .bind(game.id.0)
        .bind(game.terms.ruleset.code())
        .bind(game.terms.rated)
        .bind(from_first(game.terms.first))
        .bind(from_optional_id(game.place.server.map(|server| server.0))?)
        .bind(from_id(game.place.channel.0)?)
        .bind(from_time(game.started_at))
        .bind(from_time(game.moved_at))
        .bind(from_mark(game.mark()))
        .bind(from_optional_id(game.to_move().map(|player| player.0))?)
        .bind(game.record().to_bytes())
        .bind(game.terms.pace.id())
        .bind(clock.clocks)
        .bind(clock.turn_since)
        .bind(clock.deadline)
        .bind(game.due_at().map(from_time))
        .bind(from_optional_id(machine.map(|machine| machine.player.0))?)
        .bind(machine.map(|machine| i64::from(machine.level)))
        .execute(self.connection())
        .await?;
        for (seat, player) in (0_i64..).zip(&game.players) {
            sqlx::query(
                "INSERT INTO seats (game, seat, player, running, habits_revision)
                 VALUES ($1, $2, $3, $4,
                         COALESCE((SELECT habits_revision FROM settings WHERE player = $3), 0))",
            )
            .bind(game.id.0)
            .bind(seat)
            .bind(from_id(player.0)?)
            .bind(!game.is_over())
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

    /// Keeps what happened in a running game since it was at the board `from`; false if somebody
    /// else has kept something since. The game was looked up in this same visit.
    ///
    /// Where the deadline was moved and the board is none that is yet to be posted, the message of
    /// the board is noted to be changed, by the minute. An hour of vacation changes no message, but an
    /// absence does.
    pub async fn save_game(&mut self, game: &Game, from: Mark) -> Result<bool, Error> {
        let clock = ClockColumns::of(game.clock.as_ref());
        let kept = game.kept();
        let done = sqlx::query(
            "UPDATE games SET record = $3, ply = $4, to_move = $5, moved_at = $6, clocks = $7,
                 turn_since = $8, deadline = $9, on_vacation = $10, reminded = $11, rest = $12,
                 anew = $13, opened = $14, grace = $15, grace_ply = $16, due = $17,
                 free_takeback = $18,
                 absence = (SELECT COALESCE(MAX(id), 0) FROM absences),
                 refresh = CASE WHEN $5 IS NULL OR $4 <> $2 THEN NULL
                     WHEN posted_ply = ply AND ABS($9 - deadline) >= 60000 AND (NOT $10
                         OR absence < (SELECT COALESCE(MAX(id), 0) FROM absences)) THEN 0
                     ELSE refresh END
             WHERE id = $1 AND ply = $2 AND to_move IS NOT NULL",
        )
        .bind(game.id.0)
        .bind(from_mark(from))
        .bind(game.record().to_bytes())
        .bind(from_mark(game.mark()))
        .bind(from_optional_id(game.to_move().map(|player| player.0))?)
        .bind(from_time(game.moved_at))
        .bind(clock.clocks)
        .bind(clock.turn_since)
        .bind(clock.deadline)
        .bind(clock.on_vacation)
        .bind(clock.reminded)
        .bind(kept.rest.map(from_rest))
        .bind(kept.anew.map(from_anew))
        .bind(kept.opened.map(from_mark))
        .bind(kept.grace.map(|grace| from_span(grace.time)))
        .bind(kept.grace.map(|grace| from_mark(grace.at)))
        .bind(game.due_at().map(from_time))
        .bind(kept.free_takeback.map(i64::from))
        .execute(self.connection())
        .await?;
        if game.is_over() {
            sqlx::query("UPDATE seats SET running = FALSE WHERE game = $1")
                .bind(game.id.0)
                .execute(self.connection())
                .await?;
            self.forget_untold_in(game.id).await?;
        }
        let is_kept = done.rows_affected() == 1;
        if is_kept && self.behind.remove(&game.id) {
            self.save_habits_known(game.id).await?;
        }
        Ok(is_kept)
    }

    /// Takes the next number of a kind.
    pub(super) async fn next_number(&mut self, kind: &'static str) -> Result<i64, Error> {
        Ok(sqlx::query_scalar(
            "UPDATE next_numbers SET number = number + 1 WHERE kind = $1 RETURNING number - 1",
        )
        .bind(kind)
        .fetch_one(self.connection())
        .await?)
    }
}

#[derive(FromRow)]
struct SeatRow {
    player: i64,
    name: String,
    nickname: Option<String>,
    #[sqlx(flatten)]
    habits: HabitColumns,
    /// The last change of the player's habits that the game accounts for.
    known: i64,
    /// The last change of the player's habits.
    revision: i64,
}

#[derive(FromRow)]
struct GameRow {
    id: i64,
    ruleset: String,
    rated: bool,
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
    anew: Option<String>,
    opened: Option<i64>,
    grace: Option<i64>,
    grace_ply: Option<i64>,
    parent: Option<i64>,
    board_channel: Option<i64>,
    astray: bool,
    machine: Option<i64>,
    level: Option<i64>,
    free_takeback: Option<i64>,
    absence: i64,
    last_absence: Option<i64>,
    last_until: Option<i64>,
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
            },
            place: place(self.server, self.channel)?,
            machine: self.machine()?,
            at: column::time(self.started_at)?,
            habits: seats
                .iter()
                .map(|seat| {
                    let player = PlayerId(column::id(seat.player)?);
                    seat.habits.read_for(player, damage)
                })
                .collect::<Result<_, _>>()?,
        };
        let kept = self.kept(offers)?;
        let mut game = Game::resume(start, &record.moves, kept).map_err(|error| damaged(&error))?;
        let acts = game.position().to_act().map(|turn| turn.seat);
        game.clock = self.clocks.read(game.terms.pace, acts)?;
        if let (Some(clock), Some(until)) = (&mut game.clock, self.last_until) {
            // That it is damaged is told where the absences are read.
            clock.happens_not_before(column::time(until).unwrap_or(Timestamp::MIN));
        }
        Ok(SavedGame {
            names: names(&game, seats.iter().map(SeatRow::called)),
            global_names: names(&game, seats.iter().map(|seat| seat.name.as_str())),
            game,
            board: self.board.map(column::id).transpose()?.map(MessageId),
            posted: self.posted_ply.map(column::mark).transpose()?,
            end_posted: self.end_posted,
            parent: self.parent.map(column::id).transpose()?.map(ChannelId),
            board_channel: self
                .board_channel
                .map(column::id)
                .transpose()?
                .map(ChannelId),
            astray: self.astray,
        })
    }

    /// The player whose moves the engine chooses.
    fn machine(&self) -> Result<Option<Machine>, Error> {
        match (self.machine, self.level) {
            (Some(player), Some(level)) => Ok(Some(Machine {
                player: PlayerId(column::id(player)?),
                level: column::count(level)?,
            })),
            _ => Ok(None),
        }
    }

    /// What was kept beside the record; the clocks come later, for they need the position.
    fn kept(&self, offers: Vec<Offer>) -> Result<Kept, Error> {
        let grace = match (self.grace, self.grace_ply) {
            (Some(time), Some(at)) => Some(Grace {
                at: column::mark(at)?,
                time: column::span(time),
            }),
            _ => None,
        };
        Ok(Kept {
            moved_at: column::time(self.moved_at)?,
            edition: column::mark(self.ply)?.edition,
            clock: None,
            rest: self.rest.as_deref().map(rest).transpose()?,
            anew: self.anew.as_deref().map(anew).transpose()?,
            grace,
            offers,
            opened: self.opened.map(column::mark).transpose()?,
            free_takeback: self.free_takeback.map(column::count).transpose()?,
        })
    }
}

/// The players' names; the engine's with its level.
fn names<'a>(game: &Game, names: impl Iterator<Item = &'a str>) -> Vec<String> {
    names
        .zip(&game.players)
        .map(|(name, &player)| match game.machine {
            Some(machine) if machine.player == player => machine.named(name),
            _ => name.to_owned(),
        })
        .collect()
}

impl SeatRow {
    /// What the player is called on the game's server.
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

const fn from_rest(rest: Suspension) -> &'static str {
    match rest {
        Suspension::Paused => "paused",
        Suspension::Adjourned => "adjourned",
    }
}

fn rest(column: &str) -> Result<Suspension, Error> {
    let all = [Suspension::Paused, Suspension::Adjourned];
    let found = all.into_iter().find(|&rest| from_rest(rest) == column);
    found.ok_or_else(|| Error::damaged("how a game rests", column))
}

const fn from_anew(anew: Reset) -> &'static str {
    match anew {
        Reset::TakenBack => "taken-back",
        Reset::Resumed => "resumed",
        Reset::Revived => "revived",
    }
}

fn anew(column: &str) -> Result<Reset, Error> {
    let all = [Reset::TakenBack, Reset::Resumed, Reset::Revived];
    let found = all.into_iter().find(|&anew| from_anew(anew) == column);
    found.ok_or_else(|| Error::damaged("why a game was set up anew", column))
}
