//! A storm: many games at once, while everything fails that can fail.
//!
//! A stand-in Discord runs in this process, and people who press, type, reply, offer and resign. The
//! bot is a process of its own, which is killed again and again. Requests fail at random, the
//! gateway drops, events come twice or late. Afterwards, in calm weather, every promise is checked.
//!
//!     cargo run --release --example storm -- --games 64 --minutes 20 --seed 1 --kills 20
//!
//! What chance decides follows from the seed; when it happens does not, for the bot runs in real
//! time. It exits with 1 when a promise is broken, and then the database and the bot's log are left
//! where it says.

mod act;
mod chance;
mod fate;
mod program;
mod promises;
mod seen;
mod table;
mod tally;
mod turn;
mod weather;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand};
use local_discord::{ChannelId, KeepFiles, LocalDiscord, Person};
use tempfile::TempDir;
use tessera::config::Config;
use tessera::discord::{self, TimeOfDay};
use tessera::service::Service;
use tessera::store::Store;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tracing_subscriber::EnvFilter;

use crate::chance::Chance;
use crate::program::Home;
use crate::promises::Promises;
use crate::table::Table;
use crate::tally::Tally;

/// Whatever can go wrong with the storm itself.
type AnyError = Box<dyn std::error::Error>;

/// How long the bot may take in calm weather to say what was left unsaid.
const CALM: Duration = Duration::from_mins(1);

/// Plays many games at once while everything fails that can fail.
#[derive(Parser)]
struct Arguments {
    /// How many games are played at once.
    #[arg(long, default_value_t = 64)]
    games: u64,
    /// For how long.
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// What chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often the bot is killed.
    #[arg(long, default_value_t = 20)]
    kills: u32,
    /// How many in a thousand requests meet with each kind of fault.
    #[arg(long, default_value_t = 10)]
    faults: u32,
    /// How many milliseconds people think before they act, on average.
    #[arg(long, default_value_t = 1_500)]
    thinking: u64,
    /// A folder to leave the database and the bot's log in.
    #[arg(long)]
    folder: Option<PathBuf>,
    #[command(subcommand)]
    work: Option<Work>,
}

/// What else this program does.
#[derive(Clone, Copy, Subcommand)]
enum Work {
    /// Be the bot: the storm starts itself like this.
    #[command(name = program::BOT, hide = true)]
    Bot,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.work {
        Some(Work::Bot) => be_the_bot().await.map(|()| true),
        None => storm(&arguments).await,
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("storm: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What the bot's own program does.
async fn be_the_bot() -> Result<(), AnyError> {
    let config = Config::from_env()?;
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.log))
        .with_ansi(false)
        .with_writer(std::io::stderr)
        .init();
    let store = Store::open_for_bot(&config.database).await?;
    let service = Service::new(store.clone());
    let done = discord::run(&config.discord, service, TimeOfDay::new()).await;
    store.close().await;
    Ok(done?)
}

/// Lets it storm; whether every promise was kept.
async fn storm(arguments: &Arguments) -> Result<bool, AnyError> {
    let builder = LocalDiscord::builder().keep_files(KeepFiles::Last(64));
    let discord = Arc::new(builder.start().await?);
    let folder = TempDir::with_prefix("storm-")?;
    let path = arguments.folder.as_deref().unwrap_or(folder.path());
    let home = Home::new(path, &discord);
    let tally = Arc::new(Tally::default());
    let chance = |number| Chance::new(arguments.seed, number);
    let thinking = Duration::from_millis(arguments.thinking);
    let tables: Vec<_> = (1..=arguments.games)
        .map(|number| Table::new(&discord, number, chance(number), &tally, thinking))
        .collect();
    let seated: Vec<_> = tables.iter().map(Table::seated).collect();

    // The commands are there before anybody acts.
    program::recover(&home).await?.kill().await;
    weather::stir(&discord, arguments.seed, arguments.faults);
    let over = Instant::now() + Duration::from_secs_f64(arguments.minutes * 60.0);
    let playing: JoinSet<()> = tables.into_iter().map(|table| table.play(over)).collect();
    let (fate, weather, _) = tokio::join!(
        fate::befall(&discord, &home, arguments.kills, chance(u64::MAX), over),
        weather::shake(&discord, chance(u64::MAX - 1), over),
        playing.join_all(),
    );
    let fate = fate?;

    weather::calm(&discord);
    let broken = look(&discord, &home, &tally, &seated).await?;
    println!("{}", tally.counts());
    println!("{fate}");
    println!("{}", weather::told(discord.faults()));
    println!("{weather}");
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

/// Starts the bot once more, lets it say what it has left unsaid, and checks every promise.
async fn look(
    discord: &LocalDiscord,
    home: &Home,
    tally: &Tally,
    seated: &[([Person; 2], ChannelId)],
) -> Result<Vec<String>, AnyError> {
    let bot = program::recover(home).await?;
    let service = Service::new(Store::open(&home.database()).await?);
    let until = Instant::now() + CALM;
    while Instant::now() < until && !is_all_said(&service).await? {
        sleep(Duration::from_millis(100)).await;
    }
    let left_cleanly = bot.stop().await;
    let mut promises = Promises::read(discord, &service, seated).await?;
    promises.check_stones(&tally.counts().stones);
    promises.check_boards();
    promises.check_pings(seated);
    promises.check_said(&service).await?;
    if !left_cleanly {
        promises
            .broken
            .push("the bot did not leave cleanly".to_owned());
    }
    println!(
        "{} games, {} of them over",
        promises.games(),
        promises.over()
    );
    Ok(promises.broken)
}

async fn is_all_said(service: &Service) -> Result<bool, AnyError> {
    let games = service.unposted_games().await?;
    let challenges = service.unposted_challenges().await?;
    let offers = service.unposted_offers().await?;
    Ok(games.is_empty() && challenges.is_empty() && offers.is_empty())
}
