//! Plays recorded games through the whole bot, as two people would in a channel.
//!
//! The stand-in Discord and the real bot run side by side in this process. For each game, one
//! person invites the other with `/challenge`, the other accepts with the button, both play stone
//! by stone with `/move`, and the loser uses `/resign` where the record ends that way. Then the
//! bot's last message is compared with the recorded result. The bot reaches the stand-in as in
//! production: by name, over TLS, and with its library's rate limiter on.
//!
//!     cargo run --release --example rehearsal -- games.jsonl --games 200
//!
//! Then three to six people play recorded games at tables, each from `/table` on: for every ruleset
//! of more than two, games won by a row, by captures, and by those who stayed. With `--crowd`, so
//! many tables of six play at once instead, and only times are measured.
//!
//! A game is a line such as `{"moves": ["K10", "L11"], "result": "1-0", "on_board": true}`, where
//! `on_board` says whether the last stone won the game. Without a file, the rehearsal plays a few
//! games of its own. It exits with 1 when any game disagrees with its record.

mod crowd;
mod party;

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use jiff::SignedDuration;
use local_discord::{KeepFiles, LocalDiscord, Message, Person};
use serde::Deserialize;
use tempfile::TempDir;
use tessera::config::Config;
use tessera::discord::{Bot, Running, TimeOfDay};
use tessera::service::Service;
use tessera::store::Store;

/// The games to play if no file is named: a win by a row, a win by captures, and a resignation.
const OWN_GAMES: &str = include_str!("games.jsonl");

/// How many games are played between two lines of progress.
const PROGRESS_EVERY: usize = 25;

type AnyError = Box<dyn std::error::Error>;

/// Plays recorded games through the whole bot and checks that it agrees with their results.
#[derive(Parser)]
struct Arguments {
    /// Recorded games, one JSON object a line; if left out, a few games of the rehearsal's own.
    file: Option<PathBuf>,
    /// How many games to play, from the first; all if left out.
    #[arg(long)]
    games: Option<usize>,
    /// How many of the rehearsal's own games at tables to play, from the first; all if left out.
    #[arg(long)]
    tables: Option<usize>,
    /// At how many tables six people play at the same time, instead of anything else.
    #[arg(long)]
    crowd: Option<usize>,
}

/// A game as it was recorded.
#[derive(Deserialize)]
struct Recorded {
    moves: Vec<String>,
    result: String,
    on_board: bool,
    #[serde(default)]
    rated: bool,
}

/// The seconds that pass before each stone: the bot limits anybody who acts much faster than people
/// do.
const THINKING: u32 = 1;
/// The seconds that pass before each game.
const BETWEEN_GAMES: u32 = 60;

#[tokio::main]
async fn main() -> ExitCode {
    match rehearse(&Arguments::parse()).await {
        Ok(report) => {
            println!("{report}");
            ExitCode::from(u8::from(!report.disagreements.is_empty()))
        }
        Err(error) => {
            eprintln!("rehearsal: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn rehearse(arguments: &Arguments) -> Result<Report, AnyError> {
    let mut games = match &arguments.file {
        Some(path) => read_file(path)?,
        None => read_games(OWN_GAMES.as_bytes())?,
    };
    games.truncate(arguments.games.unwrap_or(usize::MAX));
    let mut parties = party::own_games()?;
    parties.truncate(arguments.tables.unwrap_or(usize::MAX));

    let builder = LocalDiscord::builder().keep_files(KeepFiles::Last(4));
    let discord = Arc::new(builder.over_tls().start().await?);
    let folder = TempDir::new()?;
    let time = TimeOfDay::new();
    let bot = start_bot(&discord, folder.path(), time.clone()).await?;
    let mut report = Report::default();
    if let Some(tables) = arguments.crowd {
        crowd::play(&discord, tables, &mut report).await;
    } else {
        let count = games.len() + parties.len();
        for (number, game) in (1..).zip(&games) {
            let mut table = Table::new(&discord, &time, (number, 2), &mut report);
            let outcome = table.play(game).await;
            report.count(number, outcome);
            report.tell_progress(count);
        }
        for (number, game) in (games.len() + 1..).zip(&parties) {
            let (seats, _) = game.seats()?;
            let mut table = Table::new(&discord, &time, (number, seats), &mut report);
            table.wait(BETWEEN_GAMES);
            let outcome = table.play_party(game).await;
            report.count(number, outcome);
            report.tell_progress(count);
        }
    }
    bot.stop().await;
    report.disagreements.extend(
        discord
            .violations()
            .iter()
            .map(|violation| format!("Discord objects: {violation:?}")),
    );
    Ok(report)
}

/// Starts the real bot, with a new database in this folder.
async fn start_bot(
    discord: &LocalDiscord,
    folder: &Path,
    time: TimeOfDay,
) -> Result<Running, AnyError> {
    let secured = discord.secured().ok_or("the stand-in has no TLS")?;
    let certificate = folder.join("certificate.pem");
    std::fs::write(&certificate, &secured.certificate)?;
    let settings = [
        ("DISCORD_TOKEN", discord.token().to_owned()),
        ("DISCORD_API", format!("https://{}", secured.address)),
        ("DISCORD_API_CERTIFICATE", certificate.display().to_string()),
        (
            "DATABASE_URL",
            format!("sqlite:{}", folder.join("rehearsal.sqlite").display()),
        ),
    ];
    let config = Config::from_pairs(settings)?;
    let store = Store::open_for_bot(&config.database).await?;
    Ok(Bot::start(&config.discord, Service::new(store), time).await?)
}

fn read_file(path: &Path) -> Result<Vec<Recorded>, AnyError> {
    let file =
        File::open(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    read_games(BufReader::new(file))
}

fn read_games(lines: impl BufRead) -> Result<Vec<Recorded>, AnyError> {
    let mut games = Vec::new();
    for (index, line) in lines.lines().enumerate() {
        let game = serde_json::from_str(&line?)
            .map_err(|error| format!("line {} is no recorded game: {error}", index + 1))?;
        games.push(game);
    }
    Ok(games)
}

/// A few people and the channel they play in.
struct Table<'a> {
    discord: &'a LocalDiscord,
    time: &'a TimeOfDay,
    /// The players, in the order in which they move.
    people: Vec<Person>,
    report: &'a mut Report,
}

impl<'a> Table<'a> {
    /// A table with a channel of its own, so that messages of other games are not in the way.
    fn new(
        discord: &'a LocalDiscord,
        time: &'a TimeOfDay,
        (number, seats): (usize, usize),
        report: &'a mut Report,
    ) -> Self {
        let channel = discord.home().channel(&format!("table-{number}"));
        let person = |name: &&str| discord.person(name).in_channel(&channel);
        Self {
            discord,
            time,
            people: party::NAMES.iter().take(seats).map(person).collect(),
            report,
        }
    }

    /// Plays the game to its end; an error says where the bot and the record disagree.
    async fn play(&mut self, recorded: &Recorded) -> Result<(), AnyError> {
        self.wait(BETWEEN_GAMES);
        let game = self.begin(recorded.rated).await?;
        // The bot places the forced first stone by itself.
        for (ply, point) in (1..).zip(&recorded.moves).skip(1) {
            self.wait(THINKING);
            self.place(&game, ply, point, recorded).await?;
        }
        if !recorded.on_board {
            self.resign(&game, recorded).await?;
        }
        self.check_end(&game, recorded).await
    }

    /// Lets this many seconds pass for everybody.
    fn wait(&self, seconds: u32) {
        self.discord.advance(Duration::from_secs(seconds.into()));
        self.time.advance(SignedDuration::from_secs(seconds.into()));
    }

    /// One invites, the other accepts. Returns the number of the game.
    async fn begin(&mut self, rated: bool) -> Result<String, AnyError> {
        let options = [
            ("opponent", (&self.people[1]).into()),
            ("ruleset", "pente".into()),
            ("opening", "tournament".into()),
            ("first", "me".into()),
            ("rated", rated.into()),
        ];
        let asked = Instant::now();
        self.people[0].slash("challenge", options).await?;
        self.report.answered.push(asked.elapsed());
        let invitation = self
            .await_public(|message| message.button("Accept").is_some())
            .await?;
        let asked = Instant::now();
        let title = self.people[1].press(&invitation, "Accept").await?;
        self.report.answered.push(asked.elapsed());
        let game = number_of_game(title.content())
            .ok_or_else(|| format!("no game number in: {}", title.content()))?;
        self.await_ply(&game, 1).await?;
        Ok(game)
    }

    /// Places one stone and waits until everybody sees it.
    async fn place(
        &mut self,
        game: &str,
        ply: usize,
        point: &str,
        recorded: &Recorded,
    ) -> Result<(), AnyError> {
        let ends = recorded.on_board && ply == recorded.moves.len();
        let seat = (ply + 1) % 2;
        self.place_by(game, (seat, ply, point), ends).await
    }

    /// A player places one stone, which ends the game or is followed by another board.
    async fn place_by(
        &mut self,
        game: &str,
        (seat, ply, point): (usize, usize, &str),
        ends: bool,
    ) -> Result<(), AnyError> {
        let options = [("point", point.into()), ("game", game.into())];
        let asked = Instant::now();
        let answer = self.people[seat].slash("move", options).await?;
        self.report.answered.push(asked.elapsed());
        let shown = if ends {
            self.await_end(game).await
        } else {
            self.await_ply(game, ply).await
        };
        shown.map_err(|error| format!("move {ply}, {point}: {error}; {}", answer.content()))?;
        self.report.shown.push(asked.elapsed());
        Ok(())
    }

    /// The recorded loser resigns.
    async fn resign(&mut self, game: &str, recorded: &Recorded) -> Result<(), AnyError> {
        let loser = &self.people[usize::from(recorded.result == "1-0")];
        let question = loser.slash("resign", [("game", game.into())]).await?;
        let question = question
            .message
            .ok_or("nothing was asked before resigning")?;
        loser
            .press(&question, &format!("Resign game {game}"))
            .await?;
        Ok(())
    }

    /// Compares the bot's last message with the record.
    async fn check_end(&self, game: &str, recorded: &Recorded) -> Result<(), AnyError> {
        let winner = &self.people[usize::from(recorded.result != "1-0")];
        let end = self.await_end(game).await?;
        if end
            .content
            .contains(&format!("{} wins game {game} in ", winner.name()))
        {
            return Ok(());
        }
        Err(format!("{} should have won: {}", winner.name(), end.content).into())
    }

    async fn await_ply(&self, game: &str, ply: usize) -> Result<Arc<Message>, AnyError> {
        // A board names the number of the move to be played next.
        let heading = format!("game {game}, move {}.", ply + 1);
        self.await_public(|message| message.content.contains(&heading))
            .await
    }

    async fn await_end(&self, game: &str) -> Result<Arc<Message>, AnyError> {
        let ends = [
            format!("wins game {game} in "),
            format!("win game {game} in "),
            format!("Game {game} is a draw "),
            format!("Game {game} ends "),
        ];
        self.await_public(|message| ends.iter().any(|end| message.content.contains(end)))
            .await
    }

    async fn await_public(
        &self,
        mut wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Arc<Message>, AnyError> {
        let channel = self.people[0].channel();
        let found = self
            .discord
            .await_message(channel, |message| {
                !message.is_ephemeral() && wanted(message)
            })
            .await?;
        Ok(found)
    }
}

/// The number after the first "game" that has one.
fn number_of_game(text: &str) -> Option<String> {
    text.match_indices("game ").find_map(|(start, word)| {
        let digits: String = text[start + word.len()..]
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        (!digits.is_empty()).then_some(digits)
    })
}

/// The times measured in a rehearsal.
#[derive(Default)]
struct Report {
    played: usize,
    disagreements: Vec<String>,
    /// The time from each act to its answer.
    answered: Vec<Duration>,
    /// The time from each stone to the public message that shows it.
    shown: Vec<Duration>,
    /// How many tables played at once, how many stones, and in what time.
    crowd: Option<(usize, usize, Duration)>,
}

impl Report {
    fn count(&mut self, number: usize, outcome: Result<(), AnyError>) {
        self.played += 1;
        if let Err(error) = outcome {
            self.disagreements.push(format!("game {number}: {error}"));
        }
    }

    fn tell_progress(&self, of: usize) {
        if self.played.is_multiple_of(PROGRESS_EVERY) {
            eprintln!("{} of {of} games played", self.played);
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for disagreement in &self.disagreements {
            writeln!(f, "{disagreement}")?;
        }
        let agreed = self.played.saturating_sub(self.disagreements.len());
        writeln!(
            f,
            "{} games played, {agreed} agree with their record",
            self.played
        )?;
        if let Some((tables, stones, time)) = self.crowd {
            let rate = f64::from(u32::try_from(stones).unwrap_or(u32::MAX)) / time.as_secs_f64();
            writeln!(
                f,
                "{tables} tables of six at once: {stones} moves saved and shown, {rate:.1} a second"
            )?;
        }
        writeln!(f, "press to answer: {}", Spread(&self.answered))?;
        write!(f, "stone to board in the channel: {}", Spread(&self.shown))
    }
}

/// The median and the 99th percentile of some times.
struct Spread<'a>(&'a [Duration]);

impl Spread<'_> {
    fn percentile(&self, percent: usize) -> Duration {
        let mut sorted = self.0.to_vec();
        sorted.sort_unstable();
        let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
        sorted.get(rank).copied().unwrap_or_default()
    }
}

impl fmt::Display for Spread<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1_000.0;
        let (median, p99) = (self.percentile(50), self.percentile(99));
        write!(
            f,
            "median {:.2} ms, 99th percentile {:.2} ms, of {}",
            milliseconds(median),
            milliseconds(p99),
            self.0.len()
        )
    }
}
