//! Two people in front of a bot that may die at any step, and what they can count on afterwards.

use std::collections::BTreeSet;
use std::sync::Arc;

use local_discord::{Hold, LocalDiscord, Message, MessageId, Moment, Person};

use crate::program::{Home, Program};
use crate::step::{MESSAGES, Step};

/// Two people in front of a bot that may die.
pub struct Story {
    pub discord: LocalDiscord,
    pub home: Home,
    pub anna: Person,
    pub ben: Person,
}

impl Story {
    /// A story in which nothing has happened yet, and its running bot.
    pub async fn begin() -> (Self, Program) {
        let discord = LocalDiscord::start().await;
        let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
        let home = Home::new();
        let bot = home.bot(&discord).await;
        let story = Self {
            discord,
            home,
            anna,
            ben,
        };
        (story, bot)
    }

    /// A story in which Ben has accepted and is to move, and Anna was told so.
    pub async fn with_game() -> (Self, Program) {
        let (story, bot) = Self::begin().await;
        story.challenge().await;
        let invitation = story.invitation().await;
        story.ben.press(&invitation, "Accept").await.unwrap();
        story.board(1).await;
        let mut database = story.home.database().await;
        let mut ticks = tokio::time::interval(std::time::Duration::from_millis(20));
        while database.number("SELECT COUNT(*) FROM news").await > 0 {
            ticks.tick().await;
        }
        (story, bot)
    }

    /// Anna invites Ben and wants to move first. She may never get an answer.
    pub async fn challenge(&self) {
        let options = [("opponent", (&self.ben).into()), ("first", "me".into())];
        let _ = self.anna.slash("challenge", options).await;
    }

    /// Plays a stone in the only game. Returns the board after this many plies.
    pub async fn plays(&self, who: &Person, point: &str, plies: u16) -> Arc<Message> {
        let stone = [("point", point.into())];
        who.slash("move", stone).await.unwrap();
        self.board(plies).await
    }

    /// Waits for a message in the channel; it may already be there.
    pub async fn shown(&self, wanted: impl FnMut(&Message) -> bool) -> Arc<Message> {
        let general = self.discord.general().id();
        let found = self.discord.await_message(general, wanted).await;
        found.unwrap_or_else(|_| panic!("it is not among {:#?}", self.said("")))
    }

    /// The open invitation.
    pub async fn invitation(&self) -> Arc<Message> {
        self.shown(|it| it.button("Accept").is_some()).await
    }

    /// The board after this many plies, which asks for the next one.
    pub async fn board(&self, plies: u16) -> Arc<Message> {
        let words = asks_for(plies + 1);
        self.shown(|it| it.content.contains(&words)).await
    }

    /// Counts the messages that show the board after this many plies.
    pub fn boards(&self, plies: u16) -> usize {
        self.said(&asks_for(plies + 1)).len()
    }

    /// The public messages in the channel that contain these words.
    pub fn said(&self, words: &str) -> Vec<String> {
        let messages = self.discord.general().messages();
        let public = messages.iter().filter(|it| !it.is_ephemeral());
        let said = public.map(|it| it.content.clone());
        said.filter(|it| it.contains(words)).collect()
    }

    /// The current version of a message.
    pub fn now(&self, id: MessageId) -> Arc<Message> {
        let general = self.discord.general().id();
        self.discord
            .look(|world| Arc::clone(world.message(general, id).unwrap()))
    }

    /// Kills the bot at this step of an act.
    pub async fn kill_at(&self, step: Step, bot: Program, act: impl Future) {
        let killed = async {
            let (moment, path) = step.request();
            match step {
                Step::Known => self.kill_before_it_notes(bot).await,
                _ => self.kill_held(moment, path, bot).await,
            }
        };
        tokio::join!(killed, act);
    }

    async fn kill_held(&self, moment: Moment, path: &str, bot: Program) {
        let mut hold = self.discord.hold(moment, "POST", path);
        hold.arrived().await;
        bot.kill().await;
        hold.release();
    }

    /// Holds back the response to every post.
    pub fn hold_posts(&self) -> Hold {
        self.discord.hold(Moment::BeforeAnswering, "POST", MESSAGES)
    }

    /// Kills the bot when it knows that its message was posted but cannot record that.
    async fn kill_before_it_notes(&self, mut bot: Program) {
        let mut hold = self.hold_posts();
        hold.arrived().await;
        let mut stranger = self.home.database().await;
        stranger.lock().await;
        hold.release();
        bot.hears("not posted, to be tried again").await;
        bot.kill().await;
        stranger.unlock().await;
    }

    /// Starts the bot again and waits until it has checked which of its unrecorded messages were
    /// posted.
    pub async fn go_on(&self) -> Program {
        let moment = Moment::BeforeAnswering;
        let mut hold = self.discord.hold(moment, "GET", MESSAGES);
        let bot = self.home.bot(&self.discord).await;
        hold.arrived().await;
        hold.release();
        bot
    }

    /// Stops the bot cleanly. Checks that nothing was posted twice, nobody was pinged twice for the
    /// same reason, everything saved is posted, and Discord has no objection.
    pub async fn end(self, bot: Program) {
        bot.signal("TERM").await;
        let ended = bot.ends().await;
        assert!(ended.status.success(), "{}", ended.said);
        check_once("said", self.said(""));
        for person in [&self.anna, &self.ben] {
            let pings = person.pings().into_iter();
            check_once("pinged", pings.map(|it| it.content.clone()));
        }
        let service = self.home.service().await;
        assert_eq!(service.unposted_games().await.unwrap(), []);
        assert_eq!(service.unposted_challenges().await.unwrap(), []);
        assert_eq!(service.unposted_offers().await.unwrap(), []);
        assert_eq!(self.discord.violations(), []);
    }
}

/// Checks that no two texts begin with the same two sentences, times aside. The first sentence is
/// not enough: a board after a takeback asks for the same move as an earlier one.
fn check_once(what: &str, texts: impl IntoIterator<Item = String>) {
    let mut begun = BTreeSet::new();
    for text in texts {
        let timeless = text.split("<t:").next().unwrap();
        let begins: Vec<_> = timeless.split(". ").take(2).map(str::to_owned).collect();
        assert!(begun.insert(begins), "{what} twice: {text}");
    }
}

fn asks_for(number: u16) -> String {
    format!("move {number}.")
}
