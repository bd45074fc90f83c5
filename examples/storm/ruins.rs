//! Extra games whose rows a storm damages in the database, beside the games that are played.

use local_discord::{LocalDiscord, Person};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tessera::game::ServerId;

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
        let options = SqliteConnectOptions::new()
            .filename(home.file())
            .foreign_keys(false);
        let mut database = options.connect().await?;
        let mut ruins = Ruins {
            players: self.players,
            ..Ruins::default()
        };
        for ((kind, sql), game) in GAMES.iter().zip(self.games) {
            spoil(&mut database, sql, game).await?;
            ruins.games.push(game);
            ruins.kinds.push(kind);
        }
        let newest = "SELECT id FROM challenges ORDER BY id DESC LIMIT $1 OFFSET 1";
        let newest: Vec<i64> = sqlx::query_scalar(newest)
            .bind(i64::try_from(self.invitations)?)
            .fetch_all(&mut database)
            .await?;
        for ((kind, sql), challenge) in CHALLENGES.iter().zip(newest) {
            spoil(&mut database, sql, challenge).await?;
            ruins.challenges.push(challenge);
            ruins.kinds.push(kind);
        }
        spoil(&mut database, SERVER, i64::try_from(self.server.0)?).await?;
        ruins.games.push(self.game_of_server);
        ruins.kinds.push("the settings of a server");
        database.close().await?;
        Ok(ruins)
    }
}

impl Ruins {
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

async fn spoil(
    database: &mut SqliteConnection,
    sql: &'static str,
    number: i64,
) -> Result<(), AnyError> {
    let done = sqlx::query(sql).bind(number).execute(database).await?;
    if done.rows_affected() == 0 {
        return Err(format!("nothing was spoiled by {sql}").into());
    }
    Ok(())
}
