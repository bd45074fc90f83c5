//! Stores tournaments: what the organiser chose, and how far each has come.

use jiff::{SignedDuration, Timestamp};
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_span, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChannelId, First, MessageId, Place, PlayerId, ServerId, Terms, TournamentId};
use crate::tournament::format::Format;

/// What an organiser chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentSetup {
    /// What it is called.
    pub name: String,
    /// What is played. Who moves first is up to the pairing; `set` says whether each pair plays a set.
    pub terms: Terms,
    /// How it is played.
    pub format: Format,
    /// The fewest entrants with whom it starts.
    pub fewest: u16,
    /// The most entrants.
    pub most: u16,
    /// Which ratings may enter.
    pub band: RatingBand,
    /// When it starts, or is cancelled if too few have entered.
    pub starts_at: Timestamp,
    /// Whether it starts sooner once it is full.
    pub starts_when_full: bool,
    /// Until when one can enter; `None` for until the start.
    pub entry_until: Option<Timestamp>,
    /// How long before the start entrants have to say that they are there; `None` if they need not.
    pub check_in: Option<SignedDuration>,
    /// How it repeats; `None` if it does not.
    pub repeats: Option<Repetition>,
}

/// Which ratings may enter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingBand {
    /// The lowest; `None` for any.
    pub from: Option<i32>,
    /// The highest; `None` for any.
    pub to: Option<i32>,
}

impl RatingBand {
    /// Whether a rating lies in it.
    pub fn holds(self, rating: i32) -> bool {
        self.from.is_none_or(|from| from <= rating) && self.to.is_none_or(|to| rating <= to)
    }
}

/// How a tournament repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// An RRULE of RFC 5545, such as `FREQ=MONTHLY;BYDAY=1SA`.
    pub rule: String,
    /// The name of the time zone in which it is read.
    pub zone: String,
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentState {
    /// Only its organiser sees it.
    Draft,
    /// It is announced: people enter.
    Open,
    /// Rounds are played.
    Running,
    /// All is decided.
    Over,
    /// It does not take place, or was broken off.
    Cancelled,
}

impl TournamentState {
    const ALL: [Self; 5] = [
        Self::Draft,
        Self::Open,
        Self::Running,
        Self::Over,
        Self::Cancelled,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }

    /// Whether nothing happens in it any more.
    pub const fn is_ended(self) -> bool {
        matches!(self, Self::Over | Self::Cancelled)
    }
}

/// A tournament as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedTournament {
    /// Its number.
    pub id: TournamentId,
    /// The server.
    pub server: ServerId,
    /// Where it is announced, and its games are played.
    pub channel: ChannelId,
    /// Who organises it.
    pub organiser: PlayerId,
    /// What the organiser chose.
    pub setup: TournamentSetup,
    /// How far it has come.
    pub state: TournamentState,
    /// Since when it is paused, if it is.
    pub paused_at: Option<Timestamp>,
    /// Whether it is paused because the bot is not on the server.
    pub is_bot_absent: bool,
    /// Whether its start was put off because too few had entered.
    pub is_extended: bool,
    /// Decides what is left to lots.
    pub seed: u64,
    /// When it was made.
    pub made_at: Timestamp,
    /// When it was announced.
    pub announced_at: Option<Timestamp>,
    /// When its first round began.
    pub started_at: Option<Timestamp>,
    /// When it was over or cancelled.
    pub ended_at: Option<Timestamp>,
    /// The one before it in a series.
    pub follows: Option<TournamentId>,
    /// The first start of its series; `None` if it does not repeat.
    pub series_start: Option<Timestamp>,
    /// The time of the series for which it was made; its start may have been put off since.
    pub planned_at: Option<Timestamp>,
    /// Its announcement.
    pub message: Option<MessageId>,
    /// How often what the announcement shows has changed.
    pub revision: i64,
    /// The change that the announcement shows.
    pub shown: i64,
    /// Since when it cannot go on, because something of it is damaged.
    pub set_aside_at: Option<Timestamp>,
}

impl SavedTournament {
    /// Where its games are played.
    pub fn place(&self) -> Place {
        Place {
            server: Some(self.server),
            channel: self.channel,
        }
    }
}

/// Which drafts are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drafts {
    /// Every one.
    All,
    /// Those that this person organises.
    OwnOf(PlayerId),
}

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many come before it.
    pub from: u32,
    /// How many it has at most.
    pub most: u32,
}

impl Reading {
    /// A tournament by its number.
    pub async fn tournament(&mut self, id: TournamentId) -> Result<Option<SavedTournament>, Error> {
        let row: Option<TournamentRow> = sql::query_as(ONE)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        let read = row.map(SavedTournament::try_from).transpose();
        read.map_err(|error| error.within(format_args!("tournament {id}")))
    }

    /// Who organises a tournament. This works even if the rest of it cannot be read.
    pub async fn tournament_organiser(
        &mut self,
        id: TournamentId,
    ) -> Result<Option<PlayerId>, Error> {
        let organiser: Option<i64> =
            sql::query_scalar("SELECT organiser FROM tournaments WHERE id = $1")
                .bind(id.0)
                .fetch_optional(self.connection())
                .await?;
        let organiser = organiser.map(column::id).transpose();
        Ok(self.set_aside(organiser)?.flatten().map(PlayerId))
    }

    /// The tournaments of a server that are not over, those that are announced first, each the oldest first; damaged ones
    /// are left out.
    pub async fn tournaments_going_on(
        &mut self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<SavedTournament>, Error> {
        self.tournaments_on(GOING_ON, server, most).await
    }

    /// The tournaments of a server that are over or cancelled, the latest first; damaged ones are left out.
    pub async fn tournaments_ended(
        &mut self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<SavedTournament>, Error> {
        self.tournaments_on(ENDED, server, most).await
    }

    /// How many tournaments of a server are announced and not over.
    pub async fn announced_going_on(&mut self, server: ServerId) -> Result<i64, Error> {
        Ok(sql::query_scalar(ANNOUNCED_GOING_ON)
            .bind(from_id(server.0)?)
            .fetch_one(self.connection())
            .await?)
    }

    /// How many tournaments of a server a person has drafted and not announced.
    pub async fn drafts_of(&mut self, organiser: PlayerId, server: ServerId) -> Result<i64, Error> {
        Ok(sql::query_scalar(DRAFTS_OF)
            .bind(from_id(organiser.0)?)
            .bind(from_id(server.0)?)
            .fetch_one(self.connection())
            .await?)
    }

    /// A part of the tournaments of a server: those that are not over, the oldest first, then the others, the latest
    /// first. Drafts are among them as far as they are asked for.
    pub async fn tournaments_listed(
        &mut self,
        server: ServerId,
        drafts: Drafts,
        part: Part,
    ) -> Result<Vec<TournamentId>, Error> {
        let (all, organiser) = match drafts {
            Drafts::All => (true, None),
            Drafts::OwnOf(organiser) => (false, Some(from_id(organiser.0)?)),
        };
        let ids = sql::query_scalar(LISTED)
            .bind(from_id(server.0)?)
            .bind(all)
            .bind(organiser)
            .bind(part.most)
            .bind(part.from)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// How many have entered a tournament and not left, and how many rounds it has.
    pub async fn tournament_counts(&mut self, id: TournamentId) -> Result<(u32, u32), Error> {
        let (entered, rounds): (i64, i64) = sql::query_as(COUNTS)
            .bind(id.0)
            .fetch_one(self.connection())
            .await?;
        Ok((column::count(entered)?, column::count(rounds)?))
    }

    async fn tournaments_on(
        &mut self,
        sql: &'static str,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<SavedTournament>, Error> {
        let rows: Vec<TournamentRow> = sql::query_as(sql)
            .bind(from_id(server.0)?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, SavedTournament::try_from)
    }

    /// The tournaments to look at by now, those that are due longest first.
    pub async fn tournaments_due(
        &mut self,
        now: Timestamp,
        most: u32,
    ) -> Result<Vec<TournamentId>, Error> {
        let ids = sql::query_scalar(TOURNAMENTS_DUE)
            .bind(from_time(now))
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// When the next tournament is to be looked at.
    pub async fn next_tournament_due(&mut self) -> Result<Option<Timestamp>, Error> {
        let due: Option<i64> = sql::query_scalar(NEXT_TOURNAMENT)
            .fetch_one(self.connection())
            .await?;
        Ok(due.and_then(|due| column::time(due).ok()))
    }

    /// The tournaments whose announcement is not posted, or does not show the last change. Those on servers from which
    /// the bot was removed wait until it is back.
    pub async fn unposted_tournaments(&mut self) -> Result<Vec<TournamentId>, Error> {
        let mut ids: Vec<i64> = Vec::new();
        for sql in [UNPOSTED_TOURNAMENTS, UNSHOWN_TOURNAMENTS] {
            let found: Vec<i64> = sql::query_scalar(sql).fetch_all(self.connection()).await?;
            ids.extend(found);
        }
        Ok(ids.into_iter().map(TournamentId).collect())
    }
}

impl Writing {
    /// Saves a new tournament as a draft, and returns its number. Its organiser must be saved already.
    pub async fn insert_tournament(
        &mut self,
        (place, organiser): ((ServerId, ChannelId), PlayerId),
        setup: &TournamentSetup,
        seed: u64,
        now: Timestamp,
    ) -> Result<TournamentId, Error> {
        let (server, channel) = place;
        let id: i64 = sql::query_scalar(
            "INSERT INTO tournaments (server, channel, organiser, seed, made_at, name, ruleset, pace, rated, calls,
                 in_set, format, fewest, most, starts_at, starts_when_full)
             VALUES ($1, $2, $3, $4, $5, '', '', '', FALSE, FALSE, FALSE, '', 0, 0, 0, FALSE) RETURNING id",
        )
        .bind(from_id(server.0)?)
        .bind(from_id(channel.0)?)
        .bind(from_id(organiser.0)?)
        .bind(seed.cast_signed())
        .bind(from_time(now))
        .fetch_one(self.connection())
        .await?;
        let id = TournamentId(id);
        self.save_tournament_setup(id, setup).await?;
        Ok(id)
    }

    /// Saves what the organiser chose.
    pub async fn save_tournament_setup(
        &mut self,
        id: TournamentId,
        setup: &TournamentSetup,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE tournaments SET name = $2, ruleset = $3, pace = $4, rated = $5, calls = $6, in_set = $7,
                 format = $8, fewest = $9, most = $10, rating_from = $11, rating_to = $12, starts_at = $13,
                 starts_when_full = $14, entry_until = $15, check_in = $16, repeats = $17, repeats_zone = $18,
                 revision = revision + 1
             WHERE id = $1",
        )
        .bind(id.0)
        .bind(&setup.name)
        .bind(setup.terms.ruleset.code())
        .bind(setup.terms.pace.id())
        .bind(setup.terms.rated)
        .bind(setup.terms.calls)
        .bind(setup.terms.set)
        .bind(setup.format.id())
        .bind(i64::from(setup.fewest))
        .bind(i64::from(setup.most))
        .bind(setup.band.from)
        .bind(setup.band.to)
        .bind(from_time(setup.starts_at))
        .bind(setup.starts_when_full)
        .bind(setup.entry_until.map(from_time))
        .bind(setup.check_in.map(from_span))
        .bind(setup.repeats.as_ref().map(|it| it.rule.as_str()))
        .bind(setup.repeats.as_ref().map(|it| it.zone.as_str()))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves how far a tournament has come, and when it is looked at next. Its announcement then shows a change.
    pub async fn save_tournament(
        &mut self,
        tournament: &SavedTournament,
        due: Option<Timestamp>,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE tournaments SET organiser = $2, channel = $3, state = $4, paused_at = $5, extended = $6,
                 announced_at = $7, started_at = $8, ended_at = $9, starts_at = $10, entry_until = $11,
                 due = $12, paused_by_absence = $13, follows = $14, series_start = $15, planned = $16, tries = 0,
                 revision = revision + 1
             WHERE id = $1",
        )
        .bind(tournament.id.0)
        .bind(from_id(tournament.organiser.0)?)
        .bind(from_id(tournament.channel.0)?)
        .bind(tournament.state.id())
        .bind(tournament.paused_at.map(from_time))
        .bind(tournament.is_extended)
        .bind(tournament.announced_at.map(from_time))
        .bind(tournament.started_at.map(from_time))
        .bind(tournament.ended_at.map(from_time))
        .bind(from_time(tournament.setup.starts_at))
        .bind(tournament.setup.entry_until.map(from_time))
        .bind(due.map(from_time))
        .bind(tournament.is_bot_absent)
        .bind(tournament.follows.map(|it| it.0))
        .bind(tournament.series_start.map(from_time))
        .bind(tournament.planned_at.map(from_time))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves that what the announcement shows has changed.
    pub async fn touch_tournament(&mut self, id: TournamentId) -> Result<(), Error> {
        sql::query("UPDATE tournaments SET revision = revision + 1 WHERE id = $1")
            .bind(id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves when a tournament is looked at next.
    pub async fn save_tournament_due(
        &mut self,
        id: TournamentId,
        due: Option<Timestamp>,
    ) -> Result<(), Error> {
        sql::query("UPDATE tournaments SET due = $2, tries = 0 WHERE id = $1")
            .bind(id.0)
            .bind(due.map(from_time))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes that looking at a tournament failed, and when it is tried again. Returns how often in a row.
    pub async fn save_tournament_failure(
        &mut self,
        id: TournamentId,
        again: Timestamp,
    ) -> Result<u32, Error> {
        let tries: Option<i64> = sql::query_scalar(
            "UPDATE tournaments SET tries = tries + 1, due = $2 WHERE id = $1 RETURNING tries",
        )
        .bind(id.0)
        .bind(from_time(again))
        .fetch_optional(self.connection())
        .await?;
        column::count(tries.unwrap_or_default())
    }

    /// Saves when a tournament that failed is tried again.
    pub async fn put_tournament_off(
        &mut self,
        id: TournamentId,
        until: Timestamp,
    ) -> Result<(), Error> {
        sql::query("UPDATE tournaments SET due = $2 WHERE id = $1")
            .bind(id.0)
            .bind(from_time(until))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Sets a damaged tournament aside: it is not looked at any more. This works even if it cannot be read.
    pub async fn set_tournament_aside(
        &mut self,
        id: TournamentId,
        at: Option<Timestamp>,
    ) -> Result<(), Error> {
        sql::query("UPDATE tournaments SET set_aside_at = $2, tries = 0 WHERE id = $1")
            .bind(id.0)
            .bind(at.map(from_time))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records the announcement of a tournament, as of this change.
    pub async fn save_tournament_shown(
        &mut self,
        id: TournamentId,
        message: MessageId,
        revision: i64,
    ) -> Result<(), Error> {
        sql::query("UPDATE tournaments SET message = $2, shown = CASE WHEN shown < $3 THEN $3 ELSE shown END
             WHERE id = $1")
            .bind(id.0)
            .bind(from_id(message.0)?)
            .bind(revision)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

#[expect(clippy::struct_excessive_bools, reason = "each is a column")]
#[derive(FromRow)]
struct TournamentRow {
    id: i64,
    server: i64,
    channel: i64,
    organiser: i64,
    name: String,
    ruleset: String,
    pace: String,
    rated: bool,
    calls: bool,
    in_set: bool,
    format: String,
    fewest: i64,
    most: i64,
    rating_from: Option<i64>,
    rating_to: Option<i64>,
    starts_at: i64,
    starts_when_full: bool,
    entry_until: Option<i64>,
    check_in: Option<i64>,
    repeats: Option<String>,
    repeats_zone: Option<String>,
    state: String,
    paused_at: Option<i64>,
    paused_by_absence: bool,
    extended: bool,
    seed: i64,
    made_at: i64,
    announced_at: Option<i64>,
    started_at: Option<i64>,
    ended_at: Option<i64>,
    follows: Option<i64>,
    series_start: Option<i64>,
    planned: Option<i64>,
    message: Option<i64>,
    revision: i64,
    shown: i64,
    set_aside_at: Option<i64>,
}

impl TournamentRow {
    fn setup(&mut self) -> Result<TournamentSetup, Error> {
        let format = Format::from_id(&self.format);
        let rule = self.repeats.take();
        let zone = self.repeats_zone.take();
        Ok(TournamentSetup {
            name: std::mem::take(&mut self.name),
            terms: Terms {
                ruleset: column::ruleset(&self.ruleset)?,
                pace: column::pace(&self.pace)?,
                rated: self.rated,
                first: First::Chance,
                calls: self.calls,
                set: self.in_set,
                claim: false,
                hill: false,
            },
            format: format.ok_or_else(|| Error::damaged("a format", &self.format))?,
            fewest: column::count(self.fewest)?,
            most: column::count(self.most)?,
            band: RatingBand {
                from: self.rating_from.map(column::count).transpose()?,
                to: self.rating_to.map(column::count).transpose()?,
            },
            starts_at: column::time(self.starts_at)?,
            starts_when_full: self.starts_when_full,
            entry_until: optional_time(self.entry_until)?,
            check_in: self.check_in.map(column::span),
            repeats: rule.zip(zone).map(|(rule, zone)| Repetition { rule, zone }),
        })
    }
}

impl TryFrom<TournamentRow> for SavedTournament {
    type Error = Error;

    fn try_from(mut row: TournamentRow) -> Result<Self, Error> {
        let state = TournamentState::ALL
            .into_iter()
            .find(|it| it.id() == row.state);
        Ok(Self {
            id: TournamentId(row.id),
            server: ServerId(column::id(row.server)?),
            channel: ChannelId(column::id(row.channel)?),
            organiser: PlayerId(column::id(row.organiser)?),
            setup: row.setup()?,
            state: state.ok_or_else(|| Error::damaged("the state", &row.state))?,
            paused_at: optional_time(row.paused_at)?,
            is_bot_absent: row.paused_by_absence,
            is_extended: row.extended,
            seed: row.seed.cast_unsigned(),
            made_at: column::time(row.made_at)?,
            announced_at: optional_time(row.announced_at)?,
            started_at: optional_time(row.started_at)?,
            ended_at: optional_time(row.ended_at)?,
            follows: row.follows.map(TournamentId),
            series_start: optional_time(row.series_start)?,
            planned_at: optional_time(row.planned)?,
            message: row.message.map(column::id).transpose()?.map(MessageId),
            revision: row.revision,
            shown: row.shown,
            set_aside_at: optional_time(row.set_aside_at)?,
        })
    }
}

fn optional_time(column: Option<i64>) -> Result<Option<Timestamp>, Error> {
    column.map(column::time).transpose()
}

/// The columns of [`TournamentRow`].
macro_rules! columns {
    () => {
        "SELECT id, server, channel, organiser, name, ruleset, pace, rated, calls, in_set, format, fewest, most,
            rating_from, rating_to, starts_at, starts_when_full, entry_until, check_in, repeats, repeats_zone,
            state, paused_at, paused_by_absence, extended, seed, made_at, announced_at, started_at, ended_at,
            follows, series_start, planned, message, revision, shown, set_aside_at FROM tournaments "
    };
}

const ONE: &str = concat!(columns!(), "WHERE id = $1");

pub(super) const GOING_ON: &str = concat!(
    columns!(),
    "WHERE server = $1 AND state IN ('draft', 'open', 'running') ORDER BY state = 'draft', id LIMIT $2"
);

// The first condition on the state is that of the index, word for word.
pub(super) const ANNOUNCED_GOING_ON: &str = "SELECT COUNT(*) FROM tournaments
     WHERE server = $1 AND state IN ('draft', 'open', 'running') AND state <> 'draft'";

pub(super) const DRAFTS_OF: &str =
    "SELECT COUNT(*) FROM tournaments WHERE organiser = $1 AND server = $2 AND state = 'draft'";

pub(super) const ENDED: &str = concat!(
    columns!(),
    "WHERE server = $1 AND announced_at IS NOT NULL AND state IN ('over', 'cancelled') ORDER BY id DESC LIMIT $2"
);

pub(super) const LISTED: &str = "
    SELECT id FROM tournaments
    WHERE server = $1 AND (announced_at IS NOT NULL OR state = 'draft' AND ($2 OR organiser = $3))
    ORDER BY state IN ('over', 'cancelled'), state = 'draft',
        CASE WHEN state IN ('over', 'cancelled') THEN -COALESCE(ended_at, made_at)
            ELSE COALESCE(started_at, starts_at) END, id
    LIMIT $4 OFFSET $5";

pub(super) const COUNTS: &str = "
    SELECT (SELECT COUNT(*) FROM tournament_entries WHERE tournament = $1 AND left_after IS NULL),
        (SELECT COUNT(*) FROM tournament_rounds WHERE tournament = $1)";

pub(super) const TOURNAMENTS_DUE: &str = "
    SELECT id FROM tournaments WHERE due <= $1 AND set_aside_at IS NULL ORDER BY due LIMIT $2";

pub(super) const NEXT_TOURNAMENT: &str =
    "SELECT MIN(due) FROM tournaments WHERE due IS NOT NULL AND set_aside_at IS NULL";

// The first two conditions are copied from the indexes of migration 80, word for word. What its organiser had paused
// before the bot was removed is not paused by that.
// A season of a league is announced after the end of the one before it, unless posting that has failed.
pub(super) const UNPOSTED_TOURNAMENTS: &str = "
    SELECT id FROM tournaments WHERE state = 'open' AND message IS NULL
        AND NOT paused_by_absence AND server NOT IN (SELECT server FROM departed_servers)
        AND NOT EXISTS (SELECT 1 FROM tournament_events AS before
            WHERE before.tournament = tournaments.follows AND before.kind = 'over' AND NOT before.told
                AND NOT EXISTS (SELECT 1 FROM post_attempts AS tried
                    WHERE tried.kind = 'tournament-event' AND tried.id = before.number AND tried.player = 0))
    ORDER BY id";

pub(super) const UNSHOWN_TOURNAMENTS: &str = "
    SELECT id FROM tournaments WHERE message IS NOT NULL AND shown < revision
        AND NOT paused_by_absence AND server NOT IN (SELECT server FROM departed_servers) ORDER BY id";
