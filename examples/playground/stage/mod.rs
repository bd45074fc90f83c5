//! The stand-in Discord, the real bot connected to it, and the page, in one process.
//!
//! * `life` starts, stops and kills the bot; `switch` lets the page do so.
//! * `page` serves what a browser needs.

mod life;
mod page;
mod switch;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use local_discord::{KeepFiles, LocalDiscord};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tessera::config::Config;
use tessera::discord::TimeOfDay;
use tessera::store::Store;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use life::Life;

/// Any error of the playground.
pub type AnyError = Box<dyn std::error::Error + Send + Sync>;

/// The account that owns the server.
pub const OWNER: &str = "Ann";
/// The other accounts.
pub const OTHERS: [&str; 2] = ["Ben", "Cleo"];

/// When the server was founded. It is always the same moment long ago, so that a kept database
/// recognises its people.
const FOUNDED_AT: Timestamp = Timestamp::constant(1_700_000_000, 0);
/// How many pictures are kept in memory.
const PICTURES: usize = 500;

/// Everything that runs.
pub struct Stage {
    /// The stand-in, for access behind the scenes.
    pub discord: LocalDiscord,
    /// The bot.
    pub bot: Arc<Life>,
    following: JoinHandle<()>,
    /// The database, which no other playground may use at the same time.
    games: Store,
    /// The folder of a temporary database.
    pub folder: Option<TempDir>,
}

/// How everything should run.
#[derive(Default)]
pub struct Plan {
    /// The page's port; 0 picks a free one.
    pub port: u16,
    /// The file in which the games are kept; without it they are deleted at the end.
    pub database: Option<PathBuf>,
    /// The file in which people's acts are recorded.
    pub record: Option<PathBuf>,
}

impl Stage {
    /// Starts everything.
    pub async fn set(plan: Plan) -> Result<Self, AnyError> {
        let database = plan.database.as_deref();
        let folder = match database {
            None => Some(TempDir::new()?),
            Some(_) => None,
        };
        let file = match (&folder, database) {
            (Some(folder), _) => folder.path().join("playground.sqlite"),
            (None, file) => file
                .unwrap_or_else(|| Path::new("playground.sqlite"))
                .to_owned(),
        };
        let database = format!("sqlite:{}", file.display());
        let life = Arc::new(Life::new());
        let builder = LocalDiscord::builder();
        let builder = match plan.record {
            Some(file) => builder.record(file),
            None => builder,
        };
        let discord = builder
            .port(plan.port)
            .bot_name("Tessera")
            .owner(OWNER)
            .people(OTHERS)
            .founded_at(FOUNDED_AT)
            .keep_files(KeepFiles::Last(PICTURES))
            .beside(page::routes().merge(switch::routes(Arc::clone(&life))))
            .start()
            .await?;
        let time = TimeOfDay::new();
        let games = Store::open_for_bot(&database).await?;
        forget_messages(&file).await?;
        let ahead = ahead(&games).await?;
        discord.advance(ahead);
        time.advance(signed(ahead));
        let following = tokio::spawn(follow(discord.pushes(), time.clone(), ahead));
        let settings = [
            ("DISCORD_TOKEN", discord.token().to_owned()),
            ("DISCORD_API", discord.api_url()),
            ("DATABASE_URL", database),
        ];
        life.is_for(Config::from_pairs(settings)?, time);
        life.start().await?;
        Ok(Self {
            discord,
            bot: life,
            following,
            games,
            folder,
        })
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("{}/", self.discord.api_url())
    }

    /// Ends everything: the bot finishes what it is doing, and no file is left that nobody asked
    /// for.
    pub async fn clear(self) {
        self.bot.stop().await;
        self.following.abort();
        self.games.close().await;
        if let Some(Err(error)) = self.folder.map(TempDir::close) {
            eprintln!("playground: the games' folder stays: {error}");
        }
    }
}

/// Makes the bot's time follow the stand-in's clock from now on.
async fn follow(mut pushes: watch::Receiver<Duration>, time: TimeOfDay, mut followed: Duration) {
    loop {
        let now = *pushes.borrow_and_update();
        time.advance(signed(now.saturating_sub(followed)));
        followed = now;
        if pushes.changed().await.is_err() {
            return;
        }
    }
}

fn signed(duration: Duration) -> SignedDuration {
    SignedDuration::try_from(duration).unwrap_or(SignedDuration::MAX)
}

/// Makes the bot post everything that is open once more: a new stand-in has none of the messages and
/// threads that an earlier one had.
async fn forget_messages(file: &Path) -> Result<(), AnyError> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut database = SqliteConnection::connect_with(&options).await?;
    let forget = [
        "UPDATE games SET posted_ply = NULL, board = NULL, board_channel = NULL,
             channel = COALESCE(parent, channel), parent = NULL
         WHERE to_move IS NOT NULL",
        "UPDATE challenges SET message = NULL WHERE game IS NULL AND refused IS NULL",
    ];
    for statement in forget {
        sqlx::query(statement).execute(&mut database).await?;
    }
    Ok(database.close().await?)
}

/// How far this database was ahead of the system's clock when it was last used: in a playground,
/// time passes faster, and the bot refuses to run after its clock was set back.
async fn ahead(games: &Store) -> Result<Duration, AnyError> {
    let alive_at = games.read().await?.alive_at().await?;
    let ahead = alive_at.map(|at| at.duration_since(Timestamp::now()));
    Ok(ahead
        .and_then(|ahead| Duration::try_from(ahead).ok())
        .map_or(Duration::ZERO, |ahead| ahead + Duration::from_secs(1)))
}
