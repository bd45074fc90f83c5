//! Three people at a table, one of whom never moves. Their time runs out in the storm: they are out,
//! and the others play on.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{Guild, LocalDiscord, OptionValue, Person, UserId, World};
use tessera::game::GameId;
use tessera::rules::{Departure as How, Move};
use tessera::service::Service;

use crate::AnyError;
use crate::game_time::GameTime;
use crate::seen::Seen;
use crate::tally::Departure;

/// How much of a day's clock has run before the storm.
const SLEPT: Duration = Duration::from_mins(24 * 60 - 1);
/// The longest time for which an absence of the bot may delay the end of the clock.
const LATEST: u32 = 400;
/// In what steps time passes after the storm, if the clock still runs.
const STEP: Duration = Duration::from_secs(5);
/// The real pause after each step.
const PAUSE: Duration = Duration::from_millis(50);

/// Who sleeps, and where.
#[derive(Clone)]
pub struct Sleeper {
    /// The three at the table.
    pub people: Vec<Person>,
    /// The game.
    pub game: i64,
}

impl Sleeper {
    /// Begins the game, and lets nearly a day pass. Nobody else may be waited for yet.
    pub async fn begin(
        discord: &Arc<LocalDiscord>,
        server: &Guild,
        time: &GameTime,
    ) -> Result<Self, AnyError> {
        let channel = server.channel("sleepers");
        let people = ["Sam", "Sue", "Sid"].map(|it| discord.person(it).in_channel(&channel));
        let options: [(&str, OptionValue); 3] = [
            ("ruleset", "pente-3".into()),
            ("pace", "daily".into()),
            ("order", "as-seated".into()),
        ];
        people[0].slash("table", options).await?;
        let is_open =
            |it: &local_discord::Message| matches!(Seen::of(it), Some(Seen::Table { .. }));
        let table = discord.await_message(channel.id(), is_open).await?;
        for who in &people[1..] {
            who.press(&table, "Sit down").await?;
        }
        let is_board =
            |it: &local_discord::Message| matches!(Seen::of(it), Some(Seen::Board { .. }));
        let board = discord.await_message(channel.id(), is_board).await?;
        let game = Seen::of(&board).and_then(|seen| seen.game());
        time.live(SLEPT);
        Ok(Self {
            people: people.to_vec(),
            game: game.ok_or("a board is no board any more")?,
        })
    }

    /// Who sleeps: the first stone is forced, so the second seat is to move.
    pub fn who(&self) -> UserId {
        self.people[1].id()
    }

    /// Lets time pass until the sleeper is out. Returns the departure, as if it had been told; `None`
    /// if the clock does not end.
    pub async fn wakes(
        &self,
        service: &Service,
        discord: &LocalDiscord,
        time: &GameTime,
    ) -> Result<Option<Departure>, AnyError> {
        for _ in 0..LATEST {
            let view = service.game(GameId(self.game)).await?;
            let moves = view.game.record().moves.iter();
            let mut moves = moves.skip_while(|it| matches!(it, Move::Place(_)));
            if let Some(Move::Leave(_, How::OutOfTime)) = moves.next() {
                return Ok(Some(Departure {
                    game: self.game,
                    who: self.who(),
                    resets: 1,
                    at: discord.look(World::now),
                }));
            }
            time.pass(1, STEP, PAUSE).await;
        }
        Ok(None)
    }
}
