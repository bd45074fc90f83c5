//! A service over a fresh database, and people to use it.

use std::path::Path;

use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;
use tessera::game::{
    Challenge, ChannelId, Coin, First, Game, GameId, Pace, Person, Place, PlayerId, ServerId,
    Terms, Viewpoint,
};
use tessera::rules::{Move, Point, catalogue};
use tessera::service::attempts::Unposted;
use tessera::service::{Error, GameView, HistoryFilter, HistoryRequest, Service, ServiceRefusal};
use tessera::store::Store;

use crate::database::{Connection, Database};

pub const SERVER: ServerId = ServerId(900);

pub struct World {
    pub service: Service,
    pub store: Store,
    database: Database,
    folder: TempDir,
}

pub async fn world() -> World {
    let folder = tempfile::tempdir().expect("a directory for the test");
    let database = Database::fresh(folder.path().join("tessera.sqlite"));
    let store = open(&database).await;
    World {
        service: Service::new(store.clone()),
        store,
        database,
        folder,
    }
}

async fn open(database: &Database) -> Store {
    let store = Store::open(&database.url()).await;
    store.expect("a fresh database opens")
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
            database,
            folder,
        } = self;
        drop((service, store));
        let store = open(&database).await;
        Self {
            service: Service::new(store.clone()),
            store,
            database,
            folder,
        }
    }

    /// The file of the database.
    pub fn file(&self) -> &Path {
        self.database.file()
    }

    /// A connection to the database, past the service.
    pub async fn connect(&self) -> Connection {
        self.database.connect().await
    }

    /// Runs a statement on the database, and returns the first value it yields, if any.
    pub async fn database(&self, sql: &str) -> Option<String> {
        self.connect().await.value(sql).await
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
