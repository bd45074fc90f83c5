//! A few people in a channel of their own who know nobody: each seeks a game, and resigns the games that begin.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{ChannelId, Guild, LocalDiscord, Message, Person};
use tokio::time::{Instant, sleep};

use crate::act;
use crate::chance::Chance;
use crate::seen::Seen;
use crate::tally::Tally;

/// What they seek: two with different wishes do not go together.
const PACES: [&str; 2] = ["relaxed", "slow"];

/// People who seek opponents.
#[derive(Clone)]
pub struct Seekers {
    discord: Arc<LocalDiscord>,
    /// The people.
    pub people: Vec<Person>,
    /// Their channel.
    pub channel: ChannelId,
    chance: Chance,
    tally: Arc<Tally>,
    thinking: Duration,
}

impl Seekers {
    /// Four people, with a channel of their own.
    pub fn new(
        (discord, server): (&Arc<LocalDiscord>, &Guild),
        chance: Chance,
        tally: &Arc<Tally>,
        thinking: Duration,
    ) -> Self {
        let channel = server.channel("seekers");
        let person = |name: &str| discord.person(name).in_channel(&channel);
        Self {
            discord: Arc::clone(discord),
            people: ["Sara", "Selma", "Simon", "Sven"].map(person).to_vec(),
            channel: channel.id(),
            chance,
            tally: Arc::clone(tally),
            thinking,
        }
    }

    /// Lets them seek and play until `over`.
    pub async fn go_on(mut self, over: Instant) {
        while Instant::now() < over {
            if self.chance.percent(60) {
                self.seek().await;
            } else {
                self.resign().await;
            }
            sleep(self.chance.about(self.thinking)).await;
        }
    }

    async fn seek(&mut self) {
        let index = self.chance.below(self.people.len() as u64);
        let who = &self.people[usize::try_from(index).unwrap_or(0)];
        let pace = self.chance.one_of(&PACES);
        // Counted before it is known whether it arrives.
        *self.tally.counts().seeks.entry(who.id()).or_default() += 1;
        let options = [("ruleset", "pente".into()), ("pace", pace.into())];
        let _ = act::timed(&self.tally, who.slash("seek", options)).await;
    }

    /// Whoever is called by one of the latest boards resigns that game.
    async fn resign(&mut self) {
        let latest = self.discord.look(|world| {
            let messages = world.messages(self.channel).iter().rev().take(6);
            let boards = messages.filter_map(|it| match Seen::of(it) {
                Some(Seen::Board { game, .. }) => Some((Message::clone(it), game)),
                _ => None,
            });
            boards.collect::<Vec<_>>()
        });
        for (board, game) in latest {
            let called = |person: &&Person| board.content.starts_with(&person.mention());
            if let Some(who) = self.people.iter().find(called) {
                self.tally.counts().other += 1;
                act::resign(&self.tally, who, game).await;
                return;
            }
        }
    }
}
