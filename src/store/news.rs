//! Stores news: what people are told in private, each once. It is kept until it is sent or given up.

use std::sync::Arc;

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::time_preferences::TimePreferenceColumns;
use super::tournament_entries::from_count;
use super::{Error, Reading, SendingWindow, Writing};
use crate::game::{
    ChallengeId, GameId, HillId, OfferKind, PlayerId, SeekId, ServerId, TableId, TournamentId,
    VacationNews,
};

/// News to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnsentNews {
    /// Its number. Never reused.
    pub number: i64,
    /// Who is told.
    pub player: PlayerId,
}

/// What news is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The outcome of a challenge.
    Answer(ChallengeId),
    /// The person's seek ran out.
    SeekEnded(SeekId),
    /// Somebody was found who plays what the person sought.
    Matched {
        /// The game.
        game: GameId,
        /// Whether it is played in a channel that the person may not see: then its board does not call them.
        is_elsewhere: bool,
    },
    /// A conditional move was played for the person.
    Line {
        /// The game.
        game: GameId,
        /// How many moves the game had before the move that it replied to.
        since: usize,
    },
    /// Somebody's departure from a game ended the person's conditional moves there.
    LinesEnded(GameId),
    /// A game that the person follows went on.
    Followed {
        /// The game.
        game: GameId,
        /// How many moves it had when the person was last told.
        since: usize,
    },
    /// The other player of a game gave the person a day.
    TimeGiven {
        /// The game.
        game: GameId,
        /// How many days the other player had given before: each is told.
        gift: u16,
    },
    /// The host of a table had the person stand up.
    Removed(TableId),
    /// The person's vacation.
    Vacation(VacationNews),
    /// A server allows no more vacation in games in which the person uses it.
    VacationEnds(ServerId),
    /// The person's place on a hill will end.
    HillEnds(HillId),
    /// The person is king of a hill, because others went down or left.
    HillKing(HillId),
    /// The person's place on a hill has ended.
    HillLeft(HillId),
    /// The person's tournament, or one that they organise.
    Tournament(TournamentId, TournamentNews),
    /// The person's offer in a game was declined.
    OfferDeclined(GameId, OfferKind),
    /// The person's offer in a game was agreed to.
    OfferAgreed(GameId, OfferKind),
}

/// What somebody is told of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentNews {
    /// A round has begun in which the person has an opponent, or a bye.
    Round(usize),
    /// The person lost a game without having made a move, and is out.
    NoShow,
    /// The check-in is open, and the person has not checked in.
    CheckIn,
    /// In this round two had to be paired, one of whom has blocked the other. For the organiser.
    BlockedPair(usize),
    /// Something of it is damaged, so that it cannot go on. For the organiser.
    SetAside,
    /// The organiser decided the result of the person's game.
    Decided {
        /// The round, from 1.
        round: usize,
        /// The board of that round, from 1.
        board: usize,
    },
    /// The organiser put the person in the place of somebody else.
    PutIn,
    /// The organiser put somebody else in the person's place.
    Replaced,
    /// The organiser took the person out.
    TakenOut,
    /// The person's match in this round of a knock-out was level again, and the better seed goes on.
    BetterSeed(usize),
    /// The tournament, in which the person was, is cancelled.
    Cancelled,
}

/// A round has no more boards than this: the round and the board of [`TournamentNews::Decided`] are one number.
const MOST_BOARDS: usize = 10_000;

/// News as saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedNews {
    /// What it is about.
    pub topic: Topic,
    /// When it was saved.
    pub kept_at: Timestamp,
    /// Whether it is to arrive without a sound.
    pub is_quiet: bool,
}

impl Topic {
    fn columns(self) -> (&'static str, i64, i64) {
        match self {
            Self::Answer(challenge) => ("answer", challenge.0, 0),
            Self::SeekEnded(seek) => ("seek-ended", seek.0, 0),
            Self::Matched { game, is_elsewhere } => ("matched", game.0, i64::from(is_elsewhere)),
            Self::Line { game, since } => ("line", game.0, i64::try_from(since).unwrap_or(0)),
            Self::Followed { game, since } => {
                ("followed", game.0, i64::try_from(since).unwrap_or(0))
            }
            Self::LinesEnded(game) => ("lines-ended", game.0, 0),
            Self::TimeGiven { game, gift } => ("time-given", game.0, i64::from(gift)),
            Self::Removed(table) => ("removed", table.0, 0),
            Self::Vacation(VacationNews::Began) => ("vacation", 0, 0),
            Self::Vacation(VacationNews::GoesOn) => ("vacation-day", 0, 0),
            Self::VacationEnds(server) => {
                ("vacation-ends", i64::try_from(server.0).unwrap_or(0), 0)
            }
            Self::HillEnds(hill) => ("hill-ends", hill.0, 0),
            Self::HillKing(hill) => ("hill-king", hill.0, 0),
            Self::HillLeft(hill) => ("hill-left", hill.0, 0),
            Self::Tournament(id, TournamentNews::Round(round)) => {
                ("tournament-round", id.0, from_count(round))
            }
            Self::Tournament(id, TournamentNews::NoShow) => ("tournament-no-show", id.0, 0),
            Self::Tournament(id, TournamentNews::CheckIn) => ("tournament-check-in", id.0, 0),
            Self::Tournament(id, TournamentNews::BlockedPair(round)) => {
                ("tournament-blocked", id.0, from_count(round))
            }
            Self::Tournament(id, TournamentNews::SetAside) => ("tournament-set-aside", id.0, 0),
            Self::Tournament(id, TournamentNews::Decided { round, board }) => {
                let both = from_count(round * MOST_BOARDS + board % MOST_BOARDS);
                ("tournament-decided", id.0, both)
            }
            Self::Tournament(id, TournamentNews::PutIn) => ("tournament-put-in", id.0, 0),
            Self::Tournament(id, TournamentNews::Replaced) => ("tournament-replaced", id.0, 0),
            Self::Tournament(id, TournamentNews::TakenOut) => ("tournament-taken-out", id.0, 0),
            Self::Tournament(id, TournamentNews::Cancelled) => ("tournament-cancelled", id.0, 0),
            Self::Tournament(id, TournamentNews::BetterSeed(round)) => {
                ("tournament-better-seed", id.0, from_count(round))
            }
            Self::OfferDeclined(game, kind) => ("offer-declined", game.0, from_kind(kind)),
            Self::OfferAgreed(game, kind) => ("offer-agreed", game.0, from_kind(kind)),
        }
    }

    /// Whether news about the same with another number of moves is other news.
    const fn is_kept_beside(self) -> bool {
        matches!(
            self,
            Self::OfferDeclined(..)
                | Self::OfferAgreed(..)
                | Self::TimeGiven { .. }
                | Self::Tournament(..)
        )
    }

    fn read(kind: &str, id: i64, since: i64) -> Result<Self, Error> {
        Ok(match kind {
            "answer" => Self::Answer(ChallengeId(id)),
            "seek-ended" => Self::SeekEnded(SeekId(id)),
            "matched" => Self::Matched {
                game: GameId(id),
                is_elsewhere: since != 0,
            },
            "line" => Self::Line {
                game: GameId(id),
                since: column::count(since)?,
            },
            "followed" => Self::Followed {
                game: GameId(id),
                since: column::count(since)?,
            },
            "lines-ended" => Self::LinesEnded(GameId(id)),
            "time-given" => Self::TimeGiven {
                game: GameId(id),
                gift: column::count(since)?,
            },
            "removed" => Self::Removed(TableId(id)),
            "vacation" => Self::Vacation(VacationNews::Began),
            "vacation-day" => Self::Vacation(VacationNews::GoesOn),
            "vacation-ends" => Self::VacationEnds(ServerId(column::id(id)?)),
            "hill-ends" => Self::HillEnds(HillId(id)),
            "hill-king" => Self::HillKing(HillId(id)),
            "hill-left" => Self::HillLeft(HillId(id)),
            "tournament-round" => Self::Tournament(
                TournamentId(id),
                TournamentNews::Round(column::count(since)?),
            ),
            "tournament-no-show" => Self::Tournament(TournamentId(id), TournamentNews::NoShow),
            "tournament-check-in" => Self::Tournament(TournamentId(id), TournamentNews::CheckIn),
            "tournament-blocked" => Self::Tournament(
                TournamentId(id),
                TournamentNews::BlockedPair(column::count(since)?),
            ),
            "tournament-set-aside" => Self::Tournament(TournamentId(id), TournamentNews::SetAside),
            "tournament-decided" => {
                let both: usize = column::count(since)?;
                let (round, board) = (both / MOST_BOARDS, both % MOST_BOARDS);
                Self::Tournament(TournamentId(id), TournamentNews::Decided { round, board })
            }
            "tournament-put-in" => Self::Tournament(TournamentId(id), TournamentNews::PutIn),
            "tournament-replaced" => Self::Tournament(TournamentId(id), TournamentNews::Replaced),
            "tournament-taken-out" => Self::Tournament(TournamentId(id), TournamentNews::TakenOut),
            "tournament-cancelled" => Self::Tournament(TournamentId(id), TournamentNews::Cancelled),
            "tournament-better-seed" => Self::Tournament(
                TournamentId(id),
                TournamentNews::BetterSeed(column::count(since)?),
            ),
            "offer-declined" => Self::OfferDeclined(GameId(id), offer_kind(since)?),
            "offer-agreed" => Self::OfferAgreed(GameId(id), offer_kind(since)?),
            other => return Err(Error::damaged("news", other)),
        })
    }
}

impl Reading {
    /// The news to send besides that for followers, oldest first; damaged rows are left out.
    pub async fn all_unsent_news(&mut self) -> Result<Vec<(UnsentNews, SendingWindow)>, Error> {
        self.unsent_news_for(false).await
    }

    /// What followers of games are still to be told, oldest first; damaged rows are left out.
    pub async fn unsent_to_followers(&mut self) -> Result<Vec<(UnsentNews, SendingWindow)>, Error> {
        self.unsent_news_for(true).await
    }

    async fn unsent_news_for(
        &mut self,
        followers: bool,
    ) -> Result<Vec<(UnsentNews, SendingWindow)>, Error> {
        let rows: Vec<Row> = sql::query_as(UNSENT_NEWS)
            .bind(followers)
            .fetch_all(self.connection())
            .await?;
        let damage = Arc::clone(&self.damage);
        self.readable(rows, |row| {
            let unsent = UnsentNews {
                number: row.number,
                player: PlayerId(column::id(row.player)?),
            };
            let time_preferences = row.time_preferences.read_or_default(&damage)?;
            let deadline = row.deadline.map(column::time).transpose()?;
            Ok((
                unsent,
                SendingWindow {
                    time_preferences,
                    deadline,
                },
            ))
        })
    }

    /// What this news says; `None` if it was sent, given up or replaced, or is damaged.
    pub async fn news(&mut self, unsent: UnsentNews) -> Result<Option<SavedNews>, Error> {
        let row: Option<(String, i64, i64, i64, bool)> =
            sql::query_as("SELECT kind, id, since, kept_at, is_quiet FROM news WHERE number = $1")
                .bind(unsent.number)
                .fetch_optional(self.connection())
                .await?;
        let read = row.map(|(kind, id, since, kept_at, is_quiet)| {
            Ok(SavedNews {
                topic: Topic::read(&kind, id, since)?,
                kept_at: column::time(kept_at)?,
                is_quiet,
            })
        });
        Ok(self.set_aside(read.transpose())?.flatten())
    }

    /// The answers to a person's challenges that are still to be told, oldest first.
    pub async fn untold_answers(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<(UnsentNews, ChallengeId)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(UNTOLD_ANSWERS)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        let answers = rows
            .into_iter()
            .map(|(number, id)| (UnsentNews { number, player }, ChallengeId(id)));
        Ok(answers.collect())
    }

    /// The running games that a person's vacation extends, the one due first at the beginning.
    pub async fn games_on_vacation(&mut self, player: PlayerId) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(ON_VACATION)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// The running rated games on a server that are extended by vacation.
    pub async fn rated_games_on_vacation(
        &mut self,
        server: ServerId,
    ) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(RATED_ON_VACATION)
            .bind(from_id(server.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Saves news for a person. News about the same that was not sent yet is replaced; of a
    /// conditional move, both are then told.
    pub async fn save_news(
        &mut self,
        player: PlayerId,
        topic: Topic,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.insert_news(player, topic, now, false).await
    }

    /// The same, for news that arrives without a sound, unless it replaces news that would have rung.
    pub async fn save_quiet_news(
        &mut self,
        player: PlayerId,
        topic: Topic,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.insert_news(player, topic, now, true).await
    }

    async fn insert_news(
        &mut self,
        player: PlayerId,
        topic: Topic,
        now: Timestamp,
        is_quiet: bool,
    ) -> Result<(), Error> {
        if player.is_stand_in() {
            return Ok(());
        }
        let (kind, id, since) = topic.columns();
        let player = from_id(player.0)?;
        let only = topic.is_kept_beside().then_some(since);
        sql::query(
            "DELETE FROM post_attempts WHERE kind = 'news' AND id IN
                 (SELECT number FROM news WHERE player = $1 AND kind = $2 AND id = $3
                  AND since = COALESCE($4, since))",
        )
        .bind(player)
        .bind(kind)
        .bind(id)
        .bind(only)
        .execute(self.connection())
        .await?;
        let earlier: Vec<(i64, bool)> = sql::query_as(
            "DELETE FROM news WHERE player = $1 AND kind = $2 AND id = $3
             AND since = COALESCE($4, since) RETURNING since, is_quiet",
        )
        .bind(player)
        .bind(kind)
        .bind(id)
        .bind(only)
        .fetch_all(self.connection())
        .await?;
        let first = earlier.iter().fold(since, |first, it| first.min(it.0));
        let is_quiet = is_quiet && earlier.iter().all(|it| it.1);
        sql::query(
            "INSERT INTO news (player, kind, id, since, kept_at, is_quiet)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(player)
        .bind(kind)
        .bind(id)
        .bind(first)
        .bind(from_time(now))
        .bind(is_quiet)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes what is still to be told to a person about playing in a tournament, that they were put in, or whom they
    /// play: other news tells it, or they no longer play.
    pub async fn forget_playing_news(
        &mut self,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<(), Error> {
        let numbers: Vec<i64> = sql::query_scalar(
            "SELECT number FROM news WHERE player = $1 AND id = $2
             AND kind IN ('tournament-round', 'tournament-put-in', 'tournament-check-in')",
        )
        .bind(from_id(player.0)?)
        .bind(id.0)
        .fetch_all(self.connection())
        .await?;
        for number in numbers {
            self.forget_news(UnsentNews { number, player }).await?;
        }
        Ok(())
    }

    /// Saves news of what became of a challenge for the person who made it. This works even if the
    /// challenge cannot be read.
    pub async fn save_answer_news(
        &mut self,
        challenge: ChallengeId,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO news (player, kind, id, kept_at)
             SELECT challenger, 'answer', id, $2 FROM challenges WHERE id = $1",
        )
        .bind(challenge.0)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes news that was sent, is obsolete or is given up, and the attempts at it. Does nothing
    /// if it was deleted already, or replaced.
    pub async fn forget_news(&mut self, unsent: UnsentNews) -> Result<(), Error> {
        for sql in [
            "DELETE FROM news WHERE number = $1",
            "DELETE FROM post_attempts WHERE kind = 'news' AND id = $1",
        ] {
            sql::query(sql)
                .bind(unsent.number)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}

/// The number of a kind of offer in the column `since`.
fn from_kind(kind: OfferKind) -> i64 {
    let place = OfferKind::ALL.iter().position(|&it| it == kind);
    place
        .and_then(|place| i64::try_from(place).ok())
        .unwrap_or(0)
}

fn offer_kind(column: i64) -> Result<OfferKind, Error> {
    let place = usize::try_from(column).ok();
    let kind = place.and_then(|place| OfferKind::ALL.get(place));
    kind.copied()
        .ok_or_else(|| Error::damaged("an offer", column))
}

pub(super) const UNTOLD_ANSWERS: &str =
    "SELECT number, id FROM news WHERE player = $1 AND kind = 'answer' ORDER BY number";

// A live clock runs at every hour, so that whoever plays is told of their game in quiet hours as well.
const UNSENT_NEWS: &str = "
    SELECT news.number, news.player,
           CASE WHEN news.kind LIKE 'vacation%' THEN
               (SELECT MIN(deadline) FROM games
                WHERE to_move = news.player AND rest IS NULL AND on_vacation)
           WHEN news.kind IN ('tournament-round', 'tournament-put-in') THEN
               (SELECT news.kept_at FROM tournaments WHERE id = news.id AND pace LIKE 'live-%'
                AND EXISTS (SELECT 1 FROM tournament_pairings AS own
                            JOIN games ON games.id = own.game AND games.to_move IS NOT NULL
                            JOIN seats ON seats.game = games.id AND seats.player = news.player
                            WHERE own.tournament = news.id))
           END AS deadline,
           settings.zone, settings.weekend, settings.reminders, settings.quiet_from,
           settings.quiet_to
    FROM news LEFT JOIN settings ON settings.player = news.player
    WHERE (news.kind = 'followed') = $1
    ORDER BY news.number";

pub(super) const ON_VACATION: &str = "
    SELECT id FROM games WHERE to_move = $1 AND rest IS NULL AND on_vacation
    ORDER BY deadline, id";

pub(super) const RATED_ON_VACATION: &str = "
    SELECT id FROM games
    WHERE server = $1 AND on_vacation AND rated AND to_move IS NOT NULL AND rest IS NULL";

#[derive(FromRow)]
struct Row {
    number: i64,
    player: i64,
    deadline: Option<i64>,
    #[sqlx(flatten)]
    time_preferences: TimePreferenceColumns,
}
