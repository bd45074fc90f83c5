//! News for single people: what became of their invitation or their offer, what an if-then line played
//! for them, that a departure ended their lines, that a host had them stand up, that they were given time, how
//! a game goes on that they follow, how their vacation goes on, and that their place on a hill ends or is the
//! highest. What only the person may know, or others are not to read, is said in private or not at all
//! ([`News::place`]).
//!
//! Each is saved in the transaction in which it happens, and kept until it is sent or given up
//! (`attempts`), so it is told once, whatever happens to the process. There is one for each answer to an
//! invitation, for each game that a seek has found, or for each answer to an offer, in a game that calls
//! the person to no board; one for a seek that ran out, one for the invitations that expire together in one
//! place, one for each move that a line replied to, one for a game in which departures ended lines, one for a
//! table at which somebody was made to stand up, one for each day that was given, one when vacation begins,
//! and one for every further day of it, for all games together, two when a place on a hill ends, and one when
//! somebody becomes king of one because others went down (`hills`). News waits for the end of quiet hours. The
//! daily one is a reminder, and not sent to a person who wants no reminders.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::hill_news::{self, HillNews};
use super::plans::plan_of;
use super::tournaments::tournament_news::Told;
use super::tournaments::{TournamentNotice, tournament_news};
use super::{ChallengeView, Error, GameView, Service};
use crate::game::{
    Challenge, ChallengeId, ChallengeStatus, Game, GameId, OfferKind, Place, Plan, PlayerId,
    Reminders, Seek, ServerId, Table, TableId, TableStatus, TournamentId, VacationNews,
};
use crate::store::{self, Reading, SavedGame, SavedNews, Topic, TournamentNews, UnsentNews};

/// News, with everything needed to tell it.
#[derive(Clone, Debug)]
pub enum News {
    /// The person's invitation was accepted: the game.
    Accepted(Box<GameView>),
    /// Somebody was found who plays what the person sought: the game.
    Matched(Box<GameView>),
    /// The person's seek ran out.
    SeekEnded(Box<Seek>),
    /// The person's invitation was declined.
    Declined(Box<ChallengeView>),
    /// The person's invitation expired.
    Expired {
        /// The invitation.
        view: Box<ChallengeView>,
        /// Others in the same place that expired, with the news about them: it is told with this.
        others: Vec<(UnsentNews, ChallengeView)>,
    },
    /// A conditional move was played for the person.
    Line {
        /// The game.
        view: Box<GameView>,
        /// The plan of which it was a part, with the lines that are left.
        plan: Plan,
        /// How many moves the game had before.
        since: usize,
    },
    /// Somebody's departure ended the person's conditional moves in a game.
    LinesEnded(Box<GameView>),
    /// A game that the person follows went on.
    Followed {
        /// The game, as everybody may see it.
        view: Box<GameView>,
        /// How many moves it had when the person was last told.
        since: usize,
    },
    /// The other player gave the person a day in this game.
    TimeGiven(Box<GameView>),
    /// The host of this table had the person stand up.
    Removed(Box<Table>),
    /// The person's vacation is being used.
    Vacation {
        /// Whether it began or has been used for another day.
        news: VacationNews,
        /// How many hours are left this year.
        hours_left: u16,
        /// The game that is lost first, of those that it extends.
        game: Box<GameView>,
        /// The others.
        others: Vec<GameView>,
    },
    /// The person's offer in a game was answered.
    Offer {
        /// The game.
        view: Box<GameView>,
        /// What was offered.
        kind: OfferKind,
        /// Whether it was agreed to; else it was declined.
        is_agreed: bool,
    },
    /// News of the person's place on a hill.
    Hill(HillNews),
    /// News of a tournament that the person plays in or organises.
    Tournament(Box<TournamentNotice>),
    /// A tournament that the person organises cannot go on, nor be read.
    TournamentSetAside(TournamentId),
    /// A server allows no more vacation, and the person is using it there.
    VacationEnds {
        /// The game that is lost first, of those on that server.
        game: Box<GameView>,
        /// The others.
        others: Vec<GameView>,
    },
}

/// News that is to be told.
#[derive(Clone, Debug)]
pub struct NewsToTell {
    /// What it says.
    pub news: News,
    /// When it was saved.
    pub kept_at: Timestamp,
    /// Whether it is to arrive without a sound.
    pub is_quiet: bool,
}

impl News {
    /// The place that it is about, where a person who cannot be written to is told. `None` if it is not to
    /// be said where others read it: that somebody had if-then lines, follows a game or was given time, that a
    /// host had somebody stand up, that a seek ran out, and that somebody was idle on a hill. Nor is there
    /// one for a game that only its players see.
    pub fn place(&self) -> Option<Place> {
        if self.is_of_private_game() {
            return None;
        }
        Some(match self {
            Self::Accepted(view) | Self::Matched(view) | Self::Offer { view, .. } => {
                view.game.place
            }
            Self::Declined(view) | Self::Expired { view, .. } => view.challenge.place,
            // Everybody reads who meets whom. The first board of the game rings nobody who is told this.
            Self::Tournament(notice) if matches!(notice.news, TournamentNews::Round(_)) => {
                notice.view.tournament.place()
            }
            Self::Vacation { game, .. } | Self::VacationEnds { game, .. } => game.game.place,
            Self::Line { .. }
            | Self::SeekEnded(_)
            | Self::LinesEnded(_)
            | Self::Followed { .. }
            | Self::TimeGiven(_)
            | Self::Removed(_)
            | Self::Hill(_)
            | Self::Tournament(_)
            | Self::TournamentSetAside(_) => return None,
        })
    }
}

impl News {
    fn is_of_private_game(&self) -> bool {
        match self {
            Self::Matched(view) | Self::Offer { view, .. } => view.is_private(),
            Self::Vacation { game, .. } | Self::VacationEnds { game, .. } => game.is_private(),
            _ => false,
        }
    }
}

impl Service {
    /// The news to tell; `None` if it is no longer to be told: it was sent or
    /// replaced, or the person has learnt it otherwise or does not want it.
    pub async fn unsent_news(
        &self,
        unsent: UnsentNews,
        now: Timestamp,
    ) -> Result<Option<NewsToTell>, Error> {
        let player = unsent.player;
        use_case("look up news for a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let Some(saved) = reading.news(unsent).await? else {
                return Ok(None);
            };
            let SavedNews {
                topic,
                kept_at,
                is_quiet,
            } = saved;
            let reading = &mut reading;
            let news = match topic {
                Topic::Answer(challenge) => answer(reading, unsent, challenge).await?,
                Topic::SeekEnded(seek) => {
                    let ended = reading.seek(seek).await?;
                    ended.map(|seek| News::SeekEnded(Box::new(seek)))
                }
                Topic::Matched { game, is_elsewhere } => {
                    matched(reading, player, (game, is_elsewhere)).await?
                }
                Topic::Line { game, since } => line(reading, player, game, since).await?,
                Topic::Followed { game, since } => followed(reading, game, since).await?,
                Topic::LinesEnded(game) => lines_ended(reading, game).await?,
                Topic::TimeGiven { game, .. } => {
                    let view = answered_game(reading, player, game).await?;
                    view.map(News::TimeGiven)
                }
                Topic::Removed(table) => removed(reading, player, table).await?,
                Topic::Vacation(news) => vacation(reading, player, news, now).await?,
                Topic::VacationEnds(server) => vacation_ends(reading, player, server).await?,
                Topic::HillEnds(hill) => hill_news::ends(reading, player, hill)
                    .await?
                    .map(News::Hill),
                Topic::HillKing(hill) => hill_news::crowned(reading, player, hill)
                    .await?
                    .map(News::Hill),
                Topic::HillLeft(hill) => hill_news::ended(reading, player, hill)
                    .await?
                    .map(News::Hill),
                Topic::Tournament(id, news) => {
                    match tournament_news::of(reading, player, (id, news)).await? {
                        Told::Of(notice) => Some(News::Tournament(notice)),
                        Told::Unreadable if news == TournamentNews::SetAside => {
                            Some(News::TournamentSetAside(id))
                        }
                        Told::Unreadable | Told::NoMore => None,
                    }
                }
                Topic::OfferDeclined(game, kind) => {
                    offer(reading, player, game, (kind, false)).await?
                }
                Topic::OfferAgreed(game, kind) => {
                    offer(reading, player, game, (kind, true)).await?
                }
            };
            Ok(news.map(|news| NewsToTell {
                news,
                kept_at,
                is_quiet,
            }))
        })
        .await
    }
}

/// What became of a challenge, unless its maker has been called to the board of its game since, or has
/// blocked who answered.
async fn answer(
    reading: &mut Reading,
    unsent: UnsentNews,
    id: ChallengeId,
) -> Result<Option<News>, Abort> {
    let challenge = reading.challenge(id).await;
    let Some(challenge) = reading.set_aside(challenge)?.flatten() else {
        return Ok(None);
    };
    // Whom the challenger has blocked since is not heard any more.
    let is_expired = challenge.status == ChallengeStatus::Expired;
    if let Some(opponent) = challenge.opponent.filter(|_| !is_expired)
        && reading.has_blocked(challenge.challenger, opponent).await?
    {
        return Ok(None);
    }
    Ok(match challenge.status {
        ChallengeStatus::Accepted(game) => {
            let Some(saved) = readable(reading, game).await? else {
                return Ok(None);
            };
            let is_known = saved.game.has_called(challenge.challenger);
            let view = Box::pin(GameView::load(reading, saved)).await?;
            (!is_known).then(|| News::Accepted(Box::new(view)))
        }
        ChallengeStatus::Declined => {
            let view = ChallengeView::load(reading, challenge).await?;
            Some(News::Declined(Box::new(view)))
        }
        ChallengeStatus::Expired => Some(expired(reading, unsent, challenge).await?),
        ChallengeStatus::Open | ChallengeStatus::Withdrawn | ChallengeStatus::Countered(_) => None,
    })
}

/// The game that began by a person's seek, unless they have been called to its board since. A board that they
/// may not see has not called them until they move.
async fn matched(
    reading: &mut Reading,
    player: PlayerId,
    (game, is_elsewhere): (GameId, bool),
) -> Result<Option<News>, Abort> {
    let knows = |game: &Game| {
        if is_elsewhere {
            game.is_known_to(player)
        } else {
            game.has_called(player)
        }
    };
    let saved = readable(reading, game).await?;
    let Some(saved) = saved.filter(|saved| !knows(&saved.game)) else {
        return Ok(None);
    };
    let view = Box::pin(GameView::load(reading, saved)).await?;
    Ok(Some(News::Matched(Box::new(view))))
}

/// An invitation that expired, with all others in the same place of which that is still to be told.
async fn expired(
    reading: &mut Reading,
    unsent: UnsentNews,
    challenge: Challenge,
) -> Result<News, Abort> {
    let place = challenge.place;
    let view = Box::new(ChallengeView::load(reading, challenge).await?);
    let mut others = Vec::new();
    for (other, id) in reading.untold_answers(unsent.player).await? {
        if other == unsent {
            continue;
        }
        let challenge = reading.challenge(id).await;
        let Some(challenge) = reading.set_aside(challenge)?.flatten() else {
            continue;
        };
        if challenge.status == ChallengeStatus::Expired && challenge.place == place {
            others.push((other, ChallengeView::load(reading, challenge).await?));
        }
    }
    Ok(News::Expired { view, others })
}

/// What a plan has played, unless that was taken back.
async fn line(
    reading: &mut Reading,
    player: PlayerId,
    game: GameId,
    since: usize,
) -> Result<Option<News>, Abort> {
    let saved = readable(reading, game).await?;
    let was_played = |saved: &SavedGame| saved.game.record().moves.len() > since + 1;
    let Some(saved) = saved.filter(was_played) else {
        return Ok(None);
    };
    let plan = plan_of(reading, &saved.game, player).await?;
    let view = Box::new(Box::pin(GameView::load(reading, saved)).await?);
    Ok(Some(News::Line { view, plan, since }))
}

/// How a game went on that a person follows, unless its moves were taken back or it is not public any more.
async fn followed(
    reading: &mut Reading,
    game: GameId,
    since: usize,
) -> Result<Option<News>, Abort> {
    let Some(saved) = readable(reading, game).await? else {
        return Ok(None);
    };
    let view = Box::pin(GameView::load(reading, saved)).await?;
    let view = view.named_on(None).as_posted();
    let is_new = view.game.is_over() || view.game.record().moves.len() > since;
    let is_told = is_new && view.is_public();
    let view = Box::new(view);
    Ok(is_told.then_some(News::Followed { view, since }))
}

/// That conditional moves were ended in a game, unless it is over.
async fn lines_ended(reading: &mut Reading, game: GameId) -> Result<Option<News>, Abort> {
    let saved = readable(reading, game).await?;
    let Some(saved) = saved.filter(|saved| !saved.game.is_over()) else {
        return Ok(None);
    };
    let view = Box::pin(GameView::load(reading, saved)).await?;
    Ok(Some(News::LinesEnded(Box::new(view))))
}

/// That a person had to stand up from a table, unless it is not open any more or they were invited again.
async fn removed(
    reading: &mut Reading,
    player: PlayerId,
    table: TableId,
) -> Result<Option<News>, Abort> {
    let is_out = reading.is_removed(table, player).await?;
    let table = reading.table(table).await;
    let table = reading.set_aside(table)?.flatten().map(|saved| saved.table);
    let open = table.filter(|table| is_out && table.status == TableStatus::Open);
    Ok(open.map(|table| News::Removed(Box::new(table))))
}

/// How a person's offer was answered, unless the game is over or the person has blocked who answered.
async fn offer(
    reading: &mut Reading,
    player: PlayerId,
    game: GameId,
    (kind, is_agreed): (OfferKind, bool),
) -> Result<Option<News>, Abort> {
    let view = answered_game(reading, player, game).await?;
    Ok(view.map(|view| News::Offer {
        view,
        kind,
        is_agreed,
    }))
}

/// A game in which another player did something for the person, unless it is over or the person has blocked
/// another player.
async fn answered_game(
    reading: &mut Reading,
    player: PlayerId,
    game: GameId,
) -> Result<Option<Box<GameView>>, Abort> {
    let saved = readable(reading, game).await?;
    let Some(saved) = saved.filter(|saved| !saved.game.is_over()) else {
        return Ok(None);
    };
    for other in saved.game.people().filter(|&other| other != player) {
        if reading.has_blocked(player, other).await? {
            return Ok(None);
        }
    }
    Ok(Some(Box::new(
        Box::pin(GameView::load(reading, saved)).await?,
    )))
}

/// How a person's vacation goes on, if any game still needs it.
async fn vacation(
    reading: &mut Reading,
    player: PlayerId,
    news: VacationNews,
    now: Timestamp,
) -> Result<Option<News>, Abort> {
    let reminders = reading.time_preferences(player).await?.reminders;
    if news == VacationNews::GoesOn && reminders == Reminders::OFF {
        return Ok(None);
    }
    let games = games_on_vacation(reading, player).await?;
    let hours_left = reading.vacation(player).await?.hours_left(now);
    let mut games = games.into_iter();
    Ok(games.next().map(|game| News::Vacation {
        news,
        hours_left,
        game: Box::new(game),
        others: games.collect(),
    }))
}

/// The games on a server in which a person uses vacation that is not allowed there any more.
async fn vacation_ends(
    reading: &mut Reading,
    player: PlayerId,
    server: ServerId,
) -> Result<Option<News>, Abort> {
    let mut games = games_on_vacation(reading, player).await?;
    games.retain(|view| {
        let game = &view.game;
        game.place.server == Some(server) && game.terms.rated && !view.server.vacation
    });
    let mut games = games.into_iter();
    Ok(games.next().map(|game| News::VacationEnds {
        game: Box::new(game),
        others: games.collect(),
    }))
}

/// The running games that a person's vacation extends, the one due first at the beginning.
async fn games_on_vacation(
    reading: &mut Reading,
    player: PlayerId,
) -> Result<Vec<GameView>, Abort> {
    let mut games = Vec::new();
    for game in reading.games_on_vacation(player).await? {
        if let Some(saved) = readable(reading, game).await? {
            games.push(Box::pin(GameView::load(reading, saved)).await?);
        }
    }
    Ok(games)
}

/// A game, unless it is damaged: nobody can be told about that one.
async fn readable(reading: &mut Reading, game: GameId) -> Result<Option<SavedGame>, store::Error> {
    let saved = reading.game(game).await;
    Ok(reading.set_aside(saved)?.flatten())
}
