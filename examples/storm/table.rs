//! Two people and the channel in which they play one game after the other, as people do who look at
//! the last thing that was said and act on it.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{Answer, ChannelId, LocalDiscord, Message, MessageId, OptionValue, Person};
use tokio::time::{Instant, sleep, timeout};

use crate::act;
use crate::chance::Chance;
use crate::seen::{Seen, number_of};
use crate::tally::{Stone, Tally};

/// How long news is waited for before somebody tries once more.
const PATIENCE: Duration = Duration::from_secs(4);
/// The pages of the command's pace, of which none ends within a storm.
const PACES: [&str; 2] = ["relaxed", "untimed"];

/// Two people and their channel.
pub struct Table {
    discord: Arc<LocalDiscord>,
    people: [Person; 2],
    channel: ChannelId,
    chance: Chance,
    tally: Arc<Tally>,
    thinking: Duration,
    /// A stone that was played by a reply, which only a board acknowledges.
    replied: Option<Stone>,
}

impl Table {
    /// A table of its own channel.
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

    /// Who sits here, and where.
    pub fn seated(&self) -> ([Person; 2], ChannelId) {
        (self.people.clone(), self.channel)
    }

    /// Plays until then.
    pub async fn play(mut self, over: Instant) {
        while Instant::now() < over {
            let news = self.news();
            self.note_reply(&news);
            let last = news.last().map(|(message, _)| message.id);
            match news.last() {
                None | Some((_, Seen::End { .. })) => self.challenge().await,
                Some((message, Seen::Invitation)) => self.answer_invitation(message).await,
                Some((message, Seen::Offer)) => self.answer_offer(message).await,
                Some((message, Seen::Board { game, ply })) => {
                    self.take_turn(message, *game, ply).await;
                }
            }
            self.wait_for_news(last).await;
            sleep(self.chance.about(self.thinking)).await;
        }
    }

    /// What the last messages are about, oldest first: a few are enough to go by.
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
        // Where nothing comes, people look for themselves and try again.
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
        let invited = |person: &&Person| invitation.pings.contains(&person.id());
        let Some(person) = self.people.iter().find(invited) else {
            return;
        };
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, person.press(invitation, button)).await;
    }

    async fn answer_offer(&mut self, offer: &Message) {
        let button = self.chance.one_of(&["Agree", "Decline"]);
        let asked = |person: &&Person| offer.pings.contains(&person.id());
        let Some(person) = self.people.iter().find(asked) else {
            return;
        };
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, person.press(offer, button)).await;
    }

    /// Whoever is to move does something.
    async fn take_turn(&mut self, board: &Message, game: i64, ply: &str) {
        let Some(ply) = number_of(ply) else { return };
        let to_move = |person: &&Person| board.content.starts_with(&person.mention());
        let Some(mover) = self.people.iter().find(to_move).cloned() else {
            return;
        };
        let stone = Stone {
            game,
            ply,
            point: act::any_point(&mut self.chance),
            channel: self.channel,
            asked: board.id,
        };
        let named = [("game", OptionValue::from(game.to_string()))];
        match self.chance.below(100) {
            0..50 => self.place(&mover, stone).await,
            50..68 => {
                self.tally.counts().replies += 1;
                if mover.reply(board, &stone.point).is_ok() {
                    self.replied = Some(stone);
                }
            }
            68..82 => {
                let typed = act::type_point(&self.tally, &mover, board, &stone.point).await;
                self.acknowledge(&mover, typed, stone).await;
            }
            82..90 => {
                // A double press, at another point each time.
                let again = Stone {
                    point: act::any_point(&mut self.chance),
                    ..stone.clone()
                };
                tokio::join!(self.place(&mover, stone), self.place(&mover, again));
            }
            90..92 => {
                self.tally.counts().other += 1;
                act::resign(&self.tally, &mover, game).await;
            }
            92..95 => {
                let [one, other] = &self.people;
                let idle = if mover.id() == one.id() { other } else { one };
                self.place(idle, stone).await;
            }
            what => {
                let what = if what < 98 { "takeback" } else { "draw" };
                let who = self.people[usize::from(self.chance.percent(50))].clone();
                let options = named.into_iter().chain([("what", what.into())]);
                self.tally.counts().other += 1;
                let _ = act::timed(&self.tally, who.slash("offer", options)).await;
            }
        }
    }

    async fn place(&self, who: &Person, stone: Stone) {
        let options = [
            ("point", OptionValue::from(stone.point.as_str())),
            ("game", stone.game.to_string().into()),
        ];
        let answer = act::timed(&self.tally, who.slash("move", options)).await;
        self.acknowledge(who, answer, stone).await;
    }

    /// Notes a stone of which somebody is told that it is placed.
    async fn acknowledge(&self, who: &Person, answer: Option<Answer>, stone: Stone) {
        let Some(answer) = answer else { return };
        let settled = timeout(PATIENCE, who.settled(answer)).await;
        let told = format!("You played **{}**", stone.point);
        if let Ok(Ok(answer)) = settled
            && answer.content().starts_with(&told)
        {
            self.tally.counts().stones.push(stone);
        }
    }

    /// A reply is answered by the board that shows its stone.
    fn note_reply(&mut self, news: &[(Arc<Message>, Seen)]) {
        let Some(stone) = self.replied.take() else {
            return;
        };
        let played = format!("played **{}**", stone.point);
        let shows = |(message, seen): &(Arc<Message>, Seen)| {
            let follows = matches!(
                seen,
                Seen::Board { game, ply }
                    if *game == stone.game && number_of(ply) == Some(stone.ply + 1)
            );
            follows && message.id > stone.asked && message.content.contains(&played)
        };
        if news.iter().any(shows) {
            self.tally.counts().stones.push(stone);
        }
    }
}
