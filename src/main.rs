//! The program: parses the command line and runs the chosen command.

use std::error::Error;
use std::io;
use std::iter;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use tessera::operate::convert::{self, Format};
use tessera::operate::doctor::{self, DoctorOptions};
use tessera::operate::plain::{PlainWriter, plain};
use tessera::operate::restore::{self, RestoreOptions};
use tessera::operate::version::VERSION;
use tessera::operate::{
    backup, bans, bot, engine, health, migrate, numbers, pair, puzzles, referee, reports, review,
    stats,
};
use tessera::service::in_full;

/// What the help ends with.
const SETTINGS: &str = "\
Settings are environment variables, or lines NAME=value of a file `.env` in the working directory;
what the environment has counts first. DISCORD_TOKEN is the bot's token. DATABASE_URL names the
database for every command but migrate: sqlite:tessera.sqlite if it is not set, or one on a PostgreSQL
server, like postgres://tessera@localhost/tessera. README.md and .env.example tell of all settings.";

/// A Discord bot on which friends play Pente and its relatives.
#[derive(Parser)]
#[command(version = VERSION, after_help = SETTINGS)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: RunArguments,
}

#[derive(Args, Clone, Copy)]
struct RunArguments {
    /// Accept the system clock although it showed a later time when the bot last ran, or is far
    /// ahead of Discord's. Use this once, after correcting a clock that was ahead, or at each start
    /// with a clock that is meant to be ahead. Game clocks show what they showed when the bot last
    /// ran
    #[arg(long)]
    accept_clock: bool,
}

#[derive(Args, Clone)]
struct ConvertArguments {
    /// What the records are read from: json (a game in a line, as the referee reads it), text or sgf
    #[arg(long)]
    from: Format,
    /// What they are written as: json, text or sgf
    #[arg(long)]
    to: Format,
    /// The files with the records; standard input if there is none, or for `-`
    files: Vec<PathBuf>,
}

#[derive(Args, Clone)]
struct PairArguments {
    /// A folder into which each round is also written with its pairing, as a tournament report file
    /// (TRF-2026) that checkers of pairings read: the round of the seventh line as 7.trf
    #[arg(long)]
    trf: Option<PathBuf>,
}

#[derive(Args, Clone)]
struct PuzzlesArguments {
    /// The file to add the puzzles to; standard output if left out. If it has some, the search
    /// continues with the last record in it
    #[arg(long)]
    output: Option<PathBuf>,
    /// Pass over this many records at the beginning
    #[arg(long, default_value_t = 0)]
    skip: u64,
    /// End once the output has this many puzzles, those that it had before included
    #[arg(long)]
    limit: Option<u64>,
    /// Nodes for each proof
    #[arg(long, default_value_t = tessera::puzzle::NODES, value_parser = clap::value_parser!(u64).range(100..=1_000_000_000))]
    nodes: u64,
    /// Let the engine play this many games against itself, instead of reading any
    #[arg(long)]
    self_play: Option<u64>,
    /// Makes the games of the engine differ
    #[arg(long, default_value_t = 1, requires = "self_play")]
    seed: u64,
    /// The ruleset of the engine's games; all for two in turn if left out
    #[arg(long, requires = "self_play")]
    rules: Option<String>,
}

#[derive(Args, Clone)]
struct DoctorArguments {
    /// Look at what the bot may do on this server, by its number
    #[arg(long, value_name = "ID", value_parser = numbers::id, allow_hyphen_values = true)]
    server: Option<u64>,
    /// Look at what the bot may do in this channel or thread, by its number
    #[arg(long, value_name = "ID", value_parser = numbers::id, allow_hyphen_values = true)]
    channel: Option<u64>,
    /// Write the findings as JSON
    #[arg(long)]
    json: bool,
    /// The least free space on the disk of the database
    #[arg(long, value_name = "MB", default_value_t = 500, value_parser = numbers::whole(0..=u64::MAX), allow_hyphen_values = true)]
    least_space: u64,
    /// How long the disk may take to keep a change, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 50, value_parser = numbers::whole(0..=u64::MAX), allow_hyphen_values = true)]
    slowest_sync: u64,
    /// How many positions the engine should look at in a second at least
    #[arg(long, value_name = "POSITIONS", default_value_t = 20_000, value_parser = numbers::whole(0..=u64::MAX), allow_hyphen_values = true)]
    least_nodes: u64,
}

#[derive(Args, Clone)]
struct BanArguments {
    /// The number of the person's account: Copy User ID in Discord's menu on their name
    #[arg(value_name = "PLAYER_ID", value_parser = numbers::id)]
    player: u64,
    /// Why; it is told to the person. At most 200 characters
    #[arg(long)]
    reason: Option<String>,
    /// For how many days; for good if left out
    #[arg(long, value_parser = numbers::whole(1..=36_500))]
    days: Option<u64>,
}

#[derive(Args, Clone)]
struct MigrateArguments {
    /// The database that is there, like sqlite:tessera.sqlite
    #[arg(long, value_name = "URL")]
    from: String,
    /// The empty one, named as in `DATABASE_URL`: `postgres://tessera@localhost/tessera`
    #[arg(long, value_name = "URL")]
    to: String,
}

#[derive(Args, Clone)]
struct RestoreArguments {
    /// The backup
    file: PathBuf,
    /// Replace the database that is there, and keep it under another name, which ends in `.before-`
    /// and the time
    #[arg(long)]
    force: bool,
    /// Restore the backup although some of its games cannot be replayed, rows belong to something
    /// that is not in it, or a next number is taken
    #[arg(long)]
    accept_damage: bool,
}

#[derive(Args, Clone, Copy)]
struct HealthArguments {
    /// Ask whether it is connected to Discord and can write to its database, instead of whether its
    /// loops turn
    #[arg(long)]
    ready: bool,
}

#[derive(Clone, Subcommand)]
enum Command {
    /// Connect to Discord and play, until SIGTERM or Ctrl-C. This is the default
    #[command(after_help = SETTINGS)]
    Run(RunArguments),
    /// Read games as lines of JSON from standard input and write a verdict on each
    Referee,
    /// Read positions as lines of JSON from standard input and write a move for each
    Engine,
    /// Read games as lines of JSON from standard input and write a review of each: who stood better,
    /// how well both played, and what decided
    Review,
    /// Convert records of games between lines of JSON, text and SGF. A record that is no game is
    /// named on standard error, the others go on, and the exit status is 1
    Convert(ConvertArguments),
    /// Find puzzles in games, read as lines of JSON from standard input, and write a line of JSON for
    /// each. A line that is no game is named on standard error, the others go on, and the exit status
    /// is 1
    Puzzles(PuzzlesArguments),
    /// Read rounds of Swiss tournaments as lines of JSON from standard input and write the pairing of
    /// each, by the FIDE (Dutch) system
    Pair(PairArguments),
    /// Ask the bot that runs with the same `METRICS_ADDR` whether it is well; the exit status is 1 if it is
    /// not
    Health(HealthArguments),
    /// Write what players have reported about opponents from other servers, a line of JSON for each
    Reports,
    /// Ban a person: they are refused every use, and nobody can invite them. Their running games stay,
    /// and their clocks go on. It counts at once, also while the bot runs, and replaces an earlier ban
    Ban(BanArguments),
    /// End the ban of a person. The exit status is 1 if they are not banned
    Unban {
        /// The number of the person's account
        #[arg(value_name = "PLAYER_ID", value_parser = numbers::id)]
        player: u64,
    },
    /// Write numbers about what is stored: people, servers, games by state and ruleset, what was done on
    /// each of the last 14 days, puzzles, bans, sizes
    Stats {
        /// Write them as JSON
        #[arg(long)]
        json: bool,
    },
    /// Look whether everything is as the bot needs it: settings, token, intents, commands, permissions,
    /// clock, time zones, disk, database, posts, backups and engine; of a database on a PostgreSQL server,
    /// which processes run, and which shards are not connected, instead of disk and backups. The bot may
    /// run meanwhile, and nothing is changed. Each line is ok, a warning or a fault, and says what makes
    /// it right. The exit status is 0 without faults, and 1 with any
    Doctor(DoctorArguments),
    /// Copy the database file, while the bot runs or not, into a new file, or into a folder under a name
    /// that says when. The copy is opened and checked, and every game in it replayed, before it gets
    /// its name, which is written to standard output. A database on a PostgreSQL server is backed up
    /// with the server's own tools instead
    Backup {
        /// A file that does not exist, or a folder that does
        #[arg(value_name = "FILE|DIR")]
        target: PathBuf,
    },
    /// Move everything from one database into another one, which must be empty: from a file to a PostgreSQL server, or back.
    /// No bot may run meanwhile. Every row is compared, and every game replayed on both sides
    Migrate(MigrateArguments),
    /// Put a backup in the place of the database file, while no bot runs on it. The backup is checked,
    /// and every game in it replayed, before anything is touched. A database on a PostgreSQL server is
    /// restored with the server's own tools instead
    Restore(RestoreArguments),
}

/// The exit status that a shell shows for a program which SIGPIPE has ended.
const PIPE: u8 = 128 + 13;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command.unwrap_or(Command::Run(arguments.run)) {
        Command::Run(it) => {
            // It writes nothing for others to read: what breaks is a connection.
            let done = bot::run(it.accept_clock || arguments.run.accept_clock);
            return done.map_or_else(|error| failure(error.as_ref()), |()| ExitCode::SUCCESS);
        }
        Command::Referee => {
            referee::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into)
        }
        Command::Engine => engine::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into),
        Command::Review => {
            let (input, output) = (io::stdin().lock(), io::stdout().lock());
            review::run(input, output, errors()).map_err(Into::into)
        }
        Command::Pair(it) => {
            let (input, output) = (io::stdin().lock(), io::stdout().lock());
            pair::run(input, output, errors(), it.trf.as_deref()).map_err(Into::into)
        }
        Command::Health(it) => return exit(health::run(it.ready, io::stdout().lock())),
        Command::Reports => reports::run(io::stdout().lock()),
        Command::Ban(it) => bans::ban(
            it.player,
            it.reason.as_deref(),
            it.days,
            io::stdout().lock(),
        ),
        Command::Unban { player } => bans::unban(player, io::stdout().lock()),
        Command::Stats { json } => stats::run(json, io::stdout().lock()),
        Command::Doctor(it) => return exit(doctor(&it)),
        Command::Backup { target } => backup::run(target, io::stdout().lock(), errors()),
        Command::Migrate(it) => migrate::run(&it.from, &it.to, io::stdout(), errors()),
        Command::Restore(it) => {
            let options = RestoreOptions {
                force: it.force,
                accept_damage: it.accept_damage,
            };
            restore::run(&it.file, options, errors()).map_err(Into::into)
        }
        Command::Convert(it) => return exit(convert(&it)),
        Command::Puzzles(it) => return exit(puzzles(it)),
    };
    exit(done.map(|()| true))
}

/// Returns whether all records were converted.
fn convert(arguments: &ConvertArguments) -> Result<bool, Box<dyn Error>> {
    let ConvertArguments { from, to, files } = arguments;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let output = io::BufWriter::new(output);
    Ok(convert::run((*from, *to), files, input, output, errors())?)
}

/// Returns whether all lines were games.
fn puzzles(arguments: PuzzlesArguments) -> Result<bool, Box<dyn Error>> {
    let options = puzzles::SearchOptions {
        skip: arguments.skip,
        limit: arguments.limit.unwrap_or(u64::MAX),
        nodes: arguments.nodes,
    };
    let games: Box<dyn Iterator<Item = _>> = match arguments.self_play {
        Some(games) => {
            let rules = arguments.rules.as_deref();
            Box::new(puzzles::self_played(games, arguments.seed, rules)?)
        }
        None => Box::new(puzzles::read_games(io::stdin().lock())),
    };
    let done = match arguments.output {
        Some(file) => puzzles::add_to_file(games, options, &file, errors()),
        None => puzzles::run(games, options, io::stdout().lock(), errors()),
    };
    Ok(done?)
}

/// Returns whether there is no fault.
fn doctor(arguments: &DoctorArguments) -> Result<bool, Box<dyn Error>> {
    let options = DoctorOptions {
        server: arguments.server,
        channel: arguments.channel,
        json: arguments.json,
        least_space: arguments.least_space,
        slowest_sync: Duration::from_millis(arguments.slowest_sync),
        least_nodes: arguments.least_nodes,
    };
    doctor::run(&options, io::stdout().lock())
}

/// Standard error, to which names and texts go that others have made.
fn errors() -> PlainWriter<io::Stderr> {
    PlainWriter::new(io::stderr())
}

fn exit(done: Result<bool, Box<dyn Error>>) -> ExitCode {
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever read what it wrote has ended, as `head` does once it has enough.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::from(PIPE),
        Err(error) => failure(error.as_ref()),
    }
}

/// Says what went wrong.
fn failure(error: &(dyn Error + 'static)) -> ExitCode {
    let error = plain(&in_full(error), |_| false);
    eprintln!("tessera: {error}");
    ExitCode::FAILURE
}

/// Whether nobody reads any more what the program writes.
fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let causes = iter::successors(Some(error), |&error| error.source());
    let mut causes = causes.filter_map(|error| error.downcast_ref::<io::Error>());
    causes.any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
