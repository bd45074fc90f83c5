//! Seeking an opponent: a person is matched with the first who wants the same, or waits on a list.
//!
//! The transaction that keeps the second of two seeks that go together starts their game and ends both, so
//! a seek is matched once, whoever comes at the same time. Nobody is asked about a single match: who seeks
//! has agreed to whoever fits. People who have blocked each other, who play the same ruleset with each
//! other already, or who have too many games running, are not matched; when that changes, `standing_seeks` finds
//! out.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::rated::as_of;
use super::{Error, GameView, Service, sets};
use crate::game::limits::{SEEK_LIFE, SEEKS, SOUGHT_WITH_RUNNING};
use crate::game::seek::{self, Strength};
use crate::game::{
    Band, ChannelId, Coin, Game, GameRefusal, Mismatch, Person, Place, PlayerId, Seek, SeekId,
    SeekRefusal, ServerId, Terms,
};
use crate::rating::{Method, Rating};
use crate::store::{Reading, Scope, SeasonEnd, SeekScope, Topic, Writing};

/// How many seeks on the same terms are looked at for one that fits, oldest first.
const MOST_LOOKED_AT: u32 = 200;

/// The most seeks of others in a list: a menu has room for so many.
pub const LISTED_SEEKS: usize = 25;

/// How many seeks are read for a list; people who block each other do not see each other's.
const READ_FOR_LIST: u32 = 50;

/// What somebody seeks, and from where.
#[derive(Clone, Debug, PartialEq)]
pub struct SeekRequest {
    /// What they want to play.
    pub terms: Terms,
    /// How far the opponent's rating may be from theirs.
    pub band: Band,
    /// Where they say so.
    pub place: Place,
    /// Where a game with somebody on the same server is played.
    pub venue: Place,
    /// Their private conversation with the bot, if people on other servers fit, too: such games are played
    /// there.
    pub conversation: Option<ChannelId>,
}

/// What became of a request for an opponent.
#[derive(Clone, Debug)]
pub enum SeekOutcome {
    /// Nobody fits yet: the seek is on the list.
    Listed(Box<SeekView>),
    /// Somebody fits: the game has begun.
    Matched(Box<GameView>),
}

/// A seek, with what is shown of it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeekView {
    /// The seek.
    pub seek: Seek,
    /// The person's name: on the server where the viewer looks, or the global one.
    pub name: String,
    /// The person's rating on the ladder for which the game would count.
    pub rating: Rating,
}

/// The seeks that a person may see.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeekList {
    /// Their own, oldest first.
    pub own: Vec<SeekView>,
    /// Those of others on the server, oldest first.
    pub here: Vec<SeekView>,
    /// Those of others elsewhere, if the person has agreed to be seen there, too.
    pub elsewhere: Vec<SeekView>,
    /// Whether the person has agreed to be seen on other servers.
    pub has_agreed: bool,
}

impl Service {
    /// Finds an opponent, or keeps the seek on the list. One for the same on the same server replaces it.
    /// The coin decides who moves first.
    pub async fn seek(
        &self,
        by: Person,
        request: SeekRequest,
        coin: Coin,
        now: Timestamp,
    ) -> Result<SeekOutcome, Error> {
        use_case("find an opponent for a person".to_owned(), async {
            request.terms.check()?;
            let mut writing = self.store.write().await?;
            self.check_first(&mut writing, now).await?;
            writing.save_player(&by).await?;
            let oldest = oldest_open(now);
            check_room(&mut writing, by.id).await?;
            let mut seek = request.seek(by.id, now);
            let own = writing.seeks_of(by.id, oldest).await?;
            let (same, others): (Vec<_>, Vec<_>) =
                own.into_iter().partition(|own| own.is_same(&seek));
            for earlier in same {
                writing.delete_seek(earlier.id).await?;
            }
            if let Some(found) = find(&mut writing, &seek, now).await? {
                let place = request.place_for(found.1);
                return start(writing, &found.0, &by, (place, coin), now).await;
            }
            if others.len() >= SEEKS as usize {
                return Err(GameRefusal::from(SeekRefusal::TooMany { most: SEEKS }).into());
            }
            writing.insert_seek(&mut seek).await?;
            let view = view(&mut writing, seek, request.place.server, now).await?;
            writing.commit().await?;
            Ok(SeekOutcome::Listed(Box::new(view)))
        })
        .await
    }

    /// Lets people on other servers fit a person's own seek, to which the person agrees by this. The game is
    /// played in private conversations, unless somebody on the same server fits by now.
    pub async fn seek_everywhere(
        &self,
        by: Person,
        id: SeekId,
        (conversation, coin): (ChannelId, Coin),
        now: Timestamp,
    ) -> Result<SeekOutcome, Error> {
        use_case(
            "find an opponent for a person everywhere".to_owned(),
            async {
                let mut writing = self.store.write().await?;
                self.check_first(&mut writing, now).await?;
                writing.save_player(&by).await?;
                writing.agree_everywhere(by.id, now).await?;
                let mut seek = own_seek(&mut writing, by.id, id, now).await?;
                check_room(&mut writing, by.id).await?;
                seek.is_everywhere = true;
                if let Some((other, scope)) = find(&mut writing, &seek, now).await? {
                    writing.delete_seek(seek.id).await?;
                    let place = match scope {
                        SeekScope::Everywhere => in_private(conversation),
                        SeekScope::Server(server) => Place {
                            channel: games_channel(&mut writing, server)
                                .await?
                                .unwrap_or(seek.place.channel),
                            ..seek.place
                        },
                    };
                    return start(writing, &other, &by, (place, coin), now).await;
                }
                writing.open_seek(seek.id).await?;
                let view = view(&mut writing, seek, None, now).await?;
                writing.commit().await?;
                Ok(SeekOutcome::Listed(Box::new(view)))
            },
        )
        .await
    }

    /// Plays somebody else's seek from the list, if the two go together.
    pub async fn take_seek(
        &self,
        by: Person,
        id: SeekId,
        request: TakeRequest,
        now: Timestamp,
    ) -> Result<SeekOutcome, Error> {
        use_case(format!("play seek {id}"), async {
            let mut writing = self.store.write().await?;
            self.check_first(&mut writing, now).await?;
            writing.save_player(&by).await?;
            let other = running_seek(&mut writing, id, now).await?;
            let server = request.place.server;
            let is_here = server.is_some() && other.place.server == server;
            let place = match (is_here, request.conversation) {
                (true, _) => request.venue,
                (false, Some(conversation)) if other.is_everywhere => in_private(conversation),
                (false, _) => return Err(gone()),
            };
            check_room(&mut writing, by.id).await?;
            let own = other.taken_by(by.id);
            let scope = match server.filter(|_| is_here) {
                Some(server) => SeekScope::Server(server),
                None => SeekScope::Everywhere,
            };
            let search = Search::new(&mut writing, scope, &own, now).await?;
            if let Some(refusal) = search.mismatch(&mut writing, &other).await? {
                return Err(refusal.into());
            }
            start(writing, &other, &by, (place, request.coin), now).await
        })
        .await
    }

    /// Ends a person's own seek, and returns it.
    pub async fn stop_seek(&self, by: PlayerId, id: SeekId, now: Timestamp) -> Result<Seek, Error> {
        use_case(format!("end seek {id}"), async {
            let mut writing = self.store.write().await?;
            let seek = own_seek(&mut writing, by, id, now).await?;
            writing.delete_seek(id).await?;
            writing.commit().await?;
            Ok(seek)
        })
        .await
    }

    /// The seeks that a person sees on a server, or in private.
    pub async fn seeks(
        &self,
        viewer: PlayerId,
        server: Option<ServerId>,
        now: Timestamp,
    ) -> Result<SeekList, Error> {
        use_case("list the seeks for a person".to_owned(), async {
            let reading = &mut self.store.read().await?;
            let mut list = SeekList {
                has_agreed: reading.has_agreed_everywhere(viewer).await?,
                ..SeekList::default()
            };
            let own = reading.seeks_of(viewer, oldest_open(now)).await?;
            for seek in own.into_iter().filter(|seek| seek.is_open(now)) {
                list.own.push(view(reading, seek, server, now).await?);
            }
            if let Some(server) = server {
                let scope = SeekScope::Server(server);
                list.here = of_others(reading, scope, (viewer, Some(server)), now).await?;
            }
            if list.has_agreed {
                let scope = SeekScope::Everywhere;
                let elsewhere = of_others(reading, scope, (viewer, server), now).await?;
                let room = LISTED_SEEKS - list.here.len();
                list.elsewhere = elsewhere.into_iter().take(room).collect();
            }
            Ok(list)
        })
        .await
    }

    /// A seek by its number, unless it has ended.
    pub async fn seek_by_id(&self, id: SeekId, now: Timestamp) -> Result<Seek, Error> {
        use_case(format!("look up seek {id}"), async {
            let mut reading = self.store.read().await?;
            running_seek(&mut reading, id, now).await
        })
        .await
    }

    /// Who would be matched with this seek now, and the server on which they sought, if it is the same; `None`
    /// for those elsewhere. The caller makes sure that they are still there, or can be written to, so that no
    /// game begins of which one player learns nothing.
    pub async fn would_be_found(
        &self,
        seek: &Seek,
        now: Timestamp,
    ) -> Result<Option<(PlayerId, Option<ServerId>)>, Error> {
        use_case("find an opponent for a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            check_room(&mut reading, seek.player).await?;
            let found = find(&mut reading, seek, now).await?;
            Ok(found.map(|(other, scope)| (other.player, scope.server())))
        })
        .await
    }

    /// Refuses if a person cannot play a seek of somebody on another server.
    pub async fn check_elsewhere(
        &self,
        by: PlayerId,
        other: &Seek,
        now: Timestamp,
    ) -> Result<(), Error> {
        use_case(
            format!("look whether somebody can play seek {}", other.id),
            async {
                let mut reading = self.store.read().await?;
                check_room(&mut reading, by).await?;
                let own = other.taken_by(by);
                let everywhere = SeekScope::Everywhere;
                let search = Search::new(&mut reading, everywhere, &own, now).await?;
                match search.mismatch(&mut reading, other).await? {
                    Some(refusal) => Err(refusal.into()),
                    None => Ok(()),
                }
            },
        )
        .await
    }

    /// Whether a person has agreed that people on other servers see their name and rating when they seek.
    pub async fn has_agreed_everywhere(&self, player: PlayerId) -> Result<bool, Error> {
        use_case("look up where a person is seen".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(reading.has_agreed_everywhere(player).await?)
        })
        .await
    }
}

/// From where somebody plays a seek of the list.
#[derive(Clone, Copy, Debug)]
pub struct TakeRequest {
    /// Where they are.
    pub place: Place,
    /// Where a game with somebody on the same server is played.
    pub venue: Place,
    /// Their private conversation with the bot, if they have agreed to be seen elsewhere.
    pub conversation: Option<ChannelId>,
    /// Decides who moves first.
    pub coin: Coin,
}

impl SeekRequest {
    /// It as a seek of this person, without a number.
    pub fn seek(&self, player: PlayerId, now: Timestamp) -> Seek {
        Seek {
            // It gets its number when it is kept.
            id: SeekId(0),
            player,
            terms: self.terms.clone(),
            band: self.band,
            place: self.place,
            is_everywhere: self.conversation.is_some(),
            made_at: now,
        }
    }

    /// Where a game is played whose players found each other like this.
    fn place_for(&self, scope: SeekScope) -> Place {
        match (scope, self.conversation) {
            (SeekScope::Everywhere, Some(conversation)) => in_private(conversation),
            _ => self.venue,
        }
    }
}

/// The place of a game in private conversations.
pub(super) const fn in_private(channel: ChannelId) -> Place {
    Place {
        server: None,
        channel,
    }
}

/// The earliest time at which a running seek can have begun.
pub(super) fn oldest_open(now: Timestamp) -> Timestamp {
    now.saturating_sub(SEEK_LIFE).unwrap_or(Timestamp::MIN)
}

/// Refuses if a person has too many games running to seek another.
pub(super) async fn check_room(reading: &mut Reading, player: PlayerId) -> Result<(), Abort> {
    if reading.count_running(player).await? < SOUGHT_WITH_RUNNING {
        return Ok(());
    }
    let most = SOUGHT_WITH_RUNNING;
    Err(GameRefusal::from(SeekRefusal::TooManyGames { most }).into())
}

/// A seek of this person that has not ended.
async fn own_seek(
    reading: &mut Reading,
    by: PlayerId,
    id: SeekId,
    now: Timestamp,
) -> Result<Seek, Abort> {
    let seek = running_seek(reading, id, now).await?;
    (seek.player == by).then_some(seek).ok_or_else(gone)
}

/// A seek by its number, unless it has ended.
async fn running_seek(reading: &mut Reading, id: SeekId, now: Timestamp) -> Result<Seek, Abort> {
    let seek = reading.seek(id).await?;
    let seek = seek.filter(|seek| seek.is_open(now));
    seek.ok_or_else(gone)
}

fn gone() -> Abort {
    GameRefusal::from(SeekRefusal::Gone).into()
}

/// The oldest seek that goes with this one, and among which it was found: first on the same server.
async fn find(
    reading: &mut Reading,
    seek: &Seek,
    now: Timestamp,
) -> Result<Option<(Seek, SeekScope)>, Abort> {
    find_except(reading, seek, now, |_| false).await
}

/// The same among those that are not passed over.
pub(super) async fn find_except(
    reading: &mut Reading,
    seek: &Seek,
    now: Timestamp,
    is_passed_over: impl Fn(SeekId) -> bool,
) -> Result<Option<(Seek, SeekScope)>, Abort> {
    let here = seek.place.server;
    let scopes = here.map(SeekScope::Server).into_iter();
    let scopes = scopes.chain(seek.is_everywhere.then_some(SeekScope::Everywhere));
    for scope in scopes {
        let search = Search::new(reading, scope, seek, now).await?;
        let like = reading.seeks_like(scope, &seek.terms, oldest_open(now), MOST_LOOKED_AT);
        for other in like.await?.into_iter().filter(|other| other.is_open(now)) {
            // Who is on the same server was looked at there.
            let is_seen = scope == SeekScope::Everywhere && here.is_some();
            if (is_seen && other.place.server == here) || is_passed_over(other.id) {
                continue;
            }
            if search.mismatch(reading, &other).await?.is_none() {
                return Ok(Some((other, scope)));
            }
        }
    }
    Ok(None)
}

/// A seek for which an opponent is looked for in one scope, with what is the same for everybody looked at.
pub(super) struct Search<'a> {
    seek: &'a Seek,
    scope: SeekScope,
    ends: Vec<SeasonEnd>,
    own: Strength,
    now: Timestamp,
}

impl<'a> Search<'a> {
    pub(super) async fn new(
        reading: &mut Reading,
        scope: SeekScope,
        seek: &'a Seek,
        now: Timestamp,
    ) -> Result<Self, Abort> {
        let ends = reading.season_ends(ladder(scope), now).await?;
        let ruleset = seek.terms.ruleset.id;
        let own = strength(reading, (scope, &ends), ruleset, (seek.player, now)).await?;
        Ok(Self {
            seek,
            scope,
            ends,
            own,
            now,
        })
    }

    /// Why another seek, which waits, does not go together with this one; `None` if it does.
    pub(super) async fn mismatch(
        &self,
        reading: &mut Reading,
        other: &Seek,
    ) -> Result<Option<GameRefusal>, Abort> {
        let (seek, ladder) = (self.seek, (self.scope, self.ends.as_slice()));
        let ruleset = seek.terms.ruleset.id;
        let others = strength(reading, ladder, ruleset, (other.player, self.now)).await?;
        if let Err(mismatch) = seek::fits((seek, self.own), (other, others)) {
            return Ok(Some(SeekRefusal::from(mismatch).into()));
        }
        let (one, two) = (seek.player, other.player);
        if reading.is_blocked(one, two).await? {
            return Ok(Some(GameRefusal::Blocked));
        }
        if self.scope == SeekScope::Everywhere && !reading.accepts_dms(two).await? {
            return Ok(Some(SeekRefusal::Gone.into()));
        }
        let mismatch = if reading.are_playing(one, two, &seek.terms).await? {
            Some(Mismatch::PlayingAlready)
        } else if reading.count_running(two).await? >= SOUGHT_WITH_RUNNING {
            let most = SOUGHT_WITH_RUNNING;
            Some(Mismatch::Busy { most })
        } else {
            None
        };
        Ok(mismatch.map(|mismatch| SeekRefusal::from(mismatch).into()))
    }
}

/// How strong a person is on the ladder for which a game would count.
async fn strength(
    reading: &mut Reading,
    ladder: (SeekScope, &[SeasonEnd]),
    ruleset: &str,
    who: (PlayerId, Timestamp),
) -> Result<Strength, Abort> {
    let rating = rating(reading, ladder, ruleset, who).await?;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a rating is far below the largest integer"
    )]
    let points = |points: f64| points.round() as i32;
    let is_provisional = rating.is_provisional(Method::Glicko2);
    Ok(Strength {
        rating: points(rating.rating),
        margin: if is_provisional {
            points(rating.deviation)
        } else {
            0
        },
    })
}

/// The ladder for which a game counts whose players found each other there.
const fn ladder(scope: SeekScope) -> Scope {
    match scope {
        SeekScope::Server(server) => Scope::Server(server),
        SeekScope::Everywhere => Scope::Everywhere,
    }
}

async fn rating(
    reading: &mut Reading,
    (scope, ends): (SeekScope, &[SeasonEnd]),
    ruleset: &str,
    (player, now): (PlayerId, Timestamp),
) -> Result<Rating, Abort> {
    let standing = reading.standing(ladder(scope), ruleset, player).await;
    let standing = reading.set_aside(standing)?.flatten();
    let today = standing.map(|saved| as_of(saved, ends, now).rating);
    Ok(today.unwrap_or_else(Rating::new))
}

/// Starts the game of somebody with whoever waited, whose seek ends, and saves all.
async fn start(
    mut writing: Writing,
    found: &Seek,
    by: &Person,
    (place, coin): (Place, Coin),
    now: Timestamp,
) -> Result<SeekOutcome, Abort> {
    writing.delete_seek(found.id).await?;
    let players = match coin {
        Coin::Heads => vec![found.player, by.id],
        Coin::Tails => vec![by.id, found.player],
    };
    let terms = found.terms.clone();
    let saved = Box::pin(sets::start_game(&mut writing, terms, players, place, now)).await?;
    let id = saved.game.id;
    writing.save_sought_game(id, found.player).await?;
    save_found(&mut writing, &saved.game, found, now).await?;
    let view = Box::pin(GameView::new(&mut writing, saved, None)).await?;
    writing.commit().await?;
    Ok(SeekOutcome::Matched(Box::new(view)))
}

/// Saves the news for somebody who waited that their game has begun, unless its first board calls them where they
/// see it.
pub(super) async fn save_found(
    writing: &mut Writing,
    game: &Game,
    waited: &Seek,
    now: Timestamp,
) -> Result<(), Abort> {
    let place = game.place;
    let is_elsewhere = match place.server {
        Some(server) if place.channel != waited.place.channel => {
            games_channel(writing, server).await? != Some(place.channel)
        }
        _ => false,
    };
    if is_elsewhere || !game.has_called(waited.player) {
        let game = game.id;
        let news = Topic::Matched { game, is_elsewhere };
        writing.save_news(waited.player, news, now).await?;
    }
    Ok(())
}

/// The server's channel for games, if it has one.
pub(super) async fn games_channel(
    reading: &mut Reading,
    server: ServerId,
) -> Result<Option<ChannelId>, Abort> {
    Ok(reading.server_settings(server).await?.channel)
}

/// A seek as it is shown on a server, or in private.
async fn view(
    reading: &mut Reading,
    seek: Seek,
    server: Option<ServerId>,
    now: Timestamp,
) -> Result<SeekView, Abort> {
    let here = server.filter(|_| seek.place.server == server);
    let scope = here.map_or(SeekScope::Everywhere, SeekScope::Server);
    let name = reading.name_on(here, seek.player).await?;
    let ends = reading.season_ends(ladder(scope), now).await?;
    let who = (seek.player, now);
    let rating = rating(reading, (scope, &ends), seek.terms.ruleset.id, who).await?;
    Ok(SeekView {
        name: name.unwrap_or_default(),
        rating,
        seek,
    })
}

/// The seeks of others that a person sees in one of the two lists.
async fn of_others(
    reading: &mut Reading,
    scope: SeekScope,
    (viewer, server): (PlayerId, Option<ServerId>),
    now: Timestamp,
) -> Result<Vec<SeekView>, Abort> {
    let mut views = Vec::new();
    let found = reading.seeks_in(scope, oldest_open(now), READ_FOR_LIST);
    for seek in found.await? {
        let is_listed_here = server.is_some() && seek.place.server == server;
        let is_twice = scope == SeekScope::Everywhere && is_listed_here;
        if !seek.is_open(now) || seek.player == viewer || is_twice || views.len() >= LISTED_SEEKS {
            continue;
        }
        if !reading.is_blocked(viewer, seek.player).await? {
            views.push(view(reading, seek, server, now).await?);
        }
    }
    Ok(views)
}
