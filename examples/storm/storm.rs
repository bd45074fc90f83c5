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
use crate::game_time::GameTime;
use crate::home::Home;
use crate::ruins::Site;
use crate::scraper::Scraper;
use crate::tally::Tally;
use crate::{AnyError, Arguments, fate, weather};

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
    let asked_at = scraper.as_ref().map(|it| it.address);
    let home = Home::new(path, &discord, time.clone())?.measured(asked_at);
    let is_asking = scraper.as_ref().map(|it| Arc::clone(&it.is_asking));
    let tally = Arc::new(Tally::beside(is_asking));
    let absences = Absences::new(&time);
    let chance = |number| Chance::new(arguments.seed, number);

    // Everybody who needs a game from the start begins it while all is well.
    let bot = home.recover().await?;
    let service = Service::new(Store::open(&home.database()).await?);
    let cast = Cast::gather(&discord, arguments, (&tally, &service), (&absences, &time)).await?;
    let site = Site::build(&discord).await?;
    let watching = {
        let (absences, discord) = (absences.clone(), Arc::clone(&discord));
        tokio::spawn(async move { absences.watch(&discord).await })
    };
    absences.note_blow();
    bot.kill().await;
    let ruins = site.spoil(&home).await?;

    weather::stir(&discord, arguments.seed, arguments.faults);
    let lasts = Duration::from_secs_f64(arguments.minutes * 60.0);
    let over = Instant::now() + lasts;
    let [shortest, longest] = OUTAGE_STEP;
    let striker = Striker {
        discord: Arc::clone(&discord),
        time: time.clone(),
        absences: absences.clone(),
        outage_pause: (lasts / AWAY_FOR / OUTAGE_PART).clamp(shortest, longest),
    };
    let list = cast.list.clone();
    let (fate, weather, waits) = tokio::join!(
        fate::befall(&striker, &home, arguments.blows(), chance(u64::MAX), over),
        weather::shake(&discord, chance(u64::MAX - 1), over),
        cast.play(over),
    );
    let fate = fate?;

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
    println!("damaged: {}", ruins.kinds.join(", "));
    let faults = weather::faults(discord.faults());
    let met = fate.counts().into_iter().chain(weather.counts());
    tell(met.chain(faults));
    for what in &broken {
        println!("broken: {what}");
    }
    println!("{} promises broken", broken.len());
    if !broken.is_empty() {
        println!(
            "the database and the log are in {}",
            folder.keep().display()
        );
    }
    Ok(broken.is_empty() && fate.ended_by_itself == 0)
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
