//! Measures how much memory the bot holds while it is on many servers and nobody plays.
//!
//! A stand-in Discord with these servers runs in this process. The bot is a process of its own: this same program
//! run with another subcommand. As the real Discord, the stand-in tells the bot of no member but itself, unless
//! `--tell-of-members` says that all of them are to be told of, as of those in voice channels.
//!
//!     cargo run --release --example idle_memory -- --servers 998 --large 3
//!
//! It prints what the system says of the bot when it is ready, and again when that has not changed for a while. What the
//! environment says to the allocator, as in `MALLOC_ARENA_MAX=1`, is handed on to the bot.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand};
use local_discord::LocalDiscord;
use tessera::operate::bot;
use tokio::process::{Child, Command};
use tokio::runtime::Runtime;
use tokio::time::{sleep, timeout};

/// The subcommand that makes this program the bot.
const BOT: &str = "bot";
/// How long the bot may take to connect.
const STARTING: Duration = Duration::from_mins(2);
/// How often the memory is looked at.
const PERIOD: Duration = Duration::from_millis(500);
/// How often in a row it must have stayed within [`STEADY_KILOBYTES`] of what it was.
const STEADY_LOOKS: u32 = 20;
/// What does not count as a change, in kilobytes.
const STEADY_KILOBYTES: u64 = 512;
/// The longest wait for that, in looks.
const MOST_LOOKS: u32 = 240;
/// Channels and roles of a server that is not large.
const ORDINARY: (usize, usize) = (20, 10);
/// Channels and roles of a large one.
const LARGE: (usize, usize) = (500, 100);

/// Measures how much memory the bot holds while it is on many servers and nobody plays.
#[derive(Parser)]
struct Arguments {
    /// On how many servers with 20 channels the bot is.
    #[arg(long, default_value_t = 998)]
    servers: usize,
    /// On how many servers with 500 channels it is, besides.
    #[arg(long, default_value_t = 3)]
    large: usize,
    /// How many members each of those has.
    #[arg(long, default_value_t = 5_000)]
    members: usize,
    /// The bot's program to measure, such as an older one, instead of this one.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Tell the bot of all members of a server.
    #[arg(long)]
    tell_of_members: bool,
    #[command(subcommand)]
    work: Option<Work>,
}

/// What else this program does.
#[derive(Clone, Copy, Subcommand)]
enum Work {
    /// Runs the bot: this program starts itself with this subcommand.
    #[command(name = BOT, hide = true)]
    Bot,
}

/// What the system says of a process, in kilobytes.
#[derive(Clone, Copy)]
struct Memory {
    /// Resident, of which so much is no file.
    resident: u64,
    anonymous: u64,
    /// The most that was ever resident.
    peak: u64,
}

impl Memory {
    fn of(process: u32) -> Result<Self, Box<dyn Error>> {
        let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
        let value = |name: &str| -> Result<u64, Box<dyn Error>> {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let value = line.and_then(|line| line.split_whitespace().next());
            Ok(value.ok_or("the system does not tell")?.parse()?)
        };
        Ok(Self {
            resident: value("VmRSS:")?,
            anonymous: value("RssAnon:")?,
            peak: value("VmHWM:")?,
        })
    }

    fn print(self, when: &str, since: Instant) {
        println!(
            "{when} after {:.1} s: {} kB resident, {} kB of that no file; {} kB at most",
            since.elapsed().as_secs_f64(),
            self.resident,
            self.anonymous,
            self.peak,
        );
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    match arguments.work {
        Some(Work::Bot) => bot::run(false),
        None => Runtime::new()?.block_on(measure(&arguments)),
    }
}

async fn measure(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let mut discord = LocalDiscord::builder();
    if arguments.tell_of_members {
        discord = discord.tells_of_members();
    }
    let discord = discord.start().await?;
    for number in 0..arguments.servers {
        furnish(&discord, &format!("Server {number}"), ORDINARY);
    }
    for number in 0..arguments.large {
        furnish(&discord, &format!("Large server {number}"), LARGE);
    }
    for number in 0..arguments.members {
        let person = discord.person(&format!("Member {number}"));
        for number in 0..arguments.large {
            person.joins(&discord.guild(&format!("Large server {number}")));
        }
    }
    let folder = tempfile::tempdir()?;
    let since = Instant::now();
    let mut bot = start(&discord, folder.path(), arguments.program.as_deref())?;
    let process = bot.id().ok_or("the bot ended at once")?;
    timeout(STARTING, discord.bot_is_ready()).await??;
    let mut memory = Memory::of(process)?;
    memory.print("ready", since);
    let (mut looks, mut steady) = (0, 0);
    while steady < STEADY_LOOKS && looks < MOST_LOOKS {
        sleep(PERIOD).await;
        let now = Memory::of(process)?;
        if now.resident.abs_diff(memory.resident) <= STEADY_KILOBYTES {
            steady += 1;
        } else {
            (memory, steady) = (now, 0);
        }
        looks += 1;
    }
    Memory::of(process)?.print("idle", since);
    bot.kill().await?;
    Ok(())
}

/// Makes a server with so many channels and roles.
fn furnish(discord: &LocalDiscord, name: &str, (channels, roles): (usize, usize)) {
    let server = discord.guild(name);
    for number in 0..channels {
        let _ = server.channel(&format!("channel-{number}"));
    }
    for number in 0..roles {
        let _ = server.new_role(&format!("Role {number}"));
    }
}

fn start(
    discord: &LocalDiscord,
    folder: &Path,
    program: Option<&Path>,
) -> Result<Child, Box<dyn Error>> {
    let database = folder.join("idle.sqlite");
    let of_allocator = std::env::vars().filter(|(name, _)| {
        let beginnings = ["MALLOC_", "GLIBC_TUNABLES", "LD_PRELOAD"];
        beginnings.iter().any(|it| name.starts_with(it))
    });
    let mut command = match program {
        Some(program) => Command::new(program.canonicalize()?),
        None => Command::new(std::env::current_exe()?),
    };
    if program.is_none() {
        command.arg(BOT);
    }
    let bot = command
        .current_dir(folder)
        .env_clear()
        .envs(of_allocator)
        .env("DISCORD_TOKEN", discord.token())
        .env("DISCORD_API", discord.api_url())
        .env("DATABASE_URL", format!("sqlite:{}", database.display()))
        .env("RUST_LOG", "warn,serenity=error,poise=error")
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    Ok(bot)
}
