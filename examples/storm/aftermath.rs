//! Checks what a storm has left, once it is calm again.

use std::time::Duration;

use local_discord::LocalDiscord;
use tessera::service::Service;
use tessera::store::Store;
use tokio::time::{Instant, sleep};

use crate::AnyError;
use crate::absences::Absences;
use crate::cast::List;
use crate::game_time::GameTime;
use crate::home::Home;
use crate::promises::{Promises, Unposted};
use crate::ruins::Ruins;
use crate::tally::Tally;

/// How long the bot may take in calm weather to post what is still unposted.
const CALM: Duration = Duration::from_mins(2);

/// What a storm has left to check.
pub struct Aftermath<'a> {
    /// The Discord in which everything was posted.
    pub discord: &'a LocalDiscord,
    /// Where the bot stores its games.
    pub home: &'a Home,
    /// The current time.
    pub time: &'a GameTime,
    /// What people were told.
    pub tally: &'a Tally,
    /// When nobody could play.
    pub absences: &'a Absences,
    /// Which rows were damaged.
    pub ruins: &'a Ruins,
    /// Who took part.
    pub list: &'a List,
}

impl Aftermath<'_> {
    /// Starts the bot once more, lets it post what is still unposted, and checks every promise.
    /// Returns one line for each broken promise.
    pub async fn look(&self) -> Result<Vec<String>, AnyError> {
        let bot = self.home.recover().await?;
        let service = Service::new(Store::open(&self.home.database()).await?);
        let until = Instant::now() + CALM;
        while Instant::now() < until && !self.unposted(&service).await?.is_empty() {
            sleep(Duration::from_millis(100)).await;
        }
        let unanswered = self.ruins.ask(self.tally).await;
        let now = self.time.now();
        let channels = self.list.channels.iter().copied();
        let promises = Promises::read(self.discord, &service, self.ruins, channels);
        let mut promises = promises.await?;
        promises.broken.extend(unanswered);
        let clocks = promises.check_clocks(self.absences, now);
        promises.check_said(&self.unposted(&service).await?);
        promises.check_deadlines();
        promises.check_invitations(&service).await?;
        let left_cleanly = bot.stop().await;
        promises.check_stones(&self.tally.counts().stones);
        promises.check_boards();
        let pings = promises.check_pings(&self.list.people, self.absences);
        promises.check_turns(&self.list.victims);
        if !left_cleanly {
            promises.break_one("the bot did not leave cleanly".to_owned());
        }
        println!(
            "{} games, {} of them over",
            promises.games(),
            promises.over()
        );
        println!("{clocks}");
        println!("{pings}");
        Ok(promises.broken)
    }

    async fn unposted(&self, service: &Service) -> Result<Unposted, AnyError> {
        Unposted::read(service, self.ruins, self.time.now()).await
    }
}
