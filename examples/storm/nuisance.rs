//! People who repeat the same act as fast as they are allowed to, at the expense of somebody who
//! mostly looks on.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{Guild, LocalDiscord, Message, MessageId, OptionValue};
use tokio::time::{Instant, sleep, timeout};

use crate::AnyError;
use crate::act;
use crate::chance::Chance;
use crate::pair::Pair;
use crate::seen::Seen;
use crate::tally::Tally;

/// How long they wait for the message they have asked for before they ask again.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long the victim takes to answer a move, so that there is something to take back.
const ANSWERS_AFTER: Duration = Duration::from_secs(5);

/// What is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Invites and withdraws.
    Invite,
    /// Offers a draw and withdraws.
    Offer,
    /// Asks for a rematch and withdraws.
    Rematch,
    /// Moves and takes back.
    TakeBack,
}

/// A person with a habit, and the person who has to put up with it.
pub struct Nuisance {
    discord: Arc<LocalDiscord>,
    /// The person with the habit (`one`), the victim (`other`), and their channel.
    pub pair: Pair,
    habit: Habit,
    game: Option<i64>,
    chance: Chance,
    tally: Arc<Tally>,
    pause: Duration,
}

impl Habit {
    /// All habits.
    pub const ALL: [Self; 4] = [Self::Invite, Self::Offer, Self::Rematch, Self::TakeBack];
}

impl Nuisance {
    /// A person with this habit, with a game if the habit needs one. The bot must be running.
    pub async fn new(
        (discord, server): (&Arc<LocalDiscord>, &Guild),
        habit: Habit,
        chance: Chance,
        tally: &Arc<Tally>,
        pause: Duration,
    ) -> Result<Self, AnyError> {
        let channel = server.channel(&format!("{habit:?}").to_lowercase());
        let names = [format!("Nina {habit:?}"), format!("Victor {habit:?}")];
        let pair = Pair::new(discord, &channel, names);
        let game = match habit {
            Habit::Invite => None,
            _ => Some(pair.begin(discord, "relaxed").await?),
        };
        if let (Habit::Rematch, Some(game)) = (habit, game) {
            act::resign(tally, &pair.one, game).await;
        }
        Ok(Self {
            discord: Arc::clone(discord),
            pair,
            habit,
            game,
            chance,
            tally: Arc::clone(tally),
            pause,
        })
    }

    /// Repeats the habit until `over`.
    pub async fn go_on(mut self, over: Instant) {
        let mut answered = Instant::now();
        while Instant::now() < over {
            self.tally.counts().nuisances += 1;
            match self.habit {
                Habit::Invite => {
                    let options = [("opponent", (&self.pair.other).into())];
                    self.ask("challenge", options.to_vec()).await;
                    self.withdraw(&Seen::Invitation).await;
                }
                Habit::Offer => {
                    self.offer("draw").await;
                    self.withdraw(&Seen::Offer).await;
                }
                Habit::Rematch => {
                    self.ask_for_rematch().await;
                    self.withdraw(&Seen::Invitation).await;
                }
                Habit::TakeBack => {
                    self.place(&self.pair.one.clone()).await;
                    self.offer("takeback").await;
                    if self.newest(&Seen::Offer).is_some() {
                        self.withdraw(&Seen::Offer).await;
                    }
                    if answered.elapsed() > ANSWERS_AFTER {
                        self.place(&self.pair.other.clone()).await;
                        answered = Instant::now();
                    }
                }
            }
            sleep(self.pause).await;
        }
    }

    async fn ask(&self, command: &str, options: Vec<(&str, OptionValue)>) {
        let asked = self.pair.one.slash(command, options);
        let _ = act::timed(&self.tally, asked).await;
    }

    async fn offer(&self, what: &str) {
        let Some(game) = self.game else { return };
        let options = vec![("what", what.into()), ("game", game.to_string().into())];
        self.ask("offer", options).await;
    }

    async fn place(&mut self, who: &local_discord::Person) {
        let Some(game) = self.game else { return };
        let point = act::any_point(&mut self.chance);
        let options = [
            ("point", OptionValue::from(point)),
            ("game", game.to_string().into()),
        ];
        let _ = act::timed(&self.tally, who.slash("move", options)).await;
    }

    async fn ask_for_rematch(&self) {
        let channel = self.pair.channel.id();
        let end = self.discord.look(|world| {
            let mut messages = world.messages(channel).iter().rev();
            messages.find(|it| it.button("Rematch").is_some()).cloned()
        });
        if let Some(end) = end {
            let pressed = self.pair.one.press(&end, "Rematch");
            let _ = act::timed(&self.tally, pressed).await;
        }
    }

    /// Withdraws the newest message of this kind as soon as it appears.
    async fn withdraw(&self, what: &Seen) {
        let stands = |it: &Message| Seen::of(it).as_ref() == Some(what);
        let channel = self.pair.channel.id();
        let after = self.last_but(30);
        let standing = self.discord.await_message_after(channel, after, stands);
        if let Ok(Ok(standing)) = timeout(PATIENCE, standing).await {
            let pressed = self.pair.one.press(&standing, "Withdraw");
            let _ = act::timed(&self.tally, pressed).await;
        }
    }

    /// Where the search starts: the newest messages are enough.
    fn last_but(&self, count: usize) -> MessageId {
        self.discord.look(|world| {
            let messages = world.messages(self.pair.channel.id());
            let first = messages.len().saturating_sub(count);
            let first = messages.get(first).map(|it| it.id.get() - 1);
            MessageId::new(first.unwrap_or(1).max(1))
        })
    }

    fn newest(&self, what: &Seen) -> Option<Arc<Message>> {
        self.discord.look(|world| {
            let mut messages = world.messages(self.pair.channel.id()).iter().rev().take(5);
            messages
                .find(|it| Seen::of(it).as_ref() == Some(what))
                .cloned()
        })
    }
}
