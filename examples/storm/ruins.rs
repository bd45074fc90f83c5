//! Extra games whose rows a storm damages in the database, beside the games that are played.
//!
//! A server refuses some of that damage, since its columns have types; what was refused is not done there.

use local_discord::{LocalDiscord, Person};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tessera::game::ServerId;
use tessera::store::is_on_server;

use crate::AnyError;
use crate::act;
use crate::damage::{CHALLENGES, GAMES, SERVER};
use crate::home::Home;
use crate::pair::Pair;
use crate::tally::Tally;

/// How often a person asks if a newly started bot does not answer in time.
const ATTEMPTS: usize = 3;

/// What was damaged.
#[derive(Debug, Default)]
pub struct Ruins {
    /// Games that no longer need to be readable.
    pub games: Vec<i64>,
    /// Challenges that no longer need to be readable.
    pub challenges: Vec<i64>,
    /// A description of each kind of damage.
    pub kinds: Vec<&'static str>,
    /// The kinds of damage that the database has refused.
    pub refused: Vec<&'static str>,
    players: Vec<Person>,
}

/// The games and invitations to damage later; to create them, the bot must be running.
pub struct Site {
    games: Vec<i64>,
    players: Vec<Person>,
    invitations: usize,
    game_of_server: i64,
    server: ServerId,
}

impl Site {
    /// Lets people begin everything that will be damaged.
    pub async fn build(discord: &LocalDiscord) -> Result<Self, AnyError> {
        let channel = discord.guild("Ruins").channel("ruins");
        let pair = |number| {
            let names = [format!("Rex {number}"), format!("Ruth {number}")];
            let pair = Pair::new(discord, &channel, names);
            for person in [&pair.one, &pair.other] {
                person.joins(&discord.guild("Ruins"));
            }
            pair
        };
        let (mut games, mut players) = (Vec::new(), Vec::new());
        for number in 0..GAMES.len() {
            let pair = pair(number);
            games.push(pair.begin(discord, "daily").await?);
            players.push(pair.one);
        }
        for number in 0..CHALLENGES.len() {
            pair(GAMES.len() + number).invite(discord, &[]).await?;
        }
        let guild = discord.guild("Rubble");
        let rubble = guild.channel("rubble");
        let names = ["Rob".to_owned(), "Ria".to_owned()];
        let owners = Pair::new(discord, &rubble, names);
        owners.one.joins(&guild);
        owners.other.joins(&guild);
        Ok(Self {
            games,
            players,
            invitations: CHALLENGES.len(),
            game_of_server: owners.begin(discord, "daily").await?,
            server: ServerId(guild.id().get()),
        })
    }

    /// Damages all of it. No bot may be running.
    pub async fn spoil(self, home: &Home) -> Result<Ruins, AnyError> {
        let mut rows = Rows::open(home.database()).await?;
        let mut ruins = Ruins::default();
        let games = self.games.into_iter().zip(self.players);
        for ((kind, sql), (game, player)) in GAMES.iter().zip(games) {
            if ruins.spoil(&mut rows, (kind, sql), game).await? {
                ruins.games.push(game);
                ruins.players.push(player);
            }
        }
        let newest = rows.newest_challenges(self.invitations).await?;
        for ((kind, sql), challenge) in CHALLENGES.iter().zip(newest) {
            if ruins.spoil(&mut rows, (kind, sql), challenge).await? {
                ruins.challenges.push(challenge);
            }
        }
        let server = i64::try_from(self.server.0)?;
        let kind = "the settings of a server";
        if ruins.spoil(&mut rows, (kind, SERVER), server).await? {
            ruins.games.push(self.game_of_server);
        }
        rows.close().await?;
        Ok(ruins)
    }
}

/// The database as what it is, past everything that the bot keeps it from.
enum Rows {
    File(SqliteConnection),
    Server(PgConnection),
}

impl Rows {
    async fn open(url: &str) -> Result<Self, AnyError> {
        if is_on_server(url) {
            return Ok(Self::Server(PgConnection::connect(url).await?));
        }
        let options: SqliteConnectOptions = url.parse()?;
        let connection = options.foreign_keys(false).connect().await?;
        Ok(Self::File(connection))
    }

    /// Does something to a row. Returns to how many it was done.
    async fn spoil(&mut self, sql: &'static str, number: i64) -> Result<u64, sqlx::Error> {
        Ok(match self {
            Self::File(file) => {
                let done = sqlx::query(sql).bind(number).execute(file);
                done.await?.rows_affected()
            }
            Self::Server(server) => {
                // Bytes are written in another way there.
                let sql = sql.replace("x'ffffffff'", r"'\xffffffff'::bytea");
                let done = sqlx::query(AssertSqlSafe(sql)).bind(number);
                done.execute(server).await?.rows_affected()
            }
        })
    }

    /// The newest challenges but one, newest first.
    async fn newest_challenges(&mut self, count: usize) -> Result<Vec<i64>, AnyError> {
        let newest = "SELECT id FROM challenges ORDER BY id DESC LIMIT $1 OFFSET 1";
        let count = i64::try_from(count)?;
        Ok(match self {
            Self::File(file) => {
                let newest = sqlx::query_scalar(newest).bind(count);
                newest.fetch_all(file).await?
            }
            Self::Server(server) => {
                let newest = sqlx::query_scalar(newest).bind(count);
                newest.fetch_all(server).await?
            }
        })
    }

    async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Self::File(file) => file.close().await,
            Self::Server(server) => server.close().await,
        }
    }
}

impl Ruins {
    /// Does this damage. Returns whether the database has accepted it, as a file always does.
    async fn spoil(
        &mut self,
        rows: &mut Rows,
        (kind, sql): (&'static str, &'static str),
        number: i64,
    ) -> Result<bool, AnyError> {
        match rows.spoil(sql, number).await {
            Ok(0) => Err(format!("nothing was spoiled by {sql}").into()),
            Ok(_) => {
                self.kinds.push(kind);
                Ok(true)
            }
            Err(sqlx::Error::Database(_)) if matches!(rows, Rows::Server(_)) => {
                self.refused.push(kind);
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Lets the players of the damaged games ask for them. Returns one line for each command that
    /// got no answer.
    pub async fn ask(&self, tally: &Tally) -> Vec<String> {
        let mut broken = Vec::new();
        for ((player, game), what) in self.players.iter().zip(&self.games).zip(&self.kinds) {
            let named = [("game", game.to_string().into())];
            for (command, options) in [("board", named.to_vec()), ("games", Vec::new())] {
                let mut is_answered = false;
                for _ in 0..ATTEMPTS {
                    let asked = player.slash(command, options.clone());
                    if let Some(answer) = act::timed(tally, asked).await {
                        let said = player.settled(answer).await;
                        is_answered |= said.is_ok_and(|said| !said.content().is_empty());
                    }
                    if is_answered {
                        break;
                    }
                }
                if !is_answered {
                    broken.push(format!("with {what} damaged, /{command} is not answered"));
                }
            }
        }
        broken
    }
}
