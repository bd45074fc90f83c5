//! Two people or more who play one game after another in their channel, acting on the latest message
//! as people do.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{ChannelId, Guild, LocalDiscord, Message, OptionValue, Person, World};
use tessera::service::Service;
use tokio::time::{Instant, sleep, timeout};

use crate::act;
use crate::chance::Chance;
use crate::party::Party;
use crate::seen::Seen;
use crate::tally::{Stone, Tally};

/// How long people wait for a new message before they try once more.
const PATIENCE: Duration = Duration::from_secs(4);
/// The paces of the games: every deadline lies beyond the end of a storm, apart from the time in
/// which nobody can play.
const PACES: [&str; 3] = ["relaxed", "daily", "untimed"];

/// How many of a hundred games for two are sets.
const SETS: u64 = 20;

/// How many of a hundred games for two are sets for the hill.
const HILLS: u64 = 10;

/// At one of how many tables for two the people play nothing but short sets for the hill.
const CLIMBING: u64 = 8;

/// With which move of a short game somebody resigns: both have made enough for it to count.
const ENOUGH: u16 = 5;

/// The names of those who play at tables for more than two.
const NAMES: [&str; 6] = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"];

/// A few people and their channel.
pub struct Table {
    /// Where they are.
    pub discord: Arc<LocalDiscord>,
    /// The players.
    pub people: Vec<Person>,
    /// What they play if they are more than two.
    pub party: Option<Party>,
    /// Whether they play nothing but short sets for the hill.
    pub is_climbing: bool,
    /// Their channel.
    pub channel: ChannelId,
    /// The source of their random choices.
    pub chance: Chance,
    /// Where their acts are counted.
    pub tally: Arc<Tally>,
    /// What the bot has saved.
    pub service: Service,
    thinking: Duration,
    /// A stone that was played by a reply, which only the next board acknowledges.
    pub replied: Option<Stone>,
}

impl Table {
    /// A table for two with a channel of its own. Those who climb the hill are quicker.
    pub fn new(
        (discord, server): (&Arc<LocalDiscord>, &Guild),
        number: u64,
        chance: Chance,
        (tally, service): (&Arc<Tally>, &Service),
        thinking: Duration,
    ) -> Self {
        let channel = server.channel(&format!("table-{number}"));
        let is_climbing = number % CLIMBING == 1;
        let person = |name: &str| {
            let person = discord.person(&format!("{name} {number}"));
            person.in_channel(&channel)
        };
        Self {
            discord: Arc::clone(discord),
            people: ["Anna", "Ben"].map(person).to_vec(),
            party: None,
            is_climbing,
            channel: channel.id(),
            chance,
            tally: Arc::clone(tally),
            service: service.clone(),
            thinking: if is_climbing { thinking / 8 } else { thinking },
            replied: None,
        }
    }

    /// A table for more than two with a channel of its own. They are quicker, since games among
    /// several are longer.
    pub fn for_party(
        (discord, server): (&Arc<LocalDiscord>, &Guild),
        number: u64,
        chance: Chance,
        told: (&Arc<Tally>, &Service),
        thinking: Duration,
    ) -> Self {
        let party = Party::numbered(number);
        let channel = server.channel(&format!("party-{number}"));
        let person = |name: &&str| {
            let person = discord.person(&format!("{name} {number}"));
            person.in_channel(&channel)
        };
        Self {
            people: NAMES.iter().take(party.people).map(person).collect(),
            party: Some(party),
            is_climbing: false,
            channel: channel.id(),
            thinking: thinking / 4,
            ..Self::new((discord, server), number, chance, told, thinking)
        }
    }

    /// Plays until `over`.
    pub async fn play(mut self, over: Instant) {
        while Instant::now() < over {
            let news = self.news();
            self.note_reply(&news);
            let rest = news.last().and_then(|(end, _)| self.rest_of_set(end));
            match rest.as_ref().or(news.last()) {
                // The next game of a match begins by itself.
                Some((end, Seen::End { .. })) if end.content.contains(" is next.") => {}
                None | Some((_, Seen::End { .. })) => self.begin().await,
                Some((message, Seen::Invitation)) => self.answer_invitation(message).await,
                Some((message, Seen::Offer)) => self.answer_offer(message).await,
                Some((message, Seen::Table { .. })) => {
                    if let Some(party) = self.party {
                        self.gather_round(message, party).await;
                    }
                }
                Some((_, Seen::Thinking { .. })) => {}
                Some((message, Seen::Board { game, number })) => {
                    self.take_turn(message, *game, number).await;
                }
            }
            let last = news.into_iter().last().map(|(message, _)| message);
            self.wait_for_news(last.as_deref()).await;
            sleep(self.chance.about(self.thinking)).await;
        }
    }

    /// What the last few messages are about, oldest first.
    fn news(&self) -> Vec<(Arc<Message>, Seen)> {
        self.discord.look(|world| self.latest(world, 3))
    }

    /// The last few messages in the channel and its threads, oldest first.
    fn latest(&self, world: &World, count: usize) -> Vec<(Arc<Message>, Seen)> {
        let threads = world.threads_of(self.channel);
        let places = std::iter::once(self.channel).chain(threads.into_iter().map(|it| it.id));
        let mut news: Vec<_> = places
            .flat_map(|place| {
                let messages = world.messages(place).iter().rev();
                let seen = messages.filter_map(|it| Some((Arc::clone(it), Seen::of(it)?)));
                seen.take(count)
            })
            .collect();
        news.sort_by_key(|(message, _)| message.id);
        news.split_off(news.len().saturating_sub(count))
    }

    /// The board of the other game of a set, if a message tells the end of one and the other goes on.
    fn rest_of_set(&self, end: &Message) -> Option<(Arc<Message>, Seen)> {
        let text = end.content.as_str();
        let named = |words| text.split_once(words).map(|(_, rest)| rest);
        let rest = named("counts together with game ")
            .or_else(|| named("The set with game "))
            .or_else(|| named("in the set if game "))?;
        let (number, _) = rest.split_once(' ')?;
        let other: i64 = number.parse().ok()?;
        let news = self.discord.look(|world| self.latest(world, usize::MAX));
        let last = news
            .into_iter()
            .rev()
            .find(|(_, seen)| seen.game() == Some(other));
        last.filter(|(_, seen)| matches!(seen, Seen::Board { .. }))
    }

    /// Waits until another message is the latest, or the latest says something else.
    async fn wait_for_news(&self, last: Option<&Message>) {
        let news = self.discord.wait_for(|world| {
            let latest = self.latest(world, 1).pop().map(|(message, _)| message);
            let said = |it: &Message| (it.id, it.content.clone());
            (latest.as_deref().map(said) != last.map(said)).then_some(())
        });
        // If nothing comes, people look again and retry.
        let _ = timeout(PATIENCE, news).await;
    }

    async fn begin(&mut self) {
        match self.party {
            Some(party) => self.open_table(party).await,
            None => self.challenge().await,
        }
    }

    /// One of the people.
    pub fn anybody(&mut self) -> Person {
        let index = self.chance.below(self.people.len() as u64);
        self.people[usize::try_from(index).unwrap_or(0)].clone()
    }

    /// One of the paces.
    pub fn any_pace(&mut self) -> &'static str {
        self.chance.one_of(&PACES)
    }

    async fn challenge(&mut self) {
        let first = self.chance.below(2) == 0;
        let [one, other] = &self.people[..] else {
            return;
        };
        let (by, to) = if first { (one, other) } else { (other, one) };
        let pace = self.chance.one_of(&PACES);
        if self.is_climbing || (pace != "untimed" && self.chance.percent(HILLS)) {
            let pace = if pace == "untimed" { "daily" } else { pace };
            let (by, to) = (by.clone(), to.clone());
            return self.challenge_for_hill(&by, &to, pace).await;
        }
        let options: Vec<(&str, OptionValue)> = vec![
            ("opponent", to.into()),
            ("pace", pace.into()),
            (
                "rated",
                (pace != "untimed" && self.chance.percent(50)).into(),
            ),
            ("set", self.chance.percent(SETS).into()),
        ];
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, by.slash("challenge", options)).await;
    }

    /// Whether this move of a short game is the one with which somebody resigns.
    pub const fn is_enough(&self, ply: u16) -> bool {
        self.is_climbing && ply >= ENOUGH
    }

    /// Joins the hill of the server, unless they stand on it, and invites to a set for it.
    async fn challenge_for_hill(&mut self, by: &Person, to: &Person, pace: &'static str) {
        let shown = act::timed(&self.tally, by.slash("hill", [])).await;
        let shown = shown.map(|shown| timeout(act::PATIENCE, by.settled(shown)));
        if let Some(shown) = shown
            && let Ok(Ok(shown)) = shown.await
            && let Some(hill) = shown
                .message
                .filter(|it| it.button("Join the hill").is_some())
        {
            let _ = act::timed(&self.tally, by.press(&hill, "Join the hill")).await;
        }
        let options: Vec<(&str, OptionValue)> = vec![
            ("opponent", to.into()),
            ("pace", pace.into()),
            ("rated", true.into()),
            ("set", true.into()),
            ("hill", true.into()),
        ];
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, by.slash("challenge", options)).await;
    }

    async fn answer_invitation(&mut self, invitation: &Message) {
        let button = if self.is_climbing || self.chance.percent(90) {
            "Accept"
        } else {
            "Decline"
        };
        let invited = |person: &&Person| invitation.content.starts_with(&person.mention());
        let Some(person) = self.people.iter().find(invited) else {
            return;
        };
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, person.press(invitation, button)).await;
    }

    async fn answer_offer(&mut self, offer: &Message) {
        let button = self.chance.one_of(&["Agree", "Decline"]);
        let asked = |person: &&Person| offer.content.starts_with(&person.mention());
        let Some(person) = self.people.iter().find(asked) else {
            return;
        };
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, person.press(offer, button)).await;
    }
}
