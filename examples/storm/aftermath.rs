//! Checks what a storm has left, once it is calm again.

use std::time::Duration;

use local_discord::LocalDiscord;
use tessera::service::Service;
use tessera::store::Store;
use tokio::time::{Instant, sleep};

use crate::AnyError;
use crate::absences::Absences;
use crate::cast::List;
use crate::fleet::Fleet;
use crate::game_time::GameTime;
use crate::home::Home;
use crate::promises::{Promises, Unposted};
use crate::ruins::Ruins;
use crate::tally::{Departure, Tally};

/// How long the bot may take in calm weather to post what is still unposted. While it waits for a
/// later try, time passes without counting.
const CALM: Duration = Duration::from_mins(2);
/// How much time may pass until the next try of a post. Only a post that has failed a dozen times in a
/// row waits longer, and that is a fault.
const LATEST: Duration = Duration::from_hours(3);
/// In what steps that time passes: the bot must not take one for an absence.
const STEP: Duration = Duration::from_secs(5);
/// The real pause after each step.
const PAUSE: Duration = Duration::from_millis(100);

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
        let bot = Fleet::recover(self.home).await?;
        let service = Service::new(Store::open(self.home.database()).await?);
        wait_for_posts(&service, self.ruins, self.time).await?;
        let slept = self.wait_for_sleeper(&service).await?;
        let unanswered = self.ruins.ask(self.tally).await;
        let now = self.time.now();
        // Games against the engine have threads.
        let channels: Vec<_> = self.discord.look(|world| {
            let channels = self.list.channels.iter().copied();
            let threads = channels.clone().flat_map(|it| world.threads_of(it));
            channels.chain(threads.map(|it| it.id)).collect()
        });
        let promises = Promises::read(self.discord, &service, self.ruins, channels);
        let mut promises = promises.await?;
        promises.broken.extend(unanswered);
        let sleeper = self.list.sleeper.as_ref();
        let sleeping = sleeper.map(|sleeper| (sleeper.game, sleeper.who()));
        let clocks = promises.check_clocks(self.absences, sleeping, now);
        promises.check_said(&self.unposted(&service).await?);
        promises.check_deadlines();
        promises.check_invitations(&service).await?;
        promises.check_tables(&service).await?;
        let left_cleanly = bot.stop().await;
        promises.check_stones(&self.tally.counts().stones);
        promises.check_outcomes();
        let sets = promises.check_sets();
        let seeks = self.tally.counts().seeks.clone();
        let sought = promises.check_seeks(&self.list.seekers, &seeks);
        let climbed = promises.check_hills();
        let mut departures = self.tally.counts().departures.clone();
        departures.extend(slept);
        promises.check_departures(&departures, &self.list.people);
        promises.check_boards();
        promises.check_everybody_called(&self.list.people);
        let pings = promises.check_pings(&self.list.people, self.absences);
        promises.check_turns(&self.list.victims);
        if !left_cleanly {
            promises.break_one("the bot did not leave cleanly".to_owned());
        }
        println!(
            "{} games, {} of them over, {sought} of them sought; {sets} sets over, {climbed} counted on the hill",
            promises.games(),
            promises.over()
        );
        println!("{}", promises.parties());
        println!("{clocks}");
        println!("{pings}");
        Ok(promises.broken)
    }

    /// Waits until the sleeper has run out of time and everybody has been told.
    async fn wait_for_sleeper(&self, service: &Service) -> Result<Option<Departure>, AnyError> {
        let Some(sleeper) = &self.list.sleeper else {
            return Ok(None);
        };
        let slept = sleeper.wakes(service, self.discord, self.time).await?;
        wait_for_posts(service, self.ruins, self.time).await?;
        Ok(slept)
    }

    async fn unposted(&self, service: &Service) -> Result<Unposted, AnyError> {
        Unposted::read(service, self.ruins, self.time.now()).await
    }
}

/// Waits until nothing is left to post or do, or the bot has had time enough for it.
pub async fn wait_for_posts(
    service: &Service,
    ruins: &Ruins,
    time: &GameTime,
) -> Result<(), AnyError> {
    let (mut calm, mut passed) = (Duration::ZERO, Duration::ZERO);
    while calm < CALM && !Unposted::read(service, ruins, time.now()).await?.is_empty() {
        let now = time.now();
        let to_post = service.to_post(now, None).await?;
        let is_later = to_post.now.is_empty() && to_post.next.is_some_and(|next| next > now);
        if is_later && passed < LATEST {
            time.pass(1, STEP, PAUSE).await;
            passed += STEP;
        } else {
            let begun = Instant::now();
            sleep(Duration::from_millis(100)).await;
            calm += begun.elapsed();
        }
    }
    Ok(())
}
