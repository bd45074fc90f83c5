//! People who play the engine: one plays many games at the highest level, and a newcomer, whose
//! waiting times are measured, plays one at the lowest.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use local_discord::{Channel, ChannelId, Guild, LocalDiscord, Message, OptionValue, Person, World};
use tokio::time::{Instant, sleep, timeout};

use crate::absences::Absences;
use crate::act;
use crate::chance::Chance;
use crate::seen::Seen;
use crate::tally::Tally;
use crate::waits::Waits;

/// How many games the greedy opponent begins; the bot may allow fewer.
pub const MANY: usize = 20;
/// How long to wait for a move of the engine.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long people think.
const THINKING: Duration = Duration::from_secs(1);

/// A person who plays the engine.
pub struct Opponent {
    discord: Arc<LocalDiscord>,
    person: Person,
    channel: Channel,
    level: i64,
    games: usize,
    chance: Chance,
    tally: Arc<Tally>,
    absences: Absences,
}

impl Opponent {
    /// A person who plays as many games as they can at the highest level.
    pub fn greedy(
        at: (&Arc<LocalDiscord>, &Guild),
        chance: Chance,
        tally: &Arc<Tally>,
        absences: &Absences,
    ) -> Self {
        Self::new(at, "Gregor", (10, MANY), chance, (tally, absences))
    }

    /// A person who plays one game at the lowest level.
    pub fn newcomer(
        at: (&Arc<LocalDiscord>, &Guild),
        chance: Chance,
        tally: &Arc<Tally>,
        absences: &Absences,
    ) -> Self {
        Self::new(at, "Nora", (1, 1), chance, (tally, absences))
    }

    fn new(
        (discord, server): (&Arc<LocalDiscord>, &Guild),
        name: &str,
        (level, games): (i64, usize),
        chance: Chance,
        (tally, absences): (&Arc<Tally>, &Absences),
    ) -> Self {
        let channel = server.channel(&format!("level-{level}"));
        Self {
            discord: Arc::clone(discord),
            person: discord.person(name).in_channel(&channel),
            channel,
            level,
            games,
            chance,
            tally: Arc::clone(tally),
            absences: absences.clone(),
        }
    }

    /// The person.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// The channel of the games, each in a thread of its own.
    pub fn channel(&self) -> &Channel {
        &self.channel
    }

    /// Plays until `over`. Returns how long the engine's moves took.
    pub async fn play(mut self, over: Instant) -> Waits {
        let mut waits = Waits::default();
        while Instant::now() < over {
            let (running, boards) = self.boards();
            if running < self.games {
                self.begin().await;
            }
            for (board, game) in boards {
                if let Some(wait) = self.play_in(&board, game).await {
                    waits.note(wait);
                }
            }
            let thinking = self.chance.about(THINKING);
            sleep(thinking).await;
        }
        waits
    }

    /// The number of running games, and the boards that ask this person for a move.
    fn boards(&self) -> (usize, Vec<(Arc<Message>, i64)>) {
        let mention = self.person.mention();
        let mut games = HashMap::new();
        self.discord.look(|world| {
            for message in messages(world, self.channel.id()) {
                let board = match Seen::of(message) {
                    Some(Seen::Board { game, .. } | Seen::Thinking { game }) => (game, true),
                    Some(Seen::End { game }) => (game, false),
                    _ => continue,
                };
                let (game, goes_on) = board;
                games.insert(game, goes_on.then(|| Arc::clone(message)));
            }
        });
        let last = games.into_iter();
        let running: Vec<_> = last.filter_map(|(game, it)| Some((it?, game))).collect();
        let count = running.len();
        let own = running.into_iter();
        let own = own.filter(|(board, _)| board.content.starts_with(&mention));
        (count, own.collect())
    }

    async fn begin(&self) {
        let options = vec![
            ("opponent", OptionValue::from(self.discord.bot())),
            ("level", self.level.into()),
            ("first", "me".into()),
        ];
        let begun = self.person.slash("challenge", options);
        let _ = act::timed(&self.tally, begun).await;
    }

    /// Plays a move. Returns how long the engine took to answer it, if nothing interrupted.
    async fn play_in(&mut self, board: &Message, game: i64) -> Option<Duration> {
        let point = act::any_point(&mut self.chance);
        let options = [
            ("point", OptionValue::from(point)),
            ("game", game.to_string().into()),
        ];
        let (began, since) = (Instant::now(), self.discord.look(World::now));
        let answer = act::timed(&self.tally, self.person.slash("move", options)).await?;
        if self.games > 1 {
            return None;
        }
        let answer = timeout(PATIENCE, self.person.settled(answer)).await.ok()?;
        if !answer.ok()?.content().starts_with("You played") {
            return None;
        }
        self.answered(board, game).await?;
        let until = self.discord.look(World::now);
        let lost = self.absences.between(since, until);
        (lost.times + lost.blows == 0).then(|| began.elapsed())
    }

    /// Waits until this person is to move again on another board than this, or the game is over. The
    /// message of the board may be the same.
    async fn answered(&self, before: &Message, game: i64) -> Option<()> {
        let mention = self.person.mention();
        let before = Seen::of(before);
        let answers = |it: &Message| match Seen::of(it) {
            Some(Seen::Board { game: of, .. }) => {
                of == game && it.content.starts_with(&mention) && Seen::of(it) != before
            }
            Some(Seen::End { game: of }) => of == game,
            _ => false,
        };
        let channel = self.channel.id();
        let answer = self.discord.wait_for(|world| {
            // The last message of a game is the one that stands.
            let of_game = messages(world, channel)
                .filter(|it| Seen::of(it).and_then(|seen| seen.game()) == Some(game));
            of_game.last().filter(|it| answers(it)).map(|_| ())
        });
        timeout(PATIENCE, answer).await.ok()?.ok()
    }
}

/// What is said in a channel and its threads.
fn messages(world: &World, channel: ChannelId) -> impl Iterator<Item = &Arc<Message>> {
    let threads = world.threads_of(channel);
    let places = std::iter::once(channel).chain(threads.into_iter().map(|thread| thread.id));
    places.flat_map(|place| world.messages(place))
}
