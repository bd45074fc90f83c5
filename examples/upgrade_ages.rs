//! Keeps a database of the age of each migration, for the test `upgrades`.
//!
//! It goes through the migrations in order. Where `tests/upgrades/ages/` has no database of that age yet, it
//! upgrades the one before, adds the rows of `tests/upgrades/seeds/NNNN.sql` if there are any, and keeps the
//! result, packed. What is there already stays as it is: it is what that version has left.
//!
//!     cargo run --example upgrade_ages

use std::error::Error;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};

const MIGRATIONS: &str = "migrations";
const AGES: &str = "tests/upgrades/ages";
const SEEDS: &str = "tests/upgrades/seeds";

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("age.sqlite");
    fs::create_dir_all(AGES)?;
    let mut scripts: Vec<_> = fs::read_dir(MIGRATIONS)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    scripts.retain(|script| script.is_file());
    scripts.sort();
    let known = folder.path().join("known");
    fs::create_dir(&known)?;
    for script in scripts {
        let name = script.file_name().ok_or("a migration has a name")?;
        fs::copy(&script, known.join(name))?;
        let number: String = name.to_string_lossy().chars().take(4).collect();
        let age = PathBuf::from(format!("{AGES}/{number}.sqlite.gz"));
        if age.exists() {
            io::copy(
                &mut GzDecoder::new(File::open(&age)?),
                &mut File::create(&database)?,
            )?;
            continue;
        }
        upgrade(&database, &known, &number).await?;
        let mut packed = GzEncoder::new(File::create(&age)?, Compression::best());
        io::copy(&mut File::open(&database)?, &mut packed)?;
        packed.finish()?;
        println!("{}", age.display());
    }
    Ok(())
}

/// Applies the migrations in this folder, and adds the rows of this age.
async fn upgrade(database: &Path, migrations: &Path, number: &str) -> Result<(), Box<dyn Error>> {
    let url = format!("sqlite:{}?mode=rwc", database.display());
    let mut connection = SqliteConnection::connect(&url).await?;
    let migrator = Migrator::new(migrations).await?;
    migrator.run_direct(None, &mut connection, false).await?;
    let seed = PathBuf::from(format!("{SEEDS}/{number}.sql"));
    if seed.exists() {
        let rows = fs::read_to_string(&seed)?;
        let added = connection.execute(sqlx::AssertSqlSafe(rows)).await;
        added.map_err(|error| format!("{}: {error}", seed.display()))?;
    }
    connection.execute("VACUUM").await?;
    Ok(connection.close().await?)
}
