//! Stores what happened in tournaments: the log of organisers' deeds, and what is still to be posted.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_optional_id, from_time};
use super::sql;
use super::tournament_entries::from_count;
use super::{Error, Reading, Writing};
use crate::game::{MessageId, PlayerId, TournamentId};

/// What happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEvent {
    /// What kind of thing.
    pub kind: TournamentEventKind,
    /// The person who did it; `None` if it happened by itself.
    pub actor: Option<PlayerId>,
    /// The round, from 1, if it concerns one.
    pub round: Option<usize>,
    /// The board of that round, from 1, if it concerns one.
    pub board: Option<usize>,
    /// The player whom it concerns.
    pub player: Option<PlayerId>,
    /// The other one.
    pub other: Option<PlayerId>,
    /// What the organiser wrote.
    pub reason: Option<String>,
}

/// What kinds of things happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentEventKind {
    /// It was announced.
    Announced,
    /// Its start was put off: by the organiser, or as too few had entered.
    Extended,
    /// It was cancelled: by the organiser, or as too few had entered.
    Cancelled,
    /// The check-in opened.
    CheckInOpened,
    /// The organiser started it before its time.
    StartedEarly,
    /// A round began. The first one is the start.
    RoundBegan,
    /// All is decided.
    Over,
    /// The organiser decided a result, with a reason.
    Adjudicated,
    /// The organiser put `other` in the place of `player`.
    Replaced,
    /// The organiser took `player` out.
    Removed,
    /// `player` withdrew after the start.
    Withdrew,
    /// `player` made no move in a game, and is out.
    NoShow,
    /// It was paused.
    Paused,
    /// It goes on.
    Resumed,
    /// `player` and `other`, one of whom has blocked the other, had to be paired.
    BlockedPair,
    /// Something of it is damaged, so that it cannot go on.
    SetAside,
    /// Somebody else organises it.
    HandedOver,
    /// It is repeated no more: by the organiser, or as three in a row did not take place.
    SeriesEnded,
    /// No season of the league follows this one.
    LastSeason,
    /// The league goes on after this season.
    SeasonsGoOn,
}

impl TournamentEventKind {
    const ALL: [Self; 20] = [
        Self::Announced,
        Self::Extended,
        Self::Cancelled,
        Self::CheckInOpened,
        Self::StartedEarly,
        Self::RoundBegan,
        Self::Over,
        Self::Adjudicated,
        Self::Replaced,
        Self::Removed,
        Self::Withdrew,
        Self::NoShow,
        Self::Paused,
        Self::Resumed,
        Self::BlockedPair,
        Self::SetAside,
        Self::HandedOver,
        Self::SeriesEnded,
        Self::LastSeason,
        Self::SeasonsGoOn,
    ];

    /// The word it is stored under: `announced`, `handed-over`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Announced => "announced",
            Self::Extended => "extended",
            Self::Cancelled => "cancelled",
            Self::CheckInOpened => "check-in-opened",
            Self::StartedEarly => "started-early",
            Self::RoundBegan => "round-began",
            Self::Over => "over",
            Self::Adjudicated => "adjudicated",
            Self::Replaced => "replaced",
            Self::Removed => "removed",
            Self::Withdrew => "withdrew",
            Self::NoShow => "no-show",
            Self::Paused => "paused",
            Self::Resumed => "resumed",
            Self::BlockedPair => "blocked-pair",
            Self::SetAside => "set-aside",
            Self::HandedOver => "handed-over",
            Self::SeriesEnded => "series-ended",
            Self::LastSeason => "last-season",
            Self::SeasonsGoOn => "seasons-go-on",
        }
    }

    /// Whether it is posted where the tournament is announced.
    pub const fn is_posted(self) -> bool {
        matches!(
            self,
            Self::Extended
                | Self::Cancelled
                | Self::CheckInOpened
                | Self::StartedEarly
                | Self::RoundBegan
                | Self::Over
                | Self::Adjudicated
                | Self::Replaced
                | Self::Removed
                | Self::Withdrew
                | Self::Paused
                | Self::Resumed
                | Self::HandedOver
                | Self::SeriesEnded
                | Self::LastSeason
                | Self::SeasonsGoOn
        )
    }
}

/// The number of an event. Never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentEventId(pub i64);

/// What happened, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedTournamentEvent {
    /// Its number.
    pub id: TournamentEventId,
    /// The tournament.
    pub tournament: TournamentId,
    /// When.
    pub at: Timestamp,
    /// What.
    pub event: TournamentEvent,
    /// Whether it was posted, or never is.
    pub is_told: bool,
}

impl Reading {
    /// What happened in a tournament, the latest first; damaged rows are left out.
    pub async fn tournament_events(
        &mut self,
        id: TournamentId,
        most: u32,
    ) -> Result<Vec<SavedTournamentEvent>, Error> {
        let rows: Vec<EventRow> = sql::query_as(EVENTS)
            .bind(id.0)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, SavedTournamentEvent::try_from)
    }

    /// One event; `None` if there is none of this number.
    pub async fn tournament_event(
        &mut self,
        id: TournamentEventId,
    ) -> Result<Option<SavedTournamentEvent>, Error> {
        let row: Option<EventRow> = sql::query_as(EVENT)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        row.map(SavedTournamentEvent::try_from).transpose()
    }

    /// When somebody did a thing of this kind for the `most`-last time, in any tournament; `None` if they did it less often.
    pub async fn deed_before(
        &mut self,
        actor: PlayerId,
        kind: TournamentEventKind,
        most: u32,
    ) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> = sql::query_scalar(DEED_BEFORE)
            .bind(column::from_id(actor.0)?)
            .bind(kind.id())
            .bind(most.saturating_sub(1))
            .fetch_optional(self.connection())
            .await?;
        at.map(column::time).transpose()
    }

    /// When somebody left a tournament that had begun: withdrew, was taken out, or did not come. `None` if they did not,
    /// or if nobody knows any more.
    pub async fn left_tournament_at(
        &mut self,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> = sql::query_scalar(LEFT_AT)
            .bind(id.0)
            .bind(column::from_id(player.0)?)
            .bind(TournamentEventKind::Withdrew.id())
            .bind(TournamentEventKind::Removed.id())
            .bind(TournamentEventKind::NoShow.id())
            .fetch_optional(self.connection())
            .await?;
        at.map(column::time).transpose()
    }

    /// How often somebody was put into a tournament in the place of another.
    pub async fn times_put_in(&mut self, id: TournamentId, put: PlayerId) -> Result<u32, Error> {
        let times: i64 = sql::query_scalar(TIMES_PUT_IN)
            .bind(id.0)
            .bind(TournamentEventKind::Replaced.id())
            .bind(column::from_id(put.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(times)
    }

    /// The messages in which the latest events of a tournament are told, as many as can be looked through in a channel.
    pub async fn messages_of_events(&mut self, id: TournamentId) -> Result<Vec<MessageId>, Error> {
        let messages: Vec<i64> = sql::query_scalar(MESSAGES_OF_EVENTS)
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let messages = messages.into_iter();
        messages.map(|it| column::id(it).map(MessageId)).collect()
    }

    /// What is still to be posted of tournaments, the oldest first. What is to be posted on a server from which the bot
    /// was removed waits until it is back.
    pub async fn untold_tournament_events(&mut self) -> Result<Vec<TournamentEventId>, Error> {
        let ids = sql::query_scalar(UNTOLD_EVENTS)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TournamentEventId).collect())
    }
}

impl Writing {
    /// Saves that something happened in a tournament. What is posted is not told yet.
    pub async fn insert_tournament_event(
        &mut self,
        id: TournamentId,
        event: &TournamentEvent,
        now: Timestamp,
    ) -> Result<TournamentEventId, Error> {
        let number: i64 = sql::query_scalar(
            "INSERT INTO tournament_events
                 (tournament, at, actor, kind, round, board, player, other, reason, told)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING number",
        )
        .bind(id.0)
        .bind(from_time(now))
        .bind(from_optional_id(event.actor.map(|it| it.0))?)
        .bind(event.kind.id())
        .bind(event.round.map(from_count))
        .bind(event.board.map(from_count))
        .bind(from_optional_id(event.player.map(|it| it.0))?)
        .bind(from_optional_id(event.other.map(|it| it.0))?)
        .bind(&event.reason)
        .bind(!event.kind.is_posted())
        .fetch_one(self.connection())
        .await?;
        Ok(TournamentEventId(number))
    }

    /// Records that an event was posted in this message, or never will be.
    pub async fn save_tournament_event_told(
        &mut self,
        id: TournamentEventId,
        message: Option<MessageId>,
    ) -> Result<(), Error> {
        sql::query("UPDATE tournament_events SET told = TRUE, message = $2 WHERE number = $1")
            .bind(id.0)
            .bind(from_optional_id(message.map(|it| it.0))?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

/// Names whom an event is about.
impl TournamentEvent {
    /// An event of this kind, by itself.
    pub const fn new(kind: TournamentEventKind) -> Self {
        Self {
            kind,
            actor: None,
            round: None,
            board: None,
            player: None,
            other: None,
            reason: None,
        }
    }

    /// The deed of a person.
    #[must_use]
    pub fn by(self, actor: PlayerId) -> Self {
        Self {
            actor: Some(actor),
            ..self
        }
    }

    /// In this round.
    #[must_use]
    pub fn in_round(self, round: usize) -> Self {
        Self {
            round: Some(round),
            ..self
        }
    }

    /// About this player.
    #[must_use]
    pub fn about(self, player: PlayerId) -> Self {
        Self {
            player: Some(player),
            ..self
        }
    }
}

macro_rules! columns {
    () => {
        "SELECT number, tournament, at, actor, kind, round, board, player, other, reason, told
         FROM tournament_events "
    };
}

pub(super) const EVENTS: &str = concat!(
    columns!(),
    "WHERE tournament = $1 ORDER BY number DESC LIMIT $2"
);

const EVENT: &str = concat!(columns!(), "WHERE number = $1");

pub(super) const DEED_BEFORE: &str = "
    SELECT at FROM tournament_events WHERE actor = $1 AND kind = $2
    ORDER BY number DESC LIMIT 1 OFFSET $3";

pub(super) const LEFT_AT: &str = "
    SELECT at FROM tournament_events WHERE tournament = $1 AND player = $2 AND kind IN ($3, $4, $5)
    ORDER BY number DESC LIMIT 1";

pub(super) const MESSAGES_OF_EVENTS: &str = "
    SELECT message FROM tournament_events WHERE tournament = $1 AND message IS NOT NULL
    ORDER BY number DESC LIMIT 300";

pub(super) const TIMES_PUT_IN: &str = "
    SELECT COUNT(*) FROM tournament_events WHERE tournament = $1 AND kind = $2 AND other = $3";

pub(super) const UNTOLD_EVENTS: &str = "
    SELECT number FROM tournament_events JOIN tournaments ON tournaments.id = tournament_events.tournament
    WHERE NOT told AND NOT paused_by_absence AND server NOT IN (SELECT server FROM departed_servers)
    ORDER BY number";

#[derive(FromRow)]
struct EventRow {
    number: i64,
    tournament: i64,
    at: i64,
    actor: Option<i64>,
    kind: String,
    round: Option<i64>,
    board: Option<i64>,
    player: Option<i64>,
    other: Option<i64>,
    reason: Option<String>,
    told: bool,
}

impl TryFrom<EventRow> for SavedTournamentEvent {
    type Error = Error;

    fn try_from(row: EventRow) -> Result<Self, Error> {
        let kinds = TournamentEventKind::ALL.into_iter();
        let kind = kinds.into_iter().find(|it| it.id() == row.kind);
        let player = |column: Option<i64>| {
            let id = column.map(column::id).transpose()?;
            Ok::<_, Error>(id.map(PlayerId))
        };
        let event = TournamentEvent {
            kind: kind.ok_or_else(|| Error::damaged("an event", &row.kind))?,
            actor: player(row.actor)?,
            round: row.round.map(column::count).transpose()?,
            board: row.board.map(column::count).transpose()?,
            player: player(row.player)?,
            other: player(row.other)?,
            reason: row.reason,
        };
        Ok(Self {
            id: TournamentEventId(row.number),
            tournament: TournamentId(row.tournament),
            at: column::time(row.at)?,
            event,
            is_told: row.told,
        })
    }
}
