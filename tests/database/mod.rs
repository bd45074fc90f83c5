//! A database that nothing was saved in yet, for each test that begins with one.
//!
//! It is a file, or with `TEST_DATABASE=postgres` one on a server of the tests' own. Every migration runs when a database
//! is created, which takes longer than most tests. So each program of tests creates one, and its tests begin with copies.

#![allow(dead_code, reason = "each program of tests uses its part")]

#[path = "../postgres/cluster.rs"]
mod cluster;
mod connection;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::thread;

use tempfile::TempDir;
use tessera::store::Store;
use tokio::runtime;

#[allow(unused_imports, reason = "each program of tests uses its part")]
pub use connection::{Connection, Refused, Values};

/// A database of a test.
pub enum Database {
    /// It is in this file, or will be.
    File(PathBuf),
    /// It is on a server, and dropped with this.
    Server(cluster::Database),
}

/// Whether the databases are on a server.
pub fn is_on_server() -> bool {
    std::env::var("TEST_DATABASE").is_ok_and(|it| it == "postgres")
}

/// Whether a test is left out because its databases are on a server. A line says so, and why.
pub fn is_left_out(why: &str) -> bool {
    if is_on_server() {
        let thread = thread::current();
        let test = thread.name().unwrap_or("a test");
        // It is seen although the test passes.
        let _ = writeln!(io::stderr(), "left out on PostgreSQL: {test}: {why}");
    }
    is_on_server()
}

/// Whether a test is left out because it is about the files of a database.
pub fn is_only_for_files() -> bool {
    is_left_out("it is about files")
}

impl Database {
    /// An empty database of the newest schema: in this file, which does not exist yet, or on the server.
    pub fn fresh(file: PathBuf) -> Self {
        let database = Self::planned(file);
        database.create();
        database
    }

    /// The same, but a file is not created yet.
    pub fn planned(file: PathBuf) -> Self {
        if is_on_server() {
            let cluster = cluster::shared().expect("PostgreSQL is installed");
            Self::Server(cluster.fresh())
        } else {
            Self::File(file)
        }
    }

    /// Creates the file, unless it is there.
    pub fn create(&self) {
        if let Self::File(file) = self
            && !file.exists()
        {
            create(file);
        }
    }

    /// The URL by which a program opens it.
    pub fn url(&self) -> String {
        match self {
            Self::File(file) => format!("sqlite:{}", file.display()),
            Self::Server(database) => database.url(),
        }
    }

    /// The file, which there must be.
    pub fn file(&self) -> &Path {
        match self {
            Self::File(file) => file,
            Self::Server(_) => panic!("there is no file"),
        }
    }

    /// A connection past the bot.
    pub async fn connect(&self) -> Connection {
        Connection::open(&self.url()).await
    }
}

/// Writes an empty database of the newest schema into a file that does not exist yet.
pub fn create(file: &Path) {
    static EMPTY: OnceLock<Vec<u8>> = OnceLock::new();
    // A test that waits for a runtime may not begin a second one in its own thread.
    let empty = EMPTY.get_or_init(|| thread::spawn(migrate).join().unwrap());
    fs::write(file, empty).unwrap();
}

fn migrate() -> Vec<u8> {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("empty.sqlite");
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(async {
        let store = Store::open_file(&file).await.unwrap();
        // This moves everything into the main file.
        store.close().await;
    });
    fs::read(file).unwrap()
}
