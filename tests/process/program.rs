//! The program under test: started with given settings, listened to, and killed.

use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use local_discord::{LocalDiscord, Message, dispatch_watch};
use tempfile::TempDir;
use tessera::service::Service;
use tessera::store::Store;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, ChildStderr, Command};
use tokio::time::timeout;

use crate::database::{Connection, Database};

/// Real time after which a process counts as hanging.
pub const PATIENCE: Duration = Duration::from_secs(40);

/// The bot's working folder, which outlives the bot.
pub struct Home {
    /// The folder.
    pub folder: TempDir,
    /// The database, which the program finds by itself only if it is a file.
    database: Database,
}

/// A running bot. Dropping it kills the bot.
pub struct Program {
    child: Child,
    log: BufReader<ChildStderr>,
    said: String,
}

/// What a command wrote until it ended.
pub struct Done {
    /// Whether it succeeded.
    pub succeeded: bool,
    /// What it wrote to standard output.
    pub output: String,
    /// What it wrote to standard error.
    pub told: String,
}

/// How a process ended.
pub struct Ended {
    /// Its exit status.
    pub status: ExitStatus,
    /// Everything it wrote to standard error.
    pub said: String,
}

impl Home {
    pub fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let database = Database::planned(folder.path().join("tessera.sqlite"));
        Self { folder, database }
    }

    /// Starts the program here with only these settings.
    pub fn start(&self, settings: &[(&str, &str)]) -> Program {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera"));
        self.spawn(self.with_settings(&mut program, settings))
    }

    fn spawn(&self, command: &mut Command) -> Program {
        let mut child = command
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        Program {
            child,
            log,
            said: String::new(),
        }
    }

    /// Runs a command of the program here, with only these settings, until it ends.
    pub async fn command(&self, arguments: &[&str], settings: &[(&str, &str)]) -> Done {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera"));
        self.with_settings(program.args(arguments), settings);
        program.current_dir(self.folder.path()).stdin(Stdio::null());
        let done = timeout(PATIENCE, program.kill_on_drop(true).output()).await;
        let done = done.expect("it does not hang").unwrap();
        Done {
            succeeded: done.status.success(),
            output: String::from_utf8(done.stdout).unwrap(),
            told: String::from_utf8(done.stderr).unwrap(),
        }
    }

    /// Gives a program these settings as its whole environment, besides where the database is if it is on a server.
    fn with_settings<'a>(
        &self,
        program: &'a mut Command,
        settings: &[(&str, &str)],
    ) -> &'a mut Command {
        program
            .env_clear()
            .env("RUST_LOG", "info,serenity::client::dispatch=debug");
        program.envs(self.server()).envs(settings.iter().copied())
    }

    /// The setting that names the database, if it is on a server.
    pub fn server(&self) -> Option<(&'static str, String)> {
        let is_server = matches!(self.database, Database::Server(_));
        is_server.then(|| ("DATABASE_URL", self.database.url()))
    }

    /// Starts the program for this Discord with a limit on the size of its files, in blocks.
    /// Exceeding it is an error and not a signal, as on a full disk.
    pub fn start_unsignalled(&self, discord: &LocalDiscord, blocks: &str) -> Program {
        let mut shell = Command::new("/bin/sh");
        let limited = "trap '' XFSZ; ulimit -S -f \"$1\"; exec \"$0\"";
        shell.args(["-c", limited, env!("CARGO_BIN_EXE_tessera"), blocks]);
        let api = discord.api_url();
        self.spawn(self.with_settings(&mut shell, &for_discord(discord, &api)))
    }

    /// Starts the program for this Discord with these arguments.
    pub fn start_with(&self, arguments: &[&str], discord: &LocalDiscord) -> Program {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera"));
        program.args(arguments);
        let api = discord.api_url();
        self.spawn(self.with_settings(&mut program, &for_discord(discord, &api)))
    }

    /// Starts the program for this Discord with a clock of its own: the system's, plus the offset
    /// in the file `ahead`, such as `+4d`. `None` if the library that does this is not installed.
    pub fn start_in_time(&self, discord: &LocalDiscord) -> Option<Program> {
        let mut libraries = std::fs::read_dir("/usr/lib").ok()?.flatten();
        let faketime = |folder: std::fs::DirEntry| {
            let library = folder.path().join("faketime/libfaketimeMT.so.1");
            library.exists().then_some(library)
        };
        let library = libraries.find_map(faketime)?;
        self.set_ahead("+0");
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera"));
        let api = discord.api_url();
        let program = self
            .with_settings(&mut program, &for_discord(discord, &api))
            .env("LD_PRELOAD", library)
            .env("FAKETIME_TIMESTAMP_FILE", self.folder.path().join("ahead"))
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        Some(self.spawn(program))
    }

    /// Sets the clock of a program that was started by [`Self::start_in_time`].
    pub fn set_ahead(&self, ahead: &str) {
        let file = self.folder.path().join("ahead");
        let new = file.with_extension("new");
        std::fs::write(&new, ahead).unwrap();
        // The program may read the file at any moment, so it is replaced at once.
        std::fs::rename(new, file).unwrap();
    }

    /// Starts the program for this Discord.
    pub fn start_for(&self, discord: &LocalDiscord) -> Program {
        self.start(&for_discord(discord, &discord.api_url()))
    }

    /// The database file.
    pub fn file(&self) -> &Path {
        self.database.file()
    }

    /// A second connection to the program's database.
    pub async fn database(&self) -> Connection {
        self.database.connect().await
    }

    /// Runs a statement on the database of a program that is not running.
    pub async fn change_database(&self, sql: &str) {
        let mut database = self.database().await;
        database.run(sql).await;
        database.close().await;
    }

    /// Makes an empty database if there is none yet.
    pub fn create_database(&self) {
        self.database.create();
    }

    /// Makes a database, or moves everything of one that no program uses into its main file.
    pub async fn settle(&self) {
        self.database.create();
        let store = Store::open_file(self.file()).await.unwrap();
        store.close().await;
    }

    /// A service over the database of a program that is not running.
    pub async fn service(&self) -> Service {
        self.database.create();
        Service::new(self.store().await)
    }

    /// The database of a program that is not running.
    pub async fn store(&self) -> Store {
        Store::open(&self.database.url()).await.unwrap()
    }

    /// Starts the program for this Discord with further settings.
    pub fn start_also(&self, discord: &LocalDiscord, further: &[(&str, &str)]) -> Program {
        self.database.create();
        let api = discord.api_url();
        let settings = [&for_discord(discord, &api), further].concat();
        self.start(&settings)
    }

    /// Runs the program here with these arguments and settings until it ends by itself. Returns its exit
    /// status, and what it wrote to standard output and to standard error.
    pub async fn asks(
        &self,
        arguments: &[&str],
        settings: &[(&str, &str)],
    ) -> (ExitStatus, String, String) {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera"));
        program.args(arguments).current_dir(self.folder.path());
        let ended = timeout(
            PATIENCE,
            self.with_settings(&mut program, settings).output(),
        )
        .await;
        let ended = ended.expect("it does not hang").unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (ended.status, text(ended.stdout), text(ended.stderr))
    }

    /// Starts the program for this Discord and waits until it is ready.
    pub async fn bot(&self, discord: &LocalDiscord) -> Program {
        self.database.create();
        let mut program = self.start_for(discord);
        program.hears("ready").await;
        program
    }
}

/// The settings with which a program finds this Discord.
fn for_discord<'a>(discord: &'a LocalDiscord, api: &'a str) -> [(&'static str, &'a str); 2] {
    [("DISCORD_TOKEN", discord.token()), ("DISCORD_API", api)]
}

impl Program {
    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id().expect("it still runs")
    }

    /// Waits until a line of the log contains these words.
    pub async fn hears(&mut self, words: &str) {
        loop {
            let mut line = String::new();
            let read = timeout(PATIENCE, self.log.read_line(&mut line)).await;
            let is_end = read.expect("the log goes on").unwrap() == 0;
            self.said.push_str(&line);
            if line.contains(words) {
                return;
            }
            assert!(!is_end, "it ended without {words:?}:\n{}", self.said);
        }
    }

    /// Where a program that was started with `METRICS_ADDR` can be asked how it is.
    pub async fn address(&mut self) -> String {
        let (before, after) = ("metrics and health are at ", "/metrics,");
        self.hears(before).await;
        let (_, address) = self.said.rsplit_once(before).unwrap();
        address.split_once(after).unwrap().0.to_owned()
    }

    /// Waits until the log contains each of these words, in any order.
    pub async fn hears_all(&mut self, words: &[&str]) {
        while let Some(unheard) = words.iter().find(|it| !self.said.contains(**it)) {
            self.hears(unheard).await;
        }
    }

    /// Kills the program without a warning.
    pub async fn kill(mut self) {
        self.child.kill().await.unwrap();
        let Ended { said, .. } = self.ends().await;
        let unparsed = dispatch_watch::unparsed_in_log(&said);
        assert!(
            unparsed.is_empty(),
            "events that could not be read: {unparsed:?}"
        );
    }

    /// Sends a signal such as `TERM`.
    pub async fn signal(&self, name: &str) {
        let id = self.id().to_string();
        let sent = Command::new("kill")
            .args(["-s", name, &id])
            .status()
            .await
            .unwrap();
        assert!(sent.success());
    }

    /// Waits until the program ends.
    pub async fn ends(mut self) -> Ended {
        let rest = timeout(PATIENCE, self.log.read_to_string(&mut self.said)).await;
        rest.expect("it does not hang").unwrap();
        let status = timeout(PATIENCE, self.child.wait()).await;
        Ended {
            status: status.expect("it does not hang").unwrap(),
            said: self.said,
        }
    }
}

impl Done {
    /// Checks that the command succeeded. Returns what it wrote to standard output.
    pub fn succeeded(self) -> String {
        assert!(self.succeeded, "it should succeed: {}", self.told);
        self.output
    }

    /// Checks that the command failed and gave a reason with these words.
    pub fn failed_with(&self, words: &str) {
        assert!(!self.succeeded, "it should fail: {}", self.told);
        let last = self.told.lines().last().unwrap_or_default();
        let says = last.starts_with("tessera: ") && last.contains(words);
        assert!(says, "{words:?} is missing: {}", self.told);
    }
}

impl Ended {
    /// Checks that the program failed and gave the reason in one line with these words.
    pub fn failed_with(&self, words: &str) {
        assert!(!self.status.success(), "it should fail:\n{}", self.said);
        let errors = || {
            self.said
                .lines()
                .filter(|line| line.starts_with("tessera: "))
        };
        assert_eq!(
            errors().count(),
            1,
            "one line should say why:\n{}",
            self.said
        );
        assert!(
            errors().all(|line| line.contains(words)),
            "{words:?} is missing:\n{}",
            self.said
        );
    }
}

/// Waits for a message in a thread of the channel, where games against the bot are.
pub async fn in_a_thread(discord: &LocalDiscord, text: &str) -> Arc<Message> {
    let general = discord.general().id();
    let found = discord.wait_for(|world| {
        let threads = world.threads_of(general).into_iter();
        let mut said = threads.flat_map(|thread| world.messages(thread.id));
        said.find(|it| it.content.contains(text)).cloned()
    });
    found
        .await
        .unwrap_or_else(|_| panic!("nobody said {text:?} in a thread"))
}
