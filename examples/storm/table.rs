//! Two people who play one game after another in their channel, acting on the latest message as
//! people do.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{ChannelId, LocalDiscord, Message, MessageId, OptionValue, Person};
use tokio::time::{Instant, sleep, timeout};

use crate::act;
use crate::chance::Chance;
use crate::seen::Seen;
use crate::tally::{Stone, Tally};

/// How long people wait for a new message before they try once more.
const PATIENCE: Duration = Duration::from_secs(4);
/// The paces of the games: every deadline lies beyond the end of a storm, apart from the time in
/// which nobody can play.
const PACES: [&str; 3] = ["relaxed", "daily", "untimed"];

/// Two people and their channel.
pub struct Table {
    discord: Arc<LocalDiscord>,
    /// The two players.
    pub people: [Person; 2],
    /// Their channel.
    pub channel: ChannelId,
    /// The source of their random choices.
    pub chance: Chance,
    /// Where their acts are counted.
    pub tally: Arc<Tally>,
    thinking: Duration,
    /// A stone that was played by a reply, which only the next board acknowledges.
    pub replied: Option<Stone>,
}

impl Table {
    /// A table with a channel of its own.
    pub fn new(
        discord: &Arc<LocalDiscord>,
        number: u64,
        chance: Chance,
        tally: &Arc<Tally>,
        thinking: Duration,
    ) -> Self {
        let channel = discord.home().channel(&format!("table-{number}"));
        let person = |name: &str| {
            let person = discord.person(&format!("{name} {number}"));
            person.in_channel(&channel)
        };
        Self {
            discord: Arc::clone(discord),
            people: [person("Anna"), person("Ben")],
            channel: channel.id(),
            chance,
            tally: Arc::clone(tally),
            thinking,
            replied: None,
        }
    }

    /// Plays until `over`.
    pub async fn play(mut self, over: Instant) {
        while Instant::now() < over {
            let news = self.news();
            self.note_reply(&news);
            let last = news.last().map(|(message, _)| message.id);
            match news.last() {
                None | Some((_, Seen::End { .. })) => self.challenge().await,
                Some((message, Seen::Invitation)) => self.answer_invitation(message).await,
                Some((message, Seen::Offer)) => self.answer_offer(message).await,
                Some((_, Seen::Thinking { .. })) => {}
                Some((message, Seen::Board { game, number })) => {
                    self.take_turn(message, *game, number).await;
                }
            }
            self.wait_for_news(last).await;
            sleep(self.chance.about(self.thinking)).await;
        }
    }

    /// What the last few messages are about, oldest first.
    fn news(&self) -> Vec<(Arc<Message>, Seen)> {
        self.discord.look(|world| {
            let messages = world.messages(self.channel).iter().rev();
            let seen = messages.filter_map(|it| Some((Arc::clone(it), Seen::of(it)?)));
            let mut news: Vec<_> = seen.take(3).collect();
            news.reverse();
            news
        })
    }

    async fn wait_for_news(&self, last: Option<MessageId>) {
        let is_news = |it: &Message| Seen::of(it).is_some() && last.is_none_or(|last| it.id > last);
        let news = self.discord.await_message(self.channel, is_news);
        // If no message comes, people look again and retry.
        let _ = timeout(PATIENCE, news).await;
    }

    async fn challenge(&mut self) {
        let first = self.chance.below(2) == 0;
        let [one, other] = &self.people;
        let (by, to) = if first { (one, other) } else { (other, one) };
        let pace = self.chance.one_of(&PACES);
        let options: Vec<(&str, OptionValue)> = vec![
            ("opponent", to.into()),
            ("pace", pace.into()),
            (
                "rated",
                (pace != "untimed" && self.chance.percent(50)).into(),
            ),
        ];
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, by.slash("challenge", options)).await;
    }

    async fn answer_invitation(&mut self, invitation: &Message) {
        let button = if self.chance.percent(90) {
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
