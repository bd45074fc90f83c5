//! Seeks that wait: they run out after a week, of which their makers are told once, and two that did not go
//! together may do so later, because a game between the two ended, a rating moved, or somebody has fewer games
//! running. The scheduler looks at a few of them a minute, each in its turn.

use std::collections::HashSet;

use jiff::Timestamp;

use super::error::use_case;
use super::seeks::{
    Search, check_room, find_except, games_channel, in_private, oldest_open, save_found,
};
use super::{Error, GameView, Service, sets};
use crate::game::limits::SEEK_LIFE;
use crate::game::{
    ChannelId, Coin, Expiry, GameRefusal, Place, PlayerId, SeekId, SeekRefusal, ServerId,
};
use crate::store::{SeekScope, Topic};

/// How many seeks are looked at for somebody who fits by now, in one round.
const AT_ONCE: u32 = 20;

/// How many seeks are ended in one transaction.
const ENDED_AT_ONCE: u32 = 100;

/// Two seeks that go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FittingSeeks {
    /// The seeks.
    pub seeks: [SeekId; 2],
    /// Who seeks.
    pub players: [PlayerId; 2],
    /// The server on which both seek; `None` if they play in private.
    pub server: Option<ServerId>,
    /// Where they play on that server.
    pub channel: ChannelId,
}

impl FittingSeeks {
    /// The two seeks, whichever was looked at first.
    pub fn pair(&self) -> [SeekId; 2] {
        pair(self.seeks)
    }
}

/// What was found in one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeekRound {
    /// Seeks that go together, each at most once.
    pub fitting: Vec<FittingSeeks>,
    /// The last seek that was looked at; `None` once all were.
    pub last: Option<SeekId>,
}

impl Service {
    /// Ends the seeks that have run out, and keeps news for their makers. What has ended long ago is deleted.
    pub async fn expire_seeks(&self, now: Timestamp) -> Result<(), Error> {
        use_case("end the seeks that ran out".to_owned(), async {
            let oldest = oldest_open(now);
            let ends = Expiry::at(now);
            if !self.store.read().await?.has_seek_to_end(ends).await? {
                return Ok(());
            }
            let mut writing = self.store.write().await?;
            for (seek, player) in writing.end_seeks_made_by(ends, ENDED_AT_ONCE).await? {
                let news = Topic::SeekEnded(seek);
                writing.save_news(player, news, now).await?;
            }
            let told = oldest.saturating_sub(SEEK_LIFE).unwrap_or(Timestamp::MIN);
            writing.delete_seeks_made_by(told).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Looks at some seeks after this one for others that go with them by now. Pairs that are passed over are not
    /// found.
    pub async fn fitting_seeks(
        &self,
        after: SeekId,
        passed_over: &HashSet<[SeekId; 2]>,
        now: Timestamp,
    ) -> Result<SeekRound, Error> {
        use_case("look for seeks that fit by now".to_owned(), async {
            let mut reading = self.store.read().await?;
            let (seeks, last) = reading
                .seeks_after(after, oldest_open(now), AT_ONCE)
                .await?;
            let mut fitting: Vec<FittingSeeks> = Vec::new();
            let mut found = HashSet::new();
            for seek in seeks {
                if found.contains(&seek.id) || !seek.is_open(now) {
                    continue;
                }
                if check_room(&mut reading, seek.player).await.is_err() {
                    continue;
                }
                let other = find_except(&mut reading, &seek, now, |other| {
                    found.contains(&other) || passed_over.contains(&pair([seek.id, other]))
                });
                let Some((other, scope)) = other.await? else {
                    continue;
                };
                let first = if other.id < seek.id { &other } else { &seek };
                let channel = match scope.server() {
                    Some(server) => games_channel(&mut reading, server).await?,
                    None => None,
                };
                found.extend([seek.id, other.id]);
                fitting.push(FittingSeeks {
                    seeks: [seek.id, other.id],
                    players: [seek.player, other.player],
                    server: scope.server(),
                    channel: channel.unwrap_or(first.place.channel),
                });
            }
            Ok(SeekRound { fitting, last })
        })
        .await
    }

    /// Starts the game of two who both waited, unless one of them was found or stopped meanwhile: then it is
    /// refused. In private, `conversation` is one of theirs with the bot.
    pub async fn match_seeks(
        &self,
        fitting: FittingSeeks,
        conversation: Option<ChannelId>,
        coin: Coin,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let [one, other] = fitting.seeks;
        use_case(format!("match the seeks {one} and {other}"), async {
            let gone = || GameRefusal::from(SeekRefusal::Gone);
            let mut writing = self.store.write().await?;
            let mut waited = Vec::new();
            for id in fitting.seeks {
                let seek = writing.seek(id).await?;
                let seek = seek.filter(|seek| seek.is_open(now));
                waited.push(seek.ok_or_else(gone)?);
            }
            // Who sought first is named first.
            waited.sort_by_key(|seek| seek.id);
            let [first, second] = &waited[..] else {
                return Err(gone().into());
            };
            check_room(&mut writing, second.player).await?;
            let (scope, place) = match (fitting.server, conversation) {
                (Some(server), _) => {
                    let channel = games_channel(&mut writing, server).await?;
                    let channel = channel.unwrap_or(first.place.channel);
                    let place = Place {
                        channel,
                        ..first.place
                    };
                    (SeekScope::Server(server), place)
                }
                (None, Some(conversation)) if first.is_everywhere && second.is_everywhere => {
                    (SeekScope::Everywhere, in_private(conversation))
                }
                (None, _) => return Err(gone().into()),
            };
            let search = Search::new(&mut writing, scope, second, now).await?;
            if let Some(refusal) = search.mismatch(&mut writing, first).await? {
                return Err(refusal.into());
            }
            for seek in &waited {
                writing.delete_seek(seek.id).await?;
            }
            let mut players = vec![first.player, second.player];
            if coin == Coin::Tails {
                players.reverse();
            }
            let terms = first.terms.clone();
            let saved = Box::pin(sets::start_game(&mut writing, terms, players, place, now));
            let saved = saved.await?;
            writing
                .save_sought_game(saved.game.id, first.player)
                .await?;
            for seek in &waited {
                save_found(&mut writing, &saved.game, seek, now).await?;
            }
            let view = Box::pin(GameView::new(&mut writing, saved, None)).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// Ends all seeks on a server of which the bot is not a member any more.
    pub async fn end_all_seeks_on(&self, server: ServerId) -> Result<(), Error> {
        use_case(format!("end the seeks on server {server}"), async {
            let mut writing = self.store.write().await?;
            writing.delete_all_seeks_on(server).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Ends the seeks on a server of a person who is not a member of it any more.
    pub async fn end_seeks_on(&self, player: PlayerId, server: ServerId) -> Result<(), Error> {
        use_case(
            format!("end the seeks of a person on server {server}"),
            async {
                let mut writing = self.store.write().await?;
                writing.delete_seeks_on(server, player).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }
}

/// Two seeks in the order of their numbers.
fn pair(mut seeks: [SeekId; 2]) -> [SeekId; 2] {
    seeks.sort();
    seeks
}
