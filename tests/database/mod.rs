//! A database that nothing was saved in yet, for each test that begins with one.
//!
//! Every migration runs when a database is created, which takes longer than most tests. So each
//! program of tests creates one, and its tests begin with copies.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use std::thread;

use tempfile::TempDir;
use tessera::store::Store;
use tokio::runtime;

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
