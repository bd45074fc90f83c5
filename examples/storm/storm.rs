//! Runs a storm from its start to its report.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{KeepFiles, LocalDiscord};
use tempfile::TempDir;
use tessera::service::Service;
use tessera::store::Store;
use tokio::time::Instant;

use crate::absences::Absences;
use crate::aftermath::Aftermath;
use crate::blow::{AWAY_FOR, Striker};
use crate::cast::Cast;
use crate::chance::Chance;
use crate::failover::FailoverWatch;
use crate::fleet::Fleet;
use crate::game_time::GameTime;
use crate::home::Home;
use crate::rate::Rate;
use crate::ruins::{Ruins, Site};
use crate::scraper::Scraper;
use crate::servers::Servers;
use crate::tally::Tally;
use crate::weather::Weather;
use crate::{AnyError, Arguments, fate, settling, weather};

/// An outage takes about one part in this many of a storm.
const OUTAGE_PART: u32 = 10;
/// The shortest and the longest real time that a step of an outage may take.
const OUTAGE_STEP: [Duration; 2] = [Duration::from_millis(30), Duration::from_millis(250)];

/// Runs a storm and prints its report. Returns whether every promise was kept.
pub async fn storm(arguments: &Arguments) -> Result<bool, AnyError> {
    let builder = LocalDiscord::builder().keep_files(KeepFiles::Last(64));
    let discord = Arc::new(builder.over_tls().start().await?);
    let folder = TempDir::with_prefix("storm-")?;
    let path = arguments.folder.as_deref().unwrap_or(folder.path());
    let time = GameTime::new(&discord);
    let scraper = if arguments.scrape {
        Some(Scraper::begin().await?)
    } else {
        None
    };
    let database = arguments.open_database(path).await?;
    let asked_at = scraper.as_ref().map(|it| it.address);
    let home = Home::new(path, &database, &discord, time.clone())?;
    let home = home.measured(asked_at).shared_by(arguments.processes);
    let servers = Servers::new(&discord, home.shards());
    let is_asking = scraper.as_ref().map(|it| Arc::clone(&it.is_asking));
    let tally = Arc::new(Tally::beside(is_asking));
    let absences = Absences::new(&time);
    let chance = |number| Chance::new(arguments.seed, number);

    // Everybody who needs a game from the start begins it while all is well.
    let bot = Fleet::recover(&home).await?;
    settling::settle(home.database(), &time).await?;
    let service = Service::new(Store::open(home.database()).await?);
    let told = (&tally, &service);
    let cast = Cast::gather((&discord, &servers), arguments, told, (&absences, &time)).await?;
    let site = Site::build(&discord).await?;
    let watching = {
        let (absences, discord) = (absences.clone(), Arc::clone(&discord));
        let shards = home.shards();
        tokio::spawn(async move { absences.watch(&discord, shards).await })
    };
    absences.note_blow();
    bot.end().await;
    let ruins = site.spoil(&home).await?;

    if !arguments.calm {
        weather::stir(&discord, arguments.seed, arguments.faults);
    }
    let lasts = Duration::from_secs_f64(arguments.minutes * 60.0);
    let over = Instant::now() + lasts;
    let [shortest, longest] = OUTAGE_STEP;
    let striker = Striker {
        discord: Arc::clone(&discord),
        time: time.clone(),
        absences: absences.clone(),
        shards: home.shards(),
        outage_pause: (lasts / AWAY_FOR / OUTAGE_PART).clamp(shortest, longest),
    };
    let failovers = FailoverWatch::new(&service, home.lead.subscribe(), &ruins);
    let blows = (arguments.blows(), failovers);
    let list = cast.list.clone();
    let (fate, weather, waits, rate) = tokio::join!(
        fate::befall(&striker, &home, blows, chance(u64::MAX), over),
        shake(arguments, &discord, over),
        cast.play(over),
        Rate::watch(&tally, &absences, over),
    );
    let (mut fate, failovers) = fate?;

    weather::calm(&discord);
    let broken = Aftermath {
        discord: &discord,
        home: &home,
        time: &time,
        tally: &tally,
        absences: &absences,
        ruins: &ruins,
        list: &list,
    };
    let broken = broken.look().await?;
    watching.abort();
    println!("{}", tally.counts());
    if let Some(scraper) = scraper {
        println!("metrics: {} scrapes", scraper.answered());
    }
    println!("{waits}");
    println!("{fate}");
    println!(
        "{} processes of the bot, of {} shards in all: {rate}, and each answer took {:.1} ms of a processor's time",
        home.processes,
        home.shards(),
        fate.processor_time_each(tally.counts().answered.len())
    );
    let mut failovers = failovers.finish().await;
    failovers.ready_again = std::mem::take(&mut fate.processes.ready_again);
    println!("{failovers}");
    tell_damage(&ruins);
    let faults = weather::faults(discord.faults());
    let met = fate.counts().into_iter().chain(weather.counts());
    tell(met.chain(faults));
    for what in &broken {
        println!("broken: {what}");
    }
    println!("{} promises broken", broken.len());
    let is_kept = broken.is_empty() && fate.processes.ended_by_itself == 0;
    if !is_kept {
        arguments.keep(folder);
    }
    Ok(is_kept)
}

/// Troubles the gateway until `over`, unless nothing is to fail.
async fn shake(arguments: &Arguments, discord: &LocalDiscord, over: Instant) -> Weather {
    if arguments.calm {
        return Weather::default();
    }
    let chance = Chance::new(arguments.seed, u64::MAX - 1);
    weather::shake(discord, chance, over).await
}

/// Prints what was damaged, and what could not be.
fn tell_damage(ruins: &Ruins) {
    println!("damaged: {}", ruins.kinds.join(", "));
    if !ruins.refused.is_empty() {
        let refused = ruins.refused.join(", ");
        println!("not damaged, since the server refuses it: {refused}");
    }
}

/// Prints how often each fault happened, and which faults never happened.
fn tell(met: impl Iterator<Item = (&'static str, usize)>) {
    let (met, never): (Vec<_>, Vec<_>) = met.partition(|(_, times)| *times > 0);
    let met: Vec<_> = met
        .iter()
        .map(|(what, times)| format!("{times} {what}"))
        .collect();
    println!("met: {}", met.join(", "));
    let never: Vec<_> = never.iter().map(|(what, _)| *what).collect();
    if !never.is_empty() {
        println!("never met, so that nothing is proved: {}", never.join(", "));
    }
}
