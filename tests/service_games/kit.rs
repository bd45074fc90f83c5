//! A service over a fresh database, and people to use it.
//!
//! With `TEST_DATABASE=postgres` the database is one on a server of the tests' own.

use std::path::PathBuf;

use jiff::{SignedDuration, Timestamp};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};
use tempfile::TempDir;
use tessera::game::{
    Challenge, ChannelId, Coin, First, Game, GameId, Pace, Person, Place, PlayerId, ServerId,
    Terms, Viewpoint,
};
use tessera::rules::{Move, Point, catalogue};
use tessera::service::attempts::Unposted;
use tessera::service::{Error, GameView, HistoryFilter, HistoryRequest, Service, ServiceRefusal};
use tessera::store::Store;

use crate::cluster::{self, Database};
use crate::database;

pub const SERVER: ServerId = ServerId(900);

const FILE: &str = "tessera.sqlite";

pub struct World {
    pub service: Service,
    pub store: Store,
    place: StoredIn,
}

/// Where the database is.
enum StoredIn {
    File(TempDir),
    Server(Database),
}

/// Whether the databases are on a server, where a test that changes a file, or what only SQLite has, makes no sense.
pub fn is_on_server() -> bool {
    std::env::var("TEST_DATABASE").is_ok_and(|it| it == "postgres")
}

pub async fn world() -> World {
    let place = if is_on_server() {
        let cluster = cluster::shared().expect("PostgreSQL is installed");
        StoredIn::Server(cluster.fresh())
    } else {
        let directory = tempfile::tempdir().expect("a directory for the test");
        database::create(&directory.path().join(FILE));
        StoredIn::File(directory)
    };
    let store = place.open().await;
    World {
        service: Service::new(store.clone()),
        store,
        place,
    }
}

impl StoredIn {
    fn file(&self) -> PathBuf {
        match self {
            Self::File(directory) => directory.path().join(FILE),
            Self::Server(_) => panic!("there is no file"),
        }
    }

    async fn open(&self) -> Store {
        let url = match self {
            Self::File(_) => format!("sqlite:{}", self.file().display()),
            Self::Server(database) => database.url(),
        };
        Store::open(&url).await.expect("a fresh database opens")
    }
}

/// The same statement for PostgreSQL: bytes are written in another way.
fn for_server(sql: &str) -> String {
    let sql = match sql.split_once("zeroblob(") {
        Some((before, rest)) => {
            let (count, rest) = rest.split_once(')').expect("how many bytes");
            format!("{before}decode(repeat('00', {count}), 'hex'){rest}")
        }
        None => sql.to_owned(),
    };
    let mut parts = sql.split(" x'");
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (bytes, rest) = part.split_once('\'').expect("the end of the bytes");
        written.push_str(" '\\x");
        written.push_str(bytes);
        written.push_str("'::bytea");
        written.push_str(rest);
    }
    written
}

/// Asks for the first page of a list, as a member of a server of which its player is one, too.
pub fn from_fellow(viewpoint: Viewpoint, filter: HistoryFilter) -> HistoryRequest {
    HistoryRequest {
        viewpoint,
        filter,
        is_fellow_member: true,
        page: 1,
    }
}

/// This many seconds after noon on a fixed day.
pub fn at(seconds: i64) -> Timestamp {
    let noon: Timestamp = "2026-03-01T12:00:00Z".parse().expect("a time");
    noon + SignedDuration::from_secs(seconds)
}

pub fn days(days: i64) -> Timestamp {
    at(days * 24 * 60 * 60)
}

pub fn person(id: u64, name: &str) -> Person {
    Person::new(PlayerId(id), name)
}

pub fn anna() -> Person {
    person(1, "Anna")
}

pub fn ben() -> Person {
    person(2, "Ben")
}

pub fn carl() -> Person {
    person(3, "Carl")
}

pub fn place() -> Place {
    Place {
        server: Some(SERVER),
        channel: ChannelId(800),
    }
}

pub fn terms(rated: bool) -> Terms {
    let ruleset = catalogue::find("pente").expect("the base game");
    Terms {
        ruleset,
        pace: Pace::Relaxed,
        rated,
        first: First::Challenger,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    }
}

pub fn point(text: &str) -> Move {
    let size = catalogue::find("pente").expect("the base game").size;
    Move::Place(Point::parse(text, size).expect("a point"))
}

/// Anna moves first, and wins with the last of these stones.
pub const ROW: &[&str] = &["A1", "N10", "A3", "L10", "A5", "M10", "A7", "O10"];

/// Anna moves first, and has captured five pairs after the last of these stones.
pub const CAPTURES: &[&str] = &[
    "B1", "N10", "C1", "A1", "B3", "D1", "C3", "A3", "B5", "D3", "C5", "A5", "B7", "D5", "C7",
    "A7", "B9", "D7", "C9", "A9", "T19", "D9",
];

/// Enough stones for the game to count, with nothing decided.
pub const QUIET: &[&str] = &["A1", "N10", "A3"];

impl World {
    /// Drops everything that is not on disk, without a clean shutdown.
    pub async fn restarted(self) -> Self {
        let Self {
            service,
            store,
            place,
        } = self;
        drop((service, store));
        let store = place.open().await;
        Self {
            service: Service::new(store.clone()),
            store,
            place,
        }
    }

    /// The file of the database.
    pub fn file(&self) -> PathBuf {
        self.place.file()
    }

    /// Runs a statement on the database, and returns the first value it yields, if any.
    pub async fn database(&self, sql: &'static str) -> Option<String> {
        if let StoredIn::Server(database) = &self.place {
            let connection = PgConnection::connect(&database.url()).await;
            let mut connection = connection.expect("the database opens");
            // Several statements in one go are not prepared; all values are text then.
            let query = sqlx::raw_sql(AssertSqlSafe(for_server(sql)));
            let row = query.fetch_optional(&mut connection).await;
            return row.expect("the database does it").map(|row| row.get(0));
        }
        let options = SqliteConnectOptions::new().filename(self.file());
        let mut connection = options.connect().await.expect("the database opens");
        let row = sqlx::query(sql).fetch_optional(&mut connection);
        let row = row.await.expect("the database does it");
        row.map(|row| row.get(0))
    }

    /// An invitation made at `at(0)`. If that is too many at once, the earlier ones are dated back
    /// a minute.
    pub async fn challenge(&self, by: Person, to: Person, rated: bool) -> Challenge {
        self.challenge_on(by, to, terms(rated), place()).await
    }

    /// The same on these terms, in this channel.
    async fn challenge_on(&self, by: Person, to: Person, terms: Terms, place: Place) -> Challenge {
        let make = || {
            let (by, to) = (by.clone(), Some(to.clone()));
            self.service.challenge(by, to, terms.clone(), place, at(0))
        };
        if let Ok(challenge) = make().await {
            return challenge;
        }
        self.database("UPDATE challenges SET made_at = made_at - 60000")
            .await;
        make().await.expect("a challenge")
    }

    /// A game in which `first` moves first. They were told that it was accepted.
    pub async fn game(&self, first: Person, second: Person, rated: bool) -> GameId {
        let challenge = self.challenge(first, second.clone(), rated).await;
        let accepted = self
            .service
            .accept(challenge.id, second, Coin::Heads, at(0))
            .await;
        let game = accepted.expect("the game begins").game.game.id;
        let unposted = self.service.to_post(at(0), None).await;
        for unposted in unposted.expect("what is to be posted").now {
            if let Unposted::News(told) = unposted {
                self.service.news_sent(told, None).await.expect("noted");
            }
        }
        game
    }

    /// A game on these terms that begins at once.
    pub async fn game_on(&self, first: Person, second: Person, terms: Terms) -> GameId {
        let place = Place {
            server: Some(SERVER),
            channel: ChannelId(77),
        };
        let challenge = self.challenge_on(first, second.clone(), terms, place).await;
        let accepted = self
            .service
            .accept(challenge.id, second, Coin::Heads, at(0));
        accepted.await.expect("the game begins").game.game.id
    }

    /// Plays the stones, each for the player to move.
    pub async fn play(&self, game: GameId, stones: &[&str], now: Timestamp) -> GameView {
        let mut view = self.service.game(game).await.expect("the game");
        for stone in stones {
            let by = view.game.to_move().expect("the game runs");
            let played = self.service.play(game, by, point(stone), None, now).await;
            view = played.unwrap_or_else(|error| panic!("{stone}: {error}"));
        }
        view
    }
}

/// Plays enough stones for a game to count, with nothing decided.
pub async fn play_quietly(service: &Service, game: GameId, now: Timestamp) {
    for stone in QUIET {
        let view = service.game(game).await.expect("the game");
        let by = view.game.to_move().expect("the game runs");
        let played = service.play(game, by, point(stone), None, now).await;
        played.unwrap_or_else(|error| panic!("{stone}: {error}"));
    }
}

/// The refusal of a service call.
pub fn refusal<T: std::fmt::Debug>(answer: Result<T, Error>) -> ServiceRefusal {
    match answer {
        Err(Error::Refused(refusal)) => refusal,
        other => panic!("not a refusal: {other:?}"),
    }
}

/// Why the game or the challenge refuses an action.
pub fn game_refusal<T: std::fmt::Debug>(answer: Result<T, Error>) -> tessera::game::GameRefusal {
    match refusal(answer) {
        ServiceRefusal::Game(refusal) => refusal,
        other => panic!("not a refusal by the game: {other:?}"),
    }
}

/// The visible state of a game, to tell whether it has changed.
pub fn visible_state(game: &Game) -> (Vec<Move>, Timestamp, Option<PlayerId>) {
    (game.record().moves.clone(), game.moved_at, game.to_move())
}
